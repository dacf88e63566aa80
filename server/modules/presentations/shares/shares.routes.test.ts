import { afterAll, beforeAll, expect, it } from 'vitest';
import { addComparable } from '#contract/cma-comparables.ts';
import { editPresentation, saveSections, viewPresentation } from '#contract/cma-drafts.ts';
import { createCma, deleteCma, publishCma, setCmaSubject, updateEstimatedPrice } from '#contract/cmas.ts';
import { countSharedOpening, getSharedPresentation, getShare, setShare, unlockShared } from '#contract/presentation-shares.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { startTestApp, type TestApp } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let agent: TestClient;
let client: TestClient;

const home = (key: string, fields: Record<string, unknown> = {}) =>
  resoRecord({ ListingKey: key, ListingId: key, StreetNumber: '12', StreetName: `${key} Street`, ...fields });
const importHomes = (...records: Record<string, unknown>[]) => importRecords(app.dependencies.database.pool, records, 'Open MLS');

const showToClients = (showsToClients: boolean) => app.dependencies.listings.sources.setPolicy('Open MLS', { showsToClients });

beforeAll(async () => {
  app = await startTestApp();
  await importHomes(home('subject'), home('one'), home('two'));
  await showToClients(true);
  agent = await app.signIn(await app.createUser());
  client = app.anonymous();
});
afterAll(() => app.close());

async function published(): Promise<string> {
  const { id } = await agent.call(createCma, { body: { presentationName: 'Yours' } });
  await agent.call(setCmaSubject, { body: { id, mlsId: 'Open MLS:subject' } });
  await agent.call(addComparable, { params: { presentationId: id, mlsId: 'Open MLS:one' } });
  await agent.call(updateEstimatedPrice, { params: { presentationId: id }, body: { min: 900_000, max: 950_000 } });
  await agent.call(publishCma, { params: { presentationId: id } });
  return id;
}

const share = (id: string, body: object) =>
  agent.call(setShare, { params: { presentationId: id }, body: { enabled: true, ...body } });
const read = (shareToken: string, key?: string) =>
  client.call(getSharedPresentation, { params: { shareToken }, query: key === undefined ? {} : { key } });

it('shows the published snapshot to whoever has the link, until it is taken back', async () => {
  const id = await published();
  const { shareToken } = await share(id, {});
  await agent.call(updateEstimatedPrice, { params: { presentationId: id }, body: { min: 1, max: 2 } });

  const shown = await read(shareToken ?? '');
  expect(shown.sourceData.priceRange).toEqual({ min: 900_000, max: 950_000 });
  expect(shown.sourceData.comparableProperties.map(({ mlsId }) => mlsId)).toEqual(['one']);
  const openings = async () => (await agent.call(getShare, { params: { presentationId: id } })).views.map(({ views }) => views);
  expect(await openings()).toEqual([]);
  for (let time = 0; time < 2; time++)
    await client.call(countSharedOpening, { params: { shareToken: shareToken ?? '' }, query: {} });
  expect(await openings()).toEqual([2]);

  await agent.call(setShare, { params: { presentationId: id }, body: { enabled: false } });
  expect((await problemOf(read(shareToken ?? ''))).status).toBe(404);
  expect((await share(id, {})).shareToken).not.toBe(shareToken);
});

it('shows the draft where the agent wants it, and nothing after its time or of a deleted presentation', async () => {
  const id = await published();
  const { shareToken } = await share(id, { live: true, expiresAt: new Date(app.clock.now().getTime() + 60_000).toISOString() });
  await agent.call(updateEstimatedPrice, { params: { presentationId: id }, body: { min: 1, max: 2 } });
  expect((await read(shareToken ?? '')).sourceData.priceRange).toEqual({ min: 1, max: 2 });

  app.clock.advance(61_000);
  expect((await problemOf(read(shareToken ?? ''))).status).toBe(404);
  await share(id, { live: true, expiresAt: null });
  await agent.call(deleteCma, { params: { presentationId: id } });
  expect((await problemOf(read(shareToken ?? ''))).status).toBe(404);
});

