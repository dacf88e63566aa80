import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  addComparable,
  getComparableReasons,
  orderComparables,
  removeComparable,
  updateComparable,
} from '#contract/cma-comparables.ts';
import { editPresentation, saveSections, viewPresentation } from '#contract/cma-drafts.ts';
import {
  archiveCma,
  cloneCma,
  createCma,
  deleteCma,
  getCma,
  listCmas,
  listMyCmas,
  publishCma,
  restoreCma,
  setAdjustmentRates,
  setCmaSubject,
  updateCma,
  updateEstimatedPrice,
} from '#contract/cmas.ts';
import { defaultSection } from '#contract/presentation-sections.ts';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { problemOf, type TestClient } from '#tests/support/test-client.ts';

let app: TestApp;
let user: TestUser;
let agent: TestClient;
let stranger: TestClient;
let admin: TestClient;

const home = (key: string, fields: Record<string, unknown> = {}) =>
  resoRecord({
    ListingKey: `key-${key}`,
    ListingId: key,
    StreetNumber: '12',
    StreetName: `${key} Street`,
    LivingArea: 1_500,
    BedroomsTotal: 3,
    ...fields,
  });

beforeAll(async () => {
  app = await startTestApp();
  await importRecords(
    app.dependencies.database.pool,
    [
      ...['subject', 'one', 'two', 'three'].map((key) => home(key)),
      home('lot', {
        PropertyType: 'Land',
        PropertySubType: null,
        LivingArea: null,
        BedroomsTotal: null,
        LotSizeSquareFeet: 12_000,
      }),
    ],
    'North MLS',
  );
  user = await app.createUser();
  agent = await app.signIn(user);
  stranger = await app.signIn(await app.createUser());
  admin = await app.signIn(await app.createUser({ roles: ['user', 'admin'] }));
});
afterAll(() => app.close());

async function newCma(client = agent): Promise<string> {
  const { id } = await client.call(createCma, {
    body: { presentationName: 'For the Diaz family', clientDisplayName: 'Ana Diaz' },
  });
  return id;
}

const params = (id: string) => ({ params: { presentationId: id } });
const withComparable = (id: string, name: string) => ({ params: { presentationId: id, mlsId: `North MLS:${name}` } });
const draftOf = (id: string, client = agent) => client.call(editPresentation, params(id));

