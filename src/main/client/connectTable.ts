import type { LinkNews, Trouble } from '../../shared/desktop';
import { CLOSE_CODES, mayRetry } from '../../shared/protocol/closing';
import type { ByeReason, FromHost, FromPage } from '../../shared/protocol/messages';
import { retryDelay, triesAfter } from '../../shared/protocol/retry';
import { PROTOCOL } from '../../shared/protocol/version';
import { err, ok } from '../../shared/result';
import type { Result } from '../../shared/result';
import { mergeAddresses, parseAddress } from './address';
import type { Address } from './address';
import type { Connection, ConnectTable, Joined } from './connection';
import { holdLine } from './line';
import type { Line } from './line';
import { LinkStory } from './linkStory';
import { reachTable } from './reachTable';
import type { Reached } from './reachTable';
import { Search } from './search';
import type { Stand } from './stand';
import { codeOfBye, troubleFromEnd } from './trouble';
import type { Welcome } from './upToDate';

/** The code of a line that broke without a word. */
const BROKEN = 1006;
/** Connects to a table and stays with it, coming back by itself where that makes sense (lan.md 3.5). */
export function connectTable(options: ConnectTable): Connection {
  return new TableConnection(options);
}

class TableConnection implements Connection {
  readonly joined: Promise<Result<Joined, Trouble>>;
  readonly #options: ConnectTable;
  readonly #story = new LinkStory();
  #settle: (result: Result<Joined, Trouble>) => void = () => undefined;
  #stand: Stand = { at: 'trying' };
  #addresses: readonly Address[];
  /** The table that is meant; unknown before the first welcome where only an address was given. */
  #tableId: string | undefined;
  /** Of the table we were at last: a machine that had it before has it no more (lan.md 6.3). */
  #epoch = 0;
  #hasJoined = false;
  #tries = 0;
  /** What the host said on parting: nearer the truth than the code it hangs up with. */
  #bye: ByeReason | null = null;
  #search: Search | null = null;
  #answeredAt: Address | null = null;

