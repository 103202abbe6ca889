import type { Pace } from '../../../protocol/tableFacts';
import type { RuleName, Rules } from '../../../rules/rules';

/** How one value of an option is said. */
export type ValueWords = {
  /** Underlined in its sentence, between `before` and `after`. */
  readonly word: string;
  readonly before?: string;
  readonly after?: string;
  /** By itself, among what was changed. */
  readonly short: string;
  /** What it does, or who plays it so. */
  readonly says: string;
};

/** Options of which one of a few values is taken; the others are numbers. */
export type ListedRule = Exclude<RuleName, 'handSize' | 'target'>;
export type ListedSlot = ListedRule | 'pace';

type ListedValue<Slot extends ListedSlot> = Slot extends ListedRule ? Rules[Slot] : Pace;

/** The words of every value of every option: a new value is one more line here. */
export type OptionWords = {
  readonly [Slot in ListedSlot]: Readonly<Record<`${ListedValue<Slot>}`, ValueWords>>;
};

export const VALUES: OptionWords = {
  set: {
    6: { word: 'double-six', short: 'double-six', says: '28 tiles, for two to four. In most homes.' },
    9: { word: 'double-nine', short: 'double-nine', says: '55 tiles, for up to ten.' },
    12: { word: 'double-twelve', short: 'double-twelve', says: '91 tiles, for big tables.' },
    15: { word: 'double-fifteen', short: 'double-fifteen', says: '136 tiles, for big hands at big tables.' },
    18: { word: 'double-eighteen', short: 'double-eighteen', says: '190 tiles, the biggest set there is.' },
  },
  teams: {
    none: { word: 'each alone', short: 'each alone', says: 'Everybody has a score of their own.' },
    partners: {
      before: 'as ',
      word: 'partners',
      short: 'partners',
      says: 'Two against two, seated across from each other. One score a side.',
    },
  },
  direction: {
    clockwise: { word: 'to the left', short: 'turns to the left', says: 'As most rule books have it.' },
    'counter-clockwise': {
      word: 'to the right',
      short: 'turns to the right',
      says: 'As at Cuban tables and with silent partners.',
    },
  },
  pace: {
    slow: { word: 'a slow pace', short: 'a slow pace', says: 'Bots and counting take their time.' },
    normal: { word: 'a normal pace', short: 'a normal pace', says: 'Bots play about one tile a second.' },
    brisk: { word: 'a brisk pace', short: 'a brisk pace', says: 'For people who have played a while.' },
  },
  firstLead: {
    'highest-double': {
      before: 'The ',
      word: 'highest double',
      short: 'the highest double opens',
      says: 'Whoever holds it must lead it. The usual way at home.',
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
      says: 'One tile each, face up, before the hands. As clubs do.',
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

/** What a choice is called when it is opened. */
export const OPTION_NAMES: Readonly<Record<RuleName | 'pace' | 'seats', string>> = {
  seats: 'How many play',
  set: 'The set',
  teams: 'Alone or in partners',
  direction: 'Which way round',
  pace: 'How fast the table goes',
  handSize: 'Tiles each',
  firstLead: 'Who opens the game',
  noDouble: 'If nobody has a double',
  lots: 'Which lot wins',
  laterLead: 'Who opens later rounds',
  tiedLead: 'Who leads after a round nobody won',
  drawing: 'If nothing fits',
  reserve: 'How far down the boneyard',
  drawByChoice: 'Drawing with a tile that fits',
  spinner: 'The first double',
  placing: 'A tile that fits two ends',
  playScoring: 'Points while a round is played',
  teamScore: 'Whose tiles count',
  roundBonus: 'What a round is worth',
  countBoneyard: 'Whether the boneyard counts',
  teamBlock: 'Which side has the fewest',
  blockScore: 'What a stuck round scores',
  blockTie: 'Who wins a tie',
  target: 'First to',
  targetReached: 'When the game is won',
};
