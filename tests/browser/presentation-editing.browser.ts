import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Product } from '#tests/support/product.ts';
import { expectAccessible } from './support/accessibility.ts';
import { untilSalesAreRead } from './support/presentations.ts';
import { expect, test } from './support/test.ts';

const panel = (page: Page) => page.getByRole('region', { name: 'CMA Presentation' });
const section = (page: Page, name: string) => panel(page).getByRole('region', { name, exact: true });
const stored = (page: Page) => panel(page).getByLabel('All changes are stored');

async function call<Answer>(product: Product, cookie: string, ...request: [method: string, path: string, body?: unknown]) {
  const answer = await product.call(cookie, ...request);
  if (!answer.ok) throw new Error(`${request[1]} answered ${answer.status}: ${await answer.text()}`);
  return (answer.status === 204 ? undefined : await answer.json()) as Answer;
}

/** A CMA of a house in Oakland, opened to be edited. */
async function openCma(page: Page, product: Product, cookie: string): Promise<string> {
  const areaFilter = { type: 'named-area', nameType: 'city', name: 'Oakland', context: { stateAbbreviated: 'CA' } };
  const search = { areaFilter, propertyTypes: ['single-family-home'], paginationLimit: 1 };
  const found = await call<{ items: { mlsId: string; mlsSource: string }[] }>(
    ...([product, cookie, 'POST', '/api/actions/widgets/sidekick/find-listings-v3', search] as const),
  );
  const { id } = await call<{ id: string }>(product, cookie, 'POST', '/api/comps/cmas/create-simple', {
    presentationName: 'Hill',
  });
  const [home] = found.items;
  await call(product, cookie, 'PUT', '/api/comps/cmas', { id, mlsId: `${home?.mlsSource}:${home?.mlsId}` });
  await page.goto(`/presentations/${id}/edit`);
  await expect(stored(page)).toBeVisible();
  return id;
}

