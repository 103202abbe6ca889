import { basename } from 'node:path';
import type { BaseLogger } from 'pino';
import writeFileAtomic from 'write-file-atomic';
import type { HouseRules, RulesToKeep, ShelfTrouble } from '../../shared/houseRules';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import type { AskWhere, AskWhich } from '../fileDialogs';
import { fileWord } from '../host/fileNames';
import { readFileAs } from '../shelf/readFile';
import { asKept, makeRulesFile, RULES_EXTENSION, RULES_FILE } from './rulesFile';
import type { Shelf } from './shelf';

/**
 * Writes rules to a file of somebody's choice, for others to import.
 * @returns the file's name, or null where none was chosen.
 */
export async function shareRules(
  rules: RulesToKeep,
  askWhere: AskWhere,
  log: BaseLogger,
): Promise<Result<string | null, ShelfTrouble>> {
  const kept = asKept(rules);
  if (!kept.ok) return kept;
  const path = await askWhere(`${fileWord(kept.value.name) ?? 'rules'}${RULES_EXTENSION}`);
  if (path === null) return ok(null);
  try {
    await writeFileAtomic(path, makeRulesFile(kept.value));
    return ok(basename(path));
  } catch (problem) {
    log.warn({ err: problem }, 'house rules could not be shared');
    return err({ code: 'notKept' });
  }
}

/** Keeps the rules of a file of somebody's choice; null where none was chosen. */
export async function importRules(
  shelf: Shelf,
  askWhich: AskWhich,
  log: BaseLogger,
): Promise<Result<HouseRules | null, ShelfTrouble>> {
  const path = await askWhich();
  if (path === null) return ok(null);
  const rules = await readFileAs(RULES_FILE, path, (problem) =>
    log.warn({ err: problem }, 'a file chosen as house rules could not be read'),
  );
  return rules.ok ? shelf.adoptRules(rules.value.thing) : rules;
}
