import type { Page } from '@playwright/test';
import type { Product } from '#tests/support/product.ts';
import { browserCookies, launchChromium } from './browser.ts';

declare global {
  interface Window {
    firstTextOnScreen?: Promise<number>;
  }
}

/** Measured inside the page: from the Enter key to the frame after the reply's first text stands in the document. */
async function measureOnce(page: Page, question: string, firstWord: string): Promise<number> {
  const bar = page.getByRole('textbox', { name: 'Message' });
  await bar.fill(question);
  const expected = { asked: question, word: firstWord };
  await page.evaluate(({ asked, word }) => {
    const log = document.querySelector('[role=log]');
    if (!log) throw new Error('The page shows no messages');
    // Earlier replies say the same; this one's stands behind its question.
    const isAnswered = () =>
      log.textContent.lastIndexOf(word) > log.textContent.lastIndexOf(asked) && log.textContent.includes(asked);
    window.firstTextOnScreen = new Promise((resolve) => {
      let begunAt = 0;
      addEventListener('keydown', () => (begunAt = performance.now()), { once: true, capture: true });
      const observer = new MutationObserver(() => {
        if (!isAnswered()) return;
        observer.disconnect();
        requestAnimationFrame(() => resolve(performance.now() - begunAt));
      });
      observer.observe(log, { childList: true, subtree: true, characterData: true });
    });
  }, expected);
  await bar.press('Enter');
  const elapsedMs = await page.evaluate(() => window.firstTextOnScreen);
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
  await bar.and(page.locator(':enabled')).waitFor();
  return elapsedMs ?? Number.NaN;
}

/** Milliseconds from Enter to the first text on the screen of a thread, once per round; the first round warms up and is left out. */
export async function firstTextOnScreenMs(
  product: Product,
  cookie: string,
  threadId: string,
  { prompt, firstWord, rounds }: { prompt: string; firstWord: string; rounds: number },
): Promise<number[]> {
  const browser = await launchChromium();
  try {
    const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
    await context.addCookies(browserCookies(cookie, product.url));
    const page = await context.newPage();
    await page.goto(`${product.url}/chat/${threadId}`);
    await page.getByRole('textbox', { name: 'Message' }).and(page.locator(':enabled')).waitFor();
    await page.getByRole('log').waitFor();
    const times: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const elapsedMs = await measureOnce(page, `${prompt} round ${round}.`, firstWord);
      if (round > 0) times.push(elapsedMs);
    }
    return times;
  } finally {
    await browser.close();
  }
}
