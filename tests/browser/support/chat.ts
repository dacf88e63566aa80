import { expect, type Page } from '@playwright/test';

export function messageBar(page: Page) {
  return page.getByRole('textbox', { name: 'Message' });
}

/** Writes a message and sends it with Enter. */
export async function ask(page: Page, question: string): Promise<void> {
  await expect(messageBar(page)).toBeEnabled();
  await messageBar(page).fill(question);
  // A long reply that comes at once pushes the question out of sight before anybody could look.
  const accepted = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /\/prompts$/.test(response.url()),
  );
  await messageBar(page).press('Enter');
  await Promise.any([expect(page.getByRole('log').getByText(question, { exact: true }).last()).toBeVisible(), accepted]);
}

/** Waits until no reply is being written. */
export async function waitForReply(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: 'Stop' })).toHaveCount(0);
  await expect(messageBar(page)).toBeEnabled();
}

export function drawer(page: Page) {
  return page.getByRole('complementary', { name: /search results|property details/i });
}

export function cards(page: Page) {
  return drawer(page).getByRole('button', { name: /^Open .+/ });
}
