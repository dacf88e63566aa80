import { createAccount } from '#tests/support/create-account.ts';
import { expectAccessible } from './support/accessibility.ts';
import { cookiesOf, expect, test } from './support/test.ts';

test('an app is connected in a pop-up and disconnected again, on a phone too', async ({ agentPage: page, context }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/dashboard');
  await page.getByRole('link', { name: /^Integrations/ }).click();
  await expect(page).toHaveURL('/account/connected-apps');
  const google = page.getByRole('switch', { name: 'Google' });
  await expect(page.getByRole('status', { name: 'Google: Disabled' })).toBeVisible();
  await expectAccessible(page);

  const opened = context.waitForEvent('page');
  await google.click();
  const popUp = await opened;
  await expect(page.getByRole('status', { name: 'Google: Enabling...' })).toBeVisible();
  await expect(popUp.getByRole('heading', { name: 'Connect Google' })).toBeVisible();
  expect(await popUp.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([520, 620]);
  await popUp.getByRole('button', { name: 'Allow' }).click();
  await expect(popUp.getByRole('heading', { name: "You're all set!" })).toBeVisible();
  await expect(
    popUp.getByText('Your account has been connected. Features requiring this integration are now enabled.'),
  ).toBeVisible();
  await expect(page.getByRole('status', { name: 'Google: Enabling...' })).toBeVisible();
  const closed = popUp.waitForEvent('close');
  // The window may be gone before the click is known to be done.
  await popUp
    .getByRole('button', { name: 'Close' })
    .click()
    .catch(() => {});
  await closed;
  await expect(page.getByRole('status', { name: 'Google: Enabled' })).toBeVisible();

  await google.click();
  const question = page.getByRole('alertdialog', { name: 'Disable Integration' });
  await expect(question).toContainText('Are you sure you want to disable Google?');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(google).toBeChecked();
  await google.click();
  await question.getByRole('button', { name: 'Yes, Disable' }).click();
  await expect(page.getByRole('status', { name: 'Google: Disabled' })).toBeVisible();

  const dotloop = page.getByRole('switch', { name: 'dotloop' });
  const [first] = await Promise.all([context.waitForEvent('page'), google.click()]);
  const [second] = await Promise.all([context.waitForEvent('page'), dotloop.click()]);
  for (const app of ['Google', 'dotloop']) await expect(page.getByRole('status', { name: `${app}: Enabling...` })).toBeVisible();
  await first.close();
  await expect(page.getByRole('status', { name: 'Google: Disabled' })).toBeVisible();
  await expect(page.getByRole('status', { name: 'dotloop: Enabling...' })).toBeVisible();
  await second.close();
  await expect(page.getByRole('status', { name: 'dotloop: Disabled' })).toBeVisible();

  await page.goto('/account/app-connection/google/success');
  await expect(page).toHaveURL('/dashboard');
  await page.goto('/account/app-connection/dotloop/failed?reason=declined');
  await expect(page.getByRole('heading', { name: 'dotloop is not connected' })).toBeVisible();
});

test('text messages need a phone number, and are turned on and off', async ({ page, context, product }) => {
  const account = await createAccount(product.dataDir, 'texting@example.com', 'Sam Ortiz');
  await context.addCookies(cookiesOf(await product.signIn(account), product.url));
  await page.goto('/account/connected-apps');
  const sms = page.getByRole('switch', { name: 'SMS chat' });
  await sms.click();
  await expect(page).toHaveURL('/account/profile?field_focus=phoneNumber');
  const form = page.getByRole('form', { name: 'Profile' });
  await form.getByLabel('Phone number').fill('4155552671');
  await form.getByLabel('Brokerage name').fill('Bay Homes');
  await form.getByLabel('State').selectOption('CA');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();

  await page.goto('/account/connected-apps');
  await sms.click();
  const dialog = page.getByRole('dialog', { name: 'SMS chat is enabled' });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Got it' }).press('Enter');
  await expect(page.getByRole('status', { name: 'SMS chat: Enabled' })).toBeVisible();
  await sms.click();
  await expect(page.getByText('SMS chat disabled')).toBeVisible();
  await expect(sms).not.toBeChecked();
});
