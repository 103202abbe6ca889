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
        ? `Com estas regras não jogam tantas pessoas. Tente --players ${String(nearest)}.`
        : 'Estas regras são para menos gente. Tente --players 4.';
    case 'set-too-small':
    case 'hand-too-large':
      return 'O dominó não tem pedras para tanta gente. Diminua em --players.';
    case 'needs-four-seats':
      return 'Em duplas jogam quatro. Tente --players 4.';
    case 'needs-drawing':
      return `${rule} não diz nada onde ninguém compra. Escolha outro jogo em --preset.`;
    default:
      return unreachable(code);
  }
}

export const headless: Texts['headless'] = {
  page: 'Esta é uma mesa do Boneyard, mas a página dela ainda não foi feita. No computador da mesa, rode “npm run build” e abra a mesa de novo; ou abra o Boneyard aqui e escolha esta mesa.',
  tableName: 'Boneyard',
  usage: 'Escolha entre --name, --port, --address, --code, --preset, --players, --bots, --data e --json.',
  noSuchPort: 'Uma porta é um número inteiro de 0 a 65535.',
  noSuchAddress: (text) =>
    `${text} não é um endereço. O certo é algo como 192.168.1.24, ou 0.0.0.0 para a casa toda.`,
  noSuchPreset: (presets) => `Esse jogo não existe. Escolha um destes: ${presets.join(', ')}.`,
  noSuchPlayers: (least, most) => `Uma mesa tem de ${least} a ${most} pessoas.`,
  noSuchBots: (players) => `Pode haver de 0 a ${players} robôs.`,
  noSuchName: 'A mesa precisa de um nome que dê para mostrar.',
  noSuchCode:
    'O código são três pedras: seis números de 0 a 6, como 641523. Com --code none ninguém precisa de código.',
  unplayable,
  portTaken: (port) =>
    port === null
      ? 'Todas as portas das mesas estão em uso neste computador. Feche outras mesas aqui e tente de novo.'
      : `A porta ${port} está em uso neste computador. Escolha outra, ou tire --port.`,
  badAddress: (address) =>
    `Este computador não tem o endereço ${address}. Use um que ele tenha, ou tire --address.`,
  cannotKeep: (folder) =>
    `Não dá para guardar uma mesa em ${folder}. Abra espaço no disco, veja se dá para escrever na pasta, ou indique outra com --data.`,
  cannotCarryOn: {
    damaged: (file) =>
      `Uma mesa que ficou parada não pode continuar: ${file} estragou. Fica guardado como está; apague quando ninguém mais precisar.`,
    otherVersion: (file) =>
      `Uma mesa que ficou parada não pode continuar aqui: foi outro Boneyard que escreveu ${file}. Abra aquele, ou apague o arquivo.`,
    otherRules: (file) =>
      `Uma mesa que ficou parada não pode continuar aqui: pelas regras deste Boneyard o jogo termina diferente. Está guardado em ${file}.`,
    openElsewhere: (file) => `A mesa de ${file} já está aberta, em outro Boneyard neste computador.`,
  },
  carriedOnOtherwise: (name, options) =>
    `${name} continua como estava. Para uma mesa nova com ${listOf(options)} diferente, indique outra pasta com --data.`,
  disk: {
    full: 'O disco está cheio. Abra espaço; a mesa espera.',
    failing: 'O disco não grava nada. Dê uma olhada; a mesa espera e tenta de novo a cada segundo.',
    well: 'O disco voltou; a mesa continua.',
  },
  open: (name, url, code) =>
    `${name}: aberta em ${url}\n${code === null ? 'Todo mundo pode entrar.' : `As três pedras: ${code}`}`,
  joined: (name, seat) => (seat === null ? `${name} assiste.` : `${name} fica no lugar ${seat + 1}.`),
  left: (name, kept) => (kept ? `${name} se ausentou; o lugar espera.` : `${name} foi embora.`),
  began: (names) => `Começa um jogo: ${names.join(', ')}.`,
  round: (round) => `A rodada ${round} acabou.`,
  game: (record) =>
    record === null
      ? 'O jogo acabou, mas não deu para guardar: veja se dá para escrever na pasta.'
      : `O jogo acabou e está guardado em ${record}.`,
  moved: (places) => `A mesa mudou para ${places.join(' ou ')}.`,
  closed: 'A mesa fechou.',
};
