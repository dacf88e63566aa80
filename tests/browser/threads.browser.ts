import type { Locator, Page, Route } from '@playwright/test';
import { fillThread } from '#tests/support/filled-thread.ts';
import { ask, waitForReply } from './support/chat.ts';
import { expect, LONG_PARAGRAPHS, newThread, openNewThread, test } from './support/scripted.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Chats' });
const threadLink = (page: Page, title: string) => sidebar(page).getByRole('link', { name: title, exact: true });

async function choose(page: Page, title: string, act: 'Rename' | 'Pin chat' | 'Unpin chat' | 'Delete'): Promise<void> {
  await threadLink(page, title).hover();
  await sidebar(page)
    .getByRole('button', { name: `Options for ${title}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: act }).click();
}

test.describe('a thread in the sidebar', () => {
  test('is renamed in at most 40 characters; an empty or unchanged name changes nothing', async ({
    agentPage: page,
    product,
    agentCookie,
  }) => {
    await openNewThread(page, product, agentCookie, 'Old name');
    const renames: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PATCH') renames.push(request.url());
    });
    const field = page.getByRole('textbox', { name: 'Chat title' });
    for (const unchanged of ['Old name', '   ']) {
      await choose(page, 'Old name', 'Rename');
      await field.fill(unchanged);
      await field.press('Enter');
      await expect(threadLink(page, 'Old name')).toBeVisible();
    }
    await choose(page, 'Old name', 'Rename');
    await field.fill('Given up');
    await field.press('Escape');
    await expect(threadLink(page, 'Old name')).toBeVisible();
    expect(renames).toHaveLength(0);

    await choose(page, 'Old name', 'Rename');
    await expect(field).toBeFocused();
    await field.press('ControlOrMeta+a');
    await field.pressSequentially('n'.repeat(45));
    await expect(field).toHaveValue('n'.repeat(40));
    const saved = page.waitForResponse((response) => response.request().method() === 'PATCH');
    await field.press('Enter');
    expect((await saved).ok()).toBe(true);
    await page.reload();
    await expect(threadLink(page, 'n'.repeat(40))).toBeVisible();
  });

  test('gets its old name back when the new one could not be kept', async ({ agentPage: page, product, agentCookie }) => {
    await openNewThread(page, product, agentCookie, 'Stays as it is');
    await page.route('**/api/chat/threads/*', (route) => route.abort());
    await choose(page, 'Stays as it is', 'Rename');
    await page.getByRole('textbox', { name: 'Chat title' }).fill('Never kept');
    await page.getByRole('textbox', { name: 'Chat title' }).press('Enter');
    await expect(page.getByRole('alert')).toContainText('The chat was not renamed.');
    await expect(threadLink(page, 'Stays as it is')).toBeVisible();
  });

  test('moves to Pinned and back', async ({ agentPage: page, product, agentCookie }) => {
    await openNewThread(page, product, agentCookie, 'A favourite');
    const group = (name: string) => sidebar(page).getByRole('region', { name });
    await choose(page, 'A favourite', 'Pin chat');
    await expect(group('Pinned').getByRole('link', { name: 'A favourite' })).toBeVisible();
    await page.reload();
    await expect(group('Pinned').getByRole('link', { name: 'A favourite' })).toBeVisible();
    await choose(page, 'A favourite', 'Unpin chat');
    await expect(group('Today').getByRole('link', { name: 'A favourite' })).toBeVisible();
  });

  test('is deleted, which leaves its page, and comes back with Undo', async ({ agentPage: page, product, agentCookie }) => {
    await openNewThread(page, product, agentCookie, 'Deleted by mistake');
    await choose(page, 'Deleted by mistake', 'Delete');
    await expect(page).toHaveURL('/');
    await expect(threadLink(page, 'Deleted by mistake')).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(threadLink(page, 'Deleted by mistake')).toBeVisible();
    await page.reload();
    await choose(page, 'Deleted by mistake', 'Delete');
    await expect(page.getByText('Chat deleted')).toBeVisible();
    await page.reload();
    await expect(sidebar(page).getByRole('heading', { name: 'Today' })).toBeVisible();
    await expect(threadLink(page, 'Deleted by mistake')).toHaveCount(0);
  });
});

test('an unknown address is told under the top bar of other pages, with ways on', async ({ agentPage: page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await expect(page.getByRole('button', { name: /user menu|account/i })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(page).toHaveURL('/');
});

test('a thread of somebody else or of nobody sends the user to a new chat', async ({ agentPage: page }) => {
  await page.goto('/chat/0192f0c0-0000-7000-8000-000000000001');
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert')).toContainText('Failed to get messages with id:');
});

test('a thread that another device has deleted sends the user to a new chat, though its messages are kept here', async ({
  agentPage: page,
  product,
  agentCookie,
}) => {
  const threadId = await openNewThread(page, product, agentCookie);
  await ask(page, 'Soon gone');
  await waitForReply(page);
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await expect.poll(kept).toContain('Soon gone');
  expect((await product.call(agentCookie, 'DELETE', `/api/chat/threads/${threadId}`)).ok).toBe(true);
  await page.reload();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('alert')).toContainText(`Failed to get messages with id: ${threadId}`);
});

/** Waits until a scroller has come to rest. */
async function settle(scroller: Locator): Promise<void> {
  await scroller.evaluate(async (element) => {
    for (let restingFrames = 0, at = element.scrollTop; restingFrames < 20; at = element.scrollTop) {
      await new Promise(requestAnimationFrame);
      restingFrames = element.scrollTop === at ? restingFrames + 1 : 0;
    }
  });
}

/** The number of a paragraph in the middle of the window. */
async function numberInView(log: Locator): Promise<number> {
  return log.evaluate((list) => {
    const middle = list.getBoundingClientRect().top + list.clientHeight / 2;
    const inView = [...list.querySelectorAll('p')].find((text) => text.getBoundingClientRect().top > middle);
    return Number(/\d+/.exec(inView?.textContent ?? '')?.[0]);
  });
}

/** Where a message stands in the window; it must be in the document. */
async function topOf(message: Locator): Promise<number> {
  return message.evaluate((element) => element.getBoundingClientRect().top);
}

const paragraph = (page: Page, number: number) => page.getByRole('log').getByText(`Paragraph ${number} of`);

/** Has the list follow the end of a reply that has outgrown the window. */
async function followEnd(page: Page): Promise<void> {
  await expect(paragraph(page, 30)).toBeAttached();
  await page.getByRole('button', { name: 'Scroll to bottom' }).click();
  await expect(paragraph(page, 30)).toBeInViewport();
}

test.describe('a long thread', () => {
  test('opens at its end and loads older messages when scrolled up, without losing its place', async ({
    agentPage: page,
    home,
    product,
    agentCookie,
  }) => {
    const threadId = await fillThread(product, agentCookie, home.dataDir, 300);
    // A wheel's scroll is at its end at once, and does not go on through what is loaded meanwhile.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/chat/${threadId}`);
    const log = page.getByRole('log');
    const question = (number: number) => log.getByText(`Question ${number}`, { exact: true });
    await expect(question(298)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Scroll to bottom' })).toHaveCount(0);
    await settle(log);
    const processor = await page.context().newCDPSession(page);
    const slow = (rate: number) => processor.send('Emulation.setCPUThrottlingRate', { rate });
    for (const oldestLoaded of [270, 240]) {
      let before = Number.NaN;
      const comes = async (route: Route) => {
        await settle(log);
        before = await topOf(question(oldestLoaded));
        // On a busy machine rows are measured long after the last scroll.
        await slow(8);
        await route.continue();
      };
      await page.route(/messages\?page=[23]/, comes, { times: 1 });
      const older = page.waitForResponse((response) => /messages\?page=[23]/.test(response.url()));
      await log.hover();
      await page.mouse.wheel(0, -50_000);
      await older;
      await expect.poll(() => log.evaluate((scroller) => scroller.scrollTop)).toBeGreaterThan(500);
      await expect(question(oldestLoaded)).toBeInViewport();
      await settle(log);
      expect(Math.abs((await topOf(question(oldestLoaded))) - before)).toBeLessThan(2);
      await slow(1);
    }
    await page.getByRole('button', { name: 'Scroll to bottom' }).click();
    await expect(question(298)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Scroll to bottom' })).toHaveCount(0);
  });

  test('follows an answer until its question stands at the top, and on to its end where that is wanted', async ({
    agentPage: page,
    product,
    agentCookie,
    model,
  }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Told before');
    await waitForReply(page);
    await ask(page, 'Follow scenario:long');
    const log = page.getByRole('log');
    const question = log.getByText('Follow scenario:long', { exact: true });
    await expect(paragraph(page, 30)).toBeAttached();
    await settle(log);
    await expect(question).toBeInViewport();
    await expect(paragraph(page, 1)).toBeInViewport();
    await expect(paragraph(page, 30)).not.toBeInViewport();
    expect((await topOf(question)) - (await topOf(log))).toBeLessThan(60);
    await page.getByRole('button', { name: 'Scroll to bottom' }).click();
    await expect(paragraph(page, 30)).toBeInViewport();
    await model.resume();
    await expect(paragraph(page, LONG_PARAGRAPHS)).toBeInViewport();
    await model.resume();
    await waitForReply(page);
    await expect(paragraph(page, LONG_PARAGRAPHS)).toBeInViewport();
    await expect(page.getByRole('button', { name: 'Copy' }).last()).toBeInViewport();
  });

  test('stands at its question when its answer is complete, also in a new chat, and at its end when it is opened again', async ({
    agentPage: page,
    model,
  }) => {
    await page.goto('/');
    await ask(page, 'From the beginning scenario:long');
    for (const wanted of [30, LONG_PARAGRAPHS]) {
      await expect(paragraph(page, wanted)).toBeAttached();
      await model.resume();
    }
    await waitForReply(page);
    await expect(page.getByRole('button', { name: 'Copy' })).toBeAttached();
    await settle(page.getByRole('log'));
    await expect(page.getByRole('log').getByText('From the beginning scenario:long', { exact: true })).toBeInViewport();
    await expect(paragraph(page, 1)).toBeInViewport();
    await page.reload();
    await expect(paragraph(page, LONG_PARAGRAPHS)).toBeInViewport();
  });

  test('stands still under a reader who has scrolled up while the answer grows', async ({
    agentPage: page,
    product,
    agentCookie,
    model,
  }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Stand still scenario:long');
    await followEnd(page);
    const log = page.getByRole('log');
    await log.hover();
    await page.mouse.wheel(0, -600);
    await settle(log);
    await expect(page.getByRole('button', { name: 'Scroll to bottom' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    const read = paragraph(page, await numberInView(log));
    const before = await topOf(read);
    await model.resume();
    await expect(paragraph(page, LONG_PARAGRAPHS)).toBeAttached();
    await model.resume();
    await waitForReply(page);
    expect(Math.abs((await topOf(read)) - before)).toBeLessThan(2);
    await page.getByRole('button', { name: 'Scroll to bottom' }).click();
    await expect(paragraph(page, LONG_PARAGRAPHS)).toBeInViewport();
  });

  test('lets go of the end for a trackpad, which scrolls by little', async ({ agentPage: page, product, agentCookie, model }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'By little scenario:long');
    await followEnd(page);
    const log = page.getByRole('log');
    await log.hover();
    await model.resume();
    await expect(paragraph(page, 32)).toBeInViewport();
    for (let move = 0; move < 25; move += 1) await page.mouse.wheel(0, -12);
    await expect(paragraph(page, LONG_PARAGRAPHS)).toBeAttached();
    await expect(page.getByRole('button', { name: 'Scroll to bottom' })).toBeVisible();
    await model.resume();
    await waitForReply(page);
    await expect(paragraph(page, LONG_PARAGRAPHS)).not.toBeInViewport();
  });

  test('copies a reply as it was written', async ({ agentPage: page, context, product, agentCookie }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Copy me');
    await waitForReply(page);
    await page.clock.install();
    await page.getByRole('button', { name: 'Copy' }).click();
    await expect(page.getByRole('button', { name: 'Copied!' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Hello, how can I help?');
    await page.clock.runFor(3_100);
    await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  });

  test('beyond the newest stays where it is when its tab is left and found again', async ({
    agentPage: page,
    product,
    agentCookie,
    model,
  }) => {
    const first = await openNewThread(page, product, agentCookie, 'The first chat');
    await newThread(product, agentCookie, 'The second chat');
    await page.reload();
    await ask(page, 'Leave me scenario:long');
    await expect(paragraph(page, 5)).toBeVisible();
    await threadLink(page, 'The second chat').click();
    await expect(paragraph(page, 5)).toHaveCount(0);
    await threadLink(page, 'The first chat').click();
    await expect(page).toHaveURL(`/chat/${first}`);
    await model.resume();
    await expect(paragraph(page, LONG_PARAGRAPHS)).toHaveCount(1);
    await model.resume();
    await waitForReply(page);
    await expect(paragraph(page, LONG_PARAGRAPHS)).toHaveCount(1);
    await expect(paragraph(page, 5)).toHaveCount(1);
  });
});
