import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { demoAccounts, type Product } from '#tests/support/product.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const REDIRECT = 'https://program.example.com/back';

async function newProgram(product: Product): Promise<string> {
  const admin = await product.signIn(demoAccounts.admin);
  const body = { name: 'Open Houses', redirectUris: [REDIRECT], scopes: ['profile:read', 'chat:read'] };
  const answer = (await (await product.call(admin, 'POST', '/api/admin/oauth-clients', body)).json()) as { clientId: string };
  return answer.clientId;
}

test.describe('a program', () => {
  test('is let in from the login page on a phone, and its access ended in the settings', async ({ page, product }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.route(`${REDIRECT}**`, (route) => route.fulfill({ contentType: 'text/html', body: '<title>Program</title>Back' }));
    const clientId = await newProgram(product);
    const verifier = randomBytes(32).toString('base64url');
    const asked = new URLSearchParams({
      ...{ client_id: clientId, redirect_uri: REDIRECT, scope: 'profile:read chat:read', response_type: 'code' },
      // As a number this would read 100000.
      ...{ state: '1e5', code_challenge: createHash('sha256').update(verifier).digest('base64url') },
      code_challenge_method: 'S256',
    });
    await page.goto(`/login?${asked}`);
    await page.getByLabel('Email').fill(demoAccounts.agent.email);
    await page.getByLabel('Password', { exact: true }).fill(demoAccounts.agent.password);
    await page.getByRole('button', { name: 'Log In' }).click();

    await expect(page.getByRole('heading', { name: 'Let Open Houses in?' })).toBeVisible();
    await expect(page.getByText(`Signed in as ${demoAccounts.agent.email}`)).toBeVisible();
    await expect(page.getByRole('list', { name: 'What it asks for' }).getByRole('listitem')).toHaveCount(2);
    await expect(page.getByText('program.example.com')).toBeVisible();
    await expectAccessible(page);

    // As for somebody who signed in long ago, by a program that asks for less (max_age).
    const problem = { type: 'about:blank', title: 'Confirm', status: 403, code: 'reauthentication_required', errors: [] };
    await page.route(
      '**/api/auth/oauth2/authorize',
      (route) => route.fulfill({ status: 403, json: { ...problem, detail: 'Confirm first.', requestId: 'r' } }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect(page.getByRole('heading', { name: 'Confirm that it is you' })).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel('Your password, to confirm that it is you').fill(demoAccounts.agent.password);
    await page.getByRole('button', { name: 'Confirm', exact: true }).click();

    await expect(page).toHaveTitle('Program');
    const back = new URL(page.url()).searchParams;
    expect([back.get('state'), back.get('iss')]).toEqual(['1e5', product.url]);
    const form = { grant_type: 'authorization_code', code: back.get('code') ?? '', redirect_uri: REDIRECT };
    const body = new URLSearchParams({ ...form, client_id: clientId, code_verifier: verifier });
    const answer = await fetch(`${product.url}/api/oauth2/token`, { method: 'POST', body });
    const tokens = (await answer.json()) as { access_token: string };
    const read = () => fetch(`${product.url}/api/me/profile`, { headers: { authorization: `Bearer ${tokens.access_token}` } });
    expect((await read()).status).toBe(200);

    await page.goto('/dashboard?settings_modal=connected-apps');
    await expect(page.getByRole('list', { name: 'Programs with access' })).toContainText('Open Houses');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'End access of Open Houses' }).click();
    await expect(page.getByText('No program has access')).toBeVisible();
    expect((await read()).status).toBe(401);
  });

  test('that asks wrongly is told apart from one that is unknown', async ({ agentPage: page }) => {
    const rest = `redirect_uri=${encodeURIComponent(REDIRECT)}&scope=chat:read&response_type=code`;
    for (const path of ['/login', '/login/sso']) {
      await page.goto(`${path}?client_id=unknown&${rest}`);
      await expect(page.getByRole('alert')).toHaveText('Invalid client id.');
    }
    await page.goto('/login?client_id=unknown');
    await expect(page.getByText('Invalid params. Try again later.')).toBeVisible();
    await expect(page).toHaveURL('/');
    await page.context().clearCookies();
    for (const query of ['client_id=unknown', rest]) {
      await page.goto(`/login?${query}`);
      await expect(page.getByRole('alert')).toHaveText('Missing parameters.');
    }
  });
});

