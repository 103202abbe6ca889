import * as v from 'valibot';
import type { Drawn } from '../engine/opening';
import type { Step } from '../engine/step';
import { transcriptSchema } from '../fairness/transcript';
import type { DealContext } from '../fairness/transcript';
import { dealAgain, differenceIn } from '../fairness/verify';
import { leadRuleOf } from '../rules/lead';
import type { Result } from '../result';
import { ok } from '../result';
import type { RecordFile } from './file';
import { replayRecord } from './replay';
import type { ReplayOutput } from './replay';
import type { RecordReason, RecordTrouble } from './trouble';

/** A record that replays, and how many of its rounds have a transcript; all of those fit. */
export type Verified = { readonly output: ReplayOutput; readonly proven: number };

/**
 * Replays a record and deals each round that has a transcript once more from it (lan.md section 5). Refused, with the
 * round, where a transcript gives other tiles than the record has, or is not what it says.
 */
export function verifyRecord(record: RecordFile): Result<Verified, RecordTrouble> {
  let last: DealContext | null = null;
  let proven = 0;
  const replayed = replayRecord(record, (round, opening, dealt) => {
    if (round.fairness === undefined) return null;
    const parsed = v.safeParse(transcriptSchema, round.fairness);
    if (!parsed.success) return { code: 'not-a-transcript' };
    const { context } = parsed.output;
    if (last !== null && !isLater(context, last)) return { code: 'deal-out-of-order' };
    last = context;
    proven++;
    const { rules, seats } = opening;
    const lead = leadRuleOf(rules, opening.last);
    const drawn = dealAgain(parsed.output, { rules, seats, lead });
    if (!drawn.ok) return { code: 'unfair', unfair: drawn.error };
    return unfairOf(dealt, drawn.value);
  });
  return replayed.ok ? ok({ output: replayed.value, proven }) : replayed;
}

function unfairOf({ state, events }: Step, drawn: Drawn): RecordReason | null {
  const { hands, boneyard } = state.secrets;
  const lots = events.find((event) => event.type === 'dealt')?.lots ?? null;
  const unfair = differenceIn(drawn, { hands, boneyard, leader: state.table.leader, lots });
  return unfair === null ? null : { code: 'unfair', unfair };
}

/** One table's deals are counted up; no transcript can stand for two rounds. */
function isLater(context: DealContext, { tableId, deal }: DealContext): boolean {
  return context.tableId === tableId && context.deal > deal;
}
