import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { runHere } from '#tests/support/run-here.ts';
import { createUserProgram } from './create-user.ts';

describe('npm run create-user', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    vi.stubEnv('DATABASE_URL', database.connectionString);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await database.drop();
  });

  const createUser = (...args: string[]) => runHere(createUserProgram, args);

  it('makes an account and shows its password once; a second of the same e-mail is refused', async () => {
    const args = ['tools/create-user.ts', 'broker@example.com', 'Dana Reyes', '--admin'];
    const { stdout } = await promisify(execFile)(process.execPath, args);
    expect(stdout).toMatch(/admin account for broker@example\.com\. Its password, shown only now: \S{20,}/);

    expect(await createUser('BROKER@example.com', 'Dana Reyes')).toEqual({
      code: 2,
      stdout: '',
      stderr: 'There is an account with the e-mail BROKER@example.com already.\n',
    });
  });

  it('says how it is used when it is called wrongly', async () => {
    expect((await createUser('not-an-address', 'Dana Reyes')).stderr).toContain('not-an-address is not an e-mail address.');
    expect((await createUser('dana@example.com')).stderr).toContain('Usage:');
    expect((await createUser('dana@example.com', 'Dana Reyes', '--colour')).stderr).toContain('--colour');
  });
});
