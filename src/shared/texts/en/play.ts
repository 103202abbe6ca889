import type { LeadReason } from '../../engine/state';
import { anyOf, countOf, doing, listOf, numberOf, ownedBy } from './words';
import type { Who } from '../who';

/** Why somebody leads, as it stands under a name. */
const LEADS_BY: Readonly<Record<LeadReason, string>> = {
  'highest-double': 'highest double',
  'heaviest-tile': 'heaviest tile',
  'top-double': 'top double',
  lots: 'best lot',
  chance: 'by chance',
  rotation: 'next in turn',
  winner: 'won the last round',
  'same-again': 'leads again',
};

/** `a 5`, `an 8`: as the number is spoken. */
function aNumber(value: number): string {
  return `${[8, 11, 18].includes(value) ? 'an' : 'a'} ${numberOf(value)}`;
}

const sumOf = (counts: readonly number[], sum: number): string =>
  counts.length < 2 ? numberOf(sum) : `${counts.map(numberOf).join(' + ')} = ${numberOf(sum)}`;

export const play = {
  menu: 'Menu',
  closeMenu: 'Back to the game',
  round: (round: number) => `Round ${numberOf(round)}`,
  roundOfPartners: (round: number) => `Round ${numberOf(round)}, partners`,
  rules: 'The rules of this table',
  fullScreen: 'Full screen',
  sound: { on: 'Sound on.', off: 'Sound off.' },
  firstTo: (target: number) => `first to ${numberOf(target)}`,
  watching: (names: readonly string[]) => `${listOf(names)} ${names.length === 1 ? 'watches' : 'watch'}.`,
  you: 'You',
  us: 'Us',
  them: 'Them',
  youIn: 'you',
  ourMembers: (names: readonly string[]) => listOf(names),

  members: (names: readonly string[]) => names.join(', '),
  scores: 'Scores',
  hand: 'Your tiles',
  seats: 'The others',
  line: 'The line',

  yourTurn: 'Your turn',
  toPlay: (name: string) => `${name} to play`,
  fits: 'Choose a tile that fits.',
  fitsOrDraw: 'Choose a tile that fits, or draw one more.',
  lead: 'You lead. Choose any tile.',
  leadWith: (tile: string) => `You lead with ${tile}, the highest double.`,
  leadHeaviest: (tile: string) => `You lead with ${tile}, the heaviest tile.`,
  pressAgain: (tile: string) => `${tile} fits. Press it again, or:`,
  onePlace: (tile: string, pips: number) => `${tile} goes on the ${numberOf(pips)}.`,
  places: (tile: string, count: number) =>
    count === 2 ? `${tile} fits two ends.` : `${tile} fits ${numberOf(count)} ends.`,
  there: 'There',
  makes: (place: string, counts: readonly number[], sum: number) =>
    `${place} it makes ${sumOf(counts, sum)}.`,
  leadMakes: (tile: string, counts: readonly number[], sum: number) => `${tile} makes ${sumOf(counts, sum)}.`,
  award: (points: number) => (points === 0 ? 'no points' : `+${numberOf(points)}`),
  sum: sumOf,
  placeMakes: (place: string, sum: number, points: number) =>
    points === 0
      ? `${place}, makes ${numberOf(sum)}, no points`
      : `${place}, makes ${numberOf(sum)}, scores ${numberOf(points)}`,
  slabMakes: (place: string, points: number) => (points === 0 ? place : `${place}\u2002+${numberOf(points)}`),
  enterMakes: (points: number) => (points === 0 ? 'play it' : `play it, +${numberOf(points)}`),
  playIt: 'Play it',
  playItOn: (place: string) => `Play it: ${place}`,
  chooseEnd: 'choose the end',
  chooseTile: 'choose a tile',
  enter: 'play it',
  take: 'take it up',
  escape: 'put it back',
  drawKey: 'draw',
  keyNumbers: '1 – 9',
  putBack: 'Put it back',
  moveAlong: 'move it along',
  keyShift: 'Shift ← →',
  padSign: {
    below: 'lower button',
    right: 'right button',
    left: 'left button',
    above: 'upper button',
    sideways: 'left and right',
    shoulders: 'shoulder buttons',
  },
  sort: { suit: 'Sort by suit', weight: 'Sort by weight', mine: 'As they lay before' },
  sorted: {
    suit: 'Your tiles lie by suit.',
    weight: 'Your tiles lie by weight.',
    mine: 'Your tiles lie as before.',
  },
  laidAt: (tile: string, place: number, of: number) => `${tile}, ${numberOf(place)} of ${numberOf(of)}`,
  nothingFits: 'Nothing fits.',
  draw: 'Draw a tile',
  drawSays: (left: number) => `${countOf(left, 'tile is', 'tiles are')} in the boneyard.`,
  knock: 'Nothing fits. Knock.',
  knockSays: 'It knocks by itself in a moment.',
  botForYou: 'A bot plays for you',
  botForYouSays: 'Your tiles stay yours.',
  takeBack: 'Take my seat back',
  secondsLeft: (seconds: number) => countOf(seconds, 'second left', 'seconds left'),
  seatActs: {
    letBotPlay: (name: string) => `Let a bot play for ${name}`,
    letPlayAgain: (name: string) => `Let ${name} play again`,
    waitAgain: (name: string) => `Wait for ${name} again`,
    askToLeave: (name: string) => `Ask ${name} to leave`,
  },
  about: (name: string) => `About ${ownedBy(name)} seat`,
  heldUpBy: {
    idle: (name: string) => `Nothing was heard from ${name} for a while.`,
    away: (name: string) => `The table waits for ${name}.`,
  },
  people: {
    title: 'People',
    open: 'How people sit here',
    back: 'Back to the menu',
  },
  toPhone: {
    open: 'My seat to my phone',
    title: 'Your seat on your phone',
    says: 'Scan this with the phone. Your tiles go there, and this screen lets go of them.',
    none: 'This computer is on no network that a phone could join. Join the Wi-Fi, then try again.',
    secret: 'Whoever scans it has your seat: show it to nobody else.',
    label: 'The way to your seat, for a phone’s camera',
  },
  notNow: 'Wait',
  close: 'Close',
  waits: 'Your tiles wait here.',
  covered: 'Tap to see your tiles',
  sending: 'Laying it down…',
  atHand: (tiles: number) => `You hold ${countOf(tiles, 'tile', 'tiles')}.`,
  outOfTiles: 'You have no tile left.',

  needs: (tile: string, ends: readonly number[]) => `${tile} needs ${anyOf(ends.map(aNumber))}.`,
  tipsClosed: (spinner: string) => `The ${spinner} opens at its tips once both its sides are covered.`,
  mustLead: (tile: string) => `${tile} is not the tile that leads.`,

  tileFits: (tile: string, pips: readonly number[]) =>
    pips.length === 0 ? tile : `${tile}, fits ${listOf(pips.map((number) => `on ${numberOf(number)}`))}`,
  tileLeads: (tile: string) => `${tile}, may lead`,
  placeLeads: 'In the middle',
  placeOn: (pips: number) => `On the ${numberOf(pips)}`,
  placeSide: { left: 'Left', right: 'Right', up: 'Up', down: 'Down' },
  placeAt: (side: string, pips: number) => `${side} ${numberOf(pips)}`,
  boneyardCount: (tiles: number) => numberOf(tiles),
  boneyard: 'in the boneyard',
  boneyardSpoken: (tiles: number, mayDraw: boolean, asleep: number) =>
    [
      mayDraw
        ? `Draw a tile. ${countOf(tiles, 'tile is', 'tiles are')} in the boneyard`
        : `${countOf(tiles, 'tile', 'tiles')} in the boneyard`,
      ...(asleep > 0 ? [`${numberOf(asleep)} ${asleep === 1 ? 'stays' : 'stay'} asleep`] : []),
    ].join(', '),
  asleep: (tiles: number) => `${numberOf(tiles)} ${tiles === 1 ? 'stays' : 'stay'} asleep`,
  leftOver: 'not in play',
  leftOverSpoken: (tiles: number) => `${countOf(tiles, 'tile lies', 'tiles lie')} face down and out of play`,

  state: {
    awayBot: 'away, bot plays',
    awayWaits: 'away, we wait',
    botForHere: 'bot plays',
    back: 'is back',
    played: (tile: string) => `played ${tile}`,
    led: (tile: string) => `led ${tile}`,
    ledBy: (why: LeadReason, tile: string) => `${LEADS_BY[why]}: ${tile}`,
    leads: (why: LeadReason) => (why === 'same-again' ? LEADS_BY[why] : `leads: ${LEADS_BY[why]}`),
    youLeadByLot: 'lead: best lot',
    partner: 'your partner',
    scored: (did: string, points: number) => `${did}, +${numberOf(points)}`,
    knocked: 'knocked',
    knocks: 'knocks',
    draws: (count: number) => `draws ${numberOf(count)}`,
  },
  domino: 'Domino',
  openEnds: 'open ends',
  endsList: (pips: readonly number[]) => (pips.length === 0 ? '–' : listOf(pips.map(numberOf))),
  tiles: (tiles: number) => countOf(tiles, 'tile', 'tiles'),

  readEnds: (pips: readonly number[]) =>
    pips.length === 0 ? 'No tile lies yet.' : `Ends ${listOf(pips.map(numberOf))}.`,
  readSum: (counts: readonly number[], sum: number) =>
    counts.length === 0 ? 'No tile lies yet.' : `Ends ${counts.map(numberOf).join(', ')}: ${numberOf(sum)}.`,
  readHand: (tiles: readonly string[]) =>
    tiles.length === 0 ? 'No tiles in hand.' : `You hold ${tiles.join(', ')}.`,
  lineRow: (tiles: readonly string[]) =>
    tiles.length === 1
      ? `One tile lies: ${tiles.join()}.`
      : `The line from left to right: ${tiles.join(', ')}.`,
  lineArm: {
    up: (spinner: string, tiles: readonly string[]) => `Up from the ${spinner}: ${tiles.join(', ')}.`,
    down: (spinner: string, tiles: readonly string[]) => `Down from the ${spinner}: ${tiles.join(', ')}.`,
  },
  readTable: (seats: readonly { readonly who: Who; readonly held: number }[], boneyard: number) =>
    [
      ...seats.map(({ who, held }) => `${doing(who, 'hold', 'holds')} ${countOf(held, 'tile', 'tiles')}.`),
      `${countOf(boneyard, 'tile', 'tiles')} in the boneyard.`,
    ].join(' '),
  readScores: (scores: readonly { readonly name: string; readonly score: number }[], target: number) =>
    `${scores.map(({ name, score }) => `${name} ${numberOf(score)}`).join(', ')}. First to ${numberOf(target)}.`,

  tableOf: (name: string) => `${ownedBy(name)} table`,
};
