import type { Texts } from '../book';
import { PRESETS_SAY, PRESET_NAMES } from './rules/presets';
import { refusal } from './rules/refusals';
import { SECTIONS, SENTENCES } from './rules/sheet';
import { OPTION_NAMES, VALUES } from './rules/values';
import { capital, countOf, fewOf, inWords, listOf, numberOf, stones } from './words';

const people = (seats: number): string => fewOf(seats, 'a', 'pessoa', 'pessoas');
const seatsOf = (seats: number): string => fewOf(seats, 'o', 'lugar', 'lugares');
const tilesEach = (tiles: number): string => `${stones(tiles)} cada`;

export const rules: Texts['rules'] = {
  title: 'As regras',
  preset: PRESET_NAMES,
  presetSays: PRESETS_SAY,
  sections: SECTIONS,
  sentences: SENTENCES,
  values: VALUES,
  refusal,

  short: (set, target) => `${capital(VALUES.set[set].word)}, até ${numberOf(target)}.`,
  shortSpinner: (set, target) => `${capital(VALUES.set[set].word)}, quatro pontas, até ${numberOf(target)}.`,
  tiles: stones,
  tilesEach,
  each: (tiles) => `${numberOf(tiles)} cada`,
  firstTo: (target) => `até ${numberOf(target)}`,
  number: numberOf,
  usually: (now, usual) => `${capital(now)}, em geral ${usual}`,
  now: capital,
  usual: (usual) => `em geral ${usual}`,

  for: 'para',
  people,
  seats: (seats) => countOf(seats, 'lugar', 'lugares'),
  option: OPTION_NAMES,
  more: 'Mais',
  moreOf: (section) => `Mais: ${section}`,
  less: 'Menos',

  leaves: (tiles, boneyard) =>
    boneyard === 0
      ? `Com ${numberOf(tiles)} para cada, nada sobra no monte.`
      : `Com ${numberOf(tiles)} para cada, ${boneyard === 1 ? 'sobra' : 'sobram'} ${numberOf(boneyard)} no monte.`,
  leavesUnused: (tiles, over) =>
    over === 0
      ? `Com ${numberOf(tiles)} para cada, todas as pedras entram.`
      : `Com ${numberOf(tiles)} para cada, ${numberOf(over)} ${over === 1 ? 'fica' : 'ficam'} fora do jogo.`,
  targetSays: (target) => `Quem chegar primeiro a ${numberOf(target)} ganha o jogo.`,
  seatsSay: (seats) => `${capital(fewOf(seats, 'a', 'pessoa senta', 'pessoas sentam'))} a esta mesa.`,
  otherNumber: 'Outro número',
  takeIt: 'Usar',
  range: (most) => `Qualquer número inteiro de 1 a ${numberOf(most)}.`,
  instead: (shorts) => `Em vez disso: ${listOf(shorts)}`,

  changed: 'Mudado aqui',
  unchanged: 'Nada foi mudado aqui.',
  undo: 'Desfazer',
  undoOf: (now, usual) => `Desfazer ${now}: volta a ${usual}`,
  works: 'Esta mesa dá jogo',
  worksNot: 'Esta mesa ainda não dá jogo',
  mendIt: 'Acertar',
  sum: (seats, tiles, all) =>
    `${countOf(seats, 'pessoa', 'pessoas')} × ${stones(tiles)} = ${numberOf(seats * tiles)} de ${numberOf(all)}.`,
  comesWith: (now, cause) =>
    `${capital(listOf(now))} ${now.length === 1 ? 'vem' : 'vêm'} com ${listOf(cause)}.`,
  proposed: (tiles, seats) =>
    `Os livros deixam a mesa decidir quantas pedras ${seats === 1 ? 'pega' : 'pegam'} ${people(seats)}. Que tal ${inWords(tiles, 'a')} para cada?`,
  confirm: (tiles) => `Sim, ${numberOf(tiles)} para cada`,

  seatsMoved: (seats, moved, kept) => {
    const now =
      moved.length === 0
        ? `Agora ${seatsOf(seats)}`
        : `Agora ${listOf(moved)}, como se joga com ${inWords(seats, 'a')}`;
    return kept.length === 0 ? `${now}.` : `${now}; o que você escolheu fica: ${listOf(kept)}.`;
  },
  keptTarget: (target) => `até ${numberOf(target)}`,
  startMoved: (name, seats) => `Agora ${seatsOf(seats)}: é com quantos se joga ${name}.`,
  forPeople: (seats) => `para ${numberOf(seats)}`,
  onlyFor: (preset, seats) => `${preset}, só para ${people(seats)}`,

  done: 'Jogar assim',
  cancel: 'Cancelar',
  back: 'Voltar à mesa',
  paper: 'As regras desta mesa',
  close: 'Fechar',
  readAll: 'Ler todas',

  shelf: {
    list: 'Guardadas nesta casa',
    save: 'Salvar com um nome',
    name: 'Nome destas regras',
    saveIt: 'Salvar',
    saveOver: (name) => `Salvar por cima de ${name}`,
    rename: 'Mudar o nome',
    delete: 'Apagar',
    deleteAsk: (name) => `Apagar ${name} de vez?`,
    deleteYes: 'Apagar',
    keep: 'Deixar',
    share: 'Salvar num arquivo',
    import: 'Pegar de um arquivo',
    saved: (name) => `${name}: tudo salvo.`,
    shared: (file) => `Está em ${file}.`,
    imported: (name) => `${name} agora está nas regras da casa.`,
    renamed: (name) => `Agora o nome é ${name}.`,
    deleted: (name) => `${name}: apagado.`,
    unplayable: (nearest) =>
      `Com essas regras, assim, não dá para jogar; com ${nearest} daria. Nada foi guardado.`,
  },

  changedSince: 'Novo desde o seu OK',
};
