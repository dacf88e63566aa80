import type { Page } from '@playwright/test';
import { ask, waitForReply } from './support/chat.ts';
import { expect, newThread, openNewThread, test } from './support/scripted.ts';

/** Every address that the page asked for outside the product. */
function watchForeignRequests(page: Page, productUrl: string): string[] {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(productUrl) && /^https?:/.test(request.url())) foreign.push(request.url());
  });
  return foreign;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  const log = page.getByRole('log');
  expect(await log.evaluate((list) => list.scrollWidth - list.clientWidth)).toBeLessThanOrEqual(0);
}

async function expectNothingRan(page: Page): Promise<void> {
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
}

test.describe('what a model writes under somebody else’s influence', () => {
  test('runs nothing, asks no other host, and links only where a link may lead', async ({
    agentPage: page,
    product,
    agentCookie,
  }) => {
    const foreign = watchForeignRequests(page, product.url);
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Show me scenario:hostile');
    await waitForReply(page);
    const log = page.getByRole('log');
    await expect(log.getByText('<script>window.hacked = true</script>')).toBeVisible();
    await expectNothingRan(page);
    await expect(log.getByRole('link', { name: 'a link' })).toHaveCount(0);
    await expect(log.getByRole('link', { name: 'data' })).toHaveCount(0);
    const elsewhere = log.getByRole('link', { name: 'elsewhere' });
    await expect(elsewhere).toHaveAttribute('target', '_blank');
    await expect(elsewhere).toHaveAttribute('rel', /noopener/);
    await expectNoSidewaysScroll(page);
    await expect(log.getByRole('link', { name: 'Image: a house (on tracker.example)' })).toBeVisible();
    expect(foreign).toEqual([]);
  });

  test('stays in its column on a phone', async ({ agentPage: page, product, agentCookie }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openNewThread(page, product, agentCookie);
    await ask(page, 'On a phone scenario:hostile');
    await waitForReply(page);
    await expectNoSidewaysScroll(page);
  });
});

test('markup in what the user writes and in a thread’s title is text', async ({ agentPage: page, product, agentCookie }) => {
  const foreign = watchForeignRequests(page, product.url);
  const title = '<img src=x onerror="hacked=1">';
  await newThread(product, agentCookie, title);
  await openNewThread(page, product, agentCookie, 'x'.repeat(40));
  await expect(page.getByRole('navigation').getByRole('link', { name: title })).toBeVisible();
  const message = `<script>window.hacked = true</script> **bold** ![a](https://tracker.example/a.png) ${'y'.repeat(300)}`;
  await ask(page, message);
  await waitForReply(page);
  await expectNoSidewaysScroll(page);
  await page.getByRole('link', { name: title }).click();
  await expect.poll(() => page.title()).toContain(`${title} · Sidekick`);
  await expectNothingRan(page);
  expect(foreign).toEqual([]);
});

test('remarks and names in a listing are text, and its links lead to the web only', async ({
  agentPage: page,
  product,
  agentCookie,
}) => {
  const foreign = watchForeignRequests(page, product.url);
  const markup =
    '<img src="https://tracker.example/remark.png" onerror="window.hacked = true"> **not bold** [x](javascript:hacked=1)';
  await page.route('**/get-listing-details-by-mls-id', async (route) => {
    const answer = await route.fetch();
    const listing = (await answer.json()) as Record<string, unknown>;
    await route.fulfill({ response: answer, json: { ...listing, description: markup, addressLine1: markup } });
  });
  await openNewThread(page, product, agentCookie);
  await ask(page, 'Condos scenario:one-tool-call');
  await waitForReply(page);
  await page
    .getByRole('complementary')
    .getByRole('button', { name: /^Open / })
    .first()
    .click();
  const details = page.getByRole('region', { name: 'Property Details' });
  await expect(details.getByText(markup, { exact: true })).toBeVisible();
  await expectNothingRan(page);
  expect(foreign).toEqual([]);
});
