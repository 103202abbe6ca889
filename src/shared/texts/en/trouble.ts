import type { AwayCause, Trouble } from '../../desktop';
import type { DiscoveryState } from '../../network';
import type { RefusalCode } from '../../protocol/messages';
import { FIRST_PORT, PORT_TRIES } from '../../protocol/version';
import { ownedBy } from './words';

/** Why a table could not be opened or joined: what happened, and what to do. */
const TROUBLES: Readonly<Record<Trouble, (address: string) => string>> = {
  portTaken: () =>
    `Every door from ${FIRST_PORT} to ${FIRST_PORT + PORT_TRIES} is taken on this computer. Close other tables here, then host again.`,
  cannotKeep: () =>
    'Boneyard cannot write to its folder on this computer. Make room on the disk, see that the folder may be written to, then host again.',
  cannotCarryOn: () =>
    'This game cannot be carried on: its file is damaged, gone, or from another Boneyard. What is left of it is kept.',
  openElsewhere: () =>
    'This table is open already, in another Boneyard on this computer. Go on there, or close it first.',
  noNetwork: () =>
    'This computer is on no network. Join the Wi-Fi or plug in a cable, then try again. Playing against bots works without.',
  badAddress: () => 'That is no address. It looks like 192.168.1.24:27500, and the host’s screen shows it.',
  noAnswer: (address) =>
    `Nothing answers at ${address}. A guest Wi-Fi keeps computers apart: put both on the main Wi-Fi, on a cable or on a phone’s hotspot.`,
  hostSilent: (address) =>
    `The table at ${address} is there, but its computer lets nobody in. Ask the host to allow Boneyard in the firewall.`,
  nobodyThere: (address) =>
    `No computer can be reached at ${address}. Compare it with the host’s screen, and put both on the same Wi-Fi, not a guest one.`,
  notAllowed: () =>
    'This Mac keeps Boneyard from the network. Allow it in System Settings, Privacy & Security, Local Network, then try again.',
  otherNetwork: (address) =>
    `${address} is in another network than this computer. Put both on the same Wi-Fi or cable.`,
  refusedConnection: (address) => `No table is open at ${address} any more. Ask the host to open it again.`,
  notATable: (address) =>
    `Something else than a table answers at ${address}. Compare it with the host’s screen.`,
  otherVersion: (address) =>
    `This table plays by another Boneyard. Open ${address} in a browser to play all the same.`,
  tableFull: () => 'All seats are taken. Watch instead?',
  notLetIn: () => 'This table did not let you in. Ask whoever keeps it.',
  codeNeeded: () =>
    'This table asks for its code. Its three tiles stand on the TV and on everybody’s screen there.',
  wrongCode: () => 'That is not this table’s code. Look at the three tiles again.',
  waitForCode: () => 'Too many wrong codes in a short time. Wait a minute, then try again.',
  codesClosed: () =>
    'Too many wrong codes were tried, so this table takes none now. Ask whoever keeps it for a new one.',
  locked: () => 'This table is locked: nobody new comes in. Ask whoever keeps it to unlock it.',
  alreadyAtTable: () => 'This window sits at a table already. Leave that one first.',
};

/** Why a table that was there does not answer any more. `table` is its name. */
const AWAY: Readonly<Record<AwayCause, (table: string) => string>> = {
  asleep: () =>
    'The host’s computer is asleep or off the network. The game is saved there and goes on when it wakes.',
  closed: (table) => `${table} is not open on the host’s computer. The game is saved there: open it again.`,
  shut: (table) =>
    `${table} is there, but its computer lets nobody in. Allow Boneyard in the firewall there.`,
  offline: () =>
    'This computer is off the network. Join the Wi-Fi or plug in the cable; the rest goes by itself.',
};

/** Said under the name of a table that announces itself and cannot be reached. */
const SILENT: Readonly<Partial<Record<Trouble, string>>> & { readonly noAnswer: string } = {
  hostSilent: 'Lets nobody in. Ask its host to allow Boneyard in the firewall.',
  otherNetwork: 'Is in another network than this computer.',
  noAnswer: 'Does not answer.',
};

