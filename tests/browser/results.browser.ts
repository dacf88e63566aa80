import type { Page } from '@playwright/test';
import { ask, cards, drawer, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const SEARCH = '**/api/actions/widgets/sidekick/find-listings-v3';
const DETAILS = '**/get-listing-details-by-mls-id';

const namesOfCards = (page: Page) => cards(page).evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));

test.describe('the results beside the chat', () => {
  test('are paged, and a new page begins at its top', async ({ agentPage: page }) => {
    await ask(page, 'Homes in San Francisco');
    await waitForReply(page);
    await expect(cards(page)).toHaveCount(10);
    const first = await namesOfCards(page);
    await expect(drawer(page)).toContainText('Showing 1–10 of');
    await page.getByRole('button', { name: 'Page 2', exact: true }).click();
    await expect(drawer(page)).toContainText('Showing 11–20 of');
    await expect(cards(page)).toHaveCount(10);
    const second = await namesOfCards(page);
    expect(second.filter((name) => first.includes(name))).toEqual([]);
    await expect(cards(page).first()).toBeInViewport();
  });

  test('are sorted as chosen, and stay so after a reload', async ({ agentPage: page }) => {
    await ask(page, 'Condos in San Francisco');
    await waitForReply(page);
    await expect(cards(page)).toHaveCount(10);
    const newest = await namesOfCards(page);
    const isChanged = page.getByRole('log').getByText('The panel has changed since');
    await expect(isChanged).toBeHidden();
    const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price' });
    await expect.poll(() => namesOfCards(page)).not.toEqual(newest);
    expect((await kept).ok()).toBe(true);
    // The numbers that the reply gives are no longer those of the cards.
    await expect(isChanged).toBeVisible();
    const byPrice = await namesOfCards(page);
    await page.reload();
    await expect.poll(() => namesOfCards(page)).toEqual(byPrice);
    await expect(isChanged).toBeVisible();
  });

  test('say that they could not be loaded, and load when tried again', async ({ agentPage: page }) => {
    await page.route(SEARCH, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await ask(page, 'Homes in Noe Valley');
    await waitForReply(page);
    await expect(drawer(page)).toContainText('Failed to find listings. Please try again later.');
    await page.unroute(SEARCH);
    await drawer(page).getByRole('button', { name: 'Retry' }).click();
    await expect(cards(page).first()).toBeVisible();
  });

  test('have the shape of cards while they load', async ({ agentPage: page }) => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    await page.route(SEARCH, async (route) => {
      await released;
      await route.continue();
    });
    await ask(page, 'Homes in Glen Park');
    await expect(drawer(page).getByLabel('Loading listings')).toBeVisible();
    release();
    await expect(cards(page).first()).toBeVisible();
    await waitForReply(page);
  });

  test('show a listing’s photos, which the arrows turn', async ({ agentPage: page }) => {
    await ask(page, 'Houses in Noe Valley');
    await waitForReply(page);
    await cards(page).first().click();
    const photos = page.getByRole('region', { name: 'Photos' });
    await expect(photos.getByRole('img', { name: /^Photo 1 of/ })).toBeInViewport({ ratio: 0.9 });
    await photos.getByRole('button', { name: 'Next photo' }).click();
    await photos.getByRole('button', { name: 'Next photo' }).click();
    await expect(photos.getByRole('img', { name: /^Photo 1 of/ })).not.toBeInViewport({ ratio: 0.5 });
    await expect(photos.getByRole('img', { name: /^Photo 3 of/ })).toBeInViewport({ ratio: 0.9 });
    await photos.getByRole('button', { name: 'Previous photo' }).click();
    await photos.getByRole('button', { name: 'Previous photo' }).click();
    await expect(photos.getByRole('img', { name: /^Photo 1 of/ })).toBeInViewport({ ratio: 0.9 });
  });

  test('tell when a listing’s details do not load, and load them when tried again', async ({ agentPage: page }) => {
    await ask(page, 'Townhouses in Oakland');
    await waitForReply(page);
    await page.route(DETAILS, (route) => route.fulfill({ status: 500, body: 'broken' }));
    await cards(page).first().click();
    const details = page.getByRole('region', { name: 'Property Details' });
    await expect(details).toContainText('This listing could not be opened');
    await expect(details).toContainText('Something went wrong on our side. Try again.');
    await details.getByRole('button', { name: 'Back', exact: true }).click();
    await cards(page).first().click();
    await page.unroute(DETAILS);
    await details.getByRole('button', { name: 'Retry' }).click();
    await expect(details).toContainText('Listing Price');
  });
});

test('messages that do not load at first are asked for again', async ({ agentPage: page }) => {
  await ask(page, 'Condos in Glen Park');
  await waitForReply(page);
  await page.evaluate(() => sessionStorage.clear());
  let failures = 0;
  await page.route('**/messages?*', (route) =>
    failures++ < 2 ? route.fulfill({ status: 503, body: 'busy' }) : route.continue(),
  );
  await page.reload();
  await expect(page.getByRole('log').getByText('Condos in Glen Park', { exact: true })).toBeVisible();
});
