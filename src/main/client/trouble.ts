import type { Trouble } from '../../shared/desktop';
import { CLOSE_CODES } from '../../shared/protocol/closing';
import { DOOR_REASONS } from '../../shared/protocol/door';
import type { ByeReason } from '../../shared/protocol/messages';

/** What a failed connection tells about the place, by the system's code. */
const BY_SYSTEM: Readonly<Partial<Record<string, Trouble>>> = {
  ECONNREFUSED: 'refusedConnection',
  ENETUNREACH: 'noNetwork',
  ENETDOWN: 'noNetwork',
  EHOSTUNREACH: 'nobodyThere',
  EHOSTDOWN: 'nobodyThere',
};

const BY_CLOSE: Readonly<Partial<Record<number, Trouble>>> = {
  [CLOSE_CODES.hostClosing]: 'refusedConnection',
  [CLOSE_CODES.malformed]: 'notATable',
  [CLOSE_CODES.tooBig]: 'notATable',
  [CLOSE_CODES.notLetIn]: 'notLetIn',
  [CLOSE_CODES.otherVersion]: 'otherVersion',
  [CLOSE_CODES.takenOver]: 'alreadyAtTable',
  [CLOSE_CODES.removed]: 'notLetIn',
  [CLOSE_CODES.tableOver]: 'refusedConnection',
  [CLOSE_CODES.tableFull]: 'tableFull',
};

const BY_BYE: Readonly<Record<ByeReason, number>> = {
  left: CLOSE_CODES.left,
  removed: CLOSE_CODES.removed,
  closed: CLOSE_CODES.tableOver,
  moved: CLOSE_CODES.hostClosing,
  takenOver: CLOSE_CODES.takenOver,
  otherVersion: CLOSE_CODES.otherVersion,
  notLetIn: CLOSE_CODES.notLetIn,
  codeNeeded: CLOSE_CODES.notLetIn,
  wrongCode: CLOSE_CODES.notLetIn,
  waitForCode: CLOSE_CODES.notLetIn,
  codesClosed: CLOSE_CODES.notLetIn,
  locked: CLOSE_CODES.notLetIn,
  tableFull: CLOSE_CODES.tableFull,
};

/** Troubles from the one that tells most to the one that tells least. */
const TELLING: readonly Trouble[] = [
  'otherVersion',
  'notATable',
  'refusedConnection',
  'noAnswer',
  'nobodyThere',
  'noNetwork',
];

/** Why a connection did not come about, from the error it ended with. */
export function troubleFromError(error: unknown): Trouble {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  // What answered does not speak HTTP.
  if (code.startsWith('HPE_')) return 'notATable';
  return BY_SYSTEM[code] ?? 'noAnswer';
}

/** Why a table did not let somebody in, from what it said on parting and the code it hung up with. */
export function troubleFromEnd(code: number, bye: ByeReason | null): Trouble {
  return DOOR_REASONS.find((trouble) => trouble === bye) ?? BY_CLOSE[code] ?? 'noAnswer';
}

/** The code that belongs to a goodbye, for when the line breaks before the code arrives. */
export function codeOfBye(bye: ByeReason): number {
  return BY_BYE[bye];
}

/** Of what went wrong at several addresses of one table, what to tell people. */
export function mostTelling(troubles: readonly Trouble[]): Trouble {
  return TELLING.find((trouble) => troubles.includes(trouble)) ?? troubles[0] ?? 'noAnswer';
}
