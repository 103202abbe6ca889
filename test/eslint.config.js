import js from '@eslint/js';
import prettier from 'eslint-config-prettier';
import node from 'eslint-plugin-n';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import ts from 'typescript-eslint';

const ROOT = `${import.meta.dirname}/..`;

const OUTSIDE_THE_PAGE = {
  regex: '(^|/)main/|^(node:|electron$|ws$)',
  message: 'The page knows no main process, no Electron and no Node.',
};
const OUTSIDE_THE_BOARD = {
  regex: '^\\.\\./(session|link|stage|address|App|main|screens/)',
  message: 'Props in, callbacks out: the board knows no connection and no screen.',
};

/** Sentences that are kept in a constant go on in the language that was spoken when it was made. */
const keptTexts = (/** @type {string} */ within) => ({
  selector: ['', '> MemberExpression ', '> MemberExpression > MemberExpression ']
    .map(
      (part) =>
        `${within} > VariableDeclaration > VariableDeclarator ${part}> CallExpression[callee.name="texts"]`,
    )
    .join(', '),
  message:
    'Another language may be spoken later: $derived(texts()) in a component, elsewhere ask when it is said.',
});

export default defineConfig(
  { ignores: ['out/', 'dist/', 'test-results/', 'test/bench/ws-limit.mjs'] },

  js.configs.recommended,
  ts.configs.strictTypeChecked,
  ts.configs.stylisticTypeChecked,
  svelte.configs.recommended,

  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: ROOT, extraFileExtensions: ['.svelte'] },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-restricted-exports': ['error', { restrictDefaultExports: { direct: true, named: true } }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/consistent-type-exports': 'error',
      '@typescript-eslint/consistent-type-definitions': 'off',
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: false, requireDefaultForNonUnion: true },
      ],
    },
  },

  {
    files: ['src/**'],
    rules: { 'max-lines': ['error', { max: 250 }] },
  },
  {
    // French has a narrow space before its signs.
    files: ['src/shared/texts/fr/**'],
    rules: { 'no-irregular-whitespace': ['error', { skipTemplates: true }] },
  },
  {
    files: ['src/**/*.svelte'],
    rules: { 'no-restricted-syntax': ['error', keptTexts('SvelteScriptElement')] },
  },
  {
    files: ['src/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', keptTexts('Program')] },
  },
  {
    files: ['src/shared/**', 'src/renderer/**'],
    rules: { 'no-console': 'error' },
  },
  {
    // Loops over typed arrays: what lies within their bounds is a number.
    files: ['src/main/bots/{fast,deals,search,advice}/**', 'src/main/hindsight/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // The main process runs on Node 18.15 where Electron is the fallback of scripts/setUpElectron.mjs. What that
    // Node calls experimental is stable, and unchanged, in the Node of the official Electron.
    files: ['src/main/**'],
    plugins: { n: node },
    rules: {
      'n/no-unsupported-features/node-builtins': ['error', { version: '>=18.15.0', allowExperimental: true }],
      'n/no-unsupported-features/es-builtins': ['error', { version: '>=18.15.0' }],
      'n/no-unsupported-features/es-syntax': 'off',
    },
  },

  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { globals: globals.browser, parserOptions: { parser: ts.parser } },
    rules: {
      'svelte/no-at-html-tags': 'error',
      'svelte/require-each-key': 'error',
      'svelte/button-has-type': 'error',
      // Props with a default and $state are written `let`.
      'prefer-const': 'off',
      'svelte/prefer-const': ['error', { destructuring: 'all', excludedRunes: ['$props', '$state'] }],
    },
  },

  // Types that a component imports are gone before test/layers.cjs sees it, so its layers are held here as well.
  {
    files: ['src/renderer/**/*.svelte'],
    rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns: [OUTSIDE_THE_PAGE] }] },
  },
  {
    files: ['src/renderer/board/**/*.svelte'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [OUTSIDE_THE_PAGE, OUTSIDE_THE_BOARD] },
      ],
    },
  },

  {
    files: ['test/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    // Settings and set-up scripts: plain JavaScript, and tools want their settings as the default export.
    files: ['**/*.{config,setup}.{js,ts}', '**/*.{js,cjs,mjs}'],
    languageOptions: { globals: globals.node },
    rules: {
      'no-restricted-exports': 'off',
      '@typescript-eslint/no-require-imports': 'off',
      // A type given in a comment is seen by the compiler, not by this rule.
      '@typescript-eslint/no-unsafe-assignment': 'off',
    },
  },

  prettier,
  svelte.configs.prettier,
);
