import { analyticsLimits, recordEvents, type AnalyticsEvent } from '#contract/analytics.ts';
import { isApiError } from './api-errors.ts';
import { callApi } from './api.ts';

/** In the local storage: what waits outlives the tab, and is told of nobody but the user whose it is. */
const KEY = 'analytics-events';
/** In the session storage: who uses this tab, once told of. */
const KNOWN_KEY = 'analytics-user';
const MAX_WAITING = 200;
const SEND_AFTER_MS = 5_000;
const RETRY_AFTER_MS = 60_000;

interface Waiting {
  /** Empty until it is known. */
  userId: string;
  events: AnalyticsEvent[];
}

const ownUserId = (): string => sessionStorage.getItem(KNOWN_KEY) ?? '';

function stored(): Waiting {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '') as Waiting;
  } catch {
    return { userId: '', events: [] };
  }
}

function waitingEvents(): AnalyticsEvent[] {
  const { userId, events } = stored();
  return userId === ownUserId() ? events : [];
}

/** Where nothing can be stored, nothing is told. */
function keep(events: readonly AnalyticsEvent[]): void {
  const waiting: Waiting = { userId: ownUserId(), events: events.slice(-MAX_WAITING) };
  try {
    if (events.length > 0) localStorage.setItem(KEY, JSON.stringify(waiting));
    else localStorage.removeItem(KEY);
  } catch {
    localStorage.removeItem(KEY);
  }
}

/** Whether this user has not been told of in this session of the browser. What another tab of the user has left is taken over. */
export function isNewHere(userId: string): boolean {
  const { userId: owner, events } = stored();
  const isNew = ownUserId() !== userId;
  sessionStorage.setItem(KNOWN_KEY, userId);
  keep(owner === '' || owner === userId ? events : []);
  if (events.length > 0) flushIn(SEND_AFTER_MS);
  return isNew;
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
