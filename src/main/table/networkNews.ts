import type { NetworkNews } from '../../shared/network';
import type { Address } from '../client/address';
import { makeAddress } from '../client/address';
import type { Announcement } from '../lan/announce';
import type { Browsing } from '../lan/browse';

/** The table this copy is at, as far as the network goes. */
export type AtAddress =
  { readonly is: 'ours'; readonly port: number } | { readonly is: 'theirs'; readonly address: Address };

export type NetworkParts = {
  readonly browsing: Browsing;
  /** How the table of this machine is announced; null where there is none for the house. */
  readonly announcement: () => Announcement | null;
  /** Null at Home, and at a table that is for this machine alone. */
  readonly at: () => AtAddress | null;
  /** The addresses of this machine, best first. */
  readonly findAddresses: () => Promise<readonly string[]>;
};

export type NetworkReport = {
  /** Calls back as soon as things are known, and at every change. */
  readonly listen: (listener: (network: NetworkNews) => void) => () => void;
  /** The table was come to or left. */
  readonly changed: () => void;
};

/** Milliseconds from one look to the next: addresses change without telling. */
const LOOK = 2000;

/** What this machine knows of its network, for as long as somebody looks. */
export function networkNews(parts: NetworkParts): NetworkReport {
  const lookers = new Set<() => void>();

  async function look(browsed: Pick<NetworkNews, 'adapters' | 'discovery'>): Promise<NetworkNews> {
    const at = parts.at();
    if (at?.is !== 'ours') return { ...browsed, table: at && { ...at, address: makeAddress(at.address) } };
    // Whether others find us is for the socket to say that announces us.
    const announcement = parts.announcement();
    const state = announcement?.state();
    const own =
      announcement === null || state === undefined
        ? browsed
        : { adapters: announcement.adapters(), discovery: state === 'on' ? ('looking' as const) : state };
    const addresses = (await parts.findAddresses()).map((host) => makeAddress({ host, port: at.port }));
    return { ...own, table: { ...at, addresses } };
  }

  return {
    listen: (listener) => {
      let browsed: Pick<NetworkNews, 'adapters' | 'discovery'> = { adapters: [], discovery: 'looking' };
      let told = '';
      let isOver = false;
      const tell = async (): Promise<void> => {
        const news = await look(browsed);
        const text = JSON.stringify(news);
        if (isOver || text === told) return;
        told = text;
        listener(news);
      };
      const lookAgain = (): void => void tell();
      const stopBrowsing = parts.browsing.listenAdapters((adapters, discovery) => {
        browsed = { adapters, discovery };
        lookAgain();
      });
      const looks = setInterval(lookAgain, LOOK);
      lookers.add(lookAgain);
      return () => {
        isOver = true;
        clearInterval(looks);
        lookers.delete(lookAgain);
        stopBrowsing();
      };
    },
    changed: () => lookers.forEach((lookAgain) => lookAgain()),
  };
}
