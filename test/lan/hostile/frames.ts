import type { FromPage } from '../../../src/shared/protocol/messages';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';
import { PROTOCOL } from '../../../src/shared/protocol/version';
import type { Chance } from './chance';
import { upgrade } from './requests';
import type { Attack } from './requests';

const TEXT = 1;
const MASK = Buffer.from([7, 7, 7, 7]);
/** Nobody may be welcomed, whatever they send: a welcome is the only message with a `seatToken`. */
const WELCOME = /"seatToken"/;
/** A screen without a code is welcomed, and told no secret: not the door's, and nobody's hand. */
const SECRET = /"type":"door"|"hand":|"seatToken":"/;

/** A frame as a browser sends it, masked. */
function frame(opcode: number, payload: Buffer, { fin = true, rsv = 0 } = {}): Buffer {
  const first = (fin ? 0x80 : 0) | (rsv << 4) | opcode;
  const { length } = payload;
  const head =
    length < 126
      ? Buffer.from([first, 0x80 | length])
      : length < 65_536
        ? Buffer.from([first, 0x80 | 126, length >> 8, length & 255])
        : Buffer.from([first, 0x80 | 127, 0, 0, 0, 0, ...[24, 16, 8, 0].map((by) => (length >> by) & 255)]);
  return Buffer.concat([head, MASK, payload.map((byte, at) => byte ^ (MASK[at % 4] ?? 0))]);
}

export function textFrame(text: string): Buffer {
  return frame(TEXT, Buffer.from(text));
}

function said(message: FromPage | object): Buffer {
  return textFrame(JSON.stringify(message));
}

const HELLO = { type: 'hello', protocol: PROTOCOL, as: 'seat', name: 'Eve' } as const;
const SCREEN = { type: 'hello', protocol: PROTOCOL, as: 'watch' } as const;

/** All that a page may say beside hello; people of these ids sit at the table. */
const SAYINGS: readonly FromPage[] = [
  { type: 'sit', seat: 0 },
  { type: 'sit', seat: 1, person: 'p1' },
  { type: 'leave' },
  { type: 'ready' },
  { type: 'move', cmdId: 'e', seq: 0, move: { type: 'draw' } },
  { type: 'move', cmdId: 'e', seq: 1, move: { type: 'pass' } },
  { type: 'beat' },
  { type: 'setup', setup: { preset: 'block', chosen: {}, seats: 2 }, options: USUAL_OPTIONS },
  { type: 'options', options: { ...USUAL_OPTIONS, entry: 'open' } },
  { type: 'bot', seat: 0, sits: true },
  { type: 'standIn', person: 'p1', sits: true },
  { type: 'takeBack' },
  { type: 'remove', person: 'p1' },
  { type: 'begin' },
  { type: 'lock', locked: true },
  { type: 'newCode' },
  { type: 'close' },
];

const STRANGE: readonly unknown[] = [
  null,
  true,
  -1,
  1e308,
  '',
  'x'.repeat(5000),
  [],
  {},
  [[[[]]]],
  { length: 7 },
  '__proto__',
  '\u202e\u0000',
];

/** A message with one of its values made another one, or one too many. */
function bent(message: object, chance: Chance): object {
  const entries = Object.entries(message);
  const [key] = chance.pick(entries);
  const value = chance.pick(STRANGE);
  switch (chance.below(4)) {
    case 0:
      return { ...message, [key]: value };
    case 1:
      return Object.fromEntries(entries.filter(([other]) => other !== key));
    case 2:
      return { ...message, constructor: value, isKeeper: true, seat: 0, score: 1000 };
    default:
      return Object.fromEntries(entries.map(([name, old]) => [name, typeof old === 'object' ? value : old]));
  }
}

type MakeFrames = (chance: Chance) => { readonly frames: readonly Buffer[]; readonly never: RegExp };

function many(chance: Chance, most: number, make: () => Buffer): readonly Buffer[] {
  return Array.from({ length: 1 + chance.below(most) }, make);
}