describe('a presentation', () => {
  it('begins with the sections of its type and is found in the list', async () => {
    const id = await newCma();

    const { items, meta } = await agent.call(listMyCmas, { query: { page: 1, search: 'diaz' } });
    expect(items.find((item) => item.id === id)).toMatchObject({
      title: 'For the Diaz family',
      status: 'draft',
      canPublish: true,
    });
    expect(meta.currentPage).toBe(1);
    expect((await draftOf(id)).sections.map(({ config }) => config.type)).toContain('side-by-side-comparision');
  });

  it('is made once for one idempotency key', async () => {
    const headers = { 'idempotency-key': 'make-one' };
    const first = await agent.call(createCma, { body: {} }, { headers });
    expect(await agent.call(createCma, { body: {} }, { headers })).toEqual(first);
  });

  it('keeps the agent’s own rates of adjustments, one of a kind, as an unpublished change', async () => {
    const id = await newCma();
    await agent.call(publishCma, params(id));
    const overrides = [{ kind: 'garage' as const, rate: 9_000, note: 'Paired sales' }];
    await agent.call(setAdjustmentRates, { ...params(id), body: { overrides } });
    expect((await agent.call(getCma, params(id))).hasUnpublishedChanges).toBe(true);
    const twice = [...overrides, ...overrides];
    expect((await problemOf(agent.call(setAdjustmentRates, { ...params(id), body: { overrides: twice } }))).status).toBe(422);
    await agent.call(setAdjustmentRates, { ...params(id), body: { overrides: [] } });
    expect((await agent.call(getCma, params(id))).hasUnpublishedChanges).toBe(false);
  });

  it('is nobody else’s: others hear that it does not exist, an administrator reads and changes nothing', async () => {
    const id = await newCma();
    for (const shape of [getCma, editPresentation, viewPresentation]) {
      expect((await problemOf(stranger.call(shape, params(id)))).problem.code).toBe('presentation_not_found');
      await admin.call(shape, params(id));
    }
    for (const client of [stranger, admin])
      for (const shape of [deleteCma, archiveCma, publishCma, cloneCma, restoreCma])
        expect((await problemOf(client.call(shape, params(id)))).status).toBe(404);
    expect((await problemOf(stranger.call(listCmas, { query: { page: 1, agentId: user.id } }))).status).toBe(404);
    expect((await admin.call(listCmas, { query: { page: 1, agentId: user.id } })).items.length).toBeGreaterThan(0);
    expect((await admin.call(getCma, params(id))).canPublish).toBe(false);
    expect([(await draftOf(id)).canCustomize, (await draftOf(id, admin)).canCustomize]).toEqual([true, false]);
  });

  it('shows the lot of land, which homes leave out at first, whether it is a listing or typed in', async () => {
    const showsLot = async (id: string) =>
      (await draftOf(id)).sections.flatMap(({ config }) => ('showLotSize' in config ? config.showLotSize : []));
    const [listed, typed, house] = [await newCma(), await newCma(), await newCma()];
    await agent.call(setCmaSubject, { body: { id: listed, mlsId: 'North MLS:lot' } });
    await agent.call(updateCma, {
      ...params(typed),
      body: { subjectProperty: { addresses: ['1 Hill Road'], type: 'Lots and Land' } },
    });
    await agent.call(setCmaSubject, { body: { id: house, mlsId: 'North MLS:subject' } });
    expect([await showsLot(listed), await showsLot(typed), await showsLot(house)]).toEqual([
      [true, true],
      [true, true],
      [false, false],
    ]);
  });

  it('takes its subject from a listing, whose facts then come from the MLS', async () => {
    const id = await newCma();
    await agent.call(setCmaSubject, { body: { id, mlsId: 'North MLS:subject' } });

    const cma = await agent.call(getCma, params(id));
    expect(cma.subjectProperty).toMatchObject({ mlsId: 'subject', livingSpace: 1_500, beds: 3 });
    const refusal = await problemOf(agent.call(updateCma, { ...params(id), body: { subjectProperty: { bedCount: 9 } } }));
    expect(refusal.problem.code).toBe('subject_is_listing');
    const missing = await problemOf(agent.call(setCmaSubject, { body: { id, mlsId: 'North MLS:nothing' } }));
    expect(missing.problem.code).toBe('listing_not_found');
  });

  it('takes a subject that is in no MLS by its facts, and empties what is null', async () => {
    const id = await newCma();
    const facts = {
      addresses: ['9 Hill Road'],
      city: 'Oakland',
      state: 'CA',
      bedCount: 3,
      livingAreaSqFt: 1_450,
      hoaFeeCents: 12_500,
    };
    await agent.call(updateCma, { ...params(id), body: { root: { title: 'Hill Road' }, subjectProperty: facts } });
    const cma = await agent.call(updateCma, { ...params(id), body: { subjectProperty: { bedCount: null } } });

    expect(cma).toMatchObject({
      title: 'Hill Road',
      subjectProperty: { mlsId: null, beds: null, livingSpace: 1_450, hoaFees: 125 },
    });
  });

  it('refuses numbers that no home has', async () => {
    const id = await newCma();
    const body = { subjectProperty: { bedCount: 100, yearBuilt: -1, lotSizeSqFt: 'big' as never } };
    const refusal = await problemOf(agent.call(updateCma, { ...params(id), body }));
    expect(refusal.problem.errors.map(({ path }) => path).toSorted()).toEqual([
      'body.subjectProperty.bedCount',
      'body.subjectProperty.lotSizeSqFt',
      'body.subjectProperty.yearBuilt',
    ]);
  });

  it('keeps comparables once each, in the order that is set', async () => {
    const id = await newCma();
    for (const name of ['one', 'two', 'one', 'three']) await agent.call(addComparable, withComparable(id, name));
    await agent.call(orderComparables, { ...params(id), body: { order: [{ mlsId: 'three', mlsSource: 'North MLS' }] } });
    await agent.call(removeComparable, withComparable(id, 'one'));
    await agent.call(removeComparable, withComparable(id, 'one'));
    const { id: byHand } = await agent.call(updateComparable, {
      ...params(id),
      body: { addresses: ['1 Own Way'], soldPrice: 900_000 },
    });
    await agent.call(updateComparable, { ...params(id), body: { mlsId: byHand, soldPrice: 910_000 } });

    const { comparableProperties } = await agent.call(getCma, params(id));
    expect(comparableProperties.map((each) => each.mlsId ?? each.soldPrice)).toEqual(['three', 'two', 910_000]);
  });

  it('counts a comparable that was typed in as sold by its price, and shows no text that has a new one’s title alone', async () => {
    const id = await newCma();
    const { revision } = await draftOf(id);
    const texts = [
      { ...defaultSection('free-html-text', 'new'), title: 'Blank Section' },
      { ...defaultSection('ai-assisted-text', 'titled'), title: 'Our plan' },
    ];
    await agent.call(saveSections, { ...params(id), body: { id, sections: texts, baseRevision: revision } });
    await agent.call(updateComparable, { ...params(id), body: { addresses: ['1 Own Way'], soldPrice: 900_000 } });

    const view = await agent.call(viewPresentation, params(id));
    expect(view.sections.map(({ config }) => config.id)).toEqual(['titled']);
    expect(view.sourceData.comparableProperties.map(({ type }) => type)).toEqual(['comparable-sold']);
  });

  it('says of each comparable why it stands there, to its agent alone, and nothing without a subject', async () => {
    const id = await newCma();
    const none = await agent.call(getComparableReasons, params(id));
    expect(none).toEqual({ chosen: [], leftOut: [], steps: [] });
    const stranger = await app.signIn(await app.createUser());
    expect((await problemOf(stranger.call(getComparableReasons, params(id)))).problem.code).toBe('presentation_not_found');
  });

  it('refuses a range whose lower end is above the upper', async () => {
    const id = await newCma();
    const refusal = await problemOf(agent.call(updateEstimatedPrice, { ...params(id), body: { min: 5, max: 4 } }));
    expect(refusal.problem.errors[0]).toMatchObject({ path: 'body.min', message: 'Min must be less than max' });
    await agent.call(updateEstimatedPrice, { ...params(id), body: { min: 4, max: 5 } });
    expect((await draftOf(id)).sourceData.priceRange).toEqual({ min: 4, max: 5 });
  });

  it('stores sections by the revision that they were edited from, and tells of a newer one', async () => {
    const id = await newCma();
    const { revision, sections } = await draftOf(id);
    const text = { ...defaultSection('free-html-text', 'mine'), htmlContent: '<p onclick="x()">Hello<script>1</script></p>' };
    const body = { id, sections: [...sections.map(({ config }) => config), text], baseRevision: revision };
    await agent.call(saveSections, { ...params(id), body });

    const late = body.sections
      .slice(1)
      .map((config) => ({ ...config, ...(config.type === 'key-features' ? { title: 'Mine' } : {}) }));
    const { problem } = await problemOf(agent.call(saveSections, { ...params(id), body: { ...body, sections: late } }));
    expect(problem.code).toBe('presentation_changed');
    const { revision: newer } = await draftOf(id);
    expect(problem.errors).toEqual([
      { path: 'revision', message: String(newer) },
      { path: `sections.${sections[0]?.config.id}`, message: 'Header: not among those that were sent' },
      { path: expect.stringMatching(/^sections\./) as string, message: 'Key Features: title' },
    ]);
    expect((await draftOf(id)).sections.at(-1)?.config).toMatchObject({ id: 'mine', htmlContent: '<p>Hello</p>' });
  });

  it('refuses two sections of one id, and a body that names another presentation', async () => {
    const id = await newCma();
    const section = defaultSection('free-html-text', 'same');
    const twice = await problemOf(agent.call(saveSections, { ...params(id), body: { id, sections: [section, section] } }));
    expect(twice.status).toBe(422);
    const other = await newCma();
    const wrong = await problemOf(agent.call(saveSections, { ...params(id), body: { id: other, sections: [section] } }));
    expect(wrong.status).toBe(422);
  });

  it('knows whether the draft was changed since it was published', async () => {
    const id = await newCma();
    const state = async () => (await agent.call(getCma, params(id))).hasUnpublishedChanges;
    expect(await state()).toBe(true);
    expect(await agent.call(publishCma, params(id))).toMatchObject({ status: 'published', hasUnpublishedChanges: false });
    await agent.call(updateEstimatedPrice, { ...params(id), body: { min: 1, max: 2 } });
    expect(await state()).toBe(true);
    await agent.call(updateEstimatedPrice, { ...params(id), body: { min: null, max: null } });
    expect(await state()).toBe(false);
  });

  it('is not published with words that fair-housing law forbids, and says which', async () => {
    const id = await newCma();
    const text = { ...defaultSection('free-html-text', 'copy'), htmlContent: '<p>A quiet street, no kids.</p>' };
    await agent.call(saveSections, { ...params(id), body: { id, sections: [text] } });

    const refusal = await problemOf(agent.call(publishCma, params(id)));
    expect(refusal.problem.code).toBe('copy_not_allowed');
    expect(refusal.problem.errors[0]).toMatchObject({ path: 'sections.0.htmlContent' });
    expect(refusal.problem.errors[0]?.message).toContain('no kids');
  });

  it('is deleted, brought back, archived and copied with its homes', async () => {
    const id = await newCma();
    await agent.call(setCmaSubject, { body: { id, mlsId: 'North MLS:subject' } });
    await agent.call(addComparable, withComparable(id, 'one'));
    await agent.call(deleteCma, params(id));
    expect((await problemOf(agent.call(getCma, params(id)))).status).toBe(404);
    await agent.call(restoreCma, params(id));
    await agent.call(archiveCma, params(id));
    const { newlyCreatedCMAId } = await agent.call(cloneCma, params(id));

    expect((await agent.call(getCma, params(id))).isArchived).toBe(true);
    expect(await agent.call(getCma, params(newlyCreatedCMAId))).toMatchObject({
      isArchived: false,
      status: 'draft',
      subjectProperty: { mlsId: 'subject' },
      comparableProperties: [{ mlsId: 'one' }],
    });
  });
});
