import type { FileTrouble, SaveTrouble } from '../../leftTables';
import type { Texts } from '../book';

/** Why a table cannot be opened from a file: what happened, and what to do. */
const OPENING: Readonly<Record<FileTrouble, string>> = {
  unreadable: 'Não dá para ler esse arquivo. Veja se ainda está lá e se você pode abrir.',
  tooBig: 'Esse arquivo é grande demais para uma mesa. Escolha um que termine em .boneyard-table.',
  notATable: 'Esse arquivo não tem uma mesa. Escolha um que termine em .boneyard-table.',
  damaged: 'Esse arquivo estragou ou veio pela metade. Copie mais uma vez, ou salve a mesa de novo.',
  otherVersion: 'Essa mesa foi salva por um Boneyard mais novo. Atualize este e abra de novo.',
  otherRules: 'Pelas regras deste Boneyard esse jogo termina diferente. Abra com o Boneyard que salvou.',
  openNearby: 'Essa mesa já está aberta nesta casa. Sente lá, ou feche lá primeiro.',
};

const SAVING: Readonly<Record<SaveTrouble, string>> = {
  notKept: 'Não deu para gravar ali. Veja se a pasta é sua e se há espaço no disco, e tente de novo.',
  gone: 'A mesa não está mais neste computador, e por isso não foi salva.',
};

export const tableFile: Texts['tableFile'] = {
  open: 'Salvar num arquivo',
  title: 'A mesa num arquivo',
  says: 'Outro computador pode continuar daqui: lá, no início, escolha “Abrir de um arquivo”. A mesa segue aberta neste.',
  secret: (hasSeat) =>
    hasSeat
      ? 'O arquivo tem as pedras de todo mundo, e quem abrir fica com o seu lugar. Só dê a quem merece essa confiança.'
      : 'O arquivo tem as pedras de todo mundo, e quem abrir cuida da mesa. Só dê a quem merece essa confiança.',
  where: 'Escolher onde',
  saved: (file) => `Está em ${file}.`,
  saving: SAVING,

  openFrom: 'Abrir de um arquivo',
  chosen: 'De um arquivo',
  seat: (name) => `Você senta como ${name} e cuida da mesa. As outras pessoas voltam aos seus lugares.`,
  asTable: 'Esta tela vira a mesa, e você cuida dela. Quem estava lá volta ao seu lugar.',
  furtherHere:
    'Este computador tem a mesma mesa, no mesmo ponto ou mais adiante. É essa que continua; o arquivo fica como está.',
  openIt: 'Abrir',
  carryOn: 'Continuar',
  another: 'Escolher outro arquivo',
  opening: OPENING,

  saveTitle: 'Salvar a mesa',
  openTitle: 'Escolher uma mesa',
  files: 'Mesas',
};
