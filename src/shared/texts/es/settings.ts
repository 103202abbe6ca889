import { LEVEL } from './bots';
import type { SettingNames, SettingValues } from '../settingWords';
import type { Texts } from '../book';
import { numberOf } from './words';

const NAMES: SettingNames = {
  language: { name: 'Idioma', says: null },
  look: { name: 'Aspecto', says: null },
  textSize: { name: 'Tamaño de las letras', says: null },
  numerals: { name: 'Números en las fichas', says: 'En lugar de los puntos.' },
  shapes: { name: 'Forma de los puntos', says: 'Desde el siete, para no depender del color.' },
  showEnds: { name: 'Números en las puntas', says: 'Donde las puntas anotan, se ven siempre.' },
  pace: { name: 'Ritmo de la mesa', says: 'De esta pantalla y de las mesas que abres.' },
  level: { name: 'Robots', says: 'En las mesas que abres; a solas, también a media partida.' },
  volume: { name: 'Volumen', says: null },
  muted: { name: 'Sonido', says: null },
  letterKeys: { name: 'Teclas de una letra', says: 'Las flechas, Enter y Esc llegan a todo sin ellas.' },
  motion: { name: 'Movimiento', says: null },
  tvDisplay: { name: 'Pantalla para la TV', says: 'Donde se abre “Mostrar en la TV”.' },
};

const VALUES: SettingValues = {
  look: { system: 'como el sistema', day: 'día', evening: 'noche', contrast: 'alto contraste' },
  textSize: { 100: 'normal', 115: 'más grande', 130: 'la mayor' },
  numerals: { automatic: 'si son chicas', always: 'siempre', never: 'nunca' },
  shapes: { false: 'redondos', true: 'según el número' },
  showEnds: { false: 'si son chicas', true: 'siempre' },
  pace: { slow: 'lento', normal: 'normal', brisk: 'ágil' },
  level: LEVEL,
  muted: { false: 'encendido', true: 'apagado' },
  letterKeys: { on: 'activas', alt: 'con Alt', off: 'apagadas' },
  motion: { system: 'como el sistema', still: 'menos' },
};

export const settings: Texts['settings'] = {
  title: 'Ajustes',
  open: 'Ajustes',
  close: 'Volver',
  sections: { words: 'Letras', tiles: 'Fichas', table: 'La mesa', sound: 'Sonido', you: 'Tú' },
  names: NAMES,
  values: VALUES,
  systemLanguage: (name) => `como el sistema: ${name}`,
  percent: (part) => `${numberOf(Math.round(part * 100))} %`,
  anyDisplay: 'la que esté libre',
  display: (width, height, isHere) => (isHere ? `esta, ${width} × ${height}` : `${width} × ${height}`),
  oneDisplay: 'Hay una sola pantalla. Conecta la TV y aparece aquí.',
  nameSays: 'Así te llaman las mesas en que te sientes desde ahora.',
  example: 'Así se ven las fichas',
};
