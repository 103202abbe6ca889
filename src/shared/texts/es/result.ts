import type { Texts } from '../book';
import type { Who } from '../who';
import { allAfter, allDoing, allIn, capital, countOf, doing, listOf, numberOf, tilesOf } from './words';

const isYours = (all: readonly Who[]): boolean => all.some(({ isYou }) => isYou);

/** The tiles of one’s own side: `las de tu pareja` to those on it. */
const ownSide = (all: readonly Who[]): string => (isYours(all) ? 'las de tu lado' : 'las de su propio lado');

/** Who holds: `tienes`, `tiene`, `tienen`. */
const hold = (all: readonly Who[]): string => {
  if (all.length > 1) return 'tienen';
  return isYours(all) ? 'tienes' : 'tiene';
};

const score = (all: readonly Who[]): string => {
  if (all.length > 1) return 'anotan';
  return isYours(all) ? 'anotas' : 'anota';
};

export const result: Texts['result'] = {
  out: (who) => doing(who, 'dominaste', 'dominó'),
  outSays: (winners, holders) =>
    holders.length === 0
      ? `${allDoing(winners, 'no anotas', 'no anota', 'no anotan')} nada.`
      : `${allDoing(winners, 'anotas', 'anota', 'anotan')} las fichas que todavía ${hold(holders)} ${allIn(holders)}.`,
  allSays: (winners) =>
    `${allDoing(winners, 'anotas', 'anota', 'anotan')} todas las fichas que quedan, también ${ownSide(winners)}.`,
  blocked: 'Tranca',
  blockedSays: (winners) =>
    `${allDoing(winners, 'tienes', 'tiene', 'tienen')} menos puntos y ${score(winners)} lo que queda en las otras manos.`,
  lowestHandSays: (lowest, winners) =>
    `${allDoing(lowest, 'tienes', 'tiene', 'tienen')} menos puntos. ${allDoing(winners, 'anotas', 'anota', 'anotan')} lo que queda en las otras manos.`,
  sameFew: (tied) => `${capital(allIn(tied))} empatan con menos puntos.`,
  tieNobody: 'Con las reglas de esta mesa nadie anota.',
  tieStill: (tile) =>
    tile === null ? 'Nadie anota.' : `Ni la ficha más ligera, ${tile}, desempata: nadie anota.`,
  tieLightest: (holders, tile, winners) =>
    `${allDoing(holders, 'tienes', 'tiene', 'tienen')} la ficha más ligera, ${tile ?? ''}: ${allDoing(winners, 'ganas', 'gana', 'ganan')}.`,
  target: (who, target) => `${doing(who, 'llegaste', 'llegó')} a ${numberOf(target)}`,
  targetSays: (target) =>
    `Con esta jugada se llegó a ${numberOf(target)}. Las fichas que quedan no cuentan para nadie.`,
  you: 'Tú',
  youIn: 'tú',
  together: 'todo junto',
  takenOff: (winners, times) => {
    const own = winners.length > 1 ? ownSide(winners) : isYours(winners) ? 'las tuyas' : 'las suyas';
    return times > 1 ? `menos ${own}, ${numberOf(times)} veces` : `menos ${own}`;
  },
  comesOff: 'se resta',
  boneyard: (tiles) => `${tilesOf(tiles)} en el pozo`,
  neverBelow: 'nunca menos de cero',
  madeTogether: 'suma',
  makes: (points) => numberOf(points),
  rounded: 'al cinco más cercano',
  noBonus: 'las fichas que quedan no valen',
  scores: (winners) => `para ${allAfter(winners)}`,
  nothing: 'nadie anota',
  plus: (points) => `+${numberOf(points)}`,
  minus: (points) => `−${numberOf(points)}`,
  noTiles: 'sin fichas',
  notCounted: 'no cuenta',
  lastTile: 'con la última ficha',
  fewest: 'menos puntos',
  fewestTogether: 'menos puntos entre los dos',
  count: 'cuenta',
  handSpoken: (name, tiles, pips) =>
    tiles.length === 0
      ? `A ${name} no le quedan fichas.`
      : `${name}: ${tiles.join(', ')}, ${countOf(pips, 'punto', 'puntos')}.`,

  round: (round) => `Ronda ${numberOf(round)}`,
  of: (target) => `de ${numberOf(target)}`,
  none: '–',
  next: 'Siguiente ronda',
  ready: 'Diste tu OK',
  nextLeads: (who) => `${doing(who, 'sales', 'sale')} en la próxima`,
  waitingFor: (names) => `Esperando a ${listOf(names)}`,
  beginsIn: (seconds) => `Sigue en ${numberOf(seconds)}`,
  look: 'Ver la mesa',
  back: 'Volver a la cuenta',
};

export const over: Texts['over'] = {
  won: (winners) => allDoing(winners, 'ganaste', 'ganó', 'ganaron'),
  wonSays: (winners, score, target) =>
    `${numberOf(score)} de ${numberOf(target)}. ${isYours(winners) ? 'Bien jugado.' : '¿Otra?'}`,
  rounds: 'Todas las rondas',
  again: 'Jugar otra vez',
  again2: 'Quiere otra partida',
  youAreReady: 'Diste tu OK',
  change: 'Cambiar la mesa',
  leave: 'Salir de la mesa',
  waitingForKeeper: 'Quien cuida la mesa empieza la próxima partida.',
};

export const tv: Texts['tv'] = {
  waiting: 'Vengan a la mesa',
  scan: 'Escanea, o abre Boneyard y elige esta mesa',
  codesClosed: 'Demasiados códigos equivocados: ahora solo se entra escaneando.',
  stayConnected: '¿Teléfono sin internet? Sigue en esta red.',
  comeInWith: 'entra con',
  how: 'Abre Boneyard y elige esta mesa, o escribe su dirección:',
  orType: 'O escribe su dirección, en Boneyard o en un navegador:',
  seats: 'En la mesa',
  free: 'libre',
  noAddress: 'Esta computadora no está en ninguna red. Conecta el Wi-Fi o un cable.',
  noTable: 'Aquí no hay mesa abierta. Abre una en la otra ventana.',
  of: (target) => `de ${numberOf(target)}`,
  boneyard: 'en el pozo',
  leftOver: 'fuera de juego',
  nextIn: (seconds) => `Siguiente ronda en ${numberOf(seconds)}`,
  nextSoon: 'La siguiente ronda empieza cuando todos den su OK.',
  takeSeat: (bot) => `Tomar el lugar de ${bot}`,
};
