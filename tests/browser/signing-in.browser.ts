import { demoAccounts } from '#tests/support/product.ts';
import { expect, test } from './support/test.ts';

test.describe('signing in', () => {
  test('with a wrong password says so and clears the password', async ({ page }) => {
    await page.goto('/login');
    await page.getByLabel('Email').fill('nobody@example.com');
    await page.getByLabel('Password', { exact: true }).fill('Not-the-password-1!');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByText('Incorrect email or password.')).toBeVisible();
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await expect(page.getByLabel('Email')).toHaveValue('nobody@example.com');
  });

  test('leads back to the page that was asked for, and logging out ends it in every tab', async ({ page, context }) => {
    await page.goto('/chat/0192f0c0-0000-7000-8000-000000000001');
    await expect(page).toHaveURL(/\/login\?redirect=/);
    await page.getByLabel('Email').fill(demoAccounts.agent.email);
    await page.getByLabel('Password', { exact: true }).fill(demoAccounts.agent.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    // The thread does not exist: its screen sends the user to a new chat.
    await expect(page).toHaveURL('/');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();

    const secondTab = await context.newPage();
    await secondTab.goto('/');
    await expect(secondTab.getByRole('textbox', { name: 'Message' })).toBeVisible();
    await secondTab.evaluate(() => sessionStorage.setItem('messages:user:thread', '[]'));
    await page.getByRole('button', { name: /account|user menu/i }).click();
    await page.getByRole('menuitem', { name: 'Log Out', exact: true }).click();
    await expect(page).toHaveURL(/\/login/);
    // It is told, and keeps nothing.
    await expect(secondTab).toHaveURL(/\/login/);
    expect(await secondTab.evaluate(() => sessionStorage.length)).toBe(0);
    await secondTab.reload();
    await expect(secondTab).toHaveURL(/\/login/);
  });

  test('shows a visitor nothing of a chat before the login, and who was here the shape of one', async ({
    page,
    signIn,
    context,
  }) => {
    const asked = Promise.withResolvers<void>();
    await page.route('**/api/me', async (route) => {
      await asked.promise;
      await route.continue();
    });
    const loading = page.getByRole('status', { name: 'Loading' });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(loading).toBeAttached();
    await expect(loading).toBeEmpty();
    asked.resolve();
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();

    await page.unroute('**/api/me');
    await signIn(context);
    await page.goto('/');
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    const again = Promise.withResolvers<void>();
    await page.route('**/api/me', async (route) => {
      await again.promise;
      await route.continue();
    });
    await page.goto('/', { waitUntil: 'commit' });
    await expect(loading).not.toBeEmpty();
    again.resolve();
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });

  test('never follows a redirect to another site', async ({ page }) => {
    await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F');
    await page.getByLabel('Email').fill(demoAccounts.admin.email);
    await page.getByLabel('Password', { exact: true }).fill(demoAccounts.admin.password);
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/');

    // Nor for who is signed in already: the server, which knows the sites that are allowed, is asked then too.
    const asked = page.waitForRequest((request) => request.url().endsWith('/api/auth/redirect?to=https%3A%2F%2Fevil.example%2F'));
    await page.goto('/login?redirect=https%3A%2F%2Fevil.example%2F');
    await asked;
    await expect(page).toHaveURL('/');
  });
});
