import type { AnalyticsEvent, FailureReason } from '#contract/analytics.ts';
import { isApiError } from './api-errors.ts';

type WithoutTime<Event> = Event extends AnalyticsEvent ? Omit<Event, 'at'> : never;

/** Loaded with the first event: no screen waits for it. */
const loadQueue = () => import('./analytics-queue.ts');

/** By the browser's Do Not Track, or Global Privacy Control. */
function wantsNotToBeFollowed(): boolean {
  return navigator.doNotTrack === '1' || ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true);
}

/** Tells that something was done, in ids, codes and numbers; nothing where the browser asks that nobody be followed. */
export function track(event: WithoutTime<AnalyticsEvent>): void {
  if (wantsNotToBeFollowed()) return;
  const at = new Date().toISOString();
  void loadQueue()
    .then(({ add }) => add({ ...event, at }))
    .catch(() => undefined);
}

/** Tells who uses the product now, once in a session of the browser. */
export function identifyUser(userId: string): void {
  if (wantsNotToBeFollowed()) return;
  void loadQueue()
    .then(({ isNewHere }) => {
      if (isNewHere(userId)) track({ name: 'sidekick-auth-identify-user', properties: {} });
    })
    .catch(() => undefined);
}

/** Sends what was told so far, for at most a second. */
export async function sendTracked(): Promise<void> {
  if (wantsNotToBeFollowed()) return;
  const sent = loadQueue()
    .then(({ flush }) => flush())
    .catch(() => undefined);
  await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, 1_000))]);
}

/** Why something failed, without a word of what it was about. */
export function failureReasonOf(error: unknown): FailureReason {
  return isApiError(error) ? error.code : 'network';
}
