import { describe, expect, it } from 'vitest';
import { botOf } from '../../../src/main/bots/levels';
import type { Level } from '../../../src/shared/protocol/botKind';
import { makeRules } from '../../../src/shared/rules/presets';
import { marginOfDeal } from '../../bench/duel';

/** Played with both seatings, so 400 rounds. How strong the levels are in figures says `npm run -s bench -- bots`. */
const DEALS = 200;
const RULES = makeRules('latin-partners', 4, { firstLead: 'random' });

describe('Each level makes more points than the one below (C90)', () => {
  it.each<[Level, Level]>([
    ['medium', 'easy'],
    ['hard', 'medium'],
  ])('%s beside %s, as partners', (better, worse) => {
    const pair = [botOf(better), botOf(worse)] as const;
    let margin = 0;
    for (let deal = 0; deal < DEALS; deal++) {
      margin += marginOfDeal({ rules: RULES, seats: 4, pair, seed: 'ladder' }, deal);
    }
    expect(margin).toBeGreaterThan(0);
  });
});
