import type { QueryClient } from '@tanstack/react-query';
import { editPrompt, regenerateReply, showVersion } from '#contract/assistant.ts';
import { rateMessage, type Feedback, type Message } from '#contract/threads.ts';
import { callApi } from '#web/platform/api.ts';
import { wordsFor } from '#web/platform/error-words.ts';
import { showToast } from '#web/ui/toast-queue.ts';
import { chosenModel } from './bar/chosen-model.ts';
import { changeMessages, messagesOf, messagesQuery, putMessage, setLiveReply } from './chat.data.ts';
import { newLiveReply } from './reply/live-reply.ts';
import { PENDING_RUN, tellFailure, temporaryMessage } from './send-message.ts';

interface Place {
  queryClient: QueryClient;
  threadId: string;
}

/** Takes a message and all that follow it off the screen, as the server does. */
function cutFrom({ queryClient, threadId }: Place, uniqueKey: string): void {
  const { queryKey } = messagesQuery(threadId);
  void queryClient.cancelQueries({ queryKey });
  const messages = messagesOf(queryClient.getQueryData(queryKey));
  const cut = messages.findIndex((message) => message.uniqueKey === uniqueKey);
  const gone = new Set(messages.slice(cut).map((message) => message.uniqueKey));
  changeMessages(queryClient, threadId, (message) => (gone.has(message.uniqueKey) ? null : message));
}

/** Has an answer written in place of what was cut; where it is refused, what was there comes back and the reason is told. */
async function answerAnew({ queryClient, threadId }: Place, ask: () => Promise<{ promptRefId: string }>): Promise<void> {
  setLiveReply(queryClient, threadId, newLiveReply(PENDING_RUN));
  try {
    setLiveReply(queryClient, threadId, newLiveReply((await ask()).promptRefId, { askedHere: true }));
  } catch (error) {
    tellFailure(threadId, error);
    setLiveReply(queryClient, threadId, null);
    showToast(wordsFor(error), { tone: 'error' });
  }
  await queryClient.invalidateQueries({ queryKey: messagesQuery(threadId).queryKey });
}

interface Run extends Place {
  promptRefId: string;
}

export function regenerate({ promptRefId, ...place }: Run, replyKey: string): Promise<void> {
  cutFrom(place, replyKey);
  const params = { threadId: place.threadId, promptRefId };
  const body = { model: chosenModel() };
  const idempotencyKey = crypto.randomUUID();
  return answerAnew(place, () => callApi(regenerateReply, { params, body }, { idempotencyKey }));
}

export function editAndResend(
  { promptRefId, ...place }: Run,
  { uniqueKey, text }: { uniqueKey: string; text: string },
): Promise<void> {
  cutFrom(place, uniqueKey);
  putMessage(place.queryClient, place.threadId, temporaryMessage(text));
  const params = { threadId: place.threadId, promptRefId };
  const body = { message: text, model: chosenModel() };
  const idempotencyKey = crypto.randomUUID();
  return answerAnew(place, () => callApi(editPrompt, { params, body }, { idempotencyKey }));
}

/** Turns to another version of a message, with what followed it. */
export async function turnTo({ queryClient, threadId }: Place, messageId: string): Promise<void> {
  try {
    await callApi(showVersion, { params: { messageId } });
    setLiveReply(queryClient, threadId, null);
  } catch (error) {
    showToast(wordsFor(error), { tone: 'error' });
  }
  await queryClient.invalidateQueries({ queryKey: messagesQuery(threadId).queryKey });
}

/** Keeps what the user thinks of a reply; shows it at once, and takes it back where it is refused. */
export async function rate(
  { queryClient, threadId }: Place,
  { uniqueKey, feedback: before }: Message,
  feedback: Feedback,
): Promise<void> {
  const show = (shown: Feedback | null) =>
    changeMessages(queryClient, threadId, (message) =>
      message.uniqueKey === uniqueKey ? { ...message, feedback: shown } : message,
    );
  show(feedback.rating === null ? null : feedback);
  try {
    await callApi(rateMessage, { params: { messageId: uniqueKey }, body: feedback });
  } catch (error) {
    show(before);
    showToast(`Your rating was not kept. ${wordsFor(error)}`, { tone: 'error' });
  }
}
