import { readFile } from 'node:fs/promises';
import { expectAccessible } from './support/accessibility.ts';
import { ask, cards, drawer, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

test('results stand in a table that is sorted, has the columns that were chosen, is walked by keys and handed over as a file', async ({
  agentPage: page,
}) => {
  await ask(page, 'Homes in San Francisco under $2M');
  await waitForReply(page);
  await expect(cards(page).first()).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Table', exact: true }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(table.getByRole('rowheader').nth(2)).toContainText(/^3\. /);

  await table.getByRole('button', { name: 'Price' }).click();
  await expect(table.getByRole('columnheader', { name: /Price/ })).toHaveAttribute('aria-sort', 'ascending');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Built' }).check();
  await expect(table.getByRole('columnheader', { name: 'Built' })).toBeVisible();
  await expectAccessible(page);

  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Export CSV' }).click()]);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines[0]).toContain('MLS,MLS number,Address');
  expect(lines.length).toBeGreaterThan(11);

  const rows = table.getByRole('button', { name: /^Open / });
  const second = (await rows.nth(1).getAttribute('aria-label'))?.replace('Open ', '') ?? 'no address';
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: second })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(rows.nth(1)).toBeFocused();
});

test('a listing shows where it lies when it is asked to', async ({ agentPage: page }) => {
  await page.route(/openfreemap/, (route) => route.abort());
  await ask(page, 'Homes in Oakland');
  await waitForReply(page);
  await cards(page).first().click();
  await page.getByRole('button', { name: 'Show map' }).click();
  await expect(page.getByRole('region', { name: /^Map around/ })).toBeVisible();
  await page.getByRole('button', { name: 'Hide map' }).click();
  await expect(page.getByRole('region', { name: /^Map around/ })).toHaveCount(0);
});
