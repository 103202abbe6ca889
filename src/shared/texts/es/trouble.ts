import type { AwayCause, Trouble } from '../../desktop';
import type { DiscoveryState } from '../../network';
import type { RefusalCode } from '../../protocol/messages';
import { FIRST_PORT, PORT_TRIES } from '../../protocol/version';
import type { Texts } from '../book';

const WRONG_CODE = 'Ese no es el código de esta mesa. Mira otra vez las tres fichas.';
const WAIT_FOR_CODE = 'Demasiados códigos equivocados en poco tiempo. Espera un minuto y prueba otra vez.';
const CODES_CLOSED =
  'Se probaron demasiados códigos equivocados y la mesa ya no acepta ninguno. Pídele uno nuevo a quien la cuida.';
const LOCKED = 'La mesa tiene llave: nadie más entra. Pídele a quien la cuida que la abra.';
const NOT_LET_IN = 'La mesa no te dejó entrar. Pregúntale a quien la cuida.';

/** Why a table could not be opened or joined: what happened, and what to do. */
const TROUBLES: Readonly<Record<Trouble, (address: string) => string>> = {
  portTaken: () =>
    `Todas las puertas de ${FIRST_PORT} a ${FIRST_PORT + PORT_TRIES} están ocupadas en esta computadora. Cierra otras mesas aquí y abre la tuya otra vez.`,
  cannotKeep: () =>
    'Boneyard no puede escribir en su carpeta de esta computadora. Haz espacio en el disco, mira que se pueda escribir en la carpeta y abre la mesa otra vez.',
  cannotCarryOn: () =>
    'Esta partida no puede seguir: su archivo está dañado, falta o es de otro Boneyard. Lo que queda de ella está guardado.',
  openElsewhere: () =>
    'Esta mesa ya está abierta, en otro Boneyard de esta computadora. Sigue allá, o ciérralo primero.',
  noNetwork: () =>
    'Esta computadora no está en ninguna red. Conecta el Wi-Fi o un cable y prueba otra vez. Contra robots se juega sin red.',
  badAddress: () =>
    'Eso no es una dirección. Se escribe como 192.168.1.24:27500, y está en la pantalla de quien abrió la mesa.',
  noAnswer: (address) =>
    `Nada responde en ${address}. Un Wi-Fi de visitas separa las computadoras: pon las dos en el Wi-Fi principal, en un cable o en la red de un teléfono.`,
  hostSilent: (address) =>
    `La mesa de ${address} está ahí, pero su computadora no deja entrar a nadie. Pídele a quien la abrió que permita Boneyard en el cortafuegos.`,
  nobodyThere: (address) =>
    `No se llega a ninguna computadora en ${address}. Compara con la pantalla de quien abrió la mesa, y pon las dos en el mismo Wi-Fi, no en uno de visitas.`,
  notAllowed: () =>
    'Esta Mac no deja que Boneyard use la red. Permítelo en Configuración del Sistema, Privacidad y seguridad, Red local, y prueba otra vez.',
  otherNetwork: (address) =>
    `${address} está en otra red. Pon las dos computadoras en el mismo Wi-Fi o cable.`,
  refusedConnection: (address) =>
    `Ya no hay mesa abierta en ${address}. Pídele a quien la abrió que la abra otra vez.`,
  notATable: (address) =>
    `Lo que responde en ${address} no es una mesa. Compara con la pantalla de quien la abrió.`,
  otherVersion: (address) =>
    `Esta mesa juega con otro Boneyard. Abre ${address} en un navegador y juega igual.`,
  tableFull: () => 'Todos los lugares están ocupados. ¿Quieres mirar?',
  notLetIn: () => NOT_LET_IN,
  codeNeeded: () =>
    'Esta mesa pide su código. Sus tres fichas están en la TV y en la pantalla de todos los que están ahí.',
  wrongCode: () => WRONG_CODE,
  waitForCode: () => WAIT_FOR_CODE,
  codesClosed: () => CODES_CLOSED,
  locked: () => LOCKED,
  alreadyAtTable: () => 'Esta ventana ya está en una mesa. Sal primero de esa.',
};

/** Why a table that was there does not answer any more. `table` is its name. */
const AWAY: Readonly<Record<AwayCause, (table: string) => string>> = {
  asleep: () =>
    'La computadora de la mesa se durmió o salió de la red. La partida está guardada ahí y sigue cuando despierte.',
  closed: (table) =>
    `${table} no está abierta en su computadora. La partida está guardada ahí: ábrela otra vez.`,
  shut: (table) =>
    `${table} está ahí, pero su computadora no deja entrar a nadie. Permite Boneyard en el cortafuegos de allá.`,
  offline: () => 'Esta computadora salió de la red. Conecta el Wi-Fi o el cable; lo demás va solo.',
};

