import type { Unfair } from '../../fairness/unfair';
import type { Who } from '../../fairness/transcript';
import type { Seat } from '../../engine/seat';
import { unreachable } from '../../result';
import type { Texts } from '../book';
import { listOf, numberOf } from './words';

/** What is wrong with a deal; `nameOf` says who has a seat. */
function unfairDeal(unfair: Unfair, nameOf: (seat: Seat) => string): string {
  const whose = (who: Who): string => (who === 'host' ? 'do computador da mesa' : `de ${nameOf(who)}`);
  switch (unfair.code) {
    case 'other-rules':
      return 'o registro é de outras regras';
    case 'other-seats':
      return 'o registro é de uma mesa de outro tamanho';
    case 'other-deal':
      return 'o registro não é das pedras anunciadas';
    case 'muddled-seats':
      return 'o registro não traz todo mundo que participou, uma vez só e em ordem';
    case 'other-secret':
      return `o segredo ${whose(unfair.who)} não é o que foi lacrado antes`;
    case 'other-commit':
      return `o lacre ${whose(unfair.who)} mudou depois de mostrado`;
    case 'own-commit-missing':
      return 'o lacre deste aparelho ficou de fora ou foi trocado';
    case 'other-hand':
      return `pelos segredos, as pedras de ${nameOf(unfair.seat)} são outras`;
    case 'other-boneyard':
      return 'pelos segredos, o monte é outro';
    case 'other-lots':
      return 'pelos segredos, as pedras do sorteio são outras';
    case 'other-leader':
      return 'pelos segredos, a saída é de outra pessoa';
    case 'other-redraws':
      return 'pelos segredos, as pedras não voltam tantas vezes quanto foi dito';
    case 'other-course':
      return 'a rodada não pode ter corrido como foi mostrada';
    default:
      return unreachable(unfair);
  }
}

/** How it came that somebody was dealt without: names, or nobody's where none is known. */
function dealtAgain(names: readonly string[]): string {
  if (names.length === 0) return 'Pedras dadas de novo: da primeira vez não deu para terminar.';
  return names.length === 1
    ? `Pedras dadas de novo: o aparelho de ${listOf(names)} não respondeu.`
    : `Pedras dadas de novo: os aparelhos de ${listOf(names)} não responderam.`;
}

export const fair: Texts['fair'] = {
  open: 'Como as pedras foram dadas?',
  how: 'Como eu sei?',
  what: 'O que é isso?',
  again: (attempt) => (attempt === 2 ? 'dadas duas vezes' : `dadas ${numberOf(attempt)} vezes`),
  title: 'Como eu sei que ninguém arrumou as pedras?',
  digest: (tiles) => `As quatro pedras desta rodada: ${tiles.join(', ')}`,
  verified: 'Pedras comprovadas',
  checked: 'Pedras conferidas',
  broken: (unfair, nameOf) => `As pedras desta rodada não conferem: ${unfairDeal(unfair, nameOf)}.`,
  brokenDo: 'Conversem na mesa antes de seguir. O jogo fica guardado, e dá para conferir tudo depois.',
  dealtAgain,

  tiles: 'Quatro pedras para esta rodada',
  tilesSay: 'Todas as telas da mesa mostram as mesmas quatro. Se as suas são outras, você viu outros lacres.',
  noDeal: 'As pedras ainda não foram dadas, ou foram dadas para um teste.',
  makes: 'Como as pedras são misturadas',
  makesSay:
    'Antes de dar as pedras, o computador da mesa e cada aparelho lacram um número secreto. Com todos os lacres à vista, os aparelhos abrem os seus. Todos os números juntos misturam as pedras, e assim ninguém escolhe: nem o computador da mesa, nem quem responde por último, nem o resto inteiro junto.',
  proves: 'O que o seu aparelho comprova',
  provesSay:
    'No fim da rodada, o computador da mesa também abre o número dele. O seu aparelho mistura as pedras de novo, por conta própria, e compara com cada pedra que viu.',
  provesNot: 'O que ele não comprova',
  provesNotSay:
    'É o computador da mesa que dá as pedras, e ele conhece todas as mãos durante o jogo. A prova não mostra se alguém olhou. Mostra que ninguém arrumou as pedras.',
  now: 'Esta rodada',
  nowOpen: 'A rodada não acabou. No fim, o seu aparelho dá as pedras de novo e confere.',
  nowVerified: 'O seu aparelho entrou com um número dele, e tudo confere.',
  nowWatched: 'O seu aparelho não entrou com número, mas conferiu as pedras, e tudo bate.',
  nowLeftOut:
    'O número do seu aparelho chegou tarde ou ficou de fora. Mesmo assim ele conferiu as pedras, e tudo bate.',
  close: 'Fechar',
};
