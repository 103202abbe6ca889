import { seeded } from '../board/tileArt';

/** Where a sound is heard: its context, what it goes into, and from when on, in the context's seconds. */
export type Heard = { readonly context: BaseAudioContext; readonly to: AudioNode; readonly at: number };

type Buffers = { readonly white: AudioBuffer; readonly brown: AudioBuffer };

const NOISE_SECONDS = 0.5;
/** Nothing decays to nought exponentially; this is as good. */
const SILENT = 0.0001;
/** A source may ring out for so long after it has decayed. */
const TAIL = 0.01;

const made = new WeakMap<BaseAudioContext, Buffers>();

/** Half a second of noise, made once for a context and the same in all of them. */
function noiseOf(context: BaseAudioContext): Buffers {
  const known = made.get(context);
  if (known !== undefined) return known;
  const length = Math.ceil(NOISE_SECONDS * context.sampleRate);
  const white = context.createBuffer(1, length, context.sampleRate);
  const brown = context.createBuffer(1, length, context.sampleRate);
  const random = seeded(11);
  const whites = white.getChannelData(0);
  const browns = brown.getChannelData(0);
  let walk = 0;
  for (let index = 0; index < length; index++) {
    const sample = random() * 2 - 1;
    whites[index] = sample;
    walk = (walk + 0.02 * sample) / 1.02;
    browns[index] = Math.max(-1, Math.min(1, walk * 3.5));
  }
  const buffers = { white, brown };
  made.set(context, buffers);
  return buffers;
}

/** A gain that is `level` at the beginning and gone after so many seconds, with an attack that does not click. */
function decay({ context, to, at }: Heard, level: number, seconds: number, attack = 0.001): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + attack);
  gain.gain.exponentialRampToValueAtTime(SILENT, at + seconds);
  gain.connect(to);
  return gain;
}

/** A burst of noise around `hertz`: what is hard about a sound. */
export function burst(
  heard: Heard,
  { hertz, sharp, level, seconds }: { hertz: number; sharp: number; level: number; seconds: number },
): void {
  const { context, at } = heard;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context).white;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.frequency.value = hertz;
  band.Q.value = sharp;
  source.connect(band).connect(decay(heard, level, seconds));
  source.start(at);
  source.stop(at + seconds + TAIL);
}

/** A damped sine that sinks a little: wood and table. With `sinks` 1 it rings, as brass does. */
export function ring(
  heard: Heard,
  { hertz, sinks, level, seconds }: { hertz: number; sinks: number; level: number; seconds: number },
): void {
  const { context, at } = heard;
  const source = context.createOscillator();
  source.frequency.setValueAtTime(hertz, at);
  source.frequency.exponentialRampToValueAtTime(hertz * sinks, at + seconds);
  source.connect(decay(heard, level, seconds, 0.002));
  source.start(at);
  source.stop(at + seconds + TAIL);
}

/** Brown noise that brightens: a tile pulled over cloth. */
export function sweep(
  heard: Heard,
  { from, to, level, seconds }: { from: number; to: number; level: number; seconds: number },
): void {
  const { context, at } = heard;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context).brown;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = 0.8;
  band.frequency.setValueAtTime(from, at);
  band.frequency.exponentialRampToValueAtTime(to, at + seconds);
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(level, at + seconds * 0.3);
  gain.gain.linearRampToValueAtTime(0, at + seconds);
  source.connect(band).connect(gain).connect(heard.to);
  source.start(at);
  source.stop(at + seconds + TAIL);
}
