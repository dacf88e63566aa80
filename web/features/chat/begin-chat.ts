import { beginThread } from '#contract/assistant.ts';
import { callApi } from '#web/platform/api.ts';
import { tellFailure } from './send-message.ts';

/** Begins a thread that the assistant names from its first message. */
export async function beginChat(firstMessage: string): Promise<{ thread: string; title: string }> {
  try {
    return await callApi(beginThread, { body: { firstMessage } }, { idempotencyKey: crypto.randomUUID() });
  } catch (error) {
    tellFailure(null, error);
    throw error;
  }
}
