import type { Texts } from '../book';

/** `6 4 1`: digits as they are read out one by one. */
const digits = (code: string): string => code.replaceAll(/\B/g, ' ');

/** A code as tiles are read out: `6-4, 1-5, 0-3`. */
const tiles = (code: string): string =>
  (code.match(/../g) ?? []).map((pair) => pair.replace(/\B/, '-')).join(', ');

export const door: Texts['door'] = {
  codeSpoken: (code) => `As pedras ${tiles(code)}`,
  linkSpoken: 'Um quadrado para ler com a câmera do celular',

  ask: 'Monte o código desta mesa',
  askFor: (table) => `Monte o código de ${table}`,
  askSays: 'São três pedras, na TV ou na tela de quem abriu a mesa. Toque nas pontas ou digite os números.',
  face: (digit) => (digit === 0 ? '0, branca' : String(digit)),
  faces: 'Pontas das pedras',
  back: 'Tirar a última',
  entered: (code) => (code === '' ? 'Nada ainda' : `Até aqui: ${digits(code)}`),
  toTables: 'Voltar às mesas',

  letIn: 'Chamar mais gente',
  comeIn: 'Entrar',
  phones: { named: 'Celulares', scan: 'leem este quadrado.' },
  computers: {
    named: 'PCs',
    lay: 'montam estas pedras:',
    choose: 'abrem o Boneyard e escolhem esta mesa.',
  },
  orType: 'Ou digite',
  codesClosed: 'Muitos códigos errados. Só vale um código novo.',
  shut: {
    locked: 'A mesa está trancada. Ninguém mais entra.',
    nowhere: 'Este computador está sem rede, e ninguém mais consegue entrar. Conecte o Wi-Fi ou um cabo.',
  },
  lock: 'Trancar a mesa',
  unlock: 'Destrancar a mesa',
  newCode: 'Novo código',
  openToAll: 'Abrir para todo mundo',
  askForCode: 'Pedir código',
  who: 'Quem entra',
  isNew: 'O código é novo.',

  isPlaying:
    'O jogo já começou. Entre e assista; entre uma rodada e outra você pode ficar no lugar de um robô.',
  changeName: 'Mudar seu nome',
};
