// Who may import whom. Type imports count: a layer that names another's types depends on it.

const WORDS = '^src/shared/engine/(tile|seat|line|state|keystream|random|moves|events|roundEnd)\\.ts$';
const SHARED_INSIDE = '^src/shared/(engine|rules|geometry)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycle',
      comment: 'Two files that need one another are one idea, or hide a third that both should import.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-lost-import',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\?' },
    },
    {
      name: 'shared-runs-anywhere',
      comment: 'src/shared runs in a page, in Node and on a phone alike.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { path: ['^src/(main|renderer)/', '(^|/)node_modules/electron(/|$)'] },
    },
    {
      name: 'shared-without-node',
      comment: 'src/shared runs in a page, in Node and on a phone alike.',
      severity: 'error',
      from: { path: '^src/shared/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'rules-know-words-only',
      comment: 'Rule tables are looked up by the engine: they know its words, never its verbs.',
      severity: 'error',
      from: { path: '^src/shared/rules/' },
      to: { path: '^src/shared/engine/', pathNot: WORDS },
    },
    {
      name: 'words-know-no-tables',
      comment: "The engine's words name the Rules type and nothing else of the rules, and none of its verbs.",
      severity: 'error',
      from: { path: WORDS },
      to: { path: '^src/shared/(engine|rules)/', pathNot: [WORDS, '^src/shared/rules/rules\\.ts$'] },
    },
    {
      name: 'game-before-papers',
      comment: 'The game itself knows nothing of records, fairness, messages or sentences.',
      severity: 'error',
      from: { path: SHARED_INSIDE },
      to: { path: '^src/shared/(record|fairness|protocol|texts)/' },
    },
    {
      name: 'papers-before-messages',
      comment: 'Messages carry records and proofs, not the other way round.',
      severity: 'error',
      from: { path: '^src/shared/(record|fairness)/' },
      to: { path: '^src/shared/(protocol|texts)/' },
    },
    {
      name: 'messages-carry-no-sentences',
      comment: 'Codes cross the wire; the screen that shows them makes the sentences.',
      severity: 'error',
      from: { path: '^src/shared/protocol/' },
      to: { path: '^src/shared/texts/' },
    },
    {
      name: 'main-without-renderer',
      severity: 'error',
      from: { path: '^src/main/' },
      to: { path: '^src/renderer/' },
    },
    {
      name: 'headless-without-electron',
      comment: 'The host, its bots, the connection and the command lines run without a window.',
      severity: 'error',
      from: { path: '^src/main/(host|lan|bots|client|cli)/' },
      to: { path: '(^|/)node_modules/electron(/|$)' },
    },
    {
      name: 'bots-see-views-only',
      comment: 'A bot is given what its seat may see; it cannot name the rest.',
      severity: 'error',
      from: { path: '^src/main/bots/' },
      to: {
        path: [
          '^src/shared/engine/(state|step|opening|deal|dealGiven|play)\\.ts$',
          '^src/main/(host|client)/',
        ],
      },
    },
    {
      name: 'preload-in-a-sandbox',
      comment: 'A sandboxed preload may load electron and what is bundled into it.',
      severity: 'error',
      from: { path: '^src/main/preload\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'page-without-main',
      severity: 'error',
      from: { path: '^src/renderer/' },
      to: { path: ['^src/main/', '(^|/)node_modules/(electron|ws)(/|$)'] },
    },
    {
      name: 'page-without-node',
      severity: 'error',
      from: { path: '^src/renderer/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'board-shows-what-it-is-given',
      comment: 'Props in, callbacks out: the board knows no connection and no screen.',
      severity: 'error',
      from: { path: '^src/renderer/board/' },
      to: { path: '^src/renderer/(session|link|stage|address|App|main|screens/)' },
    },
    {
      name: 'product-without-tests',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^test/' },
    },
    {
      name: 'independent-scorer',
      comment: 'A second opinion that shares code with the first is none.',
      severity: 'error',
      from: { path: '^test/independent/' },
      to: { path: '^src/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      extensions: ['.ts', '.js', '.mjs', '.cjs', '.svelte', '.json'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
};
