import type { Page } from '@playwright/test';
import { createAccount } from '#tests/support/create-account.ts';
import type { Product } from '#tests/support/product.ts';
import { expectAccessible } from './support/accessibility.ts';
import { ask, messageBar, waitForReply } from './support/chat.ts';
import { cookiesOf, expect, test } from './support/test.ts';

/** Somebody whom the product does not know yet, at `/`. */
async function openAsNewcomer(page: Page, product: Product, email: string): Promise<string> {
  const cookie = await product.signIn(await createAccount(product.dataDir, email, 'Dana Ruiz'), { newcomer: true });
  await page.context().addCookies(cookiesOf(cookie, product.url));
  await page.goto('/');
  return cookie;
}

test.describe('a newcomer', () => {
  test.use({ reducedMotion: 'reduce' });

  test('is welcomed, sees two questions answered, and is shown around once', async ({ page, product }) => {
    let trackedEvents = '';
    page.on('request', (request) => {
      if (request.url().endsWith('/api/events')) trackedEvents += request.postData() ?? '';
    });
    const cookie = await openAsNewcomer(page, product, 'dana@example.com');
    const welcome = page.getByRole('dialog', { name: 'Welcome, Dana' });
    await expect(welcome.getByRole('button', { name: 'Next' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'See it work' }).getByRole('button', { name: 'Get Started' })).toBeFocused();
    await page.keyboard.press('Enter');

    await expect(page).toHaveTitle('Welcome to Sidekick · Sidekick');
    const messages = page.getByRole('log');
    await expect(page.getByRole('group', { name: 'Example questions' })).toBeVisible();
    await expect(messageBar(page)).toHaveCount(0);
    await expectAccessible(page);
    await expect(messages.getByText('Tell me about the first one', { exact: true })).toBeVisible();
    await expect(messages.getByText('What can you do?', { exact: true })).toHaveCount(0);
    await waitForReply(page);

    const tour = page.getByRole('dialog', { name: 'Go on in your own words' });
    await expect(tour).toBeVisible();
    await expectAccessible(page);
    await expect(tour.getByRole('button', { name: 'Next' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(messageBar(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(tour.getByRole('button', { name: 'Skip the tour' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: 'Every chat is kept' })).toContainText('2 of 2');
    await expect(page.getByRole('button', { name: 'Done' })).toBeFocused();
    await page.getByRole('button', { name: 'Done' }).press('Enter');
    await expect(page.locator('.driver-popover')).toHaveCount(0);
    await expect(page.locator('[data-tour=chats]')).toHaveAttribute('aria-expanded', /true|false/);
    await expect.poll(() => trackedEvents).toMatch(/sidekick-welcome-flow-complete.*sidekick-guided-tour-start/);
    await expect
      .poll(async () => ((await (await product.call(cookie, 'GET', '/api/me')).json()) as { traits: string[] }).traits)
      .toEqual(['completed_welcome_message', 'completed_guided_tour_welcome_chat']);
    await page.goto('/?welcome=true');
    await expect(messageBar(page)).toBeFocused();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('who skips the welcome is shown around on a phone after the first reply, but never over a dialog', async ({
    page,
    product,
  }) => {
    await page.clock.install();
    await page.setViewportSize({ width: 390, height: 844 });
    await openAsNewcomer(page, product, 'robin@example.com');
    await page.getByRole('dialog', { name: 'Welcome, Dana' }).press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await ask(page, 'Condos in Oakland');
    await waitForReply(page);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
    await page.clock.fastForward(3_000);
    await expect(page.locator('.driver-popover')).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Go on in your own words' })).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await messageBar(page).pressSequentially('How is');
    await expect(page.locator('.driver-popover')).toHaveCount(0);
    await expect(messageBar(page)).toBeFocused();
    await page.reload();
    await ask(page, 'How is the market in Oakland?');
    await waitForReply(page);
    await page.clock.fastForward(5_000);
    await expect(page.locator('.driver-popover')).toHaveCount(0);
  });
});