  constructor(options: ConnectTable) {
    this.#options = options;
    this.#addresses = options.addresses;
    this.#tableId = options.tableId;
    this.joined = new Promise((resolve) => (this.#settle = resolve));
    void this.#try();
  }

  listen(listener: (news: LinkNews) => void): () => void {
    return this.#story.listen(listener);
  }

  address(): Address | null {
    return this.#answeredAt;
  }

  wake(): void {
    if (this.#stand.at === 'welcomed') this.#stand.line.check();
    else this.#tryNow();
  }

  say(message: FromPage): void {
    // The greeting is said here, with secrets no page knows.
    if (this.#stand.at === 'welcomed' && message.type !== 'hello') this.#stand.line.say(message);
  }

  leave(): void {
    this.say({ type: 'leave' });
    this.close();
  }

  close(): void {
    const stand = this.#stand;
    this.#end(CLOSE_CODES.left, 'noAnswer');
    if (stand.at === 'greeting' || stand.at === 'welcomed') stand.line.hangUp();
  }

  async #try(): Promise<void> {
    this.#stand = { at: 'trying' };
    this.#tries += 1;
    const reached = await reachTable(this.#addresses, { tableId: this.#tableId, leastEpoch: this.#epoch });
    if (this.#isOver()) {
      if (reached.ok) reached.value.socket.terminate();
      return;
    }
    if (reached.ok) this.#greet(reached.value);
    else if (reached.error === 'otherVersion') this.#end(CLOSE_CODES.otherVersion, reached.error);
    else if (this.#hasJoined) this.#waitLonger(reached.error);
    else this.#end(CLOSE_CODES.left, reached.error);
  }

  #greet(reached: Reached): void {
    const { seatTokens, log } = this.#options;
    const { code, ...newcomer } = this.#options.newcomer;
    const line = holdLine(
      reached.socket,
      {
        heard: (message) => this.#heard(message, reached, line),
        ended: (code) => this.#ended(code, reached, line),
      },
      log,
    );
    // A screen that only shows the table is nobody, and has nothing to come back to.
    const token = newcomer.name === undefined ? undefined : seatTokens.find(reached.tableId);
    this.#stand = { at: 'greeting', line, token };
    this.#bye = null;
    const back = token === undefined ? {} : { seatToken: token };
    // Later it may be another table's, or an old one, and would be counted as a wrong one.
    const typed = code === undefined || this.#hasJoined ? {} : { code };
    const mayHost = this.#options.takeOver === undefined ? {} : { mayHost: true };
    line.say({ type: 'hello', protocol: PROTOCOL, ...newcomer, ...typed, ...back, ...mayHost });
  }

  #heard(message: FromHost, reached: Reached, line: Line): void {
    if (!this.#isCurrent(line)) return;
    if (message.type === 'bye') this.#goodbye(message);
    if (message.type === 'takeOver') return void this.#takeOver(message.journal);
    if (message.type === 'welcome') this.#welcomed(message, reached, line);
    else if (this.#stand.at === 'welcomed') this.#story.tell({ is: 'said', message });
  }

  /** A table that has moved is looked for where it is said to be, at once. */
  #goodbye({ reason, places = [] }: Extract<FromHost, { type: 'bye' }>): void {
    this.#bye = reason;
    const read = places.map(parseAddress).flatMap((place) => (place.ok ? [place.value] : []));
    this.#addresses = mergeAddresses(read, this.#addresses);
  }

  /** No page hears of this: all hands are in it. */
  async #takeOver(journal: string): Promise<void> {
    const places = (await this.#options.takeOver?.(journal)) ?? null;
    this.say({ type: 'tookOver', places });
  }

  #welcomed(welcome: Welcome, { address, tableId, epoch }: Reached, line: Line): void {
    if (welcome.facts.id !== tableId) {
      line.cut();
      return;
    }
    if (welcome.seatToken !== null) this.#options.seatTokens.keep(tableId, welcome.seatToken);
    this.#search?.stop();
    this.#search = null;
    this.#tries = 0;
    this.#tableId = tableId;
    this.#epoch = epoch;
    this.#answeredAt = address;
    this.#addresses = mergeAddresses([address], this.#addresses);
    this.#hasJoined = true;
    this.#settle(ok({ tableId, address }));
    // A seat taken later is told by another welcome, on a line that is up already.
    if (this.#stand.at === 'greeting') this.#story.tell({ is: 'up' });
    this.#stand = { at: 'welcomed', line };
    this.#story.tell({ is: 'said', message: welcome });
  }

  #ended(closeCode: number, reached: Reached, line: Line): void {
    if (!this.#isCurrent(line)) return;
    const code = closeCode === BROKEN && this.#bye !== null ? codeOfBye(this.#bye) : closeCode;
    const wasGreeting = this.#stand.at === 'greeting';
    const isTokenRefused =
      code === CLOSE_CODES.notLetIn &&
      (this.#bye ?? 'notLetIn') === 'notLetIn' &&
      this.#stand.at === 'greeting' &&
      this.#stand.token !== undefined;
    // A table that was closed in mid-game may be carried on: its tokens are kept.
    if (isTokenRefused || code === CLOSE_CODES.removed) this.#options.seatTokens.forget(reached.tableId);
    if (isTokenRefused) {
      // Somebody sent us away, or the table does not know us any more: come in like anybody else.
      void this.#try();
      return;
    }
    if (!this.#hasJoined || !mayRetry(code)) {
      if (wasGreeting && this.#hasJoined && this.#bye !== null)
        this.#story.tell({ is: 'said', message: { type: 'bye', reason: this.#bye } });
      this.#end(code, troubleFromEnd(code, this.#bye));
      return;
    }
    this.#tries = this.#bye === 'moved' ? 0 : Math.max(this.#tries, triesAfter(code));
    if (this.#stand.at === 'welcomed') this.#look(reached.tableId);
    this.#wait();
  }

  #wait(): void {
    const delay = retryDelay(this.#tries, Math.random());
    this.#stand = { at: 'waiting', until: setTimeout(() => void this.#try(), delay) };
  }

  /** Another try failed: once something must be the matter, tells what. */
  #waitLonger(trouble: Trouble): void {
    const cause = this.#search?.failed(trouble) ?? null;
    if (cause !== null) this.#story.tell({ is: 'looking', cause });
    this.#wait();
  }

  /** Waits no longer for the next try. */
  #tryNow(): void {
    if (this.#stand.at !== 'waiting') return;
    clearTimeout(this.#stand.until);
    void this.#try();
  }

  /** Tells that the host is away, and listens for where it may be. */
  #look(tableId: string): void {
    this.#story.tell({ is: 'looking' });
    this.#search = new Search(tableId, this.#options.findAgain, (places) => {
      this.#addresses = mergeAddresses(places, this.#addresses);
      this.#tryNow();
    });
  }

  #end(code: number, trouble: Trouble): void {
    if (this.#stand.at === 'over') return;
    if (this.#stand.at === 'waiting') clearTimeout(this.#stand.until);
    this.#search?.stop();
    this.#stand = { at: 'over' };
    this.#settle(err(trouble));
    this.#story.tell({ is: 'over', code });
  }

  #isOver(): boolean {
    return this.#stand.at === 'over';
  }

  /** Whether a line is the one spoken over now: an old one may still have something to say (lan.md 3.5). */
  #isCurrent(line: Line): boolean {
    return (this.#stand.at === 'greeting' || this.#stand.at === 'welcomed') && this.#stand.line === line;
  }
}
