import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ROOT } from './command';

/** Chromium refuses its sandbox to root; tests then go without, the product never does. */
export function isRoot(): boolean {
  return process.getuid?.() === 0;
}

/** Whether this machine has a screen for windows to stand on. */
export function hasScreen(): boolean {
  const screens = [process.env['DISPLAY'], process.env['WAYLAND_DISPLAY']];
  return process.platform !== 'linux' || screens.some(Boolean);
}

/**
 * What goes before a command that opens windows: a virtual display where this machine has no screen. Commands that
 * begin at the same time name different numbers to look for a free one from, lest both find the same.
 */
export function displayCommand(from = 99): readonly string[] {
  if (hasScreen()) return [];
  return ['xvfb-run', '-a', `--server-num=${from}`, '--server-args=-screen 0 1920x1080x24'];
}

/** Why no network of our own can be built here, or undefined when one can. */
export function lacksForLan(): string | undefined {
  if (process.platform !== 'linux') return 'networks of our own need Linux';
  if (!isRoot()) return 'networks of our own need root';
  if (spawnSync('ip', ['netns', 'list']).status !== 0)
    return 'networks of our own need iproute2 (the command ip)';
  if (spawnSync('unshare', ['--net', 'true']).status !== 0)
    return 'this system lets nobody build a network of their own';
  return undefined;
}

/** What goes before a command that is to run on a network of its own; only where `lacksForLan` finds nothing. */
export function ownNetworkCommand(): readonly string[] {
  return ['unshare', '--net', 'sh', join(ROOT, 'test/run/ownNetwork.sh')];
}

/** What goes before a command that names machines of its own; only where `lacksForLan` finds nothing. */
export function ownNamesCommand(): readonly string[] {
  return ['unshare', '--mount', '--propagation', 'private', 'sh', join(ROOT, 'test/run/ownNames.sh')];
}
