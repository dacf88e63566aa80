import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { login } from '#contract/accounts.ts';
import { DEMO_PASSWORD, ensureDemoAccounts } from '#demo/accounts.ts';
import { demoAgentEmail, disableDemoAccounts } from '#server/modules/accounts/index.ts';
import { loadSettings } from '#server/settings.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf } from '#tests/support/test-client.ts';
import { decideDemoMode } from './demo-mode.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'sidekick-demo-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const decide = (environment: Record<string, string> = {}) => decideDemoMode(loadSettings(environment), { dataDir, db: app.db });

test('a first start on an own, empty database is a demo, and so is every later one', async () => {
  expect(await decide()).toBe(true);
  await app.createUser();

  expect(await decide()).toBe(true);
});

test('a first start on data with accounts is none, and stays none', async () => {
  await app.createUser();

  expect(await decide()).toBe(false);
  expect(await readFile(join(dataDir, 'demo-mode'), 'utf8')).toBe('off\n');
});

test('a given database and an address for others are never a demo unasked', async () => {
  expect(await decide({ DATABASE_URL: 'postgres://localhost/sidekick' })).toBe(false);
  expect(await decide({ HOST: '0.0.0.0', PUBLIC_URL: 'https://sidekick.example.com' })).toBe(false);
  expect(await decide({ DATABASE_URL: 'postgres://localhost/sidekick', DEMO: 'on' })).toBe(true);
  expect(await decide({ DEMO: 'off' })).toBe(false);
});

test('the demo accounts can sign in while it is a demo, and no longer when it is none', async () => {
  const { users } = app.dependencies.accounts;
  const { log } = app.dependencies;
  const signIn = () => app.anonymous().call(login, { body: { email: demoAgentEmail, password: DEMO_PASSWORD } });

  await ensureDemoAccounts({ users, log });
  expect(await signIn()).toEqual({ authFlow: 'LOGIN' });

  await disableDemoAccounts({ users, log });
  expect((await problemOf(signIn())).problem.code).toBe('account_disabled');

  await ensureDemoAccounts({ users, log });
  expect(await signIn()).toEqual({ authFlow: 'LOGIN' });
});
