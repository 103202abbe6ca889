import type { HouseRules, RulesShelf, RulesToKeep, ShelfTrouble } from '../../shared/houseRules';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { freeName, isTaken } from '../host/names';
import type { ShelfParts } from '../shelf/shelf';
import { fileShelf } from '../shelf/shelf';
import { takeTurns } from '../shelf/turns';
import { asKept, makeRulesFile, RULES_EXTENSION, RULES_FILE, RULES_NAME_LETTERS } from './rulesFile';

const BY_NAME = new Intl.Collator('en', { numeric: true });

type Kept = Result<HouseRules, ShelfTrouble>;

export type Shelf = Omit<RulesShelf, 'shareRules' | 'importRules'> & {
  /** Keeps rules that came from elsewhere; a name that is taken gets a number. */
  readonly adoptRules: (rules: RulesToKeep) => Promise<Kept>;
};

/** The house rules of a data folder, one file each in its folder `rules`; an id is the file's name. */
export function openShelf(parts: ShelfParts): Shelf {
  const { inTurn, change } = takeTurns(parts.log);
  const files = fileShelf<RulesToKeep, ShelfTrouble>(
    {
      folder: 'rules',
      extension: RULES_EXTENSION,
      file: RULES_FILE,
      make: makeRulesFile,
      nameOf: ({ name }) => name,
      nameless: 'rules',
      // A later copy of the game wrote it and will want it; what cannot even be opened may be readable tomorrow.
      mayBeGood: ({ code }) => code === 'otherVersion' || code === 'unreadable',
    },
    parts,
  );

  async function readAll(): Promise<readonly HouseRules[]> {
    const found = (await files.all()).map(({ id, thing }) => ({ id, ...thing }));
    return found.sort((a, b) => BY_NAME.compare(a.name, b.name) || BY_NAME.compare(a.id, b.id));
  }

  async function keep(rules: RulesToKeep, replaces: string | null): Promise<Kept> {
    const kept = asKept(rules);
    if (!kept.ok) return kept;
    const all = await readAll();
    if (replaces !== null && !all.some(({ id }) => id === replaces)) return err({ code: 'gone' });
    const others = all.filter(({ id }) => id !== replaces).map(({ name }) => name);
    if (isTaken(kept.value.name, others)) return err({ code: 'nameTaken' });
    return ok({ ...kept.value, id: await files.write(replaces, kept.value) });
  }

  function changing<Value>(
    act: () => Promise<Result<Value, ShelfTrouble>>,
  ): Promise<Result<Value, ShelfTrouble>> {
    return change(act, { code: 'notKept' });
  }

  return {
    houseRules: () => inTurn(readAll),
    keepRules: (rules, replaces) => changing(() => keep(rules, replaces)),
    adoptRules: (rules) =>
      changing(async () => {
        const taken = (await readAll()).map(({ name }) => name);
        return keep({ ...rules, name: freeName(rules.name, taken, RULES_NAME_LETTERS) }, null);
      }),
    renameRules: (id, name) =>
      changing(async () => {
        const rules = (await readAll()).find((one) => one.id === id);
        return rules === undefined ? err({ code: 'gone' }) : keep({ ...rules, name }, id);
      }),
    deleteRules: (id) =>
      changing(async () => {
        // Only what is on the shelf is taken off it: an id names no other file.
        const isThere = (await readAll()).some((one) => one.id === id);
        if (isThere) await files.remove(id);
        return ok(null);
      }),
  };
}
