import type { Platform } from '../../desktop';
import type { EarState } from '../../network';
import type { Device } from '../../protocol/messages';
import { FIRST_PORT } from '../../protocol/version';
import { countOf, numberOf } from './words';

/** What a system asks when its first table is opened, and what to do where it was answered wrongly. */
const FIRST_TABLE: Readonly<Record<Platform, { readonly asks: string; readonly otherwise: string }>> = {
  windows: {
    asks: 'Windows will ask. Choose Allow.',
    otherwise:
      'If Cancel was chosen once, Windows never asks again: open Windows Security, Firewall, Allow an app, and tick Boneyard, for public networks too.',
  },
  mac: {
    asks: 'Your Mac will ask for the local network. Choose Allow.',
    otherwise:
      'If it was not allowed once: open System Settings, Privacy & Security, Local Network, and turn Boneyard on.',
  },
  linux: {
    asks: 'Linux asks nothing. With a firewall, let the table in yourself.',
    otherwise: `With ufw that is: sudo ufw allow ${FIRST_PORT}/tcp and sudo ufw allow 5353/udp.`,
  },
};

/** What to do on the machine that hosts when somebody cannot come in. */
const LET_IN: Readonly<Record<Platform, (port: number) => string>> = {
  windows: () =>
    'Somebody cannot come in? Open Windows Security, Firewall, Allow an app, and tick Boneyard, for public networks too.',
  mac: () =>
    'Somebody cannot come in? Open System Settings, Network, Firewall, and let Boneyard take connections.',
  linux: (port) => `Somebody cannot come in? Let the table through the firewall: sudo ufw allow ${port}/tcp`,
};

/** How finding tables goes on one adapter. */
const EARS: Readonly<Record<EarState, string>> = {
  fresh: 'trying…',
  hears: 'finds tables',
  deaf: 'hears nothing',
  portTaken: 'another program is in the way',
};

const DEVICE: Readonly<Record<Device, string>> = {
  desktop: 'computer',
  phone: 'phone',
  browser: 'browser',
};

export const network = {
  title: 'The network',
  open: 'Network',
  close: 'Back',

  verdict: {
    trying: { says: 'Trying the network…', todo: '' },
    offline: {
      says: 'This computer is on no network.',
      todo: 'Join the Wi-Fi or plug in a cable. Playing against bots works without.',
    },
    blocked: {
      says: 'This network keeps tables from finding one another.',
      todo: 'Type the address of a table: playing works all the same.',
    },
    portTaken: {
      says: 'Another program on this computer keeps tables from being found.',
      todo: 'Type the address of a table: playing works all the same.',
    },
    findsTables: {
      says: 'This computer finds tables.',
      todo: 'One is missing? Type the address its host’s screen shows. A guest Wi-Fi keeps computers apart.',
    },
    found: { says: 'Others can find this table.' },
    connected: {
      says: (table: string) => `${table} answers.`,
      todo: 'If it stops, stay: this computer looks for it by itself.',
    },
    alone: {
      says: 'This table is for this computer alone.',
      todo: 'To play with others, go home and host a table.',
    },
  },
  letIn: LET_IN,

  thisComputer: 'This computer',
  noAdapter: 'No Wi-Fi, no cable.',
  adapter: EARS,
  sideDoor: 'only for programs on this computer',
  inQr: 'in the QR code',

  address: 'Address',
  othersType: 'Others type',
  port: (port: number) =>
    port === FIRST_PORT
      ? `${port} is the usual port.`
      : `The usual port, ${FIRST_PORT}, was taken, so the table is at ${port}: whoever types needs all of it.`,
  tableIsAt: (table: string) => `${table} is at`,
  there: 'There and back',
  came: 'Lost and came back',
  times: (times: number) => (times === 0 ? 'never' : countOf(times, 'time', 'times')),

  people: 'At the table',
  nobody: 'Nobody is connected yet.',
  screen: 'A screen that shows the table',
  you: (name: string) => `${name}, you`,
  seat: (seat: number) => `seat ${numberOf(seat + 1)}`,
  watches: 'watches',
  away: 'away',
  device: DEVICE,
  roundTrip: (ms: number | null) => {
    if (ms === null) return '…';
    return ms < 1 ? 'under 1 ms' : `${numberOf(Math.round(ms))} ms`;
  },

  firstTable: FIRST_TABLE,
};
