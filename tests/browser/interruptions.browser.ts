import type { Page } from '@playwright/test';
import { ask, messageBar, waitForReply } from './support/chat.ts';
import { openLineTo } from './support/cuttable-line.ts';
import { expect, newThread, openNewThread, SLOW_TEXT, test } from './support/scripted.ts';

const RECONNECTING = 'Connection lost. Reconnecting...';
const SEND_FAILED =
  'Oops! Something went wrong while sending your message. Please try again or contact support if the issue persists.';

const log = (page: Page) => page.getByRole('log');
const lastReply = (page: Page) => log(page).locator('.markdown').last();

/** The answer stands still there until the model resumes. */
async function waitUntilMidAnswer(page: Page): Promise<void> {
  await expect(lastReply(page)).toContainText('word30');
}

/** The whole answer once, under its question once. */
async function expectWholeAnswer(page: Page, question: string): Promise<void> {
  await waitForReply(page);
  await expect(lastReply(page)).toHaveText(SLOW_TEXT);
  await expect(log(page).getByText(question, { exact: true })).toHaveCount(1);
  await expect(log(page).getByText('word1 word2')).toHaveCount(1);
}

test.describe('an answer that is interrupted completes, with nothing missing and nothing twice,', () => {
  test('after a reload in the middle of it', async ({ agentPage: page, product, agentCookie, model }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Reload me scenario:slow');
    await waitUntilMidAnswer(page);
    await page.reload();
    await expect(log(page).getByText('Reload me scenario:slow')).toBeVisible();
    await waitUntilMidAnswer(page);
    await model.resume();
    await expectWholeAnswer(page, 'Reload me scenario:slow');
    await page.reload();
    await expectWholeAnswer(page, 'Reload me scenario:slow');
  });

  test('in a tab that was open before and in one that is opened meanwhile', async ({
    agentPage: page,
    context,
    product,
    agentCookie,
    model,
  }) => {
    const threadId = await openNewThread(page, product, agentCookie);
    const earlier = await context.newPage();
    await earlier.goto(`/chat/${threadId}`);
    for (const question of ['First scenario:slow', 'Second scenario:slow']) {
      await expect(messageBar(earlier)).toBeEnabled();
      await ask(page, question);
      await waitUntilMidAnswer(page);
      await waitUntilMidAnswer(earlier);
      const later = await context.newPage();
      await later.goto(`/chat/${threadId}`);
      await waitUntilMidAnswer(later);
      await model.resume();
      for (const tab of [page, earlier, later]) {
        await waitForReply(tab);
        await expect(lastReply(tab)).toHaveText(SLOW_TEXT);
        await expect(log(tab).getByText(question, { exact: true })).toHaveCount(1);
      }
      await later.close();
    }
  });

  test('in more tabs than a browser has connections, of which each loads and the one that reads is closed', async ({
    agentPage: page,
    context,
    product,
    agentCookie,
    model,
  }) => {
    const threads = [await openNewThread(page, product, agentCookie), await newThread(product, agentCookie)];
    await ask(page, 'Tabs scenario:slow');
    await waitUntilMidAnswer(page);
    const tabs = [page];
    for (let count = 0; count < 8; count += 1) {
      const tab = await context.newPage();
      tabs.push(tab);
      await tab.goto(`/chat/${threads[count % 2] ?? ''}`);
      if (count === 1) await ask(tab, 'Tabs scenario:slow');
      await waitUntilMidAnswer(tab);
    }
    for (const last of tabs.splice(-2)) await last.close();
    await model.resume();
    for (const tab of tabs) await expectWholeAnswer(tab, 'Tabs scenario:slow');
  });

  test('when the browser was offline for a while', async ({ agentPage: page, context, product, agentCookie, model }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Offline scenario:slow');
    await waitUntilMidAnswer(page);
    await context.setOffline(true);
    await expect(page.getByText(RECONNECTING)).toBeVisible();
    await model.resume();
    await context.setOffline(false);
    await expectWholeAnswer(page, 'Offline scenario:slow');
    await expect(page.getByText(RECONNECTING)).toHaveCount(0);
  });

  test('when the line was cut', async ({ page, context, signIn, home, product, agentCookie, model }) => {
    const line = await openLineTo(home.port);
    await signIn(context);
    const threadId = await newThread(product, agentCookie);
    await page.goto(`${line.url}/chat/${threadId}`);
    await ask(page, 'Cut scenario:slow');
    await waitUntilMidAnswer(page);
    line.cut();
    await expect(page.getByText(RECONNECTING)).toBeVisible();
    await model.resume();
    await expectWholeAnswer(page, 'Cut scenario:slow');
    await line.close();
  });

  test('when the server was killed and started again', async ({ agentPage: page, product, agentCookie, killAndRestart }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Kill scenario:slow');
    await waitUntilMidAnswer(page);
    await killAndRestart();
    await expect(log(page).getByText('word60')).toBeVisible();
    await expectWholeAnswer(page, 'Kill scenario:slow');
  });
});

