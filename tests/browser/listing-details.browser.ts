import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { ask, cards, drawer, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const SEARCH = '**/api/actions/widgets/sidekick/find-listings-v3';

const details = (page: Page) => page.getByRole('region', { name: 'Property Details' });
const address = (page: Page) => details(page).getByRole('heading', { level: 3 });
const place = (page: Page) => details(page).getByRole('group', { name: 'Results' });

async function addressOfCard(page: Page, index: number): Promise<string> {
  return ((await cards(page).nth(index).getAttribute('aria-label')) ?? '').replace(/^Open /, '');
}

async function openCard(page: Page, index: number): Promise<void> {
  await cards(page).nth(index).click();
  await expect(address(page)).toBeVisible();
}

test.describe('stepping from listing to listing', () => {
  test('goes on by keys and buttons, and the way back lands on the card that was seen last', async ({ agentPage: page }) => {
    await ask(page, 'Condos in San Francisco');
    await waitForReply(page);
    await expect(cards(page)).toHaveCount(10);
    const [second, third, fourth] = await Promise.all([1, 2, 3].map((index) => addressOfCard(page, index)));
    await openCard(page, 1);
    await expect(address(page)).toHaveText(second ?? '');
    await expect(place(page)).toContainText(/2 of \d+/);
    await page.keyboard.press('ArrowDown');
    await expect(address(page)).toHaveText(third ?? '');
    await page.keyboard.press('ArrowRight');
    await expect(address(page)).toHaveText(fourth ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(address(page)).toHaveText(third ?? '');
    await place(page).getByRole('button', { name: 'Next listing' }).click();
    await expect(address(page)).toHaveText(fourth ?? '');
    await expect(place(page)).toContainText(/4 of \d+/);

    await page.getByRole('button', { name: 'Back to results' }).click();
    await expect(cards(page).nth(3)).toBeFocused();
    await expect(cards(page).nth(3)).toHaveAttribute('aria-current', 'true');
    await expect(cards(page).nth(3)).toBeInViewport();
  });

  test('goes over the end of a page and back again, and stops at the ends', async ({ agentPage: page }) => {
    await ask(page, 'Condos in San Francisco');
    await waitForReply(page);
    await expect(cards(page)).toHaveCount(10);
    await openCard(page, 9);
    await page.keyboard.press('ArrowDown');
    await expect(place(page)).toContainText(/11 of \d+/);
    await page.keyboard.press('ArrowUp');
    await expect(place(page)).toContainText(/10 of \d+/);
    await page.getByRole('button', { name: 'Back to results' }).click();
    await expect(drawer(page)).toContainText('Showing 1–10 of');
    await openCard(page, 0);
    const first = (await address(page).textContent()) ?? '';
    await expect(place(page).getByRole('button', { name: 'Previous listing' })).toHaveAttribute('aria-disabled', 'true');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowDown');
    await expect(place(page)).toContainText(/2 of \d+/);
    await page.keyboard.press('ArrowUp');
    await expect(address(page)).toHaveText(first);
  });

  test('leaves the arrow keys to a field that is typed in and to the photos', async ({ agentPage: page }) => {
    await ask(page, 'Condos in San Francisco');
    await waitForReply(page);
    await openCard(page, 0);
    const rate = details(page).getByRole('textbox', { name: 'Interest rate' });
    await rate.fill('6');
    await rate.press('ArrowLeft');
    await expect(place(page)).toContainText(/1 of \d+/);
    await details(page).getByRole('textbox', { name: 'Down payment' }).fill('20');
    await expect(details(page)).toContainText('Loan over 30 years');
    await page.getByRole('region', { name: 'Photos' }).press('ArrowRight');
    await expect(place(page)).toContainText(/1 of \d+/);
  });
});

test('photos open in full screen, turn by keys, and Esc leads back', async ({ agentPage: page }) => {
  await ask(page, 'Condos in San Francisco');
  await waitForReply(page);
  await openCard(page, 0);
  await page.getByRole('button', { name: 'Open photo 2', exact: true }).click();
  const lightbox = page.getByRole('dialog', { name: /^Photos of/ });
  await expect(lightbox).toBeVisible();
  await expect(lightbox).toContainText(/2\s*of\s*\d+/);
  await page.keyboard.press('ArrowRight');
  await expect(lightbox).toContainText(/3\s*of\s*\d+/);
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox).toContainText(/2\s*of\s*\d+/);
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox).toContainText(/1\s*of\s*\d+/);
  await page.keyboard.press('Escape');
  await expect(lightbox).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Open photo 2', exact: true })).toBeFocused();
  await expect(place(page)).toContainText(/1 of \d+/);
});

test('a similar home opens over the listing, and the way back leads through it to the results', async ({ agentPage: page }) => {
  const search = page.waitForResponse(SEARCH);
  await page.route('**/api/listings/similar', async (route) => {
    const { items } = (await (await search).json()) as { items: unknown[] };
    await route.fulfill({ json: { items: items.slice(2, 6) } });
  });
  await ask(page, 'Condos in San Francisco');
  await waitForReply(page);
  await openCard(page, 0);
  const first = (await address(page).textContent()) ?? '';
  const similar = details(page)
    .getByRole('region', { name: 'Similar homes' })
    .getByRole('button', { name: /^Open / });
  const name = ((await similar.first().getAttribute('aria-label')) ?? '').replace(/^Open /, '');
  await similar.first().click();
  await expect(address(page)).toHaveText(name);
  await expect(address(page)).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Back to the listing before' })).toBeFocused();
  await page.getByRole('button', { name: 'Back to the listing before' }).click();
  await expect(address(page)).toHaveText(first);
  await page.getByRole('button', { name: 'Back to results' }).click();
  await expect(cards(page).first()).toBeFocused();
});

