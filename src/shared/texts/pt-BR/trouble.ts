import type { AwayCause, Trouble } from '../../desktop';
import type { DiscoveryState } from '../../network';
import type { RefusalCode } from '../../protocol/messages';
import { FIRST_PORT, PORT_TRIES } from '../../protocol/version';
import type { Texts } from '../book';

const otherVersion = (address: string): string =>
  `Esta mesa usa outro Boneyard. Abra ${address} no navegador e jogue assim mesmo.`;
const WRONG_CODE = 'Não é o código desta mesa. Olhe de novo as três pedras.';
const WAIT_FOR_CODE = 'Muitos códigos errados em pouco tempo. Espere um minuto e tente de novo.';
const CODES_CLOSED =
  'Foram muitos códigos errados, e a mesa agora não aceita nenhum. Peça um novo a quem cuida dela.';
const LOCKED = 'A mesa está trancada: ninguém mais entra. Peça a quem cuida dela para destrancar.';
const NOT_LET_IN = 'A mesa não deixou você entrar. Pergunte a quem cuida dela.';

/** Why a table could not be opened or joined: what happened, and what to do. */
const TROUBLES: Readonly<Record<Trouble, (address: string) => string>> = {
  portTaken: () =>
    `Todas as portas de ${FIRST_PORT} a ${FIRST_PORT + PORT_TRIES} estão em uso neste computador. Feche outras mesas aqui e abra a sua de novo.`,
  cannotKeep: () =>
    'O Boneyard não consegue gravar na pasta dele neste computador. Abra espaço no disco, veja se a pasta deixa gravar e abra a mesa de novo.',
  cannotCarryOn: () =>
    'Não dá para continuar este jogo: o arquivo estragou, sumiu ou é de outro Boneyard. O que restou fica guardado.',
  openElsewhere: () =>
    'Esta mesa já está aberta, em outro Boneyard neste computador. Continue lá, ou feche aquele primeiro.',
  noNetwork: () =>
    'Este computador está sem rede. Conecte o Wi-Fi ou um cabo e tente de novo. Contra robôs dá para jogar sem rede.',
  badAddress: () =>
    'Isso não é um endereço. O certo é algo como 192.168.1.24:27500, e está na tela de quem abriu a mesa.',
  noAnswer: (address) =>
    `Nada responde em ${address}. Wi-Fi de visitas separa os computadores: ponha os dois no Wi-Fi principal, num cabo ou no celular.`,
  hostSilent: (address) =>
    `A mesa de ${address} está lá, mas o computador não deixa ninguém entrar. Peça a quem abriu para liberar o Boneyard no firewall.`,
  nobodyThere: (address) =>
    `Não dá para alcançar nenhum computador em ${address}. Compare com a tela de quem abriu a mesa e use o mesmo Wi-Fi, sem ser o de visitas.`,
  notAllowed: () =>
    'Este Mac não deixa o Boneyard usar a rede. Libere em Ajustes do Sistema, Privacidade e Segurança, Rede Local, e tente de novo.',
  otherNetwork: (address) =>
    `${address} está em outra rede. Ponha os dois computadores no mesmo Wi-Fi ou cabo.`,
  refusedConnection: (address) =>
    `Não há mais mesa aberta em ${address}. Peça a quem abriu para abrir de novo.`,
  notATable: (address) =>
    `O que responde em ${address} não é uma mesa. Compare com a tela de quem abriu a mesa.`,
  otherVersion,
  tableFull: () => 'Todos os lugares estão ocupados. Quer assistir?',
  notLetIn: () => NOT_LET_IN,
  codeNeeded: () => 'A mesa pede o código. As três pedras estão na TV e na tela de todo mundo lá.',
  wrongCode: () => WRONG_CODE,
  waitForCode: () => WAIT_FOR_CODE,
  codesClosed: () => CODES_CLOSED,
  locked: () => LOCKED,
  alreadyAtTable: () => 'Esta janela já está numa mesa. Saia daquela primeiro.',
};

/** Why a table that was there does not answer any more. `table` is its name. */
const AWAY: Readonly<Record<AwayCause, (table: string) => string>> = {
  asleep: () =>
    'O computador da mesa dormiu ou saiu da rede. O jogo está guardado lá e continua quando ele acordar.',
  closed: (table) => `${table} não está aberta no computador da mesa. O jogo está guardado lá: abra de novo.`,
  shut: (table) =>
    `${table} está lá, mas o computador não deixa ninguém entrar. Libere o Boneyard no firewall de lá.`,
  offline: () => 'Este computador está sem rede. Conecte o Wi-Fi ou o cabo; o resto vai sozinho.',
};

