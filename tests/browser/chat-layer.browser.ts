import { expectAccessible } from './support/accessibility.ts';
import { ask, drawer, messageBar, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

test('the chat stays beside other pages by key and button, in its place, and leads to its own page', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context);
  const streams: string[] = [];
  page.on('request', (request) => request.url().includes('/stream/') && streams.push(request.url()));
  await page.goto('/dashboard');
  const opener = page.getByRole('button', { name: 'Chat', exact: true });
  const layer = page.getByRole('complementary', { name: 'Chat' });
  await expect(opener).toBeVisible();
  await page.keyboard.press('Control+j');
  await layer.getByRole('button', { name: 'New chat' }).click();
  await ask(page, 'Homes for sale in Oakland');
  await waitForReply(page);
  await expect(layer.getByRole('heading', { level: 2 })).toHaveText(/Oakland/);
  expect(streams).toHaveLength(1);
  await expectAccessible(page);

  await page.getByRole('link', { name: /^Presentations/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Presentations' })).toBeVisible();
  await expect(layer.getByRole('log')).toContainText('homes in Oakland');
  await page.reload();
  await expect(layer.getByRole('log')).toContainText('homes in Oakland');
  await messageBar(page).press('Escape');
  await expect(layer).toBeHidden();
  await expect(opener).toBeFocused();

  await page.setViewportSize({ width: 390, height: 844 });
  await opener.press('Enter');
  const whole = page.getByRole('dialog', { name: 'Chat' });
  await expect.poll(async () => (await whole.boundingBox())?.height).toBe(844);
  await whole.getByRole('button', { name: 'All chats' }).click();
  await expect(whole.getByRole('link', { name: /Oakland/ }).first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await layer
    .getByRole('link', { name: /Oakland/ })
    .first()
    .click();
  await layer.getByRole('button', { name: 'Open search results' }).click();
  await expect(page).toHaveURL(/\/chat\//);
  await expect(drawer(page)).toBeVisible();
  await expect(layer).toHaveCount(0);
});

test('on a phone its button makes way for the fields below and for typing, and comes back on the way up', async ({
  page,
  context,
  signIn,
}) => {
  await signIn(context);
  await page.setViewportSize({ width: 390, height: 700 });
  await page.goto('/account/profile');
  const opener = page.getByRole('button', { name: 'Chat', exact: true });
  await expect(opener).toHaveCSS('opacity', '1');
  await page.mouse.move(195, 300);
  await page.mouse.wheel(0, 300);
  await expect(opener).toHaveCSS('opacity', '0');
  await page.mouse.wheel(0, -100);
  await expect(opener).toHaveCSS('opacity', '1');
  await page.getByLabel('Phone number').first().focus();
  await expect(opener).toHaveCSS('opacity', '0');
  await page.getByLabel('Phone number').first().blur();
  await expect(opener).toHaveCSS('opacity', '1');
});
