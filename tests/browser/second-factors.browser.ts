import type { Page } from '@playwright/test';
import { totpAt } from '#server/modules/accounts/second-factors/totp.ts';
import { demoAccounts } from '#tests/support/product.ts';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/test.ts';

const { email, password } = demoAccounts.admin;

/** The base32 letters of the setup screen as bytes. */
function bytesOf(letters: string): Buffer {
  const bits = [...letters.replaceAll(/\s/g, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function logIn(page: Page, url = ''): Promise<void> {
  await page.goto(`${url}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}

test('an app, recovery codes and a passkey are set up, asked for and taken away', async ({ page, context, product }) => {
  // Passkeys belong to a name, never to a number.
  const url = product.url.replace('127.0.0.1', 'localhost');
  await logIn(page, url);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
  await page.goto(`${url}/dashboard?settings_modal=security`);

  await page.getByRole('button', { name: 'Set up an authenticator app' }).click();
  await expect(page.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect(page.getByText('Open the app on this device')).toHaveAttribute('href', /^otpauth:\/\/totp\//);
  await expectAccessible(page);
  const secret = bytesOf(await page.locator('form[aria-label="Set up an authenticator app"] code').innerText());
  await page.getByLabel('Code that the app shows').fill(totpAt(secret, new Date()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  await expectAccessible(page);
  const [recoveryCode = ''] = await codes.allInnerTexts();
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect((await page.evaluate(() => navigator.clipboard.readText())).split('\n')).toHaveLength(10);
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 left')).toBeVisible();

  const session = await context.newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      automaticPresenceSimulation: true,
    },
  });
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByRole('button', { name: /^Remove the passkey/ })).toBeVisible();

  await context.clearCookies();
  await logIn(page, url);
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Code').fill('not-a-code');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText(/^The code is wrong/)).toBeVisible();
  await page.getByLabel('Code').fill(recoveryCode);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();

  await context.clearCookies();
  await page.goto(`${url}/login?redirect=%2Fdashboard%3Fsettings_modal%3Dsecurity`);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(page.getByText('9 of 10 left')).toBeVisible();
  await page.getByRole('button', { name: /^Remove the passkey/ }).click();
  await page.getByRole('button', { name: 'Turn off the authenticator app' }).click();
  await expect(page.getByText('of 10 left')).toHaveCount(0);

  await context.clearCookies();
  await logIn(page, url);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
});

test('who comes by a provider is asked for the second step too', async ({ page, product, agentCookie }) => {
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await product.call(agentCookie, method, path, body);
    expect(answer.ok).toBe(true);
    return answer.status === 204 ? {} : ((await answer.json()) as { secret?: string });
  };
  await call('POST', '/api/me/reauthentication', { password: demoAccounts.agent.password });
  const secret = bytesOf((await call('POST', '/api/me/authenticator')).secret ?? '');
  await call('POST', '/api/me/authenticator/confirm', { code: totpAt(secret, new Date()) });
  try {
    await page.goto('/presentations');
    await page.getByRole('link', { name: 'Doorify MLS' }).click();
    await page.getByRole('button', { name: /Alex Rivers/ }).click();
    await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
    // The code of this moment was used up above; that of the next half minute counts already.
    await page.getByLabel('Code').fill(totpAt(secret, new Date(Date.now() + 30_000)));
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL('/presentations');
  } finally {
    await call('DELETE', '/api/me/authenticator');
  }
});
