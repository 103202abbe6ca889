import { DRAW_MS, LIFT_MS, SETTLE_MS, travelMs, TURN_UP_MS } from '../beat';
import type { Lies } from '../board/tileArt';

/** How a tile lies on the screen: its middle in px, the px of one end, and where its lower-numbered end is. */
export type Pose = { readonly x: number; readonly y: number; readonly end: number; readonly lies: Lies };

export const PARTS = ['travel', 'cast', 'touch', 'turn', 'arrive', 'shade', 'back', 'body'] as const;
/**
 * The parts of a tile in flight. All of it travels; its soft shadow is cast further off the higher it is, and thins
 * where it would touch. The tile turns under a light that stays: so do its slab and its shadows, and its face changes
 * from one drawing of it to the other (`arrive`). A back turns up by getting narrow, then the body of the face wide;
 * its shade goes with it.
 */
export type Part = (typeof PARTS)[number];

export type Frames = {
  readonly ms: number;
  /** When it touches the table, in milliseconds after it has set off. */
  readonly contact: number;
  readonly parts: Readonly<Partial<Record<Part, Keyframe[]>>>;
};

const CURVE = 'cubic-bezier(0.2, 0.8, 0.2, 1)';
const SETTLE = 'cubic-bezier(0.3, 1.25, 0.5, 1)';
/** In ends of a tile where it comes to lie. */
const LIFT = 0.34;
const LIFTED_SCALE = 1.05;
/** A tile touches in the course of settling, not at its end. */
const TOUCHES_AT = 0.4;
/** In parts of the way: where the tile begins and has ended to turn. */
const TURNS = { from: 0.12, to: 0.82 };

const QUARTERS: Readonly<Record<Lies, number>> = { up: 0, right: 1, down: 2, left: 3 };

/** Degrees by which a tile turns, the short way round. */
export function turnBetween(from: Lies, to: Lies): number {
  const quarters = (QUARTERS[to] - QUARTERS[from] + 4) % 4;
  return quarters === 3 ? -90 : quarters * 90;
}

function at(x: number, y: number, scale: number): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** A tile that is played: lifted, carried, laid down (design.md section 10). `isBack`: it is turned up on the way. */
export function layFrames(from: Pose, to: Pose, isBack: boolean): Frames {
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  const travel = travelMs(Math.hypot(dx, dy));
  const ms = LIFT_MS + travel + SETTLE_MS;
  const [lifted, down] = [LIFT_MS / ms, (LIFT_MS + travel) / ms];
  const along = (part: number): number => lifted + (down - lifted) * part;
  const scale = from.end / to.end;
  const lift = -LIFT * to.end;
  const turn = turnBetween(from.lies, to.lies);
  const [turnsFrom, turnsTo] = [isBack ? along(0.4) : along(TURNS.from), along(TURNS.to)];
  const turning = (begin: number, end: number): Keyframe[] => [
    { offset: 0, transform: `rotate(${begin}deg)` },
    { offset: turnsFrom, transform: `rotate(${begin}deg)`, easing: CURVE },
    { offset: turnsTo, transform: `rotate(${end}deg)` },
    { offset: 1, transform: `rotate(${end}deg)` },
  ];
  return {
    ms,
    contact: LIFT_MS + travel + SETTLE_MS * TOUCHES_AT,
    parts: {
      travel: [
        { offset: 0, transform: at(dx, dy, scale), easing: CURVE },
        { offset: lifted, transform: at(dx, dy + lift, scale * LIFTED_SCALE), easing: CURVE },
        { offset: down, transform: at(0, lift, LIFTED_SCALE), easing: SETTLE },
        { offset: 1, transform: at(0, 0, 1) },
      ],
      cast: [
        { offset: 0, transform: at(0, 0, 1), opacity: 1, easing: CURVE },
        { offset: lifted, transform: at(-lift * 0.35, -lift, 1), opacity: 0.8 },
        { offset: down, transform: at(-lift * 0.35, -lift, 1), opacity: 0.8, easing: SETTLE },
        { offset: 1, transform: at(0, 0, 1), opacity: 1 },
      ],
      touch: [
        { offset: 0, opacity: 1, easing: CURVE },
        { offset: lifted, opacity: 0 },
        { offset: down, opacity: 0, easing: 'ease-in' },
        { offset: 1, opacity: 1 },
      ],
      turn: turning(0, turn),
      arrive: turning(-turn, 0).map((frame, index) => ({ ...frame, opacity: index < 2 ? 0 : 1 })),
      ...(isBack ? turningUp(0, TURN_UP_MS / ms) : {}),
    },
  };
}

/** A tile pulled over the cloth, face down: drawn or dealt. `turnsUp`: it is turned up where it has come to. */
export function slideFrames(from: Pose, to: Pose, turnsUp: boolean): Frames {
  const ms = DRAW_MS + (turnsUp ? TURN_UP_MS : 0);
  const there = DRAW_MS / ms;
  return {
    ms,
    contact: DRAW_MS,
    parts: {
      travel: [
        { offset: 0, transform: at(from.x - to.x, from.y - to.y, from.end / to.end), easing: CURVE },
        { offset: there, transform: at(0, 0, 1) },
        { offset: 1, transform: at(0, 0, 1) },
      ],
      ...(turnsUp ? turningUp(there, 1) : {}),
    },
  };
}

export function turningUp(from: number, to: number): Pick<Frames['parts'], 'shade' | 'back' | 'body'> {
  const edge = (from + to) / 2;
  const [wide, narrow] = ['scaleX(1)', 'scaleX(0)'];
  const upTo = (offset: number, transform: string): Keyframe[] =>
    offset > 0 ? [{ offset: 0, transform }] : [];
  const onFrom = (offset: number, transform: string): Keyframe[] =>
    offset < 1 ? [{ offset: 1, transform }] : [];
  return {
    shade: [
      ...upTo(from, wide),
      { offset: from, transform: wide, easing: 'ease-in' },
      { offset: edge, transform: narrow, easing: 'ease-out' },
      { offset: to, transform: wide },
      ...onFrom(to, wide),
    ],
    back: [
      ...upTo(from, wide),
      { offset: from, transform: wide, easing: 'ease-in' },
      { offset: edge, transform: narrow },
      { offset: 1, transform: narrow },
    ],
    body: [
      { offset: 0, transform: narrow },
      { offset: edge, transform: narrow, easing: 'ease-out' },
      { offset: to, transform: wide },
      ...onFrom(to, wide),
    ],
  };
}
