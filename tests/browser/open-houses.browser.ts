import { expectAccessible } from './support/accessibility.ts';
import { ask, cards, drawer, waitForReply } from './support/chat.ts';
import { expect, test } from './support/test.ts';

test('open houses of the weekend are asked for in the chat, and stand on cards, in details and in the filters', async ({
  agentPage: page,
}) => {
  await ask(page, 'Open houses this weekend in San Francisco');
  await waitForReply(page);
  await expect(page.getByRole('list', { name: 'Applied filters' })).toContainText('Open house');
  await expect(page.getByText(/with an open house/).last()).toBeVisible();
  const card = drawer(page).getByRole('article').first();
  await expect(card).toContainText(/Open house (Sat|Sun), [A-Z][a-z]{2} \d{1,2}, \d{1,2} [AP]M–\d{1,2} [AP]M/);

  await page.getByRole('tab', { name: 'Filters' }).click();
  const days = page.getByRole('tabpanel', { name: 'Filters' }).getByRole('combobox', { name: /^Open House/ });
  await expect(days).not.toHaveValue('any');
  await days.selectOption('Next 7 days');
  await page.getByRole('button', { name: 'Apply Filters' }).click();
  await expect(cards(page).first()).toBeVisible();

  await cards(page).first().click();
  const details = page.getByRole('region', { name: 'Property Details' });
  await expect(details.getByRole('heading', { name: 'Open houses' })).toBeVisible();
  await expectAccessible(page);
});
