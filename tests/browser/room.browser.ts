import type { Page } from '@playwright/test';
import { ask, cards, drawer, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const threads = (page: Page) => page.getByRole('navigation', { name: 'Chats' });
const widthOf = async (page: Page) => (await page.getByRole('main').boundingBox())?.width ?? 0;

test('between sidebar and drawer the chat keeps room: the sidebar folds to its rail, and comes back with the drawer away', async ({
  agentPage: page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(threads(page)).toBeVisible();
  await ask(page, 'Condos in Noe Valley');
  await waitForReply(page);
  await expect(cards(page).first()).toBeVisible();
  await expect(threads(page)).toBeHidden();
  const column = (await page.getByRole('log').boundingBox())?.width ?? 0;
  expect(column).toBeGreaterThan(560);
  await page.getByRole('button', { name: 'Collapse' }).click();
  await expect(threads(page)).toBeVisible();
  await drawer(page).getByRole('button', { name: 'Search Results' }).click();
  await expect(threads(page)).toBeHidden();
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(page).toHaveURL('/');
  await expect(threads(page)).toBeVisible();
});

test('a sidebar that the user opens beside the drawer stays open there', async ({ agentPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await ask(page, 'Condos in San Francisco');
  await waitForReply(page);
  await page.getByRole('button', { name: 'Open sidebar' }).click();
  await expect(threads(page)).toBeVisible();
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(threads(page)).toBeVisible();
});

test('where there is room for all three, the sidebar stays', async ({ agentPage: page }) => {
  await page.setViewportSize({ width: 1680, height: 900 });
  await ask(page, 'Condos in Oakland');
  await waitForReply(page);
  await expect(cards(page).first()).toBeVisible();
  await expect(threads(page)).toBeVisible();
  expect(await widthOf(page)).toBe(1680 - 264);
  // Two columns of cards, never more (docs/product/listings.md).
  await page.setViewportSize({ width: 2400, height: 1000 });
  const tops = await cards(page).evaluateAll((all) => all.map((card) => Math.round(card.getBoundingClientRect().top)));
  expect(tops.filter((top) => top === tops[0])).toHaveLength(2);
});

test('a listing closes by its way back, and the focus is back on its card', async ({ agentPage: page }) => {
  await ask(page, 'Homes in Oakland');
  await waitForReply(page);
  await cards(page).nth(1).click();
  await expect(drawer(page)).toContainText('Listing Price');
  await page.getByRole('button', { name: 'Back to results' }).click();
  await expect(cards(page).nth(1)).toBeFocused();
});

test('a listing that an answer opens leads back to the results that it came after', async ({ agentPage: page }) => {
  await ask(page, '3 bedroom homes under $2M in Noe Valley');
  await waitForReply(page);
  await expect(cards(page).first()).toBeVisible();
  await ask(page, 'When was the second one built and what are the HOA fees?');
  await waitForReply(page);
  await expect(drawer(page)).toContainText('Listing Price');
  await drawer(page).getByRole('button', { name: 'Back to results' }).click();
  await expect(cards(page).first()).toBeVisible();
  await expect(drawer(page)).toBeFocused();
});

test('the drawer has its place, its title and a shape before its code has come', async ({ agentPage: page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await ask(page, 'Homes in Noe Valley');
  await waitForReply(page);
  await expect(cards(page).first()).toBeVisible();
  const { promise: comes, resolve: letCome } = Promise.withResolvers<void>();
  await page.route(/side-drawer/, async (route) => {
    await comes;
    await route.continue();
  });
  await page.reload();
  const panel = page.getByRole('region', { name: 'Search Results' });
  await expect(panel.getByRole('heading', { name: 'Search Results' })).toBeVisible();
  await expect(threads(page)).toBeHidden();
  const before = await panel.boundingBox();
  letCome();
  await expect(cards(page).first()).toBeVisible();
  expect((await panel.boundingBox())?.x).toBe(before?.x);
});

test('a thread has the shape of its messages before it is known who reads it', async ({ agentPage: page }) => {
  await ask(page, 'Condos in Noe Valley');
  await waitForReply(page);
  const { promise: known, resolve: letKnow } = Promise.withResolvers<void>();
  await page.route('**/api/me', async (route) => {
    await known;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByLabel('Loading messages')).toBeVisible();
  letKnow();
  await expect(page.getByRole('log')).toContainText('Condos in Noe Valley');
});

test('a listing that cannot be drawn says so beside the chat, and Back leads to the results', async ({
  page,
  context,
  signIn,
}) => {
  // React reports the crash in the console, as it should.
  await page.addInitScript(() => (console.error = () => {}));
  await signIn(context);
  await page.goto('/');
  await ask(page, 'Homes in Berkeley');
  await waitForReply(page);
  await page.route('**/get-listing-details-by-mls-id', (route) => route.fulfill({ json: {} }));
  await cards(page).first().click();
  const error = page.getByRole('region', { name: 'Error' });
  await expect(error).toContainText('Something went wrong.');
  await expect(page.getByRole('log')).toContainText('Homes in Berkeley');
  await error.getByRole('button', { name: 'Back' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('a widget of a kind that is not known says so and leaves the chat as it is', async ({ agentPage: page }) => {
  await page.route('**/messages?*', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replaceAll('widget-listings-search', 'widget-of-tomorrow'),
    });
  });
  await ask(page, 'Homes in Glen Park');
  await waitForReply(page);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await expect(page.getByRole('log')).toContainText('Glen Park');
  await expect(page.getByRole('region', { name: 'Error' })).toContainText('Widget with id widget-of-tomorrow is not supported.');
});
