import { demoAccounts } from '#tests/support/product.ts';
import { expectAccessible } from './support/accessibility.ts';
import { ask, waitForReply } from './support/chat.ts';
import { cookiesOf, expect, test } from './support/test.ts';

test.describe('suggestions', () => {
  test('go on from what was shown, are others on request, and can be hidden', async ({ agentPage: page }) => {
    await ask(page, 'Homes for sale in Oakland');
    await waitForReply(page);
    const suggestions = page.getByRole('region', { name: 'Suggestions' });
    await expect(suggestions.getByRole('listitem')).toHaveCount(3);
    const [before] = await suggestions.getByRole('listitem').allTextContents();
    // Events are sent together a while after: from here on, or one may be gone before it is waited for.
    const eventSent = page.waitForRequest(
      (request) => request.url().endsWith('/api/events') && (request.postData() ?? '').includes('suggestions-refresh-click'),
    );
    await suggestions.getByRole('button', { name: 'Other suggestions' }).click();
    await expect(suggestions.getByRole('listitem').first()).not.toHaveText(before ?? '');
    await expectAccessible(page);
    await suggestions.getByRole('button', { name: 'Hide Suggestions' }).click();
    await expect(suggestions.getByRole('listitem')).toHaveCount(0);
    expect((await (await eventSent).response())?.status()).toBe(204);
    await page.reload();
    await suggestions.getByRole('button', { name: 'Show Suggestions' }).click();
    const chosen = suggestions.getByRole('listitem').nth(1);
    const words = (await chosen.textContent()) ?? '';
    await chosen.getByRole('button').click();
    await expect(page.getByRole('log').getByText(words).last()).toBeVisible();
    await waitForReply(page);
  });

  test('leave the messages where they are as they come', async ({ agentPage: page }) => {
    await ask(page, 'Homes for sale in Oakland');
    await waitForReply(page);
    const suggestions = page.getByRole('region', { name: 'Suggestions' });
    await expect(suggestions.getByRole('listitem')).toHaveCount(3);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route('**/suggested-prompts', async (route) => {
      await released;
      await route.continue();
    });
    await page.reload();
    await expect(suggestions).toBeVisible();
    const height = async () => (await page.getByRole('log').boundingBox())?.height;
    const before = await height();
    release();
    await expect(suggestions.getByRole('listitem')).toHaveCount(3);
    expect(await height()).toBe(before);
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

  test('of a new chat are written by admins, and walked through by key', async ({ page, context, product }) => {
    await context.addCookies(cookiesOf(await product.signIn(demoAccounts.admin), product.url));
    await page.goto('/admin/suggested-prompts');
    const list = page.getByRole('list', { name: 'Cards' }).getByRole('listitem');
    await expect(list).toHaveCount(6);
    await page.getByRole('button', { name: 'Add a card' }).click();
    const form = page.getByRole('dialog', { name: 'New card' });
    await form.getByLabel('Title').fill('Open houses');
    await form.getByLabel('Prompt').fill('Open houses this weekend in Oakland');
    await form.getByLabel('Icon', { exact: true }).selectOption('Event');
    await form.getByLabel('Color of the icon').fill('brown');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form.getByText('Enter a color such as #0f5c56')).toBeVisible();
    await expectAccessible(page);
    await form.getByLabel('Color of the icon').fill('#8a5a00');
    await form.getByRole('button', { name: 'Save' }).click();
    await expect(form).toHaveCount(0);
    await expect(list.last()).toContainText('Open houses');
    await page.getByRole('button', { name: 'Move Open houses up' }).click();
    await expect(list.nth(5)).toContainText('Open houses');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Delete For rent' }).click();
    await expect(list).toHaveCount(6);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(list).toHaveCount(7);

    await page.goto('/');
    const ways = page.getByRole('list', { name: 'Ways to begin' }).getByRole('button');
    await ways.first().focus();
    await page.keyboard.press('ArrowRight');
    await expect(ways.nth(1)).toBeFocused();
    await page.getByRole('button', { name: 'More cards' }).click();
    await expect(page.getByRole('button', { name: /Open houses/ })).toBeInViewport();
    await expect(page.getByRole('list', { name: 'More that Sidekick does' }).getByRole('link')).toHaveCount(2);
    await expectAccessible(page);
    await page.goto('/admin/suggested-prompts');
    await page.getByRole('button', { name: 'Delete Open houses' }).click();
    await expect(list).toHaveCount(6);
  });
});
