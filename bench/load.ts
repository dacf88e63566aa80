import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { startProduct, type Product } from '#tests/support/product.ts';
import { median, type Bench, type BenchResult } from './result.ts';
import { browserCookies, launchChromium } from './support/browser.ts';
import { fillThread } from '#tests/support/filled-thread.ts';

/** A screen, opened cold. */
interface Screen {
  name: string;
  path: string;
  cookie: string;
  /** What the user waits for. */
  ready: string;
  limitKb: number;
}

const MESSAGE_BAR = '[data-message-bar]';
const QUESTION = '3 bedroom condos under $1.5M in Noe Valley with parking, newest first';

/**
 * `load` of docs/performance.md: JavaScript that Chromium asked for until the screen was quiet, as gzip makes it, and the time until
 * the user can type. Browsers that take brotli, as this one does, receive about a tenth less.
 */
export const run: Bench = async ({ small }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-bench-load-'));
  const product = await startProduct({ dataDir, environment: { DEMO: 'on' } });
  const browser = await launchChromium();
  try {
    const cookie = await product.signIn();
    const long = await fillThread(product, cookie, dataDir, small ? 30 : 300);
    const withResults = await askForListings(browser, product, cookie);
    const screens: Screen[] = [
      { name: '/login', path: '/login', cookie: '', ready: 'input[type=password]', limitKb: 160 },
      { name: '/', path: '/', cookie, ready: MESSAGE_BAR, limitKb: 260 },
      { name: '/chat/:id, 300 messages', path: `/chat/${long}`, cookie, ready: MESSAGE_BAR, limitKb: 235 },
      { name: '/chat/:id with results in the drawer', path: `/chat/${withResults}`, cookie, ready: 'article', limitKb: 260 },
    ];
    const results: BenchResult[] = [];
    for (const screen of screens) results.push(...(await measure(browser, product, screen, small ? 1 : 5)));
    return results;
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

async function measure(browser: Browser, product: Product, screen: Screen, rounds: number): Promise<BenchResult[]> {
  const times: number[] = [];
  const scripts = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    // A new context has an empty cache.
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    if (screen.cookie) await context.addCookies(browserCookies(screen.cookie, product.url));
    const page = await context.newPage();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    const begun = performance.now();
    await page.goto(product.url + screen.path, { waitUntil: 'commit' });
    await page.locator(screen.ready).first().waitFor();
    times.push(performance.now() - begun);
    await page.waitForLoadState('networkidle');
    await context.close();
  }
  const kilobytes = (await gzipBytesOf([...scripts])) / 1_000;
  return [
    {
      name: `${screen.name}: JavaScript, gzip, ${scripts.size} files`,
      value: kilobytes,
      unit: 'kB',
      mustBe: `≤ ${screen.limitKb} kB`,
      ok: kilobytes <= screen.limitKb,
    },
    { name: `${screen.name}: ready, cold, median`, value: median(times), unit: 'ms', mustBe: 'shown', ok: true },
  ];
}

async function gzipBytesOf(urls: readonly string[]): Promise<number> {
  const sizes = urls.map(async (url) => gzipSync(await (await fetch(url)).arrayBuffer(), { level: 9 }).length);
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

/** Asks as a user does, so that the thread has a widget. Answers its id. */
async function askForListings(browser: Browser, product: Product, cookie: string): Promise<string> {
  const context = await browser.newContext();
  await context.addCookies(browserCookies(cookie, product.url));
  const page = await context.newPage();
  await page.goto(product.url);
  await page.locator(MESSAGE_BAR).fill(QUESTION);
  await page.keyboard.press('Enter');
  await page.locator('article').first().waitFor();
  const threadId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  await context.close();
  return threadId;
}
