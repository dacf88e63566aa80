import { afterAll, beforeAll, expect, test } from 'vitest';
import { confirmPasswordReset, login, startPasswordReset } from '#contract/accounts.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { createTestClient } from '#tests/support/test-client.ts';

const ROUNDS = 9;
/** A hash that is left out makes a tenth of the time; a busy machine does not treble one of two medians that are taken in turns. */
const MAX_RATIO = 3;

let app: TestApp;
let known: string[];
beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: 'on' } });
  const users = Array.from({ length: ROUNDS }, () => app.createUser({ password: 'Correct-horse-7!' }));
  known = (await Promise.all(users)).map(({ email }) => email);
});
afterAll(() => app.close());

const median = (times: number[]): number => times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** How much longer a call takes for a known address than for an unknown one, each from a place of its own. */
async function ratioOf(call: (email: string, headers: Record<string, string>) => Promise<unknown>, network: string) {
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
  for (const [round, email] of known.entries()) {
    for (const kind of ['known', 'unknown'] as const) {
      const address = `${network}.${round * 2 + (kind === 'known' ? 1 : 2)}`;
      const begun = performance.now();
      await call(kind === 'known' ? email : `nobody-${round}@example.com`, { 'x-forwarded-for': address }).catch(() => {});
      times[kind].push(performance.now() - begun);
    }
  }
  return median(times.known) / median(times.unknown);
}
const expectAlike = (ratio: number): void => {
  expect(ratio).toBeGreaterThan(1 / MAX_RATIO);
  expect(ratio).toBeLessThan(MAX_RATIO);
};

test('a wrong password takes as long for an unknown address as for a known one', async () => {
  const client = createTestClient(app.baseUrl);
  expectAlike(
    await ratioOf(
      (email, headers) => client.call(login, { body: { email, password: 'Wrong-horse-7!' } }, { headers }),
      '198.51.100',
    ),
  );
});

test('asking for a code, and giving a wrong one, takes as long for an unknown address as for a known one', async () => {
  const client = createTestClient(app.baseUrl);
  expectAlike(await ratioOf((email, headers) => client.call(startPasswordReset, { body: { email } }, { headers }), '203.0.113'));
  for (const email of known) await app.dependencies.accounts.passwordChanges.mailResetCode(email);
  const wrong = { token: 'AAAAAA', password: 'Another-horse-9!' };
  expectAlike(
    await ratioOf((email, headers) => client.call(confirmPasswordReset, { body: { email, ...wrong } }, { headers }), '192.0.2'),
  );
});
