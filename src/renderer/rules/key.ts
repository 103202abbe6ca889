const RULES_KEY = 'r';

/** What of a pressed key bears on whether it asks for the rules. */
export type Pressed = {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: unknown;
};

/** Whether a key asks for the rules of the table; written into a line it is only a letter. */
export function isRulesKey({ key, ctrlKey, altKey, metaKey, target }: Pressed): boolean {
  if (ctrlKey || altKey || metaKey || key.toLowerCase() !== RULES_KEY) return false;
  return !(target instanceof HTMLInputElement);
}
