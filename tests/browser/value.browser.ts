import type { Page } from '@playwright/test';
import { noValueReasons } from '#contract/valuation-answer.ts';
import type { ValuationRequest } from '#contract/valuation-request.ts';
import { expectAccessible } from './support/accessibility.ts';
import { ask, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('complementary').filter({ has: page.getByRole('heading', { name: 'Value' }) });

const valueIn = (page: Page) => panel(page).locator('[aria-live=polite]');

/** Right after its start the product still reads the sales; the panel then says so, and has the value once they are read. */
async function askForValue(page: Page): Promise<void> {
  await ask(page, 'Houses in Oakland');
  await waitForReply(page);
  await ask(page, 'What is the first one worth?');
  await waitForReply(page);
  await expect(valueIn(page)).toBeVisible({ timeout: 60_000 });
}

test.describe('a value beside the chat', () => {
  test('is told with its comparables, changes with a fact and a sale left out, and goes back', async ({ agentPage: page }) => {
    const modelIds = new Set<unknown>();
    page.on('request', (request) => {
      if (request.url().endsWith('/api/market/valuation')) modelIds.add((request.postDataJSON() as ValuationRequest).modelId);
    });
    await askForValue(page);
    const value = valueIn(page);
    const first = await value.innerText();
    expect(first).toMatch(/^\$[\d,]+\s*\$[\d,]+ to the dollar$/);

    await panel(page).getByLabel('Living area, sq ft').fill('4200');
    await panel(page).getByLabel('Living area, sq ft').press('Enter');
    await expect(value).not.toHaveText(first);
    await panel(page).getByRole('button', { name: 'Undo' }).click();
    await expect(value).toHaveText(first);

    await panel(page)
      .getByRole('button', { name: /^Leave out / })
      .first()
      .click();
    await expect(value).not.toHaveText(first);
    await panel(page).getByText('Who was left out and why, and what competes').click();
    await panel(page)
      .getByRole('button', { name: /^Put back / })
      .first()
      .click();
    await expect(value).toHaveText(first);
    // One model all the way, so that a market that is learned again meanwhile moves nothing.
    expect([...modelIds].filter(Boolean)).toHaveLength(1);

    await ask(page, 'how sure are you?');
    await waitForReply(page);
    await expect(page.getByText('is made to hold').last()).toBeVisible();
  });

  test('comes by itself where the sales of the market were still being read', async ({ agentPage: page }) => {
    let isFirst = true;
    await page.route('**/api/market/valuation', async (route) => {
      const response = await route.fetch();
      if (!isFirst) return route.fulfill({ response });
      isFirst = false;
      const reason = { code: 'market-not-ready', words: noValueReasons['market-not-ready'], help: null };
      return route.fulfill({ response, json: { ...(await response.json()), value: null, low: null, high: null, reason } });
    });
    await askForValue(page);
    expect(isFirst).toBe(false);
  });

  test('shows its comparables on a map, and opens one of them in the details and comes back', async ({ agentPage: page }) => {
    await page.route(/openfreemap/, (route) => route.abort());
    await askForValue(page);
    await panel(page).getByText('On the map').click();
    const map = panel(page).getByRole('region', { name: 'Map of the comparables' });
    await expect(map).toBeVisible();
    await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible();
    await expectAccessible(page);

    await panel(page).getByRole('columnheader').getByRole('button').first().click();
    await expect(page.getByRole('heading', { name: 'Property Details' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'How this home compares' })).toBeVisible();
    await page.getByRole('button', { name: 'Back to the value' }).click();
    await expect(valueIn(page)).toBeVisible();
  });
});
