import type { LinkNews, Opened } from '../../shared/desktop';
import { CLOSE_CODES, mayRetry } from '../../shared/protocol/closing';
import type { FromHost, FromPage, TableCard } from '../../shared/protocol/messages';
import { retryDelay, triesAfter } from '../../shared/protocol/retry';
import { PROTOCOL } from '../../shared/protocol/version';
import { makeSeatLink } from '../../shared/seatLink';
import type { Link } from '../link';
import { endingOf, isAboutPapers } from '../told/ending';
import type { Ending } from '../told/ending';
import type { CardAnswer } from './askCard';
import { holdLine } from './line';
import type { Line } from './line';
import type { Papers, Wish } from './papers';
import { endStand } from './stand';
import type { Stand } from './stand';
import type { Arrival, VisitParts } from './visitParts';

type Welcome = Extract<FromHost, { type: 'welcome' }>;

/** A question that is not answered for so long is asked again. */
const ASKING_MS = 4000;
/** A screen for the room comes back by itself, whatever it was told: so often it tries. */
const SCREEN_RETRY_MS = 5000;

/** A browser's visit to the table its page came from: the door, the way in, and coming back (lan.md 3.5). */
export class Visit implements Link {
  /** The table that is here; null while it does not answer. */
  card = $state.raw<TableCard | null>(null);

  readonly papers: Papers;
  readonly #parts: VisitParts;
  #listeners: readonly ((news: LinkNews) => void)[] = [];
  #stand: Stand = { at: 'over' };
  #settle: (arrival: Arrival) => void = () => undefined;
  #wish: Wish | null = null;
  /** The table this page is or was in at; another one at this address is not come back to. */
  #opened: Opened | null = null;
  #bye: Ending | null = null;
  /** Whether the host ever spoke as this page does. */
  #hasKnown = false;
  #tries = 0;

  constructor(parts: VisitParts) {
    this.#parts = parts;
    this.papers = parts.papers;
  }

