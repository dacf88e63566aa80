import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { ApprovalCard } from '#contract/approvals.ts';
import { createCma, setCmaSubject } from '#contract/cmas.ts';
import type { AppId } from '#contract/connections.ts';
import { updateProfile } from '#contract/profile.ts';
import { demo } from '#demo/index.ts';
import { ApprovalNeeded, type ToolContext } from '#server/platform/tools/index.ts';
import { startAppFake, type AppFake } from '#tests/fakes/apps/app-fake.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
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

async function connect(app: AppId): Promise<void> {
  const start = await agent.client.fetch(`/api/actions/apps/${app}/connection`);
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
  await connect('google');
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
  await connect('google');
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

/** A presentation of a home that the agent may see. */
async function presentationOf(home: Record<string, unknown> | null): Promise<string> {
  const { id } = await agent.client.call(createCma, { body: { presentationName: 'For the Reyes family' } });
  if (!home) return id;
  const record = resoRecord(home);
  await importRecords(app.dependencies.database.pool, [record], 'North MLS');
  await agent.client.call(setCmaSubject, { body: { id, mlsId: String(record['ListingId']), mlsSource: 'North MLS' } });
  return id;
}
const home = { StreetNumber: '12', StreetName: 'Alder Street', UnitNumber: '4', City: 'Oakland', PostalCode: '94610' };

test('a loop of a presentation is one for the sale of its subject, and is started after the click alone', async () => {
  await connect('dotloop');
  const presentationId = await presentationOf(home);
  const { card } = await propose('propose_loop', { of: { presentationId } }, { approve: false });
  expect(card).toMatchObject({ title: 'Start this loop in dotloop?', approveLabel: 'Start loop' });
  expect(card?.details.map(({ label, value }) => [label, value])).toEqual([
    ['Loop', expect.stringContaining('12 Alder Street')],
    ['Kind', 'Listing for sale'],
    ['Property', expect.stringMatching(/^12 Alder Street.*Oakland, CA 94610$/)],
  ]);
  expect(fake.asked.filter(({ call }) => call.startsWith('POST /loops'))).toEqual([]);

  const { answer } = await propose('propose_loop', { of: { presentationId }, name: 'Reyes' });
  expect(answer).toMatchObject({ app: 'dotloop', outcome: 'done', url: 'https://loops.example.com/5', listing: null });
  const [sent] = fake.asked.filter(({ call }) => call.startsWith('POST /loops'));
  expect(JSON.parse(sent?.body ?? '{}')).toMatchObject({
    ...{ name: 'Reyes', transactionType: 'LISTING_FOR_SALE', status: 'PRE_LISTING', country: 'US' },
    ...{ streetNumber: '12', streetName: 'Alder Street', city: 'Oakland', state: 'CA', zipCode: '94610' },
  });
});

test('a presentation without a home lends its name, and one of somebody else is none', async () => {
  await connect('dotloop');
  const { card } = await propose('propose_loop', { of: { presentationId: await presentationOf(null) } }, { approve: false });
  expect(card?.details.map(({ value }) => value)).toEqual(['For the Reyes family', 'Listing for sale']);

  const foreign = await presentationOf(home);
  const stranger = await app.createUser();
  agent = { userId: stranger.id, client: await app.signIn(stranger) };
  await connect('dotloop');
  await expect(propose('propose_loop', { of: { presentationId: foreign } })).rejects.toMatchObject({
    code: 'presentation_not_found',
  });
});
