import type { ShelfTrouble } from '../../houseRules';
import { unreachable } from '../../result';
import type { Texts } from '../book';

/** Why house rules could not be kept, shared or taken from a file: what happened, and what to do. */
function trouble(trouble: ShelfTrouble): string {
  switch (trouble.code) {
    case 'noName':
      return 'Estas reglas necesitan un nombre que se pueda mostrar.';
    case 'nameTaken':
      return 'Otras reglas ya tienen ese nombre. Elige otro.';
    case 'gone':
      return 'Esas reglas ya no están guardadas. Guarda estas con un nombre propio.';
    case 'notKept':
      return 'Ahí no se pudo escribir nada. Mira que la carpeta sea tuya y que haya espacio, y prueba otra vez.';
    case 'unreadable':
      return 'Ese archivo no se puede leer. Mira que siga ahí y que puedas abrirlo.';
    case 'tooBig':
      return 'Ese archivo es más grande que cualquier regla de la casa. Elige otro.';
    case 'notRules':
      return 'Ese archivo no tiene reglas de la casa. Elige uno que termine en .domino-rules.json.';
    case 'otherVersion':
      return 'Esas reglas son de un Boneyard más nuevo. Actualiza este para jugar con ellas.';
    case 'unknownOption':
      return `Ese archivo tiene una regla llamada ${trouble.option}, que Boneyard no conoce. No se guardó nada.`;
    case 'badValue':
      return `En ese archivo ${trouble.option} tiene un valor que nunca tiene. No se guardó nada.`;
    case 'unplayable': {
      const { rule, nearest } = trouble.trouble;
      return `Con estas reglas no se puede jugar así: con ${rule} ${String(nearest)} sí se podría.`;
    }
    default:
      return unreachable(trouble);
  }
}

export const shelf: Texts['shelf'] = {
  trouble,
  shareTitle: 'Compartir estas reglas',
  importTitle: 'Elegir reglas de la casa',
  files: 'Reglas de la casa',
};
