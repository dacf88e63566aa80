import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const header = 'MLS #,Stat,Worth,Address,City,State,Zip,Beds,Baths,Sq Ft';
const rowsOf = (street: string) => [
  `B1,UC-Show,455000,3 ${street},Durham,NC,27701,3,2,1600`,
  `B2,listed,465000,4 ${street},Durham,NC,27701,4,2.5,1900`,
  `B3,listed,,5 ${street},Durham,NC,27701,4,2.5,1900`,
];

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  await page.getByLabel('File of listings').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}

async function expectNoBarrier(page: Page, screen: string): Promise<void> {
  await expectAccessible(page, screen);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect.soft(overflow, `${screen} is as wide as the screen`).toBeLessThanOrEqual(0);
}

for (const [device, width] of [
  ['a desk', 1280],
  ['a phone', 390],
] as const) {
  test(`an agent uploads a file, says what it means, tries, imports and undoes it, at ${device}`, async ({ agentPage: page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Import listings' }).click();
    await expect(page.getByRole('heading', { name: 'Import listings' })).toBeVisible();
    await expectNoBarrier(page, 'upload');

    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('Name the MLS or file.')).toBeVisible();
    await page.getByLabel('Where do the listings come from?').fill(`My list at ${device}`);
    await chooseFile(page, 'homes.csv', [header, ...rowsOf('Heron Ct')].join('\n'));
    await page.getByRole('button', { name: 'Check the file' }).click();

    await expect(page.getByText('No column is surely a price')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 3 rows' })).toBeDisabled();
    await expectNoBarrier(page, 'questions');
    await page.getByLabel('“Worth” is', { exact: true }).selectOption('List price');
    await expect(page.getByText('No column is surely a price')).toBeHidden();
    await page.getByLabel('The status “listed” means').selectOption('Active');
    await expect(page.getByLabel('The status “UC-Show” means')).toHaveValue('Active Under Contract');
    await page.getByRole('button', { name: 'Use these meanings' }).click();
    await expect(page.getByText('Questions about the file')).toBeHidden();
    await expect(page.getByText('$455,000 · 3 Heron Ct, Durham, NC, 27701')).toBeVisible();

    await page.getByRole('button', { name: 'Try it first' }).click();
    await expect(page.getByText('It would come to 2 new listings, 0 changed, 0 unchanged, 1 row refused.')).toBeVisible();
    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await expect(page.getByText('It came to 2 new listings, 0 changed, 0 unchanged, 1 row refused.')).toBeVisible();
    await expect(page.getByText('It has no price')).toBeVisible();
    await expectNoBarrier(page, 'report');
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download the report (CSV)' }).click();
    expect((await download).suggestedFilename()).toBe('homes - report.csv');

    await page.getByRole('button', { name: 'Undo this import' }).click();
    await expect(page.getByText('Undone: 2 listings removed, 0 as before')).toBeVisible();
    await page.getByRole('link', { name: 'Import listings' }).click();
    await expect(page.getByRole('listitem').filter({ hasText: `My list at ${device}` })).toContainText('Undone');
  });
}

test('what cannot be read, loaded or found is said, with a way on', async ({ agentPage: page }) => {
  await page.goto('/admin/import');
  await page.getByLabel('Where do the listings come from?').fill('Flyers');
  await chooseFile(page, 'flyer.pdf', '%PDF-1.7');
  await page.getByRole('button', { name: 'Check the file' }).click();
  await expect(page.getByRole('alert')).toContainText('The file is a PDF');

  await page.goto('/admin/import/01900000-0000-7000-8000-000000000000');
  await expect(page.getByText('There is no such import')).toBeVisible();
  await page.getByRole('button', { name: 'All imports' }).click();

  await page.route('**/api/listing-imports', (route) => route.abort());
  await page.reload();
  await expect(page.getByText('The imports could not be loaded')).toBeVisible({ timeout: 30_000 });
  await page.unroute('**/api/listing-imports');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText('The imports could not be loaded')).toBeHidden();
});
