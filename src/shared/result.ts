/** The outcome of something that may be refused: a value, or the reason it was not to be had. */
export type Result<Value, Reason> =
  { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly error: Reason };

export function ok<Value>(value: Value): { readonly ok: true; readonly value: Value } {
  return { ok: true, value };
}

export function err<Reason>(error: Reason): { readonly ok: false; readonly error: Reason } {
  return { ok: false, error };
}

/** Closes a `switch` over a union: the compiler refuses it while a case is missing. */
export function unreachable(value: never): never {
  throw new Error(`This case was thought impossible: ${JSON.stringify(value)}`);
}
