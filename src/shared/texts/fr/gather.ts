import type { Texts } from '../book';
import { capital, countOf, de, fewOf, listOf, numberOf } from './words';

export const gather: Texts['gather'] = {
  stays: 'Ça reste dans la maison. Pas besoin d’internet.',
  justCameIn: 'Vient d’entrer',
  watching: 'Regarde',
  satDown: (name) => `${name} s’assoit.`,
  gotUp: (name) => `${name} se lève.`,

  you: 'toi',
  keeper: 'tient la table',
  away: 'pas là',
  agrees: 'dit OK',
  looksAtRules: 'lit les règles',
  line: (parts) => parts.join(', '),
  freeSeat: 'Place libre',
  sitHere: 'Prendre place',
  sitHereSeat: (seat) => `La place ${seat + 1} est libre. Prendre place`,
  botHere: 'Mettre un robot ici',
  botHereSeat: (seat) => `Mettre un robot à la place ${seat + 1}`,
  seatOf: (seat, name, line) =>
    line === '' ? `Place ${seat + 1} : ${name}` : `Place ${seat + 1} : ${name}, ${line}`,
  takeBotAway: (name) => `Enlever ${name}`,
  remove: (name) => `Demander à ${name} de partir`,
  move: (name) => `Asseoir ${name} ailleurs`,
  moveHere: (name) => `Asseoir ${name} ici`,
  moveYourself: 'Changer de place',
  changeWith: (name, other) => `${name} et ${other} changent de place`,
  moving: (name) => `À quelle place va ${name} ? Choisis, ou appuie sur Échap.`,
  movingYou: 'À quelle place vas-tu ? Choisis, ou appuie sur Échap.',
  aimsAt: (seat, name) => (name === '' ? `Place ${seat + 1}, libre` : `Place ${seat + 1}, ${name}`),
  stop: 'Rester là',
  takeAway: 'Enlever',
  removeShort: 'Demander de partir',

  firewall: 'Le pare-feu demande ? Choisis Autoriser.',
  keepOpen: 'Laisse cet ordinateur ouvert tant que ça joue.',

  rules: 'Les règles',
  change: 'Changer',
  begin: 'Donner et commencer',
  emptyToBot: 'Une place vide irait à un robot.',
  emptySeatsToBots: (seats) =>
    `${capital(fewOf(seats, 'une', 'place vide irait', 'places vides iraient'))} à des robots.`,
  waitingForOk: (names, seconds) =>
    seconds === null || seconds === 0
      ? `${listOf(names)} ${names.length === 1 ? 'n’a' : 'n’ont'} pas encore dit OK aux nouvelles règles.`
      : `Il manque l’OK ${listOf(names.map(de))}. Dans ${numberOf(seconds)} tu peux commencer quand même.`,
  waitingForKeeper: (keepers) =>
    keepers.length === 0
      ? 'Ça commence au retour de qui tient la table.'
      : `${listOf(keepers)} ${keepers.length === 1 ? 'va' : 'vont'} commencer.`,
  rulesChanged: 'Les règles ont changé.',
  ok: 'OK, je joue comme ça',
  saidOk: 'Tu as dit OK.',
  tv: 'Afficher sur la télé',
  screens: { named: 'La télé', shows: 'montre cette table.' },
  handOver: {
    open: 'Passer la table',
    ask: 'Quel ordinateur garde la table à partir de maintenant ?',
    to: (name) => `Passer la table à ${name}`,
    mine: 'Le mien',
    stay: 'Le même que maintenant',
  },
  leave: 'Quitter la table',
  close: 'Fermer la table',
  closeAsk: (others) =>
    `Il y a ${countOf(others, 'autre personne', 'autres personnes')} ici. Fermer la table pour tout le monde ?`,
  closeYes: 'La fermer',
  closeNo: 'La laisser ouverte',
  tableOf: (name) => `Table ${de(name)}`,
};
