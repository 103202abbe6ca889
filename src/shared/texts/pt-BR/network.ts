import type { Platform } from '../../desktop';
import type { EarState } from '../../network';
import type { Device } from '../../protocol/messages';
import { FIRST_PORT } from '../../protocol/version';
import type { Texts } from '../book';
import { countOf, numberOf } from './words';

/** What a system asks when its first table is opened, and what to do where it was answered wrongly. */
const FIRST_TABLE: Readonly<Record<Platform, { readonly asks: string; readonly otherwise: string }>> = {
  windows: {
    asks: 'O Windows vai perguntar. Escolha Permitir.',
    otherwise:
      'Se alguém já escolheu Cancelar, o Windows não pergunta mais: abra Segurança do Windows, Firewall, Permitir um aplicativo, e marque Boneyard, também em redes públicas.',
  },
  mac: {
    asks: 'O Mac vai perguntar da rede local. Escolha Permitir.',
    otherwise:
      'Se alguém já negou: abra Ajustes do Sistema, Privacidade e Segurança, Rede Local, e ligue o Boneyard.',
  },
  linux: {
    asks: 'O Linux não pergunta nada. Se houver firewall, libere a mesa por conta própria.',
    otherwise: `Com o ufw é assim: sudo ufw allow ${FIRST_PORT}/tcp e sudo ufw allow 5353/udp.`,
  },
};

/** What to do on the machine that hosts when somebody cannot come in. */
const LET_IN: Readonly<Record<Platform, (port: number) => string>> = {
  windows: () =>
    'Alguém não consegue entrar? Abra Segurança do Windows, Firewall, Permitir um aplicativo, e marque Boneyard, também em redes públicas.',
  mac: () =>
    'Alguém não consegue entrar? Abra Ajustes do Sistema, Rede, Firewall, e deixe o Boneyard receber conexões.',
  linux: (port) => `Alguém não consegue entrar? Libere a mesa no firewall: sudo ufw allow ${port}/tcp`,
};

/** How finding tables goes on one adapter. */
const EARS: Readonly<Record<EarState, string>> = {
  fresh: 'tentando…',
  hears: 'acha mesas',
  deaf: 'não ouve nada',
  portTaken: 'outro programa atrapalha',
};

const DEVICE: Readonly<Record<Device, string>> = {
  desktop: 'computador',
  phone: 'celular',
  browser: 'navegador',
};

export const network: Texts['network'] = {
  title: 'A rede',
  open: 'Rede',
  close: 'Voltar',

  verdict: {
    trying: { says: 'Testando a rede…', todo: '' },
    offline: {
      says: 'Este computador está sem rede.',
      todo: 'Conecte o Wi-Fi ou um cabo. Contra robôs dá para jogar sem rede.',
    },
    blocked: {
      says: 'Esta rede não deixa as mesas se acharem.',
      todo: 'Digite o endereço de uma mesa: dá para jogar do mesmo jeito.',
    },
    portTaken: {
      says: 'Outro programa neste computador não deixa achar mesas.',
      todo: 'Digite o endereço de uma mesa: dá para jogar do mesmo jeito.',
    },
    findsTables: {
      says: 'Este computador acha mesas.',
      todo: 'Falta alguma? Digite o endereço que está na tela de quem abriu. Wi-Fi de visitas separa os computadores.',
    },
    found: { says: 'Dá para achar esta mesa.' },
    connected: {
      says: (table) => `${table} responde.`,
      todo: 'Se parar, fique aqui: este computador procura de novo por conta própria.',
    },
    alone: {
      says: 'Esta mesa é só deste computador.',
      todo: 'Para jogar com mais gente, volte ao início e abra uma mesa.',
    },
  },
  letIn: LET_IN,

  thisComputer: 'Este computador',
  noAdapter: 'Sem Wi-Fi, sem cabo.',
  adapter: EARS,
  sideDoor: 'só para programas deste computador',
  inQr: 'no código QR',

  address: 'Endereço',
  othersType: 'O endereço a digitar',
  port: (port) =>
    port === FIRST_PORT
      ? `${port} é a porta de sempre.`
      : `A porta de sempre, ${FIRST_PORT}, estava em uso, e a mesa ficou em ${port}: é preciso digitar tudo.`,
  tableIsAt: (table) => `${table} está em`,
  there: 'Ida e volta',
  came: 'Caiu e voltou',
  times: (times) => (times === 0 ? 'nunca' : countOf(times, 'vez', 'vezes')),

  people: 'Na mesa',
  nobody: 'Ninguém chegou ainda.',
  screen: 'Uma tela que mostra a mesa',
  you: (name) => `${name}, você`,
  seat: (seat) => `lugar ${numberOf(seat + 1)}`,
  watches: 'assiste',
  away: 'ausente',
  device: DEVICE,
  roundTrip: (ms) => {
    if (ms === null) return '…';
    return ms < 1 ? 'menos de 1 ms' : `${numberOf(Math.round(ms))} ms`;
  },

  firstTable: FIRST_TABLE,
};
