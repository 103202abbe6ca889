import type { HouseRules, RulesShelf, RulesToKeep, ShelfTrouble } from '../../shared/houseRules';
import type { Result } from '../../shared/result';
import type { Texts } from '../../shared/texts/book';
import { nearestSays } from './sayings';

/** The house rules kept on this computer, and what became of the last thing done with them. */
export class Shelf {
  all: readonly HouseRules[] = $state.raw([]);
  /** What was done, as a sentence. */
  done: string | null = $state(null);
  /** Why something was not done, as a sentence. */
  trouble: string | null = $state(null);

  readonly #shell: RulesShelf;
  readonly #words: () => Texts;

  constructor(shell: RulesShelf, words: () => Texts) {
    this.#shell = shell;
    this.#words = words;
  }

  async read(): Promise<void> {
    this.all = await this.#shell.houseRules();
  }

  /** Keeps rules, in the place of `replaces` where that is not null; the rules as kept, or null where refused. */
  keep(rules: RulesToKeep, replaces: string | null): Promise<HouseRules | null> {
    const { saved } = this.#words().rules.shelf;
    return this.#change(this.#shell.keepRules(rules, replaces), ({ name }) => saved(name));
  }

  rename(id: string, name: string): Promise<HouseRules | null> {
    const { renamed } = this.#words().rules.shelf;
    return this.#change(this.#shell.renameRules(id, name), (kept) => renamed(kept.name));
  }

  async delete({ id, name }: HouseRules): Promise<void> {
    await this.#change(this.#shell.deleteRules(id), () => this.#words().rules.shelf.deleted(name));
  }

  async share(rules: RulesToKeep): Promise<void> {
    const { shared } = this.#words().rules.shelf;
    await this.#change(this.#shell.shareRules(rules), (file) => (file === null ? null : shared(file)));
  }

  /** Rules out of a file that somebody chose; null where nobody did, or where it was refused. */
  import(): Promise<HouseRules | null> {
    const { imported } = this.#words().rules.shelf;
    return this.#change(this.#shell.importRules(), (rules) => (rules === null ? null : imported(rules.name)));
  }

  async #change<Value>(
    asked: Promise<Result<Value, ShelfTrouble>>,
    said: (value: Value) => string | null,
  ): Promise<Value | null> {
    const answer = await asked;
    this.done = answer.ok ? said(answer.value) : null;
    this.trouble = answer.ok ? null : this.#says(answer.error);
    await this.read();
    return answer.ok ? answer.value : null;
  }

  #says(trouble: ShelfTrouble): string {
    if (trouble.code === 'unplayable') {
      return this.#words().rules.shelf.unplayable(nearestSays(this.#words(), trouble.trouble));
    }
    return this.#words().shelf.trouble(trouble);
  }
}
