import { beforeEach, describe, expect, it } from 'vitest';
import { decideApproval, type ApprovalDecision } from '#contract/approvals.ts';
import { sendPrompt, stopRun } from '#contract/assistant.ts';
import { listReplyNews } from '#contract/reply-news.ts';
import { createThread, listMessages } from '#contract/threads.ts';
import type { AssistantNode } from '#tests/support/assistant-node.ts';
import { insertUser } from '#tests/support/assistant-node.ts';
import { useAssistantNodes, type SentRun } from '#tests/support/assistant-nodes.ts';
import { createNoteLoop, createNotesTable, createNoteTools, readNotes, type AskedModel } from '#tests/support/note-loop.ts';
import { openStream } from '#tests/support/stream-reader.ts';
import { problemOf } from '#tests/support/test-client.ts';
import { until } from '#tests/support/until.ts';

describe('an act that needs the user’s word', () => {
  const { start, clientAt, replyOf, statusOf } = useAssistantNodes();
  let asked: AskedModel;
  let recipient: string;
  beforeEach(() => {
    asked = { requests: [] };
    recipient = 'Ana';
  });

  async function startNode(): Promise<AssistantNode> {
    const node = await start({ loop: createNoteLoop(createNoteTools({ recipient: () => recipient }), asked) });
    await createNotesTable(node.database.db);
    await node.database.pool.query('DELETE FROM test_notes');
    return node;
  }

  async function send(node: AssistantNode, message: string): Promise<SentRun> {
    const client = clientAt(node);
    const { id: threadId } = await client.call(createThread, { body: {} });
    return { threadId, ...(await client.call(sendPrompt, { params: { threadId }, body: { message } })) };
  }

  async function untilAsked(node: AssistantNode, run: SentRun) {
    const reader = await openStream(clientAt(node), run);
    await reader.closed;
    const reply = await replyOf(node, run);
    const open = reply.run?.approvals.find(({ decision }) => decision === null);
    if (!open) throw new Error('Nothing is asked');
    return { reader, reply, approvalId: open.id };
  }

  const decide = (node: AssistantNode, run: SentRun, approvalId: string, decision: ApprovalDecision) =>
    clientAt(node).call(decideApproval, { params: { ...run, approvalId }, body: { decision } });

  const ended = (node: AssistantNode, run: SentRun) => until(async () => expect(await statusOf(node, run)).toBe('completed'));

  it('waits under the reply as a card, and nothing is done', async () => {
    const node = await startNode();
    const run = await send(node, 'send_note');
    const { reader, reply } = await untilAsked(node, run);
    expect(reader.hasEnd()).toBe(true);
    expect(reader.events.at(-1)?.event).toMatchObject({
      type: 'approvalRequested',
      message: { run: { status: 'awaiting-approval' } },
    });
    expect(reply.run).toMatchObject({
      status: 'awaiting-approval',
      steps: [{ toolCallId: 'call_1_1', status: 'awaiting-approval' }],
      approvals: [
        {
          decision: null,
          card: {
            title: 'Send this note?',
            details: [
              { label: 'To', value: 'Ana' },
              { label: 'Text', value: 'send_note 1' },
            ],
          },
        },
      ],
    });
    expect(await readNotes(node.database.db)).toEqual([]);
    const { items: news } = await clientAt(node).call(listReplyNews, {});
    expect(news.find(({ threadId }) => threadId === run.threadId)).toMatchObject({ state: 'asks' });
    // Other prompts go on meanwhile, also in this thread.
    const { threadId } = run;
    const next = await clientAt(node).call(sendPrompt, { params: { threadId }, body: { message: 'write_note' } });
    await ended(node, { threadId, ...next });
  });

  it('is done when the user agrees, once, and the reply goes on with what came of it', async () => {
    const node = await startNode();
    const run = await send(node, 'send_note');
    const { reader, reply, approvalId } = await untilAsked(node, run);
    const first = await decide(node, run, approvalId, 'approve');
    expect(first).toMatchObject({ decision: 'approve', toolCallId: 'call_1_1' });
    expect(await decide(node, run, approvalId, 'approve')).toEqual(first);
    const rest = await openStream(clientAt(node), run, reader.events.at(-1)?.id);
    await rest.closed;
    expect(rest.events[0]?.id).toBe((reply.run?.cursor ?? 0) + 1);
    expect(await readNotes(node.database.db)).toEqual(['send_note 1']);
    expect(asked.requests).toHaveLength(2);
    const done = await replyOf(node, run);
    expect(done.data.content).toContain('send_note 1');
    expect(done.run).toMatchObject({
      status: 'completed',
      steps: [{ toolCallId: 'call_1_1', status: 'succeeded', summary: 'Sent' }],
      approvals: [{ decision: 'approve' }],
    });
    const entries = await node.database.db.selectFrom('audit_entries').select(['action', 'details']).execute();
    expect(entries.filter(({ action }) => action === 'assistant-act-approved')).toMatchObject([
      { details: { tool: 'send_note', approvalId } },
    ]);
  });

  it('is not done when the user declines, and the model is told', async () => {
    const node = await startNode();
    const run = await send(node, 'send_note');
    const { approvalId } = await untilAsked(node, run);
    await decide(node, run, approvalId, 'decline');
    await ended(node, run);
    expect(await readNotes(node.database.db)).toEqual([]);
    expect(JSON.stringify(asked.requests.at(-1)?.prompt)).toContain('The agent declined this');
    const refused = await problemOf(decide(node, run, approvalId, 'approve'));
    expect(refused.problem).toMatchObject({ code: 'approval_closed', status: 409 });
    expect((await replyOf(node, run)).run?.steps).toMatchObject([{ status: 'failed', summary: 'Declined' }]);
  });

  it('leaves the other calls of its step done, and they are not done again', async () => {
    const node = await startNode();
    const run = await send(node, 'write_note, send_note');
    const { approvalId } = await untilAsked(node, run);
    expect(await readNotes(node.database.db)).toEqual(['write_note 1']);
    await decide(node, run, approvalId, 'approve');
    await ended(node, run);
    expect(await readNotes(node.database.db)).toEqual(['send_note 1', 'write_note 1']);
    expect((await replyOf(node, run)).run?.steps.map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
  });

  it('is asked about again when what would happen is no longer what the card said', async () => {
    const node = await startNode();
    const run = await send(node, 'send_note');
    const { approvalId } = await untilAsked(node, run);
    recipient = 'somebody else';
    await decide(node, run, approvalId, 'approve');
    await until(async () => expect((await replyOf(node, run)).run?.approvals).toHaveLength(2));
    expect(await readNotes(node.database.db)).toEqual([]);
    const { approvalId: second } = await untilAsked(node, run);
    expect(second).not.toBe(approvalId);
    await decide(node, run, second, 'approve');
    await ended(node, run);
    expect(await readNotes(node.database.db)).toEqual(['send_note 1']);
  });

  it('lapses with its reply', async () => {
    const node = await startNode();
    const run = await send(node, 'send_note');
    const { approvalId } = await untilAsked(node, run);
    await clientAt(node).call(stopRun, { params: run });
    expect(await statusOf(node, run)).toBe('stopped');
    const refused = await problemOf(decide(node, run, approvalId, 'approve'));
    expect(refused.problem.code).toBe('approval_closed');
    expect(await readNotes(node.database.db)).toEqual([]);
  });

  it('is nobody else’s to decide', async () => {
    const node = await startNode();
    const run = await send(node, 'send_note');
    const { approvalId } = await untilAsked(node, run);
    const stranger = node.clientOf(await insertUser(node.database));
    const refused = await problemOf(
      stranger.call(decideApproval, { params: { ...run, approvalId }, body: { decision: 'approve' } }),
    );
    expect(refused.problem.code).toBe('thread_not_found');
    const other = await send(node, 'send_note');
    const { approvalId: ofOther } = await untilAsked(node, other);
    const misplaced = await problemOf(decide(node, run, ofOther, 'approve'));
    expect(misplaced.problem.code).toBe('approval_not_found');
  });

  it('does not come before later prompts of the thread as a call without an answer', async () => {
    const node = await startNode();
    const run = await send(node, 'send_note');
    await untilAsked(node, run);
    const { threadId } = run;
    await clientAt(node).call(sendPrompt, { params: { threadId }, body: { message: 'write_note' } });
    await until(async () => {
      const { items } = await clientAt(node).call(listMessages, { params: { threadId }, query: {} });
      expect(items.at(-1)?.run?.status).toBe('completed');
    });
    const lastPrompt = asked.requests.at(-1)?.prompt ?? [];
    expect(JSON.stringify(lastPrompt)).not.toContain('send_note 1');
  });
});
