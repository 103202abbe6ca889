import type { Texts } from '../book';
import { countOf } from './words';

export const shell: Texts['shell'] = {
  closing: {
    title: '¿Cerrar la mesa?',
    question: (guests) =>
      `${countOf(guests, 'persona está', 'personas están')} en tu mesa. Si cierras Boneyard se cierra para todos; la partida queda guardada aquí.`,
    yes: 'Cerrar la mesa',
    no: 'Seguir jugando',
  },
  settingsPutAside: {
    title: 'Tus ajustes empiezan de nuevo',
    sentence: (file) =>
      `Los ajustes no se pudieron leer, y Boneyard empieza con otros. El archivo viejo queda al lado como ${file}.`,
  },
  rulesUnread: {
    title: 'Algunas reglas de la casa no se pudieron leer',
    sentence: (file, keptAs) =>
      file === keptAs
        ? `Boneyard no puede leer ${file} como reglas de la casa. Se queda donde está, en la carpeta de las reglas.`
        : `Boneyard no puede leer ${file} como reglas de la casa. Queda junto a las demás como ${keptAs}.`,
  },
  scoresUnread: {
    title: 'Algunos marcadores no se pudieron leer',
    sentence: (file, keptAs) =>
      file === keptAs
        ? `Boneyard no puede leer ${file} como una hoja de puntos. Se queda donde está, en la carpeta de los puntos.`
        : `Boneyard no puede leer ${file} como una hoja de puntos. Queda junto a las demás como ${keptAs}.`,
  },
  cannotStart: {
    title: 'Boneyard no puede abrir',
    sentence: (folder) =>
      `Boneyard guarda sus cosas en ${folder} y no puede usar esa carpeta. Mira que puedas escribir en ella y ábrelo otra vez.`,
  },
  notKept: {
    title: 'Esta partida no se guardó',
    sentence:
      'La partida no se pudo escribir. Mira que haya espacio en el disco; la próxima se guarda otra vez.',
  },
  diskTrouble: {
    title: 'La mesa espera al disco',
    full: 'El disco está lleno. Haz espacio; la mesa sigue sola.',
    failing: 'El disco no guarda nada. Revísalo; la mesa prueba cada segundo y sigue sola.',
  },
  slipped: {
    title: 'Algo se resbaló',
    sentence: 'Algo se resbaló. Boneyard sigue; si la mesa no responde, ciérrala y ábrela otra vez.',
    page: 'Algo se resbaló. No se perdió nada.',
    backToTable: 'Volver a la mesa',
  },
  anyFile: 'Cualquier archivo',
  ok: 'OK',
};
