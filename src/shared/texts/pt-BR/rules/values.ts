import type { Texts } from '../../book';
import { LEAD_VALUES } from './leadValues';
import { PEOPLE_VALUES } from './peopleValues';
import { SCORE_VALUES } from './scoreValues';
import { TABLE_VALUES } from './tableValues';
import { TURN_VALUES } from './turnValues';

export const VALUES: Texts['rules']['values'] = {
  ...TABLE_VALUES,
  ...LEAD_VALUES,
  ...TURN_VALUES,
  ...SCORE_VALUES,
  ...PEOPLE_VALUES,
};

/** What a choice is called when it is opened. */
export const OPTION_NAMES: Texts['rules']['option'] = {
  seats: 'Quantas pessoas jogam',
  set: 'O dominó',
  teams: 'Individual ou em duplas',
  direction: 'Para que lado passa a vez',
  handSize: 'Pedras para cada',
  firstLead: 'Quem sai no começo',
  noDouble: 'Se ninguém tem carroça',
  lots: 'O que ganha o sorteio',
  laterLead: 'Quem sai nas outras rodadas',
  tiedLead: 'Quem sai se ninguém ganhou',
  drawing: 'Se nada serve',
  reserve: 'Até onde vai o monte',
  drawByChoice: 'Comprar tendo pedra que serve',
  spinner: 'A primeira carroça',
  placing: 'Pedra que serve nas duas pontas',
  playScoring: 'Pontos durante a rodada',
  teamScore: 'Pedras de quem contam',
  roundBonus: 'Quanto vale a rodada',
  countBoneyard: 'Se o monte conta',
  teamBlock: 'Qual dupla tem menos',
  blockScore: 'Quanto vale se fechou',
  blockTie: 'De quem é o empate',
  target: 'Até quantos pontos',
  pace: 'O ritmo da mesa',
  awayAfter: 'Quando alguém se ausenta',
  turnTime: 'Quanto pode levar uma jogada',
  pointsShown: 'Quando os pontos aparecem',
  hints: 'Se há dicas',
  targetReached: 'Quando o jogo é ganho',
};
