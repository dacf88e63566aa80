import { analyticsLimits, recordEvents, type AnalyticsEvent } from '#contract/analytics.ts';
import { isApiError } from './api-errors.ts';
import { callApi } from './api.ts';

/** In the session storage: it outlives a reload, and goes when the session of the user does. */
const KEY = 'analytics-events';
const KNOWN_KEY = 'analytics-user';
const MAX_WAITING = 200;
const SEND_AFTER_MS = 5_000;
const RETRY_AFTER_MS = 60_000;

function waitingEvents(): AnalyticsEvent[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as AnalyticsEvent[];
  } catch {
    return [];
  }
}

/** Where nothing can be stored, nothing is told. */
function keep(events: readonly AnalyticsEvent[]): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(events.slice(-MAX_WAITING)));
  } catch {
    sessionStorage.removeItem(KEY);
  }
}

/** Whether this user has not been told of in this session of the browser. */
export function isNewHere(userId: string): boolean {
  if (sessionStorage.getItem(KNOWN_KEY) === userId) return false;
  sessionStorage.setItem(KNOWN_KEY, userId);
  return true;
}

let timer: ReturnType<typeof setTimeout> | undefined;
let sending: Promise<void> | null = null;

function flushIn(ms: number): void {
  clearTimeout(timer);
  timer = setTimeout(() => void flush(), ms);
}

export function add(event: AnalyticsEvent): void {
  keep([...waitingEvents(), event]);
  flushIn(SEND_AFTER_MS);
}

/** Busy, away or without a connection: later it may be taken. */
const mayBeTakenLater = (error: unknown): boolean => !isApiError(error) || error.status >= 500 || error.status === 429;

async function send(): Promise<void> {
  const events = waitingEvents().slice(0, analyticsLimits.events);
  if (events.length === 0 || !navigator.onLine) return;
  try {
    await callApi(recordEvents, { body: { events } }, { keepalive: true });
  } catch (error) {
    if (mayBeTakenLater(error)) return flushIn(RETRY_AFTER_MS);
  }
  const gone = new Set(events.map(({ name, at }) => name + at));
  const rest = waitingEvents().filter(({ name, at }) => !gone.has(name + at));
  keep(rest);
  if (rest.length > 0) flushIn(SEND_AFTER_MS);
}

/** Sends what waits; what arrives twice is kept once by the server. */
export function flush(): Promise<void> {
  sending ??= send().finally(() => {
    sending = null;
  });
  return sending;
}

addEventListener('online', () => void flush());
addEventListener('pagehide', () => void flush());
document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && void flush());
