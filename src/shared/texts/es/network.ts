import type { Platform } from '../../desktop';
import type { EarState } from '../../network';
import type { Device } from '../../protocol/messages';
import { FIRST_PORT } from '../../protocol/version';
import type { Texts } from '../book';
import { countOf, numberOf } from './words';

/** What a system asks when its first table is opened, and what to do where it was answered wrongly. */
const FIRST_TABLE: Readonly<Record<Platform, { readonly asks: string; readonly otherwise: string }>> = {
  windows: {
    asks: 'Windows va a preguntar. Elige Permitir.',
    otherwise:
      'Si alguna vez se eligió Cancelar, Windows no pregunta más: abre Seguridad de Windows, Firewall, Permitir una aplicación, y marca Boneyard, también en redes públicas.',
  },
  mac: {
    asks: 'Tu Mac va a preguntar por la red local. Elige Permitir.',
    otherwise:
      'Si alguna vez se negó: abre Configuración del Sistema, Privacidad y seguridad, Red local, y activa Boneyard.',
  },
  linux: {
    asks: 'Linux no pregunta nada. Si hay cortafuegos, deja entrar a la mesa tú.',
    otherwise: `Con ufw es así: sudo ufw allow ${FIRST_PORT}/tcp y sudo ufw allow 5353/udp.`,
  },
};

/** What to do on the machine that hosts when somebody cannot come in. */
const LET_IN: Readonly<Record<Platform, (port: number) => string>> = {
  windows: () =>
    '¿Alguien no puede entrar? Abre Seguridad de Windows, Firewall, Permitir una aplicación, y marca Boneyard, también en redes públicas.',
  mac: () =>
    '¿Alguien no puede entrar? Abre Configuración del Sistema, Red, Firewall, y deja que Boneyard reciba conexiones.',
  linux: (port) =>
    `¿Alguien no puede entrar? Deja pasar la mesa por el cortafuegos: sudo ufw allow ${port}/tcp`,
};

/** How finding tables goes on one adapter. */
const EARS: Readonly<Record<EarState, string>> = {
  fresh: 'probando…',
  hears: 'encuentra mesas',
  deaf: 'no oye nada',
  portTaken: 'otro programa estorba',
};

const DEVICE: Readonly<Record<Device, string>> = {
  desktop: 'computadora',
  phone: 'teléfono',
  browser: 'navegador',
};

export const network: Texts['network'] = {
  title: 'La red',
  open: 'Red',
  close: 'Volver',

  verdict: {
    trying: { says: 'Probando la red…', todo: '' },
    offline: {
      says: 'Esta computadora no está en ninguna red.',
      todo: 'Conecta el Wi-Fi o un cable. Contra robots se juega sin red.',
    },
    blocked: {
      says: 'Esta red no deja que las mesas se encuentren.',
      todo: 'Escribe la dirección de una mesa: se juega igual.',
    },
    portTaken: {
      says: 'Otro programa de esta computadora impide encontrar mesas.',
      todo: 'Escribe la dirección de una mesa: se juega igual.',
    },
    findsTables: {
      says: 'Esta computadora encuentra mesas.',
      todo: '¿Falta una? Escribe la dirección que muestra la pantalla de quien la abrió. Un Wi-Fi de visitas separa las computadoras.',
    },
    found: { says: 'Los demás pueden encontrar esta mesa.' },
    connected: {
      says: (table) => `${table} responde.`,
      todo: 'Si deja de responder, quédate: esta computadora la busca sola.',
    },
    alone: {
      says: 'Esta mesa es solo de esta computadora.',
      todo: 'Para jugar con más gente, vuelve al inicio y abre una mesa.',
    },
  },
  letIn: LET_IN,

  thisComputer: 'Esta computadora',
  noAdapter: 'Sin Wi-Fi, sin cable.',
  adapter: EARS,
  sideDoor: 'solo para programas de esta computadora',
  inQr: 'en el código QR',

  address: 'Dirección',
  othersType: 'Los demás escriben',
  port: (port) =>
    port === FIRST_PORT
      ? `${port} es el puerto de siempre.`
      : `El puerto de siempre, ${FIRST_PORT}, estaba ocupado, y la mesa está en ${port}: hay que escribirlo todo.`,
  tableIsAt: (table) => `${table} está en`,
  there: 'Ida y vuelta',
  came: 'Se cortó y volvió',
  times: (times) => (times === 0 ? 'nunca' : countOf(times, 'vez', 'veces')),

  people: 'En la mesa',
  nobody: 'Todavía no hay nadie.',
  screen: 'Una pantalla que muestra la mesa',
  you: (name) => `${name}, tú`,
  seat: (seat) => `lugar ${numberOf(seat + 1)}`,
  watches: 'mira',
  away: 'ausente',
  device: DEVICE,
  roundTrip: (ms) => {
    if (ms === null) return '…';
    return ms < 1 ? 'menos de 1 ms' : `${numberOf(Math.round(ms))} ms`;
  },

  firstTable: FIRST_TABLE,
};
