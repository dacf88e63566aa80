import { sql } from 'kysely';
import { RUNS_AT_A_TIME, type ActiveWidgetContext } from '#contract/assistant.ts';
import type { AssistantEvent } from '#contract/assistant-events.ts';
import type { ThreadsService } from '#server/modules/threads/index.ts';
import type { Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { newId } from '#server/platform/ids.ts';
import { ensureWithinDay, type DailyLimits } from './spending.ts';
import { storableJson, storableText } from './storable.ts';

const RETRY_AFTER_SECONDS = 5;

export interface Prompt {
  userId: string;
  threadId: string;
  message: string;
  hidden: boolean;
  widgetContext: ActiveWidgetContext | null;
  model: string;
  dailyLimits: DailyLimits;
  at: Date;
}

/**
 * Stores a prompt, its queued run, the empty message of the reply and the first event. The caller has locked the thread.
 * @returns the id of the run, which is the promptRefId
 * @throws AppError too_many_runs when two runs of the user are open; daily_limit_reached
 */
export async function enqueueRun(
  tx: Tx,
  threads: Pick<ThreadsService, 'append'>,
  { userId, threadId, message, hidden, widgetContext, model, dailyLimits, at }: Prompt,
): Promise<string> {
  await ensureRoomForRun(tx, userId);
  if (model !== 'built-in') await ensureWithinDay(tx, { userId, at, limits: dailyLimits });
  const runId = newId();
  const [promptMessageId = '', replyMessageId = ''] = await threads.append(tx, { userId, threadId, at }, [
    { createdBy: 'user', content: storableText(message), hidden },
    { createdBy: 'assistant', content: '', runId },
  ]);
  await tx
    .insertInto('runs')
    .values({
      id: runId,
      thread_id: threadId,
      user_id: userId,
      created_at: at,
      prompt_message_id: promptMessageId,
      reply_message_id: replyMessageId,
      status: 'queued',
      model,
      widget_context: widgetContext && storableJson(widgetContext),
      last_event_id: 1,
    })
    .execute();
  const created: AssistantEvent = { type: 'runCreated', runId, createdAt: at.toISOString() };
  await tx
    .insertInto('run_events')
    .values({ run_id: runId, id: 1, event: JSON.stringify(created) })
    .execute();
  return runId;
}

/** Sends of one user count one after the other: the lock holds until the transaction ends. */
async function ensureRoomForRun(tx: Tx, userId: string): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtextextended(${`open runs of ${userId}`}, 0))`.execute(tx);
  const { open } = await tx
    .selectFrom('runs')
    .select((select) => select.fn.countAll<number>().as('open'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirstOrThrow();
  if (open >= RUNS_AT_A_TIME) {
    throw new AppError('too_many_runs', 'Two replies are being written. Wait for one of them, or stop it.', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
    });
  }
}
