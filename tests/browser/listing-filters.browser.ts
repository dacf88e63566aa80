import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
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
  await expect(form(page).getByRole('combobox', { name: 'Area' })).toHaveValue('San Francisco');

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

test('axe finds nothing in the filters', async ({ agentPage: page }) => {
  await openFilters(page, 'Condos in San Francisco');
  await form(page).getByRole('button', { name: 'Property Types' }).click();
  await form(page).getByLabel('Bedrooms, minimum').fill('4');
  await form(page).getByLabel('Bedrooms, maximum').fill('2');
  await expectAccessible(page);
});

const area = (page: Page) => form(page).getByRole('combobox', { name: 'Area' });

test('another place is found by typing and taken with the keyboard', async ({ agentPage: page }) => {
  await openFilters(page, 'Condos in San Francisco');
  await expect(area(page)).toHaveValue('San Francisco');
  await area(page).fill('noe');
  await expect(page.getByRole('option', { name: /^Noe Valley/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { name: /^Noe Valley/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(area(page)).toHaveValue('Noe Valley, San Francisco');
  await expect(page.getByRole('listbox', { name: 'Places' })).toBeHidden();

  await form(page).getByRole('button', { name: 'Add a place' }).click();
  await area(page).fill('bernal');
  await page.getByRole('option', { name: /^Bernal Heights/ }).click();
  await form(page).getByRole('button', { name: 'Leave a place out' }).click();
  await area(page).fill('mission');
  await page
    .getByRole('option', { name: /^Mission/ })
    .first()
    .click();
  const places = form(page).getByRole('list', { name: 'Places of the area' });
  await expect(places).toContainText(/Noe Valley, San Francisco.*Bernal Heights, San Francisco.*Not Mission/);
  await expectAccessible(page);
  await places.getByRole('button', { name: 'Take off Bernal Heights, San Francisco' }).click();
  await expect(places.getByRole('button')).toHaveCount(2);
  await area(page).focus();
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await page.keyboard.press('Enter');
  await expect(chips(page)).toContainText('Noe Valley, San Francisco');
  await expect(chips(page)).toContainText('Not Mission');
  await expect(cards(page).first()).toHaveAccessibleName(/San Francisco/);
  expect((await kept).ok()).toBe(true);
});

test('the area can be taken off, and text without a place gives way to the area of before', async ({ agentPage: page }) => {
  await openFilters(page, '2 bedroom condos in San Francisco');
  await area(page).fill('zzzzqq');
  await expect(form(page)).toContainText('No place with listings has this name.');
  await page.keyboard.press('Escape');
  await expect(area(page)).toHaveValue('San Francisco');
  await area(page).fill('oakl');
  await expect(page.getByRole('option', { name: /^Oakland/ }).first()).toBeVisible();
  await form(page).getByLabel('Bedrooms, minimum').focus();
  await expect(area(page)).toHaveValue('San Francisco');
  await form(page).getByRole('button', { name: 'Take the area off' }).click();
  await expect(area(page)).toHaveValue('');
  await expect(area(page)).toBeFocused();
  await form(page).getByRole('button', { name: 'Apply Filters' }).click();
  await expect(chips(page)).toContainText('2+ bd');
  await expect(chips(page)).not.toContainText('San Francisco');
});

test('places that do not load are told in the list, and typing on asks again', async ({ agentPage: page }) => {
  await openFilters(page, 'Condos in San Francisco');
  await page.route('**/api/listings/places?*', (route) => route.fulfill({ status: 500, body: 'broken' }));
  await area(page).fill('oak');
  await expect(form(page)).toContainText('Places could not be loaded. Type on to try again.');
  await page.unroute('**/api/listings/places?*');
  await area(page).pressSequentially('land');
  await expect(page.getByRole('option', { name: /^Oakland/ }).first()).toBeVisible();
});

test('HOA, doorman and lease are asked for in the form', async ({ agentPage: page }) => {
  await openFilters(page, 'Condos in San Francisco with HOA under $900');
  await expect(form(page).getByLabel('HOA per Month, maximum')).toHaveValue('$900');
  await form(page).getByLabel('HOA per Month, maximum').fill('700');
  await form(page).getByLabel('Doorman').selectOption({ label: 'Yes' });
  await form(page).getByRole('button', { name: 'Apply Filters' }).click();
  await expect(chips(page)).toContainText('Up to $700 HOA');
  await expect(chips(page)).toContainText('Doorman');
});

test('each condition is taken off by its chip, from the first page, and Undo puts it back', async ({ agentPage: page }) => {
  await ask(page, '2 bedroom condos under $2M in San Francisco');
  await waitForReply(page);
  const price = chips(page).getByRole('button', { name: 'Remove Up to $2M' });
  await page.getByRole('button', { name: 'Page 2', exact: true }).click();
  await expect(drawer(page)).toContainText('Showing 11–20 of');
  const total = await drawer(page)
    .getByText(/^Showing/)
    .textContent();
  const kept = page.waitForResponse((response) => response.request().method() === 'PATCH');
  await price.press('Enter');
  await expect(price).toHaveCount(0);
  await expect(drawer(page)).toContainText('Showing 1–10 of');
  expect((await kept).ok()).toBe(true);
  // The focus stays among the chips.
  await expect(chips(page).getByRole('button', { name: 'Remove 2+ bd' })).toBeFocused();
  await chips(page).getByRole('button', { name: 'Remove Condominium' }).click();
  await expect(chips(page).getByRole('button', { name: 'Remove Condominium' })).toHaveCount(0);

  const undo = page.getByRole('status').filter({ hasText: 'Removed: Up to $2M' }).getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(price).toBeVisible();
  await expect(chips(page)).not.toContainText('Condominium');
  const keptWhole = page.waitForResponse(
    (response) => response.request().method() === 'PATCH' && /condo/i.test(response.request().postData() ?? ''),
  );
  await page.getByRole('status').filter({ hasText: 'Removed: Condominium' }).getByRole('button', { name: 'Undo' }).click();
  await expect(drawer(page)).toContainText(total?.replace(/^.* of /, '') ?? 'no count');
  await keptWhole;
  await page.reload();
  await expect(price).toBeVisible();
});

test('a search whose last condition is taken off is not searched, and says what to do', async ({ agentPage: page }) => {
  await ask(page, 'Homes in Glen Park');
  await waitForReply(page);
  await expect(cards(page).first()).toBeVisible();
  const remove = chips(page).getByRole('button', { name: /^Remove/ });
  while ((await remove.count()) > 0) await remove.first().press('Enter');
  await expect(drawer(page)).toContainText('No filters are set.');
  await expect(drawer(page).getByRole('button', { name: 'Choose filters' })).toBeFocused();
});

test('a sort that was chosen after the form was filled stays, and is no unsaved change', async ({ agentPage: page }) => {
  await openFilters(page, 'Condos in San Francisco');
  await page.getByRole('tab', { name: 'Results' }).click();
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price' });
  await page.getByRole('tab', { name: 'Filters' }).click();
  await form(page).getByRole('button', { name: 'Close filters' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Filters' }).click();
  await form(page).getByLabel('Bedrooms, minimum').fill('2');
  await form(page).getByRole('button', { name: 'Apply Filters' }).click();
  await expect(chips(page)).toContainText('2+ bd');
  await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('price');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('chips are 40 px targets', async ({ agentPage: page }) => {
    await ask(page, '2 bedroom condos in San Francisco');
    await waitForReply(page);
    await page.getByRole('button', { name: /^Search Results/ }).tap();
    const chip = chips(page).getByRole('button').first();
    await expect(chip).toBeVisible();
    expect((await chip.boundingBox())?.height).toBeGreaterThanOrEqual(40);
  });
});
