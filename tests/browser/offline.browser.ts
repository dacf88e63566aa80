import type { Page } from '@playwright/test';
import { demoAccounts } from '#tests/support/product.ts';
import { ask, messageBar, waitForReply } from './support/chat.ts';
import { cookiesOf, expect, test } from './support/test.ts';

test.use({ serviceWorkers: 'allow' });

const PRIVATE = 'sidekick-private';

/** The addresses of all that the browser keeps for later, by cache. */
const kept = (page: Page): Promise<Record<string, string[]>> =>
  page.evaluate(async () => {
    const entries = (await caches.keys()).map(async (name) => {
      const requests = await (await caches.open(name)).keys();
      return [name, requests.map(({ url }) => new URL(url).pathname)] as const;
    });
    return Object.fromEntries(await Promise.all(entries));
  });

test('threads that were read last are read without a connection too, and logging out leaves nothing of them', async ({
  page,
  context,
  product,
}) => {
  // A session of its own, which is ended here.
  await context.addCookies(cookiesOf(await product.signIn(), product.url));
  await page.goto('/');
  await ask(page, 'What is a rider?');
  await waitForReply(page);
  const log = page.getByRole('log');
  const lastReply = (await log.locator('p').last().textContent()) ?? '';
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await waitForReply(page);
  await expect
    .poll(async () => (await kept(page))[PRIVATE]?.toSorted())
    .toEqual(['/api/chat/threads', expect.stringMatching(/^\/api\/chat\/threads\/[\w-]+\/messages$/), '/api/me']);

  await context.setOffline(true);
  await page.reload();
  await expect(log).toContainText(lastReply.slice(0, 60));
  // Some versions of Chromium forget in a new document that they are offline, until they are told anew.
  await context.setOffline(false);
  const barBefore = await messageBar(page).boundingBox();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  expect((await messageBar(page).boundingBox())?.y).toBe(barBefore?.y);
  await messageBar(page).fill('What is an easement?');
  await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
  await messageBar(page).fill('');
  await expect(page.getByRole('navigation', { name: 'Chats' }).getByRole('link', { name: 'rider' }).first()).toBeVisible();

  await context.setOffline(false);
  await page.reload();
  await expect(messageBar(page)).toBeEnabled();
  expect(
    Object.values(await kept(page))
      .flat()
      .filter((path) => path.startsWith('/p/')),
  ).toEqual([]);

  // Somebody else at the same browser, where nobody logged out.
  const ofAgent = await context.cookies();
  await context.addCookies(cookiesOf(await product.signIn(demoAccounts.admin), product.url));
  await page.goto('/');
  await expect(messageBar(page)).toBeEnabled();
  await expect.poll(async () => (await kept(page))[PRIVATE]?.toSorted()).toEqual(['/api/chat/threads', '/api/me']);
  await context.addCookies(ofAgent);
  await page.goto('/');

  await page.getByRole('button', { name: /account|user menu/i }).click();
  await page.getByRole('menuitem', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect.poll(async () => Object.keys(await kept(page))).not.toContain(PRIVATE);
});
