import type { End } from '../../engine/line';
import type { Mark } from '../../protocol/advice';
import { anyOf, countOf, listOf, numberOf } from './words';

const SIDES: Readonly<Record<End, string>> = { left: 'left', right: 'right', up: 'upper', down: 'lower' };
const percent = (value: number): string => `${numberOf(value)} %`;
const numbers = (pips: readonly number[]): readonly string[] => pips.map(numberOf);

const MARK: Readonly<Record<Mark, string>> = {
  good: 'good',
  inaccuracy: 'inaccuracy',
  mistake: 'mistake',
  blunder: 'blunder',
};

/** Hints, and looking back at a round: what would be best, and why. */
export const advice = {
  ask: 'Hint',
  askKey: 'a hint',
  title: 'A hint',
  thinking: 'A hint is on its way.',
  none: 'No hint came this time. Ask again in a moment.',
  close: 'Put it away',
  lead: (tile: string) => `Lead with ${tile}`,
  on: (tile: string, pips: number) => `${tile} on the ${numberOf(pips)}`,
  onSide: (tile: string, end: End, pips: number) => `${tile} on the ${SIDES[end]} ${numberOf(pips)}`,
  draw: 'Draw a tile',
  pass: 'Knock',
  nextBest: (move: string) => `Next best: ${move}`,
  certain: 'certain',
  likely: 'likely',
  says: (move: string, reasons: readonly string[]) => [`Hint: ${move}.`, ...reasons].join(' '),

  only: 'Nothing else is possible.',
  equal: 'The other one is as good.',
  goesOut: 'It is your last tile: you go out.',
  scores: (points: number, other: number) =>
    other === 0
      ? `It scores ${numberOf(points)} at once.`
      : `It scores ${numberOf(points)} at once, the other ${numberOf(other)}.`,
  allows: (name: string, points: number, other: number) =>
    `${name} can score at most ${numberOf(points)} on it, ${numberOf(other)} on the other.`,
  nextCannot: (name: string, pips: readonly number[]) =>
    `${name} has nothing that fits on ${anyOf(numbers(pips))}.`,
  nextLacks: (name: string, pips: number) => `It leaves a ${numberOf(pips)}, and ${name} has none.`,
  sparesPartner: (name: string, pips: readonly number[]) =>
    `The other one leaves only ${listOf(numbers(pips))}, and your partner ${name} has none.`,
  onlyYours: (pips: number, tiles: number) =>
    tiles === 1
      ? `The last tile with a ${numberOf(pips)} is yours: nobody else can play there.`
      : `All ${numberOf(tiles)} tiles left with a ${numberOf(pips)} are yours: nobody else can play there.`,
  double: 'A double fits one number only, so it is good to be rid of it early.',
  sheds: (pips: number, other: number) => `It sheds ${numberOf(pips)} pips, the other ${numberOf(other)}.`,
  keepsSuits: (suits: number, other: number) =>
    `You keep ${countOf(suits, 'number', 'numbers')} in your hand, with the other ${numberOf(other)}.`,
  nextStuck: (name: string, share: number, other: number) =>
    `${name} has nothing that fits next in ${percent(share)} of cases, against ${percent(other)}.`,
  partnerPlays: (name: string, share: number, other: number) =>
    `Your partner ${name} can play next in ${percent(share)} of cases, against ${percent(other)}.`,
  youPlay: (share: number, other: number) =>
    `You can play again next turn in ${percent(share)} of cases, against ${percent(other)}.`,
  goOut: (share: number, other: number) =>
    `You go out first in ${percent(share)} of cases, against ${percent(other)}.`,
  goOutTogether: (share: number, other: number) =>
    `Your side goes out first in ${percent(share)} of cases, against ${percent(other)}.`,
  blockWon: (share: number, other: number) =>
    `It gets stuck in your favour in ${percent(share)} of cases, against ${percent(other)}.`,
  wins: (share: number, other: number) =>
    `It wins the round in ${percent(share)} of cases, against ${percent(other)}.`,
  ahead: (points: number) => `It is worth about ${countOf(points, 'point', 'points')} more over the round.`,

  review: {
    open: 'Look back at my moves',
    title: (round: number) => `Your moves in round ${numberOf(round)}`,
    thinking: 'Your moves are being looked at.',
    none: 'Nothing can be said about this round any more.',
    forced: 'Nothing was yours to choose in this round.',
    basis: 'By what you could know at each moment.',
    accuracy: (value: number) => `Your choices: ${numberOf(value)} of 100`,
    luck: (worth: number, fair: number) =>
      worth === fair
        ? `Luck of the deal: level, ${percent(worth)}`
        : `Luck of the deal: ${worth > fair ? 'good' : 'bad'}, ${percent(worth)}, and ${percent(fair)} is fair`,
    luckSays: 'How often such hands win, however they are played.',
    move: (at: number, of: number) => `Choice ${numberOf(at)} of ${numberOf(of)}`,
    before: 'Before',
    after: 'Next',
    mark: MARK,
    unmarked: 'too close to mark',
    youPlayed: (move: string) => `You chose: ${move}`,
    better: (move: string) => `Better: ${move}`,
    best: 'That was the best there was.',
    close: 'That was as good as the best.',
    lost: (points: number) => `It cost about ${countOf(points, 'point', 'points')} of a hundred.`,
    hindsight: 'In hindsight',
    hindsightSays: (move: string, gains: number) =>
      `With every tile face up: ${move}, worth ${countOf(gains, 'point', 'points')} of a hundred more. Nobody could know.`,
    yourHand: 'Your tiles then',
    lineThen: 'The line then',
  },
};
