import type { Unfair } from '../../fairness/unfair';
import type { Who } from '../../fairness/transcript';
import type { Seat } from '../../engine/seat';
import { unreachable } from '../../result';
import type { Texts } from '../book';
import { listOf, numberOf } from './words';

/** What is wrong with a deal; `nameOf` says who has a seat. */
function unfairDeal(unfair: Unfair, nameOf: (seat: Seat) => string): string {
  const whose = (who: Who): string => (who === 'host' ? 'de la computadora de la mesa' : `de ${nameOf(who)}`);
  switch (unfair.code) {
    case 'other-rules':
      return 'el registro es de otras reglas';
    case 'other-seats':
      return 'el registro es de una mesa de otro tamaño';
    case 'other-deal':
      return 'el registro no es del reparto anunciado';
    case 'muddled-seats':
      return 'el registro no nombra a todos los que participaron, una vez y en orden';
    case 'other-secret':
      return `el secreto ${whose(unfair.who)} no es el que se selló antes de repartir`;
    case 'other-commit':
      return `el sello ${whose(unfair.who)} cambió después de mostrarse`;
    case 'own-commit-missing':
      return 'el sello de este aparato quedó fuera o fue cambiado';
    case 'other-hand':
      return `según los secretos, las fichas de ${nameOf(unfair.seat)} son otras`;
    case 'other-boneyard':
      return 'según los secretos, el pozo es otro';
    case 'other-lots':
      return 'según los secretos, las fichas del sorteo son otras';
    case 'other-leader':
      return 'según los secretos, la salida es de otra persona';
    case 'other-redraws':
      return 'según los secretos, las fichas no vuelven tantas veces como se dijo';
    case 'other-course':
      return 'la ronda no pudo ir como se mostró';
    default:
      return unreachable(unfair);
  }
}

/** How it came that somebody was dealt without: names, or nobody's where none is known. */
function dealtAgain(names: readonly string[]): string {
  if (names.length === 0) return 'Repartido de nuevo: la primera vez no se terminó.';
  return names.length === 1
    ? `Repartido de nuevo: el aparato de ${listOf(names)} no respondió.`
    : `Repartido de nuevo: los aparatos de ${listOf(names)} no respondieron.`;
}

export const fair: Texts['fair'] = {
  open: '¿Cómo se repartió?',
  how: '¿Cómo lo sé?',
  what: '¿Qué quiere decir?',
  again: (attempt) => (attempt === 2 ? 'repartido dos veces' : `repartido ${numberOf(attempt)} veces`),
  title: '¿Cómo sé que el reparto fue limpio?',
  digest: (tiles) => `Las cuatro fichas de este reparto: ${tiles.join(', ')}`,
  verified: 'Reparto comprobado',
  checked: 'Reparto revisado',
  broken: (unfair, nameOf) => `Este reparto no cuadra: ${unfairDeal(unfair, nameOf)}.`,
  brokenDo:
    'Háblenlo en la mesa antes de seguir. La partida queda guardada y el reparto se puede revisar después.',
  dealtAgain,

  tiles: 'Cuatro fichas para este reparto',
  tilesSay:
    'Todas las pantallas de la mesa muestran las mismas cuatro. Si las tuyas son otras, te mostraron otros sellos.',
  noDeal: 'Todavía no se repartió, o se repartió para una prueba.',
  makes: 'Cómo se revuelven las fichas',
  makesSay:
    'Antes de repartir, la computadora de la mesa y cada aparato sellan un número secreto. Cuando se ven todos los sellos, los aparatos abren los suyos. Todos los números juntos revuelven las fichas, así que nadie puede elegirlas: ni la computadora de la mesa, ni quien responde al final, ni todos los demás juntos.',
  proves: 'Lo que comprueba tu aparato',
  provesSay:
    'Al terminar la ronda, la computadora de la mesa abre también su número. Tu aparato revuelve las fichas otra vez por su cuenta y las compara con cada ficha que vio.',
  provesNot: 'Lo que no comprueba',
  provesNotSay:
    'Reparte la computadora de la mesa, así que conoce todas las manos mientras juegan. Esto no muestra si alguien miró. Muestra que nadie arregló el reparto.',
  now: 'Este reparto',
  nowOpen: 'La ronda no ha terminado. Entonces tu aparato repartirá otra vez.',
  nowVerified: 'Tu aparato dio un número propio, y todo cuadra.',
  nowWatched: 'Tu aparato no dio un número, pero revisó el reparto, y todo cuadra.',
  nowLeftOut:
    'El número de tu aparato llegó tarde o quedó fuera. Revisó el reparto de todos modos, y todo cuadra.',
  close: 'Cerrar',
};
