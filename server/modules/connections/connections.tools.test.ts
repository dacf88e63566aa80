import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApprovalCard } from '#contract/approvals.ts';
import { updateProfile } from '#contract/profile.ts';
import { demo } from '#demo/index.ts';
import { ApprovalNeeded, type ToolContext } from '#server/platform/tools/index.ts';
import { startAppFake, type AppFake } from '#tests/fakes/apps/app-fake.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import type { TestClient } from '#tests/support/test-client.ts';

let fake: AppFake;
let app: TestApp;
let agent: { userId: string; client: TestClient };
beforeAll(async () => {
  fake = await startAppFake();
  const background = { start() {}, drain: async () => {} };
  app = await startTestApp({
    demo: { ...demo, createStandIns: () => ({ ssoClients: {}, appClients: fake.clients, background }) },
  });
  app.dependencies.jobs.start();
});
afterAll(async () => {
  await app.dependencies.jobs.drain();
  await app.close();
  await fake.close();
});
beforeEach(async () => {
  const user = await app.createUser();
  const client = await app.signIn(user);
  const profile = { name: 'Robin Hale', countryState: 'CA', phoneNumber: '(415) 555-2671', officeName: 'Bay Homes' } as const;
  await client.call(updateProfile, { body: { ...profile, timezone: 'America/Los_Angeles', website: null } });
  agent = { userId: user.id, client };
  Object.assign(fake, { asked: [], faults: [], granted: {} });
});

async function connectGoogle(): Promise<void> {
  const start = await agent.client.fetch('/api/actions/apps/google/connection');
  await agent.client.fetch(fake.answerTo(start.headers.get('location') ?? ''));
  fake.asked = [];
}

/** Calls a tool as a reply does: once until its card stands, and after the click with the same input. */
async function propose(name: string, input: object, { approve = true } = {}) {
  const tool = app.dependencies.modules.flatMap(({ tools = [] }) => tools).find((each) => each.name === name);
  let card: ApprovalCard | undefined;
  const contextOf = (isApproved: boolean): ToolContext => ({
    viewer: { userId: agent.userId, allowedMlsProviders: ['*'] },
    signal: new AbortController().signal,
    clock: app.clock,
    ...{ runId: 'run', callId: 'call' },
    async ensureApproved(asked) {
      card = asked;
      if (!isApproved) throw new ApprovalNeeded(asked);
    },
    idempotently: (_key, act) => app.db.transaction().execute(act),
  });
  const asked = await tool?.call(input, contextOf(false)).catch((error: unknown) => {
    if (!(error instanceof ApprovalNeeded)) throw error;
    return null;
  });
  if (asked) return { card, answer: asked.answer };
  return { card, answer: approve ? (await tool?.call(input, contextOf(true)))?.answer : null };
}

const entry = { title: 'Call with Ana', date: '2026-11-24', time: '15:00' };

test('an entry is shown as it will be, and is put into the calendar after the click alone', async () => {
  await connectGoogle();
  const { card } = await propose('propose_calendar_entry', entry, { approve: false });
  expect(card).toEqual({
    title: 'Put this on your Google calendar?',
    details: [
      { label: 'What', value: 'Call with Ana' },
      { label: 'When', value: 'Tuesday, November 24, 2026, 3:00 PM to 3:30 PM (Pacific Time)' },
    ],
    ...{ approveLabel: 'Add', declineLabel: 'Do not add' },
  });
  expect(fake.asked).toEqual([]);

  const { answer } = await propose('propose_calendar_entry', entry);
  expect(answer).toMatchObject({ app: 'google', outcome: 'done', url: 'https://calendar.example.com/event' });
  expect(fake.asked.map(({ call }) => call)).toEqual(['POST /calendar/calendars/primary/events']);
});

test('a draft is shown whole, and saved after the click', async () => {
  await connectGoogle();
  const { card, answer } = await propose('propose_mail_draft', { to: 'ana@example.com', subject: 'A home', body: 'Dear Ana' });
  expect(card?.details.map(({ value }) => value)).toEqual(['ana@example.com', 'A home', 'Dear Ana']);
  expect(answer).toMatchObject({ outcome: 'done', url: 'https://mail.example.com/drafts' });
});

test('where the app is not connected nothing is proposed, and the answer says where to connect it', async () => {
  const { card, answer } = await propose('propose_calendar_entry', entry);
  expect(card).toBeUndefined();
  expect(answer).toMatchObject({ outcome: 'not-connected', note: expect.stringContaining('/account/connected-apps') });
  expect(fake.asked).toEqual([]);
});
