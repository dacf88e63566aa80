import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';

describe('npm run create-user', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.drop());

  async function createUser(...args: string[]): Promise<{ code: number; output: string }> {
    const env = { ...process.env, DATABASE_URL: database.connectionString };
    const run = promisify(execFile)(process.execPath, ['tools/create-user.ts', ...args], { env });
    return run.then(
      ({ stdout }) => ({ code: 0, output: stdout }),
      (error: { code: number; stderr: string }) => ({ code: error.code, output: error.stderr }),
    );
  }

  it('makes an account and shows its password once; a second of the same e-mail is refused', async () => {
    const made = await createUser('broker@example.com', 'Dana Reyes', '--admin');
    expect(made).toMatchObject({ code: 0 });
    expect(made.output).toMatch(/admin account for broker@example\.com\. Its password, shown only now: \S{20,}/);

    expect(await createUser('BROKER@example.com', 'Dana Reyes')).toEqual({
      code: 2,
      output: 'There is an account with the e-mail BROKER@example.com already.\n',
    });
  });

  it('says how it is used when it is called wrongly', async () => {
    expect((await createUser('not-an-address', 'Dana Reyes')).output).toContain('not-an-address is not an e-mail address.');
    expect((await createUser('dana@example.com')).output).toContain('Usage:');
    expect((await createUser('dana@example.com', 'Dana Reyes', '--colour')).output).toContain('--colour');
  });
});
