// The one runner behind `npm test`, `npm run check` and `npm run e2e`.
//   tsx test/run/index.ts [--long] [SUITE…]      SUITE: check, unit, lan, e2e; all of them, in that order, if none
// Prints each suite's own output, then one line per suite and `N passed, N failed` over all.
import { lineOf, sumOf } from './tally';
import { SUITES, isSuite, runSuite } from './suites';
import type { Named } from './tally';

const words = process.argv.slice(2);
const wanted = words.filter((word) => word !== '--long');
const unknown = wanted.filter((word) => !isSuite(word));
if (unknown.length > 0) {
  console.error(
    `No such suite: ${unknown.join(', ')}. There are ${SUITES.join(', ')}, and the switch --long.`,
  );
  process.exit(2);
}
if (words.includes('--long')) process.env['BONEYARD_LONG'] = '1';

const results: Named[] = [];
for (const suite of SUITES) {
  if (wanted.length === 0 || wanted.includes(suite)) results.push(...(await runSuite(suite)));
}

console.log();
for (const { name, tally } of results) console.log(`${name.padEnd(12)} ${lineOf(tally)}`);
const total = sumOf(results.map(({ tally }) => tally));
console.log(lineOf(total));
process.exitCode = total.failed === 0 ? 0 : 1;
