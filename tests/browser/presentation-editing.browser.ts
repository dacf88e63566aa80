import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { Product } from '#tests/support/product.ts';
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
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

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
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

    await adding.getByRole('button', { name: 'Back to the presentation' }).click();
    await expect(section(page, 'Compare')).toContainText('1 property');
  });

  test('finds comparables, and takes a rate of the agent with its note in the place of the market’s', async ({
    agentPage: page,
    agentCookie,
    product,
  }) => {
    await openCma(page, product, agentCookie);
    // Right after its start the product still reads the sales.
    await expect(async () => {
      const find = panel(page).getByRole('button', { name: 'Find comparables' });
      if (await find.isVisible()) await find.click();
      await expect(section(page, 'Compare')).toContainText(/\d+ properties/, { timeout: 5_000 });
      await expect(find).toHaveCount(0, { timeout: 5_000 });
    }).toPass({ timeout: 90_000 });
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

  test('takes photos by hand: refuses what is none, orders, captions and deletes', async ({
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
    await viewer.getByRole('button', { name: 'Delete' }).click();
    await expect(open).toHaveCount(count);
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
    await panel(page).getByRole('button', { name: 'Add Section' }).first().click();
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
});
