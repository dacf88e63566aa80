import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';

const systemNames = [
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const playwright = fileURLToPath(new URL('../../node_modules/@playwright/test/cli.js', import.meta.url));
const downloadTimeoutMs = 180_000;

/**
 * A Chromium that runs here: the system's, else Playwright's, else one that is installed now.
 * @returns its path or name, or undefined when there is none and none can be had
 */
export async function findChromium(): Promise<string | undefined> {
  const named = process.env['CHROMIUM_PATH'];
  const there = [...(named ? [named] : []), ...systemNames].map(whichPath).find((path) => path && runs(path));
  if (there) return there;
  const own = chromium.executablePath();
  if (runs(own)) return own;
  console.log('Downloading a browser for the tests …');
  await finish(process.execPath, [playwright, 'install', 'chromium'], downloadTimeoutMs);
  if (runs(own)) return own;
  if (process.getuid?.() === 0 && whichPath('apt-get')) {
    console.log("Installing the system's Chromium for the tests …");
    await finish('apt-get', ['update', '-q']);
    await finish('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'fonts-liberation']);
    if (runs('chromium')) return whichPath('chromium');
  }
  return undefined;
}

/** A browser can be there and lack a library; only one that answers is of use. */
function runs(file: string): boolean {
  return spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

function whichPath(name: string): string | undefined {
  return spawnSync('which', [name], { encoding: 'utf8' }).stdout?.trim() || undefined;
}

async function finish(file: string, args: string[], timeout?: number): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' };
  const child = spawn(file, args, { env, stdio: 'ignore', ...(timeout ? { timeout } : {}) });
  await once(child, 'exit').catch(() => undefined); // whether it helped is seen by running the browser
}
