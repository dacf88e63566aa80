/** What a user sends: a prompt, the same one to be answered again, or in other words. Each becomes a queued run. */
import { mayChat } from '#contract/accounts.ts';
import { activeWidgetContextSchema, type ActiveWidgetContext } from '#contract/assistant.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Caller } from '#server/platform/http/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import type { ThreadsService } from '#server/modules/threads/index.ts';
import { enqueueRun, type NewPrompt, type RepeatedPrompt } from './enqueue.ts';
import { findRun, selectOpenRunsOfThread } from './runs.queries.ts';
import type { DailyLimits } from './spending.ts';

export const SENDS = { burst: 10, refillSeconds: 3 };

/** Runs a creating call's writes in one transaction (see `HandlerInput.once`). */
export type Once = <Answer>(write: (tx: Tx) => Promise<Answer>) => Promise<Answer>;

interface RunOfUser {
  threadId: string;
  runId: string;
}

export interface Prompts {
  /** @returns the id of the queued run */
  sendPrompt: (
    caller: Caller,
    prompt: {
      threadId: string;
      message: string;
      hidden: boolean;
      widgetContext: ActiveWidgetContext | null;
      model: string | null;
    },
    once: Once,
  ) => Promise<string>;
  /**
   * Answers a prompt once more; what was answered, and what followed, is kept as another version.
   * @throws AppError run_not_found, reply_in_progress
   */
  regenerate: (caller: Caller, again: RunOfUser & { model: string | null }, once: Once) => Promise<string>;
  /**
   * Answers a prompt in other words; the old ones, and what followed, are kept as another version.
   * @throws AppError run_not_found, reply_in_progress
   */
  edit: (caller: Caller, edited: RunOfUser & { message: string; model: string | null }, once: Once) => Promise<string>;
}

interface PromptsOptions {
  clock: Clock;
  throttle: Throttle;
  threads: ThreadsService;
  /** Labels of the models that a prompt may choose, the default one first. */
  models: readonly string[];
  dailyLimits: DailyLimits;
  /** Has somebody work on what was queued. */
  wakeSomebody: () => Promise<void>;
}

type SetAside = (messageId: string) => Promise<string>;

/** Who may send. */
export function ensureMayPrompt({ allowedChatInterfaces, subscriptionStatus }: Caller): void {
  if (!mayChat(allowedChatInterfaces)) throw new AppError('chat_not_allowed', 'Chat is not part of this account.');
  if (subscriptionStatus !== 'active') throw new AppError('subscription_not_active', 'The subscription is not active.');
}

export async function ensureQuiet(tx: Tx, threadId: string): Promise<void> {
  if ((await selectOpenRunsOfThread(tx, threadId)).length === 0) return;
  throw new AppError('reply_in_progress', 'A reply is being written in this thread.');
}

export const runNotFound = () => new AppError('run_not_found', 'This reply does not exist.');

export function createPrompts({ clock, throttle, threads, models, dailyLimits, wakeSomebody }: PromptsOptions): Prompts {
  function ensureModel(chosen: string | null): string {
    const model = chosen ?? models[0] ?? 'built-in';
    if (!models.includes(model)) throw new AppError('model_not_available', 'This model cannot be chosen here.');
    return model;
  }

  /** Has a prompt answered anew, in place of what follows a message of its run. */
  async function answerAnew(
    caller: Caller,
    { threadId, runId, model: chosen }: RunOfUser & { model: string | null },
    once: Once,
    replace: (
      run: { promptMessageId: string; replyMessageId: string },
      setAside: SetAside,
    ) => Promise<NewPrompt | RepeatedPrompt>,
  ): Promise<string> {
    ensureMayPrompt(caller);
    const model = ensureModel(chosen);
    const { userId } = caller;
    await throttle.take(`prompts of ${userId}`, SENDS);
    const answer = await once(async (tx) => {
      const run = await findRun(tx, { runId, threadId, userId });
      if (!run) throw runNotFound();
      await threads.touch(tx, { userId, threadId });
      await ensureQuiet(tx, threadId);
      const prompted = await replace(run, (messageId) => threads.setAside(tx, { threadId, messageId }));
      const widgetContext = activeWidgetContextSchema.nullable().catch(null).parse(run.widgetContext);
      const prompt = { userId, threadId, prompted, widgetContext, model, dailyLimits, at: clock.now() };
      return { promptRefId: await enqueueRun(tx, threads, prompt) };
    });
    await wakeSomebody();
    return answer.promptRefId;
  }

  return {
    async sendPrompt(caller, { threadId, message, hidden, widgetContext, ...chosen }, once) {
      ensureMayPrompt(caller);
      const model = ensureModel(chosen.model);
      const { userId } = caller;
      await throttle.take(`prompts of ${userId}`, SENDS);
      const answer = await once(async (tx) => {
        await threads.touch(tx, { userId, threadId });
        const prompt = { userId, threadId, prompted: { message, hidden }, widgetContext, model, dailyLimits, at: clock.now() };
        return { promptRefId: await enqueueRun(tx, threads, prompt) };
      });
      await wakeSomebody();
      return answer.promptRefId;
    },

    regenerate: (caller, again, once) =>
      answerAnew(caller, again, once, async ({ promptMessageId, replyMessageId }, setAside) => ({
        promptMessageId,
        versionOf: await setAside(replyMessageId),
      })),

    edit: (caller, { message, ...edited }, once) =>
      answerAnew(caller, edited, once, async ({ promptMessageId }, setAside) => ({
        ...{ message, hidden: false },
        versionOf: await setAside(promptMessageId),
      })),
  };
}
