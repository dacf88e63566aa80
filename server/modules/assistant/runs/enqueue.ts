import { sql } from 'kysely';
import { RUNS_AT_A_TIME, type ActiveWidgetContext } from '#contract/assistant.ts';
import type { AssistantEvent } from '#contract/assistant-events.ts';
import type { NewMessage, ThreadsService } from '#server/modules/threads/index.ts';
import type { Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { newId } from '#server/platform/ids.ts';
import { ensureWithinDay, type DailyLimits } from './spending.ts';
import { storableJson, storableText } from './storable.ts';

const RETRY_AFTER_SECONDS = 5;

/** A new message of the user; `versionOf` where it says an earlier one in other words. */
export interface NewPrompt {
  message: string;
  hidden: boolean;
  versionOf?: string;
}

/** A prompt that is answered once more, and the first version of its reply. */
export interface RepeatedPrompt {
  promptMessageId: string;
  versionOf: string;
}

export interface Prompt {
  userId: string;
  threadId: string;
  prompted: NewPrompt | RepeatedPrompt;
  widgetContext: ActiveWidgetContext | null;
  model: string;
  dailyLimits: DailyLimits;
  at: Date;
}

/**
 * Stores a prompt unless it was said before, its queued run, the empty message of the reply and the first event. The caller has locked the thread.
 * @returns the id of the run, which is the promptRefId
 * @throws AppError too_many_runs when two runs of the user are open; daily_limit_reached
 */
export async function enqueueRun(
  tx: Tx,
  threads: Pick<ThreadsService, 'append'>,
  { userId, threadId, prompted, widgetContext, model, dailyLimits, at }: Prompt,
): Promise<string> {
  await ensureRoomForRun(tx, userId);
  if (model !== 'built-in') await ensureWithinDay(tx, { userId, at, limits: dailyLimits });
  const runId = newId();
  const place = { userId, threadId, at };
  const appended = await threads.append(tx, place, [...wordsOf(prompted), replyTo(prompted, runId)]);
  const replyMessageId = appended.at(-1) ?? '';
  const promptMessageId = 'promptMessageId' in prompted ? prompted.promptMessageId : (appended[0] ?? '');
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

function wordsOf(prompted: NewPrompt | RepeatedPrompt): NewMessage[] {
  if ('promptMessageId' in prompted) return [];
  const { message, hidden, versionOf = null } = prompted;
  return [{ createdBy: 'user', content: storableText(message), hidden, versionOf }];
}

function replyTo(prompted: NewPrompt | RepeatedPrompt, runId: string): NewMessage {
  return { createdBy: 'assistant', content: '', runId, versionOf: 'promptMessageId' in prompted ? prompted.versionOf : null };
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
