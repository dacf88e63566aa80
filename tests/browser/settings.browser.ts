import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const markdown = (page: Page) => page.getByRole('switch', { name: 'Format my own messages' });

test.describe('the settings', () => {
  test.beforeEach(async ({ agentPage: page }) => {
    await page.goto('/account/settings');
    await expect(markdown(page)).toBeVisible();
  });

  test('are saved when something was changed, and hold after a reload', async ({ agentPage: page }) => {
    await expect(save(page)).toBeDisabled();
    await expect(markdown(page)).not.toBeChecked();
    await markdown(page).click();
    await save(page).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
    await expect(save(page)).toBeDisabled();
    await page.reload();
    await expect(markdown(page)).toBeChecked();
    await markdown(page).click();
    await save(page).click();
    await expect(page.getByText('Settings saved')).toBeVisible();
  });

  test('are not left with changes in them before the user has said so', async ({ agentPage: page }) => {
    await markdown(page).click();
    await page.getByRole('link', { name: 'Sidekick, home' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText('You have unsaved changes.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(markdown(page)).toBeChecked();
    await page.getByRole('link', { name: 'Sidekick, home' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL('/');
  });

  test('say at the field what the server refuses, and over the form what concerns none', async ({ agentPage: page }) => {
    let refusal: object = { errors: [{ path: 'body.theme', message: 'That theme is not offered.' }] };
    await page.route('**/api/me/preferences', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'application/problem+json',
        json: {
          type: 'about:blank',
          title: 'The request is not valid',
          status: 422,
          detail: 'Not valid',
          code: 'invalid_request',
          requestId: 'r',
          ...refusal,
        },
      }),
    );
    await markdown(page).click();
    await save(page).click();
    await expect(page.getByLabel('Theme')).toBeFocused();
    await expect(page.getByLabel('Theme')).toHaveAccessibleDescription('That theme is not offered.');

    refusal = { errors: [{ path: 'body.version', message: 'Somebody else has changed this.' }] };
    await save(page).click();
    await expect(page.getByRole('alert')).toHaveText('Somebody else has changed this.');
    await expectAccessible(page);
    await expect(markdown(page)).toBeChecked();
  });
});
