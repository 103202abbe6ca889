import type { Texts } from '../../book';

export const PRESET_NAMES: Texts['rules']['preset'] = {
  draw: 'Avec pioche',
  block: 'Sans pioche',
  'all-fives': 'Multiples de cinq',
  muggins: 'Muggins',
  partners: 'Deux contre deux',
  'latin-partners': 'Deux contre deux latin',
  'draw-club': 'Avec pioche, en club',
  'draw-sevens': 'Avec pioche, à sept',
  'live-duel': 'Duel direct',
  'silent-partners': 'Équipes muettes',
  'all-fives-club': 'Multiples de cinq, en club',
  cuban: 'Table cubaine',
  'big-table': 'Grande table',
};

/** What each of them is, for somebody who has never played it. */
export const PRESETS_SAY: Texts['rules']['presetSays'] = {
  draw: 'Rien ne va ? On pioche jusqu’à pouvoir poser.',
  block: 'Rien ne va ? On boude, et on garde ses dominos.',
  'all-fives': 'Les bouts qui font un multiple de cinq rapportent ; le premier double ouvre quatre bouts.',
  muggins: 'Multiples de cinq à deux bouts, jamais quatre.',
  partners: 'Avec pioche, deux contre deux, face à face.',
  'latin-partners': 'Deux contre deux, tous les dominos en main. Personne ne pioche.',
  'draw-club': 'Avec pioche comme en club : on tire qui ouvre, deux dominos dorment.',
  'draw-sevens': 'Avec pioche et sept dominos par main, et on tire qui ouvre.',
  'live-duel': 'Deux personnes, sept dominos par main. On n’attend pas de double.',
  'silent-partners': 'Chaque domino va au bout le plus proche : personne ne fait signe.',
  'all-fives-club': 'Multiples de cinq, mains plus grandes à peu ; qui gagne ouvre ensuite.',
  cuban: 'Double-neuf, dix dominos par main, deux contre deux. Personne ne pioche.',
  'big-table': 'Avec pioche, de cinq à dix personnes, avec un jeu plus grand.',
};
