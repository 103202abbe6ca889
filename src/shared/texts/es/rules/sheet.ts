import { sentence } from '../../rules/sentence';
import type { Texts } from '../../book';

/** The rules of a table as people would say them to one another; which of them are said, the page decides. */
export const SENTENCES: Texts['rules']['sentences'] = {
  table: sentence`Jugamos ${'teams'}, con ${'set'}.`,
  hand: sentence`Se reparten ${'handSize'} por persona.`,
  round: sentence`El turno va ${'direction'}.`,

  opens: sentence`La partida se abre con ${'firstLead'}.`,
  noneHasIt: sentence`Si nadie tiene un doble, ${'noDouble'}.`,
  untilSomebodyHasIt: sentence`Se reparte otra vez hasta que alguien lo tenga.`,
  lots: sentence`En el sorteo gana ${'lots'}.`,
  later: sentence`En las rondas siguientes abre ${'laterLead'}.`,
  afterNobody: sentence`Si nadie ganó la ronda, sale ${'tiedLead'}.`,

  draw: sentence`Si nada entra, ${'drawing'}; del pozo se llega hasta ${'reserve'}.`,
  knock: sentence`Si nada entra, ${'drawing'}.`,
  byChoice: sentence`Quien puede jugar ${'drawByChoice'}.`,
  spinner: sentence`El primer doble ${'spinner'}.`,
  placing: sentence`Una ficha que entra en dos puntas ${'placing'}.`,

  inPlay: sentence`${'playScoring'}.`,
  out: sentence`Quien domina anota los puntos de todas las otras manos.`,
  outTeam: sentence`Quien domina anota ${'teamScore'}.`,
  outRounded: sentence`Quien domina anota los puntos de todas las otras manos, ${'roundBonus'}.`,
  outTeamRounded: sentence`Quien domina anota ${'teamScore'}, ${'roundBonus'}.`,
  outNothing: sentence`Dominar vale ${'roundBonus'}.`,
  boneyard: sentence`Los puntos del pozo ${'countBoneyard'}.`,

  stuck: sentence`Gana quien tiene menos puntos.`,
  stuckTeam: sentence`Gana el lado con ${'teamBlock'}.`,
  stuckScores: sentence`Eso vale ${'blockScore'}.`,
  tie: sentence`Un empate es para ${'blockTie'}.`,

  pace: sentence`La mesa va ${'pace'}.`,
  away: sentence`Cuando alguien se ausenta, ${'awayAfter'}.`,
  time: sentence`Un turno puede durar ${'turnTime'}.`,
  pointsShown: sentence`Lo que anota una jugada se ve ${'pointsShown'}.`,
  hints: sentence`Durante la ronda, ${'hints'}.`,

  winning: sentence`Gana quien llega primero a ${'target'}.`,
  winningWhen: sentence`Gana quien llega primero a ${'target'}, ${'targetReached'}.`,
};

export const SECTIONS: Texts['rules']['sections'] = {
  table: 'Mesa',
  lead: 'Salida',
  turn: 'Turno',
  points: 'Puntos',
  stuck: 'Tranca',
  winning: 'Ganar',
  people: 'Personas',
};
