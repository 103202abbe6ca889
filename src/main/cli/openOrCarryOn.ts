import { USUAL_OPTIONS } from '../../shared/protocol/tableFacts';
import type { TableOptions } from '../../shared/protocol/tableFacts';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { texts } from '../../shared/texts/texts';
import type { Texts } from '../../shared/texts/book';
import { findLeftTables } from '../host/journal/tables';
import type { NewestFile } from '../host/journal/tables';
import { carryOnTable, openTable } from '../host/openTable';
import type { OpenTrouble } from '../host/openTable';
import type { OpenedTable, TableParts } from '../host/runTable';
import type { HostRequest } from './hostRequest';

const says = (): Texts['headless'] => texts().headless;

/** A table, and what it is called. */
export type Opened = { readonly table: OpenedTable; readonly name: string };

/**
 * Carries on the table that was left last in the data folder, or opens a new one. `say` is told in a sentence of
 * tables that cannot be carried on, and of whatever was asked for and is not so. Refused with one sentence.
 */
export async function openOrCarryOn(
  request: HostRequest,
  parts: TableParts,
  say: (sentence: string) => void,
): Promise<Result<Opened, string>> {
  const { address, port, name, setup, code, bots } = request;
  const way = { address, ...(port === null ? {} : { port }), hasShell: false, sentence: says().page };

  for (const { id, path, table } of await findLeftTables(parts.folder)) {
    const opened = table.ok ? await carryOnTable(id, way, parts) : table;
    if (opened.ok && table.ok) {
      sayWhatIsOther(request, table.value, say);
      return ok({ table: opened.value, name: table.value.identity.name });
    }
    if (opened.ok || opened.error === 'gone') continue;
    if (isOfOpening(opened.error)) return err(sentenceOf(opened.error, request, parts.folder));
    say(says().cannotCarryOn[opened.error](path));
  }

  const options: TableOptions = { ...USUAL_OPTIONS, entry: code === null ? 'open' : 'code' };
  const agreed = { name, setup, options, ...(typeof code === 'string' ? { code } : {}), bots };
  const opened = await openTable({ ...way, ...agreed, begins: 'when-full', afterGame: 'plays-again' }, parts);
  return opened.ok ? ok({ table: opened.value, name }) : err(sentenceOf(opened.error, request, parts.folder));
}

/** Options that were typed and that a table which is carried on does not follow. */
function sayWhatIsOther(
  { asked, code }: HostRequest,
  { identity, stopped }: NewestFile,
  say: (sentence: string) => void,
): void {
  const { setup, options, door } = stopped.saved;
  const { preset, seats } = setup;
  const codeNow = options.entry === 'open' ? null : door?.code;
  const other = [
    asked.name === null || asked.name === identity.name ? [] : ['--name'],
    asked.preset === null || asked.preset === preset ? [] : ['--preset'],
    code === undefined || code === codeNow ? [] : ['--code'],
    asked.players === null || asked.players === seats ? [] : ['--players'],
  ].flat();
  if (other.length > 0) say(says().carriedOnOtherwise(identity.name, other));
}

function isOfOpening(trouble: string): trouble is OpenTrouble {
  return trouble === 'portTaken' || trouble === 'badAddress' || trouble === 'cannotKeep';
}

function sentenceOf(trouble: OpenTrouble, { address, port }: HostRequest, folder: string): string {
  switch (trouble) {
    case 'portTaken':
      return says().portTaken(port);
    case 'badAddress':
      return says().badAddress(address);
    case 'cannotKeep':
      return says().cannotKeep(folder);
  }
}
