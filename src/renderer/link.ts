import type { Desktop, LinkNews } from '../shared/desktop';
import type { FromPage } from '../shared/protocol/messages';

/** The connection to a table, whatever carries it. */
export type Link = {
  readonly say: (message: FromPage) => void;
  /** Calls back with where things stand and with all that follows; gives back what ends that. */
  readonly listen: (listener: (news: LinkNews) => void) => () => void;
};

/** In the desktop game the shell holds the socket; the page never sees it. */
export function desktopLink(desktop: Desktop): Link {
  return { say: desktop.say, listen: desktop.listen };
}
