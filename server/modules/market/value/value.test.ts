import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ValuationAnswer } from '#contract/valuation-answer.ts';
import type { ValuationSubject } from '#contract/valuation-request.ts';
import { roundedEstimate } from '#contract/market-words.ts';
import { createListingsService } from '#server/modules/listings/index.ts';
import { inventTown } from '#tests/support/invented-town.ts';
import { importRecords, openListingsDatabase, resoRecord, type ListingsDatabase } from '#tests/support/listings-database.ts';
import { createMarketService, type MarketService } from '../index.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import { refreshModels } from '../models/refresh-models.ts';
import { createEstimateValueTool, estimateValueAnswerSchema } from '../value.tools.ts';

const clock = { now: () => new Date('2026-11-20T18:00:00Z') };
const everyone = { allowedMlsProviders: ['*'] };
const source = 'Test MLS';

const town = inventTown(420);
const home = {
  ListingKey: 'subject',
  ListingId: 'S1',
  ListPrice: 200_000,
  UnparsedAddress: '7 Elm Street',
  City: 'Ames',
  StateOrProvince: 'IA',
  CountyOrParish: 'Story',
  SubdivisionName: 'Quarter 1',
  Latitude: 42.02,
  Longitude: -93.57,
  LivingArea: 1_500,
  BedroomsTotal: 3,
  BathroomsFull: 1,
  YearBuilt: 1975,
  LotSizeSquareFeet: 8_000,
  GarageSpaces: 1,
};
const subject = { mlsId: 'S1', mlsSource: source };

let database: ListingsDatabase;
let market: MarketService;

beforeAll(async () => {
  database = await openListingsDatabase();
  const listings = createListingsService({ db: database.db, clock });
  market = createMarketService({ ...database, clock, listings });
  await importRecords(database.pool, [
    ...town,
    resoRecord(home),
    resoRecord({ ...home, ListingKey: 'closed', ListingId: 'S2', InternetAutomatedValuationDisplayYN: false }),
    resoRecord({ ...home, ListingKey: 'office', ListingId: 'S3', PropertyType: 'Commercial Sale', PropertySubType: 'Office' }),
    resoRecord({ ...home, ListingKey: 'next', ListingId: 'N1', UnparsedAddress: '9 Elm Street', LivingArea: 1_450 }),
    resoRecord({
      ...home,
      ListingKey: 'bank',
      ListingId: 'B1',
      StandardStatus: 'Closed',
      ClosePrice: 60_000,
      CloseDate: '2026-10-01',
      UnparsedAddress: '11 Elm Street',
      SpecialListingConditions: ['Real Estate Owned'],
    }),
    resoRecord({
      ...home,
      ListingKey: 'past',
      ListingId: 'P1',
      StandardStatus: 'Closed',
      ClosePrice: 400_000,
      CloseDate: '2025-10-01',
    }),
    ...inventTown(60, { city: 'Nevada' }),
    ...(['2026-05-01', '2025-05-01'] as const).map((day, at) =>
      resoRecord({
        ...home,
        ListingKey: `again${at}`,
        ListingId: `A${at}`,
        UnparsedAddress: '13 Elm Street',
        StandardStatus: 'Closed',
        ClosePrice: 136_000 - 4_000 * at,
        CloseDate: day,
      }),
    ),
  ]);
  await refreshModels({ ...database, clock }, source);
});
afterAll(() => database.drop());

const valueOf = (request: Partial<Parameters<MarketService['value']>[1]> = {}, viewer = everyone): Promise<ValuationAnswer> =>
  market.value(viewer, { subject, ...request });