test.describe('my data', () => {
  test('is copied for me to download', async ({ agentPage: page }) => {
    await page.goto('/dashboard?settings_modal=my-data');
    await page.getByRole('button', { name: 'Make a copy' }).click();
    const download = page.getByRole('button', { name: 'Download' });
    await expect(download).toBeVisible();
    await expectAccessible(page);
    const arriving = page.waitForEvent('download');
    await download.click();
    expect((await arriving).suggestedFilename()).toMatch(/^sidekick-.*\.zip$/);
  });

  test('is erased only after I typed my e-mail, and kept when I change my mind', async ({ agentPage: page }) => {
    await page.goto('/dashboard?settings_modal=my-data');
    const field = page.getByLabel(`Type ${demoAccounts.agent.email} to confirm`);
    const erase = page.getByRole('button', { name: 'Erase my account' });
    await field.fill('somebody@example.com');
    await erase.click();
    await expect(field).toHaveAccessibleDescription('This is not the e-mail of your account');
    await field.fill(demoAccounts.agent.email);
    await erase.click();
    await expect(page.getByText(/Your account will be erased on/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keep my account' }).click();
    await expect(erase).toBeVisible();
  });
});

test.describe('the profile', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#3355aa' } })
      .png()
      .toBuffer();

  test('has a photo that is cut and can be removed', async ({ agentPage: page }) => {
    await page.goto('/account/profile');
    const photo = page.getByRole('group', { name: 'Profile photo' });
    const choose = (name: string, mimeType: string, buffer: Buffer) =>
      photo.locator('input[type=file]').setInputFiles({ name, mimeType, buffer });
    await choose('me.gif', 'image/gif', Buffer.from('GIF89a'));
    await expect(page.getByRole('dialog', { name: 'File type not supported' })).toContainText('jpeg');
    await page.getByRole('button', { name: 'Close' }).click();
    await choose('small.png', 'image/png', await picture(200, 300));
    await expect(page.getByRole('alert')).toHaveText('A picture needs at least 256 × 256 pixels.');
    await page.getByRole('button', { name: 'Cancel' }).click();

    await choose('me.png', 'image/png', await picture(900, 600));
    const dialog = page.getByRole('dialog', { name: 'Crop the picture' });
    await expect(dialog.getByRole('button', { name: 'Save' })).toBeEnabled();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Profile photo updated')).toBeVisible();
    await expect(photo.locator('img')).toHaveAttribute('src', /^\/api\/profile-pictures\//);
    await photo.getByRole('button', { name: 'Remove' }).click();
    await expect(photo.locator('img')).toHaveCount(0);
  });

  test('shows branding as clients will see it, while it is typed', async ({ agentPage: page, product, agentCookie }) => {
    await page.goto('/account/profile');
    const form = page.getByRole('form', { name: 'Branding' });
    const preview = form.getByRole('group', { name: 'How clients see it' });
    const save = form.getByRole('button', { name: 'Save branding' });
    await expect(save).toBeDisabled();
    await form.getByLabel('Name', { exact: true }).fill('Alex of the Bay');
    await form.getByLabel('Website for clients').fill('bay');
    await expect(preview).toContainText('Alex of the Bay');
    await save.click();
    await expect(form.getByLabel('Website for clients')).toHaveAccessibleDescription('Invalid URL');
    await form.getByLabel('Website for clients').fill('https://bay.example');
    await save.click();
    await expect(page.getByText('Branding saved')).toBeVisible();
    await expect(save).toBeDisabled();

    const logo = page.getByRole('group', { name: 'Office logo' });
    await logo
      .locator('input[type=file]')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: await picture(600, 300) });
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(preview.getByRole('img', { name: 'Office logo' })).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
    await page.reload();
    await expect(preview).toContainText('bay.example');
    // Other journeys look at presentations of this agent.
    const empty = { agentName: null, website: null, officeLogo: null };
    expect((await product.call(agentCookie, 'PUT', '/api/me/branding', empty)).status).toBe(200);
  });
});
