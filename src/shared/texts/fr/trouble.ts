import type { AwayCause, Trouble } from '../../desktop';
import type { DiscoveryState } from '../../network';
import type { RefusalCode } from '../../protocol/messages';
import { FIRST_PORT, PORT_TRIES } from '../../protocol/version';
import type { Texts } from '../book';
import { de } from './words';

const otherVersion = (address: string): string =>
  `Cette table joue avec un autre Boneyard. Ouvre ${address} dans un navigateur pour jouer quand même.`;
const WRONG_CODE = 'Ce n’est pas le code de cette table. Regarde encore les trois dominos.';
const WAIT_FOR_CODE = 'Trop de codes faux en peu de temps. Attends une minute, puis réessaie.';
const CODES_CLOSED =
  'Il y a eu trop de codes faux, et la table n’en prend plus. Demandes-en un nouveau à qui la tient.';
const LOCKED =
  'Cette table est fermée à clé : personne d’autre n’entre. Demande à qui la tient d’ôter la clé.';
const NOT_LET_IN = 'Cette table ne t’a pas laissé de place. Demande à qui la tient.';

/** Why a table could not be opened or joined: what happened, and what to do. */
const TROUBLES: Readonly<Record<Trouble, (address: string) => string>> = {
  portTaken: () =>
    `Toutes les portes de ${FIRST_PORT} à ${FIRST_PORT + PORT_TRIES} sont prises sur cet ordinateur. Ferme d’autres tables ici, puis rouvre la tienne.`,
  cannotKeep: () =>
    'Boneyard ne peut pas écrire dans son dossier sur cet ordinateur. Fais de la place sur le disque, vois si on peut écrire dans le dossier, puis rouvre la table.',
  cannotCarryOn: () =>
    'Cette partie ne peut pas reprendre : son fichier est abîmé, disparu, ou d’un autre Boneyard. Ce qui en reste est gardé.',
  openElsewhere: () =>
    'Cette table est déjà ouverte, dans un autre Boneyard sur cet ordinateur. Continue là-bas, ou ferme-la d’abord.',
  noNetwork: () =>
    'Cet ordinateur n’est sur aucun réseau. Connecte le Wi-Fi ou branche un câble, puis réessaie. Contre des robots, ça se joue sans réseau.',
  badAddress: () =>
    'Ce n’est pas une adresse. Ça ressemble à 192.168.1.24:27500, et c’est sur l’écran de qui a ouvert la table.',
  noAnswer: (address) =>
    `Rien ne répond à ${address}. Un Wi-Fi d’invités sépare les ordinateurs : mets les deux sur le Wi-Fi principal, un câble ou un téléphone.`,
  hostSilent: (address) =>
    `La table à ${address} est là, mais son ordinateur ne laisse entrer personne. Demande là-bas d’autoriser Boneyard dans le pare-feu.`,
  nobodyThere: (address) =>
    `Aucun ordinateur à ${address}. Compare avec l’écran de qui a ouvert la table, et mets les deux sur le même Wi-Fi, pas celui des invités.`,
  notAllowed: () =>
    'Ce Mac tient Boneyard à l’écart du réseau. Autorise-le dans Réglages Système, Confidentialité et sécurité, Réseau local, puis réessaie.',
  otherNetwork: (address) =>
    `${address} est sur un autre réseau que cet ordinateur. Mets les deux sur le même Wi-Fi ou câble.`,
  refusedConnection: (address) =>
    `Plus aucune table n’est ouverte à ${address}. Demande à qui l’avait ouverte de la rouvrir.`,
  notATable: (address) =>
    `Ce qui répond à ${address} n’est pas une table. Compare avec l’écran de qui a ouvert la table.`,
  otherVersion,
  tableFull: () => 'Toutes les places sont prises. Regarder plutôt ?',
  notLetIn: () => NOT_LET_IN,
  codeNeeded: () =>
    'Cette table demande son code. Ses trois dominos sont sur la télé et sur l’écran de tout le monde là-bas.',
  wrongCode: () => WRONG_CODE,
  waitForCode: () => WAIT_FOR_CODE,
  codesClosed: () => CODES_CLOSED,
  locked: () => LOCKED,
  alreadyAtTable: () => 'Cette fenêtre est déjà à une table. Quitte d’abord celle-là.',
};

/** Why a table that was there does not answer any more. `table` is its name. */
const AWAY: Readonly<Record<AwayCause, (table: string) => string>> = {
  asleep: () =>
    'L’ordinateur de la table est en veille ou n’a plus de réseau. La partie y est gardée et continue à son réveil.',
  closed: (table) =>
    `${table} n’est plus ouverte sur l’ordinateur de la table. La partie y est gardée : rouvre-la.`,
  shut: (table) =>
    `${table} est là, mais son ordinateur ne laisse entrer personne. Autorise Boneyard dans son pare-feu.`,
  offline: () =>
    'Cet ordinateur n’a plus de réseau. Connecte le Wi-Fi ou rebranche le câble ; le reste se fait tout seul.',
};

