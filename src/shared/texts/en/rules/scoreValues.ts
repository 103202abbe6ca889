import type { WordsOf } from '../../rules/valueWords';

/** What scores, and when a game is won. */
export const SCORE_VALUES: WordsOf<
  | 'playScoring'
  | 'teamScore'
  | 'roundBonus'
  | 'countBoneyard'
  | 'teamBlock'
  | 'blockScore'
  | 'blockTie'
  | 'targetReached'
> = {
  playScoring: {
    none: {
      before: 'Nobody scores ',
      word: 'before the round ends',
      short: 'no points in play',
      says: 'Draw and Block: only the end of a round counts.',
    },
    fives: {
      before: 'Open ends that make ',
      word: 'a multiple of five',
      after: ' score at once',
      short: 'multiples of five score',
      says: 'All Fives: the ends are added up after every tile.',
    },
  },
  teamScore: {
    opponents: {
      word: 'the other side’s tiles',
      short: 'only the other side’s tiles count',
      says: 'What your partner still holds is left out.',
    },
    all: { word: 'every tile left', short: 'every tile left counts', says: 'Your partner’s tiles as well.' },
  },
  roundBonus: {
    rounded: {
      word: 'to the nearest five',
      short: 'rounds to the nearest five',
      says: '12 pips score 10, 13 score 15.',
    },
    none: {
      word: 'nothing by itself',
      short: 'nothing for winning a round',
      says: 'Only what was made in play counts.',
    },
  },
  countBoneyard: {
    false: {
      word: 'do not count',
      short: 'the boneyard does not count',
      says: 'Only hands do, in most homes.',
    },
    true: {
      word: 'count as well',
      short: 'the boneyard counts too',
      says: 'One form of the draw game: the winner scores them too.',
    },
  },
  teamBlock: {
    'team-total': {
      word: 'fewer pips in both hands',
      short: 'stuck: both hands together',
      says: 'Partners add up what they hold.',
    },
    'lowest-hand': {
      word: 'the lightest single hand',
      short: 'stuck: the lightest hand',
      says: 'One light hand wins for both, whatever the partner holds.',
    },
  },
  blockScore: {
    others: {
      word: 'what the others hold',
      short: 'stuck: what the others hold',
      says: 'As when somebody goes out.',
    },
    'minus-own': {
      word: 'what the others hold, less one’s own',
      short: 'stuck: less one’s own pips',
      says: 'The winner’s own pips come off once. As clubs do.',
    },
    'minus-own-each': {
      word: 'what the others hold, less one’s own each time',
      short: 'stuck: less one’s own from each hand',
      says: 'Stricter: the winner’s pips come off every other hand.',
    },
  },
  blockTie: {
    nobody: { word: 'nobody', short: 'a tie scores for nobody', says: 'The round counts for nothing.' },
    'lightest-tile': {
      word: 'whoever holds the lightest tile',
      short: 'a tie goes to the lightest tile',
      says: 'Among the tied, the single tile with the fewest pips wins.',
    },
  },
  targetReached: {
    'at-once': { word: 'at that very tile', short: 'wins at that very tile', says: 'Even in mid-round.' },
    'after-round': {
      word: 'when the round is over',
      short: 'wins when the round is over',
      says: 'The highest score then wins; level at the top means another round.',
    },
  },
};
