import { LEVEL } from './bots';
import type { SettingNames, SettingValues } from '../settingWords';
import type { Texts } from '../book';
import { numberOf } from './words';

const NAMES: SettingNames = {
  language: { name: 'Idioma', says: null },
  look: { name: 'Aparência', says: null },
  textSize: { name: 'Tamanho das letras', says: null },
  numerals: { name: 'Números nas pedras', says: 'No lugar dos pontos.' },
  shapes: { name: 'Forma dos pontos', says: 'Do sete em diante, para não depender das cores.' },
  showEnds: { name: 'Números nas pontas', says: 'Onde as pontas valem pontos, aparecem sempre.' },
  pace: { name: 'Ritmo da mesa', says: 'Desta tela e das mesas que você abre.' },
  level: { name: 'Robôs', says: 'Nas mesas que você abre; a sós, também no meio do jogo.' },
  volume: { name: 'Volume', says: null },
  muted: { name: 'Som', says: null },
  letterKeys: { name: 'Teclas de uma letra', says: 'As setas, Enter e Esc chegam a tudo sem elas.' },
  motion: { name: 'Movimento', says: null },
  tvDisplay: { name: 'Tela para a TV', says: 'Onde abre “Ver na TV”.' },
};

const VALUES: SettingValues = {
  look: { system: 'como o sistema', day: 'dia', evening: 'noite', contrast: 'alto contraste' },
  textSize: { 100: 'normal', 115: 'maior', 130: 'o maior' },
  numerals: { automatic: 'quando pequenas', always: 'sempre', never: 'nunca' },
  shapes: { false: 'redondos', true: 'conforme o número' },
  showEnds: { false: 'quando pequenas', true: 'sempre' },
  pace: { slow: 'lento', normal: 'normal', brisk: 'rápido' },
  level: LEVEL,
  muted: { false: 'ligado', true: 'desligado' },
  letterKeys: { on: 'ligadas', alt: 'com Alt', off: 'desligadas' },
  motion: { system: 'como o sistema', still: 'menos' },
};

export const settings: Texts['settings'] = {
  title: 'Ajustes',
  open: 'Ajustes',
  close: 'Voltar',
  sections: { words: 'Palavras', tiles: 'Pedras', table: 'Mesa', sound: 'Som', you: 'Você' },
  names: NAMES,
  values: VALUES,
  systemLanguage: (name) => `como o sistema: ${name}`,
  percent: (part) => `${numberOf(Math.round(part * 100))}%`,
  anyDisplay: 'a que está livre',
  display: (width, height, isHere) => (isHere ? `esta, ${width} × ${height}` : `${width} × ${height}`),
  oneDisplay: 'Há só uma tela. Ligue a TV e ela aparece aqui.',
  nameSays: 'As próximas mesas em que você sentar usam este nome.',
  example: 'Assim ficam as pedras',
};
