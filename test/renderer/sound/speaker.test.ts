import { describe, expect, test } from 'vitest';
import { soundsByItself, Speaker } from '../../../src/renderer/sound/speaker.svelte';

const ALONE = { isBrowser: false, isTable: false, isHosting: true, screens: 0 };

// design.md section 11: the TV or the host sounds, not every device; a phone once it is asked to.
test.each([
  { where: 'whoever hosts and has no TV', standing: ALONE, sounds: true },
  { where: 'whoever hosts beside a TV', standing: { ...ALONE, screens: 1 }, sounds: false },
  { where: 'the TV', standing: { ...ALONE, isTable: true, screens: 1 }, sounds: true },
  { where: 'a guest’s window', standing: { ...ALONE, isHosting: false }, sounds: false },
  { where: 'a phone', standing: { ...ALONE, isBrowser: true, isHosting: false }, sounds: true },
])('not muted, $where sounds: $sounds', ({ standing, sounds }) => {
  expect(soundsByItself(standing)).toBe(sounds);
});

/** A context that sounds nowhere. */
const silence = () =>
  ({ createGain: () => ({ connect: () => undefined }), state: 'running' }) as unknown as AudioContext;

describe('a speaker', () => {
  test('opens nothing until somebody has pressed something, and nothing at all while it is off', () => {
    let opened = 0;
    const speaker = new Speaker(() => {
      opened++;
      throw new Error('no sound here');
    });
    speaker.wake();
    expect(opened).toBe(0);
    speaker.soundsByItself = true;
    speaker.play({ name: 'tick' });
    expect(opened).toBe(0);
    expect(() => speaker.wake()).toThrow('no sound here');
    expect(opened).toBe(1);
  });

  test('is heard where it is this screen that sounds, and where somebody wants to hear it here', () => {
    const speaker = new Speaker(silence);
    expect(speaker.isOn).toBe(false);
    speaker.toggle();
    expect([speaker.isOn, speaker.muted]).toEqual([true, false]);
    speaker.toggle();
    expect([speaker.isOn, speaker.muted]).toEqual([false, true]);
    speaker.soundsByItself = true;
    expect(speaker.isOn).toBe(false);
    speaker.muted = false;
    expect(speaker.isOn).toBe(true);
  });
});
