import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { ask, cards, drawer, messageBar, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

test.use({ reducedMotion: 'reduce' });

test('axe finds nothing on the way from signing in to a listing', async ({ page, context, signIn }) => {
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
  await expectAccessible(page, 'login');
  await signIn(context);
  await page.goto('/');
  await expect(messageBar(page)).toBeVisible();
  await expectAccessible(page, 'new chat');
  await ask(page, 'Condos in Noe Valley');
  await waitForReply(page);
  await expect(cards(page).first()).toBeVisible();
  await expectAccessible(page, 'results beside the chat');
  await cards(page).first().click();
  await expect(drawer(page)).toContainText('Listing Price');
  await expectAccessible(page, 'details');
  await page.getByRole('button', { name: 'Collapse' }).click();
  await expectAccessible(page, 'collapsed drawer');
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Search and commands' })).toBeVisible();
  await expectAccessible(page, 'search and commands');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('dialog', { name: 'Help' }).getByRole('button', { name: 'Close' })).toBeVisible();
  await expectAccessible(page, 'help');
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expectAccessible(page, 'not found');
});

test('axe finds nothing on a phone', async ({ agentPage: page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ask(page, 'Condos in Noe Valley');
  await waitForReply(page);
  await expectAccessible(page, 'chat');
  await page.getByRole('button', { name: /^Search Results/ }).click();
  const sheet = page.getByRole('dialog', { name: 'Search Results' });
  await expect(sheet.getByRole('button', { name: /^Open .+/ }).first()).toBeVisible();
  await expectAccessible(page, 'sheet');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  await expect(page.getByRole('navigation', { name: 'Chats' })).toBeVisible();
  await expectAccessible(page, 'sidebar');
});

/** The accessible names that Tab comes by, until it leaves the page or has been everywhere. */
async function namesInTabOrder(page: Page, steps: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent.trim() ?? '';
    });
    names.push(name);
  }
  return names;
}

test.describe('with the keyboard alone', () => {
  test('Tab reaches the shell, the messages, the bar and the results', async ({ agentPage: page }) => {
    await ask(page, 'Condos in Noe Valley under $2M');
    await waitForReply(page);
    await expect(cards(page).first()).toBeVisible();
    const firstCard = (await cards(page).first().getAttribute('aria-label')) ?? 'no card';
    await page.locator('body').press('Home');
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    const names = await namesInTabOrder(page, 60);
    for (const wanted of ['Open sidebar', 'Sidekick, home', 'New chat', 'Messages', 'Message', 'Copy', 'Collapse', firstCard]) {
      expect.soft(names).toContain(wanted);
    }
  });

  test('/ goes to the bar, Ctrl+K opens search, Esc closes it and the focus returns', async ({ agentPage: page }) => {
    const home = page.getByRole('link', { name: 'Sidekick, home' });
    await home.focus();
    await page.keyboard.press('ControlOrMeta+k');
    const search = page.getByRole('dialog', { name: 'Search and commands' });
    await expect(search.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await expect(home).toBeFocused();
    await page.keyboard.press('/');
    await expect(messageBar(page)).toBeFocused();
    await page.keyboard.type('a/b');
    await expect(messageBar(page)).toHaveValue('a/b');

    // The key that chooses does not press the button that gets the focus back.
    await page.getByRole('button', { name: 'Your account' }).focus();
    await page.keyboard.press('ControlOrMeta+k');
    await page.keyboard.type('Light theme');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Your account' })).toBeFocused();
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  test('a card opens its details with Enter, and the way back lands on that card', async ({ agentPage: page }) => {
    await ask(page, 'Homes in Oakland');
    await waitForReply(page);
    const second = cards(page).nth(1);
    await second.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Back to results' })).toBeFocused();
    await expect(drawer(page)).toContainText('Listing Price');
    await page.keyboard.press('Enter');
    await expect(second).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Back to results' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(second).toBeFocused();
  });

  test('a collapsed drawer opens again from its rail', async ({ agentPage: page }) => {
    await ask(page, 'Homes in Bernal Heights');
    await waitForReply(page);
    await expect(cards(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Collapse' }).press('Enter');
    const rail = drawer(page).getByRole('button', { name: 'Search Results' });
    await expect(rail).toBeFocused();
    await rail.press('Enter');
    await expect(cards(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Collapse' })).toBeFocused();
  });
});