/** Said under the name of a table that announces itself and cannot be reached. */
const SILENT: Texts['trouble']['silent'] = {
  hostSilent: 'Ne laisse entrer personne. Demande là-bas d’autoriser Boneyard dans le pare-feu.',
  otherNetwork: 'Est sur un autre réseau que cet ordinateur.',
  noAnswer: 'Ne répond pas.',
};

const DISCOVERY: Readonly<Record<Exclude<DiscoveryState, 'looking'>, string>> = {
  noNetwork:
    'Cet ordinateur n’est sur aucun réseau. Connecte le Wi-Fi ou branche un câble. Contre des robots, ça se joue sans réseau.',
  blocked:
    'Ce réseau empêche les tables de se trouver. Tape l’adresse que montre l’écran de qui en a ouvert une : ça se joue aussi bien.',
  portTaken:
    'Un autre programme de cet ordinateur empêche de trouver des tables. Tape l’adresse que montre l’écran de qui en a ouvert une.',
};

/** Why the host did not do what was asked. */
const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  'not-your-turn': 'Ce n’est pas encore à toi.',
  'round-over': 'Cette manche est finie.',
  'not-your-tile': 'Ce domino n’est pas dans ta main. Voici la table comme elle est.',
  'does-not-fit': 'Ce domino ne va pas là.',
  'name-the-end': 'Ce domino va à deux bouts. Choisis-en un.',
  'nearest-end': 'Ici un domino va au bout le plus proche de qui le joue. Pose-le là.',
  'must-play': 'Tu as un domino qui va, donc il faut jouer.',
  'must-lead': 'C’est un autre domino qui ouvre cette manche.',
  'no-draw': 'Il n’y a rien à piocher.',
  'must-draw': 'Pioche d’abord : il reste des dominos.',
  'not-keeper': 'Seul qui tient la table peut faire ça.',
  'no-seat': 'Prends d’abord une place.',
  'seat-taken': 'Cette place est déjà prise.',
  'no-such-person': 'Cette personne a quitté la table.',
  'in-play': 'Ça doit attendre la fin de la manche.',
  'not-in-play': 'Aucune manche n’est en cours.',
  'rules-not-playable': 'Cette table ne peut pas jouer avec ces règles.',
  'waiting-for-ok': 'Quelqu’un n’a pas encore dit OK aux nouvelles règles.',
  'nobody-seated': 'Personne n’est encore à table.',
  'cannot-host': 'Cet appareil ne peut pas garder une table. Choisis un ordinateur qui a le jeu.',
  'not-taken': 'Cet ordinateur n’a pas pu prendre la table. Elle continue ici.',
  moving: 'La table passe sur un autre ordinateur. Un instant.',
  'not-away': 'Cette personne est là et joue elle-même.',
  'no-hints': 'À cette table, on ne donne pas de conseils.',
  stale: 'La table avait avancé. La voici comme elle est.',
};

export const trouble: Texts['trouble'] = {
  opening: TROUBLES,
  watchInstead: 'Regarder plutôt',
  silent: SILENT,
  discovery: DISCOVERY,
  refused: REFUSALS,
  over: {
    left: 'Tu as quitté la table.',
    removed: 'On t’a demandé de quitter cette table. Tu peux encore t’asseoir à une autre.',
    moved: 'La table est passée sur un autre ordinateur. Cherche-la dans la liste.',
    closed: 'La table est fermée. La partie est gardée sur l’ordinateur de la table.',
    takenOver: 'Ta place est ouverte sur un autre appareil. Continue là-bas, ou reprends-la ici.',
    otherVersion:
      'Cette table joue maintenant avec un autre Boneyard. Ouvre son adresse dans un navigateur pour jouer quand même.',
    notLetIn: NOT_LET_IN,
    codeNeeded: 'Cette table demande son code. Assieds-toi de nouveau et pose ses trois dominos.',
    wrongCode: WRONG_CODE,
    waitForCode: WAIT_FOR_CODE,
    codesClosed: CODES_CLOSED,
    locked: LOCKED,
    tableFull: 'Toutes les places sont prises. Tu peux la regarder depuis la liste.',
    lost: 'L’ordinateur de la table ne répond plus. La partie y est gardée ; assieds-toi de nouveau à son retour.',
    malformed:
      'La table n’a pas compris ce Boneyard et a raccroché. Rien n’est perdu ; assieds-toi de nouveau.',
  },
  takeHere: 'La reprendre ici',
  toDoor: 'Revenir à l’entrée',
  home: 'Revenir à l’accueil',
  lookingFor: (table) => `On cherche ${table}. Tes dominos sont à l’abri.`,
  away: AWAY,
  woke: (name) =>
    `L’ordinateur ${name === null ? 'de la table' : de(name)} était en veille. La table est de retour.`,
  reaching: 'On cherche la table…',
  slipped: 'Quelque chose a glissé. Rien n’est perdu.',
  backToTable: 'Revenir à la table',
};
