import type { Message } from '#contract/threads.ts';

const PREFIX = 'messages:';
const KEPT_THREADS = 10;

/**
 * The newest messages of a thread in session storage, so that a reload shows them at once. Keyed by user; cleared on logout
 * and when another user signs in (docs/product/chat.md).
 */
export function readSessionMessages(userId: string, threadId: string): Message[] {
  try {
    return JSON.parse(sessionStorage.getItem(`${PREFIX}${userId}:${threadId}`) ?? '[]') as Message[];
  } catch {
    return [];
  }
}

export function writeSessionMessages(userId: string, threadId: string, messages: readonly Message[]): void {
  const key = `${PREFIX}${userId}:${threadId}`;
  const others = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX) && name !== key);
  const foreign = others.filter((name) => !name.startsWith(`${PREFIX}${userId}:`));
  for (const name of [...foreign, ...others.slice(KEPT_THREADS - 1)]) sessionStorage.removeItem(name);
  try {
    sessionStorage.setItem(key, JSON.stringify(messages));
  } catch {
    // A full session storage only costs the head start after a reload.
    sessionStorage.removeItem(key);
  }
}
