import type { Heir } from '../host/journal/retell';
import type { FiledTable } from '../host/tableFile';
import { hashToken, makeToken } from '../host/tokens';

/** Whose seat this machine has at a table that it opens from a file. */
export type SeatHere =
  | { readonly is: 'none' }
  /** The seat it had at that table before. */
  | { readonly is: 'own'; readonly person: string; readonly name: string }
  /** The seat of the machine that hosted the table: whoever opens its file goes on with it. */
  | { readonly is: 'inherited'; readonly person: string; readonly name: string };

/** `token`: the secret of our seat at that table, if we hold one. */
export function seatHere({ table }: FiledTable, token: string | undefined): SeatHere {
  const seated = table.stopped.saved.people.filter(({ satDown }) => satDown !== null);
  const hash = token === undefined ? null : hashToken(token);
  const own = seated.find(({ tokenHash }) => tokenHash === hash);
  if (own !== undefined) return { is: 'own', person: own.id, name: own.name };
  const left = seated.find(({ isShell }) => isShell);
  return left === undefined ? { is: 'none' } : { is: 'inherited', person: left.id, name: left.name };
}

/** Who goes on with the table, and a new secret where the seat needs one: nobody knows the one it had. */
export function heirOf(seat: SeatHere): { readonly heir: Heir; readonly token: string | null } {
  switch (seat.is) {
    case 'none':
      return { heir: { keeper: null }, token: null };
    case 'own':
      return { heir: { keeper: seat.person }, token: null };
    case 'inherited': {
      const token = makeToken();
      return { heir: { keeper: seat.person, tokenHash: hashToken(token) }, token };
    }
  }
}
