import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BaseLogger } from 'pino';
import writeFileAtomic from 'write-file-atomic';
import type { HouseRules, RulesShelf, RulesToKeep, ShelfTrouble } from '../../shared/desktop';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { fileWord, freeFile } from '../host/fileNames';
import { freeName, isTaken } from '../host/names';
import { readRules } from './readRules';
import { asKept, makeRulesFile, RULES_EXTENSION, RULES_NAME_LETTERS } from './rulesFile';

const FOLDER = 'rules';
/** Names that mean a device on Windows, with any extension. */
const DEVICE = /^(con|prn|aux|nul|(com|lpt)[\d¹²³])$/;

const BY_NAME = new Intl.Collator('en', { numeric: true });

type Kept = Result<HouseRules, ShelfTrouble>;

export type Shelf = Omit<RulesShelf, 'shareRules' | 'importRules'> & {
  /** Keeps rules that came from elsewhere; a name that is taken gets a number. */
  readonly adoptRules: (rules: RulesToKeep) => Promise<Kept>;
};

export type ShelfParts = {
  readonly dataFolder: string;
  /** Told once of each file that cannot be read as rules, and the name under which it is kept. */
  readonly onUnread: (file: string, keptAs: string) => void;
  readonly now: () => Date;
  readonly log: BaseLogger;
};

/** The house rules of a data folder, one file each in its folder `rules`; an id is the file's name. */
export function openShelf({ dataFolder, onUnread, now, log }: ShelfParts): Shelf {
  const folder = join(dataFolder, FOLDER);
  const told = new Set<string>();

  async function readAll(): Promise<readonly HouseRules[]> {
    const found: HouseRules[] = [];
    for (const file of await filesIn(folder)) {
      const rules = await readRules(join(folder, file), (problem) =>
        log.warn({ err: problem, file }, 'house rules could not be read'),
      );
      if (rules.ok) found.push({ id: idOf(file), ...rules.value });
      else await putAside(file, rules.error);
    }
    return found.sort((a, b) => BY_NAME.compare(a.name, b.name) || BY_NAME.compare(a.id, b.id));
  }

  async function putAside(file: string, trouble: ShelfTrouble): Promise<void> {
    log.warn({ file, trouble }, 'a file is no house rules of ours');
    // A later copy of the game wrote it and will want it; what cannot even be opened may be readable tomorrow.
    const keptAs =
      trouble.code === 'otherVersion' || trouble.code === 'unreadable' ? file : await moveAside(file);
    if (told.has(file)) return;
    told.add(file);
    onUnread(file, keptAs);
  }

  async function moveAside(file: string): Promise<string> {
    const aside = `${idOf(file)}.damaged-${now().toISOString().replace(/[:.]/g, '-')}.json`;
    try {
      await rename(join(folder, file), join(folder, aside));
      return aside;
    } catch (problem) {
      log.warn({ err: problem, file }, 'damaged house rules could not be put aside');
      return file;
    }
  }

  async function write(id: string | null, rules: RulesToKeep): Promise<HouseRules> {
    await mkdir(folder, { recursive: true });
    const file =
      id === null ? freeFile(stemOf(rules.name), RULES_EXTENSION, await readdir(folder)) : fileOf(id);
    await writeFileAtomic(join(folder, file), makeRulesFile(rules));
    return { ...rules, id: idOf(file) };
  }

  async function keep(rules: RulesToKeep, replaces: string | null): Promise<Kept> {
    const kept = asKept(rules);
    if (!kept.ok) return kept;
    const all = await readAll();
    if (replaces !== null && !all.some(({ id }) => id === replaces)) return err({ code: 'gone' });
    const others = all.filter(({ id }) => id !== replaces).map(({ name }) => name);
    if (isTaken(kept.value.name, others)) return err({ code: 'nameTaken' });
    return ok(await write(replaces, kept.value));
  }

  let last: Promise<unknown> = Promise.resolve();
  /** One after another, so that each sees what the one before has done. */
  function inTurn<Value>(act: () => Promise<Value>): Promise<Value> {
    const mine = last.then(act);
    // Whoever asked hears of a failure; the next in turn begins all the same.
    last = mine.catch(() => undefined);
    return mine;
  }

  function change<Value>(
    act: () => Promise<Result<Value, ShelfTrouble>>,
  ): Promise<Result<Value, ShelfTrouble>> {
    return inTurn(async () => {
      try {
        return await act();
      } catch (problem) {
        log.error({ err: problem }, 'the house rules could not be changed');
        return err({ code: 'notKept' });
      }
    });
  }

  return {
    houseRules: () => inTurn(readAll),
    keepRules: (rules, replaces) => change(() => keep(rules, replaces)),
    adoptRules: (rules) =>
      change(async () => {
        const taken = (await readAll()).map(({ name }) => name);
        return keep({ ...rules, name: freeName(rules.name, taken, RULES_NAME_LETTERS) }, null);
      }),
    renameRules: (id, name) =>
      change(async () => {
        const rules = (await readAll()).find((one) => one.id === id);
        return rules === undefined ? err({ code: 'gone' }) : keep({ ...rules, name }, id);
      }),
    deleteRules: (id) =>
      change(async () => {
        const isThere = (await readAll()).some((one) => one.id === id);
        if (isThere) await rm(join(folder, fileOf(id)), { force: true });
        return ok(null);
      }),
  };
}

function fileOf(id: string): string {
  return `${id}${RULES_EXTENSION}`;
}

function idOf(file: string): string {
  return file.slice(0, -RULES_EXTENSION.length);
}

/** What the file of new rules is called, before it gets a number. */
function stemOf(name: string): string {
  const word = fileWord(name);
  if (word === null) return 'rules';
  return DEVICE.test(word) ? `rules-${word}` : word;
}

async function filesIn(folder: string): Promise<readonly string[]> {
  try {
    return (await readdir(folder)).filter((file) => file.endsWith(RULES_EXTENSION));
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return [];
    throw problem;
  }
}
