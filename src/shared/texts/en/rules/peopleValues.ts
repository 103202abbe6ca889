import type { TableSlot } from '../../rules/sentence';
import type { WordsOf } from '../../rules/valueWords';

/** How people sit: the pace, what happens while somebody is away, how long a turn may take, when points are seen. */
export const PEOPLE_VALUES: WordsOf<TableSlot> = {
  pace: {
    slow: { word: 'a slow pace', short: 'a slow pace', says: 'Bots and counting take their time.' },
    normal: { word: 'a normal pace', short: 'a normal pace', says: 'Bots play about one tile a second.' },
    brisk: { word: 'a brisk pace', short: 'a brisk pace', says: 'For people who have played a while.' },
  },
  awayAfter: {
    null: { word: 'we wait', short: 'we wait', says: 'Whoever keeps the table can let a bot play for them.' },
    15: {
      word: 'a bot plays after 15 seconds',
      short: 'a bot after 15 seconds',
      says: 'For a table that never stands still.',
    },
    60: {
      word: 'a bot plays after a minute',
      short: 'a bot after a minute',
      says: 'Until they are back, or take their seat back.',
    },
    120: {
      word: 'a bot plays after two minutes',
      short: 'a bot after two minutes',
      says: 'For where the Wi-Fi is bad at the other end of the house.',
    },
  },
  turnTime: {
    null: { word: 'as long as it takes', short: 'no time for a turn', says: 'Nobody is hurried.' },
    30: {
      word: '30 seconds',
      after: ', then a bot plays it',
      short: '30 seconds a turn',
      says: 'Quick, for people who know the game.',
    },
    60: {
      word: 'a minute',
      after: ', then a bot plays it',
      short: 'a minute a turn',
      says: 'Enough to count what has been played.',
    },
    120: {
      word: 'two minutes',
      after: ', then a bot plays it',
      short: 'two minutes a turn',
      says: 'For everybody, also for who is away.',
    },
  },
  pointsShown: {
    before: {
      word: 'before it is made',
      short: 'points shown before a play',
      says: 'Each place says what it would score.',
    },
    after: {
      word: 'once it lies',
      short: 'points shown after a play',
      says: 'For people who count the ends themselves.',
    },
  },
  hints: {
    off: { word: 'nobody gets hints', short: 'no hints', says: 'Everybody thinks for themselves.' },
    on: {
      word: 'people may ask for a hint',
      short: 'hints',
      says: 'Whoever asks is told alone what would be best, and why.',
    },
  },
};