  listen(listener: (news: LinkNews) => void): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  /** Says something to the host; while it is away nothing is said and nothing is kept for later. */
  say(message: FromPage): void {
    if (this.#stand.at === 'in') this.#stand.line.say(message);
  }

  /** Finds the table, and goes in at once where this browser may: it was in, has a seat's link, or only shows. */
  begin(): Promise<Arrival> {
    return this.#go(null);
  }

  /** Goes in from the door. */
  come(wish: Wish): Promise<Arrival> {
    if (wish.name !== undefined) this.papers.name = wish.name;
    return this.#go(wish);
  }

  /** The address that moves this page's seat to another device; null where it has none. */
  seatLink(): string | null {
    const token = this.#opened === null ? undefined : this.papers.shownAt(this.#opened.tableId).seatToken;
    return token === undefined ? null : makeSeatLink(this.#parts.address, token);
  }

  /** Gives the seat up, and goes to the door. */
  leave(): void {
    if (this.#stand.at === 'in' && this.#opened !== null) this.papers.left(this.#opened.tableId);
    this.say({ type: 'leave' });
    endStand(this.#stand);
    this.#opened = null;
    this.#stand = { at: 'door' };
  }

  /** The page is seen again, or there is a network again: what was put off is done now. */
  wake(): void {
    switch (this.#stand.at) {
      case 'in':
        return this.#stand.line.check();
      case 'waiting':
      case 'asking':
      case 'greeting':
        return this.#try();
      case 'door':
      case 'over':
        return;
    }
  }

  #go(wish: Wish | null): Promise<Arrival> {
    this.#wish = wish;
    this.#tries = 0;
    return new Promise((resolve) => {
      this.#settle = resolve;
      this.#try();
    });
  }

  /** The card first: nobody introduces themselves at another table only because it got this address. */
  #try(): void {
    endStand(this.#stand);
    const stop = new AbortController();
    const stand: Stand = { at: 'asking', stop };
    this.#stand = stand;
    const stopWaiting = this.#parts.clock.after(ASKING_MS, () => stop.abort());
    void this.#parts.askCard(stop.signal).then((answer) => {
      stopWaiting();
      if (this.#stand === stand) this.#answered(answer);
    });
  }

  #answered(answer: CardAnswer): void {
    this.card = answer.is === 'card' ? answer.card : null;
    if (answer.is === 'noAnswer') return this.#retry();
    if (answer.is === 'otherVersion') {
      // The host is another one than this page came from, and has a page that fits.
      return this.#hasKnown ? this.#parts.reload() : this.#over(CLOSE_CODES.otherVersion);
    }
    const { id } = answer.card;
    this.#hasKnown = true;
    if (this.#opened !== null && this.#opened.tableId !== id) return this.#over(CLOSE_CODES.tableOver);
    this.#wish ??= this.papers.wishAt(id);
    if (this.#wish === null) this.#stay(null);
    else this.#greet(id, this.#wish);
  }

  #greet(tableId: string, wish: Wish): void {
    const shown = this.papers.shownAt(tableId);
    const line = holdLine(
      this.#parts.openSocket,
      {
        opened: () => line.say({ type: 'hello', protocol: PROTOCOL, ...wish, ...shown }),
        heard: (message) => this.#heard(message, tableId, line),
        ended: (code) => this.#ended(code, tableId),
      },
      this.#parts,
    );
    this.#bye = null;
    this.#stand = { at: 'greeting', line };
  }

  #heard(message: FromHost, tableId: string, line: Line): void {
    if (message.type === 'welcome') return this.#welcomed(message, tableId, line);
    if (message.type === 'bye') {
      this.#bye = message.reason;
      const [place] = message.places ?? [];
      if (message.reason === 'moved' && place !== undefined) return this.#follow(place, tableId);
    }
    if (this.#stand.at === 'in') this.#tell({ is: 'said', message });
  }

  /** The table moved to another machine, which has a page of its own; the seat goes along. */
  #follow(place: string, tableId: string): void {
    const { seatToken } = this.papers.shownAt(tableId);
    const { use, goTo } = this.#parts;
    if (use === 'table') return goTo(`http://${place}/tv`);
    goTo(seatToken === undefined ? `http://${place}/` : makeSeatLink(place, seatToken));
  }

  #welcomed(welcome: Welcome, tableId: string, line: Line): void {
    const { use, address } = this.#parts;
    this.papers.letIn(tableId, welcome.seatToken);
    // A seat taken later is told by another welcome, on a line that is up already.
    if (this.#stand.at === 'greeting') this.#tell({ is: 'up' });
    this.#stand = { at: 'in', line };
    this.#tries = 0;
    this.#opened = { tableId, solo: false, hosting: false, screen: use, addresses: [address] };
    this.#tell({ is: 'said', message: welcome });
    this.#settle({ is: 'in', opened: this.#opened });
  }

  #ended(code: number, tableId: string): void {
    const { papers } = this;
    const wasGreeting = this.#stand.at === 'greeting';
    if (mayRetry(code)) {
      this.#tries = Math.max(this.#tries, triesAfter(code));
      if (!wasGreeting) this.#tell({ is: 'looking' });
      return this.#retry();
    }
    const why = this.#bye ?? endingOf(code);
    const isShownRefused =
      wasGreeting && code === CLOSE_CODES.notLetIn && isAboutPapers(why) && papers.hasAny(tableId);
    // A table that was closed in mid-game may be carried on: its papers are kept.
    if (isShownRefused || code === CLOSE_CODES.removed) papers.forget(tableId);
    if (wasGreeting && this.#opened === null && this.#parts.use === 'player')
      return this.#stay(isShownRefused ? null : why);
    this.#over(code);
  }

  #stay(why: Ending | null): void {
    this.#stand = { at: 'door' };
    this.#settle({ is: 'door', why });
  }

  #over(code: number): void {
    this.#stand = { at: 'over' };
    this.#tell({ is: 'over', code });
    if (this.#parts.use === 'player') return this.#settle({ is: 'door', why: endingOf(code) });
    this.#opened = null;
    this.#wait(SCREEN_RETRY_MS);
  }

  #retry(): void {
    this.#wait(retryDelay(this.#tries++, this.#parts.chance()));
  }

  #wait(milliseconds: number): void {
    this.#stand = { at: 'waiting', stop: this.#parts.clock.after(milliseconds, () => this.#try()) };
  }

  #tell(news: LinkNews): void {
    for (const listener of this.#listeners) listener(news);
  }
}
