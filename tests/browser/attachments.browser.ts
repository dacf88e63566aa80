import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './support/accessibility.ts';
import { messageBar, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

const csv =
  'Address,City,List Price\n1 Alder St,Oakland,"$500,000"\n2 Birch Ave,Oakland,"$900,000"\n3 Cedar Ct,Berkeley,"$700,000"\n';
const attachment = (page: Page) => page.getByRole('group', { name: 'Attachment' });
const choose = (page: Page, name: string, mimeType: string, text: string) =>
  page.locator('input[data-attach]').setInputFiles({ name, mimeType, buffer: Buffer.from(text) });

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`a price list is attached and asked about, ${viewport.width} px wide`, async ({ agentPage: page }) => {
    await page.setViewportSize(viewport);
    await choose(page, 'prices.csv', 'text/csv', csv);
    await expect(attachment(page)).toContainText('Attached');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await messageBar(page).fill('What is the median price in Oakland?');
    await messageBar(page).press('Enter');
    await expect(page).toHaveURL(/\/chat\//);
    await waitForReply(page);
    const log = page.getByRole('log');
    await expect(log).toContainText('$700,000');
    await expect(log.getByRole('link', { name: 'prices.csv' }).first()).toBeVisible();
    await expect(attachment(page)).toHaveCount(0);
    // It is paler while the server does not know of it.
    await expect(log.getByRole('button', { name: 'Edit' })).toBeVisible();
    await expectAccessible(page);
    await messageBar(page).fill('How many rows does the file have?');
    await messageBar(page).press('Enter');
    await expect(log).toContainText('prices.csv has 3 rows');
  });
}

test('what cannot be attached is told with what can, and an attachment is taken off again', async ({ agentPage: page }) => {
  await choose(page, 'setup.exe', 'application/octet-stream', 'MZ\u0000\u0001');
  const dialog = page.getByRole('dialog', { name: 'File type not supported' });
  await expect(dialog).toContainText('Check the allowed files list below:');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await choose(page, 'note.txt', 'text/plain', 'The roof is new.');
  await attachment(page).getByRole('button', { name: 'Remove attachment' }).click();
  await expect(attachment(page)).toHaveCount(0);
});

test('a first message that could not be sent stands in the bar again, with its file', async ({ agentPage: page }) => {
  await page.route('**/api/chat/threads/begin', (route) => route.abort());
  await choose(page, 'note.txt', 'text/plain', 'The roof is new.');
  await expect(attachment(page)).toContainText('Attached');
  await messageBar(page).fill('Is the roof new?');
  await messageBar(page).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Oops! Something went wrong while sending your message.');
  await expect(messageBar(page)).toHaveValue(/^Is the roof new\?\n\n\[note\.txt\]\(\/api\/files\//);
});

test('pictures of a thread are turned through from any of them, and a long text on top of typed words is offered as a file', async ({
  agentPage: page,
}) => {
  for (const [name, background] of [
    ['kitchen.png', 'teal'],
    ['hall.png', 'navy'],
  ] as const) {
    const picture = sharp({ create: { width: 600, height: 400, channels: 3, background } }).png();
    await page.locator('input[data-attach]').setInputFiles({ name, mimeType: 'image/png', buffer: await picture.toBuffer() });
    await expect(attachment(page)).toContainText('Attached');
    await messageBar(page).fill(`This is the ${name.slice(0, -4)}`);
    await messageBar(page).press('Enter');
    await expect(page).toHaveURL(/\/chat\//);
    await waitForReply(page);
  }
  await page.getByRole('button', { name: 'Open image: hall.png' }).click();
  const gallery = page.getByRole('dialog', { name: 'Images of this chat' });
  await expect(gallery.getByText('2 of 2')).toBeVisible();
  await expect(gallery.getByRole('img', { name: 'hall.png, 2 of 2' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(gallery.getByRole('img', { name: 'kitchen.png, 1 of 2' })).toBeInViewport();
  const downloading = page.waitForEvent('download');
  await gallery.getByRole('button', { name: 'Download the original' }).click();
  expect((await downloading).suggestedFilename()).toBe('kitchen.png');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(gallery).toHaveCount(0);

  await messageBar(page).fill('What does this say?');
  await messageBar(page).evaluate((bar, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    bar.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, 'The roof is new. '.repeat(1_176));
  await page.getByRole('button', { name: 'Attach as text file' }).click();
  await expect(attachment(page)).toContainText('Pasted text.txt');
  await expect(messageBar(page)).toHaveValue('What does this say?');
});
