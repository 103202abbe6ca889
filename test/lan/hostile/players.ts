import { Player } from '../../main/host/player';
import type { FromHost } from '../../../src/shared/protocol/messages';

const SEATS = 4;
/** Milliseconds somebody thinks: four people then stay below what each may say in a second. */
const THINK = 15;

/** Four people who play on and a screen that watches, each from an address of their own; steps are timed. */
export class HonestPlayers {
  readonly people: readonly Player[];
  readonly #screen: Player;
  #times: number[] = [];
  #sentAt: number | null = null;
  #moves = 0;
  #isPlaying = true;
  readonly #ready = new Set<Player>();
  #onMove: () => void = () => undefined;

  private constructor(people: readonly Player[], screen: Player) {
    this.people = people;
    this.#screen = screen;
    for (const player of people) player.socket.on('message', () => this.#heard(player, player.said.at(-1)!));
    for (const player of people) for (const message of player.said.slice(-3)) this.#heard(player, message);
  }

  static async join(port: number, code: string): Promise<HonestPlayers> {
    const at = (host: number): { readonly localAddress: string } => ({ localAddress: `127.0.0.${host}` });
    const screen = await Player.join(port, { as: 'watch' }, at(9));
    const people: Player[] = [];
    for (let seat = 0; seat < SEATS; seat++)
      people.push(await Player.join(port, { name: `Player ${seat}`, code }, at(2 + seat)));
    return new HonestPlayers(people, screen);
  }

  /** The times of so many steps, from the move to its answer, in milliseconds and sorted. */
  async times(steps: number): Promise<readonly number[]> {
    this.#times = [];
    while (this.#times.length < steps) await new Promise<void>((resolve) => (this.#onMove = resolve));
    return this.#times.toSorted((a, b) => a - b);
  }

  /** The times since they were asked for last. */
  timesSoFar(): readonly number[] {
    return this.#times.toSorted((a, b) => a - b);
  }

  forgetTimes(): void {
    this.#times = [];
  }

  /** How many of the five are still connected. */
  here(): number {
    return [...this.people, this.#screen].filter(({ socket }) => socket.readyState === socket.OPEN).length;
  }

  stop(): void {
    this.#isPlaying = false;
    for (const { socket } of [...this.people, this.#screen]) socket.close();
  }

  #heard(player: Player, message: FromHost): void {
    if (message.type === 'step' && this.#sentAt !== null && message.events.length > 0) {
      this.#times.push(performance.now() - this.#sentAt);
      this.#sentAt = null;
      this.#onMove();
    }
    if (message.type === 'lobby') this.#readyOnce(player, message);
    if (message.type !== 'step' || message.view.as !== 'seat') return;
    const [move] = message.view.legal;
    if (move === undefined || move.type === 'pass') return;
    const { seq } = message;
    setTimeout(() => {
      if (!this.#isPlaying) return;
      this.#sentAt = performance.now();
      player.say({ type: 'move', cmdId: `m${++this.#moves}`, seq, move });
    }, THINK);
  }

  /** Once a round, however often the table is told about: strangers come and go. */
  #readyOnce(player: Player, { facts }: Extract<FromHost, { type: 'lobby' }>): void {
    const isOver = facts.at === 'roundOver' || facts.at === 'gameOver';
    if (isOver && !this.#ready.has(player)) player.say({ type: 'ready' });
    if (isOver) this.#ready.add(player);
    else this.#ready.delete(player);
  }
}
