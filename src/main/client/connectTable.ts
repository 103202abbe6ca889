import type { LinkNews, Trouble } from '../../shared/desktop';
import { CLOSE_CODES, mayRetry } from '../../shared/protocol/closing';
import type { FromHost, FromPage } from '../../shared/protocol/messages';
import { PROTOCOL } from '../../shared/protocol/version';
import { err, ok } from '../../shared/result';
import type { Result } from '../../shared/result';
import type { Address } from './address';
import type { Connection, ConnectTable, Joined } from './connection';
import { holdLine } from './line';
import type { Line } from './line';
import { reachTable } from './reachTable';
import type { Reached } from './reachTable';
import { retryDelay, triesAfter } from './retry';
import { codeOfBye, troubleFromClose } from './trouble';
import { bringUpToDate } from './upToDate';
import type { Welcome } from './upToDate';

/** Where a connection stands. */
type Stand =
  | { readonly at: 'trying' }
  | { readonly at: 'waiting'; readonly until: NodeJS.Timeout }
  | { readonly at: 'greeting' | 'welcomed'; readonly line: Line }
  | { readonly at: 'over'; readonly code: number };

/** Addresses remembered of a table that moves about. */
const MOST_ADDRESSES = 8;

/** Connects to a table and stays with it, coming back by itself where that makes sense (lan.md 3.5). */
export function connectTable(options: ConnectTable): Connection {
  return new TableConnection(options);
}

class TableConnection implements Connection {
  readonly joined: Promise<Result<Joined, Trouble>>;
  readonly #options: ConnectTable;
  readonly #listeners = new Set<(news: LinkNews) => void>();
  #settle: (result: Result<Joined, Trouble>) => void = () => undefined;
  #addresses: readonly Address[];
  #tableId: string | undefined;
  #stand: Stand = { at: 'trying' };
  #tries = 0;
  /** The welcome that would be given now; null before the first one. */
  #welcome: Welcome | null = null;
  /** The code of the host's goodbye, should the line break before it arrives by itself. */
  #bye: number | null = null;
  #stopFinding: (() => void) | null = null;

