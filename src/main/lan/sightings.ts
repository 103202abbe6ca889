import type { Place } from './near';
import type { Notice } from './notices';

/** A table that announced itself. Its strings were written by a stranger: show them as plain text only. */
export type Heard = {
  readonly id: string;
  /** Goes up when the table moves to another machine. */
  readonly epoch: number;
  readonly name: string;
  /** `PROTOCOL` of the copy that hosts it. */
  readonly protocol: number;
  /** IPv4 addresses in this house, the one its packets come from first. */
  readonly addresses: readonly string[];
  readonly port: number;
};

/** What is known of a table, and how long it has been silent. */
type Sighting = {
  readonly service: string;
  readonly id: string;
  readonly epoch: number;
  readonly name: string;
  readonly protocol: number;
  readonly port: number;
  /** Where its packets came from, the newest place first, and the questions asked since one came from there. */
  readonly sources: readonly { readonly address: string; readonly unanswered: number }[];
  /** The addresses it claims. */
  readonly claimed: readonly string[];
};

/** The tables known, by id. */
export type Sightings = ReadonlyMap<string, Sighting>;

export type Change = 'up' | 'moved' | 'renewed' | 'goodbye';

/** A house has fewer tables; a stranger who makes up names fills no more than this. */
export const MOST_TABLES = 64;
/** Questions without an answer after which a table is thought gone (lan.md 1.2, fault 9). */
const MOST_UNANSWERED = 3;

/**
 * Takes in what a packet from `source` said. Of two tables with one id the one of the higher epoch is the table: what
 * a machine says that has handed it over is passed over, and where it stood is forgotten (lan.md 3.5).
 * @returns the tables now known, and what changed for the one that spoke; null when nothing did.
 */
export function noteNotice(
  sightings: Sightings,
  notice: Notice,
  source: string,
): { readonly sightings: Sightings; readonly change: { readonly id: string; readonly is: Change } | null } {
  if (notice.is === 'goodbye') return noteGoodbye(sightings, notice, source);

  const before = sightings.get(notice.id);
  if (!before && sightings.size >= MOST_TABLES) return { sightings, change: null };

  if (before && notice.epoch < before.epoch) return { sightings, change: null };

  const { is: _, addresses: claimed, ...rest } = notice;
  const known = before?.epoch === notice.epoch ? before.sources : [];
  const sources = known.some(({ address }) => address === source)
    ? known.map((each) => (each.address === source ? { ...each, unanswered: 0 } : each))
    : [{ address: source, unanswered: 0 }, ...known];
  const after: Sighting = { ...rest, claimed, sources };

  const next = new Map(sightings).set(notice.id, after);
  const change = compare(before, after);
  return { sightings: next, change: change && { id: notice.id, is: change } };
}

/** Counts a question that went out to all. Places that fell silent are forgotten while another one still speaks. */
export function noteQuestion(sightings: Sightings): Sightings {
  return mapTables(sightings, (sighting) => {
    const sources = sighting.sources.map((source) => ({ ...source, unanswered: source.unanswered + 1 }));
    const speaking = sources.filter((source) => source.unanswered <= MOST_UNANSWERED);
    return { ...sighting, sources: speaking.length > 0 ? speaking : sources };
  });
}

/** A table that was silent turned out to be there all the same. */
export function noteAlive(sightings: Sightings, id: string): Sightings {
  return mapTables(sightings, (sighting) => {
    if (sighting.id !== id) return sighting;
    return { ...sighting, sources: sighting.sources.map((source) => ({ ...source, unanswered: 0 })) };
  });
}

/** Forgets a table. */
export function noteLost(sightings: Sightings, id: string): Sightings {
  return new Map([...sightings].filter(([known]) => known !== id));
}

/** The tables that let `MOST_UNANSWERED` questions pass. */
export function findSilent(sightings: Sightings): readonly Heard[] {
  return [...sightings.values()]
    .filter(({ sources }) => sources.every(({ unanswered }) => unanswered >= MOST_UNANSWERED))
    .map(toHeard);
}

/** Where a table said it can be reached. */
export function placesOf({ addresses, port }: Pick<Heard, 'addresses' | 'port'>): readonly Place[] {
  return addresses.map((host) => ({ host, port }));
}

/** The tables known, in the order they were heard. */
export function listHeard(sightings: Sightings): readonly Heard[] {
  return [...sightings.values()].map(toHeard);
}

function noteGoodbye(
  sightings: Sightings,
  { service, port }: Notice & { is: 'goodbye' },
  source: string,
): ReturnType<typeof noteNotice> {
  const gone = [...sightings.values()].find((sighting) => sighting.service === service);
  // A goodbye for a port it has left already, or from a machine it has left, comes late: it is elsewhere by now.
  const isThere = gone?.sources.some(({ address }) => address === source) === true;
  if (!gone || !isThere || (port !== null && port !== gone.port)) return { sightings, change: null };
  return { sightings: noteLost(sightings, gone.id), change: { id: gone.id, is: 'goodbye' } };
}

function compare(before: Sighting | undefined, after: Sighting): Change | null {
  if (!before) return 'up';
  const was = toHeard(before);
  const is = toHeard(after);
  const isElsewhere = was.port !== is.port || was.addresses[0] !== is.addresses[0];
  if (isElsewhere || was.epoch !== is.epoch) return 'moved';
  return JSON.stringify(was) === JSON.stringify(is) ? null : 'renewed';
}

function toHeard({ id, epoch, name, protocol, port, sources, claimed }: Sighting): Heard {
  const addresses = [...new Set([...sources.map((source) => source.address), ...claimed])];
  return { id, epoch, name, protocol, addresses, port };
}

function mapTables(sightings: Sightings, change: (sighting: Sighting) => Sighting): Sightings {
  return new Map([...sightings].map(([id, sighting]) => [id, change(sighting)]));
}
