import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decideApproval } from '#contract/approvals.ts';
import { sendPrompt } from '#contract/assistant.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import { insertUser, startAssistantNode, type AssistantNode } from '#tests/support/assistant-node.ts';
import { createNoteLoop, createNotesTable, createNoteTools, readNotes, type AskedModel } from '#tests/support/note-loop.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/postgres.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

const doomedWriter = new URL('doomed-writer.ts', import.meta.url).pathname;

describe('kill -9 of the server between what a tool wrote and the rest of its reply', () => {
  let testDatabase: TestDatabase;
  let survivor: AssistantNode;
  let client: TestClient;
  let doomed: ChildProcess;
  let programOutput: string;

  beforeAll(async () => {
    testDatabase = await createTestDatabase();
    // It takes prompts and decisions; only the doomed one works, until it is killed.
    survivor = await startAssistantNode({
      connectionString: testDatabase.connectionString,
      loop: createNoteLoop(createNoteTools()),
      works: false,
    });
    await createNotesTable(survivor.database.db);
    client = survivor.clientOf(await insertUser(survivor.database));
  });
  beforeEach(async () => {
    await survivor.database.pool.query('DELETE FROM test_notes');
    programOutput = '';
    doomed = spawn(process.execPath, [doomedWriter, testDatabase.connectionString], { stdio: ['ignore', 'pipe', 'inherit'] });
    doomed.stdout?.on('data', (chunk: Buffer) => (programOutput += chunk.toString()));
    await until(() => expect(programOutput).toContain('ready'));
  });
  afterEach(() => doomed.kill('SIGKILL'));
  afterAll(async () => {
    await survivor.close();
    await testDatabase.drop();
  });

  async function killAndTakeOver(threadId: string, promptRefId: string) {
    await until(() => expect(programOutput).toContain('written'));
    doomed.kill('SIGKILL');
    await once(doomed, 'exit');
    const asked: AskedModel = { requests: [] };
    const next = await startAssistantNode({
      connectionString: testDatabase.connectionString,
      loop: createNoteLoop(createNoteTools(), asked),
      limits: { leaseMs: 2_000, sweepMs: 50 },
    });
    const reader = await openStream(client, { threadId, promptRefId });
    await reader.closed;
    await next.close();
    const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
    return { asked, reply: items.at(-1) };
  }

  async function send(message: string) {
    const { id: threadId } = await client.call(createThread, { body: {} });
    return { threadId, ...(await client.call(sendPrompt, { params: { threadId }, body: { message } })) };
  }

  it('leaves one note, and the next owner goes on from the call without asking the model for it again', async () => {
    const { threadId, promptRefId } = await send('write_note');
    const { asked, reply } = await killAndTakeOver(threadId, promptRefId);
    expect(await readNotes(survivor.database.db)).toEqual(['write_note 1']);
    expect(reply).toMatchObject({ run: { status: 'completed', steps: [{ status: 'succeeded', summary: 'Written' }] } });
    expect(reply?.data.content).toContain('write_note 1');
    expect(asked.requests).toHaveLength(1);
    expect(asked.requests[0]?.prompt.at(-1)?.role).toBe('tool');
  });

  it('leaves one note of an act that the user had agreed to, and asks for nothing twice', async () => {
    const { threadId, promptRefId } = await send('send_note');
    const reader = await openStream(client, { threadId, promptRefId });
    await reader.closed;
    const { items } = await client.call(listMessages, { params: { threadId }, query: {} });
    const approvalId = items.at(-1)?.run?.approvals[0]?.id ?? '';
    await client.call(decideApproval, { params: { threadId, promptRefId, approvalId }, body: { decision: 'approve' } });
    const { reply } = await killAndTakeOver(threadId, promptRefId);
    expect(await readNotes(survivor.database.db)).toEqual(['send_note 1']);
    expect(reply?.run).toMatchObject({ status: 'completed', approvals: [{ id: approvalId, decision: 'approve' }] });
    expect(reply?.run?.approvals).toHaveLength(1);
  });
});
