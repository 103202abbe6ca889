/** The whole number a text writes in plain digits, if it is one from `least` to `most`; else null. */
export function wholeNumber(text: string, least: number, most: number): number | null {
  const number = /^\d{1,7}$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : null;
}
