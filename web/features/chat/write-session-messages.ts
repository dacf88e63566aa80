import type { Message } from '#contract/threads.ts';
import { PREFIX } from './session-messages.ts';

const KEPT_THREADS = 10;

/** Not needed before the thread stands. */
export function writeSessionMessages(userId: string, threadId: string, messages: readonly Message[]): void {
  const key = `${PREFIX}${userId}:${threadId}`;
  const others = Object.keys(sessionStorage).filter((name) => name.startsWith(PREFIX) && name !== key);
  const foreign = others.filter((name) => !name.startsWith(`${PREFIX}${userId}:`));
  for (const name of [...foreign, ...others.slice(KEPT_THREADS - 1)]) sessionStorage.removeItem(name);
  try {
    const known = messages.filter(({ uniqueKey }) => !uniqueKey.startsWith('temp-'));
    sessionStorage.setItem(key, JSON.stringify(known));
  } catch {
    // A full session storage only costs the head start after a reload.
    sessionStorage.removeItem(key);
  }
}
