import type { FoundTable, Nearby, SilentTable, Trouble } from '../../shared/desktop';
import type { DiscoveryState } from '../../shared/network';
import type { TableCard } from '../../shared/protocol/messages';
import { PROTOCOL } from '../../shared/protocol/version';
import { err, ok } from '../../shared/result';
import type { Result } from '../../shared/result';
import type { Browsing } from '../lan/browse';
import { plainText } from '../lan/label';
import type { Heard } from '../lan/sightings';
import { makeAddress } from './address';
import type { Address } from './address';
import { askTable } from './askTable';
import { listPlaces } from './findAgain';
import { firstOf } from './firstOf';

export type NearbyTables = {
  /** Looks around for as long as somebody listens; calls back at once and at every change. */
  readonly listen: (listener: (nearby: Nearby) => void) => () => void;
  /** Whether a table announces itself at this place, or is about to: an answer may come later than a refusal. */
  readonly hears: (address: Address) => Promise<boolean>;
  /** Whether a table is open in this house; known only while somebody listens. */
  readonly isOpen: (tableId: string) => boolean;
};

export type NearbyParts = {
  readonly browsing: Browsing;
  /** The likely cause behind a table that is heard but did not answer. */
  readonly explain: (trouble: Trouble) => Promise<Trouble>;
};

/** Milliseconds from one look at all cards to the next. */
const LOOK = 2000;
/** Milliseconds until nobody is thought to be at a place: two questions and their answers (lan.md 1.2). */
const HEARING = 1500;

/** A table that answered: its card, or null where it is played by other words than ours. */
type Answer = { readonly card: TableCard | null; readonly address: Address };

/** Troubles of a table that is gone, or was never one: nothing to be shown, its announcement ends soon. */
const GONE: readonly Trouble[] = ['refusedConnection', 'notATable', 'badAddress'];

/**
 * The tables of this house, for the list on Home: what was heard of is asked for its card. Who refuses is not
 * shown, who stays silent is, with the likely cause: a firewall lets its announcement out and nobody in.
 */
export function nearbyTables({ browsing, explain }: NearbyParts): NearbyTables {
  const listeners = new Set<(nearby: Nearby) => void>();
  const answers = new Map<string, Answer>();
  const silent = new Map<string, Trouble>();
  let heard: readonly Heard[] = [];
  let discovery: DiscoveryState = 'looking';
  let told = '';
  let stop: (() => void) | null = null;

  const nearby = (): Nearby => ({
    tables: listTables(heard, answers),
    silent: listSilent(heard, silent),
    discovery,
  });

  function tell(): void {
    const now = nearby();
    const text = JSON.stringify(now);
    if (text === told) return;
    told = text;
    for (const listener of listeners) listener(now);
  }

  async function ask(table: Heard): Promise<void> {
    const answer = await askForCard(table);
    const trouble = answer.ok || GONE.includes(answer.error) ? null : await explain(answer.error);
    // It may be gone by now, or elsewhere and asked there.
    if (!heard.some((known) => isSamePlace(known, table))) return;
    answers.delete(table.id);
    silent.delete(table.id);
    if (answer.ok) answers.set(table.id, answer.value);
    else if (trouble !== null) silent.set(table.id, trouble);
    tell();
  }

  function noteHeard(found: readonly Heard[], state: DiscoveryState): void {
    const changed = found.filter((table) => !heard.some((known) => isSamePlace(known, table)));
    heard = found;
    discovery = state;
    for (const id of answers.keys()) if (!found.some((table) => table.id === id)) answers.delete(id);
    for (const id of silent.keys()) if (!found.some((table) => table.id === id)) silent.delete(id);
    for (const table of changed) void ask(table);
    tell();
  }

  function start(): () => void {
    const stopBrowsing = browsing.listen(noteHeard);
    const looks = setInterval(() => {
      for (const table of heard) void ask(table);
    }, LOOK);
    return () => {
      clearInterval(looks);
      stopBrowsing();
      heard = [];
      answers.clear();
      silent.clear();
      told = '';
    };
  }

  return {
    listen: (listener) => {
      stop ??= start();
      listeners.add(listener);
      listener(nearby());
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stop?.();
        stop = null;
      };
    },
    hears: ({ host, port }) =>
      new Promise((resolve) => {
        const settle = (isHeard: boolean): void => {
          clearTimeout(patience);
          // Not before the first call has come back: it may come from within.
          queueMicrotask(() => stopHearing());
          resolve(isHeard);
        };
        const patience = setTimeout(() => settle(false), HEARING);
        const stopHearing = browsing.listen((found) => {
          if (found.some((table) => table.port === port && table.addresses.includes(host))) settle(true);
        });
      }),
    isOpen: (tableId) => listTables(heard, answers).some(({ id }) => id === tableId),
  };
}

/** Asks a table at all its addresses; another table at one of them, or what it was before it moved, is none at all. */
function askForCard(table: Heard): Promise<Result<Answer, Trouble>> {
  return firstOf<Answer>(listPlaces(table), async (address, signal) => {
    const card = await askTable(address, signal);
    if (!card.ok) return card.error === 'otherVersion' ? ok({ card: null, address }) : card;
    const isIt = card.value.id === table.id && card.value.epoch >= table.epoch;
    return isIt ? ok({ card: card.value, address }) : err('notATable');
  });
}

function isSamePlace(one: Heard, other: Heard): boolean {
  return (
    one.id === other.id &&
    one.epoch === other.epoch &&
    one.port === other.port &&
    one.addresses[0] === other.addresses[0]
  );
}

/** The list as people see it: the second of one name is told apart by a number (cases.md C82). */
export function listTables(
  heard: readonly Heard[],
  answers: ReadonlyMap<string, Answer>,
): readonly FoundTable[] {
  const counts = new Map<string, number>();
  return heard.flatMap((table) => {
    const answer = answers.get(table.id);
    if (!answer) return [];
    const name = plainText(answer.card?.name ?? '') || table.name;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return makeFound(table, answer, count > 1 ? `${name} (${count})` : name);
  });
}

function listSilent(heard: readonly Heard[], silent: ReadonlyMap<string, Trouble>): readonly SilentTable[] {
  return heard.flatMap(({ id, name }) => {
    const trouble = silent.get(id);
    return trouble === undefined ? [] : [{ id, name, trouble }];
  });
}

function makeFound({ id }: Heard, { card, address }: Answer, name: string): FoundTable {
  return {
    id,
    name,
    preset: plainText(card?.preset ?? ''),
    seats: card?.seats ?? 0,
    free: card?.free ?? 0,
    round: card?.round ?? 0,
    sameVersion: card?.version === PROTOCOL,
    code: card?.code === true,
    address: makeAddress(address),
  };
}
