import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { startModelFake } from '#tests/fakes/model/model-fake.ts';
import { startProduct } from '#tests/support/product.ts';
import type { Bench } from './result.ts';
import { browserCookies, launchChromium } from './support/browser.ts';
import { fillThread } from '#tests/support/filled-thread.ts';

const TOKENS_PER_SECOND = 60;
const SECTIONS = 12;

/** An answer of 12 sections with headings, a table and lists, cut into tokens of about five letters. */
function longAnswer(sections: number): string[] {
  const section = (number: number) =>
    `## Section ${number}\n\nNoe Valley had **${20 + number} sales** in the window, at a median of $1,${number}50,000 and ${10 + number} days.\n\n` +
    '| Type | Median | Sold |\n|---|---|---|\n| Condominium | $1,150,000 | 31 |\n| House | $2,350,000 | 18 |\n\n' +
    '- Prices rose against the same window a year ago\n- Homes with parking sold faster\n- Few have a garden\n\n';
  return Array.from({ length: sections }, (_, index) => section(index + 1))
    .join('')
    .match(/[\s\S]{1,5}/g) as string[];
}

async function metricsOf(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send('Performance.getMetrics');
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

async function watchLongTasks(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const state = Object.assign(window, { longestTaskMs: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) state.longestTaskMs = Math.max(state.longestTaskMs, entry.duration);
    }).observe({ type: 'longtask' });
  });
  return () => page.evaluate(() => (window as Window & { longestTaskMs?: number }).longestTaskMs ?? 0);
}

/** `thread` of docs/performance.md: a 300-message thread in Chromium while a 12-section answer streams. */
export const run: Bench = async ({ small }) => {
  const tokens = longAnswer(small ? 1 : SECTIONS);
  const fake = await startModelFake({ extra: { sections: [[[{ say: tokens, everyMs: 1_000 / TOKENS_PER_SECOND }]]] } });
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-bench-thread-'));
  const environment = { DEMO: 'on', ASSISTANT_MODEL: 'openai-compatible:fake', ASSISTANT_BASE_URL: fake.baseUrl };
  const product = await startProduct({ dataDir, environment });
  const browser = await launchChromium();
  try {
    const cookie = await product.signIn();
    const threadId = await fillThread(product, cookie, dataDir, 300);
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(browserCookies(cookie, product.url));
    const page = await context.newPage();
    await page.goto(`${product.url}/chat/${threadId}`);
    const log = page.getByRole('log');
    await log.getByText('Question 298').waitFor();
    // As if the user had read all of it: every page of messages is loaded, or the figures would mean nothing.
    await page.waitForFunction(
      () => {
        const list = document.querySelector('[role=log]');
        list?.scrollTo({ top: 0 });
        return [...(list?.querySelectorAll('div') ?? [])].some((element) => element.textContent === 'Question 0');
      },
      undefined,
      { polling: 100, timeout: 60_000 },
    );
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable');
    const longestTask = await watchLongTasks(page);
    const bar = page.getByRole('textbox', { name: 'Message' });
    await bar.fill('scenario:sections');
    const before = await metricsOf(session);
    const begun = performance.now();
    await bar.press('Enter');
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached', timeout: 180_000 });
    const seconds = (performance.now() - begun) / 1000;
    const after = await metricsOf(session);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    await session.send('HeapProfiler.collectGarbage');
    const heapMb = ((await metricsOf(session))['JSHeapUsedSize'] ?? Number.NaN) / 1_048_576;
    const busy = (((after['TaskDuration'] ?? Number.NaN) - (before['TaskDuration'] ?? Number.NaN)) / seconds) * 100;
    const longest = await longestTask();
    return [
      { name: 'elements in the document', value: nodes, unit: '', mustBe: '≤ 3,000', ok: nodes <= 3_000 },
      { name: 'heap after the answer', value: heapMb, unit: 'MB', mustBe: '≤ 80 MB', ok: heapMb <= 80 },
      { name: 'main thread busy while it streams', value: busy, unit: '%', mustBe: '≤ 30 %', ok: busy <= 30 },
      { name: 'longest task', value: longest, unit: 'ms', mustBe: '≤ 100 ms', ok: longest <= 100 },
    ];
  } finally {
    await browser.close();
    await product.stop();
    await fake.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
