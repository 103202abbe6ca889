import { parseArgs } from 'node:util';
import type { Setup } from '../../shared/protocol/tableFacts';
import { inFile } from '../../shared/record/trouble';
import type { Result } from '../../shared/result';
import { err, ok } from '../../shared/result';
import { check, SEATS_LEAST, SEATS_MOST } from '../../shared/rules/check';
import { makeRules, PRESETS } from '../../shared/rules/presets';
import { simulate as says } from '../../shared/texts/commands/simulate';
import type { BotName } from '../bots/namedBots';
import { BOT_NAMES } from '../bots/namedBots';
import { parseRuleWords } from './ruleWords';
import { wholeNumber } from './wholeNumber';

const USUAL_PLAYERS = 4;
const GAMES_MOST = 1_000_000;

/** Games to be played by bots. */
export type SimulateRequest = {
  readonly setup: Setup;
  readonly games: number;
  readonly seed: string;
  /** One for each seat. */
  readonly bots: readonly BotName[];
  /** Where each game is written to; null where they are only counted. */
  readonly folder: string | null;
};

const OPTIONS = {
  preset: { type: 'string', default: 'draw' },
  set: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string', default: '100' },
  seed: { type: 'string', default: 'boneyard' },
  bots: { type: 'string' },
  record: { type: 'string' },
  rule: { type: 'string', multiple: true },
} as const;

type Values = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];

/** Reads the options of `npm run -s simulate` (records.md); refuses with the one sentence to show. */
export function parseSimulateRequest(args: readonly string[]): Result<SimulateRequest, string> {
  const values = parseOptions(args);
  if (values === null) return err(says.usage);
  const { seed, record = null } = values;

  const named = parseBots(values.bots);
  if (!named.ok) return named;
  const seats = parsePlayers(values.players, named.value.length);
  if (!seats.ok) return seats;
  if (named.value.length > seats.value) return err(says.tooManyBots(named.value.length, seats.value));
  const bots = Array.from({ length: seats.value }, (_, seat) => named.value[seat] ?? 'greedy');
  const games = wholeNumber(values.games, 1, GAMES_MOST);
  if (games === null) return err(says.noSuchGames(GAMES_MOST));
  if (record === '') return err(says.noSuchFolder);
  const setup = parseSetup(values, seats.value);
  return setup.ok ? ok({ setup: setup.value, games, seed, bots, folder: record }) : setup;
}

function parseOptions(args: readonly string[]): Values | null {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, strict: true, allowPositionals: false }).values;
  } catch {
    // parseArgs throws on an option nobody knows, or one without its value.
    return null;
  }
}

/** The bots named, in the order of the seats; none where the choice is left to us. */
function parseBots(text: string | undefined): Result<readonly BotName[], string> {
  const bots: BotName[] = [];
  for (const name of text?.split(',') ?? []) {
    const bot = BOT_NAMES.find((known) => known === name);
    if (bot === undefined) return err(says.noSuchBot(name, BOT_NAMES));
    bots.push(bot);
  }
  return ok(bots);
}

/** As many as are asked for; else as many as bots are named, where that makes a table; else four. */
function parsePlayers(text: string | undefined, named: number): Result<number, string> {
  if (text === undefined) {
    return ok(named >= SEATS_LEAST && named <= SEATS_MOST ? named : USUAL_PLAYERS);
  }
  const players = wholeNumber(text, SEATS_LEAST, SEATS_MOST);
  return players === null ? err(says.noSuchPlayers(SEATS_LEAST, SEATS_MOST)) : ok(players);
}

function parseSetup({ preset: presetName, set, rule = [] }: Values, seats: number): Result<Setup, string> {
  const preset = PRESETS.find((known) => known === presetName);
  if (preset === undefined) return err(says.noSuchPreset(PRESETS));
  const chosen = parseRuleWords(set === undefined ? rule : [`set=${set}`, ...rule]);
  if (!chosen.ok) return err(says.rule(chosen.error));
  const [trouble] = check(makeRules(preset, seats, chosen.value), seats);
  return trouble === undefined
    ? ok({ preset, seats, chosen: chosen.value })
    : err(says.unplayable(inFile({ code: 'unplayable', trouble })));
}
