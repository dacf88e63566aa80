import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { ListingSearch } from '#contract/listing-search.ts';
import { startProduct, type Product } from '#tests/support/product.ts';
import { median, type Bench, type BenchResult } from './result.ts';
import { browserCookies, launchChromium } from './support/browser.ts';

const MIN_FRAMES_PER_SECOND = 50;
const MAX_FIRST_PINS_MS = 1_000;
const LISTINGS = { full: 60_000, small: 12_000 };
const SWEEPS = 6;
const STEPS_OF_SWEEP = 40;

const named = (nameType: 'city' | 'neighborhood' | 'county', name: string) => ({ type: 'named-area' as const, nameType, name });
const everyStatus = { propertyStatus: ['active', 'pending', 'contingent', 'sold'] } satisfies ListingSearch;

/** Homes of a city are more than are shown one by one; those of a neighborhood all have their pin. */
const cases: { name: string; search: ListingSearch }[] = [
  {
    name: 'all homes of San Francisco and Oakland',
    search: { ...everyStatus, areaFilter: { type: 'any-of', areas: [named('city', 'San Francisco'), named('city', 'Oakland')] } },
  },
  { name: 'homes of Noe Valley', search: { ...everyStatus, areaFilter: named('neighborhood', 'Noe Valley') } },
];

/** A thread whose drawer holds a search. */
async function threadWith(product: Product, cookie: string, search: ListingSearch, page: Page): Promise<void> {
  const bar = page.getByRole('textbox', { name: 'Message' });
  await page.goto(product.url);
  await bar.fill('Homes in San Francisco');
  await bar.press('Enter');
  await page.waitForURL(/\/chat\//);
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Stop' }).waitFor({ state: 'detached' });
  const threadId = new URL(page.url()).pathname.split('/').at(-1);
  const answer = await product.call(cookie, 'GET', `/api/chat/threads/${threadId}/messages?page=1&pageSize=30`);
  const { items } = (await answer.json()) as { items: { artifacts: { id: string; kind: string }[] }[] };
  const artifactId = items.flatMap(({ artifacts }) => artifacts).find(({ kind }) => kind === 'widget-listings-search')?.id;
  const content = { artifactId, arguments: search };
  const stored = await product.call(cookie, 'PATCH', `/api/chat/artifacts/${artifactId}`, { content });
  if (!stored.ok) throw new Error(`The search was not stored: ${stored.status} ${await stored.text()}`);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page
    .getByRole('button', { name: /^Open / })
    .first()
    .waitFor();
}

/** From the press on the tab to the frame after the homes in view are there, as pins and in the list below. */
async function openMap(page: Page): Promise<number> {
  const elapsed = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let pressedAt = 0;
        addEventListener('pointerdown', () => (pressedAt = performance.now()), { once: true, capture: true });
        const observer = new MutationObserver(() => {
          if (!/[1-9][\d,]* homes? in view/.test(document.querySelector('[aria-label="Homes on the map"]')?.textContent ?? ''))
            return;
          observer.disconnect();
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - pressedAt)));
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
      }),
  );
  await page.getByRole('tab', { name: 'Boundary' }).click();
  return elapsed;
}

/** Frames a second while the map is dragged to and fro, and how many homes it shows. */
async function pan(page: Page): Promise<{ framesPerSecond: number; shown: string }> {
  const box = await page.locator('canvas.maplibregl-canvas').boundingBox();
  if (!box) throw new Error('The map has no canvas');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.evaluate(() => {
    const state = Object.assign(window, { framesSeen: 0, begunAt: performance.now(), isOver: false });
    const frame = (): void => {
      state.framesSeen += 1;
      if (!state.isOver) requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  await page.mouse.down();
  for (let sweep = 0; sweep < SWEEPS; sweep += 1)
    for (let step = 1; step <= STEPS_OF_SWEEP; step += 1)
      await page.mouse.move(x + (sweep % 2 === 0 ? step : STEPS_OF_SWEEP - step) * 4, y + step);
  const framesPerSecond = await page.evaluate(() => {
    const state = Object.assign(window, { isOver: true }) as unknown as { framesSeen: number; begunAt: number };
    return (state.framesSeen * 1_000) / (performance.now() - state.begunAt);
  });
  await page.mouse.up();
  const shown = (await page.getByRole('region', { name: 'Homes on the map' }).getByRole('status').textContent()) ?? '';
  return { framesPerSecond, shown: shown.replace(/\..*/, '') };
}

async function measure(browser: Browser, product: Product, cookie: string, rounds: number): Promise<BenchResult[]> {
  const results: BenchResult[] = [];
  for (const { name, search } of cases) {
    const [firsts, rates]: [number[], number[]] = [[], []];
    let counted = '';
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      await context.addCookies(browserCookies(cookie, product.url));
      // Streets come from a host that is not measured here.
      await context.route(
        (url) => url.origin !== product.url,
        (route) => route.abort(),
      );
      const page = await context.newPage();
      await threadWith(product, cookie, search, page);
      firsts.push(await openMap(page));
      const { framesPerSecond, shown } = await pan(page);
      rates.push(framesPerSecond);
      counted = shown;
      await context.close();
    }
    const [first, rate] = [median(firsts), median(rates)];
    results.push(
      {
        name: `${name}: first pins`,
        value: first,
        unit: 'ms',
        mustBe: `≤ ${MAX_FIRST_PINS_MS} ms`,
        ok: first <= MAX_FIRST_PINS_MS,
      },
      {
        name: `${name} (${counted}): panning, drawn by software`,
        value: rate,
        unit: 'frames/s',
        mustBe: `≥ ${MIN_FRAMES_PER_SECOND}`,
        ok: rate >= MIN_FRAMES_PER_SECOND,
      },
    );
  }
  return results;
}

/** `map-panning` of docs/performance.md: the boundary map in a browser without a GPU. */
export const run: Bench = async ({ small }) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'sidekick-bench-panning-'));
  const environment = { DEMO: 'on', DEMO_LISTINGS: String(small ? LISTINGS.small : LISTINGS.full) };
  const product = await startProduct({ dataDir, environment });
  const browser = await launchChromium({ withWebGl: true });
  try {
    return await measure(browser, product, await product.signIn(), small ? 1 : 3);
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
};
