import type { Page } from '@playwright/test';
import { demoAccounts } from '#tests/support/product.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const phone = { width: 390, height: 844 };

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** The code of the newest mail to an address, from the demo's page of mail. */
async function mailedCode(page: Page, email: string): Promise<{ code: string; mailId: string }> {
  let code = '';
  let mailed = '';
  await expect(async () => {
    const list = await (await page.request.get('/dev/mail')).text();
    const [, id = ''] =
      new RegExp(`href="/dev/mail/([0-9a-f-]{36})"[^>]*>Your code[^<]*<br><span[^>]*>${email}`).exec(list) ?? [];
    const mail = await (await page.request.get(`/dev/mail/${id}?as=text`)).text();
    mailed = id;
    code = /^\s*([A-Z2-7]{6})\s*$/m.exec(mail)?.[1] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  return { code, mailId: mailed };
}

async function logIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

test.describe('a forgotten password', () => {
  test('is replaced by the mailed code, on a phone', async ({ page }) => {
    const { email, password } = demoAccounts.admin;
    await page.setViewportSize(phone);
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await expect(page.getByRole('heading', { name: 'Forgot password' })).toBeVisible();
    await expectAccessible(page, 'forgot password');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send code' }).click();

    await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
    const { code, mailId } = await mailedCode(page, email);
    const mail = await page.context().newPage();
    await mail.setViewportSize(phone);
    // Its own address allows no scripts, and so none of ours that measure.
    await mail.setContent(await (await page.request.get(`/dev/mail/${mailId}/html`)).text());
    await expect(mail.getByText(code)).toBeVisible();
    await expectNoSidewaysScroll(mail);
    await mail.close();
    await page.getByLabel('Code').fill(code === 'AAAAAA' ? 'BBBBBB' : 'AAAAAA');
    const rules = page.getByRole('list', { name: 'A password needs' }).getByRole('listitem');
    await page.getByLabel('New password', { exact: true }).fill('abc');
    await expect(rules.filter({ hasText: 'A lowercase letter' })).toContainText(', met');
    await expect(rules.filter({ hasText: 'At least 12 characters' })).toContainText(', not met');
    await page.getByLabel('New password', { exact: true }).fill(password);
    for (const rule of await rules.all()) await expect(rule).toContainText(', met');
    await page.getByLabel('Confirm new password').fill('Another-one-1!');
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Passwords must match')).toBeVisible();
    await page.getByLabel('Confirm new password').fill(password);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('The code is wrong or has expired.')).toBeVisible();
    await expectAccessible(page, 'choose a new password');
    await expectNoSidewaysScroll(page);

    await page.getByLabel('Code').fill(code);
    await page.getByRole('button', { name: 'Change password' }).click();
    await expect(page.getByText('Password changed. Log in with the new one.')).toBeVisible();
    await logIn(page, email, password);
    await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  });
});

test('a temporary password leads to one of one’s own, and the screen alone shows nothing', async ({ page, product }) => {
  await page.goto('/auth-challenge/new-password-required');
  await expect(page).toHaveURL(/\/login$/);

  const admin = await product.signIn(demoAccounts.admin);
  const email = 'dana@example.com';
  const profile = { email, name: 'Dana Whitlock', officeName: 'Bay Homes', countryState: 'CA' };
  const made = (await (await product.call(admin, 'POST', '/api/admin/users', profile)).json()) as { id: string };
  const answer = await product.call(admin, 'POST', `/api/admin/users/${made.id}/reset-password`);
  const { password: temporary } = (await answer.json()) as { password: string };
  await logIn(page, email, temporary);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();
  await expectAccessible(page, 'new password required');
  await page.getByLabel('New password', { exact: true }).fill('Moonlit-harbor-42!');
  await page.getByLabel('Confirm new password').fill('Moonlit-harbor-42!');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('the dashboard leads to the settings, which open on the tab that the address names', async ({ agentPage: page }) => {
  for (const address of ['/settings', '/account']) {
    await page.goto(address);
    await expect(page).toHaveURL('/dashboard');
  }
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  await expectAccessible(page, 'dashboard');
  await page.getByRole('link', { name: /^Settings/ }).click();
  await expect(page).toHaveURL('/account/settings');
  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Dashboard' }).click();
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/dashboard?settings_modal=security');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByRole('tab', { name: 'Security' })).toHaveAttribute('aria-selected', 'true');
  await expect(dialog.getByText('This device')).toBeVisible();
  await expectAccessible(page, 'security settings');
  await dialog.getByRole('tab', { name: 'Security' }).press('ArrowLeft');
  await expect(page).toHaveURL('/dashboard?settings_modal=connected-apps');
  await dialog.getByRole('tab', { name: 'Integrations' }).press('ArrowLeft');
  await expect(page).toHaveURL('/dashboard?settings_modal=general');
  await expectAccessible(page, 'general settings');
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/dashboard');
  await expectNoSidewaysScroll(page);
  await page.goto('/Dashboard');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
});

test('the profile is filled in, refuses what is none, and is not left with changes in it', async ({ agentPage: page }) => {
  await page.goto('/account/profile?field_focus=phoneNumber');
  const form = page.getByRole('form', { name: 'Profile' });
  const save = form.getByRole('button', { name: 'Save' });
  const phoneNumber = form.getByLabel('Phone number');
  await expect(phoneNumber).toBeFocused();
  await expect(save).toBeDisabled();
  await phoneNumber.pressSequentially('4155550');
  await expect(phoneNumber).toHaveValue('(415) 555-0');
  await save.click();
  await expect(form.getByText('Invalid phone number')).toBeVisible();
  await expect(form.getByText('This field is required').first()).toBeVisible();
  await expectAccessible(page, 'profile with errors');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click();
  await phoneNumber.fill('');
  await phoneNumber.pressSequentially('4155550142');
  await expect(phoneNumber).toHaveValue('(415) 555-0142');
  await form.getByLabel('Brokerage name').fill('Bay Homes');
  await form.getByLabel('State').selectOption('CA');
  await form.getByLabel('Website').fill('bay homes');
  await save.click();
  await expect(form.getByText('Invalid URL')).toBeVisible();
  await form.getByLabel('Website').fill('https://bay-homes.example.com');
  await save.click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await page.reload();
  await expect(phoneNumber).toHaveValue('(415) 555-0142');
  await page.setViewportSize(phone);
  await expectNoSidewaysScroll(page);
});

test('the password is changed in the settings, and other sessions are ended there', async ({ page, context, product }) => {
  const { email, password } = demoAccounts.admin;
  await page.goto('/login');
  await logIn(page, email, password);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  const elsewhere = await product.signIn(demoAccounts.admin);
  await page.goto('/?settings_modal=security');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  const change = async (from: string, to: string) => {
    await dialog.getByLabel('Current password').fill(from);
    await dialog.getByLabel('New password', { exact: true }).fill(to);
    await dialog.getByLabel('Confirm new password').fill(to);
    await dialog.getByRole('button', { name: 'Change password' }).click();
  };
  await change('Not-the-password-1!', password);
  await expect(dialog.getByText('Current password is incorrect')).toBeVisible();
  await expect(dialog.getByLabel('Current password')).toBeFocused();
  await change(password, password);
  await expect(page.getByText('Password changed successfully')).toBeVisible();
  expect((await product.call(elsewhere, 'GET', '/api/me')).status).toBe(401);

  const again = await product.signIn(demoAccounts.admin);
  await page.reload();
  await dialog.getByRole('button', { name: 'Log out everywhere else' }).click();
  await expect(dialog.getByText('You are signed in nowhere else.')).toBeVisible();
  expect((await product.call(again, 'GET', '/api/me')).status).toBe(401);
  expect((await context.cookies()).length).toBeGreaterThan(0);
});

test('/logout asks, since a link on another site leads there too', async ({ page, product, context }) => {
  const cookie = await product.signIn(demoAccounts.admin);
  await context.addCookies(
    cookie
      .split('; ')
      .map((pair) => ({ name: pair.split('=')[0] ?? '', value: pair.slice(pair.indexOf('=') + 1), url: product.url })),
  );
  await page.goto('/logout');
  await expect(page.getByText('You are signed in as')).toBeVisible();
  await expectAccessible(page, 'log out');
  await page.getByRole('button', { name: 'Log Out', exact: true }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?redirect=%2Fdashboard$/);
});

test('a subscription that is not active locks the chats and shows the way to it; who chats elsewhere comes to the dashboard', async ({
  agentPage: page,
}) => {
  let changes: object = { subscriptionStatus: 'past-due' };
  await page.route('**/api/me', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ json: { ...((await answer.json()) as object), ...changes } });
  });
  await page.goto('/');
  const chats = page.getByRole('navigation', { name: 'Chats' });
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeDisabled();
  await expect(page.locator('[data-placeholder]')).toHaveCount(6);
  await expectAccessible(page, 'locked');
  await chats.getByRole('link', { name: 'Update now' }).click();
  await expect(page).toHaveURL('/account/subscription');
  await expect(page.getByRole('heading', { name: 'Subscription' })).toBeVisible();
  await expect(page.getByText('Past due', { exact: true })).toBeVisible();
  await expectAccessible(page, 'subscription');

  changes = { subscriptionStatus: 'suspended' };
  await page.goto('/');
  await expect(chats.getByRole('link', { name: 'View Subscription' })).toHaveAttribute('href', '/account/subscription');
  changes = { subscriptionStatus: 'errored' };
  await page.goto('/');
  await expect(chats).toContainText('There is an problem with your subscription, please contact support.');
  await expect(chats.getByRole('link', { name: /subscription|update/i })).toHaveCount(0);

  changes = { allowedChatInterfaces: ['native'] };
  await page.goto('/chat/0192f0c0-0000-7000-8000-000000000001');
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('link', { name: 'Chat assistant', disabled: true })).toBeVisible();
});
