import type { Texts } from '../../shared/texts/book';
import { scoresInPlay } from '../turn/addition';
import type { Finished } from '../told/finished';

/** A line of the count that changes its sum: what it is, and by how much. */
export type CountLine = { readonly says: string; readonly points: string };

/** The lines between the counted hands and the points; every one of them can be added up (rules.md section 5). */
export function changesOfCount(
  result: Texts['result'],
  { table, end, winners, whose }: Finished,
): readonly CountLine[] {
  if (end.winner === null) return [];
  const { rules, seats } = table;
  const lines: CountLine[] = [];
  if (end.takenOff > 0) {
    const times = rules.blockScore === 'minus-own-each' && rules.teams === 'none' ? seats - 1 : 1;
    lines.push({ says: result.takenOff(winners.map(whose), times), points: result.minus(end.takenOff) });
  }
  if (rules.countBoneyard) {
    lines.push({ says: result.boneyard(table.boneyard), points: result.plus(end.boneyardPips) });
  }
  const sum = end.together - end.takenOff + end.boneyardPips;
  if (sum < 0) lines.push({ says: result.neverBelow, points: result.makes(0) });
  else if (lines.length > 0 && isRounded({ table })) {
    lines.push({ says: result.madeTogether, points: result.makes(sum) });
  }
  return lines;
}

/** The last line: what the round is worth, and for whom or by which rule. */
export function lastLineOf(
  result: Texts['result'],
  { table, end, winners, whose }: Finished,
): { readonly points: string; readonly pointsFor: string } {
  if (end.winner === null) return { points: result.none, pointsFor: result.nothing };
  const points = result.plus(end.points);
  if (isRounded({ table })) return { points, pointsFor: result.rounded };
  if (scoresInPlay(table.rules)) return { points, pointsFor: result.noBonus };
  return { points, pointsFor: result.scores(winners.map(whose)) };
}

function isRounded({ table }: Pick<Finished, 'table'>): boolean {
  return scoresInPlay(table.rules) && table.rules.roundBonus === 'rounded';
}
