import { unreachable } from '../../result';
import { replay } from './replay';

/** What is wrong with one `--rule`. */
type RuleWord =
  | { readonly code: 'noValue'; readonly word: string }
  | { readonly code: 'noSuchOption'; readonly option: string; readonly options: readonly string[] }
  | { readonly code: 'noSuchValue'; readonly option: string; readonly values: readonly string[] };

function rule(trouble: RuleWord): string {
  switch (trouble.code) {
    case 'noValue':
      return `${JSON.stringify(trouble.word)} chooses nothing. Write --rule option=value.`;
    case 'noSuchOption':
      return `No rule is called ${JSON.stringify(trouble.option)}. Choose one of ${trouble.options.join(', ')}.`;
    case 'noSuchValue':
      return `${trouble.option} never has that value. It can be ${trouble.values.join(', ')}.`;
    default:
      return unreachable(trouble);
  }
}

/** What the simulate command says. */
export const simulate = {
  usage:
    'Choose among --preset, --set, --players, --games, --seed, --bots, --record and --rule option=value.',
  noSuchPreset: (presets: readonly string[]) =>
    `There is no such preset. Choose one of ${presets.join(', ')}.`,
  noSuchPlayers: (least: number, most: number) => `A table has ${least} to ${most} players.`,
  noSuchGames: (most: number) => `Bots play 1 to ${most} games.`,
  noSuchBot: (name: string, bots: readonly string[]) =>
    `No bot is called ${JSON.stringify(name)}. Choose among ${bots.join(', ')}.`,
  tooManyBots: (bots: number, players: number) =>
    `${bots} bots have no place among ${players} players. Name fewer, or more players.`,
  noSuchFolder: 'Name a folder for the records, or leave --record out.',
  rule,
  unplayable: replay.trouble,
  endless: (game: number, rounds: number) =>
    `Game ${game} was not won in ${rounds} rounds, so it was given up.`,
  notWritten: (folder: string) =>
    `The records could not be written to ${folder}. See that it is a folder of yours and the disk has space.`,
};
