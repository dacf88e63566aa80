import { afterEach, describe, expect, it } from 'vitest';
import { AppError } from '#server/platform/errors/index.ts';
import type { AssistantNode } from '#tests/support/assistant-node.ts';
import { useAssistantNodes, type SentRun } from '#tests/support/assistant-nodes.ts';
import { createGate, says, sayWords, stepFinished, stepStarted } from '#tests/support/scripted-loop.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { until } from '#tests/support/until.ts';

describe('storing what a run tells', () => {
  const { start, send, clientAt, replyOf } = useAssistantNodes();
  let node: AssistantNode;

  const runRow = ({ promptRefId }: SentRun) =>
    node.database.db
      .selectFrom('runs')
      .select(['status', 'error_code', 'lost_owners', 'fencing_token'])
      .where('id', '=', promptRefId)
      .executeTakeFirstOrThrow();

  afterEach(async () => {
    await node.database.pool.query('ALTER TABLE run_events DROP CONSTRAINT IF EXISTS no_bomb');
  });

  it('ends the run with its reason where the database refuses it, and tries no other owner', async () => {
    node = await start();
    await node.database.pool.query(
      `ALTER TABLE run_events ADD CONSTRAINT no_bomb CHECK (event::text NOT LIKE '%bomb%') NOT VALID`,
    );
    let attempts = 0;
    const gate = createGate();
    const run = await send(node, async function* () {
      attempts += 1;
      yield stepStarted(1);
      yield says('Fine so far. ');
      await gate.opened;
      yield says('A bomb.');
      yield stepFinished(1);
    });
    const reader = await openStream(clientAt(node), run);
    await until(() => expect(reader.text()).toBe('Fine so far. '));
    gate.open();
    await reader.closed;
    expect(reader.hasEnd()).toBe(true);
    expect(await runRow(run)).toEqual({ status: 'failed', error_code: 'reply_refused', lost_owners: 0, fencing_token: 1 });
    expect((await replyOf(node, run)).data.content).toBe('Fine so far. ');
    expect(attempts).toBe(1);
  });

  it('goes on where the database was away for what the loop reads, and is not lost by it', async () => {
    node = await start();
    let attempts = 0;
    const run = await send(node, async function* () {
      attempts += 1;
      yield stepStarted(1);
      yield says('Found ');
      if (attempts < 5) throw new AppError('overloaded', 'The database is busy.');
      yield says('two homes.');
      yield stepFinished(1);
    });
    const reader = await openStream(clientAt(node), run);
    await reader.closed;
    expect(reader.text()).toBe('Found two homes.');
    expect(await runRow(run)).toMatchObject({ status: 'completed', error_code: null, lost_owners: 0 });
  });

  it('waits out an outage under its own owner, and nothing comes twice', async () => {
    node = await start({ limits: { leaseMs: 20_000 } });
    let attempts = 0;
    const gate = createGate();
    const run = await send(node, () => {
      attempts += 1;
      let pieceCount = 0;
      return sayWords(['One ', 'two ', 'three'], () => ((pieceCount += 1) === 1 ? gate.opened : Promise.resolve()));
    });
    const reader = await openStream(clientAt(node), run);
    await until(() => expect(reader.text()).toBe('One '));
    const other = await start({ works: false });
    const holder = await other.database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT FROM runs WHERE id = $1 FOR UPDATE', [run.promptRefId]);
    gate.open();
    // The commit waits for the row; its connection is cut, and then the next one's.
    for (let cut = 0; cut < 2; cut++) {
      await until(async () => {
        const { rows } = await other.database.pool.query<{ cut: boolean }>(
          `SELECT pg_terminate_backend(pid) AS cut FROM pg_stat_activity
           WHERE wait_event_type = 'Lock' AND query LIKE '%reply_text%' AND datname = current_database()`,
        );
        expect(rows.some((row) => row.cut)).toBe(true);
      });
    }
    await holder.query('COMMIT');
    holder.release();
    await reader.closed;
    expect(reader.text()).toBe('One two three');
    expect(reader.events.map(({ id }) => id)).toEqual(reader.events.map((_, index) => index + 1));
    expect(await runRow(run)).toMatchObject({ status: 'completed', lost_owners: 0, fencing_token: 1 });
    expect(attempts).toBe(1);
  });
});
