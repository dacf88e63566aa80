import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';

const isRoot = process.getuid?.() === 0;
// Chromium talks to its maker in the background otherwise, which costs time and fails where there is no network.
const quietFlags = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--no-first-run',
  '--no-pings',
];
// Maps are drawn by software where there is no GPU; compositing pages by it too would take longer than painting them.
const softwareGl = ['--enable-unsafe-swiftshader'];

const folder = 'tests/browser';
const journeys = globSync('**/*.browser.ts', { cwd: join(import.meta.dirname, folder) });
/** Journeys on a product whose model is scripted, which is another start of the product than that of the rest. */
const scripted = journeys.filter((file) =>
  readFileSync(join(import.meta.dirname, folder, file), 'utf8').includes('/scripted.ts'),
);
const inFolder = (file: string): string => `**/${folder}/${file}`;

/** The browser journeys. `npm test` hands over a Chromium in CHROMIUM_PATH; without one Playwright uses its own. */
export default defineConfig({
  testDir: folder,
  globalSetup: './tests/browser/support/demo-home.ts',
  testMatch: '**/*.browser.ts',
  // A worker keeps its product as long as journeys want the same one, so those stand together: six starts instead of twelve.
  projects: [
    { name: 'built-in', testIgnore: scripted.map(inFolder) },
    { name: 'scripted', testMatch: scripted.map(inFolder) },
  ],
  outputDir: '.cache/browser-tests',
  forbidOnly: process.env['CI'] !== undefined,
  // Journeys wait for pages more than they work: three of them keep two processors busy.
  workers: 3,
  // Named as flaky at the end: it has a fault, or shows one, but keeps nobody from landing.
  retries: process.env['CI'] === undefined ? 0 : 1,
  // Only what hangs may reach these; a machine that is busy with other work takes ten times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    // Requests that one answers are not seen by journeys; those about it let it in.
    serviceWorkers: 'block',
    // What is recorded of every journey takes time that CI does not have; one that failed there is run again by hand.
    trace: process.env['CI'] === undefined ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [...quietFlags, ...softwareGl, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
