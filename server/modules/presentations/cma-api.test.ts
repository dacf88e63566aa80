import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importRecords, resoRecord } from '#tests/support/listings-database.ts';
import { startTestApp, type TestApp, type TestUser } from '#tests/support/test-app.ts';
import { formOf, type TestClient } from '#tests/support/test-client.ts';

/**
 * The documented interface, call by call, as a program would write it: paths, bodies and odd names are written out here, not read from the
 * contract. Each call stands on what the ones before it made.
 */
let app: TestApp;
let user: TestUser;
let agent: TestClient;
const made: Record<string, string> = {};

beforeAll(async () => {
  app = await startTestApp();
  const home = (id: string, street: string) =>
    resoRecord({ ListingKey: `key-${id}`, ListingId: id, StreetNumber: '12', StreetName: street, LivingArea: 1_500 });
  await importRecords(app.dependencies.database.pool, [home('SUB1', 'Birch'), home('CMP1', 'Oak'), home('CMP2', 'Elm')], 'North');
  await importRecords(app.dependencies.database.pool, [home('CMP2', 'Elm')], 'South');
  user = await app.createUser();
  agent = await app.signIn(user);
});
afterAll(() => app.close());

const picture = async (): Promise<FormData> => {
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#446688' } })
    .jpeg()
    .toBuffer();
  return formOf({}, [new File([new Uint8Array(bytes)], 'front.jpg', { type: 'image/jpeg' })], 'images');
};

