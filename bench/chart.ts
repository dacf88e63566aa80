import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { demoAccounts, startProduct, type Product } from '#tests/support/product.ts';
import { median, type Bench, type BenchResult } from './result.ts';
import { browserCookies, launchChromium } from './support/browser.ts';

const MUST_BE_MS = 400;
const QUESTIONS = [
  'Chart the median price by month in Oakland',
  'Chart the price per sq ft by neighborhood in Oakland',
  'Chart the inventory in Oakland',
];

declare global {
  interface Window {
    chartOnScreen?: Promise<{ textMs: number; chartMs: number }>;
  }
}

/** Measured inside the page: from the Enter key to the frame after a chart stands in the reply that was not there before. */
async function chartOnScreen(page: Page, question: string): Promise<{ textMs: number; chartMs: number }> {
  const bar = page.getByRole('textbox', { name: 'Message' });
  await bar.and(page.locator(':enabled')).waitFor();
  await bar.fill(question);
  await page.evaluate(() => {
    const log = document.querySelector('[role=log]');
    if (!log) throw new Error('The page shows no messages');
    const charts = () => [...log.querySelectorAll('svg[role=img][aria-describedby]')];
    const earlier = new Set(charts());
    const texts = log.querySelectorAll('.markdown').length;
    window.chartOnScreen = new Promise((resolve) => {
      let begunAt = 0;
      let textMs = Number.NaN;
      addEventListener('keydown', () => (begunAt = performance.now()), { once: true, capture: true });
      const observer = new MutationObserver(() => {
        if (Number.isNaN(textMs) && log.querySelectorAll('.markdown').length > texts) textMs = performance.now() - begunAt;
        if (!charts().some((chart) => !earlier.has(chart))) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve({ textMs, chartMs: performance.now() - begunAt }));
      });
      observer.observe(log, { childList: true, subtree: true });
    });
  });
  await bar.press('Enter');
  const times = await page.evaluate(() => window.chartOnScreen);
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
  return times ?? { textMs: Number.NaN, chartMs: Number.NaN };
}

async function createThread(product: Product, cookie: string): Promise<string> {
  const answer = await product.call(cookie, 'POST', '/api/chat/threads', {});
  return ((await answer.json()) as { id: string }).id;
}

/** `chart` of docs/performance.md: from the send to a chart that the built-in assistant draws, on screen. */
export const run: Bench = async ({ small }) => {
  const rounds = small ? 1 : 3;
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-bench-chart-'));
  const product = await startProduct({ dataDir, environment: { DEMO: 'on' } });
  const browser = await launchChromium();
  try {
    const cookies = [await product.signIn(demoAccounts.agent), await product.signIn(demoAccounts.admin)];
    const first: number[] = [];
    const later: number[] = [];
    // One who sends more than ten messages in a burst would wait.
    for (let round = 0; round <= rounds; round += 1) {
      const cookie = cookies[round % 2] ?? '';
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addCookies(browserCookies(cookie, product.url));
      const page = await context.newPage();
      await page.goto(`${product.url}/chat/${await createThread(product, cookie)}`);
      await page.getByRole('log').waitFor();
      // What comes after the screen stands has come, as it has when somebody has written a question.
      await page.waitForLoadState('networkidle');
      for (const [at, question] of QUESTIONS.entries()) {
        const { textMs, chartMs } = await chartOnScreen(page, question);
        console.log(`round ${round}, question ${at + 1}: text ${textMs.toFixed(0)} ms, chart ${chartMs.toFixed(0)} ms`);
        if (round > 0) (at === 0 ? first : later).push(chartMs);
      }
      await context.close();
    }
    return [resultOf('first chart of a page', first), resultOf('another chart', later)];
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};

function resultOf(what: string, times: readonly number[]): BenchResult {
  const value = median(times);
  return { name: `send → ${what} on screen, median`, value, unit: 'ms', mustBe: `≤ ${MUST_BE_MS} ms`, ok: value <= MUST_BE_MS };
}
