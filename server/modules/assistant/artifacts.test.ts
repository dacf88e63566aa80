import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { updateArtifact } from '#contract/assistant.ts';
import { deleteThread, isWidgetArtifact } from '#contract/threads.ts';
import { newId } from '#server/platform/ids.ts';
import { insertUser } from '#tests/support/assistant-node.ts';
import { useAssistantNodes } from '#tests/support/assistant-nodes.ts';
import { says, stepFinished, stepStarted } from '#tests/support/scripted-loop.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { problemOf } from '#tests/support/test-client.ts';

describe('the search in an artifact', () => {
  const { start, send, clientAt, replyOf } = useAssistantNodes();

  it('is kept when the drawer changes it, by its owner alone', async () => {
    const node = await start();
    const run = await send(node, async function* () {
      yield stepStarted(1);
      yield { type: 'tool-started', toolCallId: 't', name: 'search_listings', title: 'Searching listings', arguments: {} };
      const artifact = { kind: 'widget-listings-search', arguments: { paginationPage: 1 } } as const;
      yield { type: 'tool-finished', toolCallId: 't', ok: true, artifact, error: null, summary: '3 found' };
      yield says('Three.');
      yield stepFinished(1);
    });
    const client = clientAt(node);
    await (
      await openStream(client, run)
    ).closed;
    const [made] = (await replyOf(node, run)).artifacts;
    if (!made || !isWidgetArtifact(made)) throw new Error('No search was shown');
    expect(made.content.artifactId).toBe(made.id);

    const request = (id: string) => ({
      params: { artifactId: made.id },
      body: { content: { artifactId: id, arguments: { paginationPage: 2 } } },
    });
    const updated = await client.call(updateArtifact, request(made.id));
    const changedAt: unknown = expect.any(String);
    expect(updated).toEqual({ ...made, content: { artifactId: made.id, arguments: { paginationPage: 2 } }, changedAt });
    expect((await replyOf(node, run)).artifacts).toEqual([updated]);

    const unfit = { ...request(made.id).body.content, arguments: { paginationPage: 'second', colour: 'blue' } };
    const refused = await problemOf(client.call(updateArtifact, { ...request(made.id), body: { content: unfit } }));
    expect(refused.problem).toMatchObject({
      code: 'invalid_request',
      errors: expect.arrayContaining([expect.objectContaining({ path: 'body.content.arguments.paginationPage' })]) as unknown,
    });
    expect((await replyOf(node, run)).artifacts).toEqual([updated]);

    const misnamed = await problemOf(client.call(updateArtifact, request(run.threadId)));
    expect(misnamed.problem).toMatchObject({ code: 'invalid_request', errors: [{ path: 'body.content.artifactId' }] });
    const stranger = node.clientOf(await insertUser(node.database));
    const foreign = await problemOf(stranger.call(updateArtifact, request(made.id)));
    expect(foreign.problem).toMatchObject({ code: 'artifact_not_found', status: 404 });
    await client.call(deleteThread, { params: { threadId: run.threadId } });
    expect((await problemOf(client.call(updateArtifact, request(made.id)))).problem.code).toBe('artifact_not_found');
  });

  it('of a kind that keeps no changes, or that no module has, is not changed', async () => {
    const node = await start();
    const run = await send(node, async function* () {
      yield stepStarted(1);
      for (const kind of ['widget-listing-details', 'widget-of-tomorrow'] as const) {
        yield { type: 'tool-started', toolCallId: kind, name: 'show', title: 'Showing', arguments: {} };
        const artifact = { kind, arguments: { mlsId: 'SF1', mlsSource: 'demo' } };
        yield { type: 'tool-finished', toolCallId: kind, ok: true, artifact, error: null, summary: null };
      }
      yield says('Here.');
      yield stepFinished(1);
    });
    const client = clientAt(node);
    await (
      await openStream(client, run)
    ).closed;
    const { artifacts } = await replyOf(node, run);
    expect(artifacts.map(({ kind }) => kind)).toEqual(['widget-listing-details', 'widget-of-tomorrow']);
    for (const { id: artifactId } of artifacts) {
      const body = { content: { artifactId, arguments: { mlsId: 'SF2', mlsSource: 'demo' } } };
      const refused = await problemOf(client.call(updateArtifact, { params: { artifactId }, body }));
      expect(refused.problem.code).toBe('artifact_not_found');
    }
  });

  it('is told as it was stored when nobody knows its kind, and says so when it does not fit the kind that it has', async () => {
    const node = await start();
    const run = await send(node, async function* () {
      yield stepStarted(1);
      yield says('Here.');
      yield stepFinished(1);
    });
    await (
      await openStream(clientAt(node), run)
    ).closed;
    const stored = [
      ['reasoning', { words: 'of another program' }],
      ['widget-listings-search', { artifactId: 'none', arguments: { paginationPage: 'second' } }],
      ['widget-of-tomorrow', 'a text'],
      ['widget-error', { arguments: { message: 'The map is away.' } }],
      ['code-output', { lines: [1, null] }],
    ] as const;
    const ids = stored.map(() => newId()).toSorted();
    const contents = stored.map(([, content], at) =>
      typeof content === 'object' && 'arguments' in content ? { ...content, artifactId: ids[at] } : content,
    );
    await sql`INSERT INTO artifacts (id, message_id, user_id, kind, content, created_at)
      SELECT made.id, runs.reply_message_id, runs.user_id, made.kind, made.content, now()
      FROM runs, unnest(${ids}::uuid[], ${stored.map(([kind]) => kind)}::text[], ${contents.map((content) => JSON.stringify(content))}::jsonb[])
        AS made (id, kind, content)
      WHERE runs.id = ${run.promptRefId}`.execute(node.database.db);
    const { artifacts } = await replyOf(node, run);
    expect(artifacts).toMatchObject([
      { kind: 'widget-error', content: { arguments: { message: 'This cannot be shown any more.' } } },
      { kind: 'widget-of-tomorrow', content: { artifactId: ids[2], arguments: {} } },
      { kind: 'widget-error', content: { arguments: { message: 'The map is away.' } } },
      { kind: 'code-output', content: { lines: [1, null] } },
    ]);
  });
});
