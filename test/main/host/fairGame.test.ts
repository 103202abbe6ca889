import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ANSWER_MS } from '../../../src/main/host/ceremony';
import type { Clock } from '../../../src/main/host/clock';
import { openTable } from '../../../src/main/host/openTable';
import type { OpenedTable } from '../../../src/main/host/runTable';
import { realSeeds } from '../../../src/main/host/seeds';
import type { Verdict } from '../../../src/renderer/fairDeal';
import { USUAL_OPTIONS } from '../../../src/shared/protocol/tableFacts';
import { parseRecord } from '../../../src/shared/record/file';
import { verifyRecord } from '../../../src/shared/record/verify';
import { fastClock, Player } from './player';

/* A whole game as people play it: a real host, real connections, real chance; nothing here is agreed beforehand. */

const REPLAY = new URL('../../../src/main/cli/replay.ts', import.meta.url).pathname;

const SPEED = 10;
const fast = fastClock(SPEED);
/** The game is played fast, but devices have their whole two seconds, however busy this machine is. */
const patientClock: Clock = {
  ...fast,
  after: (ms, run) => fast.after(ms === ANSWER_MS ? ms * SPEED : ms, run),
};

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-fair-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A table of four with one bot, and where the record of its game is when that is over. */
async function open(): Promise<{ table: OpenedTable; record: Promise<string> }> {
  let tell: (path: string) => void = () => undefined;
  const record = new Promise<string>((resolve) => (tell = resolve));
  const opened = await openTable(
    {
      name: 'Kitchen',
      setup: { preset: 'draw', chosen: { target: 40 }, seats: 4 },
      options: { ...USUAL_OPTIONS, entry: 'open' },
      bots: 1,
      begins: 'when-full',
      afterGame: 'waits',
      address: '127.0.0.1',
      port: 0,
      hasShell: false,
      sentence: '',
    },
    {
      folder,
      seeds: realSeeds,
      clock: patientClock,
      log: pino({ level: 'silent' }),
      onNews: (news) => {
        if (news.is === 'game' && news.record.ok) tell(news.record.value);
      },
    },
  );
  if (!opened.ok) throw new Error(opened.error);
  return { table: opened.value, record };
}

/** What a device found out of every round, as it went. */
function verdictsOf(player: Player): Verdict[] {
  const verdicts: Verdict[] = [];
  player.socket.on('message', () => {
    const verdict = player.fairDeal.shown?.verdict ?? null;
    if (player.said.at(-1)?.type === 'opened' && verdict !== null) verdicts.push(verdict);
  });
  return verdicts;
}

test('every device proves every round of a whole game, and its record is proven by the command line', async () => {
  const { table, record } = await open();
  const tv = await Player.join(table.port, { as: 'watch' });
  const players = [
    await Player.join(table.port),
    await Player.join(table.port),
    await Player.join(table.port),
  ];
  const found = [...players, tv].map(verdictsOf);
  await Promise.all(players.map((player) => player.playToTheEnd()));
  const path = await record;
  await table.close();

  const text = await readFile(path, 'utf8');
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error('Not a record');
  const rounds = parsed.value.rounds.length;
  const [ofTv, ...ofPlayers] = [found.at(-1)!, ...found.slice(0, -1)];
  for (const verdicts of ofPlayers) expect(verdicts).toEqual(Array(rounds).fill({ is: 'verified' }));
  expect(ofTv).toEqual(Array(rounds).fill({ is: 'checked', because: 'watched' }));
  expect(verifyRecord(parsed.value)).toMatchObject({ ok: true, value: { proven: rounds } });

  const run = promisify(execFile);
  const verified = await run(process.execPath, ['--import', 'tsx', REPLAY, path, '--verify']);
  expect(JSON.parse(verified.stdout)).toMatchObject({ status: 'ok' });
  expect(verified.stderr).toBe('Every deal is the one its transcript gives.\n');

  // The same with one letter of the host's first secret changed.
  const secret = /"secret": "([0-9a-f])(?=[0-9a-f]{63}",\s*"redraws")/.exec(text);
  if (secret === null) throw new Error('No secret of the host');
  const at = secret.index + secret[0].length - 1;
  const changed = text.slice(0, at) + (secret[1] === '0' ? '1' : '0') + text.slice(at + 1);
  const forged = join(folder, 'forged.domino.json');
  await writeFile(forged, changed);
  await expect(run(process.execPath, ['--import', 'tsx', REPLAY, forged, '--verify'])).rejects.toMatchObject({
    code: 2,
    stdout: '',
    stderr: 'round 1: the secret of the host is not the one sealed before the deal\n',
  });
}, 120_000);
