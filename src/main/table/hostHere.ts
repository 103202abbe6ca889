import { err } from '../../shared/result';
import type { HostTable } from './hosting';
import type { Log } from '../start/log';

export type HostHere = { readonly open: HostTable; readonly rebuild: () => void };

export function hostHere(_: { folder: string; log: Log; seed: string | null }): HostHere {
  return { open: () => Promise.resolve(err('portTaken')), rebuild: () => undefined };
}
