import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getFileState, type StoredFile } from '#contract/files.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { until } from '#tests/support/until.ts';
import { claimUnreadFile, setRead } from './files.queries.ts';
import { createFilesService } from './files.service.ts';
import type { Readings } from './readings.ts';

describe('a file that the node which took it in does not read', () => {
  let stopping: TestApp & { connectionString: string };
  let other: TestApp;
  let user: TestUser;
  let fileId: string;

  beforeAll(async () => {
    stopping = await startTestApp();
    other = await startTestApp({ joining: stopping });
    const { modules } = stopping.dependencies;
    await modules.find(({ name }) => name === 'files')?.background?.drain();
  });
  beforeEach(async () => {
    user = await stopping.createUser();
    const form = new FormData();
    form.append('file', new File(['The roof is new.'], 'note.txt'));
    const answer = await (await stopping.signIn(user)).fetch('/api/files', { method: 'POST', body: form });
    expect(answer.status).toBe(201);
    fileId = ((await answer.json()) as StoredFile).id;
  });
  afterAll(async () => {
    await other.close();
    await stopping.close();
  });

  const rowOf = (id: string) => other.db.selectFrom('files').select('is_read').where('id', '=', id).executeTakeFirst();
  const now = () => other.clock.now();

  it('is read by the node that is asked about it', async () => {
    expect(await rowOf(fileId)).toEqual({ is_read: false });
    const client = await other.signIn(user);
    expect(await client.call(getFileState, { params: { fileId } })).toMatchObject({ isRead: true, problem: null });
  });

  it('is read by one node at a time, and by another when that one is gone', async () => {
    const end = new Date(now().getTime() + 60_000);
    expect(await claimUnreadFile(other.db, fileId, { now: now(), until: end })).toMatchObject({ id: fileId });
    expect(await claimUnreadFile(other.db, fileId, { now: now(), until: end })).toBeUndefined();
    expect(await claimUnreadFile(other.db, fileId, { now: new Date(end.getTime() + 1), until: end })).toMatchObject({
      id: fileId,
    });
  });

  it('is waited for while another node reads it', async () => {
    const claimed = new Date(now().getTime() + 60_000);
    await claimUnreadFile(other.db, fileId, { now: now(), until: claimed });
    const client = await other.signIn(user);
    const state = client.call(getFileState, { params: { fileId } });
    await setRead(other.db, fileId, 'The table holds no rows.');
    expect(await state).toMatchObject({ isRead: true, problem: 'The table holds no rows.' });
  });

  it('is read by a job though nobody asks, also after a restart', async () => {
    await sql`UPDATE graphile_worker._private_jobs SET run_at = now()`.execute(other.db);
    other.dependencies.jobs.start();
    await until(async () => expect(await rowOf(fileId)).toEqual({ is_read: true }));
    await other.dependencies.jobs.drain();
  });

  it('and that nobody reads in time is said to take longer, in words', async () => {
    const { database, clock, storage, throttle } = other.dependencies;
    const readings: Readings = {
      read: async () => {},
      whenRead: (find) => find(),
      readByJob: async () => {},
      drain: async () => {},
    };
    const files = createFilesService({ db: database.db, clock, storage, throttle, readings });
    const { content } = await files.extracted({ userId: user.id, fileId });
    expect(content).toEqual({ problem: 'Reading it takes longer than usual. Ask again in a minute.' });
  });
});
