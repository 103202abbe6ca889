import * as v from 'valibot';
import { transcriptSchema } from '../../shared/fairness/transcript';
import { droppedSchema } from '../../shared/protocol/dealing';
import type { FromHost } from '../../shared/protocol/messages';
import { list } from '../../shared/protocol/seen';

/** How a round was dealt; what of it is secret stays so until the round is over. */
export const proofSchema = v.strictObject({ transcript: transcriptSchema, dropped: list(droppedSchema) });
export type Proof = Readonly<v.InferOutput<typeof proofSchema>>;

/** What everybody may know of a deal from its beginning on. */
export function commitsOf({ transcript, dropped }: Proof): FromHost {
  const { context, commits } = transcript;
  return { type: 'commits', context, commits, dropped };
}

/** All of it, for when the round is over. */
export function openedOf({ transcript }: Proof): FromHost {
  return { type: 'opened', transcript };
}
