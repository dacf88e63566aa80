import type { Message } from '#contract/threads.ts';

export const SESSION_MESSAGES_PREFIX = 'messages:';

/**
 * The newest messages of a thread in session storage, so that a reload shows them at once. Keyed by user; cleared on logout
 * and when another user signs in (docs/product/chat.md).
 */
export function readSessionMessages(userId: string, threadId: string): Message[] {
  try {
    return JSON.parse(sessionStorage.getItem(`${SESSION_MESSAGES_PREFIX}${userId}:${threadId}`) ?? '[]') as Message[];
  } catch {
    return [];
  }
}
