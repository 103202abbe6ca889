import type { End } from '../../engine/line';
import type { Mark } from '../../protocol/advice';
import type { Texts } from '../book';
import { anyOf, countOf, listOf, numberOf } from './words';

const SIDES: Readonly<Record<End, string>> = {
  left: 'da esquerda',
  right: 'da direita',
  up: 'de cima',
  down: 'de baixo',
};
const percent = (value: number): string => `${numberOf(value)}%`;
const numbers = (pips: readonly number[]): readonly string[] => pips.map(numberOf);

const MARK: Readonly<Record<Mark, string>> = {
  good: 'boa',
  inaccuracy: 'imprecisão',
  mistake: 'falha',
  blunder: 'falha grave',
};

export const advice: Texts['advice'] = {
  ask: 'Dica',
  askKey: 'uma dica',
  title: 'Uma dica',
  thinking: 'A dica já vem.',
  none: 'Desta vez não veio nenhuma dica. Peça de novo daqui a pouco.',
  close: 'Guardar',
  lead: (tile) => `Sair com ${tile}`,
  on: (tile, pips) => `${tile} no ${numberOf(pips)}`,
  onSide: (tile, end, pips) => `${tile} no ${numberOf(pips)} ${SIDES[end]}`,
  draw: 'Comprar uma pedra',
  pass: 'Passar',
  nextBest: (move) => `Depois dessa: ${move}`,
  certain: 'certo',
  likely: 'provável',
  says: (move, reasons) => [`Dica: ${move}.`, ...reasons].join(' '),

  only: 'Não dá para fazer outra coisa.',
  equal: 'A outra é tão boa quanto.',
  goesOut: 'É a sua última pedra: você bate.',
  scores: (points, other) =>
    other === 0
      ? `Marca ${numberOf(points)} na hora.`
      : `Marca ${numberOf(points)} na hora, a outra ${numberOf(other)}.`,
  allows: (name, points, other) =>
    `${name} pode marcar ali no máximo ${numberOf(points)}, com a outra ${numberOf(other)}.`,
  nextCannot: (name, pips) => `Nenhuma pedra de ${name} serve no ${anyOf(numbers(pips))}.`,
  nextLacks: (name, pips) => `Deixa um ${numberOf(pips)}, e ${name} não tem.`,
  sparesPartner: (name, pips) =>
    `A outra deixa só ${listOf(numbers(pips))}, e ${name}, da sua dupla, não tem.`,
  onlyYours: (pips, tiles) =>
    tiles === 1
      ? `A última pedra com ${numberOf(pips)} é sua: mais ninguém joga ali.`
      : `As ${numberOf(tiles)} pedras que restam com ${numberOf(pips)} são suas: mais ninguém joga ali.`,
  double: 'Uma carroça serve num número só: é bom soltar cedo.',
  sheds: (pips, other) => `Tira ${numberOf(pips)} pontos da sua mão, a outra ${numberOf(other)}.`,
  keepsSuits: (suits, other) =>
    `Ficam ${countOf(suits, 'número', 'números')} na sua mão, com a outra ${numberOf(other)}.`,
  nextStuck: (name, share, other) =>
    `Nenhuma pedra de ${name} serve em seguida em ${percent(share)} dos casos, contra ${percent(other)}.`,
  partnerPlays: (name, share, other) =>
    `${name}, da sua dupla, pode jogar em seguida em ${percent(share)} dos casos, contra ${percent(other)}.`,
  youPlay: (share, other) =>
    `Você joga de novo na sua vez em ${percent(share)} dos casos, contra ${percent(other)}.`,
  goOut: (share, other) => `Você bate primeiro em ${percent(share)} dos casos, contra ${percent(other)}.`,
  goOutTogether: (share, other) =>
    `A sua dupla bate primeiro em ${percent(share)} dos casos, contra ${percent(other)}.`,
  blockWon: (share, other) => `Fecha a seu favor em ${percent(share)} dos casos, contra ${percent(other)}.`,
  wins: (share, other) => `Ganha a rodada em ${percent(share)} dos casos, contra ${percent(other)}.`,
  ahead: (points) => `Vale uns ${countOf(points, 'ponto', 'pontos')} a mais na rodada.`,

  review: {
    open: 'Rever minhas jogadas',
    title: (round) => `Suas jogadas na rodada ${numberOf(round)}`,
    thinking: 'Suas jogadas estão sendo vistas.',
    none: 'Sobre esta rodada já não dá para dizer nada.',
    forced: 'Nesta rodada você não teve o que escolher.',
    basis: 'Pelo que você podia saber em cada momento.',
    accuracy: (value) => `Suas escolhas: ${numberOf(value)} de 100`,
    luck: (worth, fair) =>
      worth === fair
        ? `Sorte das pedras: igual, ${percent(worth)}`
        : `Sorte das pedras: ${worth > fair ? 'boa' : 'ruim'}, ${percent(worth)}, e o justo é ${percent(fair)}`,
    luckSays: 'Quantas vezes pedras assim ganham, seja qual for o jogo.',
    move: (at, of) => `Escolha ${numberOf(at)} de ${numberOf(of)}`,
    before: 'Anterior',
    after: 'Próxima',
    mark: MARK,
    unmarked: 'parelha demais para julgar',
    youPlayed: (move) => `Você escolheu: ${move}`,
    better: (move) => `Melhor: ${move}`,
    best: 'Era o melhor que havia.',
    close: 'Era tão boa quanto a melhor.',
    lost: (points) => `Custou cerca de ${countOf(points, 'ponto', 'pontos')} em cem.`,
    hindsight: 'Olhando depois',
    hindsightSays: (move, gains) =>
      `Com todas as pedras à vista: ${move}, ${countOf(gains, 'ponto', 'pontos')} em cem a mais. Ninguém podia saber.`,
    yourHand: 'Suas pedras naquela hora',
    lineThen: 'A linha naquela hora',
  },
};
