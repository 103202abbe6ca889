import { describe, expect, test } from 'vitest';
import { careful } from '../../../src/main/bots/careful';
import type { Question, StartThread } from '../../../src/main/bots/workshop';
import { startThread, Workshop } from '../../../src/main/bots/workshop';
import { botThread } from '../../../src/main/cli/botThread';
import type { BotKind } from '../../../src/shared/protocol/botKind';
import { LEVELS } from '../../../src/shared/protocol/botKind';
import { seedRandom } from '../../../src/shared/engine/random';
import type { SeatView } from '../../../src/shared/engine/view';
import { viewFor } from '../../../src/shared/engine/view';
import { standing } from '../../helpers/table';

const CHANCE = seedRandom('bot');
const KIND: BotKind = { level: 'hard', temper: 'keepsSuits' };
const viewOf = (line: string, hand: string): SeatView =>
  viewFor(standing({ line, hands: [hand, '0-1 2-2'], boneyard: '0-0' }), { as: 'seat', seat: 0 });
const CHOICE = viewOf('6-6, 6-1@right', '6-2 1-4 3-3');
const SLOW = { usual: 20, first: 20 };

/** Threads that do as they are told, and what became of them. */
class Threads {
  readonly asked: Question[] = [];
  ended = 0;
  started = 0;
  /** Loses the newest thread. */
  lose: (why: unknown) => void = () => undefined;

  readonly #answers: boolean;

  constructor(answers: boolean) {
    this.#answers = answers;
  }

  readonly start: StartThread = (onAnswer, onLost) => {
    this.started++;
    this.lose = onLost;
    return {
      ask: (question) => {
        this.asked.push(question);
        if (this.#answers) onAnswer({ id: question.id, found: CHOICE.legal.at(-1)! });
      },
      end: () => this.ended++,
    };
  };
}

describe('a bot that thinks elsewhere', () => {
  test('is told what its seat sees, chance and what kind it is, and makes the move that comes back', async () => {
    const threads = new Threads(true);
    const think = new Workshop(threads.start, () => undefined).think;
    expect(await think(CHOICE, CHANCE, KIND)).toEqual(CHOICE.legal.at(-1));
    expect(threads.asked).toEqual([
      { id: 0, name: 'move', task: { kind: KIND, view: CHOICE, chance: CHANCE } },
    ]);
  });

  test('takes no thought where there is one move', () => {
    const threads = new Threads(true);
    const forced = viewOf('6-6, 6-1@right', '6-2 3-3');
    const think = new Workshop(threads.start, () => undefined).think;
    expect(think(forced, CHANCE, KIND)).toEqual(forced.legal[0]);
    expect(threads.started).toBe(0);
  });

  test('plays carefully where no answer comes in time, and starts anew for the next', async () => {
    const threads = new Threads(false);
    const troubles: unknown[] = [];
    const think = new Workshop(threads.start, (why) => troubles.push(why), SLOW).think;
    for (const times of [1, 2]) {
      expect(await think(CHOICE, CHANCE, KIND)).toEqual(careful(CHOICE, CHANCE));
      expect([threads.started, threads.ended, troubles.length]).toEqual([times, times, times]);
    }
  });

  test('plays carefully from then on where its thread is lost', async () => {
    const threads = new Threads(false);
    const troubles: unknown[] = [];
    const think = new Workshop(threads.start, (why) => troubles.push(why)).think;
    const answer = think(CHOICE, CHANCE, KIND);
    threads.lose('out of memory');
    expect(await answer).toEqual(careful(CHOICE, CHANCE));
    expect(await think(CHOICE, CHANCE, KIND)).toEqual(careful(CHOICE, CHANCE));
    expect([threads.started, troubles]).toEqual([1, ['out of memory']]);
  });

  test('answers from a real thread', async () => {
    const troubles: unknown[] = [];
    const patient = { usual: 30_000, first: 30_000 };
    const shop = new Workshop(startThread(botThread), (why) => troubles.push(why), patient);
    for (const level of LEVELS) {
      expect(CHOICE.legal).toContainEqual(await shop.think(CHOICE, CHANCE, { level, temper: 'blocks' }));
    }
    expect(troubles).toEqual([]);
  });
});
