import type { OptionWords } from '../../rules/valueWords';
import type { Texts } from '../../book';
import { LEAD_VALUES } from './leadValues';
import { PEOPLE_VALUES } from './peopleValues';
import { SCORE_VALUES } from './scoreValues';
import { TABLE_VALUES } from './tableValues';
import { TURN_VALUES } from './turnValues';

export const VALUES: OptionWords = {
  ...TABLE_VALUES,
  ...LEAD_VALUES,
  ...TURN_VALUES,
  ...SCORE_VALUES,
  ...PEOPLE_VALUES,
};

/** What a choice is called when it is opened. */
export const OPTION_NAMES: Texts['rules']['option'] = {
  seats: 'Combien de personnes',
  set: 'Le jeu de dominos',
  teams: 'Chacun pour soi ou en équipe',
  direction: 'Dans quel sens',
  handSize: 'Dominos par personne',
  firstLead: 'Qui ouvre la partie',
  noDouble: 'Si personne n’a de double',
  lots: 'Ce qui gagne le tirage',
  laterLead: 'Qui ouvre les manches suivantes',
  tiedLead: 'Qui ouvre après une manche sans victoire',
  drawing: 'Si rien ne va',
  reserve: 'Ce qui dort à la pioche',
  drawByChoice: 'Piocher quand on peut jouer',
  spinner: 'Le premier double',
  placing: 'Un domino qui va à deux bouts',
  playScoring: 'Points pendant la manche',
  teamScore: 'Quels dominos comptent',
  roundBonus: 'Ce que vaut une manche',
  countBoneyard: 'Si la pioche compte',
  teamBlock: 'Quelle équipe a le moins',
  blockScore: 'Ce que vaut un jeu bloqué',
  blockTie: 'En cas d’égalité',
  target: 'En combien de points',
  pace: 'À quelle vitesse va la table',
  awayAfter: 'Si quelqu’un n’est pas là',
  turnTime: 'Combien peut durer un tour',
  pointsShown: 'Quand on voit les points',
  hints: 'S’il y a des conseils',
  targetReached: 'Quand la partie est gagnée',
};
