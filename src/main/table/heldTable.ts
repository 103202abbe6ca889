import type { PersonId } from '../../shared/protocol/tableFacts';
import type { TakenTable, TakeTable } from './hosting';

/** So long a table is held ready until the machine it comes from says that it has moved. */
export const HELD_MS = 15_000;

/** A table that is handed to this machine and still stands on another one, too. */
export class HeldTable {
  readonly #take: TakeTable;
  #held: TakenTable | null = null;

  constructor(take: TakeTable) {
    this.#take = take;
  }

  /** Opens the table here and holds it ready. @returns where it can be reached; null where it could not be opened. */
  async offer(journal: string, keeper: PersonId): Promise<readonly string[] | null> {
    const taken = await this.#take(journal, keeper);
    if (taken === null) return null;
    this.#held = taken;
    const addresses = taken.table.addresses();
    if (addresses.length === 0) await this.#giveUp(taken);
    else setTimeout(() => void this.#giveUp(taken), HELD_MS);
    return addresses;
  }

  /** The other machine let go of the table: it is ours, if we hold it. */
  keep(): TakenTable['table'] | null {
    const ours = this.#held?.table ?? null;
    this.#held = null;
    return ours;
  }

  async #giveUp(taken: TakenTable): Promise<void> {
    if (this.#held !== taken) return;
    this.#held = null;
    await taken.giveUp();
  }
}
