import { randomBytes } from 'node:crypto';
import { startGame } from '../../shared/engine/deal';
import { randomFrom, seedRandom } from '../../shared/engine/random';
import type { Random } from '../../shared/engine/random';
import type { Setup } from '../../shared/protocol/tableFacts';
import { err, ok } from '../../shared/result';
import { texts } from '../../shared/texts/texts';
import { greedy } from '../bots/greedy';
import { makeAddress } from '../client/address';
import { realClock } from '../host/clock';
import { openHost } from '../host/host';
import { LIMITS } from '../host/limits';
import { cleanName } from '../host/names';
import { Room } from '../host/room';
import type { PlayedGame, RoomNews } from '../host/roomNews';
import { makeToken } from '../host/tokens';
import { findAddresses } from '../lan/adapters';
import { announce } from '../lan/announce';
import type { Announcement } from '../lan/announce';
import type { Log } from '../start/log';
import type { HostTable } from './hosting';

const FOR_HOUSE = '0.0.0.0';
const FOR_THIS_MACHINE = '127.0.0.1';
const FIRST_SETUP: Setup = { preset: 'draw', chosen: {}, seats: 4 };
const SOLO_BOTS = 3;

export type HostHereParts = {
  /** Makes every deal the same; null where chance comes from the operating system. */
  readonly seed: string | null;
  readonly keepGame: (game: PlayedGame, tableName: string) => Promise<void>;
  readonly log: Log;
};

/** The hosting half of the shell. */
export type HostHere = {
  readonly open: HostTable;
  /** Makes our table findable anew, as after the machine slept. */
  readonly rebuild: () => void;
};

export function hostHere({ seed, keepGame, log }: HostHereParts): HostHere {
  let announcement: Announcement | null = null;

  const open: HostTable = async (request) => {
    const id = randomBytes(8).toString('hex');
    const keeperToken = makeToken();
    const isSolo = request.for === 'solo';
    const name = isSolo ? texts().name : cleanName(request.tableName);
    const keeping: Promise<void>[] = [];

    const hear = (news: RoomNews): void => {
      log.info({ news: news.is }, 'At our table');
      if (news.is === 'game') keeping.push(keepGame(news.played, name));
      if (news.is === 'closed') void close();
    };
    const room = new Room(
      {
        id,
        name,
        setup: FIRST_SETUP,
        options: { pace: 'normal' },
        bots: isSolo ? SOLO_BOTS : 0,
        keeperToken,
        // A solo table is full as soon as its one person sits, and play begins.
        begins: isSolo ? 'when-full' : 'by-keeper',
        afterGame: 'waits',
      },
      { clock: realClock, seed: chance(seed), start: startGame, bot: greedy, makeToken, onNews: hear },
    );
    const hosted = await openHost({
      room,
      address: isSolo ? FOR_THIS_MACHINE : FOR_HOUSE,
      sentence: texts().shell.atTheDoor,
      limits: LIMITS,
      clock: realClock,
      log,
    });
    if (!hosted.ok) return err(hosted.error);
    const { port } = hosted.value;
    room.open();
    const announced = isSolo ? null : announce({ id, name, port, log });
    announcement = announced;

    const end = async (): Promise<void> => {
      if (announcement === announced) announcement = null;
      await Promise.all([announced?.stop(), hosted.value.close('tableOver'), ...keeping]);
    };
    let ending: Promise<void> | null = null;
    const close = (): Promise<void> => (ending ??= Promise.resolve().then(end));

    const addresses = isSolo ? [] : await findAddresses();
    return ok({
      id,
      port,
      keeperToken,
      addresses: addresses.map((host) => makeAddress({ host, port })),
      close,
    });
  };

  return { open, rebuild: () => announcement?.rebuild() };
}

/** Chance for one game after another: from the operating system, or for tests the same games each time. */
function chance(seed: string | null): () => Random {
  let games = 0;
  if (seed !== null) return () => seedRandom(`${seed} ${games++}`);
  return () => {
    const words = randomBytes(16);
    return randomFrom([
      words.readUInt32LE(0),
      words.readUInt32LE(4),
      words.readUInt32LE(8),
      words.readUInt32LE(12),
    ]);
  };
}
