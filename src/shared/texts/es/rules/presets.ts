import type { Texts } from '../../book';

export const PRESET_NAMES: Texts['rules']['preset'] = {
  draw: 'Con pozo',
  block: 'Sin pozo',
  'all-fives': 'Múltiplos de cinco',
  muggins: 'Muggins',
  partners: 'Parejas',
  'latin-partners': 'Parejas latinas',
  'draw-club': 'Con pozo, de club',
  'draw-sevens': 'Con pozo, siete fichas',
  'live-duel': 'Duelo directo',
  'silent-partners': 'Parejas calladas',
  'all-fives-club': 'Múltiplos de cinco, de club',
  cuban: 'Mesa cubana',
  'big-table': 'Mesa grande',
};

/** What each of them is, for somebody who has never played it. */
export const PRESETS_SAY: Texts['rules']['presetSays'] = {
  draw: '¿Nada entra? Se roba hasta que algo entre.',
  block: '¿Nada entra? Pasas y te quedas con tus fichas.',
  'all-fives': 'Anotan las puntas que suman un múltiplo de cinco; el primer doble abre cuatro puntas.',
  muggins: 'Múltiplos de cinco con dos puntas, nunca cuatro.',
  partners: 'Con pozo, dos contra dos, frente a frente.',
  'latin-partners': 'Dos contra dos con todas las fichas repartidas. Nadie roba.',
  'draw-club': 'Con pozo como en los clubes: sorteo para salir, dos fichas duermen.',
  'draw-sevens': 'Con pozo y siete fichas por persona, y sorteo para salir.',
  'live-duel': 'Dos personas con siete fichas. Nadie espera un doble.',
  'silent-partners': 'Cada ficha va a la punta más cercana: nadie puede dar señas.',
  'all-fives-club': 'Múltiplos de cinco con manos más grandes para pocos; quien gana sale otra vez.',
  cuban: 'Doble nueve, diez fichas por persona, dos contra dos. Nadie roba.',
  'big-table': 'Con pozo, para cinco a diez personas, con un juego más grande.',
};
