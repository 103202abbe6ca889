/** One step of `npm run check`: its commands run in order until one fails. */
export type Check = { readonly name: string; readonly commands: readonly (readonly string[])[] };

export const CHECKS: readonly Check[] = [
  {
    name: 'types',
    commands: [
      ['tsc', '--build'],
      ['svelte-check', '--tsconfig', 'src/renderer/tsconfig.json', '--fail-on-warnings'],
    ],
  },
  { name: 'lint', commands: [['eslint', '-c', 'test/eslint.config.js', '--max-warnings=0', '.']] },
  { name: 'format', commands: [['prettier', '--check', '--log-level=warn', '.']] },
  { name: 'layers', commands: [['depcruise', '--config', 'test/layers.cjs', 'src', 'test']] },
];
