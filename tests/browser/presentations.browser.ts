import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './support/accessibility.ts';
import { panel, section, startCma, stored } from './support/presentations.ts';
import { expect, test } from './support/test.ts';

test.describe('a CMA', () => {
  test('is started in the chat, edited by hand, published, read on a phone by its link, and taken back', async ({
    agentPage: page,
    agentCookie,
    product,
    browser,
  }) => {
    const id = await startCma(page, product, agentCookie);

    await page.goto(`/presentations/${id}/edit`);
    await panel(page).getByLabel('Prepared for').fill('Maria Delgado');
    await panel(page).getByLabel('Prepared for').press('Enter');
    await expect(section(page, 'Header')).toContainText('Prepared for Maria Delgado');
    await panel(page).getByRole('button', { name: 'Hide Key Features' }).click();
    await section(page, 'AI Assisted Text').getByRole('button', { name: 'Edit' }).click();
    await panel(page).getByLabel('Title').last().fill('What we suggest');
    await panel(page).getByRole('textbox', { name: 'Text' }).fill('An open house in the first weekend.');
    await panel(page).getByRole('button', { name: 'Save' }).click();
    await expect(section(page, 'AI Assisted Text')).toContainText('An open house in the first weekend.');
    await expect(stored(page)).toBeVisible();

    await panel(page).getByRole('button', { name: 'Share' }).click();
    await panel(page).getByRole('button', { name: 'Publish and make a link' }).click();
    const link = await panel(page).locator('code').innerText();
    await expect(panel(page)).toContainText('Not opened yet');

    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const client = await phone.newPage();
    const problems: string[] = [];
    client.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    client.on('pageerror', (error) => problems.push(error.message));
    await client.goto(link.replace(/^https?:\/\/[^/]+/, product.url));
    await expect(client.getByText('Prepared for Maria Delgado')).toBeVisible();
    await expect(client.getByText('An open house in the first weekend.')).toBeVisible();
    await expect(client.getByRole('heading', { name: 'Key Features' })).toHaveCount(0);
    expect(await client.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
    await expectAccessible(client);
    // What the server rendered is what the browser would have.
    expect(problems).toEqual([]);
    // The page carries its content; who only fetches it, as messengers do for a preview, has not opened it.
    const unscripted = await browser.newContext({ javaScriptEnabled: false });
    const preview = await unscripted.newPage();
    await preview.goto(link.replace(/^https?:\/\/[^/]+/, product.url));
    await expect(preview.getByText('Prepared for Maria Delgado')).toBeVisible();
    await unscripted.close();

    // What is edited after publishing waits for the next publishing; the client is then told of it.
    await panel(page).getByLabel('Low price').fill('100,000');
    await panel(page).getByLabel('Low price').press('Enter');
    await expect(panel(page)).toContainText('Changed since it was published');
    await client.reload();
    await expect(client.getByText('Prepared for Maria Delgado')).toBeVisible();
    await expect(client.getByText('$100,000', { exact: true })).toHaveCount(0);
    await panel(page).getByRole('button', { name: 'Publish', exact: true }).click();
    await expect(
      panel(page)
        .getByRole('status')
        .filter({ hasText: /^Published$/ }),
    ).toBeVisible();
    await client.reload();
    await expect(client.getByRole('complementary', { name: 'Changed since you last looked' })).toContainText(
      'The range is now $100,000',
    );

    await page.reload();
    await panel(page).getByRole('button', { name: 'Share' }).click();
    await expect(panel(page)).toContainText('Opened 3 times');
    await panel(page).getByLabel('Password').fill('birch');
    await panel(page).getByLabel('Password').press('Enter');
    await expect(panel(page).getByRole('button', { name: 'Remove the password' })).toBeVisible();
    await client.reload();
    await client.getByLabel('Enter the password that came with this link').fill('oak!');
    await client.getByRole('button', { name: 'Open' }).click();
    await expect(client.getByRole('alert')).toBeVisible();
    await client.getByLabel('Enter the password that came with this link').fill('birch');
    await client.getByRole('button', { name: 'Open' }).click();
    await expect(client.getByText('Prepared for Maria Delgado')).toBeVisible();

    await panel(page).getByRole('button', { name: 'Take the link back' }).click();
    await expect(panel(page).getByRole('button', { name: 'Publish and make a link' })).toBeVisible();
    await client.reload();
    await expect(client.getByRole('heading', { name: 'This link does not lead anywhere any more' })).toBeVisible();
    await phone.close();
  });

  test('is edited in two tabs at once without losing an edit of either', async ({
    agentPage: page,
    agentCookie,
    product,
    context,
  }) => {
    const id = await startCma(page, product, agentCookie);
    const other = await context.newPage();
    for (const tab of [page, other]) await tab.goto(`/presentations/${id}/edit`);
    for (const tab of [page, other]) await expect(stored(tab)).toBeVisible();

    await Promise.all([
      panel(page).getByRole('button', { name: 'Hide Insights' }).click(),
      panel(other).getByRole('button', { name: 'Hide Neighborhood' }).click(),
    ]);
    for (const tab of [page, other]) {
      await expect(panel(tab).getByRole('button', { name: 'Show Insights' })).toBeVisible();
      await expect(panel(tab).getByRole('button', { name: 'Show Neighborhood' })).toBeVisible();
    }

    // Order by the keyboard, undone after a reload.
    const order = async (tab: Page) =>
      (
        await panel(tab)
          .getByRole('button', { name: /^Move / })
          .evaluateAll((all) => all.map((one) => one.ariaLabel))
      ).slice(0, 2);
    const [first, second] = await order(page);
    await panel(page).getByRole('button', { name: 'Move Key Features' }).press('ArrowUp');
    await expect.poll(() => order(page)).toEqual([second, first]);
    await expect(stored(page)).toBeVisible();
    await expect.poll(() => order(other)).toEqual([second, first]);
    await page.reload();
    await panel(page).getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => order(page)).toEqual([first, second]);
    await expect.poll(() => order(other)).toEqual([first, second]);
  });

  test('becomes a PDF whose pages say what they must, several at once', async ({ agentPage: page, agentCookie, product }) => {
    const id = await startCma(page, product, agentCookie);
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => product.call(agentCookie, 'GET', `/api/comps/cma-presentations/${id}/pdf`)),
    );
    const refusals = answers.filter(({ ok }) => !ok).map((answer) => answer.text());
    expect(await Promise.all(refusals)).toEqual([]);
    expect((await product.call(agentCookie, 'GET', '/readyz')).status).toBe(200);
    const bytes = new Uint8Array(await (answers[0] as Response).arrayBuffer());
    expect(bytes.length).toBeLessThan(6 * 1024 * 1024);
    const { totalPages, text } = await extractText(await getDocumentProxy(bytes));
    expect(totalPages).toBeGreaterThanOrEqual(5);
    expect(totalPages).toBeLessThanOrEqual(12);
    const pages = text.map((words) => words.replaceAll(/\s+/g, ' '));
    const everything = pages.join(' ');
    for (const words of [
      'Comparable Properties',
      'How the prices were brought to this home',
      'Adjusted price',
      'not an appraisal',
    ])
      expect(everything).toContain(words);
    expect(pages[0]).toContain('Comparative market analysis');
    expect(pages[0]).not.toContain(`1 / ${totalPages}`);
    pages.slice(1).forEach((words, at) => {
      expect(words).toContain(`${at + 2} / ${totalPages}`);
      expect(words).toContain('Listings: East Bay Demo MLS · Not an appraisal');
    });
    // An empty page is a broken one.
    for (const words of pages) expect(words.length).toBeGreaterThan(100);
  });

  test('has no barrier that axe finds', async ({ agentPage: page, agentCookie, product }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const id = await startCma(page, product, agentCookie);
    await page.goto(`/presentations/${id}/edit`);
    await panel(page).getByRole('button', { name: 'Share' }).click();
    await panel(page).getByRole('button', { name: 'Set up Compare' }).click();
    await expectAccessible(page);
    await page.goto(`/presentations/${id}/view`);
    await expect(page.getByText('Last updated on')).toBeVisible();
    await expectAccessible(page);
    await page.goto('/presentations');
    await expect(page.getByRole('button', { name: 'Archive', exact: true }).first()).toBeVisible();
    await expectAccessible(page);
  });

  test('that is not there says so, and leads to those that are', async ({ agentPage: page }) => {
    for (const path of [
      '0192f0c0-0000-7000-8000-000000000001/edit',
      '0192f0c0-0000-7000-8000-000000000001/view',
      'mistyped/edit',
    ]) {
      await page.goto(`/presentations/${path}`);
      await expect(page.getByText('This presentation does not exist')).toBeVisible();
    }
    await page.getByRole('button', { name: 'Presentations', exact: true }).click();
    await expect(page).toHaveURL('/presentations');
  });
});
