import { readFileSync } from 'node:fs';
import { userInfo } from 'node:os';

const LINUX_ACCOUNTS = '/etc/passwd';

/** What the system calls the person at this machine, made presentable: `maria.lopez` is "Maria Lopez". */
export function accountName(): string {
  const account = accountOnSystem();
  if (account === null) return '';
  const full = process.platform === 'linux' ? fullName(account, readAccounts()) : null;
  return full ?? presentable(account);
}

/** The full name that a Linux list of accounts gives an account, or null where it gives none. */
export function fullName(account: string, accounts: string): string | null {
  const line = accounts.split('\n').find((entry) => entry.startsWith(`${account}:`));
  const full = line?.split(':')[4]?.split(',')[0]?.trim() ?? '';
  return full === '' || full === account ? null : full;
}

/** An account's name as a person would write it. */
export function presentable(account: string): string {
  return account
    .split(/[._\s-]+/u)
    .filter((word) => word !== '')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

function accountOnSystem(): string | null {
  try {
    return userInfo().username;
  } catch {
    // Thrown where the system knows no account of this number, as in some containers: then there is no name.
    return null;
  }
}

function readAccounts(): string {
  try {
    return readFileSync(LINUX_ACCOUNTS, 'utf8');
  } catch {
    // Not every Linux keeps this list; the account's short name does.
    return '';
  }
}
