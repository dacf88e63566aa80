import { ssoProviderNames, ssoProviders } from '#contract/sso.ts';
import { demoAccounts } from '#tests/support/product.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } };

for (const [device, viewport] of Object.entries(sizes)) {
  test.describe(`signing in with a provider, on a ${device}`, () => {
    test.use({ viewport });

    test('leads by the provider’s own page to where one wanted to go', async ({ page }) => {
      await page.goto('/presentations');
      await expect(page).toHaveURL(/\/login\?redirect=/);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'MIAMI Realtors' }).click();
      await expect(page.getByRole('heading', { name: 'Sign in to MIAMI Realtors' })).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await page.getByRole('button', { name: /Alex Rivers/ }).press('Enter');
      await expect(page).toHaveURL('/presentations');
      await expect(page.getByRole('heading', { name: 'Presentations', level: 1 })).toBeVisible();
    });

    test('tells a member without an account so, and the form is still there', async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('link', { name: 'BECCAR' }).click();
      await page.getByRole('button', { name: /Jordan Lake/ }).click();
      await expect(page.getByText(/^Account not found or disabled\./)).toBeVisible();
      await expect(page).toHaveURL('/login');
      await expect(page.getByLabel('Email')).toBeVisible();
      await expectAccessible(page);
    });
  });
}

test('all four providers of the demo let in, and who cancels is back without a word', async ({ page, context }) => {
  for (const provider of ssoProviders) {
    await context.clearCookies();
    await page.goto('/login');
    await page.getByRole('link', { name: ssoProviderNames[provider] }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL('/login');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('link', { name: ssoProviderNames[provider] }).click();
    await page.getByRole('button', { name: /Morgan Fields/ }).click();
    await expect(page).toHaveURL('/');
  }
  const me = (await (await page.request.get('/api/me')).json()) as { email: string };
  expect(me.email).toBe(demoAccounts.admin.email);
});
