import type { FileTrouble, SaveTrouble } from '../../leftTables';
import type { Texts } from '../book';

/** Why a table cannot be opened from a file: what happened, and what to do. */
const OPENING: Readonly<Record<FileTrouble, string>> = {
  unreadable: 'Ese archivo no se puede leer. Mira que siga ahí y que puedas abrirlo.',
  tooBig: 'Ese archivo es más grande que cualquier mesa. Elige uno que termine en .boneyard-table.',
  notATable: 'Ese archivo no tiene una mesa. Elige uno que termine en .boneyard-table.',
  damaged: 'Ese archivo está dañado o incompleto. Cópialo otra vez, o guarda la mesa de nuevo.',
  otherVersion: 'Esa mesa la guardó un Boneyard más nuevo. Actualiza este y ábrela otra vez.',
  otherRules:
    'Con las reglas de este Boneyard esa partida sale distinta. Ábrela con el Boneyard que la guardó.',
  openNearby: 'Esa mesa ya está abierta en esta casa. Siéntate allá, o ciérrala allá primero.',
};

const SAVING: Readonly<Record<SaveTrouble, string>> = {
  notKept:
    'Ahí no se pudo escribir nada. Mira que la carpeta sea tuya y que haya espacio, y prueba otra vez.',
  gone: 'La mesa ya no está en esta computadora, y no se guardó.',
};

export const tableFile: Texts['tableFile'] = {
  open: 'Guardar en un archivo',
  title: 'La mesa en un archivo',
  says: 'Otra computadora puede seguir desde aquí: allá, en el inicio, elige “Abrir de un archivo”. La mesa sigue abierta en esta.',
  secret: (hasSeat) =>
    hasSeat
      ? 'El archivo tiene las fichas de todos, y quien lo abra tendrá tu lugar. Dáselo solo a quien le confíes las dos cosas.'
      : 'El archivo tiene las fichas de todos, y quien lo abra cuidará la mesa. Dáselo solo a quien le confíes las dos cosas.',
  where: 'Elegir dónde',
  saved: (file) => `Guardada como ${file}.`,
  saving: SAVING,

  openFrom: 'Abrir de un archivo',
  chosen: 'De un archivo',
  seat: (name) => `Te sientas como ${name} y cuidas la mesa. Los demás vuelven a sus lugares.`,
  asTable: 'Esta pantalla será la mesa, y tú la cuidas. Quienes estaban vuelven a sus lugares.',
  furtherHere:
    'Esta computadora tiene la misma mesa, y va al menos igual de adelantada. Sigue esa; el archivo queda como está.',
  openIt: 'Abrirla',
  carryOn: 'Seguir',
  another: 'Elegir otro archivo',
  opening: OPENING,

  saveTitle: 'Guardar la mesa',
  openTitle: 'Elegir una mesa',
  files: 'Mesas',
};
