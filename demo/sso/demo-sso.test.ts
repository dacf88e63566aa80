import { afterEach, expect, test } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import { ssoProviders } from '#contract/sso.ts';
import { demo } from '#demo/index.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { until } from '#tests/support/until.ts';

let app: TestApp | undefined;
afterEach(async () => {
  for (const work of app?.dependencies.background ?? []) await work.drain();
  await app?.close();
  app = undefined;
});

// Its secret is another one at each start, and what stands in it must not matter.
test.each([1, 2, 3])('the demo’s provider lets its people in, and leads nowhere but back (start %i)', async () => {
  app = await startTestApp({ demo });
  const { dependencies } = app;
  for (const work of dependencies.background) work.start();
  await demo.ensureAccounts(dependencies);
  for (const provider of ssoProviders) {
    const client = app.anonymous();
    const start = await until(async () => {
      const answer = await client.fetch(`/api/auth/login/sso/${provider}/start`);
      const location = answer.headers.get('location') ?? '';
      return location.startsWith('http://127.0.0.1') ? location : expect.fail(location);
    });
    expect(await (await fetch(start)).text()).toContain('Alex Rivers');
    const bent = start.replace('callback', 'elsewhere');
    expect(
      (await fetch(bent, { method: 'POST', redirect: 'manual', body: new URLSearchParams({ person: 'alex-rivers' }) })).status,
    ).toBe(400);
    const chosen = await fetch(start, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ person: 'alex-rivers' }),
    });
    const back = await client.fetch(chosen.headers.get('location') ?? '');
    expect(back.headers.get('location')).toBe('/');
    expect((await client.call(getMe)).firstName).toBe('Alex');
  }
});
