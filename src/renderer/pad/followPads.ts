import { Presses, heldOn } from './presses';
import type { PadButton } from './presses';

/** Reads the gamepads with every picture the page draws, but only while one is connected. */
export function followPads(press: (button: PadButton) => void): void {
  const pads = new Map<number, Presses>();
  let isReading = false;

  function read(now: number): void {
    const connected = navigator.getGamepads().filter((pad) => pad !== null);
    isReading = connected.length > 0;
    if (!isReading) return pads.clear();
    for (const pad of connected) {
      const presses = pads.get(pad.index) ?? new Presses();
      pads.set(pad.index, presses);
      for (const button of presses.at(now, heldOn(pad))) press(button);
    }
    requestAnimationFrame(read);
  }

  function begin(): void {
    if (isReading) return;
    isReading = true;
    requestAnimationFrame(read);
  }

  window.addEventListener('gamepadconnected', begin);
  begin();
}
