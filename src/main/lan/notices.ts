import * as v from 'valibot';
import { SERVICE_TYPE } from '../../shared/protocol/version';
import { isTableId, plainText } from './label';
import { isInHouse } from './near';

/** What a packet says about one table. */
export type Notice =
  | {
      readonly is: 'here';
      /** The full name of the service, by which a goodbye is recognised. */
      readonly service: string;
      readonly id: string;
      /** Of two tables with one id the one of the higher epoch is the table (lan.md 3.5). */
      readonly epoch: number;
      readonly name: string;
      readonly protocol: number;
      readonly port: number;
      /** The addresses it claims to have. */
      readonly addresses: readonly string[];
    }
  | { readonly is: 'goodbye'; readonly service: string; readonly port: number | null };

/** The name all tables are asked for by. */
export const SERVICE = `_${SERVICE_TYPE}._tcp.local`;

const MOST_RECORDS = 200;
const MOST_ADDRESSES = 8;

const name = v.pipe(v.string(), v.maxLength(255), v.toLowerCase());
const ttl = v.optional(v.number(), 0);
const recordSchema = v.variant('type', [
  v.object({ type: v.literal('PTR'), name, ttl, data: name }),
  v.object({ type: v.literal('SRV'), name, ttl, data: v.object({ port: v.number(), target: name }) }),
  v.object({ type: v.literal('TXT'), name, data: v.array(v.instance(Uint8Array)) }),
  v.object({ type: v.literal('A'), name, data: v.pipe(v.string(), v.check(isInHouse)) }),
]);
type DnsRecord = v.InferOutput<typeof recordSchema>;

const records = v.optional(v.array(v.unknown()), []);
const packetSchema = v.object({ answers: records, additionals: records });

const counter = v.pipe(v.string(), v.digits(), v.maxLength(6), v.transform(Number));
const txtSchema = v.object({
  v: counter,
  e: v.optional(counter, '1'),
  id: v.pipe(v.string(), v.check(isTableId)),
  n: v.pipe(v.string(), v.transform(plainText), v.minLength(1)),
});

const portSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(65535));

/**
 * Reads what an mDNS response says about tables. Everything in it was written by a stranger: records that are not
 * as they should be are left out, and so are tables whose record lacks a part.
 */
export function parseNotices(packet: unknown): readonly Notice[] {
  const parsed = v.safeParse(packetSchema, packet);
  if (!parsed.success) return [];
  const all = [...parsed.output.answers, ...parsed.output.additionals].slice(0, MOST_RECORDS);
  const known = all.flatMap((record) => {
    const result = v.safeParse(recordSchema, record);
    return result.success ? [result.output] : [];
  });
  const services = new Map<string, number>();
  for (const record of known) {
    if (record.type === 'PTR' && record.name === SERVICE) services.set(record.data, record.ttl);
  }
  return [...services].flatMap(([service, timeLeft]) => {
    return timeLeft === 0 ? readGoodbye(service, known) : readTable(service, known);
  });
}

function readGoodbye(service: string, known: readonly DnsRecord[]): Notice {
  return { is: 'goodbye', service, port: findPlace(service, known)?.port ?? null };
}

function readTable(service: string, known: readonly DnsRecord[]): readonly Notice[] {
  const place = findPlace(service, known);
  const txt = known.find((record) => record.type === 'TXT' && record.name === service);
  if (!place || txt?.type !== 'TXT' || !v.is(portSchema, place.port)) return [];

  const facts = v.safeParse(txtSchema, parseTxt(txt.data));
  if (!facts.success) return [];

  const addresses = known.flatMap((record) => {
    return record.type === 'A' && record.name === place.target ? [record.data] : [];
  });
  const { v: protocol, id, e: epoch, n } = facts.output;
  return [
    {
      is: 'here',
      service,
      id,
      epoch,
      name: n,
      protocol,
      port: place.port,
      addresses: addresses.slice(0, MOST_ADDRESSES),
    },
  ];
}

function findPlace(service: string, known: readonly DnsRecord[]): { port: number; target: string } | null {
  const place = known.find((record) => record.type === 'SRV' && record.name === service);
  return place?.type === 'SRV' ? place.data : null;
}

/** The `key=value` texts of a TXT record; the first of a key counts (RFC 6763 section 6.4). */
function parseTxt(texts: readonly Uint8Array[]): Readonly<Record<string, string>> {
  const pairs = new Map<string, string>();
  for (const bytes of texts) {
    const text = Buffer.from(bytes).toString('utf8');
    const at = text.indexOf('=');
    if (at < 1) continue;
    const key = text.slice(0, at).toLowerCase();
    if (!pairs.has(key)) pairs.set(key, text.slice(at + 1));
  }
  return Object.fromEntries(pairs);
}
