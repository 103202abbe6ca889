import type { Texts } from '../book';
import { capital, fewOf, listOf, momentOf, numberOf } from './words';

export const home: Texts['home'] = {
  tagline: 'Dominó para la gente de esta casa.',
  playNow: { title: 'Jugar ahora', says: 'Tú contra tres robots, una partida corta con pozo' },
  carryOn: {
    solo: (round) => (round === 0 ? 'Seguir tu partida' : `Seguir tu partida, ronda ${round}`),
    house: (table, round) => (round === 0 ? `Seguir en ${table}` : `Seguir en ${table}, ronda ${round}`),
    anew: 'Partida nueva',
  },
  left: {
    open: 'Partidas pendientes',
    title: 'Partidas pendientes',
    ofTable: (table, solo) => (solo ? 'Tu partida' : table),
    names: listOf,
    when: (round, at) => `${round === 0 ? 'Sin empezar' : `Ronda ${numberOf(round)}`}, ${momentOf(at)}`,
    carryOn: 'Seguir',
    carryOnAt: (table) => `Seguir: ${table}`,
    forget: 'Olvidarla',
    forgetAt: (table) => `Olvidar ${table}`,
    ask: 'Esa partida se pierde.',
    keep: 'Conservarla',
  },
  cannotCarryOn: {
    damaged: (path) =>
      `Una partida pendiente no puede seguir: su archivo está dañado. Está guardado en ${path}; bórralo cuando nadie lo necesite.`,
    otherVersion: (path) =>
      `Una partida pendiente no puede seguir aquí: la guardó otro Boneyard. Está en ${path}.`,
    otherRules: (path) =>
      `Una partida pendiente no puede seguir aquí: con las reglas de este Boneyard sale distinta. Está guardada en ${path}.`,
  },
  host: { title: 'Abrir una mesa', says: 'Invita a las computadoras de la casa y a la TV' },
  join: {
    title: 'Entrar a una mesa',
    says: (open) =>
      open === 0
        ? 'Todavía no hay ninguna en esta casa'
        : `${capital(fewOf(open, 'la', 'abierta', 'abiertas'))} en esta casa`,
  },
  youAre: 'Te llamas',
  changeName: (name) => `Te llamas ${name}. Cambiar tu nombre`,
  yourName: 'Tu nombre',
  keepName: 'Así está bien',
  nameNeeded: 'Escribe primero un nombre, para que sepan quién se sienta.',

  tables: 'Mesas en esta casa',
  looking: 'Buscando…',
  noTable: 'Todavía no hay mesa en esta casa. Abre una, o pregunta quién la abre.',
  sitDown: 'Sentarme',
  sitDownAt: (table) => `Sentarme en ${table}`,
  watch: 'Mirar',
  watchAt: (table) => `Mirar ${table}`,
  card: (game, free, round, code) => {
    const seats = free === 0 ? 'llena' : fewOf(free, 'el', 'lugar libre', 'lugares libres');
    const says = round === 0 ? `${game}, ${seats}` : `${game}, ${seats}, ronda ${round}`;
    return code === true ? `${says}. Pide su código.` : says;
  },
  otherVersion: (address) =>
    `Esta mesa juega con otro Boneyard. Abre ${address} en un navegador y juega igual.`,
  openPage: 'Abrirla',
  openPageOf: (table) => `Abrir ${table} en un navegador`,

  address: '¿Sabes la dirección?',
  addressLabel: 'Dirección de la mesa',
  addressExample: '192.168.1.24:27500',
  addressGo: 'Ir allá',
};

export const host: Texts['host'] = {
  title: 'Abrir una mesa',
  lead: 'Hay dos maneras de sentarse. ¿Cuál es esta pantalla?',
  table: {
    title: 'Esta pantalla es la mesa',
    says: 'Todos ven aquí el juego, y las fichas de nadie.',
  },
  player: {
    title: 'Yo juego aquí',
    says: 'Esta pantalla muestra tus fichas. La TV, u otra ventana, puede mostrar la mesa.',
  },
  pick: 'Elige primero qué es esta pantalla.',
  tableName: 'Nombre de la mesa',
  tableOf: (name) => `Mesa de ${name}`,
  open: 'Abrir la mesa',
  back: 'Volver',
};
