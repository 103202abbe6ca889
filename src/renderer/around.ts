import type { Desktop } from '../shared/desktop';
import { desktopLink } from './link';
import type { Link } from './link';
import type { Visit } from './visit/visit.svelte';

/** What stands around a page: the desktop game, or a browser that visits a table. */
export type Around =
  { readonly is: 'desktop'; readonly desktop: Desktop } | { readonly is: 'browser'; readonly visit: Visit };

export function linkOf(around: Around): Link {
  return around.is === 'desktop' ? desktopLink(around.desktop) : around.visit;
}
