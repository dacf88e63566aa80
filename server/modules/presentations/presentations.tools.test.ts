import { afterAll, beforeAll, expect, it } from 'vitest';
import { editPresentation, listMyCmas } from '#contract/cmas.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import type { Tx } from '#server/platform/database/index.ts';
import type { ToolContext } from '#server/platform/tools/index.ts';
import type { TestClient } from '#tests/support/test-client.ts';
import { cmaAnswerSchema } from './tools/answer.ts';

let app: TestApp;
let user: TestUser;
let agent: TestClient;

const home = (key: string) =>
  resoRecord({ ListingKey: key, ListingId: key, UnparsedAddress: `12 ${key} Street`, LivingArea: 1_500, City: 'Oakland' });

beforeAll(async () => {
  app = await startTestApp();
  await importRecords(app.dependencies.database.pool, ['Elm', 'Oak', 'Ash'].map(home), 'North MLS');
  user = await app.createUser();
  agent = await app.signIn(user);
});
afterAll(() => app.close());

/** As runs keep them: what was done under a key is done once. */
function actsOf(done: Map<string, unknown>): ToolContext['idempotently'] {
  return async <Result>(key: string, act: (tx: Tx) => Promise<Result>): Promise<Result> => {
    if (!done.has(key)) done.set(key, await app.dependencies.database.db.transaction().execute(act));
    return done.get(key) as Result;
  };
}

async function call(name: string, input: unknown, userId = user.id, done = new Map<string, unknown>()) {
  const tool = app.dependencies.modules.flatMap(({ tools = [] }) => tools).find((one) => one.name === name);
  if (!tool) throw new Error(`There is no tool ${name}`);
  const viewer = { userId, allowedMlsProviders: ['*'] };
  const outcome = await tool.call(input, {
    ...toolContext({ viewer, clock: app.clock }),
    idempotently: actsOf(done),
  });
  return { ...outcome, answer: cmaAnswerSchema.parse(outcome.answer) };
}

it('starts a CMA for an address, with the facts of its listing, and opens it beside the chat', async () => {
  const { answer, artifact } = await call('create_cma', {
    subject: { address: '12 Elm Street', city: 'Oakland' },
    clientName: 'Ana Diaz',
  });
  expect(answer).toMatchObject({
    title: '12 Elm Street',
    clientName: 'Ana Diaz',
    subject: { mlsId: 'Elm', livingSpaceSqFt: 1_500 },
  });
  expect(artifact).toEqual({ kind: 'widget-cma-details', arguments: { cmaId: answer.presentationId } });
  expect(answer.range.low).toBeNull();
});

it('starts a CMA for a home that is in no MLS by the facts that were typed', async () => {
  const { answer } = await call('create_cma', {
    subject: { address: '9 Hill Road', city: 'Oakland', beds: 3, baths: 2, livingAreaSqFt: 1_450 },
  });
  expect(answer.subject).toMatchObject({ mlsId: null, address: '9 Hill Road', beds: 3, livingSpaceSqFt: 1_450 });
});

it('edits the presentation that the agent had before it last: comparables, range, sections and texts', async () => {
  const { answer: made } = await call('create_cma', { subject: { mlsId: 'Elm', mlsSource: 'North MLS' } });
  const oak = { mlsId: 'Oak', mlsSource: 'North MLS' };
  await call('change_cma_comparables', { add: [oak, { mlsId: 'Ash', mlsSource: 'North MLS' }] });
  await call('change_cma_comparables', { remove: [oak] });
  await call('set_cma_range', { low: 900_000, high: 950_000 });
  const map = made.sections.find(({ type }) => type === 'neighborhood-map');
  const { answer } = await call('edit_cma_sections', {
    hide: [map?.id],
    facts: { showHOAFees: false },
    text: { title: 'Summary', html: '<p>A home <script>x</script>on Elm.</p>' },
  });

  expect(answer.comparables.map(({ mlsId }) => mlsId)).toEqual(['Ash']);
  expect(answer.range).toMatchObject({ low: 900_000, high: 950_000 });
  expect(answer.sections.find(({ id }) => id === map?.id)?.isHidden).toBe(true);
  const { sections } = await agent.call(editPresentation, { params: { presentationId: made.presentationId } });
  expect(sections.map(({ config }) => config).filter(({ type }) => type === 'ai-assisted-text')).toMatchObject([
    { title: 'Summary', htmlContent: '<p>A home on Elm.</p>' },
  ]);
  expect(sections.find(({ config }) => config.type === 'key-features')?.config).toMatchObject({ showHOAFees: false });
});

it('reaches nobody else’s presentation', async () => {
  const { answer } = await call('create_cma', { subject: { address: '9 Hill Road' } });
  const stranger = await app.createUser();
  await expect(call('read_cma', { presentationId: answer.presentationId }, stranger.id)).rejects.toMatchObject({
    code: 'presentation_not_found',
  });
});

it('goes on with the CMA that a reply had begun when another node takes it over', async () => {
  const done = new Map<string, unknown>();
  const input = { subject: { address: '12 Oak Street', city: 'Oakland' } };
  const first = await call('create_cma', input, user.id, done);
  const again = await call('create_cma', input, user.id, done);
  expect(again.answer.presentationId).toBe(first.answer.presentationId);
  expect(again.answer.subject).toEqual(first.answer.subject);
  const { items } = await agent.call(listMyCmas, { query: { page: 1, search: '12 Oak' } });
  expect(items).toHaveLength(1);
});