const FRAMES: Readonly<Record<string, MakeFrames>> = {
  'junk frames': (chance) => ({
    frames: many(chance, 5, () => chance.bytes(1 + chance.below(300))),
    never: WELCOME,
  }),
  'frames against the rules': (chance) => ({
    frames: many(chance, 5, () =>
      chance.pick([
        frame(chance.pick([3, 4, 5, 6, 7, 11, 15]), chance.bytes(10)),
        frame(TEXT, chance.bytes(10), { rsv: 1 + chance.below(7) }),
        frame(9, chance.bytes(126)),
        frame(9, chance.bytes(5), { fin: false }),
        frame(8, Buffer.from([0, 1])),
        frame(0, chance.bytes(5)),
        frame(TEXT, Buffer.from([0xff, 0xfe, 0xfd])),
        frame(2, chance.bytes(50)),
        Buffer.from([0x81, 5, 104, 101, 108, 108, 111]),
        Buffer.from([0x81, 0xff, 0x7f, 255, 255, 255, 255, 255, 255, 255, 1, 2, 3, 4]),
      ]),
    ),
    never: WELCOME,
  }),
  'truncated frames': (chance) => {
    const whole = said({ ...HELLO, code: '000000' });
    return { frames: [whole.subarray(0, 1 + chance.below(whole.length - 2))], never: WELCOME };
  },
  'huge messages': (chance) => ({
    frames: [
      chance.pick([
        textFrame('x'.repeat(17_000 + chance.below(200_000))),
        said({ ...HELLO, name: 'x'.repeat(16_000) }),
        textFrame(' '.repeat(16_000)),
      ]),
    ],
    never: WELCOME,
  }),
  'pieces without end': (chance) => ({
    frames: [
      frame(TEXT, Buffer.from('{'), { fin: false }),
      ...many(chance, 40, () => frame(0, Buffer.from(' '), { fin: false })),
    ],
    never: WELCOME,
  }),
  'nested messages': (chance) => {
    const depth = 1 + chance.below(7000);
    const text = chance.pick([
      '['.repeat(depth),
      `${'['.repeat(depth)}${']'.repeat(depth)}`,
      '{"a":'.repeat(depth / 2),
    ]);
    return { frames: [textFrame(text)], never: WELCOME };
  },
  'wrong types': (chance) => ({
    frames: many(chance, 3, () => said(bent(chance.pick([HELLO, ...SAYINGS]), chance))),
    never: WELCOME,
  }),
  'valid words out of order': (chance) => ({
    frames: many(chance, 5, () => said(chance.pick(SAYINGS))),
    never: WELCOME,
  }),
  'guessed codes, links and tokens': (chance) => ({
    frames: [
      said({
        ...HELLO,
        ...chance.pick([
          {},
          { code: Array.from({ length: 6 }, () => chance.below(7)).join('') },
          { link: chance.bytes(16).toString('base64url') },
          { seatToken: chance.bytes(16).toString('base64url') },
          { keeperToken: chance.bytes(16).toString('base64url') },
          { seatToken: 'p1' },
        ]),
      }),
    ],
    never: WELCOME,
  }),
  'another version': (chance) => ({
    frames: [said({ ...HELLO, protocol: chance.pick([0, 1, PROTOCOL + 1, -1, 1e300]) })],
    never: WELCOME,
  }),
  'screens that want to act': (chance) => ({
    frames: [said(SCREEN), ...many(chance, 8, () => said(chance.pick([SCREEN, ...SAYINGS])))],
    never: SECRET,
  }),
  'screens that bend words': (chance) => ({
    frames: [said(SCREEN), said(bent(chance.pick(SAYINGS), chance))],
    never: SECRET,
  }),
  'screens that flood': () => ({
    frames: [said(SCREEN), ...Array.from({ length: 100 }, () => said({ type: 'beat' }))],
    never: SECRET,
  }),
  pings: () => ({
    frames: Array.from({ length: 50 }, () => frame(9, Buffer.from('still there?'))),
    never: WELCOME,
  }),
};

/** One attack by frames, over a WebSocket that was opened in good order. */
export const FRAME_ATTACKS = Object.entries(FRAMES).map(
  ([name, make]) =>
    (chance: Chance, host: string): Attack => {
      const { frames, never } = make(chance);
      // Now and then all at once, as no browser would, before the answer to the upgrade is there.
      const pieces =
        chance.below(3) === 0 ? [Buffer.concat([upgrade(host), ...frames])] : [upgrade(host), ...frames];
      return { name, items: frames.length, pieces, never, isDeaf: chance.below(20) === 0 };
    },
);