test('a price cut is told in the history, and a history that does not load is asked for again', async ({ agentPage: page }) => {
  const history = '**/api/listings/history';
  await page.route(history, (route) => route.fulfill({ status: 500, body: 'broken' }));
  await ask(page, 'Condos in San Francisco');
  await waitForReply(page);
  await openCard(page, 0);
  const section = details(page).getByRole('region', { name: 'Price history' });
  await expect(section).toContainText('The history could not be loaded.');
  const listing = { mlsId: 'X1', mlsSource: 'demo' };
  const earlier = { mlsId: 'X0', mlsSource: 'demo' };
  const common = { isLease: false, listing, isOtherListing: false };
  await page.route(history, (route) =>
    route.fulfill({
      json: {
        items: [
          { ...common, date: '2026-10-05', kind: 'price-changed', price: 950_000, changePercent: -5 },
          { ...common, date: '2026-09-01', kind: 'listed', price: 1_000_000, changePercent: null },
          { ...common, date: null, kind: 'sold', price: 800_000, changePercent: 2, isOtherListing: true, listing: earlier },
        ],
      },
    }),
  );
  await section.getByRole('button', { name: 'Try again' }).click();
  await expect(section.getByRole('row', { name: '10/05/2026 Price cut $950,000 −5.0%' })).toBeVisible();
  await expect(section.getByRole('row', { name: /^Day not given Sold Listing X0 \$800,000 2\.0% over list$/ })).toBeVisible();
  await expect(section.locator('svg')).toBeVisible();
});

/** Lets the planted crash through: React logs what an error boundary caught. */
const crashTest = test.extend({ quietConsole: async ({}, use) => use() });

crashTest('a record that breaks its card leaves the others, and the way to them', async ({ agentPage: page }) => {
  await page.route(SEARCH, async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { items: Record<string, unknown>[] };
    answer.items[1] = { ...answer.items[1], listingStatus: null };
    await route.fulfill({ response, json: answer });
  });
  await ask(page, 'Condos in San Francisco');
  await waitForReply(page);
  await expect(drawer(page)).toContainText('This listing could not be shown.');
  await expect(cards(page)).toHaveCount(9);
  await expect(drawer(page)).toContainText('Showing 1–10 of');
  await openCard(page, 1);
});

test('axe finds nothing in the whole of a listing, nor in its photos in full screen', async ({ agentPage: page }) => {
  // As high as the listing, so that axe sees all of it.
  await page.setViewportSize({ width: 1280, height: 3_000 });
  await ask(page, 'Condos in San Francisco');
  await waitForReply(page);
  await openCard(page, 0);
  await expect(details(page).getByRole('table')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Open photo 1', exact: true }).click();
  await expect(page.getByText(/1\s*of\s*\d+/).last()).toBeVisible();
  await expectAccessible(page);
});

test.describe('the facts of a listing', () => {
  const LABELS = [
    'Listing Price',
    'Beds',
    'Baths',
    'Living Area',
    'Neighborhood',
    'Year Built',
    'Property Type',
    'Lot Size',
    'Parking Spaces',
    'Transaction Type',
  ];

  test('stand in their order, N/A where the record says nothing, and the full listing opens in a new tab', async ({
    agentPage: page,
  }) => {
    await page.route('**/get-listing-details-by-mls-id', async (route) => {
      const record = (await (await route.fetch()).json()) as Record<string, unknown>;
      const kept = ['uPropertyId', 'mlsSource', 'propertyType', 'listingStatus', 'isLease', 'attribution'];
      const bare = Object.fromEntries(Object.entries(record).map(([name, value]) => [name, kept.includes(name) ? value : null]));
      const none = {
        agents: [],
        photos: [],
        photoAlterations: [],
        photoPlaceholders: [],
        patioAndPorchFeatures: [],
        openHouses: [],
      };
      await route.fulfill({ json: { ...bare, ...none, link: 'https://listing.example/1' } });
    });
    await ask(page, 'Condos in San Francisco');
    await waitForReply(page);
    await openCard(page, 0);
    const facts = details(page).locator('dl').first();
    await expect(facts.locator('dt')).toHaveText(LABELS);
    await expect(facts.locator('dd').filter({ hasText: /^N\/A$/ })).toHaveCount(8);
    const placeholder = details(page).getByText('No images available');
    expect(Math.round((await placeholder.locator('../..').boundingBox())?.height ?? 0)).toBe(300);
    const link = details(page).getByRole('link', { name: 'View Full Listing' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(details(page).getByRole('heading', { name: 'Description' })).toHaveCount(0);
    await expect(details(page).getByRole('heading', { name: 'Price and time' })).toHaveCount(0);
  });

  test('a sold home shows its sold price, and 2.4 photos stand side by side, in landscape and at most 300 px high', async ({
    agentPage: page,
  }) => {
    await ask(page, 'Condos sold in the last 90 days in San Francisco');
    await waitForReply(page);
    await openCard(page, 0);
    await expect(details(page).locator('dd').first()).toHaveText(/^\$[\d,]{6,}$/);
    await expect(details(page).getByText('Sold', { exact: true }).first()).toHaveCSS('background-color', 'rgb(217, 13, 2)');
    const photos = page.getByRole('region', { name: 'Photos' });
    const [strip, photo] = [await photos.boundingBox(), await photos.getByRole('img').first().boundingBox()];
    expect(photo?.height).toBeLessThanOrEqual(300);
    expect(photo?.width).toBeGreaterThan(photo?.height ?? 0);
    expect(((strip?.width ?? 0) - 16) / (photo?.width ?? 1)).toBeCloseTo(2.4, 1);
  });
});
