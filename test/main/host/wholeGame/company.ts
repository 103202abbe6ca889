import type { RoomParts } from '../../../../src/main/host/roomParts';
import type { Move } from '../../../../src/shared/engine/moves';
import { below, seedRandom } from '../../../../src/shared/engine/random';
import type { Random } from '../../../../src/shared/engine/random';
import { ENTRIES } from '../../../../src/shared/protocol/door';
import type { Device } from '../../../../src/shared/protocol/messages';
import {
  AWAY_AFTER,
  PACES,
  HINTS,
  POINTS_SHOWN,
  TURN_TIMES,
} from '../../../../src/shared/protocol/tableFacts';
import type { TableFacts, TableOptions } from '../../../../src/shared/protocol/tableFacts';
import type { GameSetup } from '../../../helpers/gameSteps';
import type { Hello, Seen } from './seen';
import { WholeTable } from './wholeTable';

const NAMES = ['Ana', 'Rosa', 'Nico', 'Lena', 'Tom', 'Mia', 'Ben', 'Eva', 'Max', 'Lea', 'Jan', 'Uli'];
const KEEPER = 'Keeper';
/** How many of one name there may ever be. */
const NAMESAKES = 30;

/** Everybody at a whole table, and the chance by which they act. */
export class Company {
  readonly table: WholeTable;
  /** Everybody who ever was connected. */
  readonly everybody: Seen[] = [];
  /** How the machine that hosts shows itself. */
  readonly keeper: Hello;
  #chance: Random;
  #connected: readonly Seen[] = [];

  constructor(setup: GameSetup, parts: Partial<RoomParts>) {
    this.#chance = seedRandom(`deeds ${setup.seed}`);
    this.table = new WholeTable(setup, this.options(), this.below(setup.seats), parts);
    const { keeperToken } = this.table;
    // The machine that hosts only shows the table, or its owner plays.
    const onlyShows = this.below(2) === 0;
    this.keeper = onlyShows ? { as: 'watch', keeperToken } : { as: 'seat', name: KEEPER, keeperToken };
    this.table.kept.open.add(KEEPER);
    for (const name of NAMES) {
      this.table.kept.open.add(name);
      for (let number = 2; number < NAMESAKES; number++) this.table.kept.open.add(`${name} (${number})`);
    }
  }

  async come(hello: Hello, device?: Device): Promise<Seen> {
    const seen = await this.table.come(hello, device);
    this.everybody.push(seen);
    this.#connected = [...this.#connected, seen];
    return seen;
  }

  /** Those whose connection stands, the machine that hosts first. */
  here(): readonly Seen[] {
    this.#connected = this.#connected.filter(({ isIn }) => isIn);
    return this.#connected;
  }

  /** Those of them who have a seat, and those who have none and could. */
  seated(): readonly Seen[] {
    const { chairs } = this.table.room.saved();
    return this.here().filter(({ id }) => chairs.some((c) => c.is === 'person' && c.person === id));
  }
  standing(): readonly Seen[] {
    const seated = this.seated();
    return this.here().filter((seen) => seen.token !== null && !seated.includes(seen));
  }

  /** Those who were in and are not here. */
  away(): readonly Seen[] {
    const here = this.here().map(({ token }) => token);
    return this.everybody.filter(({ isOver, token }) => isOver && token !== null && !here.includes(token));
  }

  get at(): TableFacts['at'] | null {
    return this.here()[0]?.facts?.at ?? null;
  }

  /** Whoever can, moves or is ready; then time goes by. */
  async goOn(): Promise<void> {
    for (const seen of this.seated()) {
      if (seen.facts?.at === 'roundOver') await seen.say({ type: 'ready' });
      const legal: readonly Move[] = seen.view?.as === 'seat' ? seen.view.legal : [];
      if (legal.length > 0 && legal[0]?.type !== 'pass') await seen.move(this.one(legal));
    }
    await this.table.pass(this.one([300, 1500]));
  }

  /** What lets somebody in. */
  shown(): Partial<Hello> {
    const { code } = this.table.room.door();
    return code === null || this.below(2) === 0 ? { link: this.table.room.link() } : { code };
  }

  options(): TableOptions {
    const [pace, entry] = [this.one(PACES), this.one(ENTRIES)];
    const pointsShown = this.one(POINTS_SHOWN);
    const hints = this.one(HINTS);
    return {
      pace,
      entry,
      awayAfter: this.one(AWAY_AFTER),
      turnTime: this.one(TURN_TIMES),
      pointsShown,
      hints,
    };
  }

  name(): string {
    return this.one(NAMES);
  }

  one<Value>(values: readonly Value[]): Value {
    const value = values[this.below(values.length)];
    if (value === undefined) throw new Error('Nothing to choose from');
    return value;
  }

  below(limit: number): number {
    let number: number;
    [number, this.#chance] = below(this.#chance, limit);
    return number;
  }
}
