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
const softwareGl = ['--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

/** The browser journeys. `npm test` hands over a Chromium in CHROMIUM_PATH; without one Playwright uses its own. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.browser.ts',
  outputDir: '.cache/browser-tests',
  forbidOnly: process.env['CI'] !== undefined,
  workers: 2,
  // Only what hangs may reach these; a machine that is busy with other work takes ten times as long as an idle one.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: 'list',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'en-US',
    trace: 'retain-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] ? { executablePath: process.env['CHROMIUM_PATH'] } : {}),
      args: [...quietFlags, ...softwareGl, ...(isRoot ? ['--no-sandbox'] : [])],
    },
  },
});
