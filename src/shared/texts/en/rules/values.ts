import { LEAD_VALUES } from './leadValues';
import { PEOPLE_VALUES } from './peopleValues';
import { SCORE_VALUES } from './scoreValues';
import type { Slot } from '../../rules/sentence';
import { TABLE_VALUES } from './tableValues';
import { TURN_VALUES } from './turnValues';
import type { OptionWords } from '../../rules/valueWords';

export const VALUES: OptionWords = {
  ...TABLE_VALUES,
  ...LEAD_VALUES,
  ...TURN_VALUES,
  ...SCORE_VALUES,
  ...PEOPLE_VALUES,
};

/** What a choice is called when it is opened. */
export const OPTION_NAMES: Readonly<Record<Slot | 'seats', string>> = {
  seats: 'How many play',
  set: 'The set',
  teams: 'Alone or in partners',
  direction: 'Which way round',
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
  pace: 'How fast the table goes',
  awayAfter: 'When somebody is away',
  turnTime: 'How long a turn may take',
  pointsShown: 'When points are shown',
  hints: 'Whether hints are given',
  targetReached: 'When the game is won',
};
