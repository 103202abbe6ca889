import type { Texts } from '../book';
import { PRESETS_SAY, PRESET_NAMES } from './rules/presets';
import { refusal } from './rules/refusals';
import { SECTIONS, SENTENCES } from './rules/sheet';
import { OPTION_NAMES, VALUES } from './rules/values';
import { capital, countOf, dominoes, fewOf, inWords, listOf, numberOf, people } from './words';

const seatsOf = (seats: number): string => fewOf(seats, 'une', 'place', 'places');

export const rules: Texts['rules'] = {
  title: 'Les règles',
  preset: PRESET_NAMES,
  presetSays: PRESETS_SAY,
  sections: SECTIONS,
  sentences: SENTENCES,
  values: VALUES,
  refusal,

  short: (set, target) => `${capital(VALUES.set[set].word)}, en ${numberOf(target)}.`,
  shortSpinner: (set, target) => `${capital(VALUES.set[set].word)}, quatre bouts, en ${numberOf(target)}.`,
  tiles: dominoes,
  tilesEach: (tiles) => `${dominoes(tiles)} par main`,
  each: (tiles) => `${numberOf(tiles)} par main`,
  firstTo: (target) => `en ${numberOf(target)}`,
  number: numberOf,
  usually: (now, usual) => `${capital(now)}, d’habitude ${usual}`,
  now: capital,
  usual: (usual) => `d’habitude ${usual}`,

  for: 'pour',
  people,
  seats: (seats) => countOf(seats, 'place', 'places'),
  option: OPTION_NAMES,
  more: 'Plus',
  moreOf: (section) => `Plus : ${section}`,
  less: 'Moins',

  leaves: (tiles, boneyard) =>
    boneyard === 0
      ? `Avec ${numberOf(tiles)} par main, la pioche est vide.`
      : `Avec ${numberOf(tiles)} par main, il en reste ${numberOf(boneyard)} à la pioche.`,
  leavesUnused: (tiles, over) =>
    over === 0
      ? `Avec ${numberOf(tiles)} par main, tout est donné.`
      : `Avec ${numberOf(tiles)} par main, ${numberOf(over)} ${over === 1 ? 'reste' : 'restent'} hors jeu.`,
  targetSays: (target) => `Qui atteint ${numberOf(target)} d’abord gagne la partie.`,
  seatsSay: (seats) =>
    `${capital(fewOf(seats, 'une', 'personne s’assoit', 'personnes s’assoient'))} à cette table.`,
  otherNumber: 'Un autre nombre',
  takeIt: 'Le prendre',
  range: (most) => `N’importe quel nombre entier de 1 à ${numberOf(most)}.`,
  instead: (shorts) => `À la place : ${listOf(shorts)}`,

  changed: 'Changé ici',
  unchanged: 'Rien n’est changé ici.',
  undo: 'Défaire',
  undoOf: (now, usual) => `Défaire ${now} : revenir à ${usual}`,
  works: 'Cette table peut jouer',
  worksNot: 'Cette table ne peut pas encore jouer',
  mendIt: 'L’arranger',
  sum: (seats, tiles, all) =>
    `${countOf(seats, 'personne', 'personnes')} × ${dominoes(tiles)} = ${numberOf(seats * tiles)} sur ${numberOf(all)}.`,
  comesWith: (now, cause) =>
    `${capital(listOf(now))} ${now.length === 1 ? 'vient' : 'viennent'} avec ${listOf(cause)}.`,
  proposed: (tiles, seats) =>
    `Les livres laissent la table décider combien de dominos ${seats === 1 ? 'prend' : 'prennent'} ${people(seats)}. ${capital(inWords(tiles, 'un'))} par main, ça va ?`,
  confirm: (tiles) => `Oui, ${numberOf(tiles)} par main`,

  seatsMoved: (seats, moved, kept) => {
    const now =
      moved.length === 0
        ? `Maintenant ${seatsOf(seats)}`
        : `Maintenant ${listOf(moved)}, comme on joue à ${inWords(seats, 'un')}`;
    return kept.length === 0 ? `${now}.` : `${now} ; ton choix reste : ${listOf(kept)}.`;
  },
  keptTarget: (target) => `en ${numberOf(target)}`,
  startMoved: (name, seats) => `Maintenant ${seatsOf(seats)} : c’est à ce nombre que se joue ${name}.`,
  forPeople: (seats) => `à ${inWords(seats, 'un')}`,
  onlyFor: (preset, seats) => `${preset}, seulement pour ${people(seats)}`,

  done: 'Jouer avec ces règles',
  cancel: 'Annuler',
  back: 'Revenir à la table',
  paper: 'Les règles de cette table',
  close: 'Fermer',
  readAll: 'Tout lire',

  shelf: {
    list: 'Gardées dans la maison',
    save: 'Garder sous un nom',
    name: 'Nom de ces règles',
    saveIt: 'Garder',
    saveOver: (name) => `Remplacer ${name}`,
    rename: 'Renommer',
    delete: 'Supprimer',
    deleteAsk: (name) => `Supprimer ${name} pour de bon ?`,
    deleteYes: 'Les supprimer',
    keep: 'Les garder',
    share: 'Partager en fichier',
    import: 'Prendre d’un fichier',
    saved: (name) => `${name} : c’est gardé.`,
    shared: (file) => `C’est écrit dans ${file}.`,
    imported: (name) => `${name} est maintenant parmi les règles de la maison.`,
    renamed: (name) => `Le nom est maintenant ${name}.`,
    deleted: (name) => `${name} : c’est supprimé.`,
    unplayable: (nearest) =>
      `Ces règles ne se jouent pas telles quelles ; avec ${nearest}, ça irait. Rien n’a été gardé.`,
  },

  changedSince: 'Nouveau depuis ton OK',
};
