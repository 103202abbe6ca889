import type { Cue } from './cues';
import type { Sound } from './sounds';
import { voice } from './voice';

/** How loud people want it: 0 to 1. */
const USUAL_VOLUME = 0.7;
/** Seconds in which what was still to be heard fades, and by which everything is late, so that nothing is cut off. */
const FADE = 0.03;
const AHEAD = 0.01;

/** A sound that is under way: what it is heard through. */
type Under = { readonly through: GainNode; readonly from: number };

/**
 * What this screen sounds like. It is silent until somebody has pressed something (`wake`): before that no browser
 * lets a page sound, and no table should.
 */
export class Speaker {
  /** From 0 to 1. */
  volume = $state(USUAL_VOLUME);
  muted = $state(false);
  /** Whether it is this screen that sounds, of all at the table. */
  soundsByItself = $state(false);
  /** Whether somebody wants to hear the table at this screen, although another one sounds. */
  #isWanted = $state(false);
  readonly isOn = $derived(!this.muted && (this.soundsByItself || this.#isWanted));
  readonly #open: () => AudioContext;
  #context: AudioContext | null = null;
  #master: GainNode | null = null;
  #under: readonly Under[] = [];

  constructor(open: () => AudioContext = () => new AudioContext({ latencyHint: 'interactive' })) {
    this.#open = open;
  }

  /** Somebody pressed something: from now on sounds may be heard. */
  wake(): void {
    if (!this.isOn) return;
    if (this.#context === null) {
      this.#context = this.#open();
      this.#master = this.#context.createGain();
      this.#master.connect(this.#context.destination);
    }
    if (this.#context.state === 'suspended') void this.#context.resume();
  }

  /** Sounds off where they were on, and on where they were off. */
  toggle(): void {
    this.muted = this.isOn;
    this.#isWanted = !this.muted;
    if (this.isOn) this.wake();
    else this.hush();
  }

  play(sound: Sound, afterMs = 0): void {
    const [context, master] = [this.#context, this.#master];
    if (context === null || master === null || !this.isOn || document.hidden) return;
    master.gain.value = this.volume ** 2;
    const from = context.currentTime + AHEAD + afterMs / 1000;
    const through = context.createGain();
    through.connect(master);
    voice({ context, to: through, at: from }, sound);
    this.#under = [...this.#under.filter((other) => other.from > context.currentTime - 2), { through, from }];
  }

  playAll(cues: readonly Cue[]): void {
    for (const { sound, after } of cues) this.play(sound, after);
  }

  /** What is not heard yet is not heard at all: the table was caught up with. */
  hush(): void {
    const context = this.#context;
    if (context === null) return;
    for (const { through, from } of this.#under)
      if (from > context.currentTime) through.gain.linearRampToValueAtTime(0, context.currentTime + FADE);
    this.#under = [];
  }
}

/** Where a screen stands, as far as that says whether it sounds. */
export type Standing = {
  readonly isBrowser: boolean;
  readonly isTable: boolean;
  readonly isHosting: boolean;
  /** How many screens only show the table. */
  readonly screens: number;
};

/**
 * One device at a table sounds, not every one: the TV, or without one whoever hosts. A browser may always, since it is
 * muted until somebody asks it for sound (design.md section 11).
 */
export function soundsByItself({ isBrowser, isTable, isHosting, screens }: Standing): boolean {
  return isBrowser || isTable || (isHosting && screens === 0);
}
