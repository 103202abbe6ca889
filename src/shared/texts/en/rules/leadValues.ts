import type { WordsOf } from '../../rules/valueWords';

/** Who leads a round. */
export const LEAD_VALUES: WordsOf<'firstLead' | 'noDouble' | 'lots' | 'laterLead' | 'tiedLead'> = {
  firstLead: {
    'highest-double': {
      before: 'The ',
      word: 'highest double',
      short: 'the highest double opens',
      says: 'Its holder must lead it. The usual way at home.',
    },
    'highest-double-any-tile': {
      word: 'Whoever has the highest double',
      short: 'the highest double opens, with any tile',
      says: 'That person leads, but with any tile they like.',
    },
    'top-double-only': {
      before: 'Only ',
      word: 'the top double',
      short: 'only the top double opens',
      says: 'The highest double of the whole set: 6-6 in a double-six.',
    },
    'draw-lots': {
      word: 'Whoever draws the best tile',
      short: 'lots are drawn for the lead',
      says: 'One tile each, face up, before the hands. Club rules.',
    },
    random: {
      word: 'Somebody picked by chance',
      short: 'chance picks who opens',
      says: 'Any tile may be led. No looking for doubles.',
    },
  },
  noDouble: {
    redraw: { word: 'all draw again', short: 'no double: all draw again', says: 'As often as it takes.' },
    heaviest: {
      word: 'the heaviest tile opens',
      short: 'no double: the heaviest tile opens',
      says: 'The tile with the most pips stands in for the double.',
    },
  },
  lots: {
    heaviest: {
      word: 'the heaviest',
      short: 'the heaviest lot wins',
      says: 'Most pips; 6-3 comes before 5-4.',
    },
    'highest-double': {
      word: 'the highest double',
      short: 'the highest double wins the lots',
      says: 'If no double was drawn, the heaviest after all.',
    },
  },
  laterLead: {
    rotate: { word: 'the next person', short: 'the lead goes round', says: 'Everybody leads in turn.' },
    winner: {
      word: 'whoever won',
      short: 'the winner leads on',
      says: 'As in club All Fives. Winning with no points counts too.',
    },
    'highest-double': {
      word: 'the highest double',
      short: 'every round opens with the highest double',
      says: 'Each round opens as a first round does, and that double is led.',
    },
  },
  tiedLead: {
    rotate: {
      word: 'the next person',
      short: 'nobody won: the next person leads',
      says: 'As if the lead went round.',
    },
    same: {
      word: 'the same person',
      short: 'nobody won: the same person leads',
      says: 'They lead once more.',
    },
    random: {
      word: 'anybody by chance',
      short: 'nobody won: chance picks who leads',
      says: 'As in club All Fives.',
    },
  },
};
