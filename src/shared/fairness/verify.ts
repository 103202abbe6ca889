import { drawTiles } from '../engine/deal';
import type { Drawn } from '../engine/opening';
import type { Tile } from '../engine/tile';
import type { Leader, LeadRule } from '../rules/lead';
import type { Rules } from '../rules/rules';
import type { Result } from '../result';
import { err, ok } from '../result';
import { chanceOf, makeCommit } from './commit';
import type { Commits, DealContext, Transcript, Who } from './transcript';
import { hashOfRules } from './transcript';
import type { Unfair } from './unfair';

/** What the tiles were drawn for. */
export type DealFor = { readonly rules: Rules; readonly seats: number; readonly lead: LeadRule };

/**
 * Deals once more from what everybody told (lan.md section 5, step 4). Refused where the transcript is of another
 * game, where a secret is not the one its owner was bound to, or where it says of itself what is not so.
 */
export function dealAgain(transcript: Transcript, { rules, seats, lead }: DealFor): Result<Drawn, Unfair> {
  const { context, commits, reveals, secret, redraws } = transcript;
  if (context.rules !== hashOfRules(rules)) return err({ code: 'other-rules' });
  if (context.seats !== seats) return err({ code: 'other-seats' });
  if (!isInOrder(transcript)) return err({ code: 'muddled-seats' });
  for (const { seat, commit } of commits.seats) {
    const told = reveals.find((reveal) => reveal.seat === seat);
    if (told === undefined || makeCommit(context, seat, told.secret) !== commit) {
      return err({ code: 'other-secret', who: seat });
    }
  }
  if (makeCommit(context, 'host', secret) !== commits.host) return err({ code: 'other-secret', who: 'host' });
  const drawn = drawTiles(rules, seats, lead, chanceOf(context, transcript));
  return drawn.redraws === redraws ? ok(drawn) : err({ code: 'other-redraws' });
}

function isInOrder({ context, commits, reveals }: Transcript): boolean {
  const seats = commits.seats.map(({ seat }) => seat);
  const isAscending = seats.every((seat, at) => seat < context.seats && seat > (seats[at - 1] ?? -1));
  return (
    isAscending && reveals.length === seats.length && reveals.every(({ seat }, at) => seat === seats[at])
  );
}

/** What somebody was shown, or gave, before any secret was told. */
export type Shown = { readonly context: DealContext; readonly commits: Commits };

/** What in a later list of commits is not as it was shown before; null where all is the same. */
export function changeOf(shown: Shown, now: Shown): Unfair | null {
  const fields = ['tableId', 'deal', 'attempt', 'rules', 'seats'] as const;
  if (fields.some((field) => shown.context[field] !== now.context[field])) return { code: 'other-deal' };
  if (shown.commits.host !== now.commits.host) return { code: 'other-commit', who: 'host' };
  const commitOf = ({ commits }: Shown, seat: Who): string | undefined =>
    commits.seats.find((each) => each.seat === seat)?.commit;
  for (const { seat } of [...shown.commits.seats, ...now.commits.seats]) {
    if (commitOf(shown, seat) !== commitOf(now, seat)) return { code: 'other-commit', who: seat };
  }
  return null;
}

/** Tiles as they were dealt, to be held against a transcript. */
export type Dealt = {
  readonly hands: readonly (readonly Tile[])[];
  /** In the order it is drawn. */
  readonly boneyard: readonly Tile[];
  readonly leader: Leader['seat'];
  /** Null where none were drawn or nobody wrote them down. */
  readonly lots: readonly Tile[] | null;
};

/** Where tiles that were dealt are not those of the transcript; a hand may be held in any order. */
export function differenceIn(drawn: Drawn, dealt: Dealt): Unfair | null {
  const seat = drawn.hands.findIndex((hand, at) => !isSameHand(hand, dealt.hands[at] ?? []));
  if (seat !== -1) return { code: 'other-hand', seat };
  if (!isSame(drawn.boneyard, dealt.boneyard)) return { code: 'other-boneyard' };
  if (dealt.lots !== null && !isSame(drawn.lots ?? [], dealt.lots)) return { code: 'other-lots' };
  return drawn.leader.seat === dealt.leader ? null : { code: 'other-leader' };
}

export function isSameHand(hand: readonly Tile[], other: readonly Tile[]): boolean {
  return isSame([...hand].sort(), [...other].sort());
}

function isSame(tiles: readonly Tile[], others: readonly Tile[]): boolean {
  return tiles.length === others.length && tiles.every((tile, at) => tile === others[at]);
}
