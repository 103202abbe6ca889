import type { Seat } from '../../shared/engine/seat';
import type { Chair, PersonId, TableFacts } from '../../shared/protocol/tableFacts';
import { unreachable } from '../../shared/result';

/** Who is behind a seat, as everybody at the table is told (design.md section 7). */
export type Presence = 'free' | 'here' | 'botForHere' | 'awayBot' | 'awayWaits' | 'bot';

/** Who is behind a seat right now. */
export function presenceOf(chair: Chair | undefined): Presence {
  switch (chair?.is) {
    case undefined:
    case 'empty':
      return 'free';
    case 'bot':
      return 'bot';
    case 'person':
      if (chair.here) return chair.bot ? 'botForHere' : 'here';
      return chair.bot ? 'awayBot' : 'awayWaits';
    default:
      return unreachable(chair);
  }
}

/** What became of somebody in a seat: they went away, came back, or a bot plays for them now. */
export type Coming = { readonly seat: Seat; readonly is: 'away' | 'bot' | 'back' };

/** What became of the people in their seats, from what was known before to what is known now. */
export function comingsOf(before: TableFacts | null, after: TableFacts): readonly Coming[] {
  if (before === null || after.at === 'gathering') return [];
  return after.chairs.flatMap((chair, seat): readonly Coming[] => {
    const was = before.chairs[seat];
    if (chair.is !== 'person' || was?.is !== 'person' || was.person !== chair.person) return [];
    const [then, now] = [presenceOf(was), presenceOf(chair)];
    if (then === now) return [];
    if (now === 'here') return [{ seat, is: 'back' }];
    if (chair.bot && !was.bot) return [{ seat, is: 'bot' }];
    return was.here && !chair.here ? [{ seat, is: 'away' }] : [];
  });
}

/** What somebody may do about a seat that is not theirs. */
export type SeatAct = 'letBotPlay' | 'letPlayAgain' | 'askToLeave';

/**
 * What `you` may do about somebody's seat, in the order it is offered. The keeper lets a bot play for who is away or
 * idle; where the keeper is the one who does not play, anybody may who sits.
 */
export function seatActs(facts: TableFacts, you: PersonId | null, seat: Seat): readonly SeatAct[] {
  const chair = facts.chairs[seat];
  if (you === null || chair?.is !== 'person' || chair.person === you) return [];
  const isKeeper = facts.keepers.includes(you);
  const isSeated = facts.chairs.some((other) => other.is === 'person' && other.person === you);
  const keepsToo = facts.keepers.includes(chair.person);
  const mayHelp = facts.at !== 'gathering' && (isKeeper || (keepsToo && isSeated));
  const bot: readonly SeatAct[] = chair.bot
    ? ['letPlayAgain']
    : chair.idle || !chair.here
      ? ['letBotPlay']
      : [];
  return [...(mayHelp ? bot : []), ...(isKeeper && !keepsToo ? (['askToLeave'] as const) : [])];
}

/** Whether the table stands still for somebody: then what may be done about it is offered without being asked for. */
export function isHeldUpBy(facts: TableFacts, seat: Seat, toMove: Seat | null): boolean {
  const chair = facts.chairs[seat];
  if (chair?.is !== 'person' || chair.bot) return false;
  return chair.idle || (!chair.here && seat === toMove && facts.options.awayAfter === null);
}
