import { allDoing, allIn, capital, countOf, doing, listOf, numberOf, ownedBy } from './words';
import type { Who } from '../who';

const isPlural = (all: readonly Who[]): boolean => all.length > 1 || all[0]?.isYou === true;

const ownSide = (all: readonly Who[]): string =>
  all.some(({ isYou }) => isYou) ? 'your own side’s' : 'their own side’s';

export const result = {
  out: (who: Who) => `${doing(who, 'are', 'is')} out`,
  outSays: (winners: readonly Who[], holders: readonly Who[]) =>
    holders.length === 0
      ? `${allDoing(winners, 'score', 'scores')} nothing.`
      : `${allDoing(winners, 'score', 'scores')} the tiles ${allIn(holders)} still ${isPlural(holders) ? 'hold' : 'holds'}.`,
  allSays: (winners: readonly Who[]) =>
    `${allDoing(winners, 'score', 'scores')} every tile that is left, ${ownSide(winners)} too.`,
  blocked: 'Nobody can move',
  blockedSays: (winners: readonly Who[]) =>
    `${allDoing(winners, 'hold', 'holds')} the fewest pips and ${isPlural(winners) ? 'score' : 'scores'} what the others hold.`,
  lowestHandSays: (lowest: readonly Who[], winners: readonly Who[]) =>
    `${allDoing(lowest, 'hold', 'holds')} the fewest pips. ${allDoing(winners, 'score', 'scores')} what the others hold.`,
  sameFew: (tied: readonly Who[]) => `${capital(allIn(tied))} hold the same few pips.`,
  tieNobody: 'By the rules of this table nobody scores.',
  tieStill: (tile: string | null) =>
    tile === null ? 'Nobody scores.' : `Even the lightest tile, ${tile}, does not decide, so nobody scores.`,
  tieLightest: (holders: readonly Who[], tile: string | null, winners: readonly Who[]) =>
    `${allDoing(holders, 'hold', 'holds')} the lightest tile, ${tile ?? ''}: ${allIn(winners)} ${isPlural(winners) ? 'win' : 'wins'}.`,
  target: (who: Who, target: number) => `${doing(who, 'reach', 'reaches')} ${numberOf(target)}`,
  targetSays: (target: number) =>
    `${numberOf(target)} was reached with this play. The tiles left count for nobody.`,
  you: 'You',
  youIn: 'you',
  together: 'counted together',
  takenOff: (winners: readonly Who[], times: number) => {
    const own = winners.length > 1 ? ownSide(winners) : winners[0]?.isYou === true ? 'your own' : 'their own';
    return times > 1 ? `minus ${own}, ${numberOf(times)} times` : `minus ${own}`;
  },
  comesOff: 'comes off',
  boneyard: (tiles: number) => `${countOf(tiles, 'tile', 'tiles')} in the boneyard`,
  neverBelow: 'never below nothing',
  madeTogether: 'makes',
  makes: (points: number) => numberOf(points),
  rounded: 'to the nearest five',
  noBonus: 'nothing for tiles that are left',
  scores: (winners: readonly Who[]) => `for ${allIn(winners)}`,
  nothing: 'nobody scores',
  plus: (points: number) => `+${numberOf(points)}`,
  minus: (points: number) => `−${numberOf(points)}`,
  noTiles: 'no tile left',
  notCounted: 'not counted',
  lastTile: 'played the last tile',
  fewest: 'the fewest',
  fewestTogether: 'the fewest together',
  count: 'count',
  handSpoken: (name: string, tiles: readonly string[], pips: number) =>
    tiles.length === 0
      ? `${name} has no tile left.`
      : `${name}: ${tiles.join(', ')}, ${numberOf(pips)} pips.`,

  round: (round: number) => `Round ${numberOf(round)}`,
  of: (target: number) => `of ${numberOf(target)}`,
  none: '–',
  next: 'Next round',
  ready: 'You are ready',
  nextLeads: (who: Who) => `${doing(who, 'lead', 'leads')} next`,
  waitingFor: (names: readonly string[]) => `Waiting for ${listOf(names)}`,
  beginsIn: (seconds: number) => `Goes on by itself in ${numberOf(seconds)}`,
  look: 'Look at the table',
  back: 'Back to the count',
};

export const over = {
  won: (winners: readonly Who[]) => allDoing(winners, 'win', 'wins'),
  wonSays: (winners: readonly Who[], score: number, target: number) =>
    `${numberOf(score)} of ${numberOf(target)}. ${winners.some(({ isYou }) => isYou) ? 'Well played.' : 'Another one?'}`,
  rounds: 'Every round',
  again: 'Play again',
  again2: 'Ready for another',
  youAreReady: 'You are ready',
  change: 'Change the table',
  leave: 'Leave the table',
  waitingForKeeper: 'Whoever keeps the table begins the next game.',
};

export const tv = {
  waiting: 'Come to the table',
  scan: 'Scan, or open Boneyard and choose this table',
  codesClosed: 'Too many wrong codes, so none is taken now. Scanning works.',
  stayConnected: 'Phone asks about no internet? Stay connected.',
  comeInWith: 'come in with',
  how: 'Open Boneyard and choose this table, or type its address:',
  orType: 'Or type its address, in Boneyard or a browser:',
  seats: 'Seated',
  free: 'free',
  noAddress: 'This computer is on no network. Join the Wi-Fi or plug in a cable.',
  noTable: 'No table is open here. Host one in the other window.',
  of: (target: number) => `of ${numberOf(target)}`,
  boneyard: 'in the boneyard',
  leftOver: 'not in play',
  nextIn: (seconds: number) => `Next round in ${numberOf(seconds)}`,
  nextSoon: 'The next round begins when everyone is ready.',
  takeSeat: (bot: string) => `Take ${ownedBy(bot)} seat`,
};
