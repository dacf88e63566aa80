import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './support/accessibility.ts';
import { ask, waitForReply } from './support/chat.ts';
import { panel, section, startCma } from './support/presentations.ts';
import { expect, test } from './support/test.ts';

test('a CMA is edited by talking, each edit stands in the drawer at once, and can be taken back', async ({
  agentPage: page,
  agentCookie,
  product,
}) => {
  await startCma(page, product, agentCookie);
  const edit = panel(page).getByRole('status', { name: 'Edit by the assistant' });
  const say = async (words: string) => {
    await ask(page, words);
    await waitForReply(page);
  };

  await say('widen to a mile');
  await expect(edit).toContainText('Looked within 1 mile');
  await say('raise the range by 20k');
  await expect(edit).toContainText('Set the range to');
  const [low = 'none'] = /\$[\d,]+/.exec(await edit.innerText()) ?? [];
  await expect(panel(page).getByLabel('Low price')).toHaveValue(low);
  await say('write the summary, warmer');
  await expect(edit).toContainText('Wrote the summary, warmer');
  await expect(section(page, 'AI Assisted Text')).toContainText(`points to ${low}`);
  await expect(section(page, 'AI Assisted Text')).not.toContainText('Not in this presentation');
  await expect(section(page, 'Key Features')).toContainText('HOA Fees');
  await say('hide HOA fees');
  await expect(section(page, 'Key Features')).not.toContainText('HOA Fees');

  await say('undo');
  await expect(section(page, 'Key Features')).toContainText('HOA Fees');
  // The bar learns of it by itself, a moment after the homes.
  await expect(edit).toContainText('Wrote the summary, warmer');
  await edit.getByRole('button', { name: 'Undo this' }).click();
  await expect(section(page, 'AI Assisted Text')).toContainText('No words yet.');
  await expect(edit).toContainText('Set the range to');
});

test('the neighborhood is a map of streets with each home’s photos, and a drawing where no streets come', async ({
  agentPage: page,
  agentCookie,
  product,
}) => {
  const id = await startCma(page, product, agentCookie);
  const background = [{ id: 'land', type: 'background', paint: { 'background-color': '#dfe8dc' } }];
  await page.route(/openfreemap/, (route) => route.fulfill({ json: { version: 8, sources: {}, layers: background } }));
  await page.goto(`/presentations/${id}/view`);
  await page.getByRole('heading', { name: 'The Neighborhood at a Glance' }).scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: 'Map of the homes' });
  await expect(map.locator('canvas')).toBeVisible();
  const firstHome = page.locator('.pv-map-list button').first();
  const street = await firstHome.innerText();
  await firstHome.click();
  const card = page.getByRole('group', { name: street });
  await card.getByRole('button', { name: 'Show Photos' }).click();
  const photos = page.getByRole('dialog', { name: `Photos of ${street}` });
  await expect(photos).toContainText('1 of ');
  await page.keyboard.press('ArrowRight');
  await expect(photos).toContainText('2 of ');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(photos).toHaveCount(0);
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect(page.getByRole('dialog', { name: 'Map of the homes' }).locator('canvas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Map of the homes' })).toHaveCount(0);
  // On paper the drawing stands in its place.
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /comparables lie around this home/ })).toBeVisible();
  await expect(map).toBeHidden();
  await page.emulateMedia({ media: 'screen' });

  await page.unroute(/openfreemap/);
  await page.route(/openfreemap/, (route) => route.abort());
  await page.reload();
  await page.getByRole('heading', { name: 'The Neighborhood at a Glance' }).scrollIntoViewIfNeeded();
  await expect(page.getByText('The street map does not answer.')).toBeVisible();
  await expect(page.getByRole('img', { name: /comparables lie around this home/ })).toBeVisible();
});

test('a tour of homes is planned from the results, and prints a page for each', async ({
  agentPage: page,
  agentCookie,
  product,
}) => {
  await ask(page, 'Houses in Oakland');
  await waitForReply(page);
  await ask(page, 'plan a tour of the first three');
  await waitForReply(page);
  const tour = page.getByRole('region', { name: 'Presentation', exact: true });
  const homes = tour.getByRole('region', { name: 'Homes', exact: true });
  await expect(homes.getByRole('heading', { level: 2, name: /^[123] \d/ })).toHaveCount(3);
  await expect(homes.getByRole('button', { name: 'Order by nearest route' })).toBeVisible();

  const list = await product.call(agentCookie, 'GET', '/api/comps/cmas/mine?page=1');
  const [item] = ((await list.json()) as { items: { id: string; presentationType: string }[] }).items;
  expect(item?.presentationType).toBe('general-presentation');
  const pdf = await product.call(agentCookie, 'GET', `/api/comps/cma-presentations/${item?.id}/pdf`);
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(await pdf.arrayBuffer())));
  // The cover, where the homes are, a page for each, the end.
  expect(text).toHaveLength(6);
  for (const words of text.slice(2, 5)) expect(words).toContain('Listed by');

  // By hand, from checkboxes on the results.
  await ask(page, 'Condos in Oakland');
  await waitForReply(page);
  await page.getByRole('button', { name: 'Plan a tour' }).click();
  const chosen = page.getByRole('group', { name: 'Chosen homes' });
  await expect(chosen.getByRole('button', { name: 'Plan a tour' })).toBeDisabled();
  for (const place of [0, 1, 3])
    await page
      .getByRole('checkbox', { name: /^Choose \d/ })
      .nth(place)
      .check();
  await page
    .getByRole('checkbox', { name: /^Choose \d/ })
    .nth(1)
    .uncheck();
  await expect(chosen.getByRole('status')).toHaveText('2 chosen');
  await chosen.getByRole('button', { name: 'Plan a tour' }).click();
  await expect(page).toHaveURL(/\/presentations\/[\w-]+\/edit$/);
  await expect(page.getByRole('heading', { level: 2, name: /^[12] \d/ })).toHaveCount(2);

  await page.goto('/presentations');
  await expect(page.getByText('3 homes', { exact: true })).toBeVisible();
  await expect(page.getByText('Tour of 2 homes')).toBeVisible();
  await page.getByRole('button', { name: 'New CMA' }).click();
  await expect(page.getByLabel('Address of the home, with its city')).toBeVisible();
});
