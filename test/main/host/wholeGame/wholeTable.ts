import { pino } from 'pino';
import { greedy } from '../../../../src/main/bots/greedy';
import { Gate } from '../../../../src/main/host/gate';
import type { Disk } from '../../../../src/main/host/journal/disk';
import { Journal } from '../../../../src/main/host/journal/journal';
import { LIMITS } from '../../../../src/main/host/limits';
import { Room } from '../../../../src/main/host/room';
import type { RoomParts } from '../../../../src/main/host/roomParts';
import { Visitor } from '../../../../src/main/host/visitor';
import { startGame } from '../../../../src/shared/engine/deal';
import { hashOfRules } from '../../../../src/shared/fairness/transcript';
import type { Device } from '../../../../src/shared/protocol/messages';
import type { TableOptions } from '../../../../src/shared/protocol/tableFacts';
import type { GameSetup } from '../../../helpers/gameSteps';
import { FakeClock } from '../fakeTable';
import { leaksInCard } from './leaks';
import type { Secrets } from './leaks';
import { SecretsKept } from './secretsKept';
import { Seen } from './seen';
import type { Hello } from './seen';
import { Truth } from './truth';

const ID = 'abcdef0123456789';
const NAME = 'Kitchen';
const PORT = 27500;
const ADDRESS = `192.168.1.24:${PORT}`;
const log = pino({ level: 'silent' });

/** A disk that forgets. */
const nowhere: Disk = {
  create: () => Promise.resolve({ write: () => Promise.resolve(), close: () => Promise.resolve() }),
  reopen: () => Promise.reject(new Error('Nothing was kept')),
};

/**
 * A table as the game opens it: the room with its door and its fair deal, the journal, the gate, and a visitor for
 * each connection. Only the network, the disk, time and chance are a test's own. Everything that goes out is held
 * against what its receiver may know.
 */
export class WholeTable {
  readonly clock = new FakeClock();
  readonly truth = new Truth();
  readonly kept: SecretsKept;
  readonly room: Room;
  readonly keeperToken: string;
  readonly leaks: string[] = [];
  /** How many texts went out and were looked at. */
  looked = 0;
  readonly #setup: Secrets['setup'];
  readonly #rules: Secrets['rules'];
  readonly #gate: Gate;
  /** What devices answer by themselves, when the room has said all it had to say. */
  #post: (() => void)[] = [];

  constructor(
    { rules, chosen, preset, seats, seed }: GameSetup,
    options: TableOptions,
    bots: number,
    parts: Partial<RoomParts> = {},
  ) {
    const kept = new SecretsKept(seed);
    this.kept = kept;
    this.#setup = structuredClone({ preset, chosen, seats });
    this.#rules = rules;
    this.keeperToken = kept.makeToken();
    kept.owns(this.keeperToken);
    for (const each of [ID, NAME, ADDRESS, hashOfRules(rules)]) kept.open.add(each);

    const goes = { name: NAME, begins: 'by-keeper', afterGame: 'waits' } as const;
    const gate: Gate = new Gate((notes) => journal.write(notes));
    this.#gate = gate;
    this.room = new Room(
      { ...goes, id: ID, epoch: 1, setup: this.#setup, options, bots, keeperToken: this.keeperToken },
      {
        clock: this.clock,
        seed: kept.makeSeed,
        makeSecret: kept.makeHostSecret,
        start: startGame,
        bot: greedy,
        makeToken: kept.makeToken,
        makeCode: kept.makeCode,
        limits: LIMITS,
        onNews: () => gate.pass(() => undefined),
        onHappened: (happened) => {
          this.truth.note(happened);
          gate.add(happened);
        },
        ...parts,
      },
    );
    const journal: Journal = new Journal(
      {
        folder: '/nowhere',
        identity: { ...goes, id: ID, epoch: 1, reach: 'house' },
        port: PORT,
        saved: () => this.room.saved(),
        disk: nowhere,
        clock: this.clock,
        log,
        onTrouble: () => undefined,
      },
      null,
    );
    this.room.answersAt([ADDRESS]);
    this.room.open();
  }

  /** Somebody connects and says hello. */
  async come(hello: Hello, device: Device = 'browser'): Promise<Seen> {
    const seen = new Seen(this, hello);
    const inside = { room: this.room, gate: this.#gate, clock: this.clock, limits: LIMITS };
    new Visitor(seen.line.asSocket(), { ...inside, call: 'spared', device, log });
    seen.greet();
    await this.settle();
    return seen;
  }

  /** Time goes by. */
  async pass(ms: number): Promise<void> {
    this.clock.pass(ms);
    await this.settle();
  }

  /** All that was to be said has gone out, and devices have answered by themselves. */
  readonly settle = async (): Promise<void> => {
    for (;;) {
      await this.#gate.settled();
      const answers = this.#post;
      this.#post = [];
      if (answers.length === 0) return;
      for (const answer of answers) answer();
    }
  };

  readonly later = (answer: () => void): void => {
    this.#post.push(answer);
  };

  readonly look = (leaks: readonly string[]): void => {
    this.looked++;
    this.leaks.push(...leaks);
  };

  /** Somebody asks `GET /table`. */
  ask(): void {
    this.look(leaksInCard(JSON.stringify(this.room.card()), this.secrets));
  }

  get secrets(): Secrets {
    const { open, commits, told, hosts, guarded } = this.kept;
    const agreed = { setup: this.#setup, rules: this.#rules };
    return { truth: this.truth, ...agreed, open, commits, told, hosts, guarded };
  }
}
