import type { LeadReason } from '../../engine/state';
import type { Texts } from '../book';
import { anyOf, countOf, de, doing, dominoes, listOf, numberOf } from './words';

/** Why somebody leads, as it stands under a name. */
const LEADS_BY: Readonly<Record<LeadReason, string>> = {
  'highest-double': 'plus gros double',
  'heaviest-tile': 'domino le plus lourd',
  'top-double': 'double maître',
  lots: 'meilleur tirage',
  chance: 'au hasard',
  rotation: 'à son tour',
  winner: 'a gagné la manche',
  'same-again': 'ouvre encore',
};

const sumOf = (counts: readonly number[], sum: number): string =>
  counts.length < 2 ? numberOf(sum) : `${counts.map(numberOf).join(' + ')} = ${numberOf(sum)}`;

const sleep = (tiles: number): string => `${numberOf(tiles)} ${tiles === 1 ? 'dort' : 'dorment'}`;

export const play: Texts['play'] = {
  menu: 'Menu',
  closeMenu: 'Revenir au jeu',
  round: (round) => `Manche ${numberOf(round)}`,
  roundOfPartners: (round) => `Manche ${numberOf(round)}, équipes`,
  rules: 'Les règles de cette table',
  fullScreen: 'Plein écran',
  sound: { on: 'Avec le son.', off: 'Sans le son.' },
  firstTo: (target) => `en ${numberOf(target)}`,
  watching: (names) => `${listOf(names)} ${names.length === 1 ? 'regarde' : 'regardent'}.`,
  you: 'Toi',
  us: 'Nous',
  them: 'Eux',
  youIn: 'toi',
  ourMembers: (names) => listOf(names),

  members: (names) => names.join(', '),
  scores: 'Points',
  hand: 'Tes dominos',
  seats: 'Les autres',
  line: 'La chaîne',

  yourTurn: 'À toi',
  toPlay: (name) => `À ${name}`,
  fits: 'Choisis un domino qui va.',
  fitsOrDraw: 'Choisis un domino qui va, ou pioche encore.',
  lead: 'Tu ouvres. Choisis n’importe quel domino.',
  leadWith: (tile) => `Tu ouvres avec ${tile}, le plus gros double.`,
  leadHeaviest: (tile) => `Tu ouvres avec ${tile}, le domino le plus lourd.`,
  pressAgain: (tile) => `${tile} peut ouvrir. Appuie encore dessus, ou :`,
  onePlace: (tile, pips) => `${tile} va sur le ${numberOf(pips)}.`,
  places: (tile, count) =>
    count === 2 ? `${tile} va à deux bouts.` : `${tile} va à ${numberOf(count)} bouts.`,
  there: 'Là',
  makes: (place, counts, sum) => `${place}, ça fait ${sumOf(counts, sum)}.`,
  leadMakes: (tile, counts, sum) => `${tile} fait ${sumOf(counts, sum)}.`,
  award: (points) => (points === 0 ? 'aucun point' : `+${numberOf(points)}`),
  sum: sumOf,
  placeMakes: (place, sum, points) =>
    points === 0
      ? `${place}, fait ${numberOf(sum)}, aucun point`
      : `${place}, fait ${numberOf(sum)}, marque ${numberOf(points)}`,
  slabMakes: (place, points) => (points === 0 ? place : `${place}\u2002+${numberOf(points)}`),
  enterMakes: (points) => (points === 0 ? 'le poser' : `le poser, +${numberOf(points)}`),
  playIt: 'Le poser',
  playItOn: (place) => `Le poser : ${place}`,
  chooseEnd: 'choisir le bout',
  chooseTile: 'choisir un domino',
  enter: 'le poser',
  take: 'le prendre',
  escape: 'le remettre',
  drawKey: 'piocher',
  keyNumbers: '1 – 9',
  putBack: 'Le remettre',
  moveAlong: 'le déplacer',
  keyShift: 'Maj ← →',
  padSign: {
    below: 'bouton du bas',
    right: 'bouton de droite',
    left: 'bouton de gauche',
    above: 'bouton du haut',
    sideways: 'gauche et droite',
    shoulders: 'boutons du dessus',
  },
  sort: { suit: 'Ranger par chiffre', weight: 'Ranger par poids', mine: 'Comme avant' },
  sorted: {
    suit: 'Tes dominos sont rangés par chiffre.',
    weight: 'Tes dominos sont rangés par poids.',
    mine: 'Tes dominos sont comme avant.',
  },
  laidAt: (tile, place, of) => `${tile}, ${numberOf(place)} sur ${numberOf(of)}`,
  nothingFits: 'Rien ne va.',
  draw: 'Piocher un domino',
  drawSays: (left) => `Il reste ${dominoes(left)} à la pioche.`,
  knock: 'Rien ne va. Je boude.',
  knockSays: 'Ça boude tout seul dans un instant.',
  botForYou: 'Un robot joue pour toi',
  botForYouSays: 'Tes dominos restent à toi.',
  takeBack: 'Reprendre ma place',
  secondsLeft: (seconds) => `encore ${countOf(seconds, 'seconde', 'secondes')}`,
  seatActs: {
    letBotPlay: (name) => `Laisser un robot jouer pour ${name}`,
    letPlayAgain: (name) => `Laisser ${name} rejouer`,
    waitAgain: (name) => `Attendre encore ${name}`,
    askToLeave: (name) => `Demander à ${name} de partir`,
  },
  about: (name) => `La place ${de(name)}`,
  heldUpBy: {
    idle: (name) => `${name} ne joue plus depuis un moment.`,
    away: (name) => `La table attend ${name}.`,
  },
  people: {
    title: 'Les gens',
    open: 'Comment on joue ici',
    back: 'Revenir au menu',
  },
  toPhone: {
    open: 'Ma place sur mon téléphone',
    title: 'Ta place sur ton téléphone',
    says: 'Scanne ceci avec le téléphone. Tes dominos y passent, et cet écran les lâche.',
    none: 'Cet ordinateur n’est sur aucun réseau qu’un téléphone puisse rejoindre. Connecte le Wi-Fi, puis réessaie.',
    secret: 'Qui le scanne a ta place : ne le montre à personne d’autre.',
    label: 'Le chemin vers ta place, pour l’appareil photo d’un téléphone',
  },
  notNow: 'Attendre',
  close: 'Fermer',
  waits: 'Tes dominos attendent ici.',
  covered: 'Touche pour voir tes dominos',
  sending: 'On le pose…',
  atHand: (tiles) => `Tu as ${dominoes(tiles)}.`,
  outOfTiles: 'Tu n’as plus de domino.',

  needs: (tile, ends) => `${tile} demande ${anyOf(ends.map((end) => `un ${numberOf(end)}`))}.`,
  tipsClosed: (spinner) => `Le ${spinner} s’ouvre aux pointes une fois ses deux côtés couverts.`,
  mustLead: (tile) => `${tile} n’est pas le domino qui ouvre.`,

  tileFits: (tile, pips) =>
    pips.length === 0 ? tile : `${tile}, va ${listOf(pips.map((number) => `sur le ${numberOf(number)}`))}`,
  tileLeads: (tile) => `${tile}, peut ouvrir`,
  placeLeads: 'Au milieu',
  placeOn: (pips) => `Sur le ${numberOf(pips)}`,
  placeSide: { left: 'À gauche', right: 'À droite', up: 'En haut', down: 'En bas' },
  placeAt: (side, pips) => `${side}, ${numberOf(pips)}`,
  boneyardCount: (tiles) => numberOf(tiles),
  boneyard: 'à la pioche',
  boneyardSpoken: (tiles, mayDraw, asleep) =>
    [
      mayDraw ? `Piocher un domino. ${dominoes(tiles)} à la pioche` : `${dominoes(tiles)} à la pioche`,
      ...(asleep > 0 ? [sleep(asleep)] : []),
    ].join(', '),
  asleep: sleep,
  leftOver: 'hors jeu',
  leftOverSpoken: (tiles) => `${dominoes(tiles)} face cachée, hors jeu`,

  state: {
    awayBot: 'pas là, un robot joue',
    awayWaits: 'pas là, on attend',
    botForHere: 'un robot joue',
    back: 'de retour',
    played: (tile) => `a posé ${tile}`,
    led: (tile) => `a ouvert avec ${tile}`,
    ledBy: (why, tile) => `${LEADS_BY[why]} : ${tile}`,
    leads: (why) => (why === 'same-again' ? LEADS_BY[why] : `ouvre : ${LEADS_BY[why]}`),
    youLeadByLot: 'tu ouvres : meilleur tirage',
    partner: 'avec toi',
    scored: (did, points) => `${did}, +${numberOf(points)}`,
    knocked: 'a boudé',
    knocks: 'boude',
    draws: (count) => `pioche ${numberOf(count)}`,
  },
  domino: 'Domino',
  openEnds: 'bouts ouverts',
  endsList: (pips) => (pips.length === 0 ? '–' : listOf(pips.map(numberOf))),
  tiles: dominoes,

  readEnds: (pips) =>
    pips.length === 0 ? 'Aucun domino posé encore.' : `Bouts ${listOf(pips.map(numberOf))}.`,
  readSum: (counts, sum) =>
    counts.length === 0
      ? 'Aucun domino posé encore.'
      : `Bouts ${counts.map(numberOf).join(', ')} : ${numberOf(sum)}.`,
  readHand: (tiles) => (tiles.length === 0 ? 'Aucun domino en main.' : `Tu as ${tiles.join(', ')}.`),
  lineRow: (tiles) =>
    tiles.length === 1
      ? `Un domino posé : ${tiles.join()}.`
      : `La chaîne de gauche à droite : ${tiles.join(', ')}.`,
  lineArm: {
    up: (spinner, tiles) => `Vers le haut depuis le ${spinner} : ${tiles.join(', ')}.`,
    down: (spinner, tiles) => `Vers le bas depuis le ${spinner} : ${tiles.join(', ')}.`,
  },
  readTable: (seats, boneyard) =>
    [
      ...seats.map(({ who, held }) => `${doing(who, 'as', 'a')} ${dominoes(held)}.`),
      `${dominoes(boneyard)} à la pioche.`,
    ].join(' '),
  readScores: (scores, target) =>
    `${scores.map(({ name, score }) => `${name} ${numberOf(score)}`).join(', ')}. En ${numberOf(target)}.`,

  tableOf: (name) => `Table ${de(name)}`,
};
