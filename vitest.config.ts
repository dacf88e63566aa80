import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{contract,server,web,tests,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    globalSetup: ['tests/support/postgres-per-run.ts'],
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});
