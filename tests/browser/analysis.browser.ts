import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { ask, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: 'Chart' }) });
const title = /Median sold price by month in Oakland/;

test.describe('a chart that is asked for', () => {
  test('stands in the reply and beside it, with its data as a table and a file', async ({ agentPage: page }) => {
    await ask(page, 'Chart the median price by month in Oakland');
    await waitForReply(page);
    await expect(page.getByRole('img', { name: title })).toHaveCount(2);
    const inPanel = panel(page).getByRole('img', { name: title });
    await expect(inPanel).toHaveAccessibleDescription(/Line chart of median sold price by month/);
    await panel(page).getByText('As a table').click();
    await expect(panel(page).getByRole('columnheader', { name: 'Cases' })).toBeVisible();
    const downloading = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: 'Download CSV' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^Median sold price by month in Oakland.*\.csv$/);
    expect(await readFile(await file.path(), 'utf8')).toMatch(/Month,Median sold price,Cases\r\n\d{4}-\d{2},\d+,\d+/);

    await ask(page, 'price per sq ft by neighborhood in Oakland');
    await waitForReply(page);
    await expect(panel(page).getByRole('img', { name: /price per sq ft of sold homes by neighborhood/ })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('img', { name: /by neighborhood/ }).first()).toBeVisible();
  });

  test('has no barrier that axe finds', async ({ agentPage: page }) => {
    await ask(page, 'Chart the inventory in Oakland');
    await waitForReply(page);
    await expect(panel(page).getByRole('img', { name: /New listings/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('stands in the reply on a phone, and nothing scrolls sideways', async ({ agentPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await ask(page, 'graph list price against sold price in Oakland');
    await waitForReply(page);
    await expect(page.getByRole('img', { name: /List price against sold price/ }).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
