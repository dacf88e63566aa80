import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listSessions } from '#contract/accounts.ts';
import { sendPrompt } from '#contract/assistant.ts';
import { createCma } from '#contract/cmas.ts';
import { uploadListingFile } from '#contract/listing-imports.ts';
import { getReplySources } from '#contract/reply-sources.ts';
import { createSavedSearch } from '#contract/saved-searches.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { demo } from '#demo/index.ts';
import { newId } from '#server/platform/ids.ts';
import { callWith, isGuarded, nameOf, parametersOf, within } from '#tests/support/route-walk.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ demo });
});
afterAll(() => app.close());

/** Parameters that name what belongs to no user: drawn photos; photos of listings and of presentations, whose rights their own tests prove; files, section templates and passkeys, whose own tests prove theirs, too; a source, an account and a suggestion's card, for admins. */
const belongToNobody = [
  'appId',
  'userId',
  'code',
  'file',
  'sourceName',
  'listingId',
  'sha256',
  'name',
  'fileId',
  'templateId',
  'field',
  'clientId',
  'exportId',
  'cardId',
  'passkeyId',
];

/** What an owner has of everything that has an id. */
async function belongingsOf(owner: TestClient, ownerId: string): Promise<Record<string, string>> {
  const { id: threadId } = await owner.call(createThread, { body: { title: 'Private' } });
  const { promptRefId } = await owner.call(sendPrompt, { params: { threadId }, body: { message: 'Condos in Noe Valley' } });
  const artifactId = newId();
  const message = await app.db
    .selectFrom('messages')
    .select('id')
    .where('thread_id', '=', threadId)
    .limit(1)
    .executeTakeFirstOrThrow();
  await app.db
    .insertInto('artifacts')
    .values({
      id: artifactId,
      message_id: message.id,
      user_id: ownerId,
      kind: 'widget-listings-search',
      content: JSON.stringify({}),
      created_at: app.clock.now(),
    })
    .execute();
  // Only a finished reply tells its sources.
  await (
    await openStream(owner, { threadId, promptRefId })
  ).closed;
  const { items } = await owner.call(listMessages, { params: { threadId }, query: {} });
  const reply = items.find(({ run }) => run?.promptRefId === promptRefId);
  const { id: presentationId } = await owner.call(createCma, { body: {} });
  const [session] = (await owner.call(listSessions)).items;
  const sessionId = session?.id ?? '';
  const { id: savedSearchId } = await owner.call(createSavedSearch, {
    body: { name: 'Private', search: { price: { endAt: 1 } } },
  });
  const files = [new File(['MLS #,Status,Price,City\nA1,Active,500000,Oakland'], 'homes.csv')];
  const { id: importId } = await owner.call(uploadListingFile, { body: { source: 'Of the owner' } }, { files });
  return {
    threadId,
    promptRefId,
    artifactId,
    presentationId,
    sessionId,
    savedSearchId,
    importId,
    messageId: reply?.uniqueKey ?? '',
  };
}

describe("the walk of all routes with somebody else's ids", () => {
  test('foreign ids are answered exactly like missing ones, and nothing changes', async () => {
    const ownerUser = await app.createUser({ mayImportListings: true });
    const owner = await app.signIn(ownerUser);
    const admin = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
    const agent = await app.signIn(await app.createUser({ mayImportListings: true }));
    const foreign = await belongingsOf(owner, ownerUser.id);
    expect((await owner.call(getReplySources, { params: { messageId: foreign.messageId ?? '' } })).model).toBe('built-in');
    const owned = app.endpoints.filter((shape) => isGuarded(shape) && parametersOf(shape).some((name) => name in foreign));
    expect(owned.map(parametersOf).flat()).toEqual(expect.arrayContaining(Object.keys(foreign)));

    for (const shape of owned) {
      const missing = Object.fromEntries(
        Object.keys(foreign).map((name) => [name, name === 'messageId' ? `msg_${newId()}` : newId()]),
      );
      // Administrators may read presentations and imports, and nothing else of somebody's.
      const isReadByAdmins = parametersOf(shape).some((name) => name === 'presentationId' || name === 'importId');
      const stranger = isReadByAdmins ? agent : admin;
      const [toForeign, toMissing] = [await callWith(stranger, shape, foreign), await callWith(stranger, shape, missing)];
      expect([nameOf(shape), toForeign.status]).toEqual([nameOf(shape), 404]);
      // An id that cannot be one is "not_found" before anybody looks for it, and would show nothing here.
      expect([nameOf(shape), toForeign.problem.code]).not.toEqual([nameOf(shape), 'not_found']);
      expect({ ...toForeign.problem, requestId: '' }).toEqual({ ...toMissing.problem, requestId: '' });
    }

    const { items } = await owner.call(listMessages, { params: { threadId: foreign.threadId ?? '' }, query: {} });
    expect(items.filter(({ createBy }) => createBy === 'user').map(({ data }) => data.content)).toEqual(['Condos in Noe Valley']);
  });

  test('every parameter of every route is in the walk, or belongs to nobody', () => {
    const names = new Set(app.endpoints.filter(isGuarded).flatMap(parametersOf));

    expect([...names].sort()).toEqual(
      [
        'artifactId',
        'importId',
        'messageId',
        'presentationId',
        'promptRefId',
        'sessionId',
        'savedSearchId',
        'threadId',
        ...belongToNobody,
        ...Object.keys(within),
      ].sort(),
    );
  });
});
