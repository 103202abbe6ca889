import { countOf, doing, listOf, numberOf, ownedBy } from './words';
import type { Who } from './words';

export const play = {
  menu: 'Menu',
  closeMenu: 'Back to the game',
  round: (round: number) => `Round ${numberOf(round)}`,
  rules: 'The rules of this table',
  fullScreen: 'Full screen',
  firstTo: (target: number) => `first to ${numberOf(target)}`,
  watching: (names: readonly string[]) => `${listOf(names)} ${names.length === 1 ? 'watches' : 'watch'}.`,
  you: 'You',
  scores: 'Scores',
  hand: 'Your tiles',
  seats: 'The others',
  line: 'The line',

  yourTurn: 'Your turn',
  toPlay: (name: string) => `${name} to play`,
  fits: 'Choose a tile that fits.',
  lead: 'You lead. Choose any tile.',
  leadWith: (tile: string) => `You lead with ${tile}, the highest double.`,
  leadHeaviest: (tile: string) => `You lead with ${tile}, the heaviest tile.`,
  pressAgain: (tile: string) => `${tile} fits. Press it again, or:`,
  onePlace: (tile: string, pips: number) => `${tile} goes on the ${numberOf(pips)}.`,
  twoPlaces: (tile: string) => `${tile} fits two ends.`,
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
  nothingFits: 'Nothing fits.',
  draw: 'Draw a tile',
  drawSays: (left: number) => `${countOf(left, 'tile is', 'tiles are')} in the boneyard.`,
  knock: 'Nothing fits. Knock.',
  knockSays: 'It knocks by itself in a moment.',
  waits: 'Your tiles wait here.',
  sending: 'Laying it down…',
  atHand: (tiles: number) => `You hold ${countOf(tiles, 'tile', 'tiles')}.`,
  outOfTiles: 'You have no tile left.',

  needs: (tile: string, ends: readonly number[]) =>
    ends.length === 1
      ? `${tile} needs a ${numberOf(ends[0] ?? 0)}.`
      : `${tile} needs a ${numberOf(ends[0] ?? 0)} or a ${numberOf(ends[1] ?? 0)}.`,
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
  boneyardSpoken: (tiles: number, mayDraw: boolean) =>
    mayDraw
      ? `Draw a tile. ${countOf(tiles, 'tile is', 'tiles are')} in the boneyard`
      : `${countOf(tiles, 'tile', 'tiles')} in the boneyard`,
  leftOver: 'not in play',
  leftOverSpoken: (tiles: number) => `${countOf(tiles, 'tile lies', 'tiles lie')} face down and out of play`,

  state: {
    bot: 'bot',
    away: 'away',
    played: (tile: string) => `played ${tile}`,
    led: (tile: string) => `led ${tile}`,
    knocked: 'knocked',
    knocks: 'knocks',
    draws: (count: number) => `draws ${numberOf(count)}`,
  },
  openEnds: 'open ends',
  endsList: (pips: readonly number[]) => (pips.length === 0 ? '–' : listOf(pips.map(numberOf))),
  tiles: (tiles: number) => countOf(tiles, 'tile', 'tiles'),

  readEnds: (pips: readonly number[]) =>
    pips.length === 0 ? 'No tile lies yet.' : `Ends ${listOf(pips.map(numberOf))}.`,
  readHand: (tiles: readonly string[]) =>
    tiles.length === 0 ? 'No tiles in hand.' : `You hold ${tiles.join(', ')}.`,
  readTable: (seats: readonly { readonly who: Who; readonly held: number }[], boneyard: number) =>
    [
      ...seats.map(({ who, held }) => `${doing(who, 'hold', 'holds')} ${countOf(held, 'tile', 'tiles')}.`),
      `${countOf(boneyard, 'tile', 'tiles')} in the boneyard.`,
    ].join(' '),
  readScores: (scores: readonly { readonly name: string; readonly score: number }[], target: number) =>
    `${scores.map(({ name, score }) => `${name} ${numberOf(score)}`).join(', ')}. First to ${numberOf(target)}.`,

  tableOf: (name: string) => `${ownedBy(name)} table`,
};
