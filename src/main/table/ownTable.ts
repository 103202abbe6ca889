import type { Connection, ConnectTable, Newcomer } from '../client/connection';
import { makeAddress } from '../client/address';
import type { Address } from '../client/address';
import { makeSeatLink } from '../../shared/seatLink';
import type { JoinTable, Opened, OpenTable, ScreenUse, Trouble } from '../../shared/desktop';
import type { FromHost } from '../../shared/protocol/messages';
import { err, ok } from '../../shared/result';
import type { Result } from '../../shared/result';
import { HeldTable } from './heldTable';
import type { HostedTable, HostTable, TakeTable } from './hosting';
import { guestOf, hostOf } from './newcomers';
import type { AtAddress } from './networkNews';
import { heardPeople, othersSeated } from './seenPeople';
import type { SeenPeople } from './seenPeople';

const LOOPBACK = '127.0.0.1';

/** Where a table is, best address first; with an id only that table is meant. */
type Target = { readonly addresses: readonly Address[]; readonly tableId?: string };

/** Connects a window to a table; a seat that the window for a use had there before is given back. */
export type Connect = (
  use: ScreenUse,
  to: Target & Pick<ConnectTable, 'newcomer' | 'takeOver'>,
) => Connection;

export type OwnTableParts = {
  readonly host: HostTable;
  /** Opens a table here that is handed to this machine. */
  readonly take: TakeTable;
  readonly connect: Connect;
  /** The secret of our seat at a table, if we hold one. */
  readonly seatToken: (tableId: string) => string | null;
  readonly parseAddress: (text: string) => Result<Address, Trouble>;
  /** The likely cause behind a connection to an address that did not come about. */
  readonly explain: (trouble: Trouble, address: Address) => Promise<Trouble>;
  /** Called when a table was come to or left. */
  readonly onChange: () => void;
};

/** The one table this copy of the game is at, if any, with a connection of its own for each window. */
export type OwnTable = {
  readonly opened: () => Opened | null;
  readonly open: (request: OpenTable, name: string) => Promise<Result<Opened, Trouble>>;
  readonly join: (request: JoinTable) => Promise<Result<Opened, Trouble>>;
  /** The connection behind a window: made at the first call, null at Home. */
  readonly connection: (use: ScreenUse) => Connection | null;
  /** Hangs up for a window that was closed; a seat is kept for its return. */
  readonly hangUp: (use: ScreenUse) => void;
  /** Gives up the seat; closes the table for everyone where it is ours. At Home nothing happens. */
  readonly leave: () => Promise<void>;
  /** Connects a window anew whose seat another device has: the newest one has it. */
  readonly comeBack: (use: ScreenUse) => void;
  /** Where a phone finds the table, with the secret that moves our seat to it; null where there is none or no way. */
  readonly seatLink: () => string | null;
  /** Where the table is; null at Home, and where it is for this machine alone. */
  readonly at: () => AtAddress | null;
  /** The machine was asleep: finds out at once whether its connections still stand. */
  readonly wake: () => void;
  /** All there is of the table we host, for a file of it; null where we host none. */
  readonly journal: () => Promise<string | null>;
  /** How many people elsewhere sit at a table of ours, and would lose it if we left. */
  readonly guests: () => number;
};

/** `link`: what the door's QR code carries, as it was heard last; null where none is asked for. */
type Line = { readonly connection: Connection; seen: SeenPeople | null; link: string | null };

/** Where this copy is; on the way to a table or from one it goes to no other. */
type Place =
  | { readonly is: 'home' }
  | { readonly is: 'onTheWay' }
  | {
      readonly is: 'at';
      readonly opened: Opened;
      readonly hosted: HostedTable | null;
      readonly addresses: readonly Address[];
      readonly player: Newcomer;
    };

