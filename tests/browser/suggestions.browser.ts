import AxeBuilder from '@axe-core/playwright';
import { ask, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

test.describe('suggestions', () => {
  test('go on from what was shown, are others on request, and can be hidden', async ({ agentPage: page }) => {
    await ask(page, 'Homes for sale in Oakland');
    await waitForReply(page);
    const suggestions = page.getByRole('region', { name: 'Suggestions' });
    await expect(suggestions.getByRole('listitem')).toHaveCount(3);
    const [before] = await suggestions.getByRole('listitem').allTextContents();
    await suggestions.getByRole('button', { name: 'Other suggestions' }).click();
    await expect(suggestions.getByRole('listitem').first()).not.toHaveText(before ?? '');
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    const told = page.waitForRequest(
      (request) => request.url().endsWith('/api/events') && (request.postData() ?? '').includes('suggestions-refresh-click'),
    );
    await suggestions.getByRole('button', { name: 'Hide Suggestions' }).click();
    await expect(suggestions.getByRole('listitem')).toHaveCount(0);
    expect((await (await told).response())?.status()).toBe(204);
    await page.reload();
    await suggestions.getByRole('button', { name: 'Show Suggestions' }).click();
    const chosen = suggestions.getByRole('listitem').nth(1);
    const words = (await chosen.textContent()) ?? '';
    await chosen.getByRole('button').click();
    await expect(page.getByRole('log').getByText(words).last()).toBeVisible();
    await waitForReply(page);
  });

  test('of a new chat write their words into the bar', async ({ agentPage: page }) => {
    await page.goto('/');
    await page
      .getByRole('list', { name: 'Ways to begin' })
      .getByRole('button', { name: /Draw a chart/ })
      .click();
    await expect(page.getByRole('textbox')).toHaveValue('Chart the median price by month in Oakland');
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
