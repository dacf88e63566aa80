import type { Approval } from '#contract/approvals.ts';
import type { Artifact, Message, MessageRun } from '#contract/threads.ts';
import type { ReplyState } from './reply.ts';
import type { ClaimedRun } from './runs.queries.ts';

type Parts = Pick<MessageRun, 'status' | 'cursor'> & Pick<Message, 'figures' | 'metadata'> & { approvals: readonly Approval[] };

/** A reply as its readers get it, whole, when the run ends or waits for its user. */
export function replyMessage(run: ClaimedRun, reply: ReplyState, { approvals, figures, metadata, ...progress }: Parts): Message {
  return {
    uniqueKey: `msg_${run.replyMessageId}`,
    type: 'text',
    data: { content: reply.text },
    createdAt: run.createdAt.toISOString(),
    createBy: 'assistant',
    artifacts: artifactsOf(run, reply),
    run: { promptRefId: run.runId, steps: reply.tools, approvals: [...approvals], ...progress },
    figures,
    metadata,
    versions: null,
    feedback: null,
  };
}

/** The reasoning is an artifact under the id of its message, so that every owner of the run means the same one. */
export function artifactsOf(run: ClaimedRun, { reasoning, widgets }: ReplyState): Artifact[] {
  if (reasoning === '') return widgets;
  const createdAt = run.createdAt.toISOString();
  return [{ id: run.replyMessageId, kind: 'reasoning', content: { text: reasoning }, createdAt }, ...widgets];
}
