import type { LeadReason } from '../../engine/state';
import type { Texts } from '../book';
import { anyOf, countOf, doing, listOf, numberOf, tilesOf } from './words';

/** Why somebody leads, as it stands under a name. */
const LEADS_BY: Readonly<Record<LeadReason, string>> = {
  'highest-double': 'doble más alto',
  'heaviest-tile': 'ficha más pesada',
  'top-double': 'doble mayor',
  lots: 'mejor ficha',
  chance: 'por sorteo',
  rotation: 'le toca',
  winner: 'ganó la última ronda',
  'same-again': 'sale otra vez',
};

const sumOf = (counts: readonly number[], sum: number): string =>
  counts.length < 2 ? numberOf(sum) : `${counts.map(numberOf).join(' + ')} = ${numberOf(sum)}`;

const leftIn = (tiles: number): string => countOf(tiles, 'ficha queda', 'fichas quedan');
const sleeps = (tiles: number): string => `${numberOf(tiles)} ${tiles === 1 ? 'duerme' : 'duermen'}`;

export const play: Texts['play'] = {
  menu: 'Menú',
  closeMenu: 'Volver al juego',
  round: (round) => `Ronda ${numberOf(round)}`,
  roundOfPartners: (round) => `Ronda ${numberOf(round)}, parejas`,
  rules: 'Las reglas de esta mesa',
  fullScreen: 'Pantalla completa',
  sound: { on: 'Sonido encendido.', off: 'Sonido apagado.' },
  firstTo: (target) => `a ${numberOf(target)}`,
  watching: (names) => `${listOf(names)} ${names.length === 1 ? 'mira' : 'miran'}.`,
  you: 'Tú',
  us: 'Nosotros',
  them: 'Ellos',
  youIn: 'tú',
  ourMembers: (names) => listOf(names),

  members: (names) => names.join(', '),
  scores: 'Puntos',
  hand: 'Tus fichas',
  seats: 'Los demás',
  line: 'La línea',

  yourTurn: 'Te toca',
  toPlay: (name) => `Le toca a ${name}`,
  fits: 'Elige una ficha que entre.',
  fitsOrDraw: 'Elige una ficha que entre, o roba una más.',
  lead: 'Sales tú. Elige cualquier ficha.',
  leadWith: (tile) => `Sales con ${tile}, el doble más alto.`,
  leadHeaviest: (tile) => `Sales con ${tile}, la ficha más pesada.`,
  pressAgain: (tile) => `${tile} entra. Púlsala otra vez, o:`,
  onePlace: (tile, pips) => `${tile} va en el ${numberOf(pips)}.`,
  places: (tile, count) =>
    count === 2 ? `${tile} entra en dos puntas.` : `${tile} entra en ${numberOf(count)} puntas.`,
  there: 'Ahí',
  makes: (place, counts, sum) => `${place} suma ${sumOf(counts, sum)}.`,
  leadMakes: (tile, counts, sum) => `${tile} suma ${sumOf(counts, sum)}.`,
  award: (points) => (points === 0 ? 'sin puntos' : `+${numberOf(points)}`),
  sum: sumOf,
  placeMakes: (place, sum, points) =>
    points === 0
      ? `${place}, suma ${numberOf(sum)}, sin puntos`
      : `${place}, suma ${numberOf(sum)}, anota ${numberOf(points)}`,
  slabMakes: (place, points) => (points === 0 ? place : `${place}\u2002+${numberOf(points)}`),
  enterMakes: (points) => (points === 0 ? 'jugarla' : `jugarla, +${numberOf(points)}`),
  playIt: 'Jugarla',
  playItOn: (place) => `Jugarla: ${place}`,
  chooseEnd: 'elegir la punta',
  chooseTile: 'elegir una ficha',
  enter: 'jugarla',
  take: 'tomarla',
  escape: 'devolverla',
  drawKey: 'robar',
  keyNumbers: '1 – 9',
  putBack: 'Devolverla',
  moveAlong: 'moverla',
  keyShift: 'Shift ← →',
  padSign: {
    below: 'botón de abajo',
    right: 'botón derecho',
    left: 'botón izquierdo',
    above: 'botón de arriba',
    sideways: 'izquierda y derecha',
    shoulders: 'botones superiores',
  },
  sort: { suit: 'Ordenar por número', weight: 'Ordenar por peso', mine: 'Como estaban antes' },
  sorted: {
    suit: 'Tus fichas están por número.',
    weight: 'Tus fichas están por peso.',
    mine: 'Tus fichas están como antes.',
  },
  laidAt: (tile, place, of) => `${tile}, ${numberOf(place)} de ${numberOf(of)}`,
  nothingFits: 'Nada entra.',
  draw: 'Robar una ficha',
  drawSays: (left) => `${leftIn(left)} en el pozo.`,
  knock: 'Nada entra. Paso.',
  knockSays: 'En un momento pasas de todos modos.',
  botForYou: 'Un robot juega por ti',
  botForYouSays: 'Tus fichas siguen siendo tuyas.',
  takeBack: 'Volver a mi lugar',
  secondsLeft: (seconds) => countOf(seconds, 'segundo más', 'segundos más'),
  seatActs: {
    letBotPlay: (name) => `Que un robot juegue por ${name}`,
    letPlayAgain: (name) => `Que ${name} vuelva a jugar`,
    waitAgain: (name) => `Esperar otra vez a ${name}`,
    askToLeave: (name) => `Pedirle a ${name} que salga`,
  },
  about: (name) => `Sobre el lugar de ${name}`,
  heldUpBy: {
    idle: (name) => `Hace rato que ${name} no juega.`,
    away: (name) => `La mesa espera a ${name}.`,
  },
  people: {
    title: 'Personas',
    open: 'Cómo se juega aquí',
    back: 'Volver al menú',
  },
  toPhone: {
    open: 'Mi lugar a mi teléfono',
    title: 'Tu lugar en tu teléfono',
    says: 'Escanea esto con el teléfono. Tus fichas pasan allá y esta pantalla las suelta.',
    none: 'Esta computadora no está en una red a la que llegue un teléfono. Conecta el Wi-Fi y prueba otra vez.',
    secret: 'Quien lo escanea se queda con tu lugar: no se lo muestres a nadie más.',
    label: 'El camino a tu lugar, para la cámara de un teléfono',
  },
  notNow: 'Esperar',
  close: 'Cerrar',
  waits: 'Tus fichas esperan aquí.',
  covered: 'Toca para ver tus fichas',
  sending: 'Poniéndola…',
  atHand: (tiles) => `Tienes ${tilesOf(tiles)}.`,
  outOfTiles: 'No te quedan fichas.',

  needs: (tile, ends) => `${tile} necesita ${anyOf(ends.map((end) => `un ${numberOf(end)}`))}.`,
  tipsClosed: (spinner) => `El ${spinner} se abre por sus cabezas cuando tiene ficha a los dos lados.`,
  mustLead: (tile) => `${tile} no es la ficha que sale.`,

  tileFits: (tile, pips) =>
    pips.length === 0 ? tile : `${tile}, entra ${listOf(pips.map((number) => `en el ${numberOf(number)}`))}`,
  tileLeads: (tile) => `${tile}, puede salir`,
  placeLeads: 'En el medio',
  placeOn: (pips) => `En el ${numberOf(pips)}`,
  placeSide: { left: 'Izquierda', right: 'Derecha', up: 'Arriba', down: 'Abajo' },
  placeAt: (side, pips) => `${side} ${numberOf(pips)}`,
  boneyardCount: (tiles) => numberOf(tiles),
  boneyard: 'en el pozo',
  boneyardSpoken: (tiles, mayDraw, asleep) =>
    [
      mayDraw ? `Robar una ficha. ${leftIn(tiles)} en el pozo` : `${tilesOf(tiles)} en el pozo`,
      ...(asleep > 0 ? [sleeps(asleep)] : []),
    ].join(', '),
  asleep: sleeps,
  leftOver: 'fuera de juego',
  leftOverSpoken: (tiles) => `${countOf(tiles, 'ficha boca abajo', 'fichas boca abajo')}, fuera de juego`,

  state: {
    awayBot: 'ausente, juega un robot',
    awayWaits: 'ausente, esperamos',
    botForHere: 'juega un robot',
    back: 'ya volvió',
    played: (tile) => `jugó ${tile}`,
    led: (tile) => `salió con ${tile}`,
    ledBy: (why, tile) => `${LEADS_BY[why]}: ${tile}`,
    leads: (why) => (why === 'same-again' ? LEADS_BY[why] : `sale: ${LEADS_BY[why]}`),
    youLeadByLot: 'sales: mejor ficha',
    partner: 'tu pareja',
    scored: (did, points) => `${did}, +${numberOf(points)}`,
    knocked: 'pasó',
    knocks: 'paso',
    draws: (count) => `roba ${numberOf(count)}`,
  },
  domino: 'Dominó',
  openEnds: 'puntas abiertas',
  endsList: (pips) => (pips.length === 0 ? '–' : listOf(pips.map(numberOf))),
  tiles: tilesOf,

  readEnds: (pips) =>
    pips.length === 0 ? 'Todavía no hay fichas en la mesa.' : `Puntas ${listOf(pips.map(numberOf))}.`,
  readSum: (counts, sum) =>
    counts.length === 0
      ? 'Todavía no hay fichas en la mesa.'
      : `Puntas ${counts.map(numberOf).join(', ')}: ${numberOf(sum)}.`,
  readHand: (tiles) => (tiles.length === 0 ? 'No hay fichas en tu mano.' : `Tienes ${tiles.join(', ')}.`),
  lineRow: (tiles) =>
    tiles.length === 1
      ? `Una ficha en la mesa: ${tiles.join()}.`
      : `El juego de izquierda a derecha: ${tiles.join(', ')}.`,
  lineArm: {
    up: (spinner, tiles) => `Hacia arriba desde el ${spinner}: ${tiles.join(', ')}.`,
    down: (spinner, tiles) => `Hacia abajo desde el ${spinner}: ${tiles.join(', ')}.`,
  },
  readTable: (seats, boneyard) =>
    [
      ...seats.map(({ who, held }) => `${doing(who, 'tienes', 'tiene')} ${tilesOf(held)}.`),
      `${tilesOf(boneyard)} en el pozo.`,
    ].join(' '),
  readScores: (scores, target) =>
    `${scores.map(({ name, score }) => `${name} ${numberOf(score)}`).join(', ')}. A ${numberOf(target)}.`,

  tableOf: (name) => `Mesa de ${name}`,
};
