import { beforeAll, describe, expect, it } from 'vitest';
import { simulate } from '../../../src/main/cli/simulation';
import { statisticsOf } from '../../../src/shared/library/statistics';
import type { Summary } from '../../../src/shared/library/summary';
import { summarize } from '../../../src/shared/library/summary';
import type { RecordFile } from '../../../src/shared/record/file';
import { replayRecord } from '../../../src/shared/record/replay';
import type { PresetName } from '../../../src/shared/rules/presets';
import type { ChosenRules } from '../../../src/shared/rules/rules';
import { runs } from '../../helpers/runs';
import type { CountedGame } from '../../independent/libraryCount';
import { countLibrary } from '../../independent/libraryCount';

const PEOPLE = ['Rosa', 'Abel', 'Nico', 'Inês', 'Teo', 'José'];
const TABLES: readonly (readonly [PresetName, number, ChosenRules])[] = [
  ['draw', 2, { target: 30 }],
  ['block', 3, { target: 40 }],
  ['all-fives', 4, { target: 60 }],
  ['partners', 4, { target: 30, laterLead: 'winner' }],
  ['draw-club', 3, { target: 61 }],
];
const GAMES = runs(100);

/** Records of bots' games under people's names; whoever plays changes from game to game. */
async function records(): Promise<readonly RecordFile[]> {
  const made: RecordFile[] = [];
  for (const [at, [preset, seats, chosen]] of TABLES.entries()) {
    const played = await simulate(
      {
        setup: { preset, seats, chosen },
        games: Math.ceil(GAMES / TABLES.length),
        seed: `library ${preset}`,
        bots: Array.from({ length: seats }, () => 'random' as const),
      },
      {
        onRecord: (record, game) => {
          const named = record.seats.map((_, seat) => ({
            name: PEOPLE[(seat + game + at) % PEOPLE.length]!,
          }));
          made.push({ ...record, seats: named });
          return Promise.resolve();
        },
      },
    );
    if (!played.ok) throw new Error('A game did not end');
  }
  return made;
}

function summed(record: RecordFile): Summary {
  const summary = summarize(record);
  if (!summary.ok) throw new Error(JSON.stringify(summary.error));
  return summary.value;
}

function counted(record: RecordFile): CountedGame {
  const replayed = replayRecord(record);
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  const { rounds, winner } = replayed.value;
  return {
    names: record.seats.map(({ name }) => name),
    isTeams: record.rules.preset === 'partners',
    moves: record.rounds.map(({ moves }) => moves),
    rounds: rounds.map(({ ended, winner: side, scores }) => ({ ended, winner: side, scores })),
    winner,
  };
}

describe(`Statistics of ${GAMES} games that bots played`, () => {
  let all: readonly RecordFile[] = [];
  beforeAll(async () => {
    all = await records();
  });

  it('come to what a count by the text of the records comes to', () => {
    const { people, headToHead, longestLine } = statisticsOf(all.map(summed));
    const other = countLibrary(all.map(counted));
    expect(longestLine).toBe(other.longestLine);
    expect(people.map(({ name }) => name).sort()).toEqual([...other.people.keys()].sort());
    for (const person of people) {
      expect({ name: person.name, ...asCounted(person) }).toEqual({
        name: person.name,
        ...other.people.get(person.name),
      });
    }
    const theirs = [...other.against].map(([key, { games, wins }]) => ({ key, games, wins }));
    const ours = headToHead.flatMap(({ names: [one, two], games, wins: [first, second] }) => [
      { key: `${one} against ${two}`, games, wins: first },
      { key: `${two} against ${one}`, games, wins: second },
    ]);
    const byKey = (a: { key: string }, b: { key: string }): number => (a.key < b.key ? -1 : 1);
    expect(ours.sort(byKey)).toEqual(theirs.sort(byKey));
  });

  it('leave a game out that stops before anybody won', () => {
    const [first] = all;
    if (first === undefined) throw new Error('No record was made');
    const open: RecordFile = {
      ...first,
      rounds: [{ ...first.rounds[0]!, moves: first.rounds[0]!.moves.slice(0, 2) }],
    };
    expect(summed(open).winner).toBeNull();
    expect(statisticsOf([summed(open)])).toEqual({ people: [], headToHead: [], longestLine: 0 });
  });
});

function asCounted(person: ReturnType<typeof statisticsOf>['people'][number]): Record<string, number> {
  return {
    games: person.games,
    wins: person.wins,
    longest: person.streak.longest,
    current: person.streak.current,
    rounds: person.rounds,
    out: person.roundsOut,
    blocked: person.roundsBlocked,
    points: person.points,
    drawn: person.tilesDrawn,
    passes: person.passes,
  };
}
