import type { en } from './en';

/** What every language must say, and with which arguments. */
export type Texts = typeof en;
