import { describe, expect, it } from 'vitest';
import { listingFeatures } from '#contract/listing-features.ts';
import {
  listingSearchSchema,
  type AreaFilter,
  type Circle,
  type ListingSearch,
  type NamedArea,
} from '#contract/listing-search.ts';
import { listingStatuses, propertyTypes, searchLimits, sortTermKeys } from '#contract/listing-vocabulary.ts';
import { fc } from '#tests/support/properties.ts';
import { conditionsOf, isWithoutConditions, searchWords } from '../search/search-words.ts';
import { formErrors, formOf, searchOf } from './filter-form.ts';

const TODAY = '2026-11-22';

const range = (maximum: number) =>
  fc.option(
    fc.tuple(fc.option(fc.nat(maximum)), fc.option(fc.nat(maximum))).map(([one, other]) => {
      const [startAt, endAt] = one !== null && other !== null && one > other ? [other, one] : [one, other];
      return { startAt, endAt };
    }),
  );
const date = fc.date({ min: new Date('2023-01-01'), max: new Date('2026-11-22'), noInvalidDate: true });
const dates = fc.option(
  fc.tuple(date, date).map(([one, other]) => {
    const [startAt = '', endAt = ''] = [one, other].map((each) => each.toISOString().slice(0, 10)).sort();
    return { startAt, endAt };
  }),
);
const latitude = fc.double({ min: -89, max: 89, noNaN: true });
const longitude = fc.double({ min: -179, max: 179, noNaN: true });
const named = fc.constantFrom<NamedArea>(
  {
    type: 'named-area',
    nameType: 'neighborhood',
    name: 'Noe Valley',
    context: { city: 'San Francisco', stateAbbreviated: 'CA' },
  },
  { type: 'named-area', nameType: 'zip-code', name: '94114' },
  { type: 'named-area', nameType: 'county', name: 'Alameda' },
);
const circle: fc.Arbitrary<Circle> = fc.record(
  {
    type: fc.constant('radius' as const),
    latitude,
    longitude,
    distance: fc.double({ min: 0.01, max: 400, noNaN: true }),
    name: fc.constantFrom('400 Howard St', 'Ocean Beach'),
  },
  { requiredKeys: ['type', 'latitude', 'longitude', 'distance'] },
);
const oneArea = fc.oneof(
  named,
  circle,
  fc.record({
    type: fc.constant('polygon' as const),
    coordinates: fc.array(fc.tuple(latitude, longitude), { minLength: 3, maxLength: 30 }),
  }),
);
const several: fc.Arbitrary<AreaFilter> = fc
  .record(
    {
      type: fc.constant('any-of' as const),
      areas: fc.array(oneArea, { maxLength: 4 }),
      except: fc.uniqueArray(named),
      near: fc.array(circle, { maxLength: 3 }),
    },
    { requiredKeys: ['type', 'areas'] },
  )
  .filter(({ areas, except, near }) => areas.length + (except?.length ?? 0) + (near?.length ?? 0) > 0);
const area: fc.Arbitrary<AreaFilter> = fc.oneof(oneArea, several);

const search: fc.Arbitrary<ListingSearch> = fc.record(
  {
    areaFilter: fc.option(area),
    price: range(searchLimits.priceDollars),
    propertyStatus: fc.option(fc.uniqueArray(fc.constantFrom(...listingStatuses))),
    bedroomsCount: range(searchLimits.bedrooms),
    bathroomsCount: range(searchLimits.bathrooms),
    propertyTypes: fc.option(fc.uniqueArray(fc.constantFrom(...propertyTypes))),
    livingSpaceSqFt: range(searchLimits.livingSpaceSqFt),
    lotSizeSqFt: range(searchLimits.lotSizeSqFt),
    parkingGarageSpaces: range(searchLimits.garageSpaces),
    homeownerAssociationFeeUSD: range(searchLimits.hoaFeeDollars),
    propertyYearBuilt: range(2026),
    daysOnMarket: range(searchLimits.daysOnMarket),
    mlsIds: fc.option(fc.uniqueArray(fc.constantFrom('SF-1002', 'ML81234567'))),
    excludedMlsIds: fc.option(fc.uniqueArray(fc.constantFrom('SF-1003', 'ML81234568'))),
    soldDate: dates,
    listDate: dates,
    openHouseDate: dates,
    agentDreNumbers: fc.option(fc.uniqueArray(fc.constantFrom('01234567', '07654321'))),
    features: fc.option(fc.uniqueArray(fc.constantFrom(...listingFeatures))),
    keywords: fc.option(fc.uniqueArray(fc.constantFrom('chef kitchen', 'corner lot'), { minLength: 1 })),
    hasDoormanAttendance: fc.option(fc.boolean()),
    listingTransactionType: fc.option(fc.constantFrom('sale' as const, 'lease' as const)),
    orderResultsBy: fc.option(
      fc.record({ term: fc.constantFrom(...sortTermKeys), order: fc.option(fc.constantFrom('asc' as const, 'desc' as const)) }),
    ),
  },
  { requiredKeys: [] },
);

/** The form shows one of the two dates, and a period of that one takes the other's place. */
function withOneDate(asked: ListingSearch): ListingSearch {
  const isSold = asked.propertyStatus?.length === 1 && asked.propertyStatus[0] === 'sold';
  return isSold ? { ...asked, listDate: null } : { ...asked, soldDate: null };
}

describe('any search', () => {
  it('goes through the artifact and the form and asks for the same', () => {
    fc.assert(
      fc.property(search.map(withOneDate), (asked) => {
        const stored = listingSearchSchema.parse(JSON.parse(JSON.stringify(asked)));
        expect(stored).toEqual(JSON.parse(JSON.stringify(asked)));
        const form = formOf(stored, TODAY);
        expect(formErrors(form, 2026)).toEqual({});
        const sent = listingSearchSchema.parse(JSON.parse(JSON.stringify(searchOf(form, stored, TODAY))));
        expect(searchWords(sent)).toEqual(searchWords(asked));
        expect(sent.areaFilter ?? null).toEqual(stored.areaFilter ?? null);
      }),
    );
  });

  it('has a chip for each thing that it asks, and asks for nothing when all are taken off', () => {
    fc.assert(
      fc.property(search, (asked) => {
        let left = asked;
        for (let rounds = 0; conditionsOf(left).length > 0; rounds += 1) {
          expect(rounds).toBeLessThan(60);
          const [condition] = conditionsOf(left);
          left = listingSearchSchema.parse({ ...left, ...condition?.off });
        }
        expect(isWithoutConditions(left)).toBe(true);
        const { orderResultsBy: _, listingTransactionType: _kind, hasDoormanAttendance: _doorman, ...rest } = left;
        expect(Object.values(rest).flatMap((value) => (isEmpty(value) ? [] : [value]))).toEqual([]);
      }),
    );
  });
});

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && Object.values(value).every((end) => end === null);
}
