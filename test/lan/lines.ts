import type { Guest, Line } from './lanParty';

/*
 * What the programs beside this file print, and how tests ask about it.
 */

/** Milliseconds a program may take to start on a slow machine. */
export const START = 30_000;

/** How often to try, for figures that say something: `BONEYARD_LONG=1`. */
export const TRIES = process.env['BONEYARD_LONG'] ? 10 : 1;

/** Milliseconds a test with that many tries may take. */
export const PATIENCE = TRIES * 60_000;

/** A table as a `browser` prints it. */
type Seen = {
  readonly id: string;
  readonly name: string;
  readonly port: number;
  readonly addresses: readonly string[];
};

export type Is = (line: Line) => boolean;

/** The tables a browser has heard of; undefined where the line says something else. */
export function heard(line: Line): readonly Seen[] | undefined {
  return line['heard'] as readonly Seen[] | undefined;
}

/** The names a person would see listed; undefined where the line says something else. */
export function listed(line: Line): readonly string[] | undefined {
  return (line['tables'] as readonly Seen[] | undefined)?.map(({ name }) => name);
}

export function hears(id: string, port?: number): Is {
  return (line) =>
    heard(line)?.some((table) => table.id === id && (port === undefined || table.port === port)) ?? false;
}

export function hearsNot(id: string): Is {
  return (line) => heard(line)?.every((table) => table.id !== id) ?? false;
}

export function lists(count: number): Is {
  return (line) => listed(line)?.length === count;
}

export function isState(state: string): Is {
  return (line) => line['state'] === state;
}

export function isNews(kind: string): Is {
  return (line) => line['news'] === kind;
}

/** Lines that were printed after another, or after a moment. */
export function after(time: Line, is: Is): Is {
  return (line) => Number(line.at) >= Number(time.at) && is(line);
}

export function now(): Line {
  return { at: Date.now() };
}

/** Waits until a publisher has announced its table. */
export function announced(guest: Guest): Promise<Line> {
  return guest.line('announced', isState('on'), START);
}

/** Prints how long something took. */
export function note(what: string, from: Line, to: Line): void {
  console.log(`${what}: ${Number(to.at) - Number(from.at)} ms`);
}
