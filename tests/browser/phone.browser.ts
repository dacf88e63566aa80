import type { Page } from '@playwright/test';
import { ask, messageBar, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const QUESTION = '3 bedroom homes under $2M in Noe Valley';

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

test.describe('on a phone', () => {
  test('the way from a question to a listing and back fits the screen', async ({ agentPage: page }) => {
    await expect(messageBar(page)).toBeInViewport();
    await expectNoSidewaysScroll(page);
    await ask(page, QUESTION);
    await waitForReply(page);
    await expect(messageBar(page)).toBeInViewport();
    await expectNoSidewaysScroll(page);

    // The sheet would cover the answer, so it waits to be asked.
    const sheet = page.getByRole('dialog', { name: 'Search Results' });
    await expect(sheet).toBeHidden();
    const peek = page.getByRole('button', { name: /^Search Results \d+ listings$/ });
    await peek.tap();
    await expect(sheet).toBeVisible();
    await expect(sheet.getByRole('button', { name: /^Open .+/ }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    // How many there are stands in the head, and what narrows and orders them in one row over the first.
    const found = (await sheet.getByText(/^\d+ listings$/).textContent()) ?? '';
    await expect(sheet.getByText(/^Showing 1–/)).toContainText(`of ${found}`);
    await expect(sheet.getByRole('article').first()).toContainText(/\$[\d,]*,\d{3}(?! ?[KM])/);
    const conditions = await sheet.getByRole('list', { name: 'Applied filters' }).boundingBox();
    const sorting = await sheet.getByRole('combobox').boundingBox();
    const firstCard = await sheet.getByRole('article').first().boundingBox();
    expect(sorting?.y ?? 0).toBeLessThan((conditions?.y ?? 0) + (conditions?.height ?? 0));
    expect((firstCard?.y ?? 0) - (conditions?.y ?? 0)).toBeLessThan(64);

    await sheet
      .getByRole('button', { name: /^Open .+/ })
      .first()
      .tap();
    const details = sheet.getByRole('region', { name: 'Property Details' });
    await expect(details).toContainText('Listing Price');
    await expectNoSidewaysScroll(page);
    await sheet.getByRole('button', { name: 'Back to results' }).tap();
    await expect(sheet.getByRole('button', { name: /^Open .+/ }).first()).toBeVisible();
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toBeHidden();
    await expect(messageBar(page)).toBeInViewport();

    await page.getByRole('button', { name: 'Open search results' }).tap();
    await expect(sheet).toBeVisible();
  });

  test('a long message has the whole width of the bar, and copying moves nothing beside it', async ({
    agentPage: page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await ask(page, QUESTION);
    await waitForReply(page);
    await messageBar(page).fill('Homes near the park with two baths, a garden and room for a car');
    expect((await messageBar(page).boundingBox())?.width).toBeGreaterThan(330);
    const beside = page.getByRole('button', { name: 'Good reply' }).last();
    const before = await beside.boundingBox();
    await page.getByRole('button', { name: /^Copy/ }).last().tap();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect((await beside.boundingBox())?.x).toBe(before?.x);
  });

  test('held across, the results of a thread are one tap away and suggestions leave the room to the answer', async ({
    agentPage: page,
  }) => {
    await page.setViewportSize({ width: 844, height: 390 });
    await ask(page, QUESTION);
    await waitForReply(page);
    await ask(page, 'compare the first two');
    await waitForReply(page);
    await expect(page.getByRole('region', { name: 'Suggestions' })).toBeHidden();
    expect((await page.getByRole('log').boundingBox())?.height).toBeGreaterThan(190);
    await page.getByRole('button', { name: /^Search Results/ }).tap();
    await expect(page.getByRole('dialog', { name: 'Search Results' })).toBeVisible();
  });

  test('a wide table scrolls in its own frame and breaks no price', async ({ agentPage: page }) => {
    await ask(page, QUESTION);
    await waitForReply(page);
    await ask(page, 'compare the first three');
    await waitForReply(page);
    const price = page.getByRole('cell', { name: /^\$\d,\d{3},\d{3}$/ }).first();
    await expect(price).toBeVisible();
    const lines = await price.evaluate((cell) => {
      const text = document.createRange();
      text.selectNodeContents(cell);
      return text.getClientRects().length;
    });
    expect(lines).toBe(1);
    await expectNoSidewaysScroll(page);
    const table = page.getByRole('group', { name: 'Table' });
    await table.evaluate((frame) => frame.scrollTo({ left: frame.scrollWidth }));
    await expect(table.getByRole('cell').last()).toBeInViewport({ ratio: 0.95 });
  });

  test('the sidebar is closed at first, opens over the chat, and closes when a chat is picked', async ({ agentPage: page }) => {
    await ask(page, 'Condos in Oakland');
    await waitForReply(page);
    const sidebar = page.getByRole('navigation', { name: 'Chats' });
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Open sidebar' }).tap();
    await expect(sidebar).toBeVisible();
    await expectNoSidewaysScroll(page);
    await sidebar.getByRole('button', { name: 'New chat', exact: true }).tap();
    await expect(page).toHaveURL('/');
    await expect(sidebar).toBeHidden();
    await page.getByRole('button', { name: 'Open sidebar' }).tap();
    await sidebar.getByRole('link').first().tap();
    await expect(page).toHaveURL(/\/chat\//);
    await expect(sidebar).toBeHidden();
  });

  test('signing in and a wrong address fit the screen', async ({ agentPage: page, context }) => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await context.clearCookies();
    await page.goto('/login');
    await expect(page.getByRole('button', { name: 'Log In' })).toBeInViewport();
    await expectNoSidewaysScroll(page);
  });
});
