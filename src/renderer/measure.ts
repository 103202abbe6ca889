import { innerHeight, innerWidth } from 'svelte/reactivity/window';

/** The window the design was drawn for, and the TV (design.md sections 3 and 9). */
const DESK = { width: 1280, height: 800 };
const TV = { width: 1920, height: 1080 };

/**
 * How many px one px of the desk mocks is in this window: grows with it, never shrinks, so that text stays readable.
 * Style sheets know the same as `--u`.
 */
export function deskUnit(): number {
  return Math.max(1, Math.min(width() / DESK.width, height() / DESK.height));
}

/** The same for the TV, which is one picture at every size. */
export function tvUnit(): number {
  return Math.min(width() / TV.width, height() / TV.height);
}

/** Whether the window has less room than the mocks, so that things stand closer. */
export function isTight(): boolean {
  return width() < 1100 || height() < 700;
}

/**
 * Whether the window has the phone's layout (design.md section 9). Style sheets ask the same:
 * `(max-width: 899px), (max-height: 499px)`.
 */
export function isPhone(): boolean {
  return width() < 900 || height() < 500;
}

/** Whether a phone lies on its side, with the hand in a column at the right. */
export function isPhoneLying(): boolean {
  return isPhone() && width() > height();
}

/** Whether a phone is held upright: screens of two columns are one then, with what can be pressed on the rail below. */
export function isPhoneUpright(): boolean {
  return isPhone() && !isPhoneLying();
}

/** px from the window's upper edge to its lower one. */
export function windowHeight(): number {
  return height();
}

function width(): number {
  return innerWidth.current ?? DESK.width;
}

function height(): number {
  return innerHeight.current ?? DESK.height;
}

/** Past so many letters a name is written smaller, on two lines where it must be; the longest have 24. */
const SHORT_NAME = 12;
/** Letters of the East and pictures are as wide as two others. */
const WIDE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u;
/** Marks and joiners stand on other letters. */
const NO_LETTERS = /[\p{M}\p{Cf}]/gu;

export function isLongName(name: string): boolean {
  const letters = Array.from(name.replaceAll(NO_LETTERS, ''));
  return letters.reduce((width, letter) => width + (WIDE.test(letter) ? 2 : 1), 0) > SHORT_NAME;
}
