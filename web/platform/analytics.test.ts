import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AnalyticsEvent } from '#contract/analytics.ts';
import type { Problem } from '#contract/problem.ts';

const threadId = '0192f0c0-0000-7000-8000-00000000000a';
const page = { sent: [] as AnalyticsEvent[][], status: 204, online: true, wants: {}, leave: () => {} };
const fail = (status: number): Response => {
  const code = status === 429 ? 'too_many_requests' : 'invalid_request';
  const problem: Problem = { type: 'about:blank', title: '', status, detail: '', code, errors: [], requestId: '1' };
  return Response.json(problem, { status });
};

function fakeStorage() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

/** A page that is loaded in a tab: its storage stays from one to the next. */
async function loadPage() {
  vi.resetModules();
  const listeners = new EventTarget();
  vi.stubGlobal('addEventListener', listeners.addEventListener.bind(listeners));
  page.leave = () => void listeners.dispatchEvent(new Event('pagehide'));
  vi.stubGlobal('document', new EventTarget());
  vi.stubGlobal('navigator', {
    get onLine() {
      return page.online;
    },
    ...page.wants,
  });
  const { track, identifyUser } = await import('./analytics.ts');
  await import('./analytics-queue.ts');
  return {
    track,
    identifyUser,
    click: () => track({ name: 'sidekick-proactive-suggestions-show-click', properties: { threadId } }),
    goOnline: () => void listeners.dispatchEvent(new Event('online')),
  };
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { sent: [], status: 204, online: true, wants: {} });
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('fetch', async (_: string, { body, keepalive }: RequestInit) => {
    expect(keepalive).toBe(true);
    if (typeof body === 'string') page.sent.push((JSON.parse(body) as { events: AnalyticsEvent[] }).events);
    return page.status === 204 ? new Response(null, { status: 204 }) : fail(page.status);
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const namesSent = () => page.sent.map((events) => events.map(({ name }) => name));

test('what is done is told together after five seconds', async () => {
  const { track, click } = await loadPage();
  click();
  track({ name: 'sidekick-prompt-request-success', properties: { threadId } });
  await vi.advanceTimersByTimeAsync(4_900);
  expect(page.sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(namesSent()).toEqual([['sidekick-proactive-suggestions-show-click', 'sidekick-prompt-request-success']]);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(page.sent).toHaveLength(1);
});

test('who leaves the page has it told at once', async () => {
  const { click } = await loadPage();
  click();
  await vi.advanceTimersByTimeAsync(10);
  page.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(page.sent).toHaveLength(1);
});

test.each([{ doNotTrack: '1' }, { globalPrivacyControl: true }])('nothing is told of who wants that: %o', async (wants) => {
  page.wants = wants;
  const { click, identifyUser } = await loadPage();
  identifyUser('somebody');
  click();
  await vi.advanceTimersByTimeAsync(600_000);
  page.leave();
  expect(page.sent).toEqual([]);
});

test('without a connection it waits, through a reload too, at most 200 of them', async () => {
  page.online = false;
  const { click } = await loadPage();
  for (let count = 0; count < 300; count += 1) {
    click();
    await vi.advanceTimersByTimeAsync(1);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.sent).toEqual([]);
  const reloaded = await loadPage();
  page.online = true;
  reloaded.goOnline();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.sent.map((events) => events.length)).toEqual([50, 50, 50, 50]);
});

test('a busy server is told again a minute later, and what it refuses is given up', async () => {
  page.status = 429;
  const { click } = await loadPage();
  click();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.sent).toHaveLength(1);
  page.status = 422;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.sent).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(page.sent).toHaveLength(2);
});

test('a user is told of once in a session, and nothing of it outlasts the session', async () => {
  const { identifyUser, click } = await loadPage();
  identifyUser('somebody');
  await vi.advanceTimersByTimeAsync(10);
  identifyUser('somebody');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(namesSent()).toEqual([['sidekick-auth-identify-user']]);
  click();
  await vi.advanceTimersByTimeAsync(10);
  sessionStorage.clear();
  identifyUser('somebody else');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(namesSent().at(-1)).toEqual(['sidekick-auth-identify-user']);
});

test('what waits when a tab closes without a connection is told by the next one, of its own user alone', async () => {
  const closeTab = () => {
    page.leave();
    vi.stubGlobal('sessionStorage', fakeStorage());
  };
  const leaveSomething = async () => {
    page.online = false;
    const { identifyUser, click } = await loadPage();
    identifyUser('somebody');
    await vi.advanceTimersByTimeAsync(10);
    click();
    await vi.advanceTimersByTimeAsync(10);
    closeTab();
    expect(page.sent).toEqual([]);
    page.online = true;
    return loadPage();
  };
  (await leaveSomething()).identifyUser('somebody');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(namesSent()[0]).toContain('sidekick-proactive-suggestions-show-click');
  closeTab();
  page.sent = [];
  (await leaveSomething()).identifyUser('somebody else');
  await vi.advanceTimersByTimeAsync(6_000);
  expect(namesSent()).toEqual([['sidekick-auth-identify-user']]);
});
