import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { runHere } from '#tests/support/run-here.ts';
import { oauthClientProgram } from './oauth-client.ts';

describe('npm run oauth-client', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await createTestDatabase();
    vi.stubEnv('DATABASE_URL', database.connectionString);
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await database.drop();
  });

  const run = (...args: string[]) => runHere(oauthClientProgram, args);
  const redirect = ['--redirect', 'https://program.example.com/back'];

  it('makes a program known with its secret, lists it without, and forgets it', async () => {
    expect((await run('list')).stdout).toBe('No program is known yet.\n');
    const { stdout } = await run('add', 'Open Houses', ...redirect, '--scopes', 'chat:read,listings:read', '--secret');
    const id = /client id: ([\da-f]{32})/.exec(stdout)?.[1] ?? '';
    expect(stdout).toMatch(/Its secret, shown only now: sks_\S{43}/);

    const listed = `${id}  Open Houses, with a secret; chat:read, listings:read; https://program.example.com/back\n`;
    expect((await run('list')).stdout).toBe(listed);
    expect((await run('remove', id)).code).toBe(0);
    expect(await run('remove', id)).toMatchObject({ code: 2, stderr: `There is no program with the client id ${id}.\n` });
  });

  it('says what is wrong with an order', async () => {
    expect((await run('add', 'Rogue', '--redirect', 'http://evil.example', '--scopes', 'chat:read')).stderr).toMatch(
      /^redirectUris\.0: /,
    );
    expect((await run('add', 'Rogue', ...redirect, '--scopes', 'everything')).stderr).toMatch(/^scopes\.0: /);
    expect((await run('add', 'Rogue', ...redirect)).code).toBe(2);
    expect((await run('forget')).stderr).toContain('Usage:');
  });
});
