import { ask, messageBar, waitForReply } from './support/chat.ts';
import { expect, openNewThread, test } from './support/scripted.ts';

test.describe('a model that gives trouble', () => {
  test('is told to be slow after a while, and can be stopped there', async ({ agentPage: page, product, agentCookie }) => {
    await page.clock.install();
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Think it over scenario:slow-thinking');
    await expect(page.getByText('The agent wants a garage.')).toBeVisible();
    await expect(page.getByText('The model is taking longer than usual')).toHaveCount(0);
    await page.clock.fastForward(16_000);
    await expect(page.getByText('The model is taking longer than usual')).toBeVisible();
    await page.getByRole('button', { name: 'Stop reply' }).click();
    await waitForReply(page);
    await expect(page.getByRole('log').getByText('Stopped')).toBeVisible();
  });

  test('leaves its question with ways on: the built-in assistant answers this one', async ({
    agentPage: page,
    product,
    agentCookie,
  }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Condos in Noe Valley scenario:refuses-the-key');
    await expect(page.getByText('This reply was not finished.')).toBeVisible();
    await expect(messageBar(page)).toBeEnabled();
    await page.getByRole('button', { name: 'Built-in assistant for this one' }).click();
    await expect(page.getByRole('log').getByText(/^\d+ condos in Noe Valley/)).toBeVisible();
    await waitForReply(page);
    await expect(page.getByRole('combobox', { name: 'Model that answers' })).not.toHaveValue('built-in');
  });
});
