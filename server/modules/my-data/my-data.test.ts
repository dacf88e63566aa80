import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getMe } from '#contract/accounts.ts';
import { createCma } from '#contract/cmas.ts';
import { uploadFile } from '#contract/files.ts';
import { downloadExport, getMyData, requestDeletion, requestExport, undoDeletion } from '#contract/my-data.ts';
import { createThread, deleteThread } from '#contract/threads.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
import { day, hour } from '#tests/support/test-clock.ts';
import { until } from '#tests/support/until.ts';
import { unzip } from '#tests/support/unzip.ts';
import { makeZip } from './make-zip.ts';
import { eraseDueTask } from './my-data.tasks.ts';
import { addJob } from '#server/platform/jobs/index.ts';

let app: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sidekick-my-data-'));
  app = await startTestApp({ environment: { DATA_DIR: folder } });
  app.dependencies.jobs.start();
});
beforeEach(() => app.clock.set(new Date().toISOString()));
afterAll(async () => {
  await app.dependencies.jobs.drain();
  await app.close();
  await rm(folder, { recursive: true });
});

async function somebody(): Promise<{ user: TestUser; client: TestClient }> {
  const user = await app.createUser();
  return { user, client: await app.signIn(user) };
}

const mailsTo = async ({ email }: TestUser) => ((await app.dependencies.outbox?.list()) ?? []).filter(({ to }) => to === email);
const actionsOf = async ({ id }: TestUser) =>
  (await app.db.selectFrom('audit_entries').select('action').where('subject_user_id', '=', id).execute()).map(
    ({ action }) => action,
  );
/** As the cron does, once the job has run. */
async function eraseDue(): Promise<void> {
  await addJob(app.db, eraseDueTask, {}, { key: 'erase-due' });
  const waiting = async () => (await sql`SELECT FROM graphile_worker.jobs WHERE key = 'erase-due'`.execute(app.db)).rows;
  await until(async () => expect(await waiting()).toEqual([]));
}

async function madeExport(client: TestClient) {
  await client.call(requestExport);
  return until(async () => {
    const { export: copy } = await client.call(getMyData);
    return copy?.readyAt ? copy : expect.fail('no copy is ready');
  });
}

describe('a copy of my data', () => {
  test('holds chats, presentations, files and profile, as JSON and for people, and nothing of others', async () => {
    const { user, client } = await somebody();
    const other = await somebody();
    await client.call(createThread, { body: { title: 'Homes for Zebedee: <west>/side' } });
    await client.call(createThread, { body: { title: 'Homes for Zebedee: <west>/side' } });
    await other.client.call(createThread, { body: { title: 'Secret of another' } });
    await client.call(createCma, { body: {} });
    await client.call(uploadFile, {}, { files: [new File(['Three wishes'], 'wishes.txt', { type: 'text/plain' })] });

    const copy = await madeExport(client);
    const answer = await client.fetch(`/api/me/exports/${copy.id}`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="sidekick-\d{4}-\d\d-\d\d\.zip"/);
    const files = await unzip(Buffer.from(await answer.arrayBuffer()));

    expect([...files.keys()]).toEqual(
      expect.arrayContaining([
        ...['account', 'profile', 'threads', 'presentations', 'files', 'audit', 'programs'].flatMap((part) => [
          `${part}.json`,
          `${part}.md`,
        ]),
        'chats/Homes for Zebedee west side.md',
        'chats/Homes for Zebedee west side (2).md',
        'files/wishes.txt',
      ]),
    );
    expect(files.get('files/wishes.txt')).toBe('Three wishes');
    expect(JSON.parse(files.get('account.json') ?? '')).toMatchObject({ email: user.email });
    expect(files.get('account.md')).toContain(`- **Email:** ${user.email}`);
    expect([...files.values()].join()).not.toContain('Secret of another');
    expect(await actionsOf(user)).toEqual(expect.arrayContaining(['data-export-requested', 'data-export-downloaded']));
  });

  test('is told of by mail, is its owner’s alone, and is gone after 24 hours', async () => {
    const { user, client } = await somebody();
    const { client: stranger } = await somebody();
    const { id: exportId } = await madeExport(client);
    await until(async () => expect(await mailsTo(user)).toHaveLength(1));
    expect((await mailsTo(user))[0]?.text).toContain('/dashboard?settings_modal=my-data');
    for (const who of [stranger, app.anonymous()]) {
      const refused = await problemOf(who.call(downloadExport, { params: { exportId } }));
      expect([401, 404]).toContain(refused.status);
    }

    app.clock.advance(24 * hour);
    expect((await client.fetch(`/api/me/exports/${exportId}`)).status).toBe(404);
    expect((await client.call(getMyData)).export).toBeNull();
    await eraseDue();
    expect(await readdir(join(folder, 'files', 'exports')).catch(() => [])).not.toContain(exportId);
    expect(await app.db.selectFrom('data_exports').select('id').where('id', '=', exportId).execute()).toEqual([]);
  });

  test('is made once however often it is asked for, and three times at most in a row', async () => {
    const { client } = await somebody();
    for (let copy = 0; copy < 3; copy += 1) await madeExport(client);
    expect((await problemOf(client.call(requestExport))).problem.code).toBe('too_many_requests');
  });

  test('names the files for which there is no room', async () => {
    async function* files() {
      for (const name of ['a.bin', 'b.bin', 'a.bin', '../c.bin'])
        yield { folder: 'files', name, read: async () => Buffer.alloc(40) };
    }
    const zip = await unzip(await makeZip({ data: {}, files: files(), at: new Date(), maxFileBytes: 100 }));
    expect([...zip.keys()]).toEqual(['files/a.bin', 'files/b.bin', 'not-in-this-copy.txt']);
    expect(zip.get('not-in-this-copy.txt')).toContain('files/a.bin\nfiles/c.bin');
  });
});

