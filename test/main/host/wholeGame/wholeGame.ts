import type { RoomParts } from '../../../../src/main/host/roomParts';
import type { GameSetup } from '../../../helpers/gameSteps';
import { Company } from './company';
import { comeBack, DEEDS } from './deeds';
import type { DeedName } from './deeds';
import type { WholeTable } from './wholeTable';

/** More than this no game needs. */
const DEEDS_MOST = 50_000;
const PEOPLE_MOST = 4;
const NAMES = Object.keys(DEEDS) as DeedName[];

/**
 * One game, from the first person at the door to its end, at a table where people play, drop out and come back, move
 * to a phone, watch, get up, sit down, knock without a code, act without a right, and where the keeper keeps the
 * door. What happens is drawn from the seed of the game.
 */
export class WholeGame {
  readonly company: Company;
  /** How often what was done: a game is only worth looking at where much happens. */
  readonly did = new Map<DeedName, number>();

  constructor(setup: GameSetup, parts: Partial<RoomParts> = {}) {
    this.company = new Company(setup, parts);
  }

  get table(): WholeTable {
    return this.company.table;
  }

  /** Plays it to its end. */
  async play(): Promise<void> {
    await this.#gather();
    for (let deed = 0; deed < DEEDS_MOST; deed++) {
      if (this.company.at === 'gameOver') return this.#end();
      if (this.company.below(4) === 0) await this.#do(this.company.one(NAMES));
      if (this.company.at === 'roundOver') await this.#do('sits down');
      if (this.company.seated().length === 0) await comeBack(this.company);
      await this.company.goOn();
    }
    throw new Error('This game does not end');
  }

  /** People come and sit down, and the first of them begins. */
  async #gather(): Promise<void> {
    const { company, table } = this;
    await company.come(company.keeper);
    const people = 1 + company.below(Math.min(PEOPLE_MOST, table.secrets.setup.seats));
    for (let came = 0; came < people; came++) {
      await company.come({ as: 'seat', name: company.name(), ...company.shown() });
    }
    // All seats but one may be bots': somebody sits at every table.
    while (company.at === 'gathering') {
      await company.here()[0]?.say({ type: 'begin' });
      await table.pass(3000);
    }
  }

  /** Somebody comes when all is over, somebody sits down for another game, and the table is closed. */
  async #end(): Promise<void> {
    await this.#do('sits down');
    await this.company.come({ as: 'watch' });
    await this.company.here()[0]?.say({ type: 'close' });
  }

  async #do(what: DeedName): Promise<void> {
    if (await DEEDS[what](this.company)) this.did.set(what, (this.did.get(what) ?? 0) + 1);
  }
}
