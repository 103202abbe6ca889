import type { Texts } from '../book';

/** `6 4 1`: digits as they are read out one by one. */
const digits = (code: string): string => code.replaceAll(/\B/g, ' ');

/** A code as tiles are read out: `6-4, 1-5, 0-3`. */
const tiles = (code: string): string =>
  (code.match(/../g) ?? []).map((pair) => pair.replace(/\B/, '-')).join(', ');

export const door: Texts['door'] = {
  codeSpoken: (code) => `Las fichas ${tiles(code)}`,
  linkSpoken: 'Un cuadro para escanear con el teléfono',

  ask: 'Pon el código de esta mesa',
  askFor: (table) => `Pon el código de ${table}`,
  askSays:
    'Son tres fichas, en la TV o en la pantalla de quien abrió la mesa. Toca sus puntas o escribe los números.',
  face: (digit) => (digit === 0 ? '0, blanca' : String(digit)),
  faces: 'Puntas de las fichas',
  back: 'Quitar la última',
  entered: (code) => (code === '' ? 'Nada todavía' : `Hasta aquí: ${digits(code)}`),
  toTables: 'Volver a las mesas',

  letIn: 'Dejar entrar a alguien',
  comeIn: 'Entrar',
  phones: { named: 'Teléfonos', scan: 'escaneen este cuadro.' },
  computers: {
    named: 'Computadoras',
    lay: 'pongan estas:',
    choose: 'abran Boneyard y elijan esta mesa.',
  },
  orType: 'O escribe',
  codesClosed: 'Demasiados códigos equivocados: no vale ninguno hasta que haya uno nuevo.',
  shut: {
    locked: 'La mesa tiene llave. Nadie más entra.',
    nowhere: 'Esta computadora no está en ninguna red y nadie más puede entrar. Conecta el Wi-Fi o un cable.',
  },
  lock: 'Cerrar con llave',
  unlock: 'Quitar la llave',
  newCode: 'Código nuevo',
  openToAll: 'Abrir a todos',
  askForCode: 'Pedir un código',
  who: 'Quién entra',
  isNew: 'El código es nuevo.',

  isPlaying: 'Se está jugando. Entra y mira; entre rondas puedes tomar el lugar de un robot.',
  changeName: 'Cambiar tu nombre',
};
