import type { AwayCause, Platform, Trouble } from '../../shared/desktop';

/** What is known beside how a connection failed. */
export type Known = {
  /** Whether the table announces itself at this very place; asked only where it matters, as it may take a while. */
  readonly hears: () => boolean | Promise<boolean>;
  /** Whether this machine is on any network. */
  readonly hasNetwork: boolean;
  readonly platform: Platform;
};

/**
 * The likely cause behind a connection that did not come about (lan.md 3.8): a table that is heard but cannot be
 * reached stands behind a firewall; on a Mac "no route to host" means that the permission is missing (lan.md 3.7).
 */
export async function explain(trouble: Trouble, { hears, hasNetwork, platform }: Known): Promise<Trouble> {
  if (trouble === 'noNetwork') return hasNetwork ? 'otherNetwork' : trouble;
  if (trouble !== 'noAnswer' && trouble !== 'nobodyThere') return trouble;
  if (await hears()) return 'hostSilent';
  return trouble === 'nobodyThere' && platform === 'mac' ? 'notAllowed' : trouble;
}

/** Why a table that we were at does not answer, from how the last try to come back failed. */
export function awayCause(trouble: Trouble, isHeard: boolean): AwayCause {
  if (trouble === 'noNetwork') return 'offline';
  if (trouble === 'refusedConnection' || trouble === 'notATable') return 'closed';
  return isHeard ? 'shut' : 'asleep';
}

/** The system as the game tells systems apart, from `process.platform`. */
export function platformOf(name: string): Platform {
  if (name === 'win32') return 'windows';
  return name === 'darwin' ? 'mac' : 'linux';
}