export function ownTable(parts: OwnTableParts): OwnTable {
  let place: Place = { is: 'home' };
  const lines = new Map<ScreenUse, Line>();
  const held = new HeldTable(parts.take);

  function connect(use: ScreenUse, to: Target, newcomer: Newcomer): Line {
    const takes = use === 'player' && newcomer.keeperToken === undefined ? { takeOver } : {};
    const connection = parts.connect(use, { ...to, newcomer, ...takes });
    const line: Line = { connection, seen: null, link: null };
    connection.listen((news) => {
      line.seen = heardPeople(line.seen, news);
      if (news.is === 'said' && news.message.type === 'door') line.link = news.message.door.link;
      if (news.is === 'said' && news.message.type === 'bye') heardBye(news.message);
    });
    lines.set(use, line);
    return line;
  }

  /** The table is handed to this machine: it is opened here, and held until the other one lets go of it. */
  async function takeOver(journal: string): Promise<readonly string[] | null> {
    const you = lines.get('player')?.seen?.you;
    if (place.is !== 'at' || place.hosted !== null || you === undefined) return null;
    return held.offer(journal, you);
  }

  /** The table has moved: here, where we held it ready, or away from here. A guest's connection follows by itself. */
  function heardBye({ reason, places = [] }: Extract<FromHost, { type: 'bye' }>): void {
    if (reason !== 'moved' || place.is !== 'at') return;
    const { opened, hosted, player } = place;
    const { keeperToken: _, ...guest } = player;
    const ours = held.keep();
    if (ours === null && hosted === null) return;
    const read = places.map(parts.parseAddress).flatMap((address) => (address.ok ? [address.value] : []));
    place = {
      ...place,
      hosted: ours,
      opened: { ...opened, hosting: ours !== null, addresses: ours?.addresses() ?? [] },
      addresses: ours === null ? read : [{ host: LOOPBACK, port: ours.port }],
      player: ours === null ? guest : { ...guest, keeperToken: ours.keeperToken },
    };
    for (const { connection } of lines.values()) connection.close();
    lines.clear();
    parts.onChange();
  }

  /** Takes the play window to a table that is there, ours or not. */
  async function arrive(
    addresses: readonly Address[],
    player: Newcomer,
    hosted: HostedTable | null,
  ): Promise<Result<Opened, Trouble>> {
    const at = hosted === null ? { addresses } : { addresses, tableId: hosted.id };
    const line = connect('player', at, player);
    const joined = await line.connection.joined;
    if (!joined.ok) {
      lines.delete('player');
      await hosted?.close();
      place = { is: 'home' };
      return joined;
    }
    const opened: Opened = {
      tableId: joined.value.tableId,
      solo: hosted?.solo ?? false,
      hosting: hosted !== null,
      screen: player.as === 'seat' ? 'player' : 'table',
      addresses: hosted?.addresses() ?? [],
    };
    // The code has done its work: from now on this machine is known by its token.
    const { code: _, ...known } = player;
    place = { is: 'at', opened, hosted, addresses: [joined.value.address], player: known };
    parts.onChange();
    return ok(opened);
  }

  return {
    opened: () => (place.is === 'at' ? place.opened : null),

    open: async (request, name) => {
      if (place.is !== 'home') return err('alreadyAtTable');
      place = { is: 'onTheWay' };
      const hosting = await parts.host(request);
      if (!hosting.ok) {
        place = { is: 'home' };
        return hosting;
      }
      const { port } = hosting.value;
      return arrive([{ host: LOOPBACK, port }], hostOf(hosting.value, name), hosting.value);
    },

    join: async (request) => {
      if (place.is !== 'home') return err('alreadyAtTable');
      const address = parts.parseAddress(request.address);
      if (!address.ok) return address;
      place = { is: 'onTheWay' };
      const arrived = await arrive([address.value], guestOf(request), null);
      return arrived.ok ? arrived : err(await parts.explain(arrived.error, address.value));
    },

    connection: (use) => {
      const line = lines.get(use);
      if (line !== undefined || place.is !== 'at') return line?.connection ?? null;
      const { addresses, opened, player, hosted } = place;
      // By the link the window for the room may show the code, and never holds the right of the keeper.
      const link = hosted?.link() ?? lines.get('player')?.link ?? null;
      const screen: Newcomer = link === null ? { as: 'watch' } : { as: 'watch', link };
      const newcomer: Newcomer = use === 'player' ? player : screen;
      return connect(use, { addresses, tableId: opened.tableId }, newcomer).connection;
    },

    hangUp: (use) => {
      lines.get(use)?.connection.close();
      lines.delete(use);
    },

    leave: async () => {
      if (place.is !== 'at') return;
      const { hosted } = place;
      for (const [use, { connection }] of lines) {
        if (use === 'player' && hosted === null) connection.leave();
        else connection.close();
      }
      lines.clear();
      place = { is: 'onTheWay' };
      try {
        await hosted?.close();
      } finally {
        place = { is: 'home' };
        parts.onChange();
      }
    },

    comeBack: (use) => {
      if (place.is !== 'at') return;
      lines.get(use)?.connection.close();
      lines.delete(use);
      parts.onChange();
    },

    seatLink: () => {
      if (place.is !== 'at' || place.opened.solo) return null;
      const { hosted, addresses, opened } = place;
      const [first] = hosted === null ? addresses.map(makeAddress) : hosted.addresses();
      const token = parts.seatToken(opened.tableId);
      return first === undefined || token === null ? null : makeSeatLink(first, token);
    },

    at: () => {
      if (place.is !== 'at' || place.opened.solo) return null;
      const { hosted, addresses } = place;
      if (hosted !== null) return { is: 'ours', port: hosted.port };
      const address = lines.get('player')?.connection.address() ?? addresses[0];
      return address === undefined ? null : { is: 'theirs', address };
    },

    journal: async () => (place.is === 'at' && place.hosted !== null ? place.hosted.journal() : null),

    wake: () => lines.forEach(({ connection }) => connection.wake()),

    guests: () => {
      if (place.is !== 'at' || place.hosted === null) return 0;
      const seen = [...lines.values()].flatMap((line) => line.seen ?? []);
      const ours = seen.map(({ you }) => you);
      return Math.max(0, ...seen.map(({ facts }) => othersSeated(facts, ours)));
    },
  };
}
