/*
 * The yardstick of playouts: a round played at random on plain objects, as one writes it first: tiles that know their
 * ends, hands that are lists and are copied. Nothing of ours is in it.
 */

export type NaiveTile = { readonly a: number; readonly b: number };
export type NaiveRound = {
  readonly hands: readonly (readonly NaiveTile[])[];
  readonly boneyard: readonly NaiveTile[];
  readonly mayDraw: boolean;
};

type Play = { readonly tile: NaiveTile; readonly end: 'left' | 'right' };

function playsOf(hand: readonly NaiveTile[], left: number, right: number): readonly Play[] {
  const plays: Play[] = [];
  for (const tile of hand) {
    if (tile.a === left || tile.b === left) plays.push({ tile, end: 'left' });
    if (tile.a === right || tile.b === right) plays.push({ tile, end: 'right' });
  }
  return plays;
}

function weigh(hand: readonly NaiveTile[]): number {
  return hand.reduce((sum, { a, b }) => sum + a + b, 0);
}

/** Plays from the lead of seat 0's first tile to the end; returns the seat that wins, or -1. */
export function playNaiveRound(
  { hands: dealt, boneyard: yard, mayDraw }: NaiveRound,
  below: (limit: number) => number,
): number {
  const hands = dealt.map((hand) => [...hand]);
  const boneyard = [...yard];
  const led = hands[0]!.shift()!;
  let [left, right] = [led.a, led.b];
  let seat = 1 % hands.length;
  for (let passes = 0; passes < hands.length;) {
    const hand = hands[seat]!;
    let plays = playsOf(hand, left, right);
    while (plays.length === 0 && mayDraw && boneyard.length > 0) {
      hand.push(boneyard.shift()!);
      plays = playsOf(hand, left, right);
    }
    const play = plays[plays.length === 0 ? 0 : below(plays.length)];
    if (play === undefined) passes++;
    else {
      passes = 0;
      hands[seat] = hand.filter((tile) => tile !== play.tile);
      const { a, b } = play.tile;
      if (play.end === 'left') left = a === left ? b : a;
      else right = a === right ? b : a;
      if (hands[seat]!.length === 0) return seat;
    }
    seat = (seat + 1) % hands.length;
  }
  const pips = hands.map(weigh);
  const least = Math.min(...pips);
  return pips.filter((count) => count === least).length === 1 ? pips.indexOf(least) : -1;
}
