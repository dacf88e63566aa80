import { describe, expect, it } from 'vitest';
import { stopRun } from '#contract/assistant.ts';
import { useAssistantNodes } from '#tests/support/assistant-nodes.ts';
import { createGate, says, sayWords, stepFinished, stepStarted, type Script } from '#tests/support/scripted-loop.ts';
import { openStream, type StreamReader } from '#tests/support/stream-reader.ts';
import { until } from '#tests/support/until.ts';
import type { LoopEvent } from '../loop/agent-loop.ts';

/** Its lease ends soon and it never renews it: to the others it has vanished as soon as it commits nothing. */
const vanishing = { leaseMs: 60, heartbeatMs: 60_000, sweepMs: 60_000 };
const watchful = { leaseMs: 5_000, sweepMs: 20 };

/** The first attempt says `before` and then waits at a gate; later ones go on at once. */
function interrupted(
  words: string[],
  before: number,
): { script: Script; gate: ReturnType<typeof createGate>; attempts: () => number } {
  const gate = createGate();
  let attempts = 0;
  const script: Script = () => {
    attempts += 1;
    const isFirst = attempts === 1;
    let pieceCount = 0;
    return sayWords(words, () => ((pieceCount += 1) === before && isFirst ? gate.opened : Promise.resolve()));
  };
  return { script, gate, attempts: () => attempts };
}

const words = ['One ', 'two ', 'three ', 'four'];

/** All deltas as they are: without reading anything as void. */
function textIn(events: StreamReader['events']): string {
  return events.flatMap(({ event }) => (event.type === 'messageTextDelta' ? [event.delta] : [])).join('');
}

