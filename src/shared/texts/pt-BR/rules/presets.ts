import type { Texts } from '../../book';

export const PRESET_NAMES: Texts['rules']['preset'] = {
  draw: 'Compra',
  block: 'Bloqueio',
  'all-fives': 'Quatro pontas',
  muggins: 'Muggins',
  partners: 'Duplas',
  'latin-partners': 'Duplas latinas',
  'draw-club': 'Compra de clube',
  'draw-sevens': 'Compra com sete',
  'live-duel': 'Duelo direto',
  'silent-partners': 'Duplas caladas',
  'all-fives-club': 'Quatro pontas de clube',
  cuban: 'Mesa cubana',
  'big-table': 'Mesa grande',
};

/** What each of them is, for somebody who has never played it. */
export const PRESETS_SAY: Texts['rules']['presetSays'] = {
  draw: 'Nada serve? Compra até servir.',
  block: 'Nada serve? Passa, e fica com as pedras.',
  'all-fives': 'Pontas que somam múltiplo de cinco marcam; a primeira carroça abre quatro pontas.',
  muggins: 'Marca de cinco em cinco, mas só com duas pontas.',
  partners: 'Compra, dupla contra dupla, de frente na mesa.',
  'latin-partners': 'Dupla contra dupla, com todas as pedras nas mãos. Ninguém compra.',
  'draw-club': 'Compra como nos clubes: sorteio da saída, duas pedras dormem.',
  'draw-sevens': 'Compra com sete pedras para cada, e sorteio da saída.',
  'live-duel': 'Duas pessoas com sete pedras. Ninguém espera carroça.',
  'silent-partners': 'A pedra vai na ponta mais perto: ninguém dá sinal à dupla.',
  'all-fives-club': 'Quatro pontas, com mais pedras quando há pouca gente; quem ganha sai.',
  cuban: 'Duplo-nove, dez pedras para cada, dupla contra dupla. Ninguém compra.',
  'big-table': 'Compra para cinco a dez pessoas, com mais pedras.',
};
