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
  for (const address of ['/admin', '/admin/programs', '/admin/flags', '/admin/suggested-prompts']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: 'You cannot open this page' })).toBeVisible();
  }
});
