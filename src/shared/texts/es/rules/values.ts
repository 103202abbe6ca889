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
  seats: 'Cuántas personas juegan',
  set: 'El juego de fichas',
  teams: 'Por su lado o en parejas',
  direction: 'Hacia dónde va el turno',
  handSize: 'Fichas por persona',
  firstLead: 'Quién abre la partida',
  noDouble: 'Si nadie tiene un doble',
  lots: 'Qué ficha gana el sorteo',
  laterLead: 'Quién abre las rondas siguientes',
  tiedLead: 'Quién sale si nadie ganó',
  drawing: 'Si nada entra',
  reserve: 'Hasta dónde se roba',
  drawByChoice: 'Robar pudiendo jugar',
  spinner: 'El primer doble',
  placing: 'Una ficha que entra en dos puntas',
  playScoring: 'Puntos durante la ronda',
  teamScore: 'De quién son las fichas que cuentan',
  roundBonus: 'Cuánto vale una ronda',
  countBoneyard: 'Si cuenta el pozo',
  teamBlock: 'Qué lado tiene menos',
  blockScore: 'Cuánto vale una tranca',
  blockTie: 'Quién gana un empate',
  target: 'A cuántos puntos',
  pace: 'Qué tan rápido va la mesa',
  awayAfter: 'Cuando alguien se ausenta',
  turnTime: 'Cuánto puede durar un turno',
  pointsShown: 'Cuándo se ven los puntos',
  hints: 'Si hay pistas',
  targetReached: 'Cuándo se gana la partida',
};
