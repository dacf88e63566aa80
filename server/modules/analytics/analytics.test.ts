import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { analyticsLimits, recordEvents, type AnalyticsEvent } from '#contract/analytics.ts';
import { exportPersonalData } from '#server/personal-data.ts';
import { newId } from '#server/platform/ids.ts';
import { loadSettings } from '#server/settings.ts';
import { startFakePostHog, type FakePostHog } from '#tests/fakes/analytics/fake-posthog.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf } from '#tests/support/test-client.ts';
import { day } from '#tests/support/test-clock.ts';
import type { AnalyticsService } from './analytics.service.ts';

const NOW = '2026-11-20T20:00:00.000Z';
const clicked = (at = NOW): AnalyticsEvent => ({
  ...{ name: 'sidekick-proactive-suggestions-show-click', at },
  properties: { threadId: newId() },
});
const serviceOf = (app: TestApp): AnalyticsService =>
  app.dependencies.modules.find(({ name }) => name === 'analytics')?.service as AnalyticsService;
const rowsOf = (app: TestApp, { id }: { id: string }) =>
  app.db
    .selectFrom('analytics_events')
    .select(['name', 'happened_at'])
    .where('user_id', '=', id)
    .orderBy('happened_at')
    .execute();

async function somebody(app: TestApp) {
  const user = await app.createUser();
  return { user, client: await app.signIn(user) };
}

describe('events', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  beforeEach(() => app.clock.set(NOW));
  afterAll(() => app.close());

  test('are kept once, however often a browser tells them, and none as of the future or of long ago', async () => {
    const { user, client } = await somebody(app);
    const body = { events: [clicked(), clicked('2020-01-01T00:00:00.000Z')] };
    await client.call(recordEvents, { body });
    await client.call(recordEvents, { body });
    expect(await rowsOf(app, user)).toEqual([{ name: 'sidekick-proactive-suggestions-show-click', happened_at: new Date(NOW) }]);

    await client.call(recordEvents, { body: { events: [clicked('2031-01-01T00:00:00.000Z')] } });
    const [, late] = await rowsOf(app, user);
    expect(late?.happened_at.getTime()).toBeLessThanOrEqual(app.clock.now().getTime());
  });

  test('take no words of anybody, no other names, and not too many', async () => {
    const { user, client } = await somebody(app);
    const send = async (events: unknown[]) =>
      (
        await client.fetch(recordEvents.path, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ events }),
        })
      ).status;
    const { properties, ...event } = clicked();
    expect(await send([{ ...event, properties: { ...properties, text: 'Homes of my client Zebedee' } }])).toBe(422);
    expect(await send([{ ...event, properties: { threadId: 'Homes of my client Zebedee' } }])).toBe(422);
    const failure = { ...event, name: 'sidekick-prompt-request-failure' };
    expect(await send([{ ...failure, properties: { ...properties, reason: 'Zebedee' } }])).toBe(422);
    expect(await send([{ ...event, properties, name: 'page-view' }])).toBe(422);
    expect(await send(Array.from({ length: analyticsLimits.events + 1 }, () => clicked()))).toBe(422);
    expect(await rowsOf(app, user)).toEqual([]);
    expect(await send([{ ...failure, properties: { threadId: null, reason: 'network' } }])).toBe(204);
  });

  test('are for signed-in users, and bounded for each', async () => {
    expect((await problemOf(app.anonymous().call(recordEvents, { body: { events: [clicked()] } }))).status).toBe(401);
    const { client } = await somebody(app);
    const answers = await Promise.allSettled(
      Array.from({ length: 40 }, () => client.call(recordEvents, { body: { events: [clicked()] } })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(30);
  });

  test.each(['DNT', 'Sec-GPC'])('are not kept of who does not want to be followed: %s', async (header) => {
    const { user, client } = await somebody(app);
    await client.call(recordEvents, { body: { events: [clicked()] } }, { headers: { [header]: '1' } });
    expect(await rowsOf(app, user)).toEqual([]);
  });

  test('are the user’s to read, and go after 90 days', async () => {
    const { user, client } = await somebody(app);
    await client.call(recordEvents, { body: { events: [clicked()] } });
    expect(await exportPersonalData(app.dependencies, user.id)).toMatchObject({
      events: [{ name: 'sidekick-proactive-suggestions-show-click', properties: { threadId: expect.any(String) } }],
    });
    app.clock.advance(89 * day);
    await serviceOf(app).deleteOld();
    expect(await rowsOf(app, user)).toHaveLength(1);
    app.clock.advance(2 * day);
    await serviceOf(app).deleteOld();
    expect(await rowsOf(app, user)).toEqual([]);
  });
});

