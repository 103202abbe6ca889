import type { RuleTrouble } from '../../rules/check';
import { unreachable } from '../../result';

/** Why a table cannot be laid by these rules, for somebody who typed them. */
function unplayable({ rule, code, nearest }: RuleTrouble): string {
  switch (code) {
    case 'too-few-seats':
    case 'too-many-seats':
      return rule === 'seats'
        ? `That is no number of players for these rules. Try --players ${String(nearest)}.`
        : 'These rules are for fewer players. Try --players 4.';
    case 'set-too-small':
    case 'hand-too-large':
      return 'The set cannot deal so many players a hand. Try fewer with --players.';
    case 'needs-four-seats':
      return 'Partners need four players. Try --players 4.';
    case 'needs-drawing':
      return `${rule} means nothing where nobody draws. Choose another preset.`;
    default:
      return unreachable(code);
  }
}

/** What a table without a window says, on its command line and in a browser. */
export const headless = {
  page: 'This is a table of Boneyard, but its page is not built yet. On the computer that hosts, run “npm run build” and open the table again; or open Boneyard here and choose this table.',
  tableName: 'Boneyard',
  usage: 'Choose among --name, --port, --address, --code, --preset, --players, --bots, --data and --json.',
  noSuchPort: 'A port is a whole number from 0 to 65535.',
  noSuchAddress: (text: string) =>
    `${text} is no address. It looks like 192.168.1.24, or 0.0.0.0 for the whole house.`,
  noSuchPreset: (presets: readonly string[]) =>
    `There is no such preset. Choose one of ${presets.join(', ')}.`,
  noSuchPlayers: (least: number, most: number) => `A table has ${least} to ${most} players.`,
  noSuchBots: (players: number) => `There can be 0 to ${players} bots.`,
  noSuchName: 'A table needs a name that can be shown.',
  noSuchCode:
    'A code is three tiles: six digits from 0 to 6, such as 641523. --code none asks nobody for one.',
  unplayable,
  portTaken: (port: number | null) =>
    port === null
      ? 'Every port tables use is taken on this computer. Close other tables here, then try again.'
      : `Port ${port} is taken on this computer. Name another one, or leave --port out.`,
  badAddress: (address: string) =>
    `This computer has no address ${address}. Name one it has, or leave --address out.`,
  cannotKeep: (folder: string) =>
    `No table can be kept in ${folder}. Make room on the disk, see that the folder may be written to, or name another one with --data.`,
  cannotCarryOn: {
    damaged: (file: string) =>
      `A table that was left cannot be carried on: ${file} is damaged. It is kept as it is; delete it when nobody needs it any more.`,
    otherVersion: (file: string) =>
      `A table that was left cannot be carried on here: ${file} was written by another Boneyard. Start that one, or delete the file.`,
    otherRules: (file: string) =>
      `A table that was left cannot be carried on here: by the rules of this Boneyard its game comes out otherwise. It is kept in ${file}.`,
    openElsewhere: (file: string) =>
      `The table in ${file} is open already, in another Boneyard on this computer.`,
  },
  carriedOnOtherwise: (name: string, options: readonly string[]) =>
    `${name} goes on as it was left. For a new table with other ${options.join(', ')} name another folder with --data.`,
  disk: {
    full: 'The disk is full. Make room; the table waits.',
    failing: 'The disk takes nothing. Look at it; the table waits and tries again every second.',
    well: 'The disk works again; the table goes on.',
  },
  open: (name: string, url: string, code: string | null) =>
    `${name} is open at ${url}\n${code === null ? 'Everybody may come in.' : `Its three tiles: ${code}`}`,
  joined: (name: string, seat: number | null) =>
    seat === null ? `${name} watches.` : `${name} sits on seat ${seat + 1}.`,
  left: (name: string, kept: boolean) => (kept ? `${name} is away; the seat waits.` : `${name} has left.`),
  began: (names: readonly string[]) => `A game begins: ${names.join(', ')}.`,
  round: (round: number) => `Round ${round} is over.`,
  game: (record: string | null) =>
    record === null
      ? 'The game is over, but it could not be kept: see that the data folder can be written.'
      : `The game is over and kept in ${record}.`,
  moved: (places: readonly string[]) => `The table has moved to ${places.join(' or ')}.`,
  closed: 'The table is closed.',
};
