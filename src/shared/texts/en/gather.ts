import { capital, countOf, fewOf, listOf, numberOf, ownedBy } from './words';

export const gather = {
  stays: 'Stays in this house. No internet needed.',
  justCameIn: 'Just came in',
  watching: 'Watching',
  satDown: (name: string) => `${name} sits down.`,
  gotUp: (name: string) => `${name} gets up.`,

  you: 'you',
  keeper: 'keeps the table',
  away: 'away',
  agrees: 'says OK',
  looksAtRules: 'looks at the rules',
  line: (parts: readonly string[]) => parts.join(', '),
  freeSeat: 'Free seat',
  sitHere: 'Sit here',
  sitHereSeat: (seat: number) => `Seat ${seat + 1} is free. Sit here`,
  botHere: 'Put a bot here',
  botHereSeat: (seat: number) => `Put a bot on seat ${seat + 1}`,
  seatOf: (seat: number, name: string, line: string) =>
    line === '' ? `Seat ${seat + 1}: ${name}` : `Seat ${seat + 1}: ${name}, ${line}`,
  takeBotAway: (name: string) => `Take ${name} away`,
  remove: (name: string) => `Ask ${name} to leave`,
  move: (name: string) => `Seat ${name} elsewhere`,
  moveHere: (name: string) => `Seat ${name} here`,
  moveYourself: 'Sit elsewhere',
  changeWith: (name: string, other: string) => `${name} and ${other} change seats`,
  moving: (name: string) => `Where does ${name} sit? Choose a place, or press Escape.`,
  movingYou: 'Where do you sit? Choose a place, or press Escape.',
  aimsAt: (seat: number, name: string) =>
    name === '' ? `Seat ${seat + 1}, free` : `Seat ${seat + 1}, ${name}`,
  stop: 'Stay',
  takeAway: 'Take away',
  removeShort: 'Ask to leave',

  firewall: 'Is the firewall asking? Choose Allow.',
  keepOpen: 'Keep this computer open while you play.',

  rules: 'The rules',
  change: 'Change',
  begin: 'Draw tiles and begin',
  emptyToBot: 'An empty seat would go to a bot.',
  emptySeatsToBots: (seats: number) =>
    `${capital(fewOf(seats, 'empty seat', 'empty seats'))} would go to bots.`,
  waitingForOk: (names: readonly string[], seconds: number | null) =>
    seconds === null || seconds === 0
      ? `${listOf(names)} ${names.length === 1 ? 'has' : 'have'} not said OK to the new rules yet.`
      : `Waiting for ${listOf(names)} to say OK. You can begin anyway in ${numberOf(seconds)}.`,
  waitingForKeeper: (keepers: readonly string[]) =>
    keepers.length === 0 ? 'It begins as soon as the keeper is back.' : `${listOf(keepers)} will begin.`,
  rulesChanged: 'The rules have changed.',
  ok: 'OK, I play by these',
  saidOk: 'You said OK.',
  tv: 'Show on the TV',
  /** Said while a screen shows the table; the first part stands out. */
  screens: { named: 'The TV', shows: 'shows this table.' },
  handOver: {
    open: 'Hand the table over',
    ask: 'Whose computer holds the table from now on?',
    to: (name: string) => `Hand the table to ${name}`,
    mine: 'Mine',
    stay: 'The same as now',
  },
  leave: 'Leave the table',
  close: 'Close the table',
  closeAsk: (others: number) =>
    `${countOf(others, 'other person sits', 'other people sit')} here. Close the table for everyone?`,
  closeYes: 'Close it',
  closeNo: 'Keep it open',
  tableOf: (name: string) => `${ownedBy(name)} table`,
};
