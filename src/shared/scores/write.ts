import type { Seat, Side } from '../engine/seat';
import type { Setup } from '../protocol/tableFacts';
import type { Result } from '../result';
import { err, ok } from '../result';
import { SEATS_MOST } from '../rules/check';
import { makeRules } from '../rules/presets';
import { TARGET_MOST } from '../rules/rules';
import type { ScoreTrouble } from './limits';
import { troubleOfLine, troubleOfPlay, troubleOfRound } from './limits';
import type { EnteredRound, Line, Sheet } from './sheet';
import { EMPTY_LINE, LINES_MOST, rulesOf, sidesOn } from './sheet';
import { tally } from './tally';

type Written = Result<Sheet, ScoreTrouble>;

/**
 * A sheet with nothing on it, for these players in order of seats. What a preset makes of their number (teams, target,
 * hand) stays what it is now, also when somebody joins later.
 */
export function newSheet(setup: Setup, names: readonly string[]): Sheet {
  const { teams, target, handSize } = makeRules(setup.preset, setup.seats, setup.chosen);
  return { setup: { ...setup, chosen: { ...setup.chosen, teams, target, handSize } }, names, lines: [] };
}

/** The line of the round that is being played: the last one, while it has no end. */
export function openLine(sheet: Sheet): Line | null {
  const last = sheet.lines.at(-1);
  return last?.round === null ? last : null;
}

/** Says who leads the round that is played now or comes next. */
export function sayLeader(sheet: Sheet, leader: Seat): Written {
  if (leader >= sheet.setup.seats) return err({ code: 'noSuchPlayer' });
  return onOpenLine(sheet, (line) => ({ ...line, leader }));
}

/** Writes points made in play. */
export function writePlay(sheet: Sheet, side: Side, points: number): Written {
  const trouble = troubleOfPlay({ side, points }, rulesOf(sheet), sidesOn(sheet).length);
  if (trouble !== null) return err(trouble);
  return onOpenLine(sheet, (line) => ({ ...line, plays: [...line.plays, { side, points }] }));
}

/** Writes how the round ended. */
export function writeRound(sheet: Sheet, round: EnteredRound): Written {
  const trouble = troubleOfRound(round, rulesOf(sheet), sheet.setup.seats);
  return trouble === null ? onOpenLine(sheet, (line) => ({ ...line, round })) : err(trouble);
}

/** Changes the open line; where none is, a new one. */
function onOpenLine(sheet: Sheet, change: (line: Line) => Line): Written {
  if (tally(sheet).winner !== null) return err({ code: 'gameIsOver' });
  const open = openLine(sheet);
  if (open === null && sheet.lines.length >= LINES_MOST) return err({ code: 'sheetFull' });
  const before = open === null ? sheet.lines : sheet.lines.slice(0, -1);
  return ok({ ...sheet, lines: [...before, change(open ?? EMPTY_LINE)] });
}

/** Puts a line right that was written, whichever it is; those after it are added up anew. */
export function correctLine(sheet: Sheet, at: number, line: Line): Written {
  if (sheet.lines[at] === undefined) return err({ code: 'noSuchLine' });
  const trouble = troubleOfLine(line, at === sheet.lines.length - 1, sheet);
  if (trouble !== null) return err(trouble);
  return ok({ ...sheet, lines: sheet.lines.map((each, other) => (other === at ? line : each)) });
}

/** Strikes a line out, whichever it is. */
export function strikeLine(sheet: Sheet, at: number): Written {
  if (sheet.lines[at] === undefined) return err({ code: 'noSuchLine' });
  return ok({ ...sheet, lines: sheet.lines.filter((_, other) => other !== at) });
}

/** Lets somebody join, with nothing on their account so far. Teams stay as they are. */
export function addPlayer(sheet: Sheet, name: string): Written {
  const { setup, names } = sheet;
  if (rulesOf(sheet).teams !== 'none') return err({ code: 'teamsStay' });
  if (setup.seats >= SEATS_MOST) return err({ code: 'tooManyPlayers' });
  return ok({ ...sheet, setup: { ...setup, seats: setup.seats + 1 }, names: [...names, name] });
}

/** Plays to another number of points from now on. */
export function changeTarget(sheet: Sheet, target: number): Written {
  if (!Number.isInteger(target) || target < 1 || target > TARGET_MOST) return err({ code: 'badTarget' });
  const { setup } = sheet;
  return ok({ ...sheet, setup: { ...setup, chosen: { ...setup.chosen, target } } });
}
