import type { ShelfTrouble } from '../../houseRules';
import { unreachable } from '../../result';
import type { Texts } from '../book';

/** Why house rules could not be kept, shared or taken from a file: what happened, and what to do. */
function trouble(trouble: ShelfTrouble): string {
  switch (trouble.code) {
    case 'noName':
      return 'Il faut à ces règles un nom qui se lise.';
    case 'nameTaken':
      return 'D’autres règles ont déjà ce nom. Choisis-en un autre.';
    case 'gone':
      return 'Ces règles ne sont plus rangées ici. Garde celles-ci sous leur propre nom.';
    case 'notKept':
      return 'Rien n’a pu être écrit là. Vois si le dossier est à toi et s’il y a de la place, puis réessaie.';
    case 'unreadable':
      return 'Ce fichier ne se lit pas. Vois s’il est toujours là et si tu peux l’ouvrir.';
    case 'tooBig':
      return 'Ce fichier est plus gros que n’importe quelles règles. Choisis-en un autre.';
    case 'notRules':
      return 'Ce fichier ne contient pas de règles de la maison. Choisis-en un qui finit par .domino-rules.json.';
    case 'otherVersion':
      return 'Ces règles viennent d’un Boneyard plus récent. Mets celui-ci à jour pour y jouer.';
    case 'unknownOption':
      return `Ce fichier a une règle nommée ${trouble.option}, que Boneyard ne connaît pas. Rien n’a été gardé.`;
    case 'badValue':
      return `Dans ce fichier ${trouble.option} a une valeur impossible. Rien n’a été gardé.`;
    case 'unplayable': {
      const { rule, nearest } = trouble.trouble;
      return `Ces règles ne se jouent pas telles quelles : ${rule} ${String(nearest)} irait.`;
    }
    default:
      return unreachable(trouble);
  }
}

export const shelf: Texts['shelf'] = {
  trouble,
  shareTitle: 'Partager ces règles',
  importTitle: 'Choisir des règles de la maison',
  files: 'Règles de la maison',
};
