import { pageHeaders } from '../host/pagePolicy';

/** Talking to a table goes through the preload, so on the desktop a page reaches nothing by itself. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  ...pageHeaders("'none'"),
  'Cache-Control': 'no-store',
};
