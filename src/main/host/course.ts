import type { Seat } from '../../shared/engine/seat';
import type { Level } from '../../shared/protocol/botKind';
import type { RefusalCode } from '../../shared/protocol/messages';
import type { Setup, TableFacts, TableOptions } from '../../shared/protocol/tableFacts';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { check } from '../../shared/rules/check';
import { makeRules } from '../../shared/rules/presets';
import type { Rules } from '../../shared/rules/rules';
import type { CourseOptions, CourseParts } from './courseParts';
import { Dealing } from './dealing';
import type { Person } from './people';
import { Play } from './play';
import type { PlayParts } from './play';
import type { Saved } from './saved';
import type { Seating } from './seating';
import { mayTake } from './seats';
import { StandIns } from './standIns';
import { Wait } from './wait';

/** After this long the next round begins by itself, ready or not. */
export const GO_ON_MS = 20_000;
/** After this long the keeper may begin without everybody's OK to changed rules. */
export const OK_MS = 10_000;

/** How a table gets from gathering to the first round, from round to round and from game to game (architecture.md). */
export class Course {
  readonly play: Play;
  readonly dealing: Dealing;
  /** Who plays for those who do not. */
  readonly standIns: StandIns;
  readonly #seating: Seating;
  readonly #goes: Pick<CourseOptions, 'begins' | 'afterGame'>;
  readonly #onChange: () => void;
  readonly #wait: Wait;
  #setup: Setup;
  #rules: Rules;
  #options: TableOptions;

  constructor(
    seating: Seating,
    { id, setup, options, begins, afterGame, stopped, dealCount }: CourseOptions,
    parts: CourseParts,
  ) {
    this.#seating = seating;
    this.#setup = setup;
    this.#options = options;
    this.#goes = { begins, afterGame };
    this.#rules = makeRules(setup.preset, setup.seats, setup.chosen);
    this.#onChange = parts.onChange;
    this.#wait = new Wait(parts.clock);
    this.standIns = new StandIns(seating, {
      ...parts,
      options: () => this.#options,
      isPlaying: () => this.at !== 'gathering',
      onSeat: (seat) => this.play.seatChanged(seat),
    });
    const playParts: PlayParts = {
      ...parts,
      pace: () => this.#options.pace,
      sitsOn: (seat) => this.standIns.movesFor(seat),
      botFor: (seat) => seating.botFor(seat),
      onTurn: (seat) => this.standIns.turnOf(seat),
      onStep: (events) => {
        this.#roundMayBeOver();
        parts.onStep(events);
      },
    };
    this.play = new Play(playParts, stopped);
    this.dealing = new Dealing(this.play, { ...parts, tableId: id, seating }, dealCount);
  }

  /** Begins, or goes on where a table that is carried on had come to: all its waits begin anew. */
  open(): void {
    if (this.at === 'gathering') this.#askForOk();
    this.#waitToGoOn();
    this.standIns.open();
    this.play.wake();
    this.peopleChanged();
  }

  saved(): Pick<Saved, 'setup' | 'options' | 'dealCount'> {
    return { setup: this.#setup, options: this.#options, dealCount: this.dealing.count };
  }

  /** Whether rules and seats must stay as they are: in a round, and while one is dealt. */
  get #isSettled(): boolean {
    return this.at === 'playing' || this.dealing.isOn;
  }

  get at(): TableFacts['at'] {
    return this.play.at;
  }

  facts(): Pick<TableFacts, 'setup' | 'rules' | 'options' | 'at' | 'wait' | 'turnLeft'> {
    return {
      setup: this.#setup,
      rules: this.#rules,
      options: this.#options,
      at: this.at,
      wait: this.#wait.left(),
      turnLeft: this.standIns.turnLeft(),
    };
  }

