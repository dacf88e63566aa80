import { defineConfig } from 'oxlint';

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.browser.ts', 'tests/**'];
const readEnvironment = { object: 'process', property: 'env', message: 'Settings are read once, by server/platform/config.' };
const useClock = { object: 'Date', property: 'now', message: 'Services use the clock they are handed.' };
const thrownByUnknown = { allowThrowingUnknown: true };

/** What the compiler alone does not catch. Formatting is oxfmt's, imports between folders are dependency-cruiser's. */
export default defineConfig({
  plugins: ['typescript'],
  jsPlugins: ['./tools/check/handed-clock.ts'],
  categories: { correctness: 'error' },
  options: { typeAware: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist/', 'data/', '.cache/', '**/*.{js,mjs}'],
  rules: {
    eqeqeq: ['error', 'always', { null: 'ignore' }],
    'no-array-constructor': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
    'typescript/no-empty-object-type': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-assertion': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-enum-comparison': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': ['error', thrownByUnknown],
    'typescript/prefer-promise-reject-errors': 'error',
    'typescript/restrict-plus-operands': 'error',
    'typescript/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
    // Our services are closures, whose functions need no `this`.
    'typescript/unbound-method': 'off',
    // Words are split into characters, and plain letters are sorted, on purpose.
    'typescript/no-misused-spread': 'off',
    'typescript/require-array-sort-compare': 'off',
    // Patterns look for control characters and accents in what others wrote.
    'no-control-regex': 'off',
    'no-misleading-character-class': 'off',
    // A fixture of Playwright names what it uses by a pattern, also where it uses nothing.
    'no-empty-pattern': 'off',
  },
  overrides: [
    {
      files: ['web/**/*.{ts,tsx}'],
      plugins: ['typescript', 'react'],
      rules: {
        'react/error-boundaries': 'error',
        'react/exhaustive-deps': 'error',
        'react/globals': 'error',
        'react/immutability': 'error',
        'react/incompatible-library': 'error',
        'react/preserve-manual-memoization': 'error',
        'react/purity': 'error',
        'react/refs': 'error',
        'react/rules-of-hooks': 'error',
        'react/set-state-in-effect': 'error',
        'react/set-state-in-render': 'error',
        'react/static-components': 'error',
        'react/unsupported-syntax': 'error',
        'react/use-memo': 'error',
        // TanStack Router's redirects are thrown.
        'typescript/only-throw-error': [
          'error',
          { ...thrownByUnknown, allow: [{ from: 'package', package: '@tanstack/router-core', name: 'Redirect' }] },
        ],
      },
    },
    {
      files: ['server/**/*.ts', 'demo/**/*.ts'],
      rules: { 'no-console': 'error', 'no-restricted-properties': ['error', readEnvironment] },
    },
    { files: ['server/platform/config/**'], rules: { 'no-restricted-properties': 'off' } },
    {
      files: ['server/modules/**/*.ts', 'demo/**/*.ts'],
      rules: { 'no-restricted-properties': ['error', readEnvironment, useClock], 'handed-clock/no-date-of-now': 'error' },
    },
    { files: ['server/main.ts'], rules: { 'no-console': 'off', 'no-restricted-properties': 'off' } },
    {
      // Matchers such as expect.any() are any, and so are rows and answers that a test only compares.
      files: tests,
      rules: {
        'typescript/no-unsafe-assignment': 'off',
        'typescript/no-unsafe-member-access': 'off',
        'typescript/no-unsafe-return': 'off',
        'typescript/only-throw-error': 'off',
        'no-console': 'off',
        'no-restricted-properties': 'off',
        'handed-clock/no-date-of-now': 'off',
        'require-yield': 'off',
      },
    },
  ],
});