/** Said under the name of a table that announces itself and cannot be reached. */
const SILENT: Texts['trouble']['silent'] = {
  hostSilent: 'Não deixa ninguém entrar. Peça a quem abriu para liberar o Boneyard no firewall.',
  otherNetwork: 'Está em outra rede.',
  noAnswer: 'Não responde.',
};

const DISCOVERY: Readonly<Record<Exclude<DiscoveryState, 'looking'>, string>> = {
  noNetwork:
    'Este computador está sem rede. Conecte o Wi-Fi ou um cabo. Contra robôs dá para jogar sem rede.',
  blocked:
    'Esta rede não deixa as mesas se acharem. Digite o endereço que está na tela de quem abriu: dá para jogar do mesmo jeito.',
  portTaken:
    'Outro programa neste computador não deixa achar mesas. Digite o endereço que está na tela de quem abriu.',
};

/** Why the host did not do what was asked. */
const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  'not-your-turn': 'Ainda não é a sua vez.',
  'round-over': 'Esta rodada acabou.',
  'not-your-tile': 'Essa pedra não está na sua mão. Veja a mesa como está.',
  'does-not-fit': 'Essa pedra não serve ali.',
  'name-the-end': 'Essa pedra serve nas duas pontas. Escolha uma.',
  'nearest-end': 'Aqui a pedra vai na ponta mais perto de quem joga. Ponha ali.',
  'must-play': 'Você tem pedra que serve, e tem que jogar.',
  'must-lead': 'Outra pedra sai nesta rodada.',
  'no-draw': 'Não há pedra para comprar.',
  'must-draw': 'Compre antes: o monte ainda tem pedras.',
  'not-keeper': 'Só quem cuida da mesa pode fazer isso.',
  'no-seat': 'Sente antes num lugar.',
  'seat-taken': 'Já tem gente nesse lugar.',
  'no-such-person': 'Essa pessoa saiu da mesa.',
  'in-play': 'Isso fica para o fim da rodada.',
  'not-in-play': 'Nenhuma rodada em jogo.',
  'rules-not-playable': 'Com essas regras esta mesa não joga.',
  'waiting-for-ok': 'Ainda falta o OK de alguém nas novas regras.',
  'nobody-seated': 'Ainda não há ninguém na mesa.',
  'cannot-host': 'Esse aparelho não segura uma mesa. Escolha um computador que tenha o jogo.',
  'not-taken': 'Esse computador não conseguiu ficar com a mesa. Ela continua aqui.',
  moving: 'A mesa está mudando de computador. Um instante.',
  'not-away': 'Essa pessoa está aqui e joga por conta própria.',
  'no-hints': 'Nesta mesa não há dicas.',
  stale: 'A mesa já tinha andado. Veja como está.',
};

export const trouble: Texts['trouble'] = {
  opening: TROUBLES,
  watchInstead: 'Assistir',
  silent: SILENT,
  discovery: DISCOVERY,
  refused: REFUSALS,
  over: {
    left: 'Você saiu da mesa.',
    removed: 'Pediram para você sair desta mesa. Você ainda pode sentar em outra.',
    moved: 'A mesa mudou de computador. Procure na lista.',
    closed: 'A mesa fechou. O jogo está guardado no computador da mesa.',
    takenOver: 'Seu lugar está aberto em outro aparelho. Jogue lá, ou traga de volta para cá.',
    otherVersion: 'A mesa agora usa outro Boneyard. Abra o endereço dela no navegador e jogue assim mesmo.',
    notLetIn: NOT_LET_IN,
    codeNeeded: 'A mesa pede o código. Sente de novo e monte as três pedras.',
    wrongCode: WRONG_CODE,
    waitForCode: WAIT_FOR_CODE,
    codesClosed: CODES_CLOSED,
    locked: LOCKED,
    tableFull: 'Todos os lugares estão ocupados. Pela lista você pode assistir.',
    lost: 'O computador da mesa não responde mais. O jogo está guardado lá; sente de novo quando ele voltar.',
    malformed: 'A mesa não entendeu este Boneyard e desligou. Nada se perdeu; sente de novo.',
  },
  takeHere: 'Trazer para cá',
  toDoor: 'Voltar à entrada',
  home: 'Voltar ao início',
  lookingFor: (table) => `Procurando ${table}. Suas pedras estão a salvo.`,
  away: AWAY,
  woke: (name) => `O computador ${name === null ? 'da mesa' : `de ${name}`} tinha dormido. A mesa voltou.`,
  reaching: 'Procurando a mesa…',
  slipped: 'Algo escapou. Nada se perdeu.',
  backToTable: 'Voltar à mesa',
};