  constructor(options: ConnectTable) {
    this.#options = options;
    this.#addresses = options.addresses;
    this.#tableId = options.tableId;
    this.joined = new Promise((resolve) => (this.#settle = resolve));
    void this.#try();
  }

  listen = (listener: (news: LinkNews) => void): (() => void) => {
    this.#listeners.add(listener);
    const { at } = this.#stand;
    if (at === 'welcomed') listener({ is: 'up' });
    if (this.#welcome) listener({ is: 'said', message: this.#welcome });
    if (at === 'over') listener({ is: 'over', code: this.#stand.code });
    else if (this.#welcome && at !== 'welcomed') listener({ is: 'looking' });
    return () => this.#listeners.delete(listener);
  };

  say = (message: FromPage): void => {
    // The greeting is said here, with secrets no page knows.
    if (this.#stand.at === 'welcomed' && message.type !== 'hello') this.#stand.line.say(message);
  };

  leave = (): void => {
    this.say({ type: 'leave' });
    this.close();
  };

  close = (): void => {
    const stand = this.#stand;
    this.#end(CLOSE_CODES.left, 'noAnswer');
    if (stand.at === 'greeting' || stand.at === 'welcomed') stand.line.hangUp();
  };

  async #try(): Promise<void> {
    this.#stand = { at: 'trying' };
    this.#tries += 1;
    const reached = await reachTable(this.#addresses, this.#tableId);
    if (this.#isOver()) {
      if (reached.ok) reached.value.socket.terminate();
      return;
    }
    if (reached.ok) this.#greet(reached.value);
    else if (!this.#welcome) this.#end(CLOSE_CODES.left, reached.error);
    else if (reached.error === 'otherVersion') this.#end(CLOSE_CODES.otherVersion, reached.error);
    else this.#wait();
  }

  #greet(reached: Reached): void {
    const { newcomer, seatTokens, log } = this.#options;
    const line = holdLine(
      reached.socket,
      { heard: (message) => this.#heard(message, reached, line), ended: (code) => this.#ended(line, code) },
      log,
    );
    this.#stand = { at: 'greeting', line };
    this.#bye = null;
    const seatToken = newcomer.as === 'seat' ? seatTokens.find(reached.tableId) : undefined;
    line.say({
      type: 'hello',
      protocol: PROTOCOL,
      ...newcomer,
      ...(seatToken !== undefined && { seatToken }),
    });
  }

  #heard(message: FromHost, reached: Reached, line: Line): void {
    if (!this.#isCurrent(line)) return;
    if (message.type === 'bye') this.#bye = codeOfBye(message.reason);
    if (message.type === 'welcome') {
      this.#welcomed(message, reached, line);
      return;
    }
    this.#welcome = this.#welcome && bringUpToDate(this.#welcome, message);
    this.#tell({ is: 'said', message });
  }

  #welcomed(welcome: Welcome, { address, tableId }: Reached, line: Line): void {
    if (welcome.facts.id !== tableId) {
      line.cut();
      return;
    }
    if (welcome.seatToken !== null) this.#options.seatTokens.keep(tableId, welcome.seatToken);
    this.#stopLooking();
    this.#stand = { at: 'welcomed', line };
    this.#welcome = welcome;
    this.#tries = 0;
    this.#tableId = tableId;
    this.#addresses = mergeAddresses([address], this.#addresses);
    this.#settle(ok({ tableId, address }));
    this.#tell({ is: 'up' });
    this.#tell({ is: 'said', message: welcome });
  }

  #ended(line: Line, closeCode: number): void {
    if (!this.#isCurrent(line)) return;
    const code = closeCode === 1006 && this.#bye !== null ? this.#bye : closeCode;
    if (!this.#welcome || !mayRetry(code)) {
      this.#end(code, troubleFromClose(code));
      return;
    }
    this.#tries = Math.max(this.#tries, triesAfter(code));
    if (this.#stand.at === 'welcomed') this.#look();
    this.#wait();
  }

  #wait(): void {
    const delay = retryDelay(this.#tries, Math.random());
    this.#stand = { at: 'waiting', until: setTimeout(() => void this.#try(), delay) };
  }

  /** Tells that the host is away, and listens for where it may be. */
  #look(): void {
    this.#tell({ is: 'looking' });
    if (this.#tableId === undefined || this.#stopFinding) return;
    this.#stopFinding =
      this.#options.findAgain?.(this.#tableId, (found) => {
        this.#addresses = mergeAddresses(found, this.#addresses);
        if (this.#stand.at !== 'waiting') return;
        clearTimeout(this.#stand.until);
        void this.#try();
      }) ?? null;
  }

  #stopLooking(): void {
    this.#stopFinding?.();
    this.#stopFinding = null;
  }

  #end(code: number, trouble: Trouble): void {
    if (this.#stand.at === 'over') return;
    if (this.#stand.at === 'waiting') clearTimeout(this.#stand.until);
    this.#stopLooking();
    this.#stand = { at: 'over', code };
    this.#settle(err(trouble));
    this.#tell({ is: 'over', code });
  }

  #isOver(): boolean {
    return this.#stand.at === 'over';
  }

  /** Whether a line is the one spoken over now: an old one may still have something to say (lan.md 3.5). */
  #isCurrent(line: Line): boolean {
    return (this.#stand.at === 'greeting' || this.#stand.at === 'welcomed') && this.#stand.line === line;
  }

  #tell(news: LinkNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}

/** The first, then those of the second that are not among them; no more than are worth trying. */
function mergeAddresses(first: readonly Address[], second: readonly Address[]): readonly Address[] {
  const isNew = ({ host, port }: Address): boolean =>
    !first.some((known) => known.host === host && known.port === port);
  return [...first, ...second.filter(isNew)].slice(0, MOST_ADDRESSES);
}