describe('a value', () => {
  test('is told with its range, its comparables to the dollar, and how good values were here', async () => {
    const found = await valueOf();
    expect(found).toMatchObject({ reason: null, coverage: 0.8, method: { market: 'Ames, IA', geography: 'city', version: 1 } });
    const { low, value, high } = found;
    expect(low).toBeLessThan(value ?? 0);
    expect(high).toBeGreaterThan(value ?? 0);
    expect(Math.round(found.comparables.reduce((sum, { adjusted, weight }) => sum + adjusted * weight, 0))).toBe(value);
    for (const { price, adjustments, adjusted, net } of found.comparables) {
      expect(adjustments.reduce((sum, { dollars }) => sum + dollars, price)).toBe(adjusted);
      expect(price + net).toBe(adjusted);
    }
    expect(found.method?.backTest?.count).toBeGreaterThan(50);
    expect(found.method?.backTest?.medianErrorPercent).toBeLessThan(8);
    expect(found.notices[0]).toMatch(/not an appraisal/);
  });

  test('has neither its own past sale nor one that was not at arm’s length among its comparables, and says why', async () => {
    const { comparables, leftOut, steps, competition } = await market.findComparables(everyone, subject);
    expect(comparables.map(({ listing }) => listing.mlsId)).not.toEqual(expect.arrayContaining(['P1']));
    expect(comparables.map(({ listing }) => listing.mlsId)).not.toEqual(expect.arrayContaining(['B1']));
    const reasonOf = (mlsId: string) => leftOut.find(({ listing }) => listing.mlsId === mlsId)?.reason;
    expect([reasonOf('P1'), reasonOf('B1')]).toEqual(['own-sale', 'not-arms-length']);
    expect(leftOut.map(({ reason }) => reason)).toContain('less-alike');
    expect(steps[0]?.name).toBe('within 0.5 miles, 90 days, ±15% of the living area');
    expect(competition.map(({ listing }) => listing.mlsId)).toEqual(expect.arrayContaining(['N1']));
  });

  test('leaves out what the agent leaves out, and keeps what is pinned', async () => {
    const before = await valueOf();
    const first = before.comparables[0]?.listing;
    const excluded = [{ mlsId: first?.mlsId ?? '', mlsSource: source }];
    const without = await valueOf({ comparables: { excluded } });
    expect(without.comparables.map(({ listing }) => listing.id)).not.toContain(first?.id);
    const pinned = await valueOf({ comparables: { pinned: [{ mlsId: 'AM1003', mlsSource: source }] } });
    const own = pinned.comparables.find(({ listing }) => listing.mlsId === 'AM1003');
    expect(own?.isPinned).toBe(true);
    expect(own?.weight).toBeGreaterThan(1 / 14);
    const only = ['AM1001', 'AM1002', 'AM1003', 'AM1005'].map((mlsId) => ({ mlsId, mlsSource: source }));
    const named = await valueOf({ comparables: { only } });
    expect(named.comparables.map(({ listing }) => listing.mlsId).toSorted()).toEqual(only.map(({ mlsId }) => mlsId));
  });

  test('compares with near sales alone where the agent asks for those, and says who was too far', async () => {
    const choice = { withinMiles: 0.4 };
    const near = await market.findComparables(everyone, subject, choice);
    expect(near.comparables.length).toBeGreaterThanOrEqual(3);
    expect(near.comparables.every(({ miles }) => (miles ?? 9) <= 0.4)).toBe(true);
    expect(near.leftOut.map(({ reason }) => reason)).toContain('too-far');
    const far = (await market.findComparables(everyone, subject)).comparables;
    expect(far.some(({ miles }) => (miles ?? 0) > 0.4)).toBe(true);
    expect((await valueOf({ comparables: { withinMiles: 0.05 } })).reason).toMatchObject({ code: 'too-few-comparables' });
  });

  test('compares with new sales alone where the agent asks for those, and says which were too early', async () => {
    const lately = await market.findComparables(everyone, subject, { soldWithinMonths: 2 });
    const all = (await market.findComparables(everyone, subject)).comparables;
    // As many as without the limit.
    expect(lately.comparables).toHaveLength(all.length);
    expect(lately.comparables.every(({ listing }) => (listing.soldDate ?? '') >= '2026-09-20')).toBe(true);
    expect(lately.leftOut.map(({ reason }) => reason)).toContain('sold-too-early');
    expect(all.some(({ listing }) => (listing.soldDate ?? '') < '2026-09-20')).toBe(true);
  });

  test('is told beside what a sold home went for', async () => {
    const [one] = (await valueOf({})).comparables;
    const { subject } = await valueOf({ subject: { mlsId: one?.listing.mlsId ?? '', mlsSource: one?.listing.mlsSource ?? '' } });
    expect(subject.sold).toEqual({ price: expect.any(Number), date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect((await valueOf({})).subject.sold).toBeNull();
  });

  test('is found for a home at the corner of two streets, and not where they do not meet', async () => {
    const facts = { propertyType: 'single-family-home', livingAreaSqFt: 1_500, bedrooms: 3, fullBaths: 1 } as const;
    const found = await valueOf({ subject: { ...facts, corner: ['Elm', 'Oak Street'] } });
    expect(found).toMatchObject({ reason: null, subject: { address: 'Elm and Oak Street', city: 'Ames', state: 'IA' } });
    expect(Math.abs((found.subject.latitude ?? 0) - home.Latitude)).toBeLessThan(0.003);
    const between = await valueOf({ subject: { ...facts, corner: ['24th', 'Quarter 1'] } });
    expect(between).toMatchObject({ reason: null, subject: { address: '24th and Quarter 1', neighborhood: 'Quarter 1' } });
    expect(between.cautions[0]).toBe(
      'No home is known at that corner, so it is valued at the center of Quarter 1. Name an address near it for a closer value.',
    );
    for (const lost of [{ corner: ['Elm', 'Nowhere'] }, { corner: ['Elm', 'Oak'], city: 'Nevada' }] as const) {
      const none = await valueOf({ subject: { ...facts, ...lost, corner: [...lost.corner] } });
      expect(none).toMatchObject({ value: null, reason: { code: 'corner-unknown' } });
    }
  });

  test('counts a home that was sold twice once, by its last sale', async () => {
    const { comparables, leftOut } = await market.findComparables(everyone, subject);
    expect(comparables.map(({ listing }) => listing.mlsId)).toContain('A0');
    expect(leftOut.find(({ listing }) => listing.mlsId === 'A1')?.reason).toBe('sold-again');
    const both = await market.findComparables(everyone, subject, { pinned: [{ mlsId: 'A1', mlsSource: source }] });
    expect(both.comparables.map(({ listing }) => listing.mlsId)).toEqual(expect.arrayContaining(['A0', 'A1']));
  });

  test('of a home that only its neighborhood places is made from sales there, as if it stood in the middle, and says so', async () => {
    const facts = { propertyType: 'single-family-home', livingAreaSqFt: 1_500, city: 'Ames', state: 'IA' } as const;
    const found = await valueOf({ subject: { ...facts, neighborhood: 'Quarter 1' }, comparables: { withinMiles: 2 } });
    expect(found.subject).toMatchObject({ neighborhood: 'Quarter 1', latitude: expect.any(Number) });
    expect(found.cautions).toContain(
      'Its address is unknown, so it is valued at the center of Quarter 1. Name an address near it for a closer value.',
    );
    for (const { miles } of found.comparables) expect(miles).toBeLessThanOrEqual(2);
    const { cautions } = await valueOf({ subject: facts, comparables: { withinMiles: 2 } });
    expect(cautions).toContain(
      'Its place on the map is unknown, so homes next door count no more than others and none is left out for being too far.',
    );
  });

  test('tells what a change adds, from the same comparables, of a home outside the MLS too', async () => {
    const outside = {
      ...({ propertyType: 'single-family-home', city: 'Ames', state: 'IA', neighborhood: 'Quarter 1' } as const),
      ...{ livingAreaSqFt: 1_500, bedrooms: 3, fullBaths: 1 },
    };
    const tool = createEstimateValueTool(market);
    const before = estimateValueAnswerSchema.parse((await tool.call({ subject: outside }, toolContext())).answer);
    expect(before.changesAddDollars).toBeNull();
    const changed = { subject: { ...outside, changes: { fullBaths: 2 } } };
    const after = estimateValueAnswerSchema.parse((await tool.call(changed, toolContext())).answer);
    const added = (after.valueDollars?.value ?? 0) - (before.valueDollars?.value ?? 0);
    expect(after.changesAddDollars).toBe(roundedEstimate(added));
    expect(added).toBeGreaterThan(0);
    expect(after.subject).toMatchObject({ fullBaths: 2, changed: ['fullBaths'] });
    expect(after.comparables.map(({ mlsId }) => mlsId)).toEqual(before.comparables.map(({ mlsId }) => mlsId));
  });

  test('gives a model its comparables with their places in the list, so that a reply may number them', async () => {
    const { answer, artifact } = await createEstimateValueTool(market).call({ subject }, toolContext());
    expect(artifact?.arguments).toMatchObject({ subject, modelId: (await valueOf()).method?.modelId });
    const { comparables } = estimateValueAnswerSchema.parse(answer);
    expect(comparables.length).toBeGreaterThan(4);
    expect(comparables.map(({ number }) => number)).toEqual(comparables.map((_, at) => at + 1));
  });

  test('tells of every sale on a street that is asked about, and of those alone in the end', async () => {
    const asked = async (askedAbout: string) => {
      const { leftOut } = await market.findComparables(everyone, subject, { askedAbout });
      return leftOut.map(({ listing, reason }) => [listing.addressLine1, reason]);
    };
    expect((await asked('elm')).slice(0, 3)).toEqual(
      expect.arrayContaining([
        ['7 Elm Street', 'own-sale'],
        ['11 Elm Street', 'not-arms-length'],
        ['13 Elm Street', 'sold-again'],
      ]),
    );
    const oak = resoRecord({
      ...{
        ...home,
        ListingKey: 'oak',
        ListingId: 'O1',
        UnparsedAddress: '15 Sallowfield Avenue',
        Latitude: 42.2,
        LivingArea: 4_800,
      },
      ...{ StandardStatus: 'Closed', ClosePrice: 700_000, CloseDate: '2024-06-01' },
    });
    await importRecords(database.pool, [oak]);
    expect((await asked('elm')).flat()).not.toContain('15 Sallowfield Avenue');
    for (const named of ['Sallowfield', 'sallowfield ave', '15 Sallowfield'])
      expect((await asked(named))[0]).toEqual(['15 Sallowfield Avenue', 'less-alike']);
    expect((await asked('Fallowfield')).flat()).not.toContain('15 Sallowfield Avenue');
  });

  test('of a home in a building lacks no lot', async () => {
    const condo = { propertyType: 'condominium', livingAreaSqFt: 900, bedrooms: 2, city: 'Ames', state: 'IA' } as const;
    const { subject: told } = await market.findComparables(everyone, condo);
    expect(told.missing).toContain('year built');
    expect(told.missing).not.toContain('lot size');
  });

  test('takes the agent’s rate with its note', async () => {
    const found = await valueOf({ overrides: [{ kind: 'living-area', rate: 40, note: 'Paired sales' }] });
    for (const { adjustments, listing } of found.comparables) {
      const own = adjustments.find(({ kind }) => kind === 'living-area');
      expect(own).toMatchObject({ isOverridden: true, note: 'Paired sales' });
      expect(own?.dollars).toBeCloseTo(40 * (1_500 - (listing.internalSize ?? 0)), -1);
    }
  });

  test('rises for a second bath', async () => {
    const more = await valueOf({ subject: { ...subject, changes: { fullBaths: 2 } } });
    expect(more.subject).toMatchObject({ fullBaths: 2, changed: ['fullBaths'] });
    const before = await valueOf();
    expect(more.value).toBeGreaterThan(before.value ?? Infinity);
    expect(more.comparables.map(({ listing }) => listing.id)).toEqual(before.comparables.map(({ listing }) => listing.id));
  });

  test('is found for a home outside the MLS by its place, and says what is unknown', async () => {
    const outside: ValuationSubject = {
      propertyType: 'single-family-home',
      latitude: 42.021,
      longitude: -93.571,
      livingAreaSqFt: 1_500,
      bedrooms: 3,
      fullBaths: 1,
    };
    const found = await valueOf({ subject: outside });
    expect(found.subject).toMatchObject({ city: 'Ames', state: 'IA', missing: ['lot size', 'year built', 'garage spaces'] });
    expect(Math.abs((found.value ?? 0) / ((await valueOf()).value ?? 1) - 1)).toBeLessThan(0.25);
    const left = (await market.findComparables(everyone, outside)).leftOut;
    expect(left.find(({ listing }) => listing.mlsId === 'P1')?.reason).toBe('price-out-of-line');
    expect(found.cautions[0]).toBe('Its lot size, year built, garage spaces are unknown and taken as usual for this market.');
    const byName = { propertyType: 'single-family-home', city: 'Ames', state: 'ia', livingAreaSqFt: 1_500 } as const;
    expect((await valueOf({ subject: byName })).cautions).toContain(
      'Its place on the map is unknown, so homes next door count no more than others.',
    );
  });

  test('is learned from the county where a town has too few sales', async () => {
    const small = { mlsId: 'NE1000', mlsSource: source };
    expect((await valueOf({ subject: small })).method).toMatchObject({ geography: 'county', market: 'Story County, IA' });
  });

  test.each([
    ['S2', 'seller-opted-out'],
    ['S3', 'type-not-valued'],
  ])('of %s is none: %s', async (mlsId, code) => {
    const found = await valueOf({ subject: { mlsId, mlsSource: source } });
    expect(found).toMatchObject({ low: null, value: null, high: null, comparables: [], reason: { code } });
    expect(found.reason?.words).not.toBe('');
  });

  test.each([
    [{ propertyType: 'single-family-home', city: 'Boise', state: 'ID', livingAreaSqFt: 900 }, 'market-too-small'],
    [{ propertyType: 'single-family-home', livingAreaSqFt: 900 }, 'market-unknown'],
    [{ propertyType: 'single-family-home', city: 'Ames', state: 'IA' }, 'no-living-area'],
    [{ propertyType: 'townhouse', city: 'Ames', state: 'IA', livingAreaSqFt: 900 }, 'too-few-comparables'],
  ] as const)('of %o is none: %s', async (facts, code) => {
    expect(await valueOf({ subject: facts })).toMatchObject({ value: null, reason: { code } });
  });

  test('waits where a source is still to be read, and is none where it was read and has too few sales', async () => {
    const few = { mlsId: 'S9', mlsSource: 'Small MLS' };
    await importRecords(database.pool, [resoRecord({ ...home, ListingKey: 'nine', ListingId: 'S9' })], few.mlsSource);
    expect(await valueOf({ subject: few })).toMatchObject({ value: null, reason: { code: 'market-not-ready' } });
    await refreshModels({ ...database, clock }, few.mlsSource);
    expect(await valueOf({ subject: few })).toMatchObject({ value: null, reason: { code: 'market-too-small' } });
  });

  test('is for those alone who may see the listing and its market', async () => {
    const nobody = { allowedMlsProviders: ['Other MLS'] };
    await expect(valueOf({}, nobody)).rejects.toMatchObject({ code: 'listing_not_found' });
    const byName = { propertyType: 'single-family-home', city: 'Ames', state: 'IA', livingAreaSqFt: 1_500 } as const;
    expect(await valueOf({ subject: byName }, nobody)).toMatchObject({ value: null, comparables: [] });
    const { method } = await valueOf();
    await expect(valueOf({ subject: byName, modelId: method?.modelId }, nobody)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is made again from its model after the market was learned anew', async () => {
    const before = await valueOf();
    const later = { now: () => new Date('2026-12-05T18:00:00Z') };
    expect(await refreshModels({ ...database, clock: later }, source)).toBeGreaterThan(0);
    const after = await valueOf();
    expect(after.method?.modelId).not.toBe(before.method?.modelId);
    const again = await valueOf({ modelId: before.method?.modelId });
    expect(again).toEqual({ ...before, method: { ...before.method, isNewest: false } });
    const compared = await market.findComparables(everyone, subject, null, before.method?.modelId);
    expect(compared.comparables).toEqual(before.comparables);
    expect(await refreshModels({ ...database, clock: later }, source)).toBe(0);
  });
});
