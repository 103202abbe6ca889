/** What of a pressed key bears on whether it asks for something by a letter. */
export type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: unknown;
};

/** Whether a key is this letter by itself; written into a line it is only a letter. */
export function isLetterKey({ key, ctrlKey, altKey, metaKey, target }: Pressed, letter: string): boolean {
  if (ctrlKey || altKey || metaKey || key.toLowerCase() !== letter) return false;
  return !(target instanceof HTMLInputElement);
}

/** Lays the rules over the table, or takes them off. */
export const RULES_KEY = 'r';
/** Sounds on, or off. */
export const SOUND_KEY = 'm';
/** Lays over the table how somebody else comes in, or takes it off. */
export const DOOR_KEY = 'c';
/** Lays the page about the network over what is there, or takes it off. */
export const NETWORK_KEY = 'n';
