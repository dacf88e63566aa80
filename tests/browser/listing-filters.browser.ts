import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { ask, cards, drawer, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const form = (page: Page) => page.getByRole('form', { name: 'Filters' });

async function openFilters(page: Page, question: string): Promise<void> {
  await ask(page, question);
  await waitForReply(page);
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('tab', { name: 'Filters' }).click();
  await expect(form(page)).toBeVisible();
}

const chips = (page: Page) => page.getByRole('list', { name: 'Applied filters' });

test('filters show what was asked, and applied ones are searched from the first page and kept', async ({ agentPage: page }) => {
  await openFilters(page, '2 bedroom condos under $2M in San Francisco');
  await expect(form(page).getByLabel('Price, maximum')).toHaveValue('$2,000,000');
  await expect(form(page).getByLabel('Bedrooms, minimum')).toHaveValue('2');
  await expect(form(page)).toContainText('San Francisco');

  await form(page).getByLabel('Price, maximum').fill('1500000');
  await expect(form(page).getByLabel('Price, maximum')).toHaveValue('$1,500,000');
  await form(page).getByRole('button', { name: 'Property Types' }).click();
  await form(page).getByRole('checkbox', { name: 'Loft' }).check();
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await form(page).getByRole('button', { name: 'Apply Filters' }).click();
  await expect(chips(page)).toContainText('Up to $1.5M');
  await expect(chips(page)).toContainText('Loft');
  await expect(cards(page).first()).toBeVisible();
  expect((await kept).ok()).toBe(true);
  await page.reload();
  await expect(chips(page)).toContainText('Up to $1.5M');
});

test('a search that was changed shows so on coming back from another thread', async ({ agentPage: page }) => {
  await ask(page, 'Condos in San Francisco');
  await waitForReply(page);
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price' });
  await kept;
  const url = page.url();
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(page).toHaveURL('/');
  // Back inside the page: its cache holds the messages of before.
  await page.goBack();
  await expect(page).toHaveURL(url);
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('price');
});

test('sold homes ask for Sold Within, and a min over its max is refused in its words', async ({ agentPage: page }) => {
  await openFilters(page, 'Condos in San Francisco');
  await expect(form(page).getByLabel('Listed Within')).toBeVisible();
  await form(page).getByLabel('Property Status').selectOption({ label: 'Sold' });
  await expect(form(page).getByLabel('Listed Within')).toHaveCount(0);
  await form(page).getByLabel('Sold Within').selectOption({ label: 'Last 12 months' });
  await form(page).getByLabel('Bedrooms, minimum').fill('4');
  await form(page).getByLabel('Bedrooms, maximum').fill('2');
  await expect(form(page)).toContainText('Min must be less than max');
  await form(page).getByRole('button', { name: 'Apply Filters' }).click();
  await expect(form(page).getByLabel('Bedrooms, minimum')).toBeFocused();
  await form(page).getByLabel('Bedrooms, minimum').fill('1');
  await form(page).getByRole('button', { name: 'Apply Filters' }).click();
  await expect(chips(page)).toContainText('Sold');
  await expect(drawer(page).getByText('Sold', { exact: true }).first()).toBeVisible();
});

test('only digits are taken, and none over the maximum', async ({ agentPage: page }) => {
  await openFilters(page, 'Condos in San Francisco');
  const beds = form(page).getByLabel('Bedrooms, minimum');
  await beds.pressSequentially('a9b9c9');
  await expect(beds).toHaveValue('99');
});

test('closing with changes asks first', async ({ agentPage: page }) => {
  await openFilters(page, 'Condos in San Francisco');
  await form(page).getByLabel('Price, minimum').fill('5');
  await form(page).getByRole('button', { name: 'Close filters' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('You have unsaved changes. Are you sure you want to close?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(form(page).getByLabel('Price, minimum')).toHaveValue('$5');
  await form(page).getByRole('button', { name: 'Close filters' }).click();
  await question.getByRole('button', { name: 'Close' }).click();
  await expect(form(page)).toBeHidden();
  await expect(page.getByRole('tab', { name: 'Results' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(form(page).getByLabel('Price, minimum')).toHaveValue('');
});

test('cleared filters search nothing until one is set', async ({ agentPage: page }) => {
  await openFilters(page, 'Condos in San Francisco');
  await form(page).getByRole('button', { name: 'Clear filters' }).click();
  await form(page).getByRole('button', { name: 'Apply Filters' }).click();
  await expect(drawer(page).getByRole('heading', { name: 'Search Listings' })).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  await drawer(page).getByRole('button', { name: 'Choose filters' }).click();
  await form(page).getByLabel('Price, maximum').fill('3000000');
  await form(page).getByRole('button', { name: 'Apply Filters' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('a search that finds nothing says so and leads to its filters', async ({ agentPage: page }) => {
  await openFilters(page, 'Condos in San Francisco');
  await form(page).getByLabel('Price, maximum').fill('1');
  await form(page).getByRole('button', { name: 'Apply Filters' }).click();
  await expect(drawer(page)).toContainText('No listings found with the selected criteria.');
  await expect(drawer(page)).toContainText('Showing 0 listings');
  await drawer(page).getByRole('button', { name: 'Change filters' }).click();
  await expect(form(page).getByLabel('Price, maximum')).toHaveValue('$1');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme, reducedMotion: 'reduce' });

    test('axe finds nothing in the filters', async ({ agentPage: page }) => {
      await openFilters(page, 'Condos in San Francisco');
      await form(page).getByRole('button', { name: 'Property Types' }).click();
      await form(page).getByLabel('Bedrooms, minimum').fill('4');
      await form(page).getByLabel('Bedrooms, maximum').fill('2');
      const { violations } = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']).analyze();
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)).toEqual([]);
    });
  });
}
