import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderByRoute, suggestComparables } from '#contract/cma-comparables.ts';
import { editPresentation, getPresentationRevision } from '#contract/cma-drafts.ts';
import { listMyCmas, updateCma } from '#contract/cmas.ts';
import { undoAssistantEdit } from '#contract/presentation-texts.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import { refreshModels } from '#server/modules/market/models/refresh-models.ts';
import { inventTown } from '#tests/support/invented-town.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import type { Tx } from '#server/platform/database/index.ts';
import type { ToolContext } from '#server/platform/tools/index.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';
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
  expect(answer.priceRange.low).toBeNull();
});

it('adds no comparables, and says when to ask again, while the sales of the market are being read', async () => {
  const { answer } = await call('create_cma', { subject: { address: '12 Elm Street', city: 'Oakland' } });
  expect(answer.done).toBe('Started, without comparables. The sales of this market are being read. Try again in a minute.');
  expect(answer.comparables).toEqual([]);
  const { problem } = await problemOf(agent.call(suggestComparables, { params: { presentationId: answer.presentationId } }));
  expect(problem.code).toBe('market_not_ready');
});

it('starts a CMA for a home that is in no MLS by the facts that were typed', async () => {
  const { answer } = await call('create_cma', {
    subject: { address: '9 Hill Road', city: 'Oakland', beds: 3, baths: 2, livingAreaSqFt: 1_450 },
  });
  expect(answer.subject).toMatchObject({ mlsId: null, address: '9 Hill Road', beds: 3, livingSpaceSqFt: 1_450 });
});

it('places a typed home beside the listings of its street, so that it has comparables without its city being said', async () => {
  const placed = (number: number, key: string, fields: Record<string, unknown>) =>
    resoRecord({
      ListingKey: key,
      ListingId: key,
      UnparsedAddress: `${number} Placed Way`,
      LivingArea: 1_500,
      City: 'Berkeley',
      ...fields,
    });
  const near = { Latitude: 37.87, Longitude: -122.27, PostalCode: '94704', SubdivisionName: 'Elmwood' };
  const far = { Latitude: 37.89, Longitude: -122.29, PostalCode: '94707', SubdivisionName: 'Thousand Oaks' };
  await importRecords(app.dependencies.database.pool, [placed(100, 'Near', near), placed(900, 'Far', far)], 'North MLS');

  const { answer } = await call('create_cma', {
    subject: { address: '130 Placed Way', beds: 3, baths: 2, livingAreaSqFt: 1_450 },
  });
  const { sourceData } = await agent.call(editPresentation, { params: { presentationId: answer.presentationId } });
  expect(sourceData.featuredProperty).toMatchObject({
    ...{ mlsId: null, city: 'Berkeley', state: 'CA', zipCode: '94704', neighborhood: 'Elmwood', latitude: 37.87 },
  });
  expect(answer.noRangeBecause).not.toContain('not known where');

  // What the agent says stays, and a street of two cities tells nothing until one is said.
  await importRecords(app.dependencies.database.pool, [placed(120, 'Other', { ...near, City: 'Albany' })], 'North MLS');
  const unsure = await call('create_cma', { subject: { address: '130 Placed Way', livingAreaSqFt: 1_450 } });
  expect(unsure.answer.noRangeBecause).toBe('It is not known where this home is.');
  const said = await call('create_cma', {
    subject: { address: '890 Placed Way', city: 'Berkeley', neighborhood: 'Northbrae', livingAreaSqFt: 1_450 },
  });
  const { sourceData: other } = await agent.call(editPresentation, { params: { presentationId: said.answer.presentationId } });
  expect(other.featuredProperty).toMatchObject({ neighborhood: 'Northbrae', zipCode: '94707' });
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
  expect(answer.priceRange).toMatchObject({ low: 900_000, high: 950_000 });
  expect(answer.sections.find(({ id }) => id === map?.id)?.isHidden).toBe(true);
  const { sections } = await agent.call(editPresentation, { params: { presentationId: made.presentationId } });
  expect(sections.map(({ config }) => config).filter(({ type }) => type === 'ai-assisted-text')).toMatchObject([
    { title: 'Summary', htmlContent: '<p>A home on Elm.</p>' },
  ]);
  expect(sections.find(({ config }) => config.type === 'key-features')?.config).toMatchObject({ showHOAFees: false });
});

