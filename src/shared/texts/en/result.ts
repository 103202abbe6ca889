import { capital, doing, listOf, nameIn, numberOf, ownedBy } from './words';
import type { Who } from './words';

export const result = {
  out: (who: Who) => `${doing(who, 'are', 'is')} out`,
  outSays: (who: Who, others: readonly string[]) =>
    others.length === 0
      ? `${doing(who, 'score', 'scores')} nothing.`
      : `${doing(who, 'score', 'scores')} the tiles ${listOf(others)} still ${others.length === 1 && others[0] !== 'you' ? 'holds' : 'hold'}.`,
  blocked: 'Nobody can move',
  blockedSays: (who: Who) =>
    `${doing(who, 'hold', 'holds')} the fewest pips and ${who.isYou ? 'score' : 'scores'} what the others hold.`,
  tieSays: (names: readonly string[]) =>
    `${capital(listOf(names))} hold the same few pips. By the rules of this table nobody scores.`,
  target: (who: Who) => `${doing(who, 'reach', 'reaches')} the target`,
  you: 'You',
  youIn: 'you',
  together: 'counted together',
  takenOff: (who: Who) => `minus ${who.isYou ? 'your' : 'their'} own`,
  boneyard: 'boneyard',
  scores: (who: Who) => `for ${nameIn(who)}`,
  nothing: 'nobody scores',
  plus: (points: number) => `+${numberOf(points)}`,
  minus: (points: number) => `−${numberOf(points)}`,
  noTiles: 'no tile left',
  notCounted: 'not counted',
  lastTile: 'played the last tile',
  fewest: 'the fewest',
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
  won: (who: Who) => doing(who, 'win', 'wins'),
  wonSays: (who: Who, score: number, target: number) =>
    `${numberOf(score)} of ${numberOf(target)}. ${who.isYou ? 'Well played.' : 'Another one?'}`,
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
  how: 'Open Boneyard and choose this table, or type its address:',
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
