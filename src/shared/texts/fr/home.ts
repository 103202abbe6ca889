import type { Texts } from '../book';
import { capital, de, fewOf, listOf, momentOf, numberOf } from './words';

export const home: Texts['home'] = {
  tagline: 'Les dominos, entre gens de la maison.',
  playNow: { title: 'Jouer maintenant', says: 'Toi contre trois robots, une petite partie avec pioche' },
  carryOn: {
    solo: (round) => (round === 0 ? 'Reprendre ta partie' : `Reprendre ta partie, manche ${round}`),
    house: (table, round) => (round === 0 ? `Reprendre : ${table}` : `Reprendre : ${table}, manche ${round}`),
    anew: 'Nouvelle partie',
  },
  left: {
    open: 'Parties en attente',
    title: 'Parties en attente',
    ofTable: (table, solo) => (solo ? 'Ta partie' : table),
    names: listOf,
    when: (round, at) => `${round === 0 ? 'Pas commencée' : `Manche ${numberOf(round)}`}, ${momentOf(at)}`,
    carryOn: 'Reprendre',
    carryOnAt: (table) => `Reprendre : ${table}`,
    forget: 'L’oublier',
    forgetAt: (table) => `L’oublier : ${table}`,
    ask: 'Alors cette partie est perdue.',
    keep: 'La garder',
  },
  cannotCarryOn: {
    damaged: (path) =>
      `Une partie en attente ne peut pas reprendre : son fichier est abîmé. Il est gardé dans ${path} ; supprime-le quand plus personne n’en a besoin.`,
    otherVersion: (path) =>
      `Une partie en attente ne peut pas reprendre ici : elle vient d’un autre Boneyard. Elle est gardée dans ${path}.`,
    otherRules: (path) =>
      `Une partie en attente ne peut pas reprendre ici : avec les règles de ce Boneyard elle tourne autrement. Elle est gardée dans ${path}.`,
  },
  host: { title: 'Ouvrir une table', says: 'Invite les ordinateurs de la maison, et la télé' },
  join: {
    title: 'Trouver une table',
    says: (open) =>
      open === 0
        ? 'Aucune encore dans la maison'
        : `${capital(fewOf(open, 'une', 'ouverte', 'ouvertes'))} dans la maison`,
  },
  youAre: 'Tu t’appelles',
  changeName: (name) => `Tu t’appelles ${name}. Changer ton nom`,
  yourName: 'Ton nom',
  keepName: 'C’est bon',
  nameNeeded: 'Écris d’abord un nom, pour qu’on sache qui s’assoit.',

  tables: 'Tables dans la maison',
  looking: 'On cherche…',
  noTable: 'Pas encore de table dans la maison. Ouvres-en une, ou demande qui en ouvre.',
  sitDown: 'S’asseoir',
  sitDownAt: (table) => `S’asseoir : ${table}`,
  watch: 'Regarder',
  watchAt: (table) => `Regarder : ${table}`,
  card: (game, free, round, code) => {
    const seats = free === 0 ? 'complète' : fewOf(free, 'une', 'place libre', 'places libres');
    const says = round === 0 ? `${game}, ${seats}` : `${game}, ${seats}, manche\u00a0${round}`;
    return code === true ? `${says}. Demande son code.` : says;
  },
  otherVersion: (address) =>
    `Cette table joue avec un autre Boneyard. Ouvre ${address} dans un navigateur pour jouer quand même.`,
  openPage: 'L’ouvrir',
  openPageOf: (table) => `L’ouvrir dans un navigateur : ${table}`,

  address: 'Tu connais l’adresse ?',
  addressLabel: 'Adresse de la table',
  addressExample: '192.168.1.24:27500',
  addressGo: 'Y aller',
};

export const host: Texts['host'] = {
  title: 'Ouvrir une table',
  lead: 'Deux façons de s’asseoir. Laquelle pour cet écran ?',
  table: {
    title: 'Cet écran est la table',
    says: 'Tout le monde y voit la chaîne, et les dominos de personne.',
  },
  player: {
    title: 'Je joue ici',
    says: 'Cet écran montre tes dominos. La télé, ou une autre fenêtre, peut montrer la table.',
  },
  pick: 'Choisis d’abord ce qu’est cet écran.',
  tableName: 'Nom de la table',
  tableOf: (name) => `Table ${de(name)}`,
  open: 'Ouvrir la table',
  back: 'Retour',
};
