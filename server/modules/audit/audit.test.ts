import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('entries can be added, and neither changed nor deleted', async () => {
  const { id } = await app.createUser();
  const entries = app.db.selectFrom('audit_entries').select('action').where('subject_user_id', '=', id);
  expect(await entries.execute()).toEqual([{ action: 'user-created' }]);

  await expect(app.db.updateTable('audit_entries').set({ action: 'nothing' }).execute()).rejects.toThrow('append-only');
  await expect(app.db.deleteFrom('audit_entries').execute()).rejects.toThrow('append-only');
  expect(await entries.execute()).toEqual([{ action: 'user-created' }]);
});

test('an act that is undone leaves no entry', async () => {
  const { id } = await app.createUser();
  const act = app.db.transaction().execute(async (tx) => {
    await app.dependencies.audit.record(tx, { action: 'sign-out', actorUserId: id, subjectUserId: id, address: null });
    throw new Error('undone');
  });
  await expect(act).rejects.toThrow('undone');

  const entries = await app.db.selectFrom('audit_entries').select('action').where('subject_user_id', '=', id).execute();
  expect(entries).toEqual([{ action: 'user-created' }]);
});