describe('erasing my account', () => {
  const ask = ({ client, user }: { client: TestClient; user: TestUser }, email = user.email) =>
    client.call(requestDeletion, { body: { email } });

  test('needs the e-mail of the account, waits for 14 days, and can be undone until then', async () => {
    const me = await somebody();
    expect((await problemOf(ask(me, 'other@example.com'))).problem.errors[0]?.path).toBe('body.email');
    const { eraseAt } = await ask(me, me.user.email.toUpperCase());
    expect(Date.parse(eraseAt) - app.clock.now().getTime()).toBeCloseTo(14 * day, -5);
    expect(await ask(me)).toMatchObject({ eraseAt });
    expect((await me.client.call(getMyData)).deletion).toMatchObject({ eraseAt });
    await until(async () => expect(await mailsTo(me.user)).toHaveLength(1));

    app.clock.advance(13 * day);
    await eraseDue();
    await me.client.call(undoDeletion);
    app.clock.advance(2 * day);
    await eraseDue();

    expect((await me.client.call(getMe)).email).toBe(me.user.email);
    expect((await me.client.call(getMyData)).deletion).toBeNull();
    expect(await actionsOf(me.user)).toEqual(expect.arrayContaining(['account-deletion-requested', 'account-deletion-undone']));
  });

  test('removes rows and files for good, and says so', async () => {
    const me = await somebody();
    const other = await somebody();
    for (const { client } of [me, other])
      await client.call(uploadFile, {}, { files: [new File(['Three wishes'], 'wishes.txt', { type: 'text/plain' })] });
    const fileOf = async ({ user }: typeof me) =>
      (await app.db.selectFrom('files').select('id').where('user_id', '=', user.id).execute()).map(({ id }) => id);
    const [[mine = ''], [theirs = '']] = [await fileOf(me), await fileOf(other)];
    const bytesOf = (id: string) => app.dependencies.storage.has(`attachments/${id}/original`);
    const { id: exportId } = await madeExport(me.client);
    await ask(me);

    app.clock.advance(14 * day);
    await eraseDue();

    expect(await app.db.selectFrom('users').select('id').where('id', '=', me.user.id).execute()).toEqual([]);
    expect((await problemOf(me.client.call(getMe))).status).toBe(401);
    await until(async () => expect([await bytesOf(mine), await bytesOf(theirs)]).toEqual([false, true]));
    await until(async () => expect(await app.dependencies.storage.has(`exports/${exportId}`)).toBe(false));
    expect(await actionsOf(me.user)).toContain('account-erased');
    await until(async () => expect((await mailsTo(me.user)).map(({ subject }) => subject)).toContain('Your account was erased'));
    expect(await fileOf(other)).toEqual([theirs]);
  });
});

test('a deleted chat is erased after 30 days, with the words that it alone said', async () => {
  const { user, client } = await somebody();
  const { id: gone } = await client.call(createThread, { body: { title: 'Gone' } });
  const { id: kept } = await client.call(createThread, { body: { title: 'Kept' } });
  const say = (threadId: string, text: string) =>
    app.db
      .transaction()
      .execute((tx) =>
        app.dependencies.threads.append(tx, { userId: user.id, threadId, at: app.clock.now() }, [
          { createdBy: 'user', content: text },
        ]),
      );
  await say(gone, 'zebedee wants gardens');
  await say(kept, 'everybody wants gardens');
  await client.call(deleteThread, { params: { threadId: gone } });
  const rows = async () =>
    (await app.db.selectFrom('threads').select('id').where('user_id', '=', user.id).execute()).map(({ id }) => id);

  app.clock.advance(29 * day);
  await eraseDue();
  expect(await rows()).toHaveLength(2);
  app.clock.advance(2 * day);
  await eraseDue();

  expect(await rows()).toEqual([kept]);
  const words = await app.db.selectFrom('message_words').select('word').where('user_id', '=', user.id).orderBy('word').execute();
  expect(words.map(({ word }) => word)).toEqual(['everybody', 'gardens', 'wants']);
});
