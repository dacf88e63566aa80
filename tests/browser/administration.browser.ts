import { demoAccounts } from '#tests/support/product.ts';
import { expectAccessible } from './support/accessibility.ts';
import { cookiesOf, expect, test } from './support/test.ts';

test('administrators make programs known and switch flags, by keyboard and on a phone; to agents both are closed', async ({
  page,
  context,
  product,
  signIn,
}) => {
  await context.addCookies(cookiesOf(await product.signIn(demoAccounts.admin), product.url));
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Admin' }).click();
  await expect(page).toHaveURL('/admin');
  await expectAccessible(page);
  await page.getByRole('list', { name: 'Administration' }).getByRole('link', { name: 'Programs' }).click();
  await expect(page).toHaveURL('/admin/programs');
  await expect(page.getByText('No program is known yet')).toBeVisible();

  await page.getByRole('button', { name: 'Add a program' }).press('Enter');
  const form = page.getByRole('form', { name: 'Program' });
  await form.getByRole('textbox', { name: 'Name' }).fill('Open Houses');
  await form.getByLabel('Addresses that it is answered at').fill('http://evil.example/back');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form.getByText('Has to be https, http on localhost')).toBeVisible();
  await expect(form.getByText('Choose at least one')).toBeVisible();
  await form.getByLabel('Addresses that it is answered at').fill('https://open.example.com/back');
  await form.getByRole('switch', { name: 'Read your chats' }).press('Space');
  await form.getByRole('switch', { name: 'It runs on a server and keeps a secret' }).press('Space');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'Save' }).press('Enter');
  const secret = page.getByRole('dialog', { name: 'The secret of Open Houses' });
  await expect(secret.getByText(/^sks_[\w-]{43}$/)).toBeVisible();
  await secret.getByRole('button', { name: 'I have kept it' }).press('Enter');

  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Disable: Open Houses' }).click();
  await page.getByRole('alertdialog', { name: 'Disable program' }).getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('button', { name: 'Enable: Open Houses' })).toBeVisible();
  await page.getByRole('button', { name: 'Delete: Open Houses' }).click();
  await page.getByRole('alertdialog', { name: 'Delete program' }).getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('No program is known yet')).toBeVisible();

  await page.goto('/admin/flags');
  const suggestions = page.getByRole('region', { name: 'Ways to go on are suggested under a reply' });
  await expect(suggestions.getByLabel('For everybody')).toHaveValue('on');
  await suggestions.getByRole('button', { name: /^Add a rule/ }).press('Enter');
  const rule = page.getByRole('form', { name: 'Rule' });
  await rule.getByLabel('E-mail').fill(demoAccounts.agent.email);
  await rule.getByRole('switch', { name: 'On' }).press('Space');
  await rule.getByRole('button', { name: 'Save' }).press('Enter');
  const ofAgent = suggestions.getByRole('switch', { name: demoAccounts.agent.email });
  await expect(ofAgent).not.toBeChecked();
  await expectAccessible(page);
  await suggestions.getByRole('button', { name: /^Remove the rule for/ }).click();
  await expect(ofAgent).toHaveCount(0);

  await context.clearCookies();
  await signIn(context);
  for (const address of ['/admin', '/admin/users', '/admin/programs', '/admin/flags', '/admin/suggested-prompts']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You cannot open this page' })).toBeVisible();
  }
});

test('administrators make, find, change, close and erase users, on a phone', async ({ page, context, product }) => {
  const cookie = await product.signIn(demoAccounts.admin);
  await context.addCookies(cookiesOf(cookie, product.url));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/admin');
  await page.getByRole('link', { name: /^Users/ }).click();
  await expectAccessible(page, 'users');
  await page.getByRole('button', { name: 'Create user' }).press('Enter');
  const form = page.getByRole('form', { name: 'User' });
  await form.getByLabel('Name', { exact: true }).fill('Dana Reyes');
  await form.getByLabel('E-mail').fill(demoAccounts.agent.email);
  await form.getByLabel('Brokerage name').fill('Harbor Realty');
  await form.getByRole('button', { name: 'Create user' }).click();
  await expect(form.getByText('This field is required')).toBeVisible();
  await form.getByLabel('State').selectOption('CA');
  await form.getByRole('button', { name: 'Create user' }).click();
  await expect(form.getByText('Failed to create user. This email is already in use.')).toBeVisible();
  await form.getByLabel('E-mail').fill('dana@example.com');
  await form.getByRole('switch', { name: 'All listings' }).press('Space');
  await expectAccessible(page, 'new user');
  await form.getByRole('button', { name: 'Create user' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Reyes' })).toBeVisible();
  await expectAccessible(page, 'user');
  await expect(page.getByRole('list', { name: 'Log' })).toContainText(`by ${demoAccounts.admin.email}`);

  await page.getByRole('button', { name: 'Edit' }).click();
  await form.getByLabel('Name', { exact: true }).fill('Dana Ortiz');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dana Ortiz' })).toBeVisible();
  await page.getByRole('button', { name: 'Change e-mail' }).click();
  const email = page.getByRole('form', { name: 'Change e-mail' });
  await email.getByLabel('E-mail').fill(demoAccounts.agent.email);
  await email.getByRole('button', { name: 'Save' }).click();
  await expect(email.getByText('This email is already in use.')).toBeVisible();
  await email.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Reset password' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reset password' }).click();
  const secret = page.getByRole('dialog', { name: 'Temporary password' });
  await expect(secret.getByText(/^[A-Z][a-z]{3}-\d{4}-[a-z]{4}-[a-z]{4}!$/)).toBeVisible();
  await secret.getByRole('button', { name: 'I have kept it' }).press('Enter');
  await page.getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Disable' }).click();
  await expect(page.getByRole('button', { name: 'Enable' })).toBeVisible();

  await page.getByRole('navigation', { name: 'Breadcrumbs' }).getByRole('link', { name: 'Users' }).click();
  const users = page.getByRole('list', { name: 'Users' });
  await page.getByLabel('Tracking ID').fill('dana');
  await expect(page.getByText('Tracking ID must be a UUID')).toBeVisible();
  await page.getByLabel('Tracking ID').fill('');
  await page.getByLabel('Name', { exact: true }).fill('nobody of this name');
  await expect(page.getByText('No users found')).toBeVisible();
  await page.getByLabel('Name', { exact: true }).fill('dana o');
  await expect(users.getByRole('listitem')).toHaveCount(1);
  await users.getByRole('link', { name: /Dana Ortiz.*Disabled/ }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  const erase = page.getByRole('form', { name: 'Delete user' });
  await erase.getByLabel(/to confirm$/).fill('else@example.com');
  await erase.getByRole('button', { name: 'Delete' }).click();
  await expect(erase.getByText('This is not the e-mail of the account')).toBeVisible();
  await erase.getByLabel(/to confirm$/).fill('dana@example.com');
  await expectAccessible(page, 'delete user');
  await erase.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(page).toHaveURL('/admin/users');
  await expect(users).not.toContainText('Dana');

  const { id } = (await (await product.call(cookie, 'GET', '/api/me')).json()) as { id: string };
  await page.goto(`/admin/users/${id}`);
  await expect(page.getByText('This is your own account.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Disable' })).toHaveCount(0);
  await page.goto('/admin/users/01900000-0000-7000-8000-000000000000');
  await expect(page.getByText('User not found with id: 01900000-0000-7000-8000-000000000000.')).toBeVisible();
});
