import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listConnectedApps } from '#contract/connections.ts';
import { demo } from '#demo/index.ts';
import { startAppFake, type AppFake } from '#tests/fakes/apps/app-fake.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { hour } from '#tests/support/test-clock.ts';
import type { AppAct } from './app-act.ts';

let fake: AppFake;
let app: TestApp;
let agent: { userId: string; client: TestClient };
beforeAll(async () => {
  fake = await startAppFake();
  const background = { start() {}, drain: async () => {} };
  app = await startTestApp({
    demo: { ...demo, createStandIns: () => ({ ssoClients: {}, appClients: fake.clients, background }) },
  });
});
afterAll(async () => {
  await app.close();
  await fake.close();
});
beforeEach(async () => {
  const user = await app.createUser();
  const client = await app.signIn(user);
  for (const appId of ['google', 'dotloop']) {
    const start = await client.fetch(`/api/actions/apps/${appId}/connection`);
    const back = await client.fetch(fake.answerTo(start.headers.get('location') ?? ''));
    expect(back.headers.get('location')).toContain('/success');
  }
  agent = { userId: user.id, client };
  Object.assign(fake, { asked: [], faults: [], granted: {} });
});

const showing: AppAct = {
  ...{ kind: 'calendar-entry', title: 'Showing: 12 Alder Street', date: '2026-11-24', time: '23:45', minutes: 30 },
  ...{ timezone: 'America/Los_Angeles', location: '12 Alder Street, Oakland, CA 94610', notes: null },
};
const draft: AppAct = {
  kind: 'mail-draft',
  to: 'ana@example.com',
  subject: 'Über 12 Alder\r\nBcc: x@evil.example',
  body: 'Dear Ana,\n…',
};
const loop: AppAct = {
  ...{ kind: 'loop', name: '12 Alder Street', transactionType: 'PURCHASE_OFFER', streetNumber: '12', streetName: 'Alder Street' },
  ...{ unit: null, city: 'Oakland', state: 'CA', zipCode: '94610', mlsNumber: '40712' },
};

const begin = (act: AppAct): Promise<string> =>
  app.db.transaction().execute((tx) => app.dependencies.connections.acts.begin(tx, agent.userId, act));

/** Works on the job as often as it is tried; how it ended, and how often that was. */
async function workOn(actId: string, mostTries = 3) {
  const { acts } = app.dependencies.connections;
  let tries = 0;
  while (tries < mostTries) {
    tries += 1;
    const isDone = await acts.work(actId, { isLastAttempt: tries === mostTries }).then(
      () => true,
      () => false,
    );
    if (isDone) break;
  }
  return { tries, ...(await acts.waitFor(actId, 0, new AbortController().signal)) };
}

const writes = () => fake.asked.filter(({ call }) => call.startsWith('POST') && !call.includes('/token'));

test('an entry is put into the calendar with local times', async () => {
  const id = await begin(showing);

  expect(await workOn(id)).toEqual({ tries: 1, outcome: 'done', url: 'https://calendar.example.com/event' });
  expect(JSON.parse(writes()[0]?.body ?? '')).toEqual({
    id: id.replaceAll('-', ''),
    summary: 'Showing: 12 Alder Street',
    location: '12 Alder Street, Oakland, CA 94610',
    start: { dateTime: '2026-11-24T23:45:00', timeZone: 'America/Los_Angeles' },
    end: { dateTime: '2026-11-25T00:15:00', timeZone: 'America/Los_Angeles' },
  });
  const { action, details } = await app.db
    .selectFrom('audit_entries')
    .select(['action', 'details'])
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  expect([action, details]).toEqual(['app-act-done', { app: 'google', act: 'calendar-entry' }]);
});

test('a draft keeps what was typed in its place, whatever it holds', async () => {
  expect(await workOn(await begin(draft))).toMatchObject({ outcome: 'done', url: 'https://mail.example.com/drafts' });

  const { message } = JSON.parse(writes()[0]?.body ?? '') as { message: { raw: string } };
  const text = Buffer.from(message.raw, 'base64url').toString();
  expect(text).toMatch(/^To: ana@example\.com\r\nSubject: =\?utf-8\?B\?/);
  expect(text).not.toMatch(/^Bcc:/m);
  expect(Buffer.from(text.split('\r\n\r\n')[1] ?? '', 'base64').toString()).toBe('Dear Ana,\n…');
});

