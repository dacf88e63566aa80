import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { createSealing, SealProblem } from '#server/platform/sealing/index.ts';
import { runHere } from '#tests/support/run-here.ts';
import { startTestApp } from '#tests/support/test-app.ts';
import { rotateSealingKeyProgram } from './rotate-sealing-key.ts';

const [before, after] = ['ab'.repeat(32), 'cd'.repeat(32)];
let app: Awaited<ReturnType<typeof startTestApp>>;
let dataFolder: string;
beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'sidekick-rotation-'));
  app = await startTestApp();
  vi.stubEnv('DATABASE_URL', app.connectionString);
  vi.stubEnv('DATA_DIR', dataFolder);
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
  await rm(dataFolder, { recursive: true });
});

it('seals what is stored with the new key, after which the one before can go', async () => {
  const [{ id: userId }, connectionId] = [await app.createUser(), newId()];
  const old = createSealing({ key: before, dataFolder });
  const secret = await old.seal('secret of the app', `authenticator:${userId}`);
  await app.db.insertInto('authenticators').values({ user_id: userId, sealed_secret: secret }).execute();
  const tokens = await old.seal('tokens', `app-connection:${connectionId}`);
  const connection = { id: connectionId, user_id: userId, app_id: 'google', sealed_tokens: tokens, connected_at: new Date() };
  await app.db.insertInto('app_connections').values(connection).execute();
  const rotate = () => runHere(rotateSealingKeyProgram, []);

  expect(await rotate()).toMatchObject({ code: 2, stderr: expect.stringContaining('SEALING_KEY is not set.') });
  vi.stubEnv('SEALING_KEY', after);
  vi.stubEnv('SEALING_KEY_PREVIOUS', before);
  expect((await rotate()).stdout).toContain('accounts: 1 sealed anew\nconnections: 1 sealed anew\nmls: 0 sealed anew\n');
  expect((await rotate()).stdout).toContain('connections: 0 sealed anew');

  const fresh = createSealing({ key: after, dataFolder });
  const { sealed_tokens } = await app.db.selectFrom('app_connections').select('sealed_tokens').executeTakeFirstOrThrow();
  expect(await fresh.open(sealed_tokens, `app-connection:${connectionId}`)).toBe('tokens');
  await expect(fresh.open(tokens, `app-connection:${connectionId}`)).rejects.toThrow(SealProblem);
});
