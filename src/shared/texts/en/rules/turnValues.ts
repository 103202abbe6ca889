import type { WordsOf } from '../../rules/valueWords';

/** What happens in a turn, and where a tile may go. */
export const TURN_VALUES: WordsOf<'drawing' | 'reserve' | 'drawByChoice' | 'spinner' | 'placing'> = {
  drawing: {
    'until-playable': {
      before: 'draw ',
      word: 'until something does',
      short: 'draw until something fits',
      says: 'The draw game. What did not fit stays in your hand.',
    },
    one: {
      before: 'draw ',
      word: 'one tile',
      short: 'draw one tile a turn',
      says: 'If that does not fit either, the turn is over.',
    },
    two: {
      before: 'draw ',
      word: 'up to two tiles',
      short: 'draw two tiles a turn',
      says: 'If neither fits, the turn is over.',
    },
    none: {
      word: 'knock',
      short: 'nobody draws',
      says: 'The block game. Leftover tiles take no part in the round.',
    },
  },
  reserve: {
    0: { word: 'the last tile', short: 'the whole boneyard is drawn', says: 'Nothing is kept back.' },
    1: { word: 'one tile that stays', short: 'one tile is never drawn', says: 'The last one is never seen.' },
    2: {
      word: 'two tiles that stay',
      short: 'two tiles are never drawn',
      says: 'Many rule books keep the last two out of play.',
    },
    'by-players': {
      word: 'the tiles that stay',
      short: 'some tiles are never drawn',
      says: 'Two stay with two players, one with three or more.',
    },
  },
  drawByChoice: {
    false: { word: 'must play', short: 'who can play must', says: 'Drawing is only for those who cannot.' },
    true: {
      word: 'may draw first',
      short: 'who can play may draw first',
      says: 'Club rules. Something that fits must still be played in that turn.',
    },
  },
  spinner: {
    none: { word: 'like any other', short: 'no spinner', says: 'The line has two ends, never more.' },
    'first-double': {
      word: 'a spinner',
      short: 'a spinner',
      says: 'Takes tiles on all four sides, once both long sides have one.',
    },
  },
  placing: {
    free: { word: 'may go to either', short: 'tiles go to either end', says: 'Whoever plays it chooses.' },
    prescribed: {
      word: 'goes to the nearer one',
      short: 'tiles go to the nearer end',
      says: 'Silent partners: nobody can hint by how a tile is laid.',
    },
  },
};
