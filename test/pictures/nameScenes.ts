import type { GalleryTable } from './tableInNode';
import { at, begun, doorIs, FOUR, isMine, laid, lookOn } from './scenes';
import type { Scene } from './scenes';

/** Names as long as names may be, in scripts that run the other way, stack up, or are twice as wide. */
const SCRIPTS: GalleryTable = {
  ...FOUR,
  name: 'सत्यनारायण विश्वनाथन की मेज़ पर सब आइए',
  me: 'सत्यनारायण विश्वनाथन राव',
  others: [
    'Александра-Константинова',
    'عبدالرحمن بن عبدالعزيز م',
    '欧阳司马上官诸葛东方皇甫尉迟公孙慕容令狐宇文长孙',
  ],
  bots: 0,
};
const PICTURES: GalleryTable = {
  ...SCRIPTS,
  name: '🦊🐢🐙🦉🐝🦋🐳🦔🐌🦁🐼🦜🦊🐢🐙🦉🐝🦋🐳🦔',
  others: [
    '🦊🐢🐙🦉🐝🦋🐳🦔🐌🦁🐼🦜🦊🐢🐙🦉🐝🦋🐳🦔🐌🦁🐼🦜',
    'Donaudampfschifffahrtska',
    'มานะ มานี ปิติ ชูใจ วีระ',
  ],
};

export const NAME_SCENES: Readonly<Record<string, Scene>> = {
  namesLobby: { table: () => at(SCRIPTS), act: doorIs({}) },
  namesPlay: { table: () => begun(SCRIPTS, (view) => isMine(view) && laid(view) > 6) },
  namesResult: {
    table: () => begun(PICTURES, (view) => view.table.phase.at === 'roundOver'),
    act: lookOn,
  },
  namesTv: { table: () => begun(SCRIPTS, (view) => laid(view) > 8, 'table'), path: '/tv' },
  namesTvResult: {
    table: () => begun(PICTURES, (view) => view.table.phase.at === 'roundOver', 'table'),
    path: '/tv',
    act: lookOn,
  },
  namesTvWaiting: { table: () => at(PICTURES, 'table'), path: '/tv', act: doorIs({}) },
};
