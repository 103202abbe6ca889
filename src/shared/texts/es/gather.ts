import type { Texts } from '../book';
import { capital, countOf, fewOf, listOf, numberOf } from './words';

export const gather: Texts['gather'] = {
  stays: 'Se queda en esta casa. No hace falta internet.',
  justCameIn: 'Acaba de entrar',
  watching: 'Mirando',
  satDown: (name) => `${name} se sienta.`,
  gotUp: (name) => `${name} se levanta.`,

  you: 'tú',
  keeper: 'cuida la mesa',
  away: 'ausente',
  agrees: 'dio su OK',
  looksAtRules: 'mira las reglas',
  line: (parts) => parts.join(', '),
  freeSeat: 'Lugar libre',
  sitHere: 'Sentarme aquí',
  sitHereSeat: (seat) => `El lugar ${seat + 1} está libre. Sentarme aquí`,
  botHere: 'Poner un robot aquí',
  botHereSeat: (seat) => `Poner un robot en el lugar ${seat + 1}`,
  seatOf: (seat, name, line) =>
    line === '' ? `Lugar ${seat + 1}: ${name}` : `Lugar ${seat + 1}: ${name}, ${line}`,
  takeBotAway: (name) => `Quitar a ${name}`,
  remove: (name) => `Pedirle a ${name} que salga`,
  move: (name) => `Cambiar de lugar a ${name}`,
  moveHere: (name) => `Sentar a ${name} aquí`,
  moveYourself: 'Cambiar de lugar',
  changeWith: (name, other) => `${name} y ${other} cambian de lugar`,
  moving: (name) => `¿Dónde se sienta ${name}? Elige un lugar o pulsa Esc.`,
  movingYou: '¿Dónde te sientas? Elige un lugar o pulsa Esc.',
  aimsAt: (seat, name) => (name === '' ? `Lugar ${seat + 1}, libre` : `Lugar ${seat + 1}, ${name}`),
  stop: 'Dejarlo',
  takeAway: 'Quitar',
  removeShort: 'Pedir que salga',

  firewall: '¿Pregunta el cortafuegos? Elige Permitir.',
  keepOpen: 'Deja abierta esta computadora mientras juegan.',

  rules: 'Las reglas',
  change: 'Cambiar',
  begin: 'Repartir y empezar',
  emptyToBot: 'Un lugar vacío sería de un robot.',
  emptySeatsToBots: (seats) =>
    `${capital(fewOf(seats, 'el', 'lugar vacío sería', 'lugares vacíos serían'))} de robots.`,
  waitingForOk: (names, seconds) =>
    seconds === null || seconds === 0
      ? `${listOf(names)} no ${names.length === 1 ? 'ha' : 'han'} dado su OK a las reglas nuevas.`
      : `Falta el OK de ${listOf(names)}. En ${numberOf(seconds)} puedes empezar igual.`,
  waitingForKeeper: (keepers) =>
    keepers.length === 0
      ? 'Empieza cuando vuelva quien cuida la mesa.'
      : `${keepers.length === 1 ? 'Empieza' : 'Empiezan'} ${listOf(keepers)}.`,
  rulesChanged: 'Las reglas cambiaron.',
  ok: 'OK, juego con estas',
  saidOk: 'Diste tu OK.',
  tv: 'Mostrar en la TV',
  screens: { named: 'La TV', shows: 'muestra esta mesa.' },
  handOver: {
    open: 'Pasar la mesa',
    ask: '¿En qué computadora queda la mesa desde ahora?',
    to: (name) => `Pasarle la mesa a ${name}`,
    mine: 'En la mía',
    stay: 'En la misma de ahora',
  },
  leave: 'Salir de la mesa',
  close: 'Cerrar la mesa',
  closeAsk: (others) =>
    `Aquí hay ${countOf(others, 'persona más', 'personas más')}. ¿Cerrar la mesa para todos?`,
  closeYes: 'Cerrarla',
  closeNo: 'Dejarla abierta',
  tableOf: (name) => `Mesa de ${name}`,
};