async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => made[name] ?? name);
  if (body instanceof FormData) return agent.fetch(filled, { method, body });
  return agent.fetch(filled, {
    method,
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
}

const cma = '/api/comps/cmas/{id}';
const range = { totalItems: 1, currentPage: 1, itemCount: 1, itemsPerPage: 20, totalPages: 1 };
const facts = {
  addresses: ['1 Own Way', 'Unit 2'],
  lotSizeSqFt: 4_000,
  bathCount: 2.5,
  bedCount: 3,
  buildingName: 'The Mill',
  city: 'Oakland',
  description: 'Bright.',
  garageSpaces: 1,
  hoaFeeCents: 12_500,
  currentPrice: 900_000,
  listDate: '2026-03-01',
  soldPrice: 910_000,
  soldDate: '2026-04-01',
  livingAreaSqFt: 1_450,
  neighborhood: 'Dimond',
  styles: ['Craftsman'],
  styleOther: 'Bungalow',
  type: 'Single Family Home',
  typeOther: null,
  state: 'CA',
  lat: 37.8,
  lng: -122.2,
  yearBuilt: 1926,
  zipCode: '94602',
  floor: 1,
  hasDoormanAttendance: false,
  isLease: false,
  roomsTotal: 7,
  flipTaxRemarks: 'None',
  recurringCosts: [{ label: 'Tax', value: 12_000, frequency: 'yearly', type: 'tax' }],
  listingStatus: 'Sold',
};

interface Call {
  call: [method: string, path: string, body?: object | (() => object | Promise<FormData>)];
  status: number;
  answer?: object;
  /** Names that later calls use, by where they stand in the answer. */
  keeps?: Record<string, (answer: never) => unknown>;
}

const calls: readonly Call[] = [
  {
    call: [
      'POST',
      '/api/comps/cmas/create-simple',
      () => ({
        agentId: user.id,
        clientDisplayName: 'Ana Diaz',
        presentationType: 'cma',
        presentationName: 'Birch',
      }),
    ],
    status: 201,
    answer: { id: expect.any(String) },
    keeps: { id: ({ id }: { id: string }) => id },
  },
  {
    call: ['PATCH', cma, { root: { title: 'Own', clientDisplayName: 'Ana' }, subjectProperty: facts }],
    status: 200,
    answer: {
      title: 'Own',
      subjectProperty: {
        ...{ addresses: facts.addresses, baths: 2.5, beds: 3, hoaFees: 125, hoaFee: { fee: 125, frequency: 'monthly' } },
        ...{ livingSpace: 1_450, lotSize: 4_000, propertyStyle: 'Craftsman', propertyStyleOther: 'Bungalow', listPrice: 900_000 },
        ...{
          latitude: 37.8,
          longitude: -122.2,
          floor: 1,
          roomsTotal: 7,
          recurringCosts: facts.recurringCosts,
          soldPrice: 910_000,
        },
      },
    },
  },
  {
    call: ['PUT', '/api/comps/cmas', () => ({ mlsId: 'SUB1', id: made['id'] })],
    status: 200,
    answer: { id: expect.any(String) },
  },
  { call: ['GET', '/api/comps/cmas?page=1&status=draft&orderBy=title'], status: 200, answer: { meta: range } },
  { call: ['GET', '/api/comps/cmas/mine?page=1'], status: 200, answer: { items: [{ title: 'Own' }], meta: range } },
  { call: ['GET', '/api/comps/cmas/mine'], status: 422, answer: { errors: [{ path: 'query.page' }] } },
  {
    call: ['GET', cma],
    status: 200,
    answer: { subjectProperty: { mlsId: 'SUB1', mlsSource: 'North' }, canPublish: true, canCustomize: true },
  },
  { call: ['PUT', `${cma}/estimated-price`, { min: 800_000, max: 900_000 }], status: 204 },
  { call: ['POST', `${cma}/comparable-properties/CMP1`], status: 204 },
  // Two sources have it: which one is meant has to be said.
  { call: ['POST', `${cma}/comparable-properties/CMP2`], status: 404, answer: { code: 'listing_not_found' } },
  { call: ['POST', `${cma}/comparable-properties/South:CMP2`], status: 204 },
  {
    call: ['PUT', `${cma}/comparable-properties`, { ...facts, listPrice: 905_000, area: 'East' }],
    status: 200,
    answer: { id: expect.any(String) },
    keeps: { own: ({ id }: { id: string }) => id },
  },
  {
    call: [
      'PUT',
      `${cma}/comparable-properties/order`,
      () => ({
        order: [
          { mlsId: made['own'], mlsSource: null },
          { mlsId: 'CMP2', mlsSource: 'South' },
        ],
      }),
    ],
    status: 204,
  },
  {
    call: ['GET', cma],
    status: 200,
    answer: { comparableProperties: [{ listPrice: 905_000, area: 'East' }, { mlsId: 'CMP2' }, { mlsId: 'CMP1' }] },
  },
  {
    call: ['POST', `${cma}/comparable-properties/CMP1/images`, picture],
    status: 201,
    answer: [{ id: expect.any(Number), url: expect.any(String), cdnUrl: expect.any(String), caption: null }],
    keeps: { imgId: ([image]: { id: number }[]) => image?.id },
  },
  {
    call: ['POST', `${cma}/comparable-property/CMP1/images/cover`, () => ({ properyImageId: Number(made['imgId']) })],
    status: 204,
  },
  { call: ['DELETE', `${cma}/comparable-properties/CMP1/images/{imgId}`], status: 204 },
  { call: ['DELETE', `${cma}/comparable-properties/South:CMP2`], status: 204 },
  {
    call: ['POST', `${cma}/subject-property/images`, picture],
    status: 201,
    answer: [{ id: expect.any(Number) }],
    keeps: { imgId: ([image]: { id: number }[]) => image?.id },
  },
  { call: ['POST', `${cma}/subject-property/images/cover`, () => ({ properyImageId: Number(made['imgId']) })], status: 204 },
  { call: ['DELETE', `${cma}/subject-property/images/{imgId}`], status: 204 },
  { call: ['POST', `${cma}/subject-properties/images/load`], status: 200, answer: { replaced: true } },
  {
    call: ['POST', `${cma}/cover-photo`, picture],
    status: 200,
    answer: { url: expect.stringMatching(/^\/api\/comps\/photos\//) },
  },
  { call: ['DELETE', `${cma}/cover-photo`], status: 204 },
  { call: ['GET', `${cma}/insights`], status: 200, answer: { insights: { isLease: false } } },
  { call: ['POST', `${cma}/publish`], status: 200, answer: { status: 'published', hasUnpublishedChanges: false } },
  { call: ['POST', `${cma}/archive`], status: 204 },
  { call: ['GET', '/api/comps/cmas/mine?page=1'], status: 200, answer: { items: [] } },
  { call: ['POST', `${cma}/unarchive`], status: 204 },
  {
    call: ['POST', `${cma}/clone`],
    status: 201,
    answer: { newlyCreatedCMAId: expect.any(String) },
    keeps: { copy: ({ newlyCreatedCMAId }: { newlyCreatedCMAId: string }) => newlyCreatedCMAId },
  },
  {
    call: ['GET', '/api/comps/cma-presentations/{copy}/edit'],
    status: 200,
    answer: { sourceData: { priceRange: { min: 800_000, max: 900_000 } } },
  },
  { call: ['GET', '/api/comps/cma-presentations/{id}/view'], status: 200, answer: { presentationName: 'Own' } },
  { call: ['PATCH', '/api/comps/cma-presentations/{id}/edit', () => ({ id: made['id'], sections: [] })], status: 204 },
  { call: ['DELETE', cma], status: 204 },
  { call: ['GET', cma], status: 404, answer: { code: 'presentation_not_found' } },
];

describe('the documented calls', () => {
  it.each(calls.map((one) => ({ ...one, name: `${one.call[0]} ${one.call[1]} answers ${one.status}` })))(
    '$name',
    async ({ call: [method, path, body], status, answer, keeps = {} }) => {
      const response = await send(method, path, typeof body === 'function' ? await body() : body);
      const text = await response.text();
      expect([response.status, text.length > 0 || status === 204]).toEqual([status, true]);
      const answered: unknown = text === '' ? undefined : JSON.parse(text);
      if (answer) expect(answered).toMatchObject(answer);
      for (const [name, find] of Object.entries(keeps)) made[name] = String(find(answered as never));
    },
  );
});

describe('what a plan allows', () => {
  it('is not to publish or to make a link once the subscription is not active', async () => {
    const lapsed = await app.signIn(await app.createUser({ subscriptionStatus: 'suspended' }));
    const post = (path: string, method = 'POST', body?: object) =>
      lapsed.fetch(path, {
        method,
        ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
      });
    const { id } = (await (await post('/api/comps/cmas/create-simple', 'POST', {})).json()) as { id: string };
    expect(await (await lapsed.fetch(`/api/comps/cmas/${id}`)).json()).toMatchObject({ canPublish: false, canCustomize: true });
    for (const refused of [
      await post(`/api/comps/cmas/${id}/publish`),
      await post(`/api/comps/cmas/${id}/share`, 'PUT', { enabled: true, live: true }),
    ])
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([403, 'publishing_not_allowed']);
  });
});
