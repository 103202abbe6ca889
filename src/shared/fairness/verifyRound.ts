import { layOut } from '../engine/opening';
import type { Drawn, Opening } from '../engine/opening';
import { play } from '../engine/play';
import type { Seat } from '../engine/seat';
import type { State, Table, Turn } from '../engine/state';
import type { Tile } from '../engine/tile';
import { leadRuleSeen } from '../rules/lead';
import type { Result } from '../result';
import { err, ok } from '../result';
import { plainText } from './hash';
import type { Bytes32 } from './hash';
import type { Transcript } from './transcript';
import type { Unfair } from './unfair';
import { changeOf, dealAgain, isSameHand } from './verify';
import type { Shown } from './verify';

/** What somebody saw of a round with their own eyes; null is what they were not there for. */
export type RoundSeen = {
  readonly tableId: string;
  /** The table when the round was over. */
  readonly table: Table;
  /** The commits, before any secret was told. */
  readonly shown: Shown | null;
  /** Their own part in the deal. */
  readonly own: { readonly seat: Seat; readonly commit: Bytes32 } | null;
  /** The hand they were dealt. */
  readonly hand: { readonly seat: Seat; readonly tiles: readonly Tile[] } | null;
  readonly lots: readonly Tile[] | null;
};

/**
 * Holds a transcript against what was seen: nothing in it has changed since it was shown, every secret is the one
 * that was bound to, and from them comes this deal, out of which every tile was played, drawn and shown as it was
 * (lan.md section 5, step 4). Refused with what is wrong. Throws for a round that is not over.
 */
export function verifyRound(transcript: Transcript, seen: RoundSeen): Result<void, Unfair> {
  const { tableId, table, shown, own } = seen;
  const { context, commits } = transcript;
  if (context.tableId !== tableId) return err({ code: 'other-deal' });
  const change = shown === null ? null : changeOf(shown, transcript);
  if (change !== null) return err(change);
  const isOwnIn = own === null || commits.seats.some((each) => isSamePart(each, own));
  if (!isOwnIn) return err({ code: 'own-commit-missing' });

  const { rules, seats, round, leader, leadReason } = table;
  const lead = leadRuleSeen(rules, round, { seat: leader, reason: leadReason });
  const drawn = dealAgain(transcript, { rules, seats, lead });
  if (!drawn.ok) return drawn;
  const difference = differenceSeen(drawn.value, seen) ?? courseTrouble(drawn.value, table);
  return difference === null ? ok(undefined) : err(difference);
}

type Part = { readonly seat: Seat; readonly commit: Bytes32 };

function isSamePart(part: Part, other: Part): boolean {
  return part.seat === other.seat && part.commit === other.commit;
}

/** What was seen at the deal itself and is not so. */
function differenceSeen(drawn: Drawn, { table, hand, lots }: RoundSeen): Unfair | null {
  const { leader } = drawn;
  if (leader.seat !== table.leader || leader.reason !== table.leadReason) return { code: 'other-leader' };
  if (lots !== null && plainText(lots) !== plainText(drawn.lots)) return { code: 'other-lots' };
  if (hand === null || isSameHand(drawn.hands[hand.seat] ?? [], hand.tiles)) return null;
  return { code: 'other-hand', seat: hand.seat };
}

/** Plays the round again from these tiles, and finds where it cannot have gone as it did; null where it can. */
function courseTrouble(drawn: Drawn, table: Table): Unfair | null {
  let state: State = layOut(openingOf(table), drawn).state;
  for (const turn of table.turns) {
    const step = play(state, turn.seat, moveOf(turn));
    if (!step.ok) {
      const isTurnWrong = step.error === 'not-your-turn' || step.error === 'round-over';
      return isTurnWrong ? { code: 'other-course' } : { code: 'other-hand', seat: turn.seat };
    }
    ({ state } = step.value);
  }
  const { phase } = state.table;
  if (phase.at === 'turn' || table.phase.at === 'turn') return { code: 'other-course' };
  const seat = table.phase.end.hands.findIndex(
    ({ tiles }, at) => !isSameHand(tiles, phase.end.hands[at]?.tiles ?? []),
  );
  if (seat !== -1) return { code: 'other-hand', seat };
  return plainText(state.table) === plainText(table) ? null : { code: 'other-course' };
}

function moveOf(turn: Turn): Parameters<typeof play>[2] {
  return turn.did === 'play' ? turn.move : { type: turn.did };
}

/** What stood before the round, as its end still shows it. */
function openingOf({ rules, seats, round, rounds, scores }: Table): Opening {
  const ended = rounds.at(-1);
  if (ended === undefined) throw new Error('Only a round that is over can be verified');
  const before = scores.map((score, side) => score - (ended.made[side] ?? 0));
  return { rules, seats, round, scores: before, rounds: rounds.slice(0, -1), last: null };
}
