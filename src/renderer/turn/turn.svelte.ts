import type { Tile } from '../../shared/engine/tile';
import type { Move } from '../../shared/engine/moves';
import type { Table } from '../../shared/engine/state';
import type { SeatView } from '../../shared/engine/view';
import type { Hints, PointsShown } from '../../shared/protocol/tableFacts';
import { unreachable } from '../../shared/result';
import type { Who } from '../../shared/texts/who';
import type { Texts } from '../../shared/texts/book';
import { additionNow, scoresInPlay } from './addition';
import { Choice } from './choice.svelte';
import type { PressedBy } from './choice.svelte';
import type { HandState, KeyAction } from './keys';
import { mayDraw, mayPass, mayPlay, whyUnfit } from './places';
import { sideScores } from '../count/score';
import { readLine } from '../told/readLine';
import { openPips } from '../told/telling';

export type FocusWish = 'next' | 'previous' | 'up' | 'down' | 'places' | 'hand';

/** What a turn needs of the page around it. */
export type AroundTurn = {
  readonly words: () => Texts;
  readonly now: () => number;
  /** The newest table; what is shown may still be on its way there. */
  readonly view: () => SeatView;
  /** My tiles in the order they lie in. */
  readonly hand: () => readonly Tile[];
  readonly whose: (seat: number) => Who;
  readonly play: (move: Move) => void;
  readonly pointsShown: () => PointsShown;
  readonly hints: () => Hints;
  /** Asks what would be best. */
  readonly askHint: () => void;
  /** Shows the newest table at once, before anything is done with it. */
  readonly catchUp: () => void;
  readonly say: (text: string) => void;
  /** Moves the focus: along the hand and on from it, over the table, to the places, or back to the hand. */
  readonly focus: (wish: FocusWish) => void;
  /** Takes the tile under focus one place along the hand. */
  readonly arrange: (by: 1 | -1) => void;
  readonly toggleFullScreen: () => void;
};

/** Everything a hand can do at the table, by pointer or by key. */
export class Turn {
  /** Why the tile pressed last cannot be played. */
  unfit = $state.raw<string | null>(null);
  readonly choice: Choice;
  readonly #around: AroundTurn;

  constructor(around: AroundTurn) {
    this.#around = around;
    this.choice = new Choice(around.now, around.play, around.pointsShown);
  }

  get hand(): HandState {
    const view = this.#around.view();
    const { chosen } = this.choice;
    return {
      isChosen: chosen !== null,
      places: chosen?.places.length ?? 0,
      mayPlay: mayPlay(view),
      mayDraw: mayDraw(view),
      mayPass: mayPass(view),
    };
  }

  /** Whether there is a choice, and a hint may be asked for. */
  get mayAskHint(): boolean {
    return this.#around.hints() === 'on' && this.#around.view().legal.length > 1;
  }

  askHint(): void {
    if (this.mayAskHint) this.#around.askHint();
  }

  /** Takes up the tile of a hint and looks at its place: Enter plays it, and whatever else may be done all the same. */
  takeHint(move: Move): void {
    const { view, catchUp, focus } = this.#around;
    catchUp();
    this.unfit = null;
    if (move.type !== 'play') return this.choice.putBack();
    this.choice.takeUp(view(), move.tile);
    this.choice.lookAt(move.end);
    focus('hand');
  }

  /** A press on a tile of the hand. */
  press(tile: Tile, by: PressedBy = 'button'): void {
    const { view, catchUp } = this.#around;
    catchUp();
    this.unfit = null;
    this.choice.press(view(), tile, by);
  }

  /** A tile that is dragged out of the hand. */
  lift(tile: Tile): void {
    const { view, catchUp } = this.#around;
    catchUp();
    this.unfit = null;
    this.choice.takeUp(view(), tile);
  }

  /** A dragged tile that was dropped beside every place: on my turn the rail says why, where it has none. */
  putBackDragged(tile: Tile): void {
    const { legal } = this.#around.view();
    const fits = legal.some((move) => move.type === 'play' && move.tile === tile);
    if (mayPlay(this.#around.view()) && !fits) this.pressUnfit(tile);
    else this.choice.putBack();
  }

  /** A press on a tile that does not fit: the rail says why. */
  pressUnfit(tile: Tile): void {
    const { view, say } = this.#around;
    const words = this.#around.words();
    this.choice.putBack();
    this.unfit = whyUnfit(words, tile, view().table);
    say(this.unfit);
  }

  /** Whether the newest table still has this tile in my hand. */
  holds(tile: Tile | null): boolean {
    return tile !== null && this.#around.view().hand.includes(tile);
  }

  putBack(): void {
    this.choice.putBack();
  }

  draw(): void {
    this.#move({ type: 'draw' });
  }

  knock(): void {
    this.#move({ type: 'pass' });
  }

  /** Keeps in step with the table: an old hint goes, and so does a tile that no longer fits where it was shown. */
  follow(view: SeatView): void {
    this.unfit = null;
    this.choice.check(view);
  }

  act(action: KeyAction): void {
    const { focus, arrange, toggleFullScreen } = this.#around;
    switch (action.do) {
      case 'tile':
        return this.#pressAt(action.index);
      case 'turnPlace':
        return this.choice.turn(action.by);
      case 'moveTile':
        return focus(action.by === 1 ? 'next' : 'previous');
      case 'arrange':
        return arrange(action.by);
      case 'up':
      case 'down':
      case 'places':
        return focus(action.do);
      case 'play':
        return this.choice.playFocused();
      case 'putBack':
        return this.putBack();
      case 'draw':
        return this.draw();
      case 'knock':
        return this.knock();
      case 'hint':
        return this.askHint();
      case 'fullScreen':
        return toggleFullScreen();
      case 'read':
        return this.#around.say(this.#read(action.what));
      default:
        return unreachable(action);
    }
  }

  #pressAt(index: number): void {
    const view = this.#around.view();
    const tile = this.#around.hand()[index];
    if (tile === undefined || view.legal.length === 0) return;
    const fits = view.legal.some((move) => move.type === 'play' && move.tile === tile);
    if (!fits) return this.pressUnfit(tile);
    this.press(tile, 'number');
    // Enter means this one now, whichever had the focus before.
    if (this.choice.tile === tile) this.#around.focus('hand');
  }

  #move(move: Move): void {
    const { view, catchUp, play } = this.#around;
    if (!view().legal.some(({ type }) => type === move.type)) return;
    catchUp();
    this.choice.putBack();
    play(move);
  }

  #readEnds(table: Table): string {
    const { play } = this.#around.words();
    if (!scoresInPlay(table.rules)) return play.readEnds(openPips(table.line));
    const { counts, sum } = additionNow(table);
    return play.readSum(counts, sum);
  }

  #read(what: Extract<KeyAction, { do: 'read' }>['what']): string {
    const { view, hand, whose } = this.#around;
    const words = this.#around.words();
    const { table, seat } = view();
    switch (what) {
      case 'ends':
        return this.#readEnds(table);
      case 'hand':
        return words.play.readHand(hand());
      case 'table': {
        const seats = table.held.map((held, at) => ({ who: whose(at), held }));
        return [...readLine(words, table.line), words.play.readTable(seats, table.boneyard)].join(' ');
      }
      case 'scores':
        return words.play.readScores(sideScores(words, table, whose, seat), table.rules.target);
      default:
        return unreachable(what);
    }
  }
}
