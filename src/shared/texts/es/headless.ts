import type { RuleTrouble } from '../../rules/check';
import { unreachable } from '../../result';
import type { Texts } from '../book';
import { listOf } from './words';

/** Why a table cannot be laid by these rules, for somebody who typed them. */
function unplayable({ rule, code, nearest }: RuleTrouble): string {
  switch (code) {
    case 'too-few-seats':
    case 'too-many-seats':
      return rule === 'seats'
        ? `Con estas reglas no juegan tantas personas. Prueba --players ${String(nearest)}.`
        : 'Estas reglas son para menos personas. Prueba --players 4.';
    case 'set-too-small':
    case 'hand-too-large':
      return 'El juego no alcanza para darle una mano a tanta gente. Prueba con menos en --players.';
    case 'needs-four-seats':
      return 'En parejas juegan cuatro. Prueba --players 4.';
    case 'needs-drawing':
      return `${rule} no dice nada donde nadie roba. Elige otro en --preset.`;
    default:
      return unreachable(code);
  }
}

export const headless: Texts['headless'] = {
  page: 'Esta es una mesa de Boneyard, pero su página todavía no está hecha. En la computadora de la mesa, ejecuta “npm run build” y abre la mesa de nuevo; o abre Boneyard aquí y elige esta mesa.',
  tableName: 'Boneyard',
  usage: 'Elige entre --name, --port, --address, --code, --preset, --players, --bots, --data y --json.',
  noSuchPort: 'Un puerto es un número entero de 0 a 65535.',
  noSuchAddress: (text) =>
    `${text} no es una dirección. Se escribe como 192.168.1.24, o 0.0.0.0 para toda la casa.`,
  noSuchPreset: (presets) => `Ese juego no existe. Elige uno de estos: ${presets.join(', ')}.`,
  noSuchPlayers: (least, most) => `En una mesa juegan de ${least} a ${most} personas.`,
  noSuchBots: (players) => `Puede haber de 0 a ${players} robots.`,
  noSuchName: 'La mesa necesita un nombre que se pueda mostrar.',
  noSuchCode:
    'Un código son tres fichas: seis números de 0 a 6, como 641523. Con --code none no se le pide a nadie.',
  unplayable,
  portTaken: (port) =>
    port === null
      ? 'Todos los puertos de las mesas están ocupados en esta computadora. Cierra otras mesas aquí y prueba otra vez.'
      : `El puerto ${port} está ocupado en esta computadora. Da otro, o quita --port.`,
  badAddress: (address) =>
    `Esta computadora no tiene la dirección ${address}. Da una que tenga, o quita --address.`,
  cannotKeep: (folder) =>
    `No se puede guardar una mesa en ${folder}. Haz espacio en el disco, mira que se pueda escribir en la carpeta, o da otra con --data.`,
  cannotCarryOn: {
    damaged: (file) =>
      `Una mesa que quedó pendiente no puede seguir: ${file} está dañado. Se guarda como está; bórralo cuando nadie lo necesite.`,
    otherVersion: (file) =>
      `Una mesa que quedó pendiente no puede seguir aquí: ${file} lo escribió otro Boneyard. Abre ese, o borra el archivo.`,
    otherRules: (file) =>
      `Una mesa que quedó pendiente no puede seguir aquí: con las reglas de este Boneyard la partida sale distinta. Está guardada en ${file}.`,
    openElsewhere: (file) => `La mesa de ${file} ya está abierta, en otro Boneyard de esta computadora.`,
  },
  carriedOnOtherwise: (name, options) =>
    `${name} sigue como quedó. Para una mesa nueva con ${listOf(options)} distinto, da otra carpeta con --data.`,
  disk: {
    full: 'El disco está lleno. Haz espacio; la mesa espera.',
    failing: 'El disco no guarda nada. Revísalo; la mesa espera y prueba cada segundo.',
    well: 'El disco ya funciona; la mesa sigue.',
  },
  open: (name, url, code) =>
    `${name}: abierta en ${url}\n${code === null ? 'Puede entrar cualquiera.' : `Sus tres fichas: ${code}`}`,
  joined: (name, seat) => (seat === null ? `${name} mira.` : `${name} se sienta en el lugar ${seat + 1}.`),
  left: (name, kept) => (kept ? `${name} se ausentó; su lugar espera.` : `${name} salió.`),
  began: (names) => `Empieza una partida: ${names.join(', ')}.`,
  round: (round) => `Terminó la ronda ${round}.`,
  game: (record) =>
    record === null
      ? 'Terminó la partida, pero no se pudo guardar: mira que se pueda escribir en la carpeta.'
      : `Terminó la partida y está guardada en ${record}.`,
  moved: (places) => `La mesa se mudó a ${places.join(' o ')}.`,
  closed: 'La mesa está cerrada.',
};
