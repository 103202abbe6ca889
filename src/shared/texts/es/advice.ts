import type { End } from '../../engine/line';
import type { Mark } from '../../protocol/advice';
import type { Texts } from '../book';
import { anyOf, countOf, listOf, numberOf } from './words';

const SIDES: Readonly<Record<End, string>> = {
  left: 'de la izquierda',
  right: 'de la derecha',
  up: 'de arriba',
  down: 'de abajo',
};
const percent = (value: number): string => `${numberOf(value)} %`;
const numbers = (pips: readonly number[]): readonly string[] => pips.map(numberOf);

const MARK: Readonly<Record<Mark, string>> = {
  good: 'bien',
  inaccuracy: 'imprecisión',
  mistake: 'fallo',
  blunder: 'fallo grave',
};

export const advice: Texts['advice'] = {
  ask: 'Pista',
  askKey: 'una pista',
  title: 'Una pista',
  thinking: 'Ya viene una pista.',
  none: 'Esta vez no llegó ninguna pista. Pídela otra vez en un momento.',
  close: 'Guardarla',
  lead: (tile) => `Salir con ${tile}`,
  on: (tile, pips) => `${tile} en el ${numberOf(pips)}`,
  onSide: (tile, end, pips) => `${tile} en el ${numberOf(pips)} ${SIDES[end]}`,
  draw: 'Robar una ficha',
  pass: 'Pasar',
  nextBest: (move) => `Le sigue: ${move}`,
  certain: 'seguro',
  likely: 'probable',
  says: (move, reasons) => [`Pista: ${move}.`, ...reasons].join(' '),

  only: 'No se puede otra cosa.',
  equal: 'La otra es igual de buena.',
  goesOut: 'Es tu última ficha: dominas.',
  scores: (points, other) =>
    other === 0
      ? `Anota ${numberOf(points)} de inmediato.`
      : `Anota ${numberOf(points)} de inmediato, la otra ${numberOf(other)}.`,
  allows: (name, points, other) =>
    `${name} puede anotar ahí ${numberOf(points)} como mucho, con la otra ${numberOf(other)}.`,
  nextCannot: (name, pips) => `A ${name} no le entra nada en ${anyOf(numbers(pips))}.`,
  nextLacks: (name, pips) => `Deja un ${numberOf(pips)}, y ${name} no tiene.`,
  sparesPartner: (name, pips) =>
    `La otra deja solo ${listOf(numbers(pips))}, y ${name}, tu pareja, no tiene.`,
  onlyYours: (pips, tiles) =>
    tiles === 1
      ? `La última ficha con ${numberOf(pips)} es tuya: nadie más puede jugar ahí.`
      : `Las ${numberOf(tiles)} fichas que quedan con ${numberOf(pips)} son tuyas: nadie más puede jugar ahí.`,
  double: 'Un doble entra en un solo número: conviene soltarlo pronto.',
  sheds: (pips, other) => `Te quita ${numberOf(pips)} puntos de la mano, la otra ${numberOf(other)}.`,
  keepsSuits: (suits, other) =>
    `Te quedan ${countOf(suits, 'número', 'números')} en la mano, con la otra ${numberOf(other)}.`,
  nextStuck: (name, share, other) =>
    `A ${name} no le entra nada luego en el ${percent(share)} de los casos, frente al ${percent(other)}.`,
  partnerPlays: (name, share, other) =>
    `${name}, tu pareja, puede jugar luego en el ${percent(share)} de los casos, frente al ${percent(other)}.`,
  youPlay: (share, other) =>
    `Puedes volver a jugar en tu turno en el ${percent(share)} de los casos, frente al ${percent(other)}.`,
  goOut: (share, other) => `Dominas antes en el ${percent(share)} de los casos, frente al ${percent(other)}.`,
  goOutTogether: (share, other) =>
    `Tu lado domina antes en el ${percent(share)} de los casos, frente al ${percent(other)}.`,
  blockWon: (share, other) =>
    `La tranca te favorece en el ${percent(share)} de los casos, frente al ${percent(other)}.`,
  wins: (share, other) => `Gana la ronda en el ${percent(share)} de los casos, frente al ${percent(other)}.`,
  ahead: (points) => `Vale unos ${countOf(points, 'punto', 'puntos')} más en la ronda.`,

  review: {
    open: 'Repasar mis jugadas',
    title: (round) => `Tus jugadas en la ronda ${numberOf(round)}`,
    thinking: 'Se están mirando tus jugadas.',
    none: 'De esta ronda ya no se puede decir nada.',
    forced: 'En esta ronda no tuviste nada que elegir.',
    basis: 'Según lo que podías saber en cada momento.',
    accuracy: (value) => `Tus decisiones: ${numberOf(value)} de 100`,
    luck: (worth, fair) =>
      worth === fair
        ? `Suerte del reparto: pareja, ${percent(worth)}`
        : `Suerte del reparto: ${worth > fair ? 'buena' : 'mala'}, ${percent(worth)}, y lo justo es ${percent(fair)}`,
    luckSays: 'Cada cuánto ganan fichas así, se jueguen como se jueguen.',
    move: (at, of) => `Decisión ${numberOf(at)} de ${numberOf(of)}`,
    before: 'Anterior',
    after: 'Siguiente',
    mark: MARK,
    unmarked: 'muy parejo para juzgarla',
    youPlayed: (move) => `Elegiste: ${move}`,
    better: (move) => `Mejor: ${move}`,
    best: 'Era lo mejor que había.',
    close: 'Era tan buena como la mejor.',
    lost: (points) => `Costó ${countOf(points, 'punto', 'puntos')} de cien, más o menos.`,
    hindsight: 'Visto después',
    hindsightSays: (move, gains) =>
      `Con todas las fichas a la vista: ${move}, ${countOf(gains, 'punto', 'puntos')} de cien mejor. Nadie podía saberlo.`,
    yourHand: 'Tus fichas entonces',
    lineThen: 'La línea entonces',
  },
};
