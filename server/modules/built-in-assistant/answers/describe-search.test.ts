import { describe, expect, it } from 'vitest';
import { listingFeatures } from '#contract/listing-features.ts';
import type { AreaFilter, Circle, ListingSearch, NamedArea } from '#contract/listing-search.ts';
import { fc } from '#tests/support/properties.ts';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import { startExampleThread } from '../question-parser/examples/example-thread.ts';
import { formatQuestion } from '../question-parser/examples/format-question.ts';
import { describeSearch } from './describe-search.ts';
import { english } from './texts/english/index.ts';

const today = '2026-11-20';

const span = (values: fc.Arbitrary<number>) =>
  fc.oneof(
    values.map((startAt) => ({ startAt })),
    values.map((endAt) => ({ endAt })),
    fc.tuple(values, values).map((both) => ({ startAt: Math.min(...both), endAt: Math.max(...both) })),
  );
const steps = (min: number, max: number, by: number) =>
  span(fc.integer({ min: min / by, max: max / by }).map((count) => count * by));
const day = fc
  .integer({ min: 1, max: 300 })
  .map((back) => new Date(Date.parse(today) - back * 86_400_000).toISOString().slice(0, 10));
const days = fc.tuple(day, day).map((both) => {
  const [startAt = '', endAt = ''] = [...both].sort();
  return { startAt, endAt };
});

const inSanFrancisco = { city: 'San Francisco', stateAbbreviated: 'CA' };
const named = fc.constantFrom<NamedArea>(
  { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley', context: inSanFrancisco },
  { type: 'named-area', nameType: 'neighborhood', name: 'Bernal Heights', context: inSanFrancisco },
  { type: 'named-area', nameType: 'neighborhood', name: 'Nob Hill', context: inSanFrancisco },
);
const around =
  (name: string, latitude: number, longitude: number) =>
  (distance: number): Circle => ({
    type: 'radius',
    latitude,
    longitude,
    distance,
    name,
  });
const miles = fc.constantFrom(0.5, 1, 1.5, 2, 3, 10);
const lake = miles.map(around('Lake Merritt', 37.803, -122.259));
const rockridge = miles.map(around('Rockridge', 37.844, -122.251));
const area = fc.oneof(
  fc.oneof<fc.Arbitrary<AreaFilter>[]>(named, lake),
  fc
    .uniqueArray(named, { minLength: 2, maxLength: 3, selector: ({ name }) => name })
    .map((areas): AreaFilter => ({ type: 'any-of', areas })),
  fc.tuple(lake, rockridge).map((near): AreaFilter => ({ type: 'any-of', areas: [], near })),
);

/** But an open house, which its days say, and new construction, which is a year in words. */
const features = listingFeatures.filter((one) => one !== 'open-house' && one !== 'new-construction');

/** What people ask for, in the fields that the assistant names. */
const fields: fc.Arbitrary<ListingSearch> = fc.record(
  {
    areaFilter: area,
    price: steps(300_000, 5_000_000, 25_000),
    propertyTypes: fc.constantFrom(
      ['condominium' as const],
      ['single-family-home' as const],
      ['townhouse' as const, 'loft' as const],
    ),
    bedroomsCount: steps(1, 6, 1),
    bathroomsCount: steps(1, 5, 0.5),
    parkingGarageSpaces: steps(1, 3, 1),
    livingSpaceSqFt: steps(600, 5_000, 50),
    lotSizeSqFt: steps(1_000, 20_000, 500),
    homeownerAssociationFeeUSD: steps(100, 1_500, 50),
    propertyYearBuilt: span(fc.integer({ min: 1900, max: 2020 })),
    daysOnMarket: span(fc.integer({ min: 2, max: 200 })),
    listDate: days,
    openHouseDate: fc.constantFrom(
      { startAt: '2026-11-21', endAt: '2026-11-22' },
      { startAt: '2026-11-22', endAt: '2026-11-22' },
    ),
    features: fc.subarray(features, { minLength: 1, maxLength: 3 }),
    keywords: fc.uniqueArray(fc.constantFrom('wine cellar', 'skylights'), { minLength: 1 }),
  },
  { requiredKeys: [] },
);

/** Whoever asks for days of open houses asks for open houses. */
const search = fields.map((asked): ListingSearch => {
  if (!asked.openHouseDate) return asked;
  return { ...asked, features: listingFeatures.filter((one) => one === 'open-house' || asked.features?.includes(one)) };
});

async function read(text: string): Promise<string> {
  const parsed = await startExampleThread({ findPlaces: findExamplePlaces, today }).ask(text);
  return parsed.kind === 'search'
    ? formatQuestion({ kind: 'search', search: parsed.search, unusedWords: [], notes: [], change: 'new' })
    : formatQuestion(parsed);
}

describe("the assistant's words for a search", () => {
  it('ask for the same when they are read', async () => {
    await fc.assert(
      fc.asyncProperty(search, async (asked) => {
        const words = `Show me ${describeSearch(asked, english)}`;
        expect(await read(words), words).toBe(
          formatQuestion({ kind: 'search', search: asked, unusedWords: [], notes: [], change: 'new' }),
        );
      }),
    );
  });
});
