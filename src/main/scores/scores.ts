import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import type { KeptScores, ScoresShelf, ScoresTrouble } from '../../shared/scores/shelf';
import type { NamedSheet } from '../../shared/scores/sheet';
import type { ShelfParts } from '../shelf/shelf';
import { fileShelf } from '../shelf/shelf';
import { takeTurns } from '../shelf/turns';
import { asKept, makeScoresFile, SCORES_EXTENSION, SCORES_FILE } from './scoresFile';

/** The score sheets of a data folder, one file each in its folder `scores`, written anew at every line. */
export function openScores(parts: ShelfParts): ScoresShelf {
  const { inTurn, change } = takeTurns(parts.log);
  const files = fileShelf<NamedSheet, ScoresTrouble>(
    {
      folder: 'scores',
      extension: SCORES_EXTENSION,
      file: SCORES_FILE,
      make: makeScoresFile,
      nameOf: ({ name }) => name,
      nameless: 'scores',
      mayBeGood: (trouble) => trouble === 'otherVersion' || trouble === 'unreadable',
    },
    parts,
  );

  async function readAll(): Promise<readonly KeptScores[]> {
    const found = await files.all();
    return found
      .map(({ id, thing, lastWritten }) => ({ id, ...thing, lastWritten: lastWritten.getTime() }))
      .sort((a, b) => b.lastWritten - a.lastWritten);
  }

  async function isThere(id: string): Promise<boolean> {
    return (await files.all()).some((one) => one.id === id);
  }

  function changing<Value>(
    act: () => Promise<Result<Value, ScoresTrouble>>,
  ): Promise<Result<Value, ScoresTrouble>> {
    return change<Value, ScoresTrouble>(act, 'notKept');
  }

  return {
    scores: () => inTurn(readAll),
    keepScores: (named, replaces) =>
      changing(async () => {
        const kept = asKept(named);
        if (!kept.ok) return kept;
        if (replaces !== null && !(await isThere(replaces))) return err('gone');
        const id = await files.write(replaces, kept.value);
        return ok({ id, ...kept.value, lastWritten: parts.now().getTime() });
      }),
    deleteScores: (id) =>
      changing(async () => {
        if (await isThere(id)) await files.remove(id);
        return ok(null);
      }),
  };
}
