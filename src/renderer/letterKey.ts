import type { LetterKeys } from '../shared/settings';
import { wished } from './settings/wished.svelte';

/** What of a pressed key bears on what it asks for. */
export type Pressed = {
  readonly key: string;
  readonly code: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly target: unknown;
};

/** A letter or digit where it is printed on the keyboard, by the name the browser has for that place. */
const PRINTED = /^(?:Key|Digit)([A-Z0-9])$/;

/**
 * The name of a key as far as it asks for something: keys with a name by themselves, letters and digits as people
 * want them (WCAG 2.1.4), in small letters. Null where it is nobody's, or the system's.
 */
export function keyOf(
  { key, code, ctrlKey, altKey, metaKey }: Pressed,
  letterKeys: LetterKeys,
): string | null {
  if (ctrlKey || metaKey) return null;
  // With Alt some systems write another sign, or wait for the letter that gets an accent.
  const sign = altKey && !/^[a-z0-9]$/i.test(key) ? (PRINTED.exec(code)?.[1] ?? key) : key;
  if (sign.length > 1) return altKey ? null : sign;
  const isAsked = letterKeys === 'alt' ? altKey : letterKeys === 'on' && !altKey;
  return isAsked ? sign.toLowerCase() : null;
}

/** The same by the settings of this page, outside of lines where letters are only written. */
export function pressedKey(event: Pressed): string | null {
  const isWriting = event.target instanceof HTMLInputElement && event.target.type === 'text';
  return isWriting && event.key.length === 1 ? null : keyOf(event, wished.letterKeys);
}

/** Whether a key is this letter, as letters are asked for here. */
export function isLetterKey(event: Pressed, letter: string): boolean {
  return pressedKey(event) === letter;
}

/** How a letter's key is written where it is offered, such as `D` or `Alt + D`; null where letters are off. */
export function letterHint(letter: string): string | null {
  if (wished.letterKeys === 'off') return null;
  return wished.letterKeys === 'alt' ? `Alt + ${letter}` : letter;
}

/** Lays the rules over the table, or takes them off. */
export const RULES_KEY = 'r';
/** Sounds on, or off. */
export const SOUND_KEY = 'm';
/** Lays over the table how somebody else comes in, or takes it off. */
export const DOOR_KEY = 'c';
/** Lays the page about the network over what is there, or takes it off. */
export const NETWORK_KEY = 'n';
/** Lays the settings over what is there, or takes them off. */
export const SETTINGS_KEY = 'o';
