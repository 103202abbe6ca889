import type { Line } from './line';

/** Where a connection stands. A line in `greeting` has not been welcomed; `token` is what it showed for its seat. */
export type Stand =
  | { readonly at: 'trying' }
  | { readonly at: 'waiting'; readonly until: NodeJS.Timeout }
  | { readonly at: 'greeting'; readonly line: Line; readonly token: string | undefined }
  | { readonly at: 'welcomed'; readonly line: Line }
  | { readonly at: 'over' };
