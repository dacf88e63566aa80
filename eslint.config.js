import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import typescript from 'typescript-eslint';

const tests = ['**/*.test.ts', '**/*.test.tsx', '**/*.browser.ts', 'tests/**'];
const readEnvironment = { object: 'process', property: 'env', message: 'Settings are read once, by server/platform/config.' };
const useClock = 'Services use the clock they are handed.';

/** What types alone do not catch. Formatting is Prettier's, imports between folders are dependency-cruiser's. */
export default defineConfig(
  globalIgnores(['dist/', 'data/', '.cache/']),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [typescript.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: ['tsconfig.lint.server.json', 'tsconfig.lint.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'separate-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // Handlers and fakes are async by their type, with or without something to wait for.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/only-throw-error': ['error', { allowThrowingUnknown: true }],
      // Our services are closures, whose functions need no `this`.
      '@typescript-eslint/unbound-method': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['web/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    rules: {
      // TanStack Router's redirects are thrown.
      '@typescript-eslint/only-throw-error': [
        'error',
        { allowThrowingUnknown: true, allow: [{ from: 'package', package: '@tanstack/router-core', name: 'Redirect' }] },
      ],
    },
  },
  {
    // Matchers such as expect.any() are any, and so are rows and answers that a test only compares.
    files: tests,
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/only-throw-error': 'off',
    },
  },
  {
    files: ['server/**/*.ts', 'demo/**/*.ts'],
    ignores: [...tests, 'server/main.ts'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['server/**/*.ts', 'demo/**/*.ts'],
    ignores: [...tests, 'server/platform/config/**', 'server/main.ts'],
    rules: { 'no-restricted-properties': ['error', readEnvironment] },
  },
  {
    files: ['server/modules/**/*.ts', 'demo/**/*.ts'],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: useClock },
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: useClock },
      ],
    },
  },
);
