import type { ShelfTrouble } from '../../houseRules';
import { unreachable } from '../../result';
import type { Texts } from '../book';

/** Why house rules could not be kept, shared or taken from a file: what happened, and what to do. */
function trouble(trouble: ShelfTrouble): string {
  switch (trouble.code) {
    case 'noName':
      return 'Estas regras precisam de um nome que dê para mostrar.';
    case 'nameTaken':
      return 'Outras regras já têm esse nome. Escolha outro.';
    case 'gone':
      return 'Essas regras já não estão guardadas. Salve estas com outro nome.';
    case 'notKept':
      return 'Não deu para gravar ali. Veja se a pasta é sua e se há espaço no disco, e tente de novo.';
    case 'unreadable':
      return 'Não dá para ler esse arquivo. Veja se ainda está lá e se você pode abrir.';
    case 'tooBig':
      return 'Esse arquivo é grande demais para regras da casa. Escolha outro.';
    case 'notRules':
      return 'Esse arquivo não tem regras da casa. Escolha um que termine em .domino-rules.json.';
    case 'otherVersion':
      return 'Essas regras são de um Boneyard mais novo. Atualize este para jogar com elas.';
    case 'unknownOption':
      return `Esse arquivo tem uma regra chamada ${trouble.option}, que o Boneyard não conhece. Nada foi guardado.`;
    case 'badValue':
      return `Nesse arquivo ${trouble.option} tem um valor que nunca tem. Nada foi guardado.`;
    case 'unplayable': {
      const { rule, nearest } = trouble.trouble;
      return `Com estas regras, assim, não dá para jogar: com ${rule} ${String(nearest)} daria.`;
    }
    default:
      return unreachable(trouble);
  }
}

export const shelf: Texts['shelf'] = {
  trouble,
  shareTitle: 'Compartilhar estas regras',
  importTitle: 'Escolher regras da casa',
  files: 'Regras da casa',
};
