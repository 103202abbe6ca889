import { randomBytes } from 'node:crypto';
import { FairDeal } from '../../src/renderer/fairDeal';
import { makeSecret, SECRET_BYTES } from '../../src/shared/fairness/hash';

/** A device's part in deals, as a page plays it: give it all that the host says, and say what it answers. */
export function dealPart(): FairDeal {
  return new FairDeal(() => makeSecret(randomBytes(SECRET_BYTES)));
}