test('a loop is started in the profile that is the user’s own', async () => {
  expect(await workOn(await begin(loop))).toMatchObject({ outcome: 'done', url: 'https://loops.example.com/5' });
  expect(JSON.parse(writes()[0]?.body ?? '')).toEqual({
    ...{ name: '12 Alder Street', transactionType: 'PURCHASE_OFFER', status: 'PRE_OFFER', country: 'US' },
    ...{ streetNumber: '12', streetName: 'Alder Street', city: 'Oakland', state: 'CA', zipCode: '94610', mlsPropertyId: '40712' },
  });
});

test('what an app could not take is asked again, and given up after the last try', async () => {
  fake.faults = [
    { path: '/mail', status: 429 },
    { path: '/mail', status: 429 },
  ];
  expect(await workOn(await begin(draft))).toMatchObject({ tries: 3, outcome: 'done' });
  fake.faults = [1, 2, 3].map(() => ({ path: '/loops', status: 429 }));
  expect(await workOn(await begin(loop))).toMatchObject({ tries: 3, outcome: 'unreachable' });
});

test('what may have been done is done again only where that does it once', async () => {
  fake.faults = [{ path: '/calendar', cut: true }];
  expect(await workOn(await begin(showing))).toMatchObject({ tries: 2, outcome: 'done' });
  // It was there from the first time.
  fake.faults = [
    { path: '/calendar', status: 500 },
    { path: '/calendar', status: 409 },
  ];
  expect(await workOn(await begin(showing))).toEqual({ tries: 2, outcome: 'done', url: null });

  fake.asked = [];
  fake.faults = [{ path: '/mail', cut: true }];
  expect(await workOn(await begin(draft))).toMatchObject({ tries: 1, outcome: 'unclear' });
  fake.faults = [{ path: '/loops/loop-it', status: 502 }];
  expect(await workOn(await begin(loop))).toMatchObject({ tries: 1, outcome: 'unclear' });
  expect(writes()).toHaveLength(2);

  // A process that died while it asked.
  const cutOff = await begin(draft);
  await app.db.updateTable('app_acts').set({ sent_at: new Date() }).where('id', '=', cutOff).execute();
  expect(await workOn(cutOff)).toMatchObject({ tries: 1, outcome: 'unclear' });
  expect(writes()).toHaveLength(2);
});

test('what an app refuses is not asked again', async () => {
  fake.faults = [{ path: '/calendar', status: 403 }];
  expect(await workOn(await begin(showing))).toMatchObject({ tries: 1, outcome: 'refused' });
});

test('a token that is over, or that the app takes no more, is renewed once; then the connection has expired', async () => {
  app.clock.advance(2 * hour);
  expect(await workOn(await begin(showing))).toMatchObject({ outcome: 'done' });
  expect(fake.asked[0]?.call).toBe('POST /token');
  app.clock.advance(-2 * hour);

  fake.asked = [];
  fake.faults = [{ path: '/calendar', status: 401 }];
  expect(await workOn(await begin(showing))).toMatchObject({ tries: 1, outcome: 'done' });
  const [first, second] = writes();
  expect(first?.authorization).not.toBe(second?.authorization);

  fake.faults = [1, 2].map(() => ({ path: '/calendar', status: 401 }));
  expect(await workOn(await begin(showing))).toMatchObject({ tries: 1, outcome: 'expired' });
  expect(await workOn(await begin(draft))).toMatchObject({ tries: 1, outcome: 'expired' });
  const connections = (await agent.client.call(listConnectedApps)).map(({ connection }) => connection);
  expect(connections).toEqual(['expired', 'connected']);
});

test('nothing is done in an app that its user does not have', async () => {
  agent = { ...agent, userId: (await app.createUser()).id };
  expect(await workOn(await begin(showing))).toEqual({ tries: 1, outcome: 'not-connected', url: null });
  expect(fake.asked).toEqual([]);
});
