import type { Message } from '#contract/threads.ts';
import { SESSION_MESSAGES_PREFIX } from './session-messages.ts';

const KEPT_THREADS = 10;

/** Not needed before the thread stands. */
export function writeSessionMessages(userId: string, threadId: string, messages: readonly Message[]): void {
  const key = `${SESSION_MESSAGES_PREFIX}${userId}:${threadId}`;
  const others = Object.keys(sessionStorage).filter((name) => name.startsWith(SESSION_MESSAGES_PREFIX) && name !== key);
  const foreign = others.filter((name) => !name.startsWith(`${SESSION_MESSAGES_PREFIX}${userId}:`));
  for (const name of [...foreign, ...others.slice(KEPT_THREADS - 1)]) sessionStorage.removeItem(name);
  try {
    const known = messages.filter(({ uniqueKey }) => !uniqueKey.startsWith('temp-'));
    sessionStorage.setItem(key, JSON.stringify(known));
  } catch {
    // A full session storage only costs the head start after a reload.
    sessionStorage.removeItem(key);
  }
}
