import { sentence } from '../../rules/sentence';
import type { Texts } from '../../book';

/** The rules of a table as people would say them to one another; which of them are said, the page decides. */
export const SENTENCES: Texts['rules']['sentences'] = {
  table: sentence`On joue ${'teams'}, en ${'set'}.`,
  hand: sentence`On prend ${'handSize'} par personne.`,
  round: sentence`Le tour va ${'direction'}.`,

  opens: sentence`C’est ${'firstLead'} qui ouvre la partie.`,
  noneHasIt: sentence`Si personne n’a de double, ${'noDouble'}.`,
  untilSomebodyHasIt: sentence`On redonne jusqu’à ce que quelqu’un l’ait.`,
  lots: sentence`Au tirage, ${'lots'} gagne.`,
  later: sentence`Aux manches suivantes, c’est ${'laterLead'} qui ouvre.`,
  afterNobody: sentence`Après une manche sans victoire, c’est ${'tiedLead'} qui ouvre.`,

  draw: sentence`Si rien ne va, ${'drawing'} ; à la pioche, ${'reserve'}.`,
  knock: sentence`Si rien ne va, ${'drawing'}.`,
  byChoice: sentence`Qui peut jouer ${'drawByChoice'}.`,
  spinner: sentence`Le premier double ${'spinner'}.`,
  placing: sentence`Un domino qui va à deux bouts ${'placing'}.`,

  inPlay: sentence`${'playScoring'}.`,
  out: sentence`Qui fait domino marque les points de toutes les autres mains.`,
  outTeam: sentence`Qui fait domino marque ${'teamScore'}.`,
  outRounded: sentence`Qui fait domino marque les points de toutes les autres mains, ${'roundBonus'}.`,
  outTeamRounded: sentence`Qui fait domino marque ${'teamScore'}, ${'roundBonus'}.`,
  outNothing: sentence`Faire domino vaut ${'roundBonus'}.`,
  boneyard: sentence`Les points de la pioche ${'countBoneyard'}.`,

  stuck: sentence`Qui a le moins de points gagne.`,
  stuckTeam: sentence`L’équipe qui a ${'teamBlock'} gagne.`,
  stuckScores: sentence`Ça vaut ${'blockScore'}.`,
  tie: sentence`En cas d’égalité, ${'blockTie'}.`,

  pace: sentence`La table va ${'pace'}.`,
  away: sentence`Si quelqu’un n’est pas là, ${'awayAfter'}.`,
  time: sentence`Un tour peut durer ${'turnTime'}.`,
  pointsShown: sentence`Ce que rapporte un coup se voit ${'pointsShown'}.`,
  hints: sentence`Pendant la manche, ${'hints'}.`,

  winning: sentence`Qui atteint ${'target'} d’abord gagne.`,
  winningWhen: sentence`Qui atteint ${'target'} d’abord gagne, ${'targetReached'}.`,
};

export const SECTIONS: Texts['rules']['sections'] = {
  table: 'Table',
  lead: 'Départ',
  turn: 'Tour',
  points: 'Points',
  stuck: 'Bloqué',
  winning: 'Gagner',
  people: 'Les gens',
};
