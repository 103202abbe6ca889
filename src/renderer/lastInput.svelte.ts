/** By what the page was last asked for something: hints follow it (design.md section 6). */
export type Input = 'pointer' | 'keys' | 'pad';

/** The pointer until something else is used. */
class LastInput {
  is: Input = $state('pointer');
}
export const lastInput = new LastInput();

/** Follows keys and pointers; a pad tells by itself, and the keys it stands for are none of a keyboard. */
export function followInput(): void {
  window.addEventListener('pointerdown', () => (lastInput.is = 'pointer'), true);
  window.addEventListener('keydown', ({ isTrusted }) => isTrusted && (lastInput.is = 'keys'), true);
}