it('adds sections that are lacking before who is to be called, a net sheet with the costs of its state, and shows what was hidden', async () => {
  const { answer: made } = await call('create_cma', { subject: { mlsId: 'Elm', mlsSource: 'North MLS' } });
  const { presentationId } = made;
  const map = made.sections.find(({ type }) => type === 'neighborhood-map');
  const hidden = await call('edit_cma_sections', { presentationId, hide: [map?.id], facts: { showHOAFees: false } });
  expect(hidden.answer.done).toBe('Hid HOA fees and Neighborhood');
  const { answer } = await call('edit_cma_sections', { presentationId, add: ['net-sheet', 'neighborhood-map'] });
  expect(answer.done).toBe('Added Net Sheet and Neighborhood');
  const kinds = answer.sections.map(({ type }) => type);
  expect(kinds.indexOf('net-sheet')).toBe(kinds.indexOf('branding') - 1);
  expect(answer.sections.filter(({ type }) => type === 'neighborhood-map')).toMatchObject([{ isHidden: false }]);
  const { sections } = await agent.call(editPresentation, { params: { presentationId } });
  const sheet = sections.map(({ config }) => config).find((config) => config.type === 'net-sheet');
  expect(sheet?.costs.map(({ label, amount }) => [label, amount])).toContainEqual(['Transfer tax of the state', 0.11]);
});

it('takes its edits back one by one, and leaves what the agent changed since', async () => {
  const { answer: made } = await call('create_cma', { subject: { mlsId: 'Elm', mlsSource: 'North MLS' } });
  const { presentationId } = made;
  const oak = { mlsId: 'Oak', mlsSource: 'North MLS' };
  const ash = { mlsId: 'Ash', mlsSource: 'North MLS' };
  await call('change_cma_comparables', { presentationId, add: [oak, ash] });
  await call('set_cma_range', { presentationId, low: 900_000, high: 950_000 });
  await call('edit_cma_sections', { presentationId, facts: { showHOAFees: false }, clientName: 'Ana Diaz' });
  await call('change_cma_comparables', { presentationId, remove: [oak] });
  await agent.call(updateCma, { params: { presentationId }, body: { root: { clientDisplayName: 'Ana Lopez' } } });
  const before = await agent.call(getPresentationRevision, { params: { presentationId } });
  expect(before.lastEdit).toMatchObject({ words: '12 Oak Street removed' });

  const once = await call('undo_cma_edit', { presentationId });
  expect(once.answer.done).toBe('Undone: 12 Oak Street removed');
  expect(once.answer.comparables.map(({ mlsId }) => mlsId)).toEqual(['Oak', 'Ash']);
  const { lastEdit } = await agent.call(getPresentationRevision, { params: { presentationId } });
  expect(lastEdit?.words).toBe('Hid HOA fees, prepared it for Ana Diaz');
  await agent.call(undoAssistantEdit, { params: { presentationId, editId: lastEdit?.id ?? '' } });
  const { sections, sourceData } = await agent.call(editPresentation, { params: { presentationId } });
  expect(sections.find(({ config }) => config.type === 'key-features')?.config).toMatchObject({ showHOAFees: true });
  expect(sourceData.clientDisplayName).toBe('Ana Lopez');
  const third = await call('undo_cma_edit', { presentationId });
  expect(third.answer.priceRange.low).toBeNull();
  await call('undo_cma_edit', { presentationId });
  const nothing = await call('undo_cma_edit', { presentationId });
  expect(nothing.answer).toMatchObject({ done: 'There is nothing to undo', comparables: [] });
});

