import { sentence } from '../../rules/sentence';

/** The rules of a table as people would say them to one another; which of them are said, the page decides. */
export const SENTENCES = {
  table: sentence`We play ${'teams'} with a ${'set'} set.`,
  hand: sentence`Everyone draws ${'handSize'}.`,
  round: sentence`Turns go ${'direction'}.`,

  opens: sentence`${'firstLead'} opens the game.`,
  noneHasIt: sentence`If nobody has one, ${'noDouble'}.`,
  untilSomebodyHasIt: sentence`All draw again until somebody has it.`,
  lots: sentence`Of the tiles drawn for it, ${'lots'} wins.`,
  later: sentence`Later rounds open with ${'laterLead'}.`,
  afterNobody: sentence`After a round nobody won, ${'tiedLead'} leads.`,

  draw: sentence`If nothing fits, ${'drawing'}, down to ${'reserve'}.`,
  knock: sentence`If nothing fits, ${'drawing'}.`,
  byChoice: sentence`Whoever can play ${'drawByChoice'}.`,
  spinner: sentence`The first double is ${'spinner'}.`,
  placing: sentence`A tile that fits two ends ${'placing'}.`,

  inPlay: sentence`${'playScoring'}.`,
  out: sentence`Going out scores the pips in all other hands.`,
  outTeam: sentence`Going out scores ${'teamScore'}.`,
  outRounded: sentence`Going out scores the pips in all other hands, ${'roundBonus'}.`,
  outTeamRounded: sentence`Going out scores ${'teamScore'}, ${'roundBonus'}.`,
  outNothing: sentence`Going out scores ${'roundBonus'}.`,
  boneyard: sentence`The boneyard’s pips ${'countBoneyard'}.`,

  stuck: sentence`Whoever holds the fewest pips wins.`,
  stuckTeam: sentence`The side with ${'teamBlock'} wins.`,
  stuckScores: sentence`That scores ${'blockScore'}.`,
  tie: sentence`A tie goes to ${'blockTie'}.`,

  pace: sentence`The table goes at ${'pace'}.`,
  away: sentence`When somebody is away, ${'awayAfter'}.`,
  time: sentence`A turn may take ${'turnTime'}.`,
  pointsShown: sentence`What a play scores is shown ${'pointsShown'}.`,
  hints: sentence`While playing, ${'hints'}.`,

  winning: sentence`First to ${'target'} wins.`,
  winningWhen: sentence`First to ${'target'} wins, ${'targetReached'}.`,
};
export type SentenceName = keyof typeof SENTENCES;

export const SECTIONS = {
  table: 'Table',
  lead: 'First tile',
  turn: 'A turn',
  points: 'Points',
  stuck: 'Stuck',
  winning: 'Winning',
  people: 'People',
};
export type SectionName = keyof typeof SECTIONS;
