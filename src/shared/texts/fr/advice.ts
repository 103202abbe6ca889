import type { End } from '../../engine/line';
import type { Mark } from '../../protocol/advice';
import type { Texts } from '../book';
import { anyOf, countOf, de, listOf, numberOf } from './words';

const SIDES: Readonly<Record<End, string>> = {
  left: 'de gauche',
  right: 'de droite',
  up: 'du haut',
  down: 'du bas',
};
const percent = (value: number): string => `${numberOf(value)} %`;
const numbers = (pips: readonly number[]): readonly string[] => pips.map(numberOf);

const MARK: Readonly<Record<Mark, string>> = {
  good: 'bien',
  inaccuracy: 'imprécis',
  mistake: 'faute',
  blunder: 'grosse faute',
};

export const advice: Texts['advice'] = {
  ask: 'Un conseil',
  askKey: 'un conseil',
  title: 'Un conseil',
  thinking: 'Le conseil arrive.',
  none: 'Pas de conseil cette fois. Redemande dans un instant.',
  close: 'Le ranger',
  lead: (tile) => `Ouvrir avec ${tile}`,
  on: (tile, pips) => `${tile} sur le ${numberOf(pips)}`,
  onSide: (tile, end, pips) => `${tile} sur le ${numberOf(pips)} ${SIDES[end]}`,
  draw: 'Piocher un domino',
  pass: 'Bouder',
  nextBest: (move) => `Ensuite : ${move}`,
  certain: 'sûr',
  likely: 'probable',
  says: (move, reasons) => [`Conseil : ${move}.`, ...reasons].join(' '),

  only: 'Rien d’autre n’est possible.',
  equal: 'L’autre est aussi bon.',
  goesOut: 'C’est ton dernier domino : tu fais domino.',
  scores: (points, other) =>
    other === 0
      ? `Il marque ${numberOf(points)} tout de suite.`
      : `Il marque ${numberOf(points)} tout de suite, l’autre ${numberOf(other)}.`,
  allows: (name, points, other) =>
    `${name} peut y marquer ${numberOf(points)} au plus, avec l’autre ${numberOf(other)}.`,
  nextCannot: (name, pips) => `Aucun domino ${de(name)} ne va sur ${anyOf(numbers(pips))}.`,
  nextLacks: (name, pips) => `Il laisse un ${numberOf(pips)}, et ${name} n’en a pas.`,
  sparesPartner: (name, pips) =>
    `L’autre ne laisse que ${listOf(numbers(pips))}, et ${name}, de ton équipe, n’en a pas.`,
  onlyYours: (pips, tiles) =>
    tiles === 1
      ? `Le dernier domino avec un ${numberOf(pips)} est à toi : personne d’autre ne peut y jouer.`
      : `Les ${numberOf(tiles)} dominos qui restent avec un ${numberOf(pips)} sont à toi : personne d’autre ne peut y jouer.`,
  double: 'Un double ne va que sur un chiffre : mieux vaut le lâcher tôt.',
  sheds: (pips, other) => `Il t’enlève ${numberOf(pips)} points, l’autre ${numberOf(other)}.`,
  keepsSuits: (suits, other) =>
    `Tu gardes ${countOf(suits, 'chiffre', 'chiffres')} en main, avec l’autre ${numberOf(other)}.`,
  nextStuck: (name, share, other) =>
    `Aucun domino ${de(name)} n’ira ensuite dans ${percent(share)} des cas, contre ${percent(other)}.`,
  partnerPlays: (name, share, other) =>
    `${name}, de ton équipe, pourra jouer ensuite dans ${percent(share)} des cas, contre ${percent(other)}.`,
  youPlay: (share, other) =>
    `Tu pourras rejouer à ton tour dans ${percent(share)} des cas, contre ${percent(other)}.`,
  goOut: (share, other) =>
    `Tu fais domino avant les autres dans ${percent(share)} des cas, contre ${percent(other)}.`,
  goOutTogether: (share, other) =>
    `Ton équipe fait domino avant l’autre dans ${percent(share)} des cas, contre ${percent(other)}.`,
  blockWon: (share, other) =>
    `Le jeu se bloque à ton avantage dans ${percent(share)} des cas, contre ${percent(other)}.`,
  wins: (share, other) => `Il gagne la manche dans ${percent(share)} des cas, contre ${percent(other)}.`,
  ahead: (points) => `Il vaut environ ${countOf(points, 'point', 'points')} de plus sur la manche.`,

  review: {
    open: 'Revoir mes coups',
    title: (round) => `Tes coups de la manche ${numberOf(round)}`,
    thinking: 'On regarde tes coups.',
    none: 'Plus rien à dire de cette manche.',
    forced: 'Dans cette manche, tu n’as rien eu à choisir.',
    basis: 'D’après ce que tu pouvais savoir à chaque instant.',
    accuracy: (value) => `Tes choix : ${numberOf(value)} sur 100`,
    luck: (worth, fair) =>
      worth === fair
        ? `Chance de la donne : égale, ${percent(worth)}`
        : `Chance de la donne : ${worth > fair ? 'bonne' : 'mauvaise'}, ${percent(worth)}, et ${percent(fair)} serait juste`,
    luckSays: 'Combien de fois de telles mains gagnent, quel que soit le jeu.',
    move: (at, of) => `Choix ${numberOf(at)} sur ${numberOf(of)}`,
    before: 'Avant',
    after: 'Après',
    mark: MARK,
    unmarked: 'trop serré pour juger',
    youPlayed: (move) => `Ton choix : ${move}`,
    better: (move) => `Mieux : ${move}`,
    best: 'C’était le meilleur coup.',
    close: 'C’était aussi bon que le meilleur.',
    lost: (points) => `Cela a coûté environ ${countOf(points, 'point', 'points')} sur cent.`,
    hindsight: 'Après coup',
    hindsightSays: (move, gains) =>
      `Avec tous les dominos visibles : ${move}, ${countOf(gains, 'point', 'points')} sur cent de mieux. Personne ne pouvait le savoir.`,
    yourHand: 'Tes dominos à ce moment',
    lineThen: 'La ligne à ce moment',
  },
};
