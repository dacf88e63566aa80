import { describe, expect, it } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import { examplePlacesIn } from './examples/example-places.ts';
import type { EarlierTurn } from './earlier-turn.ts';
import { parseQuestion } from './parse-question.ts';

const read = (text: string, previous: EarlierTurn | null = null) =>
  parseQuestion({ text, today: '2026-11-20', previous, places: examplePlacesIn(text, previous?.search.areaFilter) });

function searched(text: string, previous: EarlierTurn | null = null): ListingSearch {
  const parsed = read(text, previous);
  if (parsed.kind !== 'search') throw new Error(`${text} was read as ${JSON.stringify(parsed)}`);
  return parsed.search;
}

const berkeley = { type: 'named-area', nameType: 'city', name: 'Berkeley' } as const;
const standing = (search: ListingSearch, earlier: ListingSearch[] = []): EarlierTurn => ({
  search,
  results: [],
  earlierSearches: earlier,
});

describe('searches as agents type them', () => {
  it('look for price drops in a place, and leave no place out for them', () => {
    const search = searched('anything with a price drop in Noe Valley');
    expect(search).toMatchObject({ features: ['price-cut'], areaFilter: { name: 'Noe Valley' } });
    expect(searched('homes in San Francisco, drop Noe Valley').areaFilter).toMatchObject({ type: 'any-of' });
  });

  it.each(['2br condo austin under 600k w pool', '3 bed house san jose', 'condos Dallas max 400k'])(
    'ask about a city without listings, and search nowhere else: %s',
    (text) => {
      expect(read(text)).toMatchObject({ kind: 'ask', question: 'unknown-place' });
    },
  );

  it.each(['3 beds in Oakland for my client Austin', 'moving from austin, 2 beds in Oakland', '2 beds on austin st in Oakland'])(
    'take no name of a person or a street for such a city: %s',
    (text) => {
      expect(read(text).kind).toBe('search');
    },
  );

  it.each(['3 beds there under 1.9', 'any condos over there'])('ask which place is meant by “there”: %s', (text) => {
    expect(read(text)).toMatchObject({ kind: 'ask', question: 'unknown-place' });
  });

  it('go on in the place that stands', () => {
    expect(searched('3 beds there under 1.9', standing({ areaFilter: berkeley }))).toMatchObject({ areaFilter: berkeley });
  });

  it.each(['also needs to be under 30 min to downtown', 'less than 20 mins from work', 'within 15 minutes of the airport'])(
    'take no time of travel for a price: %s',
    (text) => {
      const search = { areaFilter: berkeley, price: { startAt: 405_000, endAt: 495_000 } };
      expect(searched(text, standing(search)).price).toEqual(search.price);
    },
  );

  it('keep no lower end of “around” under a new limit', () => {
    const around = standing({ areaFilter: berkeley, price: { startAt: 630_000, endAt: 770_000 } });
    expect(searched('nothing over 900', around).price).toEqual({ endAt: 900_000 });
    const range = standing({ areaFilter: berkeley, price: { startAt: 600_000, endAt: 800_000 } });
    expect(searched('nothing over 900', range).price).toEqual({ startAt: 600_000, endAt: 900_000 });
  });

  it.each(['3 bed min, 2 car garage would be nice but not a must', '3 beds, parking is a plus', '3 beds, garage not a must'])(
    'leave no home out for a garage that is only nice to have: %s',
    (text) => {
      const search = searched(text, standing({ areaFilter: berkeley }));
      expect(search.bedroomsCount).toMatchObject({ startAt: 3 });
      expect(search.parkingGarageSpaces).toBeUndefined();
    },
  );

  it('want the garage that is asked for', () => {
    expect(searched('3 beds with a 2 car garage in Berkeley').parkingGarageSpaces).toMatchObject({ startAt: 2 });
  });

  it.each(['expireds in Oakland last 90 days', 'withdrawn listings in Berkeley', 'any cancelled listings in Oakland'])(
    'look for nothing where the status is not kept: %s',
    (text) => {
      expect(read(text)).toEqual({ kind: 'cannot', reason: 'status-not-kept' });
    },
  );

  it('repeat no list where only “back on market” is asked for', () => {
    expect(read('any back on market', standing({ areaFilter: berkeley }))).toMatchObject({ reason: 'status-not-kept' });
  });

  it('go back to the search that is named, as it stood', () => {
    const first: ListingSearch = {
      areaFilter: { ...berkeley, context: { stateAbbreviated: 'CA' } },
      propertyTypes: ['condominium'],
    };
    const named = searched('condos in Berkeley');
    const earlier = [
      { ...named, price: { endAt: 500_000 } },
      { ...first, price: { endAt: 600_000 } },
    ];
    expect(searched('go back to the condos in Berkeley', standing({ areaFilter: berkeley }, earlier))).toEqual(earlier[0]);
  });

  it.each(['1 bd or studio in Oakland', 'one bedroom or a big studio in Oakland', 'studio or 1 bedroom in Oakland'])(
    'take a studio beside one bedroom: %s',
    (text) => {
      expect(searched(text).bedroomsCount).toEqual({ startAt: 0, endAt: 1 });
    },
  );

  it('read a bound with “than” as a bound, and no places beside each other', () => {
    const text = 'a one bedroom in Oakland or Berkeley, five hundred max, hoa no more than four fifty a month';
    expect(searched(text)).toMatchObject({ price: { endAt: 500_000 }, homeownerAssociationFeeUSD: { endAt: 450 } });
    expect(read('is Oakland cheaper than Berkeley').kind).toBe('market');
  });

  it.each(['too pricey try Oakland', 'too steep, try Oakland'])('move on where a place is too dear: %s', (text) => {
    const search = { areaFilter: berkeley, bedroomsCount: { startAt: 3 } };
    expect(searched(text, standing(search))).toMatchObject({ areaFilter: { name: 'Oakland' }, bedroomsCount: { startAt: 3 } });
  });

  it('add a place that is wanted too', () => {
    expect(searched('ok and Oakland too?', standing({ areaFilter: berkeley })).areaFilter).toMatchObject({ type: 'any-of' });
  });

  it.each(['ok show me what 900k gets in Oakland', 'what does 900k buy in Oakland'])(
    'ask anew what a price buys elsewhere: %s',
    (text) => {
      const search = searched(text, standing({ areaFilter: berkeley, bedroomsCount: { startAt: 4 } }));
      expect(search).toMatchObject({ areaFilter: { name: 'Oakland' }, price: { endAt: 900_000 } });
      expect(search.bedroomsCount).toBeUndefined();
    },
  );

  it('keep what was asked for where another place is tried “then”', () => {
    const search = { areaFilter: berkeley, bedroomsCount: { startAt: 3 }, price: { endAt: 1_400_000 } };
    expect(searched('whats available in Oakland then', standing(search))).toMatchObject({
      ...{ areaFilter: { name: 'Oakland' }, bedroomsCount: { startAt: 3 }, price: { endAt: 1_400_000 } },
    });
  });

  it('take an apartment that is for sale in Spanish for a condo as well, and one for rent for none', () => {
    expect(searched('busco depa de 2 recamaras en Oakland max 900mil').propertyTypes).toContain('condominium');
    expect(searched('busco departamento en renta en Oakland, hasta 3000 al mes').propertyTypes).not.toContain('condominium');
  });
});
