import { afterAll, beforeAll, expect, it } from 'vitest';
import { beginThread, sendPrompt } from '#contract/assistant.ts';
import { listMessages } from '#contract/threads.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

it('declines what breaks fair-housing law in the chat, and keeps who asked, by which rule and the matched words alone', async () => {
  const user = await app.createUser();
  const client = await app.signIn(user);
  const message = 'My secret client Zoe wants homes in white neighborhoods';
  const { thread, title } = await client.call(beginThread, { body: { firstMessage: message } });
  expect(title).toBe('Fair housing');
  const { promptRefId } = await client.call(sendPrompt, { params: { threadId: thread }, body: { message } });
  await (
    await openStream(client, { threadId: thread, promptRefId })
  ).closed;

  const { items } = await client.call(listMessages, { params: { threadId: thread }, query: {} });
  expect(items[1]).toMatchObject({ run: { status: 'completed', steps: [] } });
  expect(items[1]?.data.content).toContain('Fair-housing law');

  const entries = await app.db.selectFrom('audit_entries').selectAll().where('action', '=', 'fair-housing-hit').execute();
  expect(entries).toMatchObject([
    {
      actor_user_id: user.id,
      details: { where: 'question', reference: promptRefId, class: 'race', level: 'block', phrase: 'white neighborhoods' },
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain('Zoe');
});
