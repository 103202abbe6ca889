import * as v from 'valibot';
import type { Result } from '../result';
import { err, ok } from '../result';
import { fromPageSchema } from './messages';
import type { FromPage } from './messages';
import { PROTOCOL } from './version';

const greetingSchema = v.object({ type: v.literal('hello'), protocol: v.number() });

/**
 * Reads what a page said. A `hello` of another version is told apart before anything else of it is looked at,
 * since nobody knows what that looks like.
 */
export function readFromPage(text: string): Result<FromPage, 'malformed' | 'otherVersion'> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return err('malformed');
  }
  const parsed = v.safeParse(fromPageSchema, json, { abortEarly: true });
  if (parsed.success && !isOtherVersion(parsed.output)) return ok(parsed.output);
  return err(isOtherVersion(json) ? 'otherVersion' : 'malformed');
}

function isOtherVersion(message: unknown): boolean {
  return v.is(greetingSchema, message) && message.protocol !== PROTOCOL;
}