const DISCOVERY: Readonly<Record<Exclude<DiscoveryState, 'looking'>, string>> = {
  noNetwork:
    'This computer is on no network. Join the Wi-Fi or plug in a cable. Playing against bots works without.',
  blocked:
    'This network keeps tables from finding one another. Type the address from the host’s screen: playing works all the same.',
  portTaken:
    'Another program on this computer stands in the way of finding tables. Type the address from the host’s screen.',
};

/** Why the host did not do what was asked. */
const REFUSALS: Readonly<Record<RefusalCode, string>> = {
  'not-your-turn': 'It is not your turn yet.',
  'round-over': 'This round is over.',
  'not-your-tile': 'That tile is not in your hand. Here is the table as it is.',
  'does-not-fit': 'That tile does not fit there.',
  'name-the-end': 'That tile fits two ends. Choose one.',
  'nearest-end': 'Here a tile goes to the end nearest to whoever plays it. Lay it there.',
  'must-play': 'Something in your hand fits, so it must be played.',
  'must-lead': 'Another tile leads this round.',
  'no-draw': 'There is nothing to draw.',
  'must-draw': 'Draw first: the boneyard still has tiles.',
  'not-keeper': 'Only whoever keeps the table can do that.',
  'no-seat': 'Take a seat first.',
  'seat-taken': 'Somebody sits there already.',
  'no-such-person': 'That person has left the table.',
  'in-play': 'That has to wait until the round is over.',
  'not-in-play': 'No round is being played.',
  'rules-not-playable': 'This table cannot be played by those rules.',
  'waiting-for-ok': 'Somebody has not said OK to the new rules yet.',
  'nobody-seated': 'Nobody sits at the table yet.',
  'cannot-host': 'That device cannot hold a table. Choose a computer with the game on it.',
  'not-taken': 'That computer could not take the table. It goes on here.',
  moving: 'The table is moving to another computer. A moment.',
  'not-away': 'They are here and play for themselves.',
  'no-hints': 'No hints are given at this table.',
  stale: 'The table had moved on. Here it is as it stands.',
};

export const trouble = {
  opening: TROUBLES,
  watchInstead: 'Watch instead',
  silent: SILENT,
  discovery: DISCOVERY,
  refused: REFUSALS,
  over: {
    left: 'You left the table.',
    removed: 'You were asked to leave this table. You can still sit down at another one.',
    moved: 'The table has moved to another computer. Find it in the list.',
    closed: 'The table was closed. The game is kept on the host’s computer.',
    takenOver: 'Your seat is open on another device. Play on there, or take it back here.',
    otherVersion:
      'This table plays by another Boneyard now. Open its address in a browser to play all the same.',
    notLetIn: 'This table did not let you in. Ask whoever keeps it.',
    codeNeeded: 'This table asks for its code. Sit down again and lay its three tiles.',
    wrongCode: 'That is not this table’s code. Look at the three tiles again.',
    waitForCode: 'Too many wrong codes in a short time. Wait a minute, then try again.',
    codesClosed:
      'Too many wrong codes were tried, so this table takes none now. Ask whoever keeps it for a new one.',
    locked: 'This table is locked: nobody new comes in. Ask whoever keeps it to unlock it.',
    tableFull: 'All seats are taken. You can watch it from the list.',
    lost: 'The host’s computer does not answer any more. The game is kept there; sit down again when it is back.',
    malformed:
      'The table did not understand this copy of Boneyard and hung up. Nothing is lost; sit down again.',
  },
  takeHere: 'Take it here',
  toDoor: 'Back to the door',
  home: 'Back home',
  lookingFor: (table: string) => `Looking for ${table}. Your tiles are safe.`,
  away: AWAY,
  woke: (name: string | null) =>
    `${name === null ? 'The host’s' : ownedBy(name)} computer was asleep. The table is back.`,
  reaching: 'Looking for the table…',
  slipped: 'Something slipped. Nothing is lost.',
  backToTable: 'Back to the table',
};
