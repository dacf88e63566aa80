import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settingTable } from '#server/settings.ts';
import { findChromium } from './test/find-chromium.ts';
import {
  addUp,
  afterAnotherTry,
  closingLine,
  type Counts,
  playwrightCounts,
  vitestCounts,
  vitestFailedFiles,
  vitestFailures,
} from './test/results.ts';

const noTests: Counts = { passed: 0, failed: 0, skipped: 0 };
const reports = await mkdtemp(join(tmpdir(), 'sidekick-test-reports-'));

/** The settings of the person who runs the tests, e.g. their DATABASE_URL, are none of the tests'. */
function cleanEnvironment(): NodeJS.ProcessEnv {
  const env = { ...process.env };
  for (const name of Object.keys(settingTable)) delete env[name];
  return env;
}

async function run(
  file: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  readCounts: () => Promise<Counts>,
): Promise<{ counts: Counts; ok: boolean }> {
  const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  const code = await new Promise((resolve) => child.once('exit', resolve));
  return { ok: code === 0, counts: await readCounts().catch(() => noTests) };
}

/** More files than these have no bad luck but a fault. */
const MAX_FILES_TRIED_AGAIN = 3;
let unitReport = join(reports, 'vitest.json');
const unsteady: string[] = [];

/**
 * In CI a file that failed beside all others is tried once more, alone. One that passes then keeps nobody from landing, but is named:
 * an unsteady test has a fault, or shows one.
 */
async function runUnitTests(filters: string[]) {
  const first = await runVitest(filters);
  const files = first.ok || !process.env['CI'] ? [] : await vitestFailedFiles(unitReport).catch(() => []);
  if (files.length === 0 || files.length > MAX_FILES_TRIED_AGAIN) return first;
  const failures = await vitestFailures(unitReport);
  unitReport = join(reports, 'vitest-again.json');
  const again = await runVitest(files);
  const stillFailing = await vitestFailures(unitReport).catch(() => failures);
  unsteady.push(...failures.filter((failure) => !stillFailing.includes(failure)));
  return { ok: again.ok, counts: afterAnotherTry(first.counts, again.counts) };
}

function runVitest(filters: string[]) {
  const args = [
    'run',
    ...filters,
    '--passWithNoTests',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${unitReport}`,
  ];
  return run('node_modules/vitest/vitest.mjs', args, cleanEnvironment(), () => vitestCounts(unitReport));
}

async function runBrowserTests(filters: string[]) {
  if (globSync('tests/browser/**/*.browser.ts').length === 0) return { ok: true, counts: noTests };
  const chromium = await findChromium();
  if (!chromium) {
    console.error(
      'The browser tests need Chromium, and none could be installed: install it (on Debian and Ubuntu: apt-get install chromium), or name one in CHROMIUM_PATH.',
    );
    return { ok: false, counts: noTests };
  }
  const file = join(reports, 'playwright.json');
  const env = { ...cleanEnvironment(), CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const args = ['test', ...filters, '--reporter=list,json'];
  return run('node_modules/@playwright/test/cli.js', args, env, () => playwrightCounts(file));
}

/** `npm test`, `npm test -- unit [FILTER…]`, `npm test -- browser [FILTER…]`. */
const [only, ...filters] = process.argv.slice(2);
if (only !== undefined && only !== 'unit' && only !== 'browser') {
  console.error(`npm test takes unit or browser, and then names of files; not ${only}.`);
  process.exit(2);
}
const runs = [];
if (only !== 'browser') runs.push(await runUnitTests(filters));
if (only !== 'unit') runs.push(await runBrowserTests(filters));
// The browser's runner names its failures at its end; the unit tests' would be far above by now.
for (const failure of await vitestFailures(unitReport).catch(() => [])) console.log(`failed: ${failure}`);
for (const test of unsteady) console.log(`unsteady: ${test}`);
await rm(reports, { recursive: true, force: true });

const total = addUp(runs);
console.log(`\n${closingLine(total)}`);
process.exit(total.failed > 0 || total.passed === 0 ? 1 : 0);