it('asks for its password and lets nobody guess on', async () => {
  const id = await published();
  const { shareToken } = await share(id, { password: 'open sesame' });
  const at = { params: { shareToken: shareToken ?? '' } };
  expect((await problemOf(read(at.params.shareToken))).problem.code).toBe('share_locked');
  const { key } = await client.call(unlockShared, { ...at, body: { password: 'open sesame' } });
  expect((await read(at.params.shareToken, key)).presentationName).toBe('Yours');
  for (let wrong = 0; wrong < 4; wrong++)
    expect((await problemOf(client.call(unlockShared, { ...at, body: { password: 'wrong' } }))).problem.code).toBe(
      'share_locked',
    );
  expect((await problemOf(client.call(unlockShared, { ...at, body: { password: 'open sesame' } }))).status).toBe(429);

  await share(id, { password: 'another one' });
  expect((await problemOf(read(at.params.shareToken, key))).problem.code).toBe('share_locked');
});

it('is not made of what was never published', async () => {
  const { id } = await agent.call(createCma, { body: {} });
  expect((await problemOf(share(id, {}))).problem.code).toBe('presentation_not_published');
});

it('obeys each seller and each licence on the day it is opened', async () => {
  const id = await published();
  const { shareToken } = await share(id, {});
  await importHomes(
    home('one', { InternetEntireListingDisplayYN: false }),
    home('subject', { InternetAddressDisplayYN: false, InternetAutomatedValuationDisplayYN: false }),
  );

  const { sourceData } = await read(shareToken ?? '');
  expect(sourceData.comparableProperties).toEqual([]);
  expect(sourceData.featuredProperty?.addressLine1).toBeNull();
  expect(sourceData).toMatchObject({ estimateWithheld: true, priceRange: { min: null, max: null } });
  await showToClients(false);
  expect((await read(shareToken ?? '')).sourceData.featuredProperty).toBeNull();
  await showToClients(true);
});

it('shows no estimate and no street that the seller hides, in the link and the view, and keeps the agent’s own range', async () => {
  await importHomes(
    home('shy', { City: 'Oakland', InternetAddressDisplayYN: false, InternetAutomatedValuationDisplayYN: false }),
  );
  const { id } = await agent.call(createCma, { body: { presentationName: '12 Shy Street' } });
  const params = { presentationId: id };
  await agent.call(setCmaSubject, { body: { id, mlsId: 'Open MLS:shy' } });
  await agent.call(addComparable, { params: { ...params, mlsId: 'Open MLS:two' } });
  await agent.call(updateEstimatedPrice, { params, body: { min: 900_000, max: 950_000 } });
  const { sections, sourceData } = await agent.call(editPresentation, { params });
  expect(sourceData).toMatchObject({ estimateWithheld: true, priceRange: { min: 900_000, max: 950_000 } });
  const configs = sections.map(({ config }) => ('showAdjustments' in config ? { ...config, showAdjustments: true } : config));
  await agent.call(saveSections, { params, body: { id, sections: configs } });
  await agent.call(publishCma, { params });

  const withheld = { estimateWithheld: true, priceRange: { min: null, max: null } };
  for (const live of [false, true]) {
    const { shareToken } = await share(id, { live });
    const shown = await read(shareToken ?? '');
    expect(shown.sourceData).toMatchObject(withheld);
    expect(shown.presentationName).toBe('A home in Oakland');
    expect(shown.sections.flatMap(({ data }) => data.adjustments ?? [])).toEqual([]);
  }
  const view = await agent.call(viewPresentation, { params });
  expect(view.sourceData).toMatchObject(withheld);
});

it('is never kept by search engines or told to other sites', async () => {
  const { shareToken } = await share(await published(), {});
  const { headers } = await client.fetch(`/api/comps/shared/${shareToken}`);
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('referrer-policy')).toBe('no-referrer');
});