describe('a run whose owner vanishes', () => {
  const { start, send, clientAt, replyOf } = useAssistantNodes();

  it('is taken over, and a reader gets nothing twice and misses nothing', async () => {
    const lost = await start({ limits: vanishing });
    const { script, gate, attempts } = interrupted(words, 2);
    const run = await send(lost, script);
    const reader = await openStream(clientAt(lost), run);
    await until(() => expect(reader.text()).toBe('One two '));
    await start({ limits: watchful });
    await reader.closed;
    expect(reader.hasEnd()).toBe(true);
    expect(attempts()).toBe(2);
    expect(reader.events.map(({ id }) => id)).toEqual(reader.events.map((_, index) => index + 1));
    expect(textIn(reader.events)).toBe('One two three four');
    expect((await replyOf(lost, run)).data.content).toBe('One two three four');
    gate.open();
  });

  it('is not written to by an owner that comes back while the next one works', async () => {
    const lost = await start({ limits: vanishing });
    const gates = [createGate(), createGate()];
    let attempts = 0;
    const run = await send(lost, () => {
      const gate = gates[attempts++];
      let pieceCount = 0;
      return sayWords(words, () => ((pieceCount += 1) === 2 ? (gate?.opened ?? Promise.resolve()) : Promise.resolve()));
    });
    const reader = await openStream(clientAt(lost), run);
    await until(() => expect(reader.text()).toBe('One two '));
    const next = await start({ limits: watchful });
    await until(() => expect(attempts).toBe(2));
    gates[0]?.open();
    await lost.assistant.drain();
    const { db } = next.database;
    const events = await db.selectFrom('run_events').select('id').where('run_id', '=', run.promptRefId).execute();
    expect(events).toHaveLength(reader.events.length);
    expect(await replyOf(next, run)).toMatchObject({ data: { content: 'One two ' }, run: { status: 'running' } });
    gates[1]?.open();
    const rest = await openStream(clientAt(next), run, reader.events.at(-1)?.id);
    await rest.closed;
    expect(reader.text() + textIn(rest.events)).toBe(words.join(''));
    expect((await replyOf(next, run)).data.content).toBe(words.join(''));
  });

  it('starts the unfinished step again when the next model says something else', async () => {
    const lost = await start({ limits: vanishing });
    const gate = createGate();
    let attempts = 0;
    const run = await send(lost, () =>
      (attempts += 1) === 1 ? sayWords(['One ', 'two '], () => gate.opened) : sayWords(['Uno ', 'dos']),
    );
    const reader = await openStream(clientAt(lost), run);
    await until(() => expect(reader.text()).toBe('One '));
    await start({ limits: watchful });
    await reader.closed;
    expect(reader.text()).toBe('Uno dos');
    const created = reader.events.filter(({ event }) => event.type === 'runStepCreated');
    expect(created).toHaveLength(2);
    expect(created[0]?.event).toEqual(created[1]?.event);
    expect((await replyOf(lost, run)).data.content).toBe('Uno dos');
    gate.open();
  });

  it('never runs a finished step again', async () => {
    const lost = await start({ limits: vanishing });
    const gate = createGate();
    const toolRuns: string[] = [];
    let attempts = 0;
    const run = await send(lost, async function* ({ finishedSteps }): AsyncGenerator<LoopEvent> {
      attempts += 1;
      const isFirst = attempts === 1;
      if (finishedSteps.length === 0) {
        toolRuns.push(`attempt ${attempts}`);
        yield stepStarted(1);
        yield { type: 'tool-started', toolCallId: 't', name: 'search_listings', title: 'Searching listings', arguments: {} };
        const artifact = { kind: 'widget-listings-search', arguments: {} } as const;
        yield { type: 'tool-finished', toolCallId: 't', ok: true, artifact, error: null, summary: '3 found' };
        yield stepFinished(1, 'searched');
      }
      yield stepStarted(2);
      yield says('Found ');
      if (isFirst) await gate.opened;
      yield says(`after ${JSON.stringify(finishedSteps[0]?.messages[0]?.content)}`);
      yield stepFinished(2);
    });
    const reader = await openStream(clientAt(lost), run);
    await until(() => expect(reader.text()).toBe('Found '));
    const midway = await replyOf(lost, run);
    expect(midway.artifacts).toMatchObject([{ kind: 'widget-listings-search' }]);
    expect(midway.run?.steps).toMatchObject([{ toolCallId: 't', status: 'succeeded', summary: '3 found' }]);
    await start({ limits: watchful });
    await reader.closed;
    expect(toolRuns).toEqual(['attempt 1']);
    expect(reader.text()).toBe('Found after "searched"');
    const reply = await replyOf(lost, run);
    expect(reply.artifacts).toEqual(midway.artifacts);
    gate.open();
  });

  it('is given up with its text after three lost owners', async () => {
    const gate = createGate();
    let attempts = 0;
    const script: Script = () => ((attempts += 1), sayWords(['So far'], () => gate.opened));
    const first = await start({ limits: { ...vanishing, sweepMs: 20 } });
    const run = await send(first, script);
    const reader = await openStream(clientAt(first), run);
    await reader.closed;
    expect(reader.hasEnd()).toBe(true);
    expect(attempts).toBe(3);
    expect(await replyOf(first, run)).toMatchObject({ data: { content: 'So far' }, run: { status: 'failed' } });
    gate.open();
  });

  it('is ended by a stop when nobody has taken it over yet', async () => {
    const lost = await start({ limits: vanishing });
    const { script, gate } = interrupted(words, 1);
    const run = await send(lost, script);
    const reader = await openStream(clientAt(lost), run);
    await until(() => expect(reader.text()).toBe('One '));
    const other = await start({ works: false });
    await until(async () => {
      const { rows } = await other.database.pool.query('SELECT lease_until < now() AS is_over FROM runs WHERE id = $1', [
        run.promptRefId,
      ]);
      expect(rows).toEqual([{ is_over: true }]);
    });
    await clientAt(other).call(stopRun, { params: run });
    await reader.closed;
    expect(await replyOf(other, run)).toMatchObject({ data: { content: 'One ' }, run: { status: 'stopped' } });
    gate.open();
  });
});