  /**
   * Agrees on other rules or another size, before a game or after it; people must say OK to them again. Refused
   * where the rules cannot be played. @returns who lost their seat, or why nothing changed.
   */
  setUp(by: Person, setup: Setup, options: TableOptions): Result<readonly Person[], RefusalCode> {
    if (this.#isSettled || this.at === 'roundOver') return err('in-play');
    const rules = makeRules(setup.preset, setup.seats, setup.chosen);
    if (check(rules, setup.seats).length > 0) return err('rules-not-playable');
    const isOther =
      setup.seats !== this.#setup.seats || JSON.stringify(rules) !== JSON.stringify(this.#rules);
    this.#setup = setup;
    this.#rules = rules;
    this.#options = options;
    if (this.at === 'gameOver') this.#gather();
    const standing = this.#seating.resize(setup.seats);
    if (isOther) {
      for (const person of this.#seating.seated()) person.accepted = person === by;
      this.#askForOk();
    }
    return ok(standing);
  }

  /** Changes how people sit, also in mid-game; nobody has to say OK to that. */
  setOptions(options: TableOptions): void {
    const isOtherTime = options.turnTime !== this.#options.turnTime;
    this.#options = options;
    this.standIns.waitAnew();
    if (isOtherTime) this.play.turnAnew();
  }

  /**
   * Somebody sits down, before a game or between rounds; `mayTake` says where. @returns whether they had
   * none before.
   */
  sit(person: Person, seat: Seat, byKeeper: boolean): Result<boolean, RefusalCode> {
    if (this.#isSettled) return err('in-play');
    const before = this.#seating.seatOf(person);
    if (before === seat) return ok(false);
    const mayChange = this.at === 'gathering' && before !== null;
    const isFree = mayTake(this.#seating.chairs[seat], before !== null, mayChange, byKeeper);
    return isFree ? ok(this.#seating.sit(person, seat)) : err('seat-taken');
  }

  /** A bot takes a free seat, or gets up, before a game; how well one plays that sits may change at any time. */
  bot(seat: Seat, sits: boolean, level: Level | undefined): RefusalCode | null {
    if (sits && this.#seating.chairs[seat]?.is === 'bot') {
      if (level !== undefined) this.#seating.setLevel(seat, level);
      return null;
    }
    if (this.at !== 'gathering' || this.dealing.isOn) return 'in-play';
    const chair = this.#seating.chairs[seat];
    if (chair === undefined || chair.is === 'person') return 'seat-taken';
    if (sits) this.#seating.addBot(seat, level);
    if (!sits && chair.is === 'bot') this.#seating.takeBotAway(seat);
    return null;
  }

  /** Begins the first round, or the same game again; bots take the seats that are free. */
  begin(): RefusalCode | null {
    if (this.#isSettled || this.at === 'roundOver') return 'in-play';
    if (this.#seating.seated().length === 0) return 'nobody-seated';
    if (this.at === 'gathering' && this.#isOkMissing()) return 'waiting-for-ok';
    this.#deal();
    return null;
  }

  /** Somebody with a seat says OK: to the rules, or to going on. False in mid-round, where it means nothing. */
  ready(person: Person): boolean {
    if (this.#isSettled) return false;
    if (this.at === 'gathering') person.accepted = true;
    else person.ready = true;
    return true;
  }

  /** Somebody came, went, sat down, got up or said OK: what waited for that goes on. */
  peopleChanged(): void {
    if (this.dealing.isOn) return this.dealing.peopleChanged();
    if (this.at === 'playing') return;
    if (this.at === 'gathering') return this.#beginIfFull();
    const here = this.#seating.seated().filter(({ channel, hasBot }) => channel !== null && !hasBot);
    if (here.length > 0 && here.every(({ ready }) => ready)) this.#goOn();
  }

  /** Somebody gets up: a bot takes over what is being played, so that nobody waits (cases.md C77). */
  getUp(person: Person): void {
    this.standIns.left(person);
    const seat = this.#seating.getUp(person, this.at !== 'gathering' || this.dealing.isOn);
    if (this.#seating.isDeserted()) this.#gather();
    else if (seat !== null) this.play.seatChanged(seat);
  }

  /** Nothing happens by itself any more; the game stays as it is. */
  stop(): void {
    this.#wait.end();
    this.dealing.stop();
    this.play.stop();
    this.standIns.end();
  }

  #gather(): void {
    this.#wait.end();
    this.dealing.stop();
    this.play.clear();
    this.standIns.stop();
    this.#seating.standInsGetUp();
  }

  #askForOk(): void {
    if (this.#seating.seated().some(({ accepted }) => !accepted)) this.#wait.begin(OK_MS, this.#onChange);
  }

  #isOkMissing(): boolean {
    return this.#wait.left() !== null && this.#seating.seated().some(({ accepted }) => !accepted);
  }

  #beginIfFull(): void {
    if (this.#isOkMissing()) return;
    this.#wait.end();
    if (this.#goes.begins === 'when-full' && this.#seating.free() === 0) this.#deal();
  }

  #deal(): void {
    this.#wait.end();
    this.#seating.botsOnFree();
    this.dealing.begin(this.#rules, this.#setup.seats, () => this.standIns.waitAnew());
  }

  #goOn(): void {
    this.#wait.end();
    if (this.at === 'roundOver') this.dealing.goOn(this.#rules, this.#setup.seats);
    else this.#deal();
  }

  #roundMayBeOver(): void {
    if (this.at === 'playing') return;
    for (const person of this.#seating.seated()) person.ready = false;
    this.#waitToGoOn();
  }

  #waitToGoOn(): void {
    if (this.at === 'roundOver' || (this.at === 'gameOver' && this.#goes.afterGame === 'plays-again')) {
      this.#wait.begin(GO_ON_MS, () => this.#goOn());
    }
  }
}
