import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { parseRecord } from '../../../../src/shared/record/file';
import { replayRecord } from '../../../../src/shared/record/replay';
import { USUAL_OPTIONS } from '../../../../src/shared/protocol/tableFacts';
import { buildHost, HostProcess } from './hostProcess';
import { Survivor } from './survivor';

/*
 * A host that is killed again and again under play (cases.md H): whatever the moment, the table goes on, nothing that
 * anybody was told is lost, and no move is made twice. `BONEYARD_LONG=1` kills 200 times.
 */

const IS_LONG = process.env['BONEYARD_LONG'] === '1';
const KILLS = IS_LONG ? 200 : 10;
const LIMIT_MS = IS_LONG ? 900_000 : 60_000;
/** Half of the kills are to fall between a move that has come in and its answer, before and after it is on disk. */
const AIMS = ['writing', 'written'] as const;

/** Passes are rare with so many tiles to draw, and every pass takes its time. */
const SETUP = { preset: 'draw', chosen: { set: 9, target: 60 }, seats: 4 } as const;

let folder = '';
let program = '';
let host: HostProcess | null = null;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'boneyard-kills-'));
  program = await buildHost(join(folder, 'program'));
});
afterEach(async () => {
  await host?.kill('SIGKILL');
  await rm(folder, { recursive: true });
});

test(
  `${KILLS} kills under play lose nothing that was told, and make no move twice`,
  async () => {
    const people = ['Ana', 'Ben', 'Cara', 'Dan'].map((name) => new Survivor(name));
    const begun = await start();
    host = begun.host;
    const [ana, ...others] = people as [Survivor, ...Survivor[]];
    await ana.connect(begun.port);
    ana.say({ type: 'setup', setup: SETUP, options: { ...USUAL_OPTIONS, entry: 'open', pace: 'brisk' } });
    for (const person of others) await person.connect(begun.port);

    const fell = { unanswered: 0, written: 0, resent: 0 };
    for (let kill = 0; kill < KILLS; kill++) {
      const isAimed = fell.unanswered <= kill / 2;
      const moment = isAimed ? AIMS[fell.unanswered % AIMS.length]! : 'any';
      await steps(people, 2 + ((kill * 7) % 19));
      if (moment === 'any') await wait((kill * 13) % 17);
      else await host.slowUntil(moment, () => newest(people));
      await host.kill('SIGKILL');

      const told = newest(people);
      const isUnanswered = people.some(({ outstanding }) => outstanding?.seq === told);
      const again = await start();
      host = again.host;
      expect([again.id, again.port, host.complaints]).toEqual([begun.id, begun.port, []]);
      const counts: number[] = [];
      for (const person of people) counts.push(await person.connect(again.port));
      expect(counts[0]).toBeGreaterThanOrEqual(told);
      if (moment !== 'any' && isUnanswered) {
        fell.unanswered++;
        if (counts[0]! > told) fell.written++;
        // A kill that was meant to come before the move was written may have come late.
        expect(counts[0]! - told).toBeLessThanOrEqual(1);
        if (moment === 'written') expect(counts[0]).toBe(told + 1);
      }
      expect(people.flatMap(({ wrongs }) => wrongs)).toEqual([]);
    }

    for (const person of people) person.goesOn = false;
    await heard(people, () => ana.facts?.at === 'gameOver');
    await host.kill('SIGTERM');
    fell.resent = people.reduce((sum, { resent }) => sum + resent, 0);
    const made = people.reduce((sum, person) => sum + person.made, 0);
    const records = await movesInRecords(folder);
    expect(people.flatMap(({ wrongs }) => wrongs)).toEqual([]);
    expect(records.moves).toBe(made);
    console.log(
      `${KILLS} kills: ${fell.unanswered} between a move and its answer (${fell.written} with the move on disk), ` +
        `${fell.resent} moves sent again, ${made} moves in ${records.games} games, none lost, none twice`,
    );
    expect(fell.unanswered).toBeGreaterThanOrEqual(Math.floor(KILLS / 2));
  },
  LIMIT_MS,
);

async function start(): Promise<{ readonly host: HostProcess; readonly id: string; readonly port: number }> {
  const started = new HostProcess(program, folder);
  return { host: started, ...(await started.ready) };
}

/** So many steps more than now have been heard of. */
async function steps(people: readonly Survivor[], more: number): Promise<void> {
  const until = newest(people) + more;
  await heard(people, () => newest(people) >= until);
}

/** The highest count that anybody was told. */
function newest(people: readonly Survivor[]): number {
  return Math.max(...people.map(({ seq }) => seq));
}

async function heard(people: readonly Survivor[], isSo: () => boolean): Promise<void> {
  await new Promise<void>((resolve) => {
    const look = (): void => {
      if (isSo()) resolve();
    };
    for (const person of people) person.onHeard = look;
    look();
  });
}

/** All records replay; in them, a run of draws that one press made counts as one move, and passes made themselves. */
async function movesInRecords(data: string): Promise<{ readonly games: number; readonly moves: number }> {
  const files = await readdir(join(data, 'records'));
  let moves = 0;
  for (const file of files) {
    const record = parseRecord(await readFile(join(data, 'records', file), 'utf8'));
    if (!record.ok) throw new Error(`${file}: ${JSON.stringify(record.error)}`);
    expect(replayRecord(record.value)).toMatchObject({ ok: true, value: { status: 'ok' } });
    for (const round of record.value.rounds) {
      const kinds = round.moves.map((text) => (text.includes('draw') ? text.slice(0, 6) : text));
      moves += kinds.filter(
        (kind, at) => !kind.includes('pass') && (!kind.includes('draw') || kind !== kinds[at - 1]),
      ).length;
    }
  }
  return { games: files.length, moves };
}