describe('a run on a busy or leaving node', () => {
  const { start, send, clientAt, replyOf, statusOf } = useAssistantNodes();

  it('keeps its lease while its model is silent', async () => {
    const node = await start({ limits: { leaseMs: 30_000, heartbeatMs: 20, sweepMs: 60_000 } });
    const other = await start({ limits: { sweepMs: 20 } });
    const { script, gate, attempts } = interrupted(words, 2);
    const run = await send(node, script);
    const reader = await openStream(clientAt(node), run);
    await until(() => expect(reader.text()).toBe('One two '));
    const { pool } = node.database;
    const leaseEnd = async (): Promise<number> => {
      const { rows } = await pool.query<{ lease_until: Date }>('SELECT lease_until FROM runs WHERE id = $1', [run.promptRefId]);
      return rows[0]?.lease_until.getTime() ?? 0;
    };
    for (let renewals = 0; renewals < 3; renewals++) {
      const before = await leaseEnd();
      await until(async () => expect(await leaseEnd()).toBeGreaterThan(before));
    }
    gate.open();
    await reader.closed;
    expect(attempts()).toBe(1);
    expect(await statusOf(other, run)).toBe('completed');
  });

  it('goes on at another node when its node leaves, and does not count it as lost', async () => {
    const leaving = await start({ limits: { sweepMs: 60_000 } });
    const { script, gate } = interrupted(words, 2);
    const run = await send(leaving, script);
    const before = await openStream(clientAt(leaving), run);
    await until(() => expect(before.text()).toBe('One two '));
    const next = await start({ limits: { sweepMs: 60_000 } });
    await leaving.assistant.drain();
    await before.closed;
    expect(before.hasEnd()).toBe(false);
    const after = await openStream(clientAt(next), run, before.events.at(-1)?.id);
    await after.closed;
    expect(before.text() + textIn(after.events)).toBe('One two three four');
    const row = await next.database.db.selectFrom('runs').selectAll().where('id', '=', run.promptRefId).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ status: 'completed', lost_owners: 0 });
    gate.open();
  });

  it('lets a run end that is nearly done before it leaves', async () => {
    const leaving = await start({ limits: { drainMs: 5_000 } });
    const { script, gate } = interrupted(words, 2);
    const run = await send(leaving, script);
    const reader = await openStream(clientAt(leaving), run);
    await until(() => expect(reader.text()).toBe('One two '));
    const drained = leaving.assistant.drain();
    gate.open();
    await drained;
    expect(await replyOf(leaving, run)).toMatchObject({ data: { content: words.join('') }, run: { status: 'completed' } });
  });

  it('is taken by another node when its own has no room', async () => {
    const full = await start({ limits: { maxRuns: 1, sweepMs: 60_000 } });
    const gate = createGate();
    const first = await send(full, () => sayWords(['busy'], () => gate.opened));
    await until(async () => expect(await statusOf(full, first)).toBe('running'));
    const other = await start({ limits: { sweepMs: 60_000 } });
    const second = await send(full, () => sayWords(['free']));
    await until(async () => expect(await statusOf(other, second)).toBe('completed'));
    gate.open();
    await until(async () => expect(await statusOf(other, first)).toBe('completed'));
  });

  it('goes on when every connection to the database is cut, again and again', async () => {
    const node = await start({ limits: { leaseMs: 1_000, heartbeatMs: 100, sweepMs: 30, firstSpacingMs: 10 } });
    const long = Array.from({ length: 60 }, (_, index) => `word ${index} `);
    const run = await send(node, () => sayWords(long, () => new Promise((resolve) => setTimeout(resolve, 10))));
    const cut = (): Promise<unknown> =>
      node.database.pool
        .query(
          `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
        )
        .catch(() => undefined);
    for (const word of ['word 5 ', 'word 20 ']) {
      await until(async () => expect((await replyOf(node, run)).data.content).toContain(word));
      await cut();
    }
    await until(async () => {
      expect(await replyOf(node, run)).toMatchObject({ data: { content: long.join('') }, run: { status: 'completed' } });
    });
    const reader = await openStream(clientAt(node), run);
    await reader.closed;
    expect(textIn(reader.events)).toBe(long.join(''));
    expect(reader.events.map(({ id }) => id)).toEqual(reader.events.map((_, index) => index + 1));
  });

  it('ends when it takes too long', async () => {
    const node = await start({ limits: { longestRunMs: 50 } });
    const gate = createGate();
    const run = await send(node, () => sayWords(['Hm'], () => gate.opened));
    const reader = await openStream(clientAt(node), run);
    await reader.closed;
    expect(await replyOf(node, run)).toMatchObject({ data: { content: 'Hm' }, run: { status: 'failed' } });
    gate.open();
  });
});