describe('a service for events', () => {
  let app: TestApp;
  let posthog: FakePostHog;
  beforeAll(async () => {
    posthog = await startFakePostHog();
    const sink = { ANALYTICS_SINK: 'posthog', ANALYTICS_URL: posthog.url, ANALYTICS_KEY: 'phc_of_a_test' };
    app = await startTestApp({ environment: { ...sink, OUTGOING_TO_PRIVATE_ADDRESSES: 'on' } });
  });
  beforeEach(() => {
    posthog.events.length = 0;
    app.clock.set(NOW);
  });
  afterAll(async () => {
    await app.close();
    await posthog.close();
  });
  const send = () => serviceOf(app).send(new AbortController().signal);

  test('has them under the name that a user has outside, and they are here no more', async () => {
    const { user, client } = await somebody(app);
    const event = clicked();
    await client.call(recordEvents, { body: { events: [event] } });
    await send();

    const { trackingId } = await app.dependencies.accounts.users.findMe(user.id);
    expect(posthog.events).toEqual([
      expect.objectContaining({
        ...{ event: event.name, distinct_id: trackingId, timestamp: NOW },
        properties: { ...event.properties, $geoip_disable: true },
      }),
    ]);
    expect(JSON.stringify(posthog.events)).not.toContain(user.id);
    expect(await rowsOf(app, user)).toEqual([]);
  });

  test('that is away or busy gets them later, and one that refuses them for good is asked once', async () => {
    const { user, client } = await somebody(app);
    await client.call(recordEvents, { body: { events: [clicked()] } });
    for (const status of [503, 429, 401]) {
      posthog.failNext.push(status);
      await expect(send()).rejects.toThrow(`answered ${status}`);
      expect(await rowsOf(app, user)).toHaveLength(1);
    }
    await send();
    expect(posthog.events).toHaveLength(1);

    await client.call(recordEvents, { body: { events: [clicked()] } });
    posthog.failNext.push(400);
    await send();
    expect(posthog.events).toHaveLength(1);
    expect(await rowsOf(app, user)).toEqual([]);
  });

  test('is never told of an account that was closed', async () => {
    const { user, client } = await somebody(app);
    await client.call(recordEvents, { body: { events: [clicked()] } });
    await app.dependencies.accounts.users.setEnabled(user.id, false, { userId: null, address: null });
    await send();
    expect(posthog.events).toEqual([]);
    expect(await rowsOf(app, user)).toEqual([]);
  });
});

test('no event is kept where they are off', async () => {
  const app = await startTestApp({ environment: { ANALYTICS_SINK: 'off' } });
  const { user, client } = await somebody(app);
  await client.call(recordEvents, { body: { events: [clicked()] } });
  expect(await rowsOf(app, user)).toEqual([]);
  await app.close();
});

test('a service for events is named whole or not at all', () => {
  expect(() => loadSettings({ ANALYTICS_SINK: 'posthog' })).toThrow(/ANALYTICS_URL[^]*ANALYTICS_KEY/);
  expect(() => loadSettings({ ANALYTICS_SINK: 'somewhere' })).toThrow('ANALYTICS_SINK');
});
