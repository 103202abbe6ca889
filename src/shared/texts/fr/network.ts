import type { Platform } from '../../desktop';
import type { EarState } from '../../network';
import type { Device } from '../../protocol/messages';
import { FIRST_PORT } from '../../protocol/version';
import type { Texts } from '../book';
import { countOf, numberOf } from './words';

/** What a system asks when its first table is opened, and what to do where it was answered wrongly. */
const FIRST_TABLE: Readonly<Record<Platform, { readonly asks: string; readonly otherwise: string }>> = {
  windows: {
    asks: 'Windows va demander. Choisis Autoriser.',
    otherwise:
      'Si on a choisi Annuler une fois, Windows ne demande plus : ouvre Sécurité Windows, Pare-feu, Autoriser une application, et coche Boneyard, aussi pour les réseaux publics.',
  },
  mac: {
    asks: 'Ton Mac va demander le réseau local. Choisis Autoriser.',
    otherwise:
      'Si on a refusé une fois : ouvre Réglages Système, Confidentialité et sécurité, Réseau local, et active Boneyard.',
  },
  linux: {
    asks: 'Linux ne demande rien. S’il y a un pare-feu, laisse entrer la table toi-même.',
    otherwise: `Avec ufw c’est : sudo ufw allow ${FIRST_PORT}/tcp et sudo ufw allow 5353/udp.`,
  },
};

/** What to do on the machine that hosts when somebody cannot come in. */
const LET_IN: Readonly<Record<Platform, (port: number) => string>> = {
  windows: () =>
    'Quelqu’un ne peut pas entrer ? Ouvre Sécurité Windows, Pare-feu, Autoriser une application, et coche Boneyard, aussi pour les réseaux publics.',
  mac: () =>
    'Quelqu’un ne peut pas entrer ? Ouvre Réglages Système, Réseau, Coupe-feu, et laisse Boneyard recevoir des connexions.',
  linux: (port) =>
    `Quelqu’un ne peut pas entrer ? Laisse passer la table par le pare-feu : sudo ufw allow ${port}/tcp`,
};

/** How finding tables goes on one adapter. */
const EARS: Readonly<Record<EarState, string>> = {
  fresh: 'essai…',
  hears: 'trouve des tables',
  deaf: 'n’entend rien',
  portTaken: 'un autre programme gêne',
};

const DEVICE: Readonly<Record<Device, string>> = {
  desktop: 'ordinateur',
  phone: 'téléphone',
  browser: 'navigateur',
};

export const network: Texts['network'] = {
  title: 'Le réseau',
  open: 'Réseau',
  close: 'Retour',

  verdict: {
    trying: { says: 'On essaie le réseau…', todo: '' },
    offline: {
      says: 'Cet ordinateur n’est sur aucun réseau.',
      todo: 'Connecte le Wi-Fi ou branche un câble. Contre des robots, ça se joue sans réseau.',
    },
    blocked: {
      says: 'Ce réseau empêche les tables de se trouver.',
      todo: 'Tape l’adresse d’une table : ça se joue aussi bien.',
    },
    portTaken: {
      says: 'Un autre programme de cet ordinateur empêche de trouver des tables.',
      todo: 'Tape l’adresse d’une table : ça se joue aussi bien.',
    },
    findsTables: {
      says: 'Cet ordinateur trouve des tables.',
      todo: 'Il en manque une ? Tape l’adresse que montre l’écran de qui l’a ouverte. Un Wi-Fi d’invités sépare les ordinateurs.',
    },
    found: { says: 'Les autres peuvent trouver cette table.' },
    connected: {
      says: (table) => `${table} répond.`,
      todo: 'Si elle ne répond plus, reste : cet ordinateur la cherche tout seul.',
    },
    alone: {
      says: 'Cette table n’est que pour cet ordinateur.',
      todo: 'Pour jouer à plusieurs, reviens à l’accueil et ouvre une table.',
    },
  },
  letIn: LET_IN,

  thisComputer: 'Cet ordinateur',
  noAdapter: 'Pas de Wi-Fi, pas de câble.',
  adapter: EARS,
  sideDoor: 'seulement pour les programmes de cet ordinateur',
  inQr: 'dans le code QR',

  address: 'Adresse',
  othersType: 'Les autres tapent',
  port: (port) =>
    port === FIRST_PORT
      ? `${port} est le port habituel.`
      : `Le port habituel, ${FIRST_PORT}, était pris, donc la table est à ${port} : il faut tout taper.`,
  tableIsAt: (table) => `${table} est à`,
  there: 'Aller et retour',
  came: 'Coupures',
  times: (times) => (times === 0 ? 'jamais' : countOf(times, 'fois', 'fois')),

  people: 'À la table',
  nobody: 'Personne encore.',
  screen: 'Un écran qui montre la table',
  you: (name) => `${name}, toi`,
  seat: (seat) => `place ${numberOf(seat + 1)}`,
  watches: 'regarde',
  away: 'pas là',
  device: DEVICE,
  roundTrip: (ms) => {
    if (ms === null) return '…';
    return ms < 1 ? 'moins de 1 ms' : `${numberOf(Math.round(ms))} ms`;
  },

  firstTable: FIRST_TABLE,
};
