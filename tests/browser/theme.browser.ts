import type { Page } from '@playwright/test';
import { messageBar } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const shownTheme = (page: Page) => page.locator('html').getAttribute('data-theme');

async function choose(page: Page, label: string): Promise<void> {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitemradio', { name: label }).click();
}

test('the theme goes with the account to another device, and a reload begins with it', async ({
  agentPage: page,
  browser,
  signIn,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const saved = page.waitForResponse('**/api/me/preferences');
  await choose(page, 'Dark theme');
  await expect.poll(() => shownTheme(page)).toBe('dark');
  expect((await saved).ok()).toBe(true);

  const elsewhere = await browser.newContext({ colorScheme: 'light', baseURL: new URL(page.url()).origin });
  await signIn(elsewhere);
  const other = await elsewhere.newPage();
  await other.goto('/');
  await expect(messageBar(other)).toBeVisible();
  expect(await shownTheme(other)).toBe('dark');
  // Held back, what paints is what the page begins with.
  await other.route('**/assets/**', () => {});
  await other.reload({ waitUntil: 'commit' });
  await expect.poll(() => shownTheme(other)).toBe('dark');
  await elsewhere.close();

  await choose(page, 'System theme');
  await expect.poll(() => shownTheme(page)).toBe('light');
});

test('a theme that could not be saved is put back, and that is said', async ({ agentPage: page }) => {
  const before = await shownTheme(page);
  await page.route('**/api/me/preferences', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await choose(page, before === 'dark' ? 'Light theme' : 'Dark theme');
  await expect(page.getByText('The theme could not be saved, so it is as it was.')).toBeVisible();
  await expect.poll(() => shownTheme(page)).toBe(before);
});
