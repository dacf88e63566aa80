import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { calendarDateOf } from '#server/platform/clock.ts';
import type { Product } from '#tests/support/product.ts';
import { expectAccessible } from './support/accessibility.ts';
import { ask, cards, drawer, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

/** A home that comes to the market while the product runs, as an import brings it. */
async function importHome({ dataDir }: Product, address: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'sidekick-news-'));
  const file = join(folder, 'homes.json');
  const record = {
    ...{ ListingKey: address, ListingId: address, UnparsedAddress: address, ListPrice: 1_400_000 },
    ...{ StandardStatus: 'Active', PropertyType: 'Residential', PropertySubType: 'Condominium' },
    ...{ City: 'San Francisco', StateOrProvince: 'CA', SubdivisionName: 'Noe Valley', BedroomsTotal: 3 },
    OnMarketDate: calendarDateOf(new Date()),
  };
  await writeFile(file, JSON.stringify({ value: [record] }));
  const environment = { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'warn' };
  await promisify(execFile)(process.execPath, ['tools/import.ts', file, '--source', 'News MLS'], { env: environment });
  await rm(folder, { recursive: true });
}

const rows = (page: Page) => page.getByRole('list', { name: 'Saved searches' }).getByRole('listitem');

test.use({ reducedMotion: 'reduce' });

test('a search is saved from its results, told of a new home, looked at, renamed, paused, deleted and taken back', async ({
  agentPage: page,
  product,
}) => {
  await ask(page, 'Condos in Noe Valley under $2M');
  await waitForReply(page);
  await expect(cards(page).first()).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Save search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Buyers in Noe');
  await dialog.getByRole('combobox', { name: 'Email' }).selectOption({ label: 'At once' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Saved “Buyers in Noe”')).toBeVisible();

  await importHome(product, '4321 Sanchez St');
  await expect(async () => {
    await page.goto('/');
    await expect(page.getByRole('region', { name: 'News in your saved searches' })).toContainText('1 new', { timeout: 1_000 });
  }).toPass();
  await expectAccessible(page);
  await expect(page.getByRole('navigation', { name: 'Chats' })).toContainText('1 new');
  await page.getByRole('link', { name: 'Buyers in Noe' }).click();
  await expect(page.getByRole('list', { name: 'What happened' })).toContainText('4321 Sanchez St');
  await expectAccessible(page);
  await page.getByRole('button', { name: /4321 Sanchez St/ }).click();
  await expect(page.getByRole('dialog', { name: 'Property Details' })).toContainText('Listing Price');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('link', { name: 'All saved searches' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).not.toContainText('1 new');
  await expectAccessible(page);
  await rows(page).getByRole('button', { name: 'Rename' }).click();
  await rows(page).getByRole('textbox', { name: 'Name' }).fill('The Diaz family');
  await page.keyboard.press('Enter');
  await expect(rows(page).getByRole('link', { name: 'The Diaz family' })).toBeVisible();
  await rows(page).getByRole('button', { name: 'Pause' }).click();
  await expect(rows(page)).toContainText('Paused');
  await rows(page).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No saved searches yet')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.reload();
  await expect(rows(page)).toContainText('The Diaz family');
  await rows(page).getByRole('button', { name: 'Delete' }).click();
});

test('the page says that it could not be loaded, and loads when tried again; mails end without a session', async ({
  agentPage: page,
  context,
}) => {
  await page.route('**/api/saved-searches', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await page.goto('/saved-searches');
  await expect(page.getByText('Your saved searches could not be loaded')).toBeVisible();
  await page.unroute('**/api/saved-searches');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('Your saved searches could not be loaded')).toHaveCount(0);

  await context.clearCookies();
  await page.goto('/api/saved-searches/unsubscribe/unknown-to-everybody-00');
  await expect(page).toHaveURL(/\/unsubscribe\//);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('alert')).toContainText('This link does not lead anywhere any more');
});
