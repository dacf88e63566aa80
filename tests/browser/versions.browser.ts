import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { expectAccessible } from './support/accessibility.ts';
import { ask, messageBar, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const log = (page: Page) => page.getByRole('log');
const pager = (page: Page) => log(page).getByRole('group', { name: 'Versions' });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`a question is edited, answered again, and its first version is one click away, ${viewport.width} px wide`, async ({
    agentPage: page,
  }) => {
    await page.setViewportSize(viewport);
    await ask(page, 'What is a contingency?');
    await waitForReply(page);
    await log(page).getByRole('button', { name: 'Edit' }).click();
    const field = page.getByRole('textbox', { name: 'Edited message' });
    await expect(field).toBeFocused();
    await field.fill('What is escrow?');
    await field.press('Enter');
    await expect(log(page).getByText('What is escrow?', { exact: true })).toBeVisible();
    await waitForReply(page);
    await expect(log(page).getByText('What is a contingency?')).toHaveCount(0);
    await expect(pager(page)).toContainText('2 of 2');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await pager(page).getByRole('button', { name: 'Previous version' }).click();
    await expect(log(page).getByText('What is a contingency?', { exact: true })).toBeVisible();
    await expect(pager(page)).toContainText('1 of 2');

    await log(page).getByRole('button', { name: 'Regenerate' }).click();
    await expect(pager(page)).toHaveCount(2);
    await expect(pager(page).last()).toContainText('2 of 2');
  });
}

test('a reply is rated with a comment, and the rating stays', async ({ agentPage: page }) => {
  await ask(page, 'What is earnest money?');
  await waitForReply(page);
  await log(page).getByRole('button', { name: 'Bad reply' }).click();
  await page.getByRole('textbox', { name: 'What was wrong with it?' }).fill('Too long');
  await expectAccessible(page);
  const kept = page.waitForResponse((response) => response.url().endsWith('/feedback'));
  await page.getByRole('button', { name: 'Send', exact: true }).first().click();
  expect((await kept).status()).toBe(204);
  await page.reload();
  await expect(log(page).getByRole('button', { name: 'Bad reply' })).toHaveAttribute('aria-pressed', 'true');
});

test('what is half written is there on another device; an archived chat leaves the list and comes back', async ({
  agentPage: page,
  browser,
  signIn,
  product,
}) => {
  await ask(page, 'What is a rider?');
  await waitForReply(page);
  // A saving that is lost is made good by the next one.
  await page.route('**/draft', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT' && request.url().endsWith('/draft'));
  await messageBar(page).fill('Half');
  await lost;
  await page.unroute('**/draft');
  const saved = page.waitForResponse((response) => response.request().method() === 'PUT' && response.url().endsWith('/draft'));
  await messageBar(page).fill('Half a thou');
  await saved;
  const context = await browser.newContext();
  await signIn(context);
  const phone = await context.newPage();
  await phone.goto(new URL(page.url()).pathname.replace(/^/, product.url));
  await expect(messageBar(phone)).toHaveValue('Half a thou');
  // Where the draft could not be read, what is written is kept all the same.
  await phone.route('**/draft', (route) => (route.request().method() === 'GET' ? route.abort() : route.continue()));
  await phone.reload();
  const keptOnPhone = phone.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.url().endsWith('/draft'));
  await messageBar(phone).fill('Half a thought');
  await keptOnPhone;
  await context.close();

  const sidebar = page.getByRole('navigation', { name: 'Chats' });
  const title = (await sidebar.getByRole('link').first().textContent()) ?? '';
  await sidebar.getByRole('link').first().hover();
  await sidebar
    .getByRole('button', { name: `Options for ${title}` })
    .first()
    .click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.md$/);
  const openMenu = async () => {
    await sidebar.getByRole('link').first().hover();
    await sidebar
      .getByRole('button', { name: `Options for ${title}` })
      .first()
      .click();
  };
  await openMenu();
  const printed = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Save as PDF' }).click();
  const pdf = await readFile(await (await printed).path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true });
  expect(text).toContain('What is a rider?');
  expect(text).toContain('Sidekick may produce inaccurate information.');
  await openMenu();
  await page.getByRole('menuitem', { name: 'Archive' }).click();
  await expect(page).toHaveURL('/');
  await page.getByRole('button', { name: 'Archived chats' }).click();
  const archived = page.getByRole('dialog', { name: 'Archived chats' });
  await expect(archived.getByRole('link', { name: title }).first()).toBeVisible();
  await expectAccessible(page);
  await archived
    .getByRole('button', { name: `Put back ${title}` })
    .first()
    .click();
  await expect(archived.getByText('Nothing archived')).toBeVisible();
  await archived.getByRole('button', { name: 'Close' }).click();
  await expect(sidebar.getByRole('link', { name: title }).first()).toBeVisible();
});
