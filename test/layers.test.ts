import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { IConfiguration } from 'dependency-cruiser';

const layers = createRequire(import.meta.url)('./layers.cjs') as IConfiguration;

let top: string;
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'boneyard-layers-'));
  symlinkSync(join(import.meta.dirname, '../node_modules'), join(top, 'node_modules'));
});
afterEach(() => rmSync(top, { recursive: true }));

/** Lays out the files, path and content, and gives the names of the rules they break, each once. */
async function brokenRules(files: Readonly<Record<string, string>>): Promise<readonly string[]> {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), content);
  }
  const { output } = await cruise(Object.keys(files), {
    ...layers.options,
    baseDir: top,
    validate: true,
    ruleSet: { forbidden: layers.forbidden ?? [] },
  });
  if (typeof output === 'string')
    throw new Error('dependency-cruiser gave a text where a result was asked for');
  return [...new Set(output.summary.violations.map(({ rule }) => rule.name))];
}

const IT = 'export type It = 1; export const it = 1;';

describe('one file that imports another breaks', () => {
  test.each([
    ['shared-runs-anywhere', 'src/shared/result.ts', 'src/main/windows.ts'],
    ['shared-runs-anywhere', 'src/shared/result.ts', 'src/renderer/address.ts'],
    ['rules-know-words-only', 'src/shared/rules/lead.ts', 'src/shared/engine/play.ts'],
    ['words-know-no-tables', 'src/shared/engine/state.ts', 'src/shared/rules/lead.ts'],
    ['words-know-no-tables', 'src/shared/engine/tile.ts', 'src/shared/engine/deal.ts'],
    ['game-before-papers', 'src/shared/engine/play.ts', 'src/shared/record/notation.ts'],
    ['papers-before-messages', 'src/shared/fairness/verify.ts', 'src/shared/protocol/messages.ts'],
    ['messages-carry-no-sentences', 'src/shared/protocol/messages.ts', 'src/shared/texts/english.ts'],
    ['main-without-renderer', 'src/main/windows.ts', 'src/renderer/address.ts'],
    ['bots-see-views-only', 'src/main/bots/plain.ts', 'src/shared/engine/state.ts'],
    ['bots-see-views-only', 'src/main/bots/plain.ts', 'src/main/host/room.ts'],
    ['page-without-main', 'src/renderer/link.ts', 'src/main/ipc.ts'],
    ['board-shows-what-it-is-given', 'src/renderer/board/Board.svelte', 'src/renderer/session.svelte.ts'],
    ['board-shows-what-it-is-given', 'src/renderer/board/ends.ts', 'src/renderer/stage.svelte.ts'],
    ['product-without-tests', 'src/shared/result.ts', 'test/helpers/games.ts'],
    ['independent-scorer', 'test/independent/score.ts', 'src/shared/engine/score.ts'],
  ])('%s: %s → %s, by its values and by its types', async (rule, from, to) => {
    const way = `${'../'.repeat(from.split('/').length - 1)}${to.replace(/\.ts$/, '')}`;
    for (const words of ['import { it }', 'import type { It as it }']) {
      const line = `${words} from '${way}'; export const here: unknown = null as unknown as typeof it;`;
      const isComponent = from.endsWith('.svelte');
      // A component is compiled before its imports are read, so only those that remain count.
      if (isComponent && words.includes('type')) continue;
      const content = isComponent ? `<script lang="ts">import { it } from '${way}';</script>{it}` : line;
      expect(await brokenRules({ [from]: content, [to]: IT })).toEqual([rule]);
    }
  });
});

describe('one file that imports a library breaks', () => {
  test.each([
    ['shared-without-node', 'src/shared/result.ts', 'node:fs'],
    ['shared-runs-anywhere', 'src/shared/result.ts', 'electron'],
    ['headless-without-electron', 'src/main/host/host.ts', 'electron'],
    ['headless-without-electron', 'src/main/bots/bot.ts', 'electron'],
    ['headless-without-electron', 'src/main/client/socket.ts', 'electron'],
    ['headless-without-electron', 'src/main/cli/replay.ts', 'electron'],
    ['preload-in-a-sandbox', 'src/main/preload.ts', 'node:path'],
    ['page-without-node', 'src/renderer/link.ts', 'node:net'],
    ['page-without-main', 'src/renderer/link.ts', 'electron'],
    ['page-without-main', 'src/renderer/link.ts', 'ws'],
  ])('%s: %s → %s', async (rule, from, library) => {
    expect(await brokenRules({ [from]: `import '${library}';` })).toEqual([rule]);
  });
});

test('two files that need one another are a cycle, be it by types alone', async () => {
  const files = {
    'src/shared/engine/tile.ts': "import type { Seat } from './seat'; export type Tile = Seat;",
    'src/shared/engine/seat.ts': "import type { Tile } from './tile'; export type Seat = Tile;",
  };
  expect(await brokenRules(files)).toEqual(['no-cycle']);
});

test('an import that leads nowhere is found', async () => {
  expect(await brokenRules({ 'src/shared/result.ts': "import './nowhere';" })).toEqual(['no-lost-import']);
});

test('what the architecture allows breaks nothing', async () => {
  const files = {
    'src/shared/rules/rules.ts': IT,
    'src/shared/engine/state.ts': "import type { It } from '../rules/rules'; export type State = It;",
    'src/shared/rules/lead.ts': "import type { State } from '../engine/state'; export type Lead = State;",
    'src/shared/engine/play.ts': "import type { Lead } from '../rules/lead'; export type Play = Lead;",
    'src/shared/protocol/messages.ts':
      "import type { Play } from '../engine/play'; export type Message = Play;",
    'src/main/host/room.ts':
      "import type { Message } from '../../shared/protocol/messages'; export type Room = Message;",
    'src/main/index.ts':
      "import 'electron'; import type { Room } from './host/room'; export type Shell = Room;",
    'src/renderer/session.svelte.ts':
      "import type { Message } from '../shared/protocol/messages'; export type S = Message;",
  };
  expect(await brokenRules(files)).toEqual([]);
});
