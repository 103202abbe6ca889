import type { Texts } from '../book';
import { PRESETS_SAY, PRESET_NAMES } from './rules/presets';
import { refusal } from './rules/refusals';
import { SECTIONS, SENTENCES } from './rules/sheet';
import { OPTION_NAMES, VALUES } from './rules/values';
import { capital, countOf, fewOf, inWords, listOf, numberOf, tilesOf } from './words';

const people = (seats: number): string => fewOf(seats, 'la', 'persona', 'personas');
const seatsOf = (seats: number): string => fewOf(seats, 'el', 'lugar', 'lugares');

export const rules: Texts['rules'] = {
  title: 'Las reglas',
  preset: PRESET_NAMES,
  presetSays: PRESETS_SAY,
  sections: SECTIONS,
  sentences: SENTENCES,
  values: VALUES,
  refusal,

  short: (set, target) => `${capital(VALUES.set[set].word)}, a ${numberOf(target)}.`,
  shortSpinner: (set, target) => `${capital(VALUES.set[set].word)}, cuatro puntas, a ${numberOf(target)}.`,
  tiles: tilesOf,
  tilesEach: (tiles) => `${tilesOf(tiles)} por mano`,
  each: (tiles) => `${numberOf(tiles)} por mano`,
  firstTo: (target) => `a ${numberOf(target)}`,
  number: numberOf,
  usually: (now, usual) => `${capital(now)}, normalmente ${usual}`,
  now: capital,
  usual: (usual) => `normalmente ${usual}`,

  for: 'para',
  people,
  seats: (seats) => countOf(seats, 'lugar', 'lugares'),
  option: OPTION_NAMES,
  more: 'Más',
  moreOf: (section) => `Más sobre ${section}`,
  less: 'Menos',

  leaves: (tiles, boneyard) =>
    boneyard === 0
      ? `Con ${numberOf(tiles)} por persona no queda nada en el pozo.`
      : `Con ${numberOf(tiles)} por persona ${boneyard === 1 ? 'queda' : 'quedan'} ${numberOf(boneyard)} en el pozo.`,
  leavesUnused: (tiles, over) =>
    over === 0
      ? `Con ${numberOf(tiles)} por persona se reparten todas.`
      : `Con ${numberOf(tiles)} por persona ${numberOf(over)} ${over === 1 ? 'queda' : 'quedan'} fuera de juego.`,
  targetSays: (target) => `Gana quien llega primero a ${numberOf(target)}.`,
  seatsSay: (seats) =>
    `${capital(fewOf(seats, 'la', 'persona se sienta', 'personas se sientan'))} a esta mesa.`,
  otherNumber: 'Otro número',
  takeIt: 'Usarlo',
  range: (most) => `Cualquier número entero de 1 a ${numberOf(most)}.`,
  instead: (shorts) => `En su lugar: ${listOf(shorts)}`,

  changed: 'Cambiado aquí',
  unchanged: 'Aquí no se cambió nada.',
  undo: 'Deshacer',
  undoOf: (now, usual) => `Deshacer ${now}: volver a ${usual}`,
  works: 'En esta mesa se puede jugar',
  worksNot: 'En esta mesa todavía no se puede jugar',
  mendIt: 'Arreglarla',
  sum: (seats, tiles, all) =>
    `${countOf(seats, 'persona', 'personas')} × ${tilesOf(tiles)} = ${numberOf(seats * tiles)} de ${numberOf(all)}.`,
  comesWith: (now, cause) =>
    `${capital(listOf(now))} ${now.length === 1 ? 'viene' : 'vienen'} con ${listOf(cause)}.`,
  proposed: (tiles, seats) =>
    `Los libros dejan a la mesa cuántas fichas ${seats === 1 ? 'toma' : 'toman'} ${people(seats)}. ¿Está bien con ${inWords(tiles, 'la')} por persona?`,
  confirm: (tiles) => `Sí, ${numberOf(tiles)} por persona`,

  seatsMoved: (seats, moved, kept) => {
    const now =
      moved.length === 0
        ? `Ahora ${seatsOf(seats)}`
        : `Ahora ${listOf(moved)}, como se juega con ${inWords(seats, 'la')}`;
    return kept.length === 0 ? `${now}.` : `${now}; lo que elegiste se queda: ${listOf(kept)}.`;
  },
  keptTarget: (target) => `a ${numberOf(target)}`,
  startMoved: (name, seats) => `Ahora ${seatsOf(seats)}: con tantos se juega ${name}.`,
  forPeople: (seats) => `para ${numberOf(seats)}`,
  onlyFor: (preset, seats) => `${preset}, solo para ${people(seats)}`,

  done: 'Jugar con estas reglas',
  cancel: 'Cancelar',
  back: 'Volver a la mesa',
  paper: 'Las reglas de esta mesa',
  close: 'Cerrar',
  readAll: 'Leer todas',

  shelf: {
    list: 'Guardadas en esta casa',
    save: 'Guardar con un nombre',
    name: 'Nombre de estas reglas',
    saveIt: 'Guardar',
    saveOver: (name) => `Guardar sobre ${name}`,
    rename: 'Cambiar el nombre',
    delete: 'Borrar',
    deleteAsk: (name) => `¿Borrar ${name} para siempre?`,
    deleteYes: 'Borrarlas',
    keep: 'Conservarlas',
    share: 'Compartir en un archivo',
    import: 'Tomar de un archivo',
    saved: (name) => `${name}: guardadas.`,
    shared: (file) => `Está en ${file}.`,
    imported: (name) => `${name} ya está entre las reglas de la casa.`,
    renamed: (name) => `Ahora se llaman ${name}.`,
    deleted: (name) => `${name}: borradas.`,
    unplayable: (nearest) =>
      `Con esas reglas no se puede jugar así; con ${nearest} sí se podría. No se guardó nada.`,
  },

  changedSince: 'Nuevo desde tu OK',
};
