import type { Texts } from '../book';
import { countOf } from './words';

export const shell: Texts['shell'] = {
  closing: {
    title: 'Fechar a mesa?',
    question: (guests) =>
      `${countOf(guests, 'pessoa está', 'pessoas estão')} na sua mesa. Se o Boneyard fecha, fecha para todo mundo; o jogo fica guardado aqui.`,
    yes: 'Fechar a mesa',
    no: 'Continuar jogando',
  },
  settingsPutAside: {
    title: 'Seus ajustes começam do zero',
    sentence: (file) =>
      `Não deu para ler os ajustes, e o Boneyard começa com novos. O arquivo antigo fica ao lado, como ${file}.`,
  },
  rulesUnread: {
    title: 'Não deu para ler algumas regras da casa',
    sentence: (file, keptAs) =>
      file === keptAs
        ? `O Boneyard não consegue ler regras da casa em ${file}. O arquivo fica onde está, na pasta das regras.`
        : `O Boneyard não consegue ler regras da casa em ${file}. O arquivo fica guardado com os outros, como ${keptAs}.`,
  },
  scoresUnread: {
    title: 'Não deu para ler alguns placares',
    sentence: (file, keptAs) =>
      file === keptAs
        ? `O Boneyard não consegue ler um placar em ${file}. O arquivo fica onde está, na pasta dos placares.`
        : `O Boneyard não consegue ler um placar em ${file}. O arquivo fica guardado com os outros, como ${keptAs}.`,
  },
  cannotStart: {
    title: 'O Boneyard não consegue abrir',
    sentence: (folder) =>
      `O Boneyard guarda as coisas em ${folder} e não consegue usar essa pasta. Veja se você pode gravar nela e abra de novo.`,
  },
  notKept: {
    title: 'Este jogo não foi guardado',
    sentence: 'Não deu para gravar este jogo. Veja se há espaço no disco; o próximo volta a ser guardado.',
  },
  diskTrouble: {
    title: 'A mesa espera o disco',
    full: 'O disco está cheio. Abra espaço; a mesa continua logo depois.',
    failing:
      'O disco não grava nada. Dê uma olhada; a mesa tenta de novo a cada segundo e continua logo depois.',
  },
  slipped: {
    title: 'Algo escapou',
    sentence: 'Algo escapou. O Boneyard continua; se a mesa não responder, feche e abra de novo.',
    page: 'Algo escapou. Nada se perdeu.',
    backToTable: 'Voltar à mesa',
  },
  anyFile: 'Qualquer arquivo',
  ok: 'OK',
};
