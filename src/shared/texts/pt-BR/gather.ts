import type { Texts } from '../book';
import { capital, countOf, fewOf, listOf, numberOf } from './words';

export const gather: Texts['gather'] = {
  stays: 'Fica nesta casa. Não precisa de internet.',
  justCameIn: 'Acaba de entrar',
  watching: 'Assistindo',
  satDown: (name) => `${name} se sentou.`,
  gotUp: (name) => `${name} se levantou.`,

  you: 'você',
  keeper: 'cuida da mesa',
  away: 'ausente',
  agrees: 'deu o OK',
  looksAtRules: 'lendo as regras',
  line: (parts) => parts.join(', '),
  freeSeat: 'Lugar livre',
  sitHere: 'Sentar aqui',
  sitHereSeat: (seat) => `O lugar ${seat + 1} está livre. Sentar aqui`,
  botHere: 'Pôr um robô aqui',
  botHereSeat: (seat) => `Pôr um robô no lugar ${seat + 1}`,
  seatOf: (seat, name, line) =>
    line === '' ? `Lugar ${seat + 1}: ${name}` : `Lugar ${seat + 1}: ${name}, ${line}`,
  takeBotAway: (name) => `Tirar ${name}`,
  remove: (name) => `Pedir para ${name} sair`,
  move: (name) => `Mudar ${name} de lugar`,
  moveHere: (name) => `Pôr ${name} aqui`,
  moveYourself: 'Mudar de lugar',
  changeWith: (name, other) => `${name} e ${other} trocam de lugar`,
  moving: (name) => `Onde fica ${name}? Escolha um lugar ou aperte Esc.`,
  movingYou: 'Onde você fica? Escolha um lugar ou aperte Esc.',
  aimsAt: (seat, name) => (name === '' ? `Lugar ${seat + 1}, livre` : `Lugar ${seat + 1}, ${name}`),
  stop: 'Deixar',
  takeAway: 'Tirar',
  removeShort: 'Pedir para sair',

  firewall: 'O firewall perguntou? Escolha Permitir.',
  keepOpen: 'Deixe este computador aberto durante o jogo.',

  rules: 'As regras',
  change: 'Mudar',
  begin: 'Dar as pedras e começar',
  emptyToBot: 'Um lugar vazio fica com um robô.',
  emptySeatsToBots: (seats) =>
    `${capital(fewOf(seats, 'o', 'lugar vazio fica', 'lugares vazios ficam'))} com robôs.`,
  waitingForOk: (names, seconds) =>
    seconds === null || seconds === 0
      ? `${listOf(names)} ainda não ${names.length === 1 ? 'deu' : 'deram'} o OK nas novas regras.`
      : `Falta o OK de ${listOf(names)}. Em ${numberOf(seconds)} dá para começar assim mesmo.`,
  waitingForKeeper: (keepers) =>
    keepers.length === 0
      ? 'Começa quando voltar quem cuida da mesa.'
      : `${listOf(keepers)} ${keepers.length === 1 ? 'começa' : 'começam'} o jogo.`,
  rulesChanged: 'As regras mudaram.',
  ok: 'OK, jogo com estas',
  saidOk: 'Você deu o OK.',
  tv: 'Ver na TV',
  screens: { named: 'A TV', shows: 'mostra esta mesa.' },
  handOver: {
    open: 'Passar a mesa',
    ask: 'Em qual computador a mesa fica agora?',
    to: (name) => `Passar a mesa para ${name}`,
    mine: 'No meu',
    stay: 'No mesmo de agora',
  },
  leave: 'Sair da mesa',
  close: 'Fechar a mesa',
  closeAsk: (others) =>
    `Mais ${countOf(others, 'pessoa está', 'pessoas estão')} aqui. Fechar a mesa para todo mundo?`,
  closeYes: 'Fechar',
  closeNo: 'Deixar aberta',
  tableOf: (name) => `Mesa de ${name}`,
};
