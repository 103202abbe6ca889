import type { FileTrouble, SaveTrouble } from '../../leftTables';
import type { Texts } from '../book';

/** Why a table cannot be opened from a file: what happened, and what to do. */
const OPENING: Readonly<Record<FileTrouble, string>> = {
  unreadable: 'Ce fichier ne se lit pas. Vois s’il est toujours là et si tu peux l’ouvrir.',
  tooBig: 'Ce fichier est plus gros que n’importe quelle table. Choisis-en un qui finit par .boneyard-table.',
  notATable: 'Ce fichier ne contient pas de table. Choisis-en un qui finit par .boneyard-table.',
  damaged: 'Ce fichier est abîmé ou coupé. Copie-le encore une fois, ou enregistre la table de nouveau.',
  otherVersion: 'Cette table vient d’un Boneyard plus récent. Mets celui-ci à jour, puis rouvre-la.',
  otherRules:
    'Avec les règles de ce Boneyard cette partie tourne autrement. Ouvre-la avec le Boneyard qui l’a enregistrée.',
  openNearby: 'Cette table est déjà ouverte dans la maison. Assieds-toi là-bas, ou ferme-la d’abord là-bas.',
};

const SAVING: Readonly<Record<SaveTrouble, string>> = {
  notKept: 'Rien n’a pu être écrit là. Vois si le dossier est à toi et s’il y a de la place, puis réessaie.',
  gone: 'La table n’est plus sur cet ordinateur, donc elle n’a pas été enregistrée.',
};

export const tableFile: Texts['tableFile'] = {
  open: 'Enregistrer dans un fichier',
  title: 'La table dans un fichier',
  says: 'Un autre ordinateur peut continuer d’ici : choisis-y, à l’accueil, « Ouvrir un fichier ». La table reste ouverte sur celui-ci.',
  secret: (hasSeat) =>
    hasSeat
      ? 'Le fichier contient les dominos de tout le monde, et qui l’ouvre a ta place. Ne le donne qu’à qui tu confies les deux.'
      : 'Le fichier contient les dominos de tout le monde, et qui l’ouvre tient la table. Ne le donne qu’à qui tu confies les deux.',
  where: 'Choisir où',
  saved: (file) => `C’est dans ${file}.`,
  saving: SAVING,

  openFrom: 'Ouvrir un fichier',
  chosen: 'D’un fichier',
  seat: (name) => `Tu t’y assois sous le nom ${name} et tu tiens la table. Les autres retrouvent leur place.`,
  asTable: 'Cet écran sera la table, et tu la tiens. Les autres retrouvent leur place.',
  furtherHere:
    'Cet ordinateur a la même table, au moins aussi avancée. C’est celle-là qui continue ; le fichier reste comme il est.',
  openIt: 'L’ouvrir',
  carryOn: 'Reprendre',
  another: 'Choisir un autre fichier',
  opening: OPENING,

  saveTitle: 'Enregistrer la table',
  openTitle: 'Choisir une table',
  files: 'Tables',
};
