/*
 * A second opinion on which places a line offers and what they count (rules.md sections 4 and 6), read from the
 * tiles laid. Imports nothing: two opinions that share code are one.
 */

type Ends = readonly [number, number];
export type LaidTile = { readonly tile: string; readonly end: string | null };
export type Place = {
  readonly end: string;
  readonly pips: number;
  readonly worth: number;
  /** Whether this is a long side of the spinner with nothing on it. */
  readonly isSide: boolean;
};

function endsOf(tile: string): Ends {
  const [a, b] = tile.split('-').map(Number);
  return [a!, b!];
}

function inOrder(places: readonly Place[]): readonly Place[] {
  const order = ['left', 'right', 'up', 'down'];
  return [...places].sort((a, b) => order.indexOf(a.end) - order.indexOf(b.end));
}

/** The open places after these tiles were laid in this order; `spins`: the first double takes tiles on all sides. */
export function openPlaces(laid: readonly LaidTile[], spins: boolean): readonly Place[] {
  let places: Place[] = [];
  let spinner: number | null = null;
  let hasTips = false;
  laid.forEach(({ tile, end }, index) => {
    const [a, b] = endsOf(tile);
    const becomesSpinner = spins && spinner === null && a === b;
    if (index === 0) {
      places = [
        { end: 'left', pips: Math.min(a, b), worth: Math.min(a, b), isSide: becomesSpinner },
        { end: 'right', pips: Math.max(a, b), worth: Math.max(a, b), isSide: becomesSpinner },
      ];
    } else {
      const place = places.find((open) => open.end === end);
      if (place === undefined || (place.pips !== a && place.pips !== b))
        throw new Error(`${tile} cannot lie there`);
      const far = place.pips === a ? b : a;
      const next = { end: place.end, pips: far, worth: a === b ? a + b : far, isSide: becomesSpinner };
      places = places.map((open) => (open === place ? next : open));
      const [first, second] = endsOf(laid[0]!.tile);
      if (index === 1 && first === second) {
        places = places.map((open) => (open.end === next.end ? open : { ...open, worth: first + second }));
      }
    }
    if (becomesSpinner) spinner = a;
    if (spinner !== null && !hasTips && places.every((open) => !open.isSide)) {
      hasTips = true;
      for (const tip of ['up', 'down']) places.push({ end: tip, pips: spinner, worth: 0, isSide: false });
    }
  });
  return inOrder(places);
}
