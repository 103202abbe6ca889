import type { LeadReason } from '../../engine/state';
import type { Texts } from '../book';
import { anyOf, countOf, doing, listOf, numberOf, stones } from './words';

/** Why somebody leads, as it stands under a name. */
const LEADS_BY: Readonly<Record<LeadReason, string>> = {
  'highest-double': 'maior carroça',
  'heaviest-tile': 'pedra mais pesada',
  'top-double': 'carroça máxima',
  lots: 'melhor pedra',
  chance: 'por sorteio',
  rotation: 'é a vez',
  winner: 'ganhou a última',
  'same-again': 'sai de novo',
};

const sumOf = (counts: readonly number[], sum: number): string =>
  counts.length < 2 ? numberOf(sum) : `${counts.map(numberOf).join(' + ')} = ${numberOf(sum)}`;

const isLeft = (tiles: number): string => countOf(tiles, 'pedra está', 'pedras estão');
const sleeps = (tiles: number): string => `${numberOf(tiles)} ${tiles === 1 ? 'dorme' : 'dormem'}`;

export const play: Texts['play'] = {
  menu: 'Menu',
  closeMenu: 'Voltar ao jogo',
  round: (round) => `Rodada ${numberOf(round)}`,
  roundOfPartners: (round) => `Rodada ${numberOf(round)}, em duplas`,
  rules: 'As regras desta mesa',
  fullScreen: 'Tela cheia',
  sound: { on: 'Som ligado.', off: 'Som desligado.' },
  firstTo: (target) => `até ${numberOf(target)}`,
  watching: (names) => `${listOf(names)} ${names.length === 1 ? 'assiste' : 'assistem'}.`,
  you: 'Você',
  us: 'Nós',
  them: 'Eles',
  youIn: 'você',
  ourMembers: (names) => listOf(names),

  members: (names) => names.join(', '),
  scores: 'Placar',
  hand: 'Suas pedras',
  seats: 'As outras pessoas',
  line: 'O jogo na mesa',

  yourTurn: 'Sua vez',
  toPlay: (name) => `Vez de ${name}`,
  fits: 'Escolha uma pedra que sirva.',
  fitsOrDraw: 'Escolha uma pedra que sirva, ou compre mais uma.',
  lead: 'Você sai. Escolha qualquer pedra.',
  leadWith: (tile) => `Você sai com ${tile}, a maior carroça.`,
  leadHeaviest: (tile) => `Você sai com ${tile}, a pedra mais pesada.`,
  pressAgain: (tile) => `${tile} serve. Aperte de novo, ou:`,
  onePlace: (tile, pips) => `${tile} vai no ${numberOf(pips)}.`,
  places: (tile, count) =>
    count === 2 ? `${tile} serve nas duas pontas.` : `${tile} serve em ${numberOf(count)} pontas.`,
  there: 'Ali',
  makes: (place, counts, sum) => `${place} soma ${sumOf(counts, sum)}.`,
  leadMakes: (tile, counts, sum) => `${tile} soma ${sumOf(counts, sum)}.`,
  award: (points) => (points === 0 ? 'sem pontos' : `+${numberOf(points)}`),
  sum: sumOf,
  placeMakes: (place, sum, points) =>
    points === 0
      ? `${place}, soma ${numberOf(sum)}, sem pontos`
      : `${place}, soma ${numberOf(sum)}, marca ${numberOf(points)}`,
  slabMakes: (place, points) => (points === 0 ? place : `${place}\u2002+${numberOf(points)}`),
  enterMakes: (points) => (points === 0 ? 'jogar' : `jogar, +${numberOf(points)}`),
  playIt: 'Jogar',
  playItOn: (place) => `Jogar: ${place}`,
  chooseEnd: 'escolher a ponta',
  chooseTile: 'escolher a pedra',
  enter: 'jogar',
  take: 'pegar',
  escape: 'devolver',
  drawKey: 'comprar',
  keyNumbers: '1 – 9',
  putBack: 'Devolver',
  moveAlong: 'mudar de lugar',
  keyShift: 'Shift ← →',
  padSign: {
    below: 'botão de baixo',
    right: 'botão da direita',
    left: 'botão da esquerda',
    above: 'botão de cima',
    sideways: 'esquerda e direita',
    shoulders: 'botões de ombro',
  },
  sort: { suit: 'Ordenar por número', weight: 'Ordenar por peso', mine: 'Como estavam antes' },
  sorted: {
    suit: 'Suas pedras estão por número.',
    weight: 'Suas pedras estão por peso.',
    mine: 'Suas pedras estão como antes.',
  },
  laidAt: (tile, place, of) => `${tile}, ${numberOf(place)} de ${numberOf(of)}`,
  nothingFits: 'Nada serve.',
  draw: 'Comprar uma pedra',
  drawSays: (left) => `${isLeft(left)} no monte.`,
  knock: 'Nada serve. Passar.',
  knockSays: 'Já vai passar a vez.',
  botForYou: 'Um robô joga por você',
  botForYouSays: 'As pedras continuam suas.',
  takeBack: 'Voltar ao meu lugar',
  secondsLeft: (seconds) => countOf(seconds, 'segundo ainda', 'segundos ainda'),
  seatActs: {
    letBotPlay: (name) => `Pôr um robô por ${name}`,
    letPlayAgain: (name) => `Devolver as pedras a ${name}`,
    waitAgain: (name) => `Esperar ${name} de novo`,
    askToLeave: (name) => `Pedir para ${name} sair`,
  },
  about: (name) => `Sobre o lugar de ${name}`,
  heldUpBy: {
    idle: (name) => `Faz um tempo que ${name} não joga.`,
    away: (name) => `A mesa espera ${name}.`,
  },
  people: {
    title: 'Pessoas',
    open: 'Ritmo e ausências',
    back: 'Voltar ao menu',
  },
  toPhone: {
    open: 'Meu lugar no celular',
    title: 'Seu lugar no celular',
    says: 'Leia isto com o celular. Suas pedras vão para lá e saem desta tela.',
    none: 'Este computador não está numa rede que um celular alcance. Conecte o Wi-Fi e tente de novo.',
    secret: 'Quem ler isto fica com o seu lugar: não mostre a mais ninguém.',
    label: 'O caminho até o seu lugar, para a câmera do celular',
  },
  notNow: 'Esperar',
  close: 'Fechar',
  waits: 'Suas pedras esperam aqui.',
  covered: 'Toque para ver suas pedras',
  sending: 'Pondo na mesa…',
  atHand: (tiles) => `Você tem ${stones(tiles)}.`,
  outOfTiles: 'Você não tem mais pedras.',

  needs: (tile, ends) => `${tile} não serve: as pontas pedem ${anyOf(ends.map(numberOf))}.`,
  tipsClosed: (spinner) => `A carroça ${spinner} abre mais pontas quando tiver pedra dos dois lados.`,
  mustLead: (tile) => `${tile} não é a pedra da saída.`,

  tileFits: (tile, pips) =>
    pips.length === 0 ? tile : `${tile}, serve ${listOf(pips.map((number) => `no ${numberOf(number)}`))}`,
  tileLeads: (tile) => `${tile}, pode sair`,
  placeLeads: 'No meio',
  placeOn: (pips) => `No ${numberOf(pips)}`,
  placeSide: { left: 'Esquerda', right: 'Direita', up: 'Em cima', down: 'Embaixo' },
  placeAt: (side, pips) => `${side} ${numberOf(pips)}`,
  boneyardCount: (tiles) => numberOf(tiles),
  boneyard: 'no monte',
  boneyardSpoken: (tiles, mayDraw, asleep) =>
    [
      mayDraw ? `Comprar uma pedra. ${isLeft(tiles)} no monte` : `${stones(tiles)} no monte`,
      ...(asleep > 0 ? [sleeps(asleep)] : []),
    ].join(', '),
  asleep: sleeps,
  leftOver: 'fora do jogo',
  leftOverSpoken: (tiles) => `${countOf(tiles, 'pedra virada', 'pedras viradas')}, fora do jogo`,

  state: {
    awayBot: 'ausente, robô joga',
    awayWaits: 'ausente, esperamos',
    botForHere: 'robô joga',
    back: 'voltou',
    played: (tile) => `jogou ${tile}`,
    led: (tile) => `saiu com ${tile}`,
    ledBy: (why, tile) => `${LEADS_BY[why]}: ${tile}`,
    leads: (why) => (why === 'same-again' ? LEADS_BY[why] : `sai: ${LEADS_BY[why]}`),
    youLeadByLot: 'você sai: melhor pedra',
    partner: 'sua dupla',
    scored: (did, points) => `${did}, +${numberOf(points)}`,
    knocked: 'passou',
    knocks: 'passa',
    draws: (count) => `compra ${numberOf(count)}`,
  },
  domino: 'Bateu',
  openEnds: 'pontas abertas',
  endsList: (pips) => (pips.length === 0 ? '–' : listOf(pips.map(numberOf))),
  tiles: stones,

  readEnds: (pips) =>
    pips.length === 0 ? 'Ainda não há pedra na mesa.' : `Pontas ${listOf(pips.map(numberOf))}.`,
  readSum: (counts, sum) =>
    counts.length === 0
      ? 'Ainda não há pedra na mesa.'
      : `Pontas ${counts.map(numberOf).join(', ')}: ${numberOf(sum)}.`,
  readHand: (tiles) => (tiles.length === 0 ? 'Nenhuma pedra na mão.' : `Você tem ${tiles.join(', ')}.`),
  lineRow: (tiles) =>
    tiles.length === 1
      ? `Uma pedra na mesa: ${tiles.join()}.`
      : `O jogo da esquerda para a direita: ${tiles.join(', ')}.`,
  lineArm: {
    up: (spinner, tiles) => `Para cima a partir de ${spinner}: ${tiles.join(', ')}.`,
    down: (spinner, tiles) => `Para baixo a partir de ${spinner}: ${tiles.join(', ')}.`,
  },
  readTable: (seats, boneyard) =>
    [
      ...seats.map(({ who, held }) => `${doing(who, 'tem')} ${stones(held)}.`),
      `${stones(boneyard)} no monte.`,
    ].join(' '),
  readScores: (scores, target) =>
    `${scores.map(({ name, score }) => `${name} ${numberOf(score)}`).join(', ')}. Até ${numberOf(target)}.`,

  tableOf: (name) => `Mesa de ${name}`,
};
