import type { Texts } from '../book';
import { capital, fewOf, listOf, momentOf, numberOf } from './words';

export const home: Texts['home'] = {
  tagline: 'Dominó para quem está em casa.',
  playNow: { title: 'Jogar agora', says: 'Você contra três robôs, um jogo rápido de Compra' },
  carryOn: {
    solo: (round) => (round === 0 ? 'Continuar seu jogo' : `Continuar seu jogo, rodada ${round}`),
    house: (table, round) =>
      round === 0 ? `Continuar em ${table}` : `Continuar em ${table}, rodada ${round}`,
    anew: 'Novo jogo',
  },
  left: {
    open: 'Jogos parados',
    title: 'Jogos parados',
    ofTable: (table, solo) => (solo ? 'Seu jogo' : table),
    names: listOf,
    when: (round, at) => `${round === 0 ? 'Nem começou' : `Rodada ${numberOf(round)}`}, ${momentOf(at)}`,
    carryOn: 'Continuar',
    carryOnAt: (table) => `Continuar: ${table}`,
    forget: 'Esquecer',
    forgetAt: (table) => `Esquecer ${table}`,
    ask: 'Aí o jogo se perde.',
    keep: 'Deixar',
  },
  cannotCarryOn: {
    damaged: (path) =>
      `Não dá para continuar um jogo que ficou parado: o arquivo dele estragou. Está guardado em ${path}; apague quando ninguém mais precisar.`,
    otherVersion: (path) =>
      `Não dá para continuar aqui um jogo que ficou parado: foi outro Boneyard que guardou. Está em ${path}.`,
    otherRules: (path) =>
      `Não dá para continuar aqui um jogo que ficou parado: pelas regras deste Boneyard ele termina diferente. Está guardado em ${path}.`,
  },
  host: { title: 'Abrir uma mesa', says: 'Chame os computadores da casa e a TV' },
  join: {
    title: 'Entrar numa mesa',
    says: (open) =>
      open === 0
        ? 'Nenhuma aberta nesta casa ainda'
        : `${capital(fewOf(open, 'a', 'aberta', 'abertas'))} nesta casa`,
  },
  youAre: 'Seu nome é',
  changeName: (name) => `Seu nome é ${name}. Mudar`,
  yourName: 'Seu nome',
  keepName: 'Fica assim',
  nameNeeded: 'Escreva um nome, para saberem quem está na mesa.',

  tables: 'Mesas nesta casa',
  looking: 'Procurando…',
  noTable: 'Nenhuma mesa nesta casa ainda. Abra uma ou pergunte quem vai abrir.',
  sitDown: 'Sentar',
  sitDownAt: (table) => `Sentar em ${table}`,
  watch: 'Assistir',
  watchAt: (table) => `Assistir a ${table}`,
  card: (game, free, round, code) => {
    const seats = free === 0 ? 'cheia' : fewOf(free, 'o', 'lugar livre', 'lugares livres');
    const says = round === 0 ? `${game}, ${seats}` : `${game}, ${seats}, rodada ${round}`;
    return code === true ? `${says}. Pede código.` : says;
  },
  otherVersion: (address) =>
    `Esta mesa usa outro Boneyard. Abra ${address} no navegador e jogue assim mesmo.`,
  openPage: 'Abrir',
  openPageOf: (table) => `Abrir ${table} no navegador`,

  address: 'Sabe o endereço?',
  addressLabel: 'Endereço da mesa',
  addressExample: '192.168.1.24:27500',
  addressGo: 'Ir lá',
};

export const host: Texts['host'] = {
  title: 'Abrir uma mesa',
  lead: 'Há dois jeitos de sentar. Qual é o desta tela?',
  table: {
    title: 'Esta tela é a mesa',
    says: 'Todo mundo vê o jogo aqui, e as pedras de ninguém.',
  },
  player: {
    title: 'Eu jogo aqui',
    says: 'Esta tela mostra as suas pedras. A TV ou outra janela pode mostrar a mesa.',
  },
  pick: 'Escolha antes o que é esta tela.',
  tableName: 'Nome da mesa',
  tableOf: (name) => `Mesa de ${name}`,
  open: 'Abrir a mesa',
  back: 'Voltar',
};
