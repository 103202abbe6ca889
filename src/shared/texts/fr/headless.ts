import type { RuleTrouble } from '../../rules/check';
import { unreachable } from '../../result';
import type { Texts } from '../book';
import { listOf } from './words';

/** Why a table cannot be laid by these rules, for somebody who typed them. */
function unplayable({ rule, code, nearest }: RuleTrouble): string {
  switch (code) {
    case 'too-few-seats':
    case 'too-many-seats':
      return rule === 'seats'
        ? `Ces règles ne se jouent pas à ce nombre. Essaie --players ${String(nearest)}.`
        : 'Ces règles sont pour moins de monde. Essaie --players 4.';
    case 'set-too-small':
    case 'hand-too-large':
      return 'Il n’y a pas assez de dominos pour tant de mains. Essaie moins de monde avec --players.';
    case 'needs-four-seats':
      return 'Les équipes se jouent à quatre. Essaie --players 4.';
    case 'needs-drawing':
      return `${rule} ne dit rien là où personne ne pioche. Choisis un autre jeu avec --preset.`;
    default:
      return unreachable(code);
  }
}

export const headless: Texts['headless'] = {
  page: 'C’est une table de Boneyard, mais sa page n’est pas encore faite. Sur l’ordinateur de la table, lance « npm run build » et rouvre la table ; ou ouvre Boneyard ici et choisis cette table.',
  tableName: 'Boneyard',
  usage: 'Choisis parmi --name, --port, --address, --code, --preset, --players, --bots, --data et --json.',
  noSuchPort: 'Un port est un nombre entier de 0 à 65535.',
  noSuchAddress: (text) =>
    `${text} n’est pas une adresse. Ça s’écrit 192.168.1.24, ou 0.0.0.0 pour toute la maison.`,
  noSuchPreset: (presets) => `Ce jeu n’existe pas. Choisis-en un : ${presets.join(', ')}.`,
  noSuchPlayers: (least, most) => `À une table on joue de ${least} à ${most} personnes.`,
  noSuchBots: (players) => `Il peut y avoir de 0 à ${players} robots.`,
  noSuchName: 'Il faut à la table un nom qui se lise.',
  noSuchCode:
    'Un code, c’est trois dominos : six chiffres de 0 à 6, comme 641523. Avec --code none on n’en demande à personne.',
  unplayable,
  portTaken: (port) =>
    port === null
      ? 'Tous les ports des tables sont pris sur cet ordinateur. Ferme d’autres tables ici, puis réessaie.'
      : `Le port ${port} est pris sur cet ordinateur. Donnes-en un autre, ou enlève --port.`,
  badAddress: (address) =>
    `Cet ordinateur n’a pas l’adresse ${address}. Donnes-en une qu’il a, ou enlève --address.`,
  cannotKeep: (folder) =>
    `Aucune table ne peut être gardée dans ${folder}. Fais de la place sur le disque, vois si on peut écrire dans le dossier, ou donnes-en un autre avec --data.`,
  cannotCarryOn: {
    damaged: (file) =>
      `Une table en attente ne peut pas reprendre : ${file} est abîmé. Il est gardé tel quel ; supprime-le quand plus personne n’en a besoin.`,
    otherVersion: (file) =>
      `Une table en attente ne peut pas reprendre ici : ${file} vient d’un autre Boneyard. Ouvre celui-là, ou supprime le fichier.`,
    otherRules: (file) =>
      `Une table en attente ne peut pas reprendre ici : avec les règles de ce Boneyard, sa partie tourne autrement. Elle est gardée dans ${file}.`,
    openElsewhere: (file) =>
      `La table de ${file} est déjà ouverte, dans un autre Boneyard sur cet ordinateur.`,
  },
  carriedOnOtherwise: (name, options) =>
    `${name} reprend comme avant. Pour une nouvelle table avec ${listOf(options)} à ton goût, donne un autre dossier avec --data.`,
  disk: {
    full: 'Le disque est plein. Fais de la place ; la table attend.',
    failing: 'Le disque ne garde rien. Regarde ce qu’il a ; la table attend et réessaie chaque seconde.',
    well: 'Le disque remarche ; la table continue.',
  },
  open: (name, url, code) =>
    `${name} : ouverte à ${url}\n${code === null ? 'Tout le monde peut entrer.' : `Ses trois dominos : ${code}`}`,
  joined: (name, seat) => (seat === null ? `${name} regarde.` : `${name} s’assoit à la place ${seat + 1}.`),
  left: (name, kept) => (kept ? `${name} n’est plus là ; sa place attend.` : `${name} a quitté la table.`),
  began: (names) => `Une partie commence : ${names.join(', ')}.`,
  round: (round) => `La manche ${round} est finie.`,
  game: (record) =>
    record === null
      ? 'La partie est finie, mais n’a pas pu être gardée : vois si on peut écrire dans le dossier.'
      : `La partie est finie et gardée dans ${record}.`,
  moved: (places) => `La table est maintenant à ${places.join(' ou ')}.`,
  closed: 'La table est fermée.',
};
