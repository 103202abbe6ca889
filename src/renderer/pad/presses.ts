/** What of a gamepad is read (Gamepad API, the standard layout). */
export type PadSeen = {
  readonly buttons: readonly { readonly pressed: boolean }[];
  readonly axes: readonly number[];
};

/** Buttons by where they are: what stands on them differs from maker to maker. */
export type PadButton =
  'below' | 'right' | 'left' | 'above' | 'shoulderLeft' | 'shoulderRight' | 'up' | 'down' | 'west' | 'east';

/** The standard layout: which button has which number. */
const NUMBERS: readonly (readonly [number, PadButton])[] = [
  [0, 'below'],
  [1, 'right'],
  [2, 'left'],
  [3, 'above'],
  [4, 'shoulderLeft'],
  [5, 'shoulderRight'],
  [12, 'up'],
  [13, 'down'],
  [14, 'west'],
  [15, 'east'],
];
/** From here on a stick is pushed; sticks that are worn never rest at 0. */
const PUSHED = 0.6;
const DIRECTIONS: ReadonlySet<PadButton> = new Set<PadButton>(['up', 'down', 'west', 'east']);
/** A direction that is held down goes on by itself, as a key does. */
const REPEATS_AFTER_MS = 420;
const REPEATS_EVERY_MS = 140;

/** Everything that is held down on a pad; its left stick counts as its cross. */
export function heldOn({ buttons, axes }: PadSeen): ReadonlySet<PadButton> {
  const held = new Set(NUMBERS.flatMap(([number, button]) => (buttons[number]?.pressed ? [button] : [])));
  const [x = 0, y = 0] = axes;
  if (Math.abs(x) >= Math.abs(y)) {
    if (x <= -PUSHED) held.add('west');
    if (x >= PUSHED) held.add('east');
  } else {
    if (y <= -PUSHED) held.add('up');
    if (y >= PUSHED) held.add('down');
  }
  return held;
}

/** Tells presses from what is merely still held down. */
export class Presses {
  #next: ReadonlyMap<PadButton, number> = new Map();

  /** The buttons that count as pressed at a moment, in milliseconds, when these are held down. */
  at(now: number, held: ReadonlySet<PadButton>): readonly PadButton[] {
    const pressed = [...held].filter((button) => now >= (this.#next.get(button) ?? now));
    const next = [...held].map((button): readonly [PadButton, number] => {
      const before = this.#next.get(button);
      if (!DIRECTIONS.has(button)) return [button, Infinity];
      if (before === undefined) return [button, now + REPEATS_AFTER_MS];
      return [button, now >= before ? now + REPEATS_EVERY_MS : before];
    });
    this.#next = new Map(next);
    return pressed;
  }
}
