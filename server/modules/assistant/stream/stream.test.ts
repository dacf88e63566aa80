import { describe, expect, it, vi } from 'vitest';
import { stopRun } from '#contract/assistant.ts';
import { useAssistantNodes } from '#tests/support/assistant-nodes.ts';
import { createGate, says, sayWords, stepFinished, stepStarted } from '#tests/support/scripted-loop.ts';
import { openStream, replyTextOf } from '#tests/support/stream-reader.ts';
import { minute } from '#tests/support/test-clock.ts';
import { problemOf } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

const noUsage = { inputTokens: 0, outputTokens: 0 };
const eventsHeldMs = 10 * minute;

describe('the stream of a run', () => {
  const { start, send, clientAt, replyOf } = useAssistantNodes();

  it('resumes after any event, during the run and after it, on any node', async () => {
    const here = await start();
    const there = await start({ works: false });
    const gate = createGate();
    const run = await send(here, async function* () {
      yield stepStarted(1);
      for (const word of ['one ', 'two ']) yield says(word);
      await gate.opened;
      yield says('three');
      yield stepFinished(1, 'one two three');
    });
    const whole = await openStream(clientAt(here), run);
    await until(() => expect(whole.text()).toBe('one two '));
    const inTheMiddle = await Promise.all(
      [here, there].flatMap((node) => [0, 1, 2, 3].map((id) => openStream(clientAt(node), run, id))),
    );
    gate.open();
    await Promise.all([whole, ...inTheMiddle].map(({ closed }) => closed));
    const count = whole.events.length;
    const afterwards = await Promise.all(
      [here, there].flatMap((node) => whole.events.map(({ id }) => openStream(clientAt(node), run, id))),
    );
    await Promise.all(afterwards.map(({ closed }) => closed));
    for (const reader of [whole, ...inTheMiddle, ...afterwards]) {
      expect(reader.hasEnd()).toBe(true);
      expect(reader.events).toEqual(whole.events.slice(count - reader.events.length));
    }
    const counts = [count, count - 1, count - 2, count - 3];
    expect(inTheMiddle.map(({ events }) => events.length)).toEqual([...counts, ...counts]);
  });

  it('starts after the last event for a reader that claims to have more', async () => {
    const node = await start();
    const gate = createGate();
    const run = await send(node, () => sayWords(['a', 'b'], () => gate.opened));
    const reader = await openStream(clientAt(node), run, 999);
    gate.open();
    await reader.closed;
    expect(reader.hasEnd()).toBe(true);
    expect(reader.events.at(-1)?.event.type).toBe('messageCompleted');
  });

  it('joins where the thread’s message and its cursor are', async () => {
    const node = await start();
    const gate = createGate();
    const run = await send(node, async function* () {
      yield stepStarted(1);
      for (const word of 'a reply of some words that come slowly one by one'.split(/(?<= )/)) {
        yield says(word);
        await new Promise(setImmediate);
      }
      await gate.opened;
      yield says(', to the end');
      yield stepFinished(1);
    });
    await until(async () => expect((await replyOf(node, run)).data.content).not.toBe(''));
    const reply = await replyOf(node, run);
    const reader = await openStream(clientAt(node), run, reply.run?.cursor);
    gate.open();
    await reader.closed;
    expect(reply.data.content + replyTextOf(reader.events.map(({ event }) => event))).toBe(
      (await replyOf(node, run)).data.content,
    );
  });

  it('sends the completed message and the end when the events are gone', async () => {
    const node = await start();
    const run = await send(node, () => sayWords(['kept']));
    await (
      await openStream(clientAt(node), run)
    ).closed;
    node.clock.advance(eventsHeldMs - minute);
    await node.assistant.expireEvents();
    const early = await openStream(clientAt(node), run);
    await early.closed;
    expect(early.events.length).toBeGreaterThan(2);
    node.clock.advance(2 * minute);
    await node.assistant.expireEvents();
    const late = await openStream(clientAt(node), run);
    await late.closed;
    expect(late.hasEnd()).toBe(true);
    expect(late.events.map(({ event }) => event)).toEqual([early.events.at(-1)?.event]);
    const { db } = node.database;
    expect(await db.selectFrom('run_events').selectAll().where('run_id', '=', run.promptRefId).execute()).toEqual([]);
  });

  it('costs no database operation while nothing happens, on the run’s node and on another', async () => {
    const here = await start({ limits: { sweepMs: 60_000, heartbeatMs: 60_000 } });
    const there = await start({ works: false });
    const gate = createGate();
    const run = await send(here, () => sayWords(['quiet '], () => gate.opened));
    const readers = await Promise.all([here, there, here].map((node) => openStream(clientAt(node), run)));
    await until(() => expect(readers.map((reader) => reader.text())).toEqual(['quiet ', 'quiet ', 'quiet ']));
    const queries = [here, there].map((node) => vi.spyOn(node.database.pool, 'connect'));
    // The wake-up for what was read may still be on its way; what goes on and on is seen in every such while.
    await until(async () => {
      for (const query of queries) query.mockClear();
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect(queries.map((query) => query.mock.calls.length)).toEqual([0, 0]);
    });
    gate.open();
    await Promise.all(readers.map(({ closed }) => closed));
    expect(readers.every((reader) => reader.hasEnd())).toBe(true);
  });

  it('is the same on all nodes and complete when a model says what no database stores', async () => {
    const here = await start();
    const there = await start({ works: false });
    const odd = 'a\u0000b\ud800';
    const run = await send(here, async function* () {
      yield stepStarted(1);
      yield { type: 'tool-started', toolCallId: 't', name: odd, title: odd, arguments: { odd } };
      yield { type: 'tool-finished', toolCallId: 't', ok: false, artifact: null, error: odd, summary: null };
      yield says(odd);
      yield { type: 'step-finished', step: 1, messages: [{ role: 'assistant', content: odd }], usage: noUsage };
    });
    const readers = await Promise.all([here, there].map((node) => openStream(clientAt(node), run)));
    await Promise.all(readers.map(({ closed }) => closed));
    expect(readers[0]?.events).toEqual(readers[1]?.events);
    expect(await replyOf(here, run)).toMatchObject({ data: { content: 'ab\ufffd' }, run: { status: 'completed' } });
  });

  it('misses nothing when the connection that wakes a node is cut', async () => {
    const here = await start();
    const there = await start({ works: false });
    const gate = createGate();
    const run = await send(here, () => sayWords(['one ', 'two ', 'three'], () => gate.opened));
    const reader = await openStream(clientAt(there), run);
    await until(() => expect(reader.text()).toBe('one '));
    await there.database.pool.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'sidekick-live-bus'`,
    );
    gate.open();
    await reader.closed;
    expect(reader.hasEnd()).toBe(true);
    expect(reader.text()).toBe('one two three');
  });

  it('has no room for more streams than a user may have open', async () => {
    const node = await start({ limits: { streamsOfUser: 2 } });
    const gate = createGate();
    const run = await send(node, () => sayWords(['a'], () => gate.opened));
    const client = clientAt(node);
    const [first] = await Promise.all([openStream(client, run), openStream(client, run)]);
    const refused = await client.fetch(`/api/chat/threads/${run.threadId}/stream/${run.promptRefId}`);
    expect(refused.status).toBe(429);
    first.leave();
    await until(async () => expect(await openStream(client, run)).toBeDefined());
    gate.open();
  });

  it('closes without an end when the session ends', async () => {
    const node = await start();
    const gate = createGate();
    const run = await send(node, () => sayWords(['a'], () => gate.opened));
    const client = clientAt(node);
    const stranger = await openStream(node.clientOf((await ownerOf(run.promptRefId)) ?? ''), run);
    const reader = await openStream(client, run);
    const { assistant } = node;
    assistant.closeStreams(node.sessionIdOf(client));
    await reader.closed;
    expect(reader.hasEnd()).toBe(false);
    gate.open();
    await stranger.closed;
    expect(stranger.hasEnd()).toBe(true);

    async function ownerOf(runId: string): Promise<string | undefined> {
      const row = await node.database.db.selectFrom('runs').select('user_id').where('id', '=', runId).executeTakeFirst();
      return row?.user_id;
    }
  });
});

describe('stopping a reply', () => {
  const { start, send, clientAt, replyOf, statusOf } = useAssistantNodes();

  it('is felt on another node within 250 ms, and leaves the text as the reader saw it', async () => {
    // Nobody looks at the database for a minute: what is felt earlier was told.
    const here = await start({ limits: { sweepMs: 60_000, heartbeatMs: 60_000 } });
    const there = await start({ works: false });
    const felt: number[] = [];
    // Once is enough: a busy machine may hold any one of them up.
    for (let attempt = 0; attempt < 20 && !felt.some((ms) => ms < 250); attempt++) {
      let heardAt = Infinity;
      const run = await send(here, async function* ({ signal }) {
        signal.addEventListener('abort', () => (heardAt = performance.now()));
        yield stepStarted(1);
        for (let word = 0; ; word++) {
          yield says(`word ${word} `);
          await new Promise((resolve) => setTimeout(resolve, 5));
        }
      });
      const reader = await openStream(clientAt(there), run);
      await until(() => expect(reader.text()).toMatch(/word/));
      const askedAt = performance.now();
      await clientAt(there).call(stopRun, { params: run });
      await reader.closed;
      felt.push(Math.max(heardAt, performance.now()) - askedAt);
      expect(reader.hasEnd()).toBe(true);
      expect(await replyOf(there, run)).toMatchObject({ data: { content: reader.text() }, run: { status: 'stopped' } });
      await clientAt(there).call(stopRun, { params: run });
      expect(await statusOf(here, run)).toBe('stopped');
    }
    expect(Math.min(...felt)).toBeLessThan(250);
  });

  it('drops words that no reader has seen', async () => {
    const node = await start({ limits: { firstSpacingMs: 60_000 } });
    const [seen, said] = [createGate(), createGate()];
    const run = await send(node, async function* () {
      yield stepStarted(1);
      yield says('seen ');
      await seen.opened;
      yield says('unseen ');
      said.open();
      await new Promise(() => {});
    });
    const reader = await openStream(clientAt(node), run);
    await until(() => expect(reader.text()).toBe('seen '));
    seen.open();
    await said.opened;
    await clientAt(node).call(stopRun, { params: run });
    await reader.closed;
    expect(reader.text()).toBe('seen ');
    expect((await replyOf(node, run)).data.content).toBe('seen ');
  });

  it('ends a run that no node has taken', async () => {
    const node = await start({ works: false });
    const run = await send(node, () => sayWords(['never']));
    const reader = await openStream(clientAt(node), run);
    await clientAt(node).call(stopRun, { params: run });
    await reader.closed;
    expect(reader.hasEnd()).toBe(true);
    expect(await statusOf(node, run)).toBe('stopped');
  });

  it('does not wait for a loop that does not listen', async () => {
    const node = await start();
    const run = await send(node, () => sayWords(['deaf'], () => new Promise(() => {})));
    const reader = await openStream(clientAt(node), run);
    await until(() => expect(reader.text()).toBe('deaf'));
    await clientAt(node).call(stopRun, { params: run });
    await reader.closed;
    expect(await replyOf(node, run)).toMatchObject({ data: { content: 'deaf' }, run: { status: 'stopped' } });
  });

  it('does not find a run that does not exist', async () => {
    const node = await start();
    const { threadId } = await send(node, () => sayWords(['a']));
    const missing = { threadId, promptRefId: threadId };
    expect((await problemOf(clientAt(node).call(stopRun, { params: missing }))).problem.code).toBe('run_not_found');
  });
});
