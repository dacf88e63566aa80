import { rm } from 'node:fs/promises';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { startProduct, type Product } from '#tests/support/product.ts';
import { copyDemoHome, demoEnvironment } from './demo-home.ts';

export interface WorkerFixtures {
  /** The built product in demo mode, on a data folder of its own; one per worker. */
  product: Product;
  /**
   * The session of the demo agent: signing in is throttled, so that only the journeys about it do it. In every worker, because it also
   * spares the agent the welcome, which would stand before each journey.
   */
  agentCookie: string;
}

export interface TestFixtures {
  /** Puts the demo agent's session into a browser context. */
  signIn: (context: BrowserContext) => Promise<void>;
  /** A page of the signed-in demo agent at `/`. */
  agentPage: Page;
  /** Leaves a journey out, and says so, where the run has no time left for it (JOURNEYS_UNTIL_MS, milliseconds of the epoch). */
  inTime: void;
  /** Fails the test when a page logs an error or throws. */
  quietConsole: void;
}

/** A cookie header as Playwright takes cookies. */
export function cookiesOf(header: string, url: string) {
  return header.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  product: [
    async ({}, use) => {
      const dataDir = await copyDemoHome();
      const product = await startProduct({ dataDir, environment: demoEnvironment });
      await use(product);
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],

  agentCookie: [async ({ product }, use) => use(await product.signIn()), { scope: 'worker', auto: true }],

  baseURL: async ({ product }, use) => use(product.url),

  signIn: async ({ product, agentCookie }, use) => use((context) => context.addCookies(cookiesOf(agentCookie, product.url))),

  agentPage: async ({ page, context, signIn }, use) => {
    await signIn(context);
    await page.goto('/');
    await use(page);
  },

  inTime: [
    async ({}, use, testInfo) => {
      const untilMs = Number(process.env['JOURNEYS_UNTIL_MS'] ?? Infinity);
      testInfo.skip(Date.now() > untilMs, 'The run had no time left');
      await use();
    },
    { auto: true },
  ],

  quietConsole: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on('console', (message) => {
        // The browser itself reports refused and failed requests; journeys that cause them check what the user sees.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) problems.push(message.text());
      });
      context.on('weberror', (error) => problems.push(String(error.error())));
      await use();
      if (problems.length > 0) throw new Error(`The browser's console shows errors:\n${problems.join('\n')}`);
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';
