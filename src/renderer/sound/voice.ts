import { unreachable } from '../../shared/result';
import { STROKE_MS, WASH_MS } from '../beat';
import { seeded } from '../board/tileArt';
import { burst, ring, sweep } from './grain';
import type { Heard } from './grain';
import { pitchOf } from './sounds';
import type { Sound } from './sounds';

/*
 * Every sound of the table as a small graph of noise and damped sines (design.md section 11). Nothing is louder than
 * −12 dB; two sounds at once stay under full scale.
 */

const WASHED_CLACKS = 24;
/** Seconds from the first knock to the second. */
const KNOCK = 0.14;
const STROKE = STROKE_MS / 1000;
const WASH = WASH_MS / 1000;

function later(heard: Heard, seconds: number): Heard {
  return { ...heard, at: heard.at + seconds };
}

/** Bone on a table: `level` 1 as one lays it down. */
function clack(heard: Heard, pitch: number, level: number): void {
  burst(heard, { hertz: 2400 * pitch, sharp: 1.1, level: 0.2 * level, seconds: 0.018 });
  ring(heard, { hertz: 190 * pitch, sinks: 0.94, level: 0.15 * level, seconds: 0.06 });
}

function wood(heard: Heard, hertz: number, level: number): void {
  burst(heard, { hertz: hertz * 5, sharp: 0.9, level: level * 0.4, seconds: 0.012 });
  ring(heard, { hertz, sinks: 0.9, level, seconds: 0.11 });
}

function brass(heard: Heard, level: number): void {
  ring(heard, { hertz: 1320, sinks: 1, level: level * 0.7, seconds: 0.35 });
  ring(heard, { hertz: 2640, sinks: 1, level: level * 0.3, seconds: 0.22 });
}

function wash(heard: Heard): void {
  const random = seeded(24);
  for (let index = 0; index < WASHED_CLACKS; index++) {
    const when = ((index + random()) / WASHED_CLACKS) * (WASH - 0.06);
    clack(later(heard, when), 0.85 + 0.3 * random(), 0.16 + 0.16 * random());
  }
}

/** Builds a sound into its context, to be heard from `heard.at` on. */
export function voice(heard: Heard, sound: Sound): void {
  switch (sound.name) {
    case 'clack':
      return clack(heard, pitchOf(sound.tile), 1);
    case 'out':
      ring(heard, { hertz: 82, sinks: 0.8, level: 0.12, seconds: 0.16 });
      return clack(heard, pitchOf(sound.tile) * 0.84, 0.65);
    case 'tick':
      return burst(heard, { hertz: 4000, sharp: 1.4, level: 0.12, seconds: 0.008 });
    case 'slide':
      return sweep(heard, { from: 300, to: 900, level: 0.5, seconds: 0.2 });
    case 'knock':
      wood(heard, 120, 0.18);
      return wood(later(heard, KNOCK), 120, 0.16);
    case 'wash':
      return wash(heard);
    case 'chalk':
      for (let stroke = 0; stroke < sound.strokes; stroke++)
        burst(later(heard, stroke * STROKE), {
          hertz: 3000 + 160 * (stroke % 3),
          sharp: 2.4,
          level: 0.16,
          seconds: 0.07,
        });
      return;
    case 'puck':
      return brass(heard, 0.1);
    case 'win':
      for (const [index, pitch] of [1, 1.06, 1.12].entries()) clack(later(heard, index * 0.13), pitch, 0.8);
      return brass(later(heard, 0.42), 0.2);
    case 'door': {
      const [first, second] = sound.way === 'in' ? [262, 330] : [330, 262];
      wood(heard, first, 0.1);
      return wood(later(heard, 0.16), second, 0.1);
    }
    default:
      return unreachable(sound);
  }
}
