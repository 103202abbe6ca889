import { DOOR_REASONS } from './protocol/door';
import type { DisplaySeen } from './displays';
import type { FromHost, FromPage } from './protocol/messages';
import type { KeptTables } from './leftTables';
import type { DiscoveryState, NetworkNews } from './network';
import type { Result } from './result';
import type { Settings, SettingsNews } from './settings';
import type { RulesShelf } from './houseRules';
import type { ScoresShelf } from './scores/shelf';

/** A table found in this house, or typed in. */
export type FoundTable = {
  readonly id: string;
  readonly name: string;
  readonly preset: string;
  readonly seats: number;
  readonly free: number;
  readonly round: number;
  /** Whether this copy of the game speaks its language (`PROTOCOL`). */
  readonly sameVersion: boolean;
  /** Whether somebody new needs its code. */
  readonly code: boolean;
  /** `192.168.1.24:27500` */
  readonly address: string;
};

/** A table that announces itself but cannot be reached, and why. */
export type SilentTable = { readonly id: string; readonly name: string; readonly trouble: Trouble };

export type Nearby = {
  readonly tables: readonly FoundTable[];
  readonly silent: readonly SilentTable[];
  readonly discovery: DiscoveryState;
};

export const PLATFORMS = ['windows', 'mac', 'linux'] as const;
/** Systems that stand in the way of hosting, each in its own manner. */
export type Platform = (typeof PLATFORMS)[number];

/** What this copy knows of itself and its machine. */
export type DesktopFacts = {
  readonly name: string;
  /** Whether `name` was chosen by a person; otherwise it is the account's. */
  readonly nameChosen: boolean;
  readonly version: string;
  readonly displays: number;
  readonly platform: Platform;
  /** Whether a table for the house was ever opened here. */
  readonly hasHosted: boolean;
  readonly profile: string | null;
};

export const SCREENS = ['player', 'table'] as const;
/** What this machine's window is when it hosts: somebody's hand, or the table for the room. */
export type ScreenUse = (typeof SCREENS)[number];

export type OpenTable =
  | { readonly for: 'solo' }
  /** The table that was left here with this id: it is carried on. */
  | { readonly for: 'left'; readonly id: string }
  /** The table in the file that was chosen last. */
  | { readonly for: 'file' }
  | { readonly for: 'house'; readonly tableName: string; readonly name: string; readonly screen: ScreenUse };

export type JoinTable = {
  /** An address as typed or as found: `192.168.1.24:27500`, the port may be left out. */
  readonly address: string;
  readonly as: 'seat' | 'watch';
  readonly name: string;
  /** The table's code, where it asked for one: six digits from 0 to 6. */
  readonly code?: string;
};

/** Why a table could not be opened or joined; sentences are made in `texts`. */
export const TROUBLES = [
  'portTaken',
  'cannotKeep',
  /** A table that was left is damaged, gone, or from another copy of the game. */
  'cannotCarryOn',
  'openElsewhere',
  'noNetwork',
  'badAddress',
  /** Nothing answers, and nothing was heard of a table there. */
  'noAnswer',
  /** The table is heard, but its machine lets nobody in. */
  'hostSilent',
  /** No machine has this address. */
  'nobodyThere',
  /** This system keeps the game from the network. */
  'notAllowed',
  /** The address lies in a network that this machine is not in. */
  'otherNetwork',
  'refusedConnection',
  'notATable',
  'otherVersion',
  'tableFull',
  'notLetIn',
  ...DOOR_REASONS,
  'alreadyAtTable',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** The table this window belongs to. */
export type Opened = {
  readonly tableId: string;
  readonly solo: boolean;
  readonly hosting: boolean;
  readonly screen: ScreenUse;
  /** Where others may type themselves in, best first; empty when not hosting for the house. */
  readonly addresses: readonly string[];
};

/** Why a table that was there does not answer any more; sentences are made in `texts`. */
export const AWAY_CAUSES = ['asleep', 'closed', 'shut', 'offline'] as const;
export type AwayCause = (typeof AWAY_CAUSES)[number];

/** News of the connection behind the page. */
export type LinkNews =
  | { readonly is: 'said'; readonly message: FromHost }
  | { readonly is: 'up' }
  /** `cause` is told once it is known. */
  | { readonly is: 'looking'; readonly cause?: AwayCause }
  | { readonly is: 'over'; readonly code: number };

/** What lies in the data folder. */
type Kept = RulesShelf & KeptTables & ScoresShelf;

/** What the desktop shell offers a page; the preload puts it on `window.desktop`. */
export type Desktop = Kept & {
  readonly facts: () => Promise<DesktopFacts>;
  readonly keepName: (name: string) => Promise<DesktopFacts>;
  readonly listenNearby: (listener: (nearby: Nearby) => void) => () => void;
  /** Calls back at once and at every change. */
  readonly listenSettings: (listener: (news: SettingsNews) => void) => () => void;
  /** Sets them in every window; resolves when they are on disk. */
  readonly keepSettings: (settings: Settings) => Promise<void>;
  readonly displays: () => Promise<readonly DisplaySeen[]>;
  /** Calls back at once and at every change. */
  readonly listenNetwork: (listener: (network: NetworkNews) => void) => () => void;
  readonly open: (request: OpenTable) => Promise<Result<Opened, Trouble>>;
  readonly join: (request: JoinTable) => Promise<Result<Opened, Trouble>>;
  /** The table this window belongs to, so that a reloaded or second window finds it; null at Home. */
  readonly opened: () => Promise<Opened | null>;
  /** Goes back to Home: leaves the seat; a host closes the table for everyone. */
  readonly leave: () => Promise<void>;
  /** An address that moves this window's seat to a phone: a secret. Null where there is no seat, or no way for a phone. */
  readonly seatLink: () => Promise<string | null>;
  /** Takes the seat back that another device has. */
  readonly comeBack: () => Promise<void>;
  readonly say: (message: FromPage) => void;
  readonly listen: (listener: (news: LinkNews) => void) => () => void;
  /** Opens the page of the host at an address in the browser: for a table that plays by another Boneyard. */
  readonly openPage: (address: string) => Promise<void>;
  readonly showTv: () => Promise<void>;
  readonly toggleFullScreen: () => Promise<void>;
};

/** What a page asks and waits for; the names are also those of the channels between page and shell. */
export const QUESTIONS = [
  'facts',
  'keepName',
  'keepSettings',
  'displays',
  'leftHere',
  'forgetTable',
  'saveTable',
  'chooseTableFile',
  'open',
  'join',
  'opened',
  'leave',
  'seatLink',
  'comeBack',
  'openPage',
  'showTv',
  'toggleFullScreen',
  'houseRules',
  'keepRules',
  'renameRules',
  'deleteRules',
  'shareRules',
  'importRules',
  'scores',
  'keepScores',
  'deleteScores',
] as const satisfies readonly (keyof Desktop)[];
export type Question = (typeof QUESTIONS)[number];

/** The channels that go one way, and what they carry. */
export type ToShell = { readonly say: FromPage; readonly want: Want };
export type ToPage = {
  readonly nearby: Nearby;
  readonly network: NetworkNews;
  readonly link: LinkNews;
  readonly settings: SettingsNews;
};

export const NEWS_KINDS = [
  'nearby',
  'network',
  'link',
  'settings',
] as const satisfies readonly (keyof ToPage)[];
/** Which news a page wants from now on, or no longer. What is already so is told at once. */
export type Want = { readonly news: keyof ToPage; readonly wanted: boolean };