test.describe('an answer', () => {
  test('stops while its model stands still, keeps its text, is marked, and gives the bar back', async ({
    agentPage: page,
    product,
    agentCookie,
  }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Homes by the bay scenario:slow');
    await waitUntilMidAnswer(page);
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(log(page).getByText('Stopped')).toBeVisible();
    await expect(messageBar(page)).toBeFocused();
    await expect(messageBar(page)).toBeEnabled();
    await expect(lastReply(page)).toContainText('word30');
    await expect(lastReply(page)).not.toContainText('word31');
    const kept = await lastReply(page).innerText();
    await page.reload();
    await expect(log(page).getByText('Stopped')).toBeVisible();
    await expect(lastReply(page)).toHaveText(kept);
  });

  test('shows what the model considers while it thinks, and keeps it under Context', async ({
    agentPage: page,
    product,
    agentCookie,
    model,
  }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Think scenario:slow-thinking');
    await expect(log(page).getByText('Thinking...')).toBeVisible();
    await expect(log(page).getByText('The agent wants a garage.')).toBeVisible();
    await model.resume();
    await expect(log(page).getByRole('button', { name: 'Context' })).toBeVisible();
    await expect(log(page).getByText('The agent wants a garage.')).toBeHidden();
    await waitForReply(page);
    await log(page).getByRole('button', { name: 'Context' }).click();
    await expect(log(page).getByText('The agent wants a garage.')).toBeVisible();
  });

  test('survives a provider that is busy for a moment', async ({ agentPage: page, product, agentCookie }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Busy scenario:rate-limited-once');
    await expect(lastReply(page)).toHaveText('Hello, how can I help?');
    await waitForReply(page);
    await expect(messageBar(page)).toBeFocused();
  });

  test('that fails ends in a sentence, and the question is kept', async ({ agentPage: page, product, agentCookie }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Fail scenario:always-fails');
    await waitForReply(page);
    await expect(lastReply(page)).toHaveText('I could not finish this answer. Your message is kept; send it again to retry.');
    await expect(log(page).getByText('Thinking...')).toHaveCount(0);
    await page.reload();
    await expect(log(page).getByText('Fail scenario:always-fails')).toBeVisible();
    await expect(lastReply(page)).toHaveText(/could not finish/);
  });
});

test.describe('a message', () => {
  test('beyond two answers at a time is refused in words and stays in the bar', async ({
    agentPage: page,
    product,
    agentCookie,
  }) => {
    const runs: string[] = [];
    for (const name of ['One', 'Two']) {
      const threadId = await newThread(product, agentCookie, name);
      const path = `/api/chat/threads/${threadId}/prompts`;
      const answer = await product.call(agentCookie, 'POST', path, { message: `${name} scenario:slow` });
      runs.push(`${path}/${((await answer.json()) as { promptRefId: string }).promptRefId}/stop`);
    }
    await openNewThread(page, product, agentCookie);
    await messageBar(page).fill('A third one');
    await messageBar(page).press('Enter');
    await expect(page.getByRole('alert')).toHaveText('Two replies are already being written. Wait for one to finish.');
    await expect(messageBar(page)).toHaveValue('A third one');
    for (const stop of runs) await product.call(agentCookie, 'POST', stop);
  });

  test('waits in the bar without a connection, which is told beside it, and moves nothing', async ({
    agentPage: page,
    context,
    product,
    agentCookie,
  }) => {
    await openNewThread(page, product, agentCookie);
    await expect(messageBar(page)).toBeEnabled();
    await messageBar(page).fill('Homes in Oakland');
    const before = await messageBar(page).boundingBox();
    await context.setOffline(true);
    await expect(page.getByText('You are offline. Questions need a connection.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send' })).toBeDisabled();
    await messageBar(page).press('Enter');
    await expect(messageBar(page)).toHaveValue('Homes in Oakland');
    await expect(page.getByRole('alert')).toHaveCount(0);
    expect(await messageBar(page).boundingBox()).toEqual(before);
    await context.setOffline(false);
    await expect(page.getByRole('button', { name: 'Send' })).toBeEnabled();
    await messageBar(page).press('Enter');
    await expect(lastReply(page)).toHaveText('Hello, how can I help?');
  });

  for (const place of ['a thread', 'a new chat'] as const) {
    test(`that could not be sent from ${place} is told and stays in the bar`, async ({
      agentPage: page,
      product,
      agentCookie,
    }) => {
      if (place === 'a thread') await openNewThread(page, product, agentCookie);
      await page.route('**/prompts', (route) => route.abort());
      await messageBar(page).fill('Homes in Oakland');
      await messageBar(page).press('Enter');
      const told = page.getByRole('alert');
      await expect(told).toHaveText(SEND_FAILED);
      // Within the top bar: it covers neither a message nor the title of what stands beside the chat.
      const topBar = await page.getByRole('banner').boundingBox();
      await expect
        .poll(async () => told.boundingBox().then((box) => box && box.y + box.height))
        .toBeLessThanOrEqual(topBar?.height ?? 0);
      await expect(messageBar(page)).toHaveValue('Homes in Oakland');
      await page.unroute('**/prompts');
      await messageBar(page).press('Enter');
      await expect(lastReply(page)).toHaveText('Hello, how can I help?');
      await expect(log(page).getByText('Homes in Oakland', { exact: true })).toHaveCount(1);
    });
  }
});

test('the bar rests while a support widget is open, and says why', async ({ agentPage: page, product, agentCookie }) => {
  await openNewThread(page, product, agentCookie);
  await messageBar(page).fill('Half a question');
  // What the bar holds besides, such as a file that is being attached, must outlast it.
  await messageBar(page).evaluate((bar) => bar.setAttribute('data-before', ''));
  const tell = (isOpen: boolean) =>
    page.evaluate((detail) => dispatchEvent(new CustomEvent('support-widget', { detail })), isOpen);
  await tell(true);
  await expect(messageBar(page)).toBeDisabled();
  await page.locator('form', { has: messageBar(page) }).hover();
  await expect(page.getByText('The assistant is disabled while the support widget is open.')).toBeVisible();
  await tell(false);
  await expect(messageBar(page)).toBeEnabled();
  await expect(messageBar(page)).toHaveValue('Half a question');
  await expect(messageBar(page)).toHaveAttribute('data-before');
});