/** Said under the name of a table that announces itself and cannot be reached. */
const SILENT: Texts['trouble']['silent'] = {
  hostSilent: 'No deja entrar a nadie. Pídele a quien la abrió que permita Boneyard en el cortafuegos.',
  otherNetwork: 'Está en otra red.',
  noAnswer: 'No responde.',
};

const DISCOVERY: Readonly<Record<Exclude<DiscoveryState, 'looking'>, string>> = {
  noNetwork:
    'Esta computadora no está en ninguna red. Conecta el Wi-Fi o un cable. Contra robots se juega sin red.',
  blocked:
    'Esta red no deja que las mesas se encuentren. Escribe la dirección que está en la pantalla de quien abrió la mesa: se juega igual.',
  portTaken:
    'Otro programa de esta computadora impide encontrar mesas. Escribe la dirección que está en la pantalla de quien abrió la mesa.',
};

/** Why the host did not do what was asked. */
const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  'not-your-turn': 'Todavía no te toca.',
  'round-over': 'Esta ronda ya terminó.',
  'not-your-tile': 'Esa ficha no está en tu mano. Así está la mesa.',
  'does-not-fit': 'Esa ficha no entra ahí.',
  'name-the-end': 'Esa ficha entra en dos puntas. Elige una.',
  'nearest-end': 'Aquí la ficha va en la punta más cercana a quien la juega. Ponla ahí.',
  'must-play': 'Algo de tu mano entra, y hay que jugarlo.',
  'must-lead': 'En esta ronda sale otra ficha.',
  'no-draw': 'No hay nada que robar.',
  'must-draw': 'Roba primero: en el pozo quedan fichas.',
  'not-keeper': 'Eso solo lo hace quien cuida la mesa.',
  'no-seat': 'Siéntate primero.',
  'seat-taken': 'Ahí ya hay alguien.',
  'no-such-person': 'Esa persona salió de la mesa.',
  'in-play': 'Eso tiene que esperar a que termine la ronda.',
  'not-in-play': 'No se está jugando ninguna ronda.',
  'rules-not-playable': 'Con esas reglas no se puede jugar en esta mesa.',
  'waiting-for-ok': 'A alguien le falta dar su OK a las reglas nuevas.',
  'nobody-seated': 'Todavía no hay nadie en la mesa.',
  'cannot-host': 'Ese aparato no puede llevar una mesa. Elige una computadora que tenga el juego.',
  'not-taken': 'Esa computadora no pudo quedarse con la mesa. Sigue aquí.',
  moving: 'La mesa se está mudando a otra computadora. Un momento.',
  'not-away': 'Esa persona está aquí y juega por su cuenta.',
  'no-hints': 'En esta mesa no se dan pistas.',
  stale: 'La mesa ya había avanzado. Así está ahora.',
};

export const trouble: Texts['trouble'] = {
  opening: TROUBLES,
  watchInstead: 'Mirar',
  silent: SILENT,
  discovery: DISCOVERY,
  refused: REFUSALS,
  over: {
    left: 'Saliste de la mesa.',
    removed: 'Te pidieron salir de esta mesa. Puedes sentarte en otra.',
    moved: 'La mesa se mudó a otra computadora. Búscala en la lista.',
    closed: 'La mesa se cerró. La partida está guardada en su computadora.',
    takenOver: 'Tu lugar está abierto en otro aparato. Sigue allá, o tráelo de vuelta.',
    otherVersion: 'Esta mesa ahora juega con otro Boneyard. Abre su dirección en un navegador y juega igual.',
    notLetIn: NOT_LET_IN,
    codeNeeded: 'Esta mesa pide su código. Siéntate otra vez y pon sus tres fichas.',
    wrongCode: WRONG_CODE,
    waitForCode: WAIT_FOR_CODE,
    codesClosed: CODES_CLOSED,
    locked: LOCKED,
    tableFull: 'Todos los lugares están ocupados. Puedes mirar desde la lista.',
    lost: 'La computadora de la mesa ya no responde. La partida está guardada ahí; siéntate otra vez cuando vuelva.',
    malformed: 'La mesa no entendió este Boneyard y colgó. No se perdió nada; siéntate otra vez.',
  },
  takeHere: 'Traerlo aquí',
  toDoor: 'Volver a la entrada',
  home: 'Volver al inicio',
  lookingFor: (table) => `Buscando ${table}. Tus fichas están a salvo.`,
  away: AWAY,
  woke: (name) => `La computadora de ${name ?? 'la mesa'} estaba dormida. La mesa volvió.`,
  reaching: 'Buscando la mesa…',
  slipped: 'Algo se resbaló. No se perdió nada.',
  backToTable: 'Volver a la mesa',
};
