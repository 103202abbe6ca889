import type { Texts } from '../book';
import { allDoing, allIn, capital, countOf, doing, listOf, numberOf, stones } from './words';
import type { Who } from '../who';

/** `da sua dupla` to those on it. */
const ownSide = (all: readonly Who[]): string =>
  all.some(({ isYou }) => isYou) ? 'da sua dupla' : 'da própria dupla';

export const result: Texts['result'] = {
  out: (who) => doing(who, 'bateu'),
  outSays: (winners, holders) =>
    holders.length === 0
      ? `${allDoing(winners, 'não leva', 'não levam')} nada.`
      : `${allDoing(winners, 'leva', 'levam')} as pedras que ${allIn(holders)} ainda ${holders.length === 1 ? 'tem' : 'têm'}.`,
  allSays: (winners) =>
    `${allDoing(winners, 'leva', 'levam')} todas as pedras que sobraram, até as ${ownSide(winners)}.`,
  blocked: 'Fechou',
  blockedSays: (winners) =>
    `${allDoing(winners, 'tem', 'têm')} menos pontos na mão e ${winners.length === 1 ? 'leva' : 'levam'} as outras mãos.`,
  lowestHandSays: (lowest, winners) =>
    `${allDoing(lowest, 'tem', 'têm')} menos pontos na mão. ${allDoing(winners, 'leva', 'levam')} as outras mãos.`,
  sameFew: (tied) => `${capital(allIn(tied))} empatam com menos pontos na mão.`,
  tieNobody: 'Nesta mesa, no empate ninguém marca.',
  tieStill: (tile) =>
    tile === null ? 'Ninguém marca.' : `Nem a pedra mais leve, ${tile}, desempata: ninguém marca.`,
  tieLightest: (holders, tile, winners) =>
    `${allDoing(holders, 'tem', 'têm')} a pedra mais leve, ${tile ?? ''}: ${allIn(winners)} ${winners.length === 1 ? 'ganha' : 'ganham'}.`,
  target: (who, target) => `${doing(who, 'chegou')} a ${numberOf(target)}`,
  targetSays: (target) => `Esta jogada chegou a ${numberOf(target)}. As pedras que sobraram não contam.`,
  you: 'Você',
  youIn: 'você',
  together: 'tudo somado',
  takenOff: (winners, times) => {
    const isYours = winners.some(({ isYou }) => isYou);
    const own = winners.length > 1 ? `as mãos ${ownSide(winners)}` : isYours ? 'a sua mão' : 'a própria mão';
    return times > 1 ? `menos ${own}, ${numberOf(times)} vezes` : `menos ${own}`;
  },
  comesOff: 'desconta',
  boneyard: (tiles) => `${stones(tiles)} no monte`,
  neverBelow: 'nunca menos que zero',
  madeTogether: 'soma',
  makes: (points) => numberOf(points),
  rounded: 'arredondando de 5 em 5',
  noBonus: 'o que sobrou não vale nada',
  scores: (winners) => `para ${allIn(winners)}`,
  nothing: 'ninguém marca',
  plus: (points) => `+${numberOf(points)}`,
  minus: (points) => `−${numberOf(points)}`,
  noTiles: 'sem pedras',
  notCounted: 'não conta',
  lastTile: 'jogou a última',
  fewest: 'menos pontos',
  fewestTogether: 'menos pontos na soma',
  count: 'contagem',
  handSpoken: (name, tiles, pips) =>
    tiles.length === 0
      ? `${name} não tem mais pedras.`
      : `${name}: ${tiles.join(', ')}, ${countOf(pips, 'ponto', 'pontos')}.`,

  round: (round) => `Rodada ${numberOf(round)}`,
  of: (target) => `de ${numberOf(target)}`,
  none: '–',
  next: 'Próxima rodada',
  ready: 'Você deu o OK',
  nextLeads: (who) => `${doing(who, 'sai')} na próxima`,
  waitingFor: (names) => `Esperando ${listOf(names)}`,
  beginsIn: (seconds) => `Segue em ${numberOf(seconds)}`,
  look: 'Ver a mesa',
  back: 'Voltar à contagem',
};

export const over: Texts['over'] = {
  won: (winners) => allDoing(winners, 'ganhou', 'ganharam'),
  wonSays: (winners, score, target) =>
    `${numberOf(score)} de ${numberOf(target)}. ${winners.some(({ isYou }) => isYou) ? 'Bem jogado.' : 'Vamos de novo?'}`,
  rounds: 'Todas as rodadas',
  again: 'Jogar de novo',
  again2: 'Quer jogar de novo',
  youAreReady: 'Você deu o OK',
  change: 'Mudar a mesa',
  leave: 'Sair da mesa',
  waitingForKeeper: 'Quem cuida da mesa começa o próximo jogo.',
};

export const tv: Texts['tv'] = {
  waiting: 'Venha para a mesa',
  scan: 'Aponte a câmera ou abra o Boneyard e escolha esta mesa',
  codesClosed: 'Muitos códigos errados: agora só pela câmera.',
  stayConnected: 'O celular avisou que não há internet? Continue na rede.',
  comeInWith: 'entre com',
  how: 'Abra o Boneyard e escolha esta mesa, ou digite o endereço:',
  orType: 'Ou digite o endereço, no Boneyard ou no navegador:',
  seats: 'Na mesa',
  free: 'livre',
  noAddress: 'Este computador está sem rede. Conecte o Wi-Fi ou um cabo.',
  noTable: 'Nenhuma mesa aberta aqui. Abra uma na outra janela.',
  of: (target) => `de ${numberOf(target)}`,
  boneyard: 'no monte',
  leftOver: 'fora do jogo',
  nextIn: (seconds) => `Próxima rodada em ${numberOf(seconds)}`,
  nextSoon: 'A próxima rodada começa quando todo mundo der o OK.',
  takeSeat: (bot) => `Ficar no lugar de ${bot}`,
};
