import { isIP } from 'node:net';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { codeSchema } from '../../shared/protocol/door';
import type { Setup } from '../../shared/protocol/tableFacts';
import { TABLE_NAME_LETTERS } from '../../shared/protocol/version';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { check, SEATS_LEAST, SEATS_MOST } from '../../shared/rules/check';
import { makeRules, PRESETS } from '../../shared/rules/presets';
import type { PresetName } from '../../shared/rules/presets';
import { texts } from '../../shared/texts/texts';
import type { Texts } from '../../shared/texts/book';
import { cleanName, NAMELESS } from '../host/names';
import { wholeNumber } from './wholeNumber';

const says = (): Texts['headless'] => texts().headless;

/** What the command line asks for; `null` where it leaves the choice to us. */
export type HostRequest = {
  readonly name: string;
  readonly port: number | null;
  readonly address: string;
  readonly setup: Setup;
  /** The code of the door; null for a table that is open to all, and without it one by chance. */
  readonly code?: string | null;
  readonly bots: number;
  readonly folder: string | null;
  readonly json: boolean;
  /** What was typed of the table itself: one that is carried on may be another. */
  readonly asked: {
    readonly name: string | null;
    readonly preset: PresetName | null;
    readonly players: number | null;
  };
};

const FIRST_PRESET = 'draw';
const FIRST_PLAYERS = '4';

const OPTIONS = {
  name: { type: 'string' },
  port: { type: 'string' },
  address: { type: 'string', default: '0.0.0.0' },
  code: { type: 'string' },
  preset: { type: 'string' },
  players: { type: 'string' },
  bots: { type: 'string', default: '0' },
  data: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

/** Reads the options of `npm run -s host` (records.md); refuses with the one sentence to show. */
export function parseHostRequest(args: readonly string[]): Result<HostRequest, string> {
  const values = parseOptions(args);
  if (values === null) return err(says().usage);
  const { address, data, json } = values;

  const name = cleanName(values.name ?? says().tableName, TABLE_NAME_LETTERS);
  if (name === NAMELESS) return err(says().noSuchName);
  const port = values.port === undefined ? null : wholeNumber(values.port, 0, 65_535);
  if (values.port !== undefined && port === null) return err(says().noSuchPort);
  if (isIP(address) === 0) return err(says().noSuchAddress(address));
  const code = parseCode(values.code);
  if (!code.ok) return code;
  const setup = parseSetup(values.preset ?? FIRST_PRESET, values.players ?? FIRST_PLAYERS);
  if (!setup.ok) return setup;
  const bots = wholeNumber(values.bots, 0, setup.value.seats);
  if (bots === null) return err(says().noSuchBots(setup.value.seats));
  const { preset, seats } = setup.value;
  const asked = {
    name: values.name === undefined ? null : name,
    preset: values.preset === undefined ? null : preset,
    players: values.players === undefined ? null : seats,
  };
  const table = { setup: setup.value, ...code.value, bots };
  return ok({ name, port, address, ...table, folder: data ?? null, json, asked });
}

function parseOptions(
  args: readonly string[],
): ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'] | null {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true, allowPositionals: false }).values;
  } catch {
    // parseArgs throws on an option nobody knows, or one without its value.
    return null;
  }
}

function parseCode(text: string | undefined): Result<Pick<HostRequest, 'code'>, string> {
  if (text === undefined) return ok({});
  if (text === 'none') return ok({ code: null });
  return v.is(codeSchema, text) ? ok({ code: text }) : err(says().noSuchCode);
}

function parseSetup(presetText: string, players: string): Result<Setup, string> {
  const preset = PRESETS.find((known) => known === presetText);
  if (preset === undefined) return err(says().noSuchPreset(PRESETS));
  const seats = wholeNumber(players, SEATS_LEAST, SEATS_MOST);
  if (seats === null) return err(says().noSuchPlayers(SEATS_LEAST, SEATS_MOST));
  const [trouble] = check(makeRules(preset, seats, {}), seats);
  return trouble === undefined ? ok({ preset, seats, chosen: {} }) : err(says().unplayable(trouble));
}
