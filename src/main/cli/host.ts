import envPaths from 'env-paths';
import { pino } from 'pino';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { unreachable } from '../../shared/result';
import { texts } from '../../shared/texts/texts';
import type { Texts } from '../../shared/texts/book';
import { startThread, Workshop } from '../bots/workshop';
import { makePlace, reachedAt } from '../host/places';
import type { TableNews } from '../host/tableNews';
import { realSeeds, seedsFrom } from '../host/seeds';
import { botThread } from './botThread';
import { openOrCarryOn } from './openOrCarryOn';
import { parseHostRequest } from './hostRequest';
import type { HostRequest } from './hostRequest';
import { speakAsIn } from './language';

/*
 * npm run -s host -- [options]: a table with no window (records.md). Exit code 2 where the options are wrong, 1
 * where the table could not be opened, 0 after it was closed. BONEYARD_SEED makes every deal the same: for tests.
 */

const says = (): Texts['headless'] => texts().headless;
const WRONG_OPTIONS = 2;
const NOT_OPENED = 1;
/** Where `npm run build` puts the page. */
const PAGE_FOLDER = fileURLToPath(new URL('../../../out/renderer', import.meta.url));

function complain(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function fail(sentence: string, code: number): void {
  complain(sentence);
  process.exitCode = code;
}

/** What goes to standard output; trouble goes to standard error. */
type ToldNews = Exclude<TableNews, { is: 'disk' }>;

/** One line for each thing that happened; nothing in it that is not open to everybody at the table. */
function lineOf(news: ToldNews): object {
  switch (news.is) {
    case 'joined':
      return { event: 'joined', name: news.name, seat: news.seat, back: news.back };
    case 'left':
      return { event: 'left', name: news.name, seat: news.seat, kept: news.kept };
    case 'began':
      return { event: 'began', names: news.names };
    case 'round': {
      const { ended, winner, points, scores } = news.end;
      return { event: 'round', round: news.round, ended, winner, points, scores };
    }
    case 'game':
      return {
        event: 'game',
        winner: news.winner,
        scores: news.scores,
        record: news.record.ok ? news.record.value : null,
      };
    case 'moved':
      return { event: 'moved', places: news.places };
    case 'closed':
      return { event: 'closed' };
    default:
      return unreachable(news);
  }
}

function sentenceOf(news: ToldNews): string {
  switch (news.is) {
    case 'joined':
      return says().joined(news.name, news.seat);
    case 'left':
      return says().left(news.name, news.kept);
    case 'began':
      return says().began(news.names);
    case 'round':
      return says().round(news.round);
    case 'game':
      return says().game(news.record.ok ? news.record.value : null);
    case 'moved':
      return says().moved(news.places);
    case 'closed':
      return says().closed;
    default:
      return unreachable(news);
  }
}

async function run(request: HostRequest): Promise<void> {
  const { address, folder, json } = request;
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  // Whoever read our lines may be gone; the table goes on.
  process.stdout.on('error', () => undefined);

  const waiting: ToldNews[] = [];
  let isReady = false;
  const tell = (news: TableNews): void => {
    if (news.is === 'disk') {
      complain(says().disk[news.trouble ?? 'well']);
      return;
    }
    if (!isReady) return void waiting.push(news);
    print(json ? JSON.stringify(lineOf(news)) : sentenceOf(news));
    // What the network still holds open must not keep a closed table's process alive.
    if (news.is === 'closed') process.exit(0);
  };

  const seed = process.env['BONEYARD_SEED'];
  const log = pino({ base: null, level: 'warn' }, process.stderr);
  const workshop = new Workshop(startThread(botThread), (why) =>
    log.error({ err: why }, 'A bot gave no answer'),
  );
  const opened = await openOrCarryOn(
    request,
    {
      folder: resolve(folder ?? envPaths('boneyard', { suffix: '' }).data),
      pageFolder: PAGE_FOLDER,
      // A table from a seed is the same at every run: its bots look at no clock.
      ...(seed === undefined ? { seeds: realSeeds, bot: workshop.think } : { seeds: seedsFrom(seed) }),
      ask: workshop.ask,
      log,
      onNews: tell,
    },
    complain,
  );
  if (!opened.ok) {
    fail(opened.error, NOT_OPENED);
    return;
  }

  const { table, name } = opened.value;
  const end = (): void => void table.close('hostClosing');
  process.on('SIGTERM', end).on('SIGINT', end);

  const addresses = await reachedAt(address);
  const door = table.door();
  const place = `http://${makePlace(addresses[0] ?? '127.0.0.1', table.port)}/`;
  const url = door.link === null ? place : `${place}#t=${door.link}`;
  print(
    json
      ? JSON.stringify({ id: table.id, name, port: table.port, addresses, code: door.code, url })
      : says().open(name, url, door.code),
  );
  isReady = true;
  for (const news of waiting) tell(news);
}

await speakAsIn(process.env);
const request = parseHostRequest(process.argv.slice(2));
if (request.ok) await run(request.value);
else fail(request.error, WRONG_OPTIONS);
