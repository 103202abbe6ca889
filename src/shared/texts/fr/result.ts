import type { Texts } from '../book';
import type { Who } from '../who';
import { allDoing, allIn, countOf, de, doing, dominoes, listOf, numberOf } from './words';
import type { Verb } from './words';

const SCORE: Verb = { you: 'marques', one: 'marque', withYou: 'marquez', several: 'marquent' };
const SCORE_NOTHING: Verb = {
  you: 'ne marques rien',
  one: 'ne marque rien',
  withYou: 'ne marquez rien',
  several: 'ne marquent rien',
};
const HAVE: Verb = { you: 'as', one: 'a', withYou: 'avez', several: 'ont' };
const HAVE_FEWEST: Verb = {
  you: 'as le moins de points et marques',
  one: 'a le moins de points et marque',
  withYou: 'avez le moins de points et marquez',
  several: 'ont le moins de points et marquent',
};
const WIN: Verb = { you: 'gagnes', one: 'gagne', withYou: 'gagnez', several: 'gagnent' };

const isYours = (all: readonly Who[]): boolean => all.some(({ isYou }) => isYou);

export const result: Texts['result'] = {
  out: (who) => `${doing(who, 'fais', 'fait')} domino`,
  outSays: (winners, holders) =>
    holders.length === 0
      ? `${allDoing(winners, SCORE_NOTHING)}.`
      : `${allDoing(winners, SCORE)} les dominos encore en main chez ${allIn(holders)}.`,
  allSays: (winners) =>
    `${allDoing(winners, SCORE)} tout ce qui reste, même dans ${isYours(winners) ? 'ta propre' : 'sa propre'} équipe.`,
  blocked: 'Jeu bloqué',
  blockedSays: (winners) => `${allDoing(winners, HAVE_FEWEST)} ce qui reste chez les autres.`,
  lowestHandSays: (lowest, winners) =>
    `${allDoing(lowest, HAVE)} le moins de points. ${allDoing(winners, SCORE)} ce qui reste chez les autres.`,
  sameFew: (tied) => `Égalité au plus bas : ${allIn(tied)}.`,
  tieNobody: 'Avec les règles de cette table, personne ne marque.',
  tieStill: (tile) =>
    tile === null
      ? 'Personne ne marque.'
      : `Même le domino le plus léger, ${tile}, ne départage pas : personne ne marque.`,
  tieLightest: (holders, tile, winners) =>
    `${allDoing(holders, HAVE)} le domino le plus léger, ${tile ?? ''} : victoire pour ${allIn(winners)}.`,
  target: (who, target) => `${doing(who, 'atteins', 'atteint')} ${numberOf(target)}`,
  targetSays: (target) =>
    `Ce coup atteint ${numberOf(target)}. Les dominos qui restent ne comptent pour personne.`,
  you: 'Toi',
  youIn: 'toi',
  together: 'en tout',
  takenOff: (winners, times) => {
    const several = isYours(winners) ? 'vos mains' : 'leurs mains';
    const one = isYours(winners) ? 'ta main' : 'sa main';
    const own = winners.length > 1 ? several : one;
    return times > 1 ? `moins ${own}, ${numberOf(times)} fois` : `moins ${own}`;
  },
  comesOff: 'à déduire',
  boneyard: (tiles) => `${dominoes(tiles)} à la pioche`,
  neverBelow: 'jamais sous zéro',
  madeTogether: 'ça fait',
  makes: (points) => numberOf(points),
  rounded: 'arrondi à cinq près',
  noBonus: 'rien pour les dominos qui restent',
  scores: (winners) => `pour ${allIn(winners)}`,
  nothing: 'personne ne marque',
  plus: (points) => `+${numberOf(points)}`,
  minus: (points) => `−${numberOf(points)}`,
  noTiles: 'plus de domino',
  notCounted: 'ne compte pas',
  lastTile: 'a posé le dernier',
  fewest: 'le moins de points',
  fewestTogether: 'le moins à deux',
  count: 'compte',
  handSpoken: (name, tiles, pips) =>
    tiles.length === 0
      ? `${name} n’a plus de domino.`
      : `${name} : ${tiles.join(', ')}, ${countOf(pips, 'point', 'points')}.`,

  round: (round) => `Manche ${numberOf(round)}`,
  of: (target) => `sur ${numberOf(target)}`,
  none: '–',
  next: 'Manche suivante',
  ready: 'Tu as dit OK',
  nextLeads: (who) => `${doing(who, 'ouvres', 'ouvre')} la prochaine`,
  waitingFor: (names) => `On attend ${listOf(names)}`,
  beginsIn: (seconds) => `Ça repart dans ${numberOf(seconds)}`,
  look: 'Voir la table',
  back: 'Revenir au compte',
};

export const over: Texts['over'] = {
  won: (winners) => allDoing(winners, WIN),
  wonSays: (winners, score, target) =>
    `${numberOf(score)} sur ${numberOf(target)}. ${isYours(winners) ? 'Bien joué.' : 'On remet ça ?'}`,
  rounds: 'Toutes les manches',
  again: 'Rejouer',
  again2: 'Veut rejouer',
  youAreReady: 'Tu as dit OK',
  change: 'Changer la table',
  leave: 'Quitter la table',
  waitingForKeeper: 'Qui tient la table lance la partie suivante.',
};

export const tv: Texts['tv'] = {
  waiting: 'Venez à la table',
  scan: 'Scannez, ou ouvrez Boneyard et choisissez cette table',
  codesClosed: 'Trop de codes faux : maintenant on n’entre qu’en scannant.',
  stayConnected: 'Téléphone sans internet ? Gardez ce réseau.',
  comeInWith: 'entrez avec',
  how: 'Ouvrez Boneyard et choisissez cette table, ou tapez son adresse :',
  orType: 'Ou tapez son adresse, dans Boneyard ou un navigateur :',
  seats: 'À table',
  free: 'libre',
  noAddress: 'Cet ordinateur n’est sur aucun réseau. Connecte le Wi-Fi ou branche un câble.',
  noTable: 'Aucune table n’est ouverte ici. Ouvres-en une dans l’autre fenêtre.',
  of: (target) => `sur ${numberOf(target)}`,
  boneyard: 'à la pioche',
  leftOver: 'hors jeu',
  nextIn: (seconds) => `Manche suivante dans ${numberOf(seconds)}`,
  nextSoon: 'La manche suivante commence quand tout le monde a dit OK.',
  takeSeat: (bot) => `Prendre la place ${de(bot)}`,
};
