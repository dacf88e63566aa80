import type { QueryClient } from '@tanstack/react-query';
import { sendPrompt, stopRun, type ActiveWidgetContext } from '#contract/assistant.ts';
import type { Message } from '#contract/threads.ts';
import { isApiError } from '#web/platform/api-errors.ts';
import { callApi } from '#web/platform/api.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { chosenModel } from './bar/chosen-model.ts';
import { messagesQuery, putMessage, removeMessage, setLiveReply } from './chat.data.ts';
import { newLiveReply } from './reply/live-reply.ts';

/** The stand-in for the run's id until the server has answered. */
export const PENDING_RUN = 'pending';

const SEND_FAILED =
  'Oops! Something went wrong while sending your message. Please try again or contact support if the issue persists.';

/** What the server says no to for a reason that the user can do something about, or wait for; all that the call declares, by type. */
const refusals: Readonly<Record<(typeof sendPrompt.errors)[number] | 'overloaded' | 'storage_full', true>> = {
  ...{ thread_not_found: true, chat_not_allowed: true, subscription_not_active: true, too_many_runs: true },
  ...{ too_many_requests: true, model_not_available: true, daily_limit_reached: true, overloaded: true, storage_full: true },
};

/** What is said of a message that could not be sent. */
export function sendFailureWords(failure: unknown): string {
  if (isApiError(failure, 'too_many_requests'))
    return 'You are sending messages faster than they can be answered. Wait a moment, then send it again.';
  return isApiError(failure) && failure.code in refusals ? wordsFor(failure) : SEND_FAILED;
}

/** A message of the user that the server does not know yet. */
export function temporaryMessage(text: string): Message {
  return {
    uniqueKey: `temp-${crypto.randomUUID()}`,
    type: 'text',
    data: { content: text },
    createdAt: new Date().toISOString(),
    createBy: 'user',
    artifacts: [],
    run: null,
    figures: null,
    metadata: null,
    versions: null,
    feedback: null,
  };
}

interface SendOptions {
  queryClient: QueryClient;
  threadId: string;
  text: string;
  widgetContext: ActiveWidgetContext | null;
  /** Answers this one; the chosen model where none is given. */
  model?: string | undefined;
  /** Only its answer is shown. */
  hidden?: boolean;
}

/**
 * Shows the message at once, sends it, and leaves the queued reply in the cache for the chat screen to follow.
 * The same key goes with each retry, so that a lost answer does not send twice. On failure the message is taken back.
 */
export async function sendMessage({
  queryClient,
  threadId,
  text,
  widgetContext,
  model = chosenModel() ?? undefined,
  hidden = false,
}: SendOptions): Promise<void> {
  const temporary = temporaryMessage(text);
  // Messages that are on their way do not hold this one yet, and would take it off the screen.
  void queryClient.cancelQueries({ queryKey: messagesQuery(threadId).queryKey });
  if (!hidden) putMessage(queryClient, threadId, temporary);
  setLiveReply(queryClient, threadId, newLiveReply(PENDING_RUN));
  try {
    const body = { message: text, activeWidgetContext: widgetContext, model, hidden };
    const { promptRefId } = await callApi(sendPrompt, { params: { threadId }, body }, { idempotencyKey: temporary.uniqueKey });
    setLiveReply(queryClient, threadId, newLiveReply(promptRefId, { askedHere: true }));
  } catch (error) {
    tellFailure(threadId, error);
    removeMessage(queryClient, threadId, temporary.uniqueKey);
    setLiveReply(queryClient, threadId, null);
    throw error;
  }
}

/** Its code comes with that which follows replies, after the screen stands. */
export function tellFailure(threadId: string | null, error: unknown): void {
  void import('#web/platform/analytics.ts')
    .then(({ failureReasonOf, track }) =>
      track({ name: 'sidekick-prompt-request-failure', properties: { threadId, reason: failureReasonOf(error) } }),
    )
    .catch(() => undefined);
}

export function stopReply(threadId: string, promptRefId: string): Promise<unknown> {
  return callApi(stopRun, { params: { threadId, promptRefId } });
}
