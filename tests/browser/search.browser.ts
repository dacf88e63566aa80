import type { Page } from '@playwright/test';
import { fillThread } from '#tests/support/filled-thread.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/scripted.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Search chats and commands' });

test('what was said long ago is found and shown where it stands, by keyboard alone', async ({
  agentPage: page,
  product,
  home,
  agentCookie,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const threadId = await fillThread(product, agentCookie, home.dataDir, 150);
  await page.keyboard.press('ControlOrMeta+k');
  await field(page).fill('question 12');
  const found = dialog(page).getByRole('option').filter({ hasText: 'Question 12' });
  await expect(found.first().locator('mark').first()).toHaveText('Question');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/chat/${threadId}\\?message=`));
  await expect(page.getByRole('log').getByText('Question 12', { exact: true })).toBeInViewport();
  await expect(page.getByText('The message is in view')).toBeAttached();
  await expectAccessible(page);
});

test('nothing found is said, and an empty field offers commands again', async ({ agentPage: page }) => {
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await field(page).fill('xylophone quartet');
  await expect(dialog(page).getByText('Nothing was found in your chats.')).toBeVisible();
  await field(page).fill('');
  await expect(dialog(page).getByRole('option', { name: 'New chat' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the search is reached from the sidebar, and what it finds fits the screen', async ({
    agentPage: page,
    product,
    home,
    agentCookie,
  }) => {
    await fillThread(product, agentCookie, home.dataDir, 40);
    await page.getByRole('button', { name: 'Open sidebar' }).tap();
    await page.getByRole('button', { name: 'Search', exact: true }).tap();
    await field(page).fill('price cut of $55,000');
    const found = dialog(page).getByRole('option').filter({ hasText: 'price cut' }).first();
    await expect(found).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await expectAccessible(page);
    await found.tap();
    await expect(page.getByText('The message is in view')).toBeAttached();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
});
