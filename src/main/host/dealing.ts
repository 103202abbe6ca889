import type { FromHost } from '../../shared/protocol/messages';
import type { Rules } from '../../shared/rules/rules';
import { Ceremony, NO_DEALS } from './ceremony';
import type { CeremonyParts, DealCount } from './ceremony';
import type { Chance } from './game';
import type { Person } from './people';
import type { Play } from './play';
import { commitsOf, openedOf } from './proof';

export type DealingParts = Omit<CeremonyParts, 'makeSecret'> & {
  readonly makeSecret: CeremonyParts['makeSecret'] | null;
};

/** How a table comes to its deals: with everybody's part in them, or, without a ceremony, from a seed. */
export class Dealing {
  readonly #play: Play;
  readonly #ceremony: Ceremony | null;

  /** Without a secret of the host's to give there is no ceremony. */
  constructor(play: Play, { makeSecret, ...parts }: DealingParts, count: DealCount) {
    this.#play = play;
    this.#ceremony = makeSecret === null ? null : new Ceremony({ ...parts, makeSecret }, count);
  }

  /** Whether people are being asked for their part. */
  get isOn(): boolean {
    return this.#ceremony?.isOn ?? false;
  }

  get count(): DealCount {
    return this.#ceremony?.count ?? NO_DEALS;
  }

  /** What somebody must be told of the deal who comes now. */
  get now(): readonly FromHost[] {
    const asking = this.#ceremony?.message ?? null;
    if (asking !== null) return [asking];
    const { proof, at } = this.#play;
    if (proof === null) return [];
    return at === 'playing' ? [commitsOf(proof)] : [commitsOf(proof), openedOf(proof)];
  }

  /** Deals the first round of a game; calls back when that is done. */
  begin(rules: Rules, seats: number, onDealt: () => void): void {
    this.#withChance(rules, seats, (chance) => {
      this.#play.begin(rules, seats, chance);
      onDealt();
    });
  }

  /** Deals the next round; the rules are those of the game. */
  goOn(rules: Rules, seats: number): void {
    this.#withChance(rules, seats, (chance) => this.#play.goOn(chance));
  }

  /** Takes somebody's part; one that comes too late, or that nobody asked for, changes nothing. */
  takePart(person: Person, message: Parameters<Ceremony['answer']>[1]): void {
    this.#ceremony?.answer(person, message);
  }

  /** Nobody is waited for who is gone. */
  peopleChanged(): void {
    this.#ceremony?.peopleChanged();
  }

  stop(): void {
    this.#ceremony?.stop();
  }

  /** Calls back with what to deal from: at once, or when everybody's device has given its part. */
  #withChance(rules: Rules, seats: number, deal: (chance: Chance | null) => void): void {
    if (this.#ceremony === null) deal(null);
    else this.#ceremony.begin(rules, seats, deal);
  }
}
