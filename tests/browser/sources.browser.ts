import { ask, drawer, waitForReply } from './support/chat.ts';
import { expect, openNewThread, test } from './support/scripted.ts';

test.describe('the figures of a reply', () => {
  test('are marked where nothing shows them, and what it used opens with its listings', async ({
    agentPage: page,
    product,
    agentCookie,
  }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Condos, please scenario:invents');
    await waitForReply(page);
    const log = page.getByRole('log');
    await expect(log.locator('mark')).toHaveText(['$1,234,567']);
    await expect(log.getByText('1 figure has no source')).toBeVisible();

    await page.getByRole('button', { name: 'What did it use' }).click();
    const panel = page.getByRole('dialog', { name: 'What did it use' });
    await expect(panel.getByRole('note')).toContainText('No source shows $1,234,567.');
    const call = panel.getByRole('region', { name: 'Searching listings' });
    await expect(call).toContainText('Property types');
    await expect(call).toContainText('Condominium');
    await expect(call).toContainText('Homes found');
    // Dates as people write them, nowhere as the machine does.
    await expect(call).toContainText(/[A-Z][a-z]{2} \d{1,2}, 20\d\d/);
    await expect(panel).not.toContainText(/\d{4}-\d{2}-\d{2}/);
    await call.getByRole('listitem').first().getByRole('button').click();
    await expect(panel).toBeHidden();
    await expect(drawer(page).getByRole('region', { name: 'Property Details' })).toBeVisible();
  });

  test('stay unmarked when tools gave them all, and Esc closes what it used', async ({
    agentPage: page,
    product,
    agentCookie,
  }) => {
    await openNewThread(page, product, agentCookie);
    await ask(page, 'Condos again scenario:counts');
    await waitForReply(page);
    await expect(page.getByRole('log').locator('mark')).toHaveCount(0);
    await page.getByRole('button', { name: 'What did it use' }).click();
    await expect(page.getByRole('dialog', { name: 'What did it use' })).toContainText('openai-compatible');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'What did it use' })).toBeHidden();
  });
});

test('a prompt can choose the model that answers it, and the choice stays on the device', async ({
  agentPage: page,
  product,
  agentCookie,
}) => {
  await openNewThread(page, product, agentCookie);
  const choice = page.getByRole('combobox', { name: 'Model that answers' });
  await expect(choice).toHaveValue(/^openai-compatible:/);
  await choice.selectOption('Built-in assistant');
  await ask(page, 'Condos under $2M scenario:slow');
  await waitForReply(page);
  await expect(page.getByRole('log')).not.toContainText('word1');
  await page.reload();
  await expect(choice).toHaveValue('built-in');
  await page.getByRole('button', { name: 'What did it use' }).click();
  await expect(page.getByRole('dialog', { name: 'What did it use' })).toContainText('Answered by the built-in assistant');
  await page.keyboard.press('Escape');
  await choice.selectOption({ index: 0 });
});
