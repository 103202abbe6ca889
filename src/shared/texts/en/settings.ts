import type { SettingNames, SettingValues } from '../settingWords';
import { LEVEL } from './bots';
import { numberOf } from './words';

const NAMES: SettingNames = {
  language: { name: 'Language', says: null },
  look: { name: 'Look', says: null },
  textSize: { name: 'Size of the words', says: null },
  numerals: {
    name: 'Numbers on tiles',
    says: 'In the place of pips.',
  },
  shapes: { name: 'Shapes of pips', says: 'From seven up, so that numbers need no colour.' },
  showEnds: { name: 'Numbers at the ends', says: 'Where ends score, they are always written.' },
  pace: { name: 'Pace of the table', says: 'Of this screen, and of tables you open.' },
  level: { name: 'Bots', says: 'At tables you open; alone also in mid-game.' },
  volume: { name: 'How loud', says: null },
  muted: { name: 'Sound', says: null },
  letterKeys: {
    name: 'Keys of one letter',
    says: 'The arrows, Enter and Esc reach everything without them.',
  },
  motion: { name: 'Motion', says: null },
  tvDisplay: { name: 'Display for the TV', says: 'Where “Show on the TV” opens.' },
};

const VALUES: SettingValues = {
  look: {
    system: 'as the system',
    day: 'day',
    evening: 'evening',
    contrast: 'high contrast',
  },
  textSize: { 100: 'usual', 115: 'larger', 130: 'largest' },
  numerals: { automatic: 'when small', always: 'always', never: 'never' },
  shapes: { false: 'discs', true: 'by number' },
  showEnds: { false: 'when small', true: 'always' },
  pace: { slow: 'slow', normal: 'normal', brisk: 'brisk' },
  level: LEVEL,
  muted: { false: 'on', true: 'off' },
  letterKeys: { on: 'on', alt: 'with Alt', off: 'off' },
  motion: { system: 'as the system', still: 'less' },
};

/** What people set for themselves. */
export const settings = {
  title: 'Settings',
  open: 'Settings',
  close: 'Back',
  sections: {
    words: 'Words',
    tiles: 'Tiles',
    table: 'The table',
    sound: 'Sound',
    you: 'You',
  },
  names: NAMES,
  values: VALUES,
  systemLanguage: (name: string) => `as the system: ${name}`,
  percent: (part: number) => `${numberOf(Math.round(part * 100))} %`,
  anyDisplay: 'the free one',
  display: (width: number, height: number, isHere: boolean) =>
    isHere ? `this one, ${width} × ${height}` : `${width} × ${height}`,
  oneDisplay: 'There is one display only. Connect the TV and it is offered here.',
  nameSays: 'Tables you sit down at from now on call you so.',
  example: 'How tiles look then',
};
