import { LEVEL } from './bots';
import type { SettingNames, SettingValues } from '../settingWords';
import type { Texts } from '../book';
import { numberOf } from './words';

const NAMES: SettingNames = {
  language: { name: 'Langue', says: null },
  look: { name: 'Aspect', says: null },
  textSize: { name: 'Taille du texte', says: null },
  numerals: { name: 'Chiffres sur les dominos', says: 'À la place des points.' },
  shapes: { name: 'Forme des points', says: 'À partir de sept, pour se passer des couleurs.' },
  showEnds: { name: 'Chiffres aux bouts', says: 'Là où les bouts rapportent, on les voit toujours.' },
  pace: { name: 'Rythme de la table', says: 'De cet écran, et des tables que tu ouvres.' },
  level: { name: 'Robots', says: 'Aux tables que tu ouvres ; en solo, même en cours de partie.' },
  volume: { name: 'Volume', says: null },
  muted: { name: 'Son', says: null },
  letterKeys: { name: 'Touches d’une lettre', says: 'Les flèches, Entrée et Échap font tout sans elles.' },
  motion: { name: 'Mouvement', says: null },
  tvDisplay: { name: 'Écran de la télé', says: 'Là où s’ouvre « Afficher sur la télé ».' },
};

const VALUES: SettingValues = {
  look: { system: 'comme le système', day: 'jour', evening: 'soir', contrast: 'contraste fort' },
  textSize: { 100: 'normale', 115: 'grande', 130: 'très grande' },
  numerals: { automatic: 'si petits', always: 'toujours', never: 'jamais' },
  shapes: { false: 'ronds', true: 'selon le chiffre' },
  showEnds: { false: 'si petits', true: 'toujours' },
  pace: { slow: 'lent', normal: 'normal', brisk: 'vif' },
  level: LEVEL,
  muted: { false: 'avec', true: 'sans' },
  letterKeys: { on: 'oui', alt: 'avec Alt', off: 'non' },
  motion: { system: 'comme le système', still: 'moins' },
};

export const settings: Texts['settings'] = {
  title: 'Réglages',
  open: 'Réglages',
  close: 'Retour',
  sections: { words: 'Texte', tiles: 'Dominos', table: 'La table', sound: 'Le son', you: 'Toi' },
  names: NAMES,
  values: VALUES,
  systemLanguage: (name) => `comme le système : ${name}`,
  percent: (part) => `${numberOf(Math.round(part * 100))} %`,
  anyDisplay: 'celui qui est libre',
  display: (width, height, isHere) => (isHere ? `celui-ci, ${width} × ${height}` : `${width} × ${height}`),
  oneDisplay: 'Il n’y a qu’un écran. Branche la télé et elle apparaît ici.',
  nameSays: 'C’est le nom que prennent les tables où tu t’assois désormais.',
  example: 'Voilà les dominos',
};
