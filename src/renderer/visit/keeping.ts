import * as v from 'valibot';

/** What lets this browser in again; after leaving on purpose it still does, but not by itself. */
export type Pass = { readonly token: string; readonly left: boolean };

/** What a browser keeps of tables and of whoever uses it. */
export type Keeping = {
  readonly pass: (tableId: string) => Pass | null;
  readonly keepPass: (tableId: string, pass: Pass) => void;
  readonly forgetPass: (tableId: string) => void;
  /** What the table's QR code brought, for as long as the tab lives. */
  readonly link: (tableId: string) => string | null;
  readonly keepLink: (tableId: string, link: string) => void;
  readonly forgetLink: (tableId: string) => void;
  readonly name: () => string;
  readonly keepName: (name: string) => void;
};

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const NAME = 'boneyard.name';
const passSchema = v.pipe(v.string(), v.parseJson(), v.object({ token: v.string(), left: v.boolean() }));

/**
 * Keeps all that in a browser's two stores. The tab's own comes first, so that two tabs may have two seats; the other
 * one outlives the tab, which phones close as they like.
 */
export function keepIn(tab: Store, browser: Store): Keeping {
  const both = [tab, browser];
  const passKey = (tableId: string): string => `boneyard.pass.${tableId}`;
  const linkKey = (tableId: string): string => `boneyard.link.${tableId}`;
  const read = (key: string): string | null => tab.getItem(key) ?? browser.getItem(key);

  return {
    pass: (tableId) => {
      const parsed = v.safeParse(passSchema, read(passKey(tableId)));
      return parsed.success ? parsed.output : null;
    },
    keepPass: (tableId, pass) => {
      for (const store of both) store.setItem(passKey(tableId), JSON.stringify(pass));
    },
    forgetPass: (tableId) => {
      for (const store of both) store.removeItem(passKey(tableId));
    },
    link: (tableId) => tab.getItem(linkKey(tableId)),
    keepLink: (tableId, link) => tab.setItem(linkKey(tableId), link),
    forgetLink: (tableId) => tab.removeItem(linkKey(tableId)),
    name: () => browser.getItem(NAME) ?? '',
    keepName: (name) => browser.setItem(NAME, name),
  };
}

/** A store that lasts as long as the page. */
export function brief(): Store {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/**
 * A store of the browser, or a brief one where the browser lets pages keep nothing: then a seat lasts as long as its
 * page, and nothing else is lost.
 */
export function storeOf(open: () => Store): Store {
  try {
    const store = open();
    store.setItem('boneyard.try', '');
    store.removeItem('boneyard.try');
    return store;
  } catch {
    return brief();
  }
}
