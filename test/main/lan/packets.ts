import { SERVICE } from '../../../src/main/lan/notices';

/** A table as its records tell of it. */
export type Published = {
  readonly id: string;
  readonly name?: string;
  readonly protocol?: string;
  /** Left out by copies of the game that know of no epochs. */
  readonly epoch?: string;
  readonly port?: number;
  readonly addresses?: readonly string[];
  /** Seconds the records live; 0 is a goodbye. */
  readonly ttl?: number;
};

/** An mDNS response about one table, as multicast-dns decodes it. */
export function makePacket(table: Published): { answers: object[]; additionals: object[] } {
  const { id, name = 'Table', protocol = '1', epoch, port = 27500, addresses = [], ttl = 120 } = table;
  const label = `Label of ${id}.${SERVICE}`;
  const target = `dl-${id}.local`;
  return {
    answers: [{ type: 'PTR', name: SERVICE, ttl, data: label }],
    additionals: [
      { type: 'SRV', name: label, ttl, data: { port, target, priority: 0, weight: 0 } },
      {
        type: 'TXT',
        name: label,
        ttl,
        data: [`v=${protocol}`, `id=${id}`, `n=${name}`, ...(epoch === undefined ? [] : [`e=${epoch}`])].map(
          (text) => Buffer.from(text),
        ),
      },
      ...addresses.map((address) => ({ type: 'A', name: target, ttl, data: address })),
    ],
  };
}