it('puts comparables in an order, which is taken back like any edit', async () => {
  const { answer: made } = await call('create_cma', { subject: { mlsId: 'Elm', mlsSource: 'North MLS' } });
  const { presentationId } = made;
  const [oak, ash] = ['Oak', 'Ash'].map((mlsId) => ({ mlsId, mlsSource: 'North MLS' }));
  await call('change_cma_comparables', { presentationId, add: [oak, ash] });
  const { answer } = await call('change_cma_comparables', { presentationId, order: [ash] });
  expect(answer.comparables.map(({ mlsId }) => mlsId)).toEqual(['Ash', 'Oak']);
  expect(answer.done).toBe('The comparables stand in another order');
  const { answer: back } = await call('undo_cma_edit', { presentationId });
  expect(back.comparables.map(({ mlsId }) => mlsId)).toEqual(['Oak', 'Ash']);
});

it('swaps a comparable for the next best sale, tells how far each is, and never takes the one back that was put out', async () => {
  const { database, clock } = app.dependencies;
  await importRecords(database.pool, inventTown(300), 'Town MLS');
  await refreshModels({ ...database, clock }, 'Town MLS');
  const { answer: made } = await call('create_cma', { subject: { mlsId: 'AM1007', mlsSource: 'Town MLS' } });
  const { presentationId, comparables } = made;
  expect(comparables.length).toBeGreaterThan(4);
  expect(comparables.every(({ milesAway, propertyType }) => milesAway !== null && propertyType !== null)).toBe(true);
  const [first] = comparables;
  const out = { mlsId: first?.mlsId, mlsSource: first?.mlsSource };
  const { answer } = await call('change_cma_comparables', { presentationId, remove: [out], addNext: 1 });
  const [before, after] = [comparables, answer.comparables].map((homes) => homes.map(({ mlsId }) => mlsId));
  expect(after).toHaveLength(comparables.length);
  expect(after).not.toContain(out.mlsId);
  expect(after?.filter((mlsId) => !before?.includes(mlsId))).toHaveLength(1);
  expect(answer.done).toMatch(/added, .* removed/);
});

it('takes nobody else’s edit back', async () => {
  const { answer } = await call('create_cma', { subject: { mlsId: 'Elm', mlsSource: 'North MLS' } });
  const { presentationId } = answer;
  await call('set_cma_range', { presentationId, low: 1, high: 2 });
  const { lastEdit } = await agent.call(getPresentationRevision, { params: { presentationId } });
  const stranger = await app.signIn(await app.createUser());
  const params = { presentationId, editId: lastEdit?.id ?? '' };
  await expect(stranger.call(undoAssistantEdit, { params })).rejects.toThrow('presentation_not_found');
});

it('writes the summary from its own figures, and marks a figure that the presentation does not have', async () => {
  const { answer: made } = await call('create_cma', { subject: { mlsId: 'Elm', mlsSource: 'North MLS' } });
  const { presentationId } = made;
  await call('set_cma_range', { presentationId, low: 900_000, high: 950_000 });
  const written = await call('write_cma_summary', { presentationId, tone: 'warm' });
  expect(written.answer.done).toBe('Wrote the summary, warmer');
  expect(written.answer.written).toContain('$900,000 to $950,000 for your home');
  expect(written.answer.written).not.toContain('<p>');
  const textOf = async () => {
    const { sections } = await agent.call(editPresentation, { params: { presentationId } });
    return sections.filter(({ config }) => config.type === 'ai-assisted-text');
  };
  const [summary, ...others] = await textOf();
  expect(others).toEqual([]);
  expect(summary?.config).toMatchObject({ htmlContent: expect.stringContaining('$900,000 to $950,000 for your home') as string });
  expect(summary?.data.untraced).toBeUndefined();
  const bold = await call('write_cma_summary', { presentationId, tone: 'bold', length: 'short', clientName: 'the Lees' });
  expect(bold.answer).toMatchObject({ clientName: 'the Lees', done: 'Wrote the summary, bolder, prepared for the Lees' });
  expect((await textOf()).map(({ config }) => config)).toMatchObject([
    { htmlContent: expect.stringContaining('The range: $900,000 to $950,000.') as string },
  ]);

  const text = { sectionId: summary?.config.id, title: 'Mine', html: '<p>The neighbors sold for $1,234,567.</p>' };
  await call('edit_cma_sections', { presentationId, text });
  expect((await textOf())[0]?.data.untraced).toEqual(['$1,234,567']);
});

