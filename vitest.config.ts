import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { memoryFolder } from './tests/support/memory-folder.ts';

const temporary = memoryFolder();
if (temporary) process.env['TMPDIR'] ??= temporary;
// Programs that tests start read our TypeScript and the packages once for all of them, and once for all runs.
process.env['NODE_COMPILE_CACHE'] ??= join(import.meta.dirname, 'node_modules', '.cache', 'compiled');

export default defineConfig({
  test: {
    include: ['{contract,server,demo,web,tests,tools,bench}/**/*.test.{ts,tsx}'],
    exclude: ['tests/browser/**', 'node_modules/**'],
    globalSetup: ['tests/support/postgres-per-run.ts'],
    // One process per core reads our modules once for all its files. Nothing of ours is held in a module (services are closures over
    // what they are handed), so no file can see what another one did; one that changes a global puts it back.
    isolate: false,
    maxWorkers: '100%',
    // Only what hangs may reach these; a machine that is busy with other work takes ten times as long as an idle one.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
