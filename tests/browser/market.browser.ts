import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { ask, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: 'Market' }) });

test.describe('how a market does', () => {
  test('is told in a sentence, tiles and a chart by month, and leads to the sales behind it', async ({ agentPage: page }) => {
    await ask(page, 'How is the market in Oakland?');
    await waitForReply(page);
    await expect(page.getByText('months of supply, and the median price').first()).toBeVisible();
    const tiles = page.getByLabel('Figures of Oakland, CA');
    await expect(tiles.first().getByText('Median price')).toBeVisible();

    const chart = panel(page).getByRole('img', { name: 'Median price by month, Oakland, CA' });
    await expect(chart).toBeVisible();
    await expect(chart.locator('circle')).not.toHaveCount(0);
    await panel(page).getByLabel('Figure', { exact: true }).selectOption('Sold');
    await panel(page).getByLabel('Over').selectOption('5 years');
    await expect(panel(page).getByRole('img', { name: 'Sold by month, Oakland, CA' })).toBeVisible();
    await panel(page).getByLabel('Of', { exact: true }).selectOption('3 bedrooms');
    await panel(page).getByText('As a table').click();
    await expect(panel(page).getByRole('columnheader', { name: 'Price cuts' })).toBeVisible();

    await panel(page)
      .getByRole('tab', { name: /^[\d,]+ sales$/ })
      .click();
    await panel(page).getByRole('article').first().getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: 'Property Details' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'How this home compares' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the market' }).click();
    await expect(panel(page).getByRole('article').first()).toBeVisible();
  });

  test('takes in twelve months to a point where single months have too few sales, and draws no empty chart', async ({
    agentPage: page,
  }) => {
    await ask(page, 'How is the market in Temescal, Oakland?');
    await waitForReply(page);
    await expect(panel(page).getByText(/each point takes in twelve months/)).toBeVisible();
    const chart = panel(page).getByRole('img', { name: 'Median price, rolling 12 months, Temescal, Oakland' });
    await expect(chart.locator('circle')).not.toHaveCount(0);
    await panel(page).getByLabel('Of', { exact: true }).selectOption('Studios');
    await expect(
      panel(page)
        .getByRole('status')
        .getByText(/no figure|Nothing is known/),
    ).toBeVisible();
  });

  test('shows the listings that a figure was counted from', async ({ agentPage: page }) => {
    await ask(page, 'How is the market in Oakland?');
    await waitForReply(page);
    const tab = (name: RegExp) => panel(page).getByRole('tab', { name });
    const counted = panel(page).getByText(/^Showing 1–10 of/);
    const basis = panel(page).getByRole('button', { name: /^Months of supply: show / });
    const [number] = /[\d,]+/.exec(await basis.innerText()) ?? [];
    await basis.click();
    await expect(tab(/sales, 12 months$/)).toHaveAttribute('aria-selected', 'true');
    await expect(counted).toContainText(`of ${number}`);
    await tab(/ active$/).click();
    const [active] = /[\d,]+/.exec(await tab(/ active$/).innerText()) ?? [];
    await expect(counted).toContainText(`of ${active}`);
    await tab(/^Figures$/).click();
    await panel(page)
      .getByRole('button', { name: /^Median price: show / })
      .click();
    await expect(tab(/^[\d,]+ sales$/)).toHaveAttribute('aria-selected', 'true');

    // From the tiles of the reply, too, also when the same one is asked for again.
    const inReply = page.getByRole('log').getByRole('button', { name: /^Months of supply: show / });
    for (const back of [/^Figures$/, / active$/]) {
      await tab(back).click();
      await inReply.click();
      await expect(tab(/sales, 12 months$/)).toHaveAttribute('aria-selected', 'true');
    }
  });

  test('has no barrier that axe finds', async ({ agentPage: page }) => {
    await ask(page, 'How is the market in Oakland?');
    await waitForReply(page);
    await expect(panel(page).getByRole('img', { name: /by month/ })).toBeVisible();
    await expectAccessible(page);
  });

  test('stands in the reply on a phone, and nothing scrolls sideways', async ({ agentPage: page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await ask(page, 'How is the market in Oakland?');
    await waitForReply(page);
    await expect(page.getByLabel('Figures of Oakland, CA').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Open the market' }).first().click();
    await expect(page.getByRole('img', { name: 'Median price by month, Oakland, CA' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
