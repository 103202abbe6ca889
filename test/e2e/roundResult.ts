import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/* The end of a round as a player's screen shows it. */

/** A hand face up: the tiles and what they are said to come to. */
export type HandSeen = { readonly name: string; readonly tiles: readonly string[]; readonly pips: number };

export type ScoresSeen = {
  readonly names: readonly string[];
  /** What each side made, round by round. */
  readonly rounds: readonly (readonly number[])[];
  readonly totals: readonly number[];
};

/** Every hand, read from the names the screen gives them for who cannot see it. */
export async function handsSeen(page: Page): Promise<readonly HandSeen[]> {
  const names = await page
    .getByRole('group', { name: /( pips|has no tile left)\.$/ })
    .evaluateAll((groups) => groups.map((group) => group.ariaLabel ?? ''));
  return names.map((spoken) => {
    const held = /^(?<name>.*): (?<tiles>.*), (?<pips>\d+) pips\.$/u.exec(spoken)?.groups;
    if (held === undefined) return { name: spoken.replace(/ has no tile left\.$/, ''), tiles: [], pips: 0 };
    return { name: held['name']!, tiles: held['tiles']!.split(', '), pips: Number(held['pips']) };
  });
}

/** The pad that keeps every round. */
export function scoresSeen(page: Page): Promise<ScoresSeen> {
  return page.getByRole('table').evaluate((table: HTMLTableElement) => {
    const cells = (row: HTMLTableRowElement, tag: 'td' | 'th') =>
      [...row.querySelectorAll(tag)].map((cell) => cell.innerText.trim());
    const numbers = (row: HTMLTableRowElement) =>
      cells(row, 'td').map((text) => (text === '–' ? 0 : Number(text)));
    return {
      names: cells(table.tHead!.rows[0]!, 'th'),
      rounds: [...table.tBodies[0]!.rows].map(numbers),
      totals: numbers(table.tFoot!.rows[0]!),
    };
  });
}

/** Fails where the pips of a hand, or the points of the rounds, do not add up on this screen. */
export async function expectSumsRight(page: Page): Promise<void> {
  const hands = await handsSeen(page);
  expect(hands.length).toBeGreaterThan(1);
  for (const { name, tiles, pips } of hands) {
    expect(sum(tiles.flatMap((tile) => tile.split('-').map(Number))), `the pips of ${name}`).toBe(pips);
  }
  const { names, rounds, totals } = await scoresSeen(page);
  for (const [side, total] of totals.entries()) {
    expect(sum(rounds.map((made) => made[side] ?? 0)), `the total of ${names[side] ?? side}`).toBe(total);
  }
  const made = Math.max(...(rounds.at(-1) ?? []));
  // Whoever scores counts what the others hold (rules.md section 5), and has nothing left when somebody is out.
  const others = hands.filter(({ name }) => name !== scorerOf(names, rounds.at(-1) ?? []));
  if (made > 0) expect(made, 'the points of the round').toBe(sum(others.map(({ pips }) => pips)));
}

function scorerOf(names: readonly string[], made: readonly number[]): string | undefined {
  return names[made.findIndex((points) => points > 0)];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