test.describe('editing a CMA', () => {
  test('takes comparables in and out of a search with its filters, its map and the details of each home', async ({
    agentPage: page,
    agentCookie,
    product,
  }) => {
    await page.route(/openfreemap/, (route) => route.abort());
    await openCma(page, product, agentCookie);
    await panel(page).getByRole('button', { name: 'Add Property' }).click();
    const adding = page.getByRole('region', { name: 'Add Comparable Property' });
    const boxes = adding.getByRole('tabpanel', { name: 'Results' }).getByRole('checkbox', { name: /^Compare with / });
    await boxes.nth(0).check();
    await boxes.nth(1).focus();
    await page.keyboard.press('Space');
    await expect(boxes.nth(1)).toBeChecked();
    await expectAccessible(page);

    await adding
      .getByRole('button', { name: /^Open / })
      .nth(1)
      .click();
    const details = adding.getByRole('region', { name: 'Property Details' });
    await expect(details.getByRole('heading', { level: 3 })).toBeVisible();
    await expect(adding.getByRole('heading', { level: 2 })).toHaveText('Add Comparable Property');
    await details.getByRole('checkbox', { name: /^Compare with/ }).uncheck();
    await details.getByRole('button', { name: 'Back to results' }).click();
    await expect(boxes.nth(1)).not.toBeChecked();

    await adding.getByRole('tab', { name: 'Boundary' }).click();
    await expect(adding.getByRole('region', { name: 'Map of the search' })).toBeVisible();
    await adding.getByRole('button', { name: 'Recenter on the subject' }).click();
    const onMap = adding.getByRole('region', { name: 'Homes on the map' }).getByRole('checkbox', { name: /^Compare with / });
    await expect(onMap.first()).toBeVisible();
    await expectAccessible(page);

    await adding.getByRole('button', { name: 'Back to the presentation' }).click();
    await expect(section(page, 'Compare')).toContainText('1 property');
  });

  test('finds comparables, and takes a rate of the agent with its note in the place of the market’s', async ({
    agentPage: page,
    agentCookie,
    product,
  }) => {
    await untilSalesAreRead(product, agentCookie);
    await openCma(page, product, agentCookie);
    await panel(page).getByRole('button', { name: 'Find comparables' }).click();
    await expect(section(page, 'Compare')).toContainText(/\d+ properties/);
    const low = panel(page).getByLabel('Low price');
    await expect(low).toHaveValue(/^\$[\d,]+$/);
    const before = await low.inputValue();

    await panel(page).getByRole('button', { name: 'Set up Compare' }).click();
    await panel(page).getByRole('button', { name: 'Adjustment grid' }).click();
    await panel(page).getByLabel('Living area, $ a sq ft', { exact: true }).fill('900');
    await panel(page).getByLabel('Living area, $ a sq ft', { exact: true }).press('Enter');
    await expect(low).not.toHaveValue(before);
    await panel(page).getByLabel('Why: Living area').fill('Paired sales on this hill');
    await panel(page).getByLabel('Why: Living area').press('Enter');
    await expect(section(page, 'Compare')).toContainText('* Set by the agent. Living area: Paired sales on this hill.');
    await panel(page).getByRole('button', { name: 'Use the market’s rate for Living area' }).click();
    await expect(low).toHaveValue(before);
  });

  test('takes photos by hand: refuses what is none, orders, captions, shows the original of an altered one, and deletes', async ({
    agentPage: page,
    agentCookie,
    product,
  }) => {
    const id = await openCma(page, product, agentCookie);
    type Source = { coverPhotoId: number; featuredProperty: { photos: { id: number; caption: string | null }[] } };
    const read = async () =>
      (await call<{ sourceData: Source }>(product, agentCookie, 'GET', `/api/comps/cma-presentations/${id}/edit`)).sourceData;
    const photosOf = async () => (await read()).featuredProperty.photos;
    const photos = section(page, 'Header').getByRole('group', { name: 'Photos', exact: true });
    const open = photos.getByRole('button', { name: /^Open photo/ });
    const count = await open.count();
    const input = photos.locator('input[type=file]');
    await input.setInputFiles({ name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
    await expect(photos.getByRole('alert')).toHaveText('File "plan.pdf" is not supported. Only JPEG, PNG images are allowed');
    const buffer = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#3a6' } })
      .jpeg()
      .toBuffer();
    await input.setInputFiles({ name: 'garden.jpg', mimeType: 'image/jpeg', buffer });
    await expect(open).toHaveCount(count + 1);
    await expect(photos.getByAltText('Being sent')).toHaveCount(0);

    await open.last().click();
    const viewer = page.getByRole('dialog');
    await viewer.getByLabel('Caption').fill('The garden in May');
    await viewer.getByLabel('Caption').press('Enter');
    await expect(viewer.getByRole('img', { name: 'The garden in May' })).toBeVisible();
    for (let place = count; place > 0; place -= 1) {
      await expect(viewer).toHaveAccessibleName(`Photo ${place + 1} of ${count + 1}`);
      await viewer.getByRole('button', { name: 'Move left' }).click();
    }
    await expect(viewer).toHaveAccessibleName(`Photo 1 of ${count + 1}`);
    await expect(viewer.getByLabel('Caption')).toHaveValue('The garden in May');
    // Each move is stored before the draft is read below.
    await expect.poll(async () => (await photosOf())[0]?.caption).toBe('The garden in May');
    await viewer.getByRole('button', { name: 'Make cover photo' }).click();
    await expect(page.getByText('Cover photo updated successfully')).toBeVisible();
    const cma = await read();
    expect(cma.coverPhotoId).toBe((await photosOf())[0]?.id);

    await viewer.getByLabel('What was done to it').selectOption('Virtually staged');
    await viewer.getByLabel('Its original').selectOption({ label: 'Photo 2' });
    const picture = viewer.getByRole('img', { name: 'The garden in May' });
    const altered = await picture.getAttribute('src');
    await viewer.getByRole('button', { name: 'See the original' }).click();
    await expect(picture).not.toHaveAttribute('src', altered ?? '');
    await viewer.getByRole('button', { name: 'Close' }).click();
    const cover = section(page, 'Header').locator('.pv-cover-photo');
    const shown = cover.getByRole('img').first();
    const alteredCover = await shown.getAttribute('src');
    await cover.getByRole('button', { name: 'Altered: virtually staged' }).click();
    await expect(shown).not.toHaveAttribute('src', alteredCover ?? '');
    await cover.getByRole('button', { name: 'The original' }).click();
    await expect(shown).toHaveAttribute('src', alteredCover ?? '');

    await open.first().click();
    await viewer.getByRole('button', { name: 'Delete' }).click();
    await expect(open).toHaveCount(count);
  });

  test('edits a home that is in no MLS on the tiles of its facts, and takes one cover photo', async ({
    agentPage: page,
    agentCookie,
    product,
  }) => {
    const { id } = await call<{ id: string }>(product, agentCookie, 'POST', '/api/comps/cmas/create-simple', {
      presentationName: 'For the Hales',
    });
    const facts = { addresses: ['9 Hill Road'], state: 'CA', bedCount: 3, yearBuilt: 1926 };
    await call(product, agentCookie, 'PATCH', `/api/comps/cmas/${id}`, { subjectProperty: facts });
    await page.goto(`/presentations/${id}/edit`);
    const features = section(page, 'Key Features');
    const tile = (name: string) => features.locator('.pv-tile').filter({ hasText: name });
    const choose = async (name: string, act: string) => {
      await features.getByRole('button', { name: `${name}, more` }).click();
      await page.getByRole('menuitem', { name: act }).click();
    };
    await choose('Beds', 'Edit');
    const beds = features.getByRole('textbox', { name: 'Bedrooms' });
    await beds.fill('');
    await beds.pressSequentially('-100');
    await expect(beds).toHaveValue('10');
    await beds.press('Enter');
    await expect(tile('Beds')).toHaveText('Beds10');
    await choose('Beds', 'Edit');
    await beds.fill('4');
    await beds.press('Escape');
    await expect(tile('Beds')).toHaveText('Beds10');
    await choose('Neighborhood', 'Hide');
    await expect(tile('Neighborhood')).toHaveCount(0);
    await features.getByRole('button', { name: 'Add Feature' }).click();
    await page.getByRole('menuitem', { name: 'Doorman' }).click();
    await choose('Doorman', 'Edit');
    await features.getByRole('textbox', { name: 'Doorman' }).fill('perhaps');
    await expect(features.getByText('Please select Yes or No')).toBeVisible();
    await features.getByRole('textbox', { name: 'Doorman' }).fill('yes');
    await features.getByRole('textbox', { name: 'Doorman' }).press('Enter');
    await expect(tile('Doorman')).toHaveText('DoormanYes');

    const header = section(page, 'Header');
    await expect(header.locator('.pv-cover')).toContainText('For the Hales');
    const cover = header.getByRole('group', { name: 'Cover photo' });
    const buffer = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#3a6' } })
      .jpeg()
      .toBuffer();
    const photo = { name: 'front.jpg', mimeType: 'image/jpeg', buffer };
    const input = cover.locator('input[type=file]');
    await input.evaluate((field: HTMLInputElement) => (field.multiple = true));
    await input.setInputFiles([photo, photo]);
    await expect(cover.getByRole('alert')).toHaveText('Only one file allowed');
    await input.setInputFiles(photo);
    await expect(header.locator('.pv-cover-photo')).toBeVisible();
    await cover.getByRole('button', { name: 'Remove' }).click();
    await expect(header.locator('.pv-cover-photo')).toHaveCount(0);
    await expect(stored(page)).toBeVisible();

    // A new text has a title for its agent alone.
    await panel(page).getByRole('button', { name: 'Add section' }).first().click();
    await panel(page).getByRole('button', { name: 'Blank text' }).click();
    await expect(stored(page)).toBeVisible();
    await page.goto(`/presentations/${id}/view`);
    await expect(page.locator('.pv-tile').filter({ hasText: 'Doorman' })).toHaveText('DoormanYes');
    await expect(page.locator('.pv-tile').filter({ hasText: 'Sold Price' })).toHaveCount(0);
    await expect(page.getByText('Blank Section')).toHaveCount(0);
  });

  test('cleans what is pasted from Word and Google Docs', async ({ agentPage: page, agentCookie, product }) => {
    await openCma(page, product, agentCookie);
    await section(page, 'AI Assisted Text').getByRole('button', { name: 'Edit' }).click();
    const text = panel(page).getByRole('textbox', { name: 'Text' });
    await text.evaluate((element) => {
      const html = `<html><head><style>p{color:red}</style></head><body><!--[if gte mso 9]><xml>Word</xml><![endif]-->
        <b style="font-weight:normal" id="docs-internal-guid-1"><p class="MsoNormal" style="margin:0;font-family:Calibri">Two <span style="font-weight:700">strong</span> offers<o:p></o:p></p>
        <p class="MsoListParagraph"><span style="mso-list:Ignore">·</span>Paint</p><p class="MsoListParagraph"><span style="mso-list:Ignore">·</span>Repair</p>
        <p><img src="x" onerror="window.__pasted = true">End</p></b></body></html>`;
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    });
    await expect(text.locator('strong')).toHaveText('strong');
    await expect(text.locator('li')).toHaveText(['Paint', 'Repair']);
    await expect(text).not.toContainText(/Word|color:red|·/);
    expect(await text.innerHTML()).not.toMatch(/style=|class="Mso|font-family/);
    expect(await page.evaluate(() => '__pasted' in window)).toBe(false);
  });

  test('keeps a section to use it again in another presentation', async ({ agentPage: page, agentCookie, product }) => {
    await openCma(page, product, agentCookie);
    await panel(page).getByRole('button', { name: 'Set up AI Assisted Text' }).click();
    await section(page, 'AI Assisted Text').getByLabel('Title').fill('How I work');
    await section(page, 'AI Assisted Text').getByLabel('Title').press('Enter');
    await section(page, 'AI Assisted Text').getByLabel('Save to use again, as').fill('My way');
    await section(page, 'AI Assisted Text').getByLabel('Save to use again, as').press('Enter');
    await expect(page.getByText('Saved as “My way”')).toBeVisible();

    await openCma(page, product, agentCookie);
    const texts = panel(page).getByRole('region', { name: 'AI Assisted Text', exact: true });
    await expect(texts).toHaveCount(1);
    await panel(page).getByRole('button', { name: 'Add section' }).first().click();
    await panel(page).getByRole('button', { name: 'My way', exact: true }).click();
    await expect(texts).toHaveCount(2);
    await expect(texts.first()).toContainText('How I work');
  });

  test('says before printing that a comparison has more rows than a page', async ({ agentPage: page, agentCookie, product }) => {
    const id = await openCma(page, product, agentCookie);
    await panel(page).getByRole('button', { name: 'Set up Compare' }).click();
    for (const fact of ['Property Type', 'Lot Size', 'Doorman', 'Total Rooms', 'Flip Tax', 'Days since listed'])
      await section(page, 'Compare').getByRole('button', { name: fact, exact: true }).click();
    await expect(stored(page)).toBeVisible();
    await panel(page).getByRole('button', { name: 'PDF' }).click();
    await expect(
      page.getByText('Please uncheck some fields in the COMPARE section to print the PDF. (Max 13 rows)'),
    ).toBeVisible();
    const refused = await product.call(agentCookie, 'GET', `/api/comps/cma-presentations/${id}/pdf`);
    expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([422, 'too_many_rows_to_print']);
  });

  test('says at once that the PDF is being made, and saves it', async ({ agentPage: page, agentCookie, product }) => {
    await openCma(page, product, agentCookie);
    const { promise: isSeen, resolve: goOn } = Promise.withResolvers<undefined>();
    await page.route('**/api/comps/cma-presentations/*/pdf', async (route) => {
      await isSeen;
      await route.fulfill({ contentType: 'application/pdf', body: '%PDF-1.7' });
    });
    const saved = page.waitForEvent('download');
    await panel(page).getByRole('button', { name: 'PDF', exact: true }).click();
    await expect(panel(page).getByRole('button', { name: 'Making the PDF…' })).toHaveAttribute('aria-busy', 'true');
    goOn(undefined);
    expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
    await expect(panel(page).getByRole('button', { name: 'PDF', exact: true })).toBeVisible();
  });
});
