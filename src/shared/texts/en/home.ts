import { capital, fewOf, listOf, momentOf, numberOf, ownedBy } from './words';

export const home = {
  tagline: 'Dominoes for the people in this room.',
  playNow: { title: 'Play now', says: 'You against three bots, a quick game of Draw' },
  carryOn: {
    solo: (round: number) => (round === 0 ? 'Carry on your game' : `Carry on your game, round ${round}`),
    house: (table: string, round: number) =>
      round === 0 ? `Carry on at ${table}` : `Carry on at ${table}, round ${round}`,
    anew: 'New game',
  },
  left: {
    open: 'Games you left',
    title: 'Games you left',
    ofTable: (table: string, solo: boolean) => (solo ? 'Your game' : table),
    names: listOf,
    when: (round: number, at: number) =>
      `${round === 0 ? 'Not begun' : `Round ${numberOf(round)}`}, ${momentOf(at)}`,
    carryOn: 'Carry on',
    carryOnAt: (table: string) => `Carry on: ${table}`,
    forget: 'Forget it',
    forgetAt: (table: string) => `Forget ${table}`,
    ask: 'Its game is lost then.',
    keep: 'Keep it',
  },
  cannotCarryOn: {
    damaged: (path: string) =>
      `A game that was left cannot be carried on: its file is damaged. It is kept at ${path}; delete it when nobody needs it any more.`,
    otherVersion: (path: string) =>
      `A game that was left cannot be carried on here: another Boneyard wrote it. It is kept at ${path}.`,
    otherRules: (path: string) =>
      `A game that was left cannot be carried on here: by the rules of this Boneyard it comes out otherwise. It is kept at ${path}.`,
  },
  host: { title: 'Host a table', says: 'Invite the laptops in this house, and the TV' },
  join: {
    title: 'Join a table',
    says: (open: number) =>
      open === 0
        ? 'None is open in this house yet'
        : `${capital(fewOf(open, 'is open', 'are open'))} in this house`,
  },
  youAre: 'You are',
  changeName: (name: string) => `You are ${name}. Change your name`,
  yourName: 'Your name',
  keepName: 'Keep it',
  nameNeeded: 'Write a name first, so that others know who sits down.',

  tables: 'Tables in this house',
  looking: 'Looking…',
  noTable: 'No table in this house yet. Host one, or ask who does.',
  sitDown: 'Sit down',
  sitDownAt: (table: string) => `Sit down at ${table}`,
  watch: 'Watch',
  watchAt: (table: string) => `Watch ${table}`,
  card: (game: string, free: number, round: number, code = false) => {
    const seats = free === 0 ? 'full' : fewOf(free, 'seat free', 'seats free');
    const says = round === 0 ? `${game}, ${seats}` : `${game}, ${seats}, round ${round}`;
    return code ? `${says}. Asks for its code.` : says;
  },
  otherVersion: (address: string) =>
    `This table plays by another Boneyard. Open ${address} in a browser to play all the same.`,
  openPage: 'Open it',
  openPageOf: (table: string) => `Open ${table} in a browser`,

  address: 'Know the address?',
  addressLabel: 'Address of the table',
  addressExample: '192.168.1.24:27500',
  addressGo: 'Go there',
};

export const host = {
  title: 'Host a table',
  lead: 'Two ways to sit. Which is this screen?',
  table: {
    title: 'This screen is the table',
    says: 'Everyone in the room sees the line here, and nobody’s tiles.',
  },
  player: {
    title: 'I play here',
    says: 'This screen shows your tiles. The TV, or another window, can show the table.',
  },
  pick: 'Choose what this screen is first.',
  tableName: 'Name of the table',
  tableOf: (name: string) => `${ownedBy(name)} table`,
  open: 'Open the table',
  back: 'Back',
};
