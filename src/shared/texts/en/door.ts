/** `6 4 1`: digits as they are read out one by one. */
const digits = (code: string): string => code.replaceAll(/\B/g, ' ');

/** A code as tiles are read out: `6-4, 1-5, 0-3`. */
const tiles = (code: string): string =>
  (code.match(/../g) ?? []).map((pair) => pair.replace(/\B/, '-')).join(', ');

/** How people come in: the code of three tiles, the square that phones scan, and who may come. */
export const door = {
  codeSpoken: (code: string) => `The tiles ${tiles(code)}`,
  linkSpoken: 'A square to scan with a phone',

  ask: 'Lay this table’s code',
  askFor: (table: string) => `Lay the code of ${table}`,
  askSays: 'Three tiles stand on the TV or on the host’s screen. Tap their ends, or type the digits.',
  face: (digit: number) => (digit === 0 ? '0, bare' : String(digit)),
  faces: 'Ends of tiles',
  back: 'Take one back',
  entered: (code: string) => (code === '' ? 'Nothing laid yet' : `Laid so far: ${digits(code)}`),
  toTables: 'Back to the tables',

  letIn: 'Let somebody in',
  comeIn: 'Come in',
  /** The first part stands out. */
  phones: { named: 'Phones', scan: 'scan this square.' },
  computers: { named: 'Computers', lay: 'lay these:', choose: 'open Boneyard and choose this table.' },
  orType: 'Or type',
  codesClosed: 'Too many wrong codes, so none is taken until there is a new one.',
  shut: {
    locked: 'The table is locked. Nobody new comes in.',
    nowhere: 'This computer is on no network, so nobody else can come in. Join the Wi-Fi or plug in a cable.',
  },
  lock: 'Lock the table',
  unlock: 'Unlock the table',
  newCode: 'New code',
  openToAll: 'Open to all',
  askForCode: 'Ask for a code',
  who: 'Who comes in',
  isNew: 'The code is new.',

  isPlaying: 'A game is being played. Come in and watch; between rounds you can take a bot’s place.',
  changeName: 'Change your name',
};
