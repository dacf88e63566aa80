import type { BrowserContext, Page } from '@playwright/test';
import { demoAccounts, type Product } from '#tests/support/product.ts';
import { expectAccessible } from './support/accessibility.ts';
import { messageBar } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const SOURCES = '**/api/admin/listing-sources';
const feed = { ageSeconds: 14 * 3_600, isPaused: false, isSyncing: false, lastError: 'https://mls.example answers 403' };
const staleSource = (id: string, title: string) => ({ id, title, lastSyncedAt: '2026-11-20T01:00:00.000Z', stale: true, feed });
const freshSource = { ...staleSource('fresh', 'Fresh MLS'), stale: false };

async function signInAsAdmin(context: BrowserContext, product: Product): Promise<void> {
  const [name = '', ...value] = (await product.signIn(demoAccounts.admin)).split('=');
  await context.addCookies([{ name, value: value.join('=').replace(/;.*/, ''), url: product.url }]);
}

const banner = (page: Page) => page.getByRole('complementary', { name: 'Listing sources' });

test('a source older than 12 hours is flagged to admins, who can ask for it or put the flag away', async ({
  page,
  context,
  product,
}) => {
  await signInAsAdmin(context, product);
  await page.route(SOURCES, (route) => route.fulfill({ json: { items: [staleSource('bay', 'Bay MLS'), freshSource] } }));
  await page.goto('/');
  await expect(banner(page)).toContainText(
    'Bay MLS has not been brought up to date for 14 hours. The last try failed: https://mls.example answers 403.',
  );
  await expect(banner(page)).not.toContainText('Fresh MLS');
  await expectAccessible(page);

  // The demo's own source has no feed, so the real call refuses it.
  await banner(page).getByRole('button', { name: 'Sync now: Bay MLS' }).click();
  await expect(banner(page).getByRole('alert')).toContainText('The sync was not started.');
  await page.route('**/api/admin/listing-sources/bay/sync', (route) => route.fulfill({ status: 202, json: { queued: true } }));
  await banner(page).getByRole('button', { name: 'Sync now: Bay MLS' }).click();
  await expect(banner(page)).toContainText('Being brought up to date.');

  await banner(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(banner(page)).toHaveCount(0);
  await expect(messageBar(page)).toBeVisible();
});

test('with all sources fresh an admin sees no flag', async ({ page, context, product }) => {
  await signInAsAdmin(context, product);
  const asked = page.waitForResponse(SOURCES);
  await page.goto('/');
  expect(await (await asked).json()).toMatchObject({ items: expect.any(Array) });
  await expect(messageBar(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
});

test('who is no admin is never asked about sources', async ({ agentPage: page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(messageBar(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('/admin/'))).toEqual([]);
});
