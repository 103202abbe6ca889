import axe from 'axe-core';
import type { Page } from 'playwright';

/** What WCAG 2.2 asks for at level AA, and what axe holds to be good practice beside it. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/*
 * Pictures and gradients of the materials are taken away before contrast is measured, since nobody can compute one
 * against a picture: what is left is the flat tone that lies worst under the text on it.
 */
const FLAT = `
  *, *::before, *::after { background-image: none !important; transition: none !important; }
  .rail { background-color: var(--wood-1) !important; }
  .slab { background-color: var(--bone-lo) !important; }
  .slab.dark { background-color: #4a3c33 !important; }
  .card { background-color: var(--paper-2) !important; }
`;

/** Brings axe into the page; once, before the first `axeFaults`. */
export async function bringAxe(page: Page): Promise<void> {
  await page.evaluate(axe.source);
}

/** What axe finds on the page, one sentence each: all rules, or contrast alone, which differs from theme to theme. */
export async function axeFaults(page: Page, what: 'all' | 'contrast'): Promise<readonly string[]> {
  const runOnly =
    what === 'all'
      ? ({ type: 'tag', values: TAGS } as const)
      : ({ type: 'rule', values: ['color-contrast'] } as const);
  const flat = await page.addStyleTag({ content: FLAT });
  const violations = await page.evaluate(async (only) => {
    const { axe: here } = window as unknown as { axe: typeof axe };
    const found = await here.run(document, {
      runOnly: { ...only, values: [...only.values] },
      resultTypes: ['violations'],
    });
    return found.violations;
  }, runOnly);
  await flat.evaluate((style) => {
    style.parentNode?.removeChild(style);
  });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => {
      const why = failureSummary.replaceAll(/\s+/g, ' ').replace(/^Fix (any|all) of the following: /, '');
      return `${id}: ${target.join(' ')}: ${why}`;
    }),
  );
}