it('plans a tour of homes, a page for each in the order of the nearest route', async () => {
  const listings = ['Oak', 'Elm', 'Ash'].map((mlsId) => ({ mlsId, mlsSource: 'North MLS' }));
  const { answer, artifact } = await call('create_buyer_tour', { listings, clientName: 'Ana Diaz' });
  expect(answer).toMatchObject({ title: 'Tour of 3 homes', clientName: 'Ana Diaz', subject: null });
  expect(answer.comparables.map(({ mlsId }) => mlsId).toSorted()).toEqual(['Ash', 'Elm', 'Oak']);
  expect(artifact).toEqual({ kind: 'widget-cma-details', arguments: { cmaId: answer.presentationId } });
  const params = { presentationId: answer.presentationId };
  const { sections, sourceData } = await agent.call(editPresentation, { params });
  expect(sections.map(({ config }) => config.type)).toContain('homes');
  await agent.call(orderByRoute, { params });
  expect(sourceData.featuredProperty).toBeNull();
});

it('tells when each home of a tour is seen, where a start is named', async () => {
  const listings = ['Oak', 'Elm', 'Ash'].map((mlsId) => ({ mlsId, mlsSource: 'North MLS' }));
  const { answer } = await call('create_buyer_tour', { listings, startsAtMinute: 690, minutesPerHome: 45 });
  expect(answer.stops).toEqual(['11:30 AM', '12:15 PM', '1:00 PM']);
});

it('plans a tour that stands anew: in the order that is named, on its day, without what was dropped', async () => {
  const [oak, elm, ash] = ['Oak', 'Elm', 'Ash'].map((mlsId) => ({ mlsId, mlsSource: 'North MLS' }));
  const first = await call('create_buyer_tour', { listings: [oak, elm], startsAtMinute: 600 });
  const { presentationId } = first.answer;
  const asked = { presentationId, listings: [ash, oak], ownMinutes: [780, 825], date: '2026-11-21', minutesPerHome: 20 };
  const { answer } = await call('create_buyer_tour', asked);
  expect(answer).toMatchObject({
    presentationId,
    title: 'Tour of 2 homes, Saturday, November 21',
    stops: ['1:00 PM', '1:45 PM'],
  });
  expect(answer.comparables.map(({ mlsId }) => mlsId)).toEqual(['Ash', 'Oak']);
  expect(answer.tour).toMatchObject({ date: '2026-11-21', hasOwnTimes: true, minutes: [780, 825], endsAt: '2:05 PM' });
});

it('leaves minutes for the drive where they are named', async () => {
  const listings = ['Oak', 'Elm'].map((mlsId) => ({ mlsId, mlsSource: 'North MLS' }));
  const { answer } = await call('create_buyer_tour', { listings, startsAtMinute: 600, minutesPerHome: 20, minutesBetween: 10 });
  expect(answer.stops).toEqual(['10:00 AM', '10:30 AM']);
});

it('names each home of a tour with its unit, which alone tells two homes of a building apart', async () => {
  const unit = (number: string) => ({ ...home(`Unit${number}`), UnparsedAddress: '40 Bay Street', UnitNumber: number });
  await importRecords(app.dependencies.database.pool, [unit('3'), unit('5')], 'North MLS');
  const listings = ['Unit3', 'Unit5'].map((mlsId) => ({ mlsId, mlsSource: 'North MLS' }));
  const { answer } = await call('create_buyer_tour', { listings });
  const addresses = answer.comparables.map(({ address }) => address).toSorted();
  expect(addresses).toEqual(['40 Bay Street #3', '40 Bay Street #5']);
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
