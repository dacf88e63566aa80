import { describe, expect, it } from 'vitest';
import type { Listing } from '#contract/listings.ts';
import { aListing } from '#tests/support/listings-stub.ts';
import { checkCopyOfListing } from './check-copy.ts';
import { features } from './features.ts';
import { copyKinds, copyLengths, copyTones, type CopyRequest } from './request.ts';
import { writeCopy } from './write-copy.ts';

const rich = aListing({
  uPropertyId: 'rich',
  propertyType: { id: 'single-family-home', propertyType: 'Single Family Home' },
  bathroomCount: 2,
  lotSize: 3_200,
  parkingGarageSpaces: 2,
  yearBuilt: 1912,
  description:
    'This Craftsman home in Noe Valley has a fireplace and hardwood floors. The kitchen has stone counters and an island. Renovated throughout. Outside, a deck and a garden. Views of the hills. A laundry room. No pool. The famous tiled stairway is across the street.',
  listingAgent: { name: 'Ana Lee', dreNumber: null, brokerage: 'Bay Homes', phone: null, lastSourceUpdateDate: null },
});
const bare = aListing({
  ...{ uPropertyId: 'bare', bedroomCount: null, bathroomCount: null, internalSize: null, yearBuilt: null, addressLine1: null },
  ...{ parkingGarageSpaces: null, hoaMonthlyFee: null, description: null, neighborhood: null, currentPrice: null },
});
const sold = aListing({
  ...{ uPropertyId: 'sold', listingStatus: { id: 'sold', listingStatus: 'Sold' }, soldPrice: 1_500_000, currentPrice: 1_500_000 },
  ...{ soldDate: '2026-11-10', daysOnMarket: 9 },
});
const write = (listing: Listing, request: Partial<CopyRequest> = {}) =>
  writeCopy(listing, { listing: { mlsId: 'x', mlsSource: 'demo' }, kind: 'description', ...request }, { today: '2026-11-20' });

/** A home for each number, with features that look drawn by lot. */
function someHome(at: number): Listing {
  const own = features.filter((_, index) => (index * 7 + at * 13) % 5 === 0);
  return aListing({
    uPropertyId: `home-${at}`,
    description: own.map(({ phrase }) => `There is ${phrase}.`).join(' '),
    bedroomCount: at % 6,
    bathroomCount: 1 + (at % 4) / 2,
    yearBuilt: 1888 + at * 3,
    propertyType:
      at % 2
        ? { id: 'condominium', propertyType: 'Condominium' }
        : { id: 'single-family-home', propertyType: 'Single Family Home' },
    listingStatus: at % 3 ? { id: 'active', listingStatus: 'Active' } : { id: 'sold', listingStatus: 'Sold' },
    soldPrice: at % 3 ? null : 1_200_000,
  });
}
const everyWay = copyKinds.flatMap((kind) => copyTones.flatMap((tone) => copyLengths.map((length) => ({ kind, tone, length }))));

describe('copy', () => {
  it('is composed from what the record shows', () => {
    const copy = write(rich);
    expect(copy).toMatchInlineSnapshot(`
      {
        "body": "A 1912 Craftsman house on Alder Street in Noe Valley that looks out to the hills. The floor plan holds three bedrooms and two baths in 1,450 square feet.

      It has been renovated. Hardwood floors lead on to a fireplace. The kitchen includes stone counters and an island. Day-to-day needs are met by a laundry room.

      A deck and a garden extend the living space outdoors. The property includes a two-car garage. It stands on a lot of 3,200 square feet. HOA dues are $420 a month.",
        "characters": 475,
        "headline": "1912 Craftsman House in Noe Valley",
        "kind": "description",
        "language": "english",
        "length": "long",
        "limitCharacters": 1000,
        "notRecorded": null,
        "notShown": [],
        "onlyInRemarks": [],
        "refused": null,
        "toFillIn": [],
        "tone": "professional",
        "unfair": [],
        "words": 87,
      }
    `);
    expect(write(rich)).toEqual(copy);
  });

  it('keeps to its limit, the record and fair housing law, for any home in every kind, tone and length', () => {
    for (const home of [rich, sold, ...Array.from({ length: 40 }, (_, at) => someHome(at))]) {
      for (const way of everyWay) {
        const copy = write(home, way);
        if (copy.refused) continue;
        expect(copy.body, JSON.stringify(way)).not.toMatch(
          /null|undefined|NaN|\$\{| {2}|\.\.|\ba (?:a|e|i|o(?!ne))|\ba (?:8|11|18)/,
        );
        expect(checkCopyOfListing(home, copy.body, { kind: way.kind }), `${JSON.stringify(way)}\n${copy.body}`).toMatchObject({
          isFine: true,
        });
      }
    }
  });

  it('makes a record with few facts into few words, not into inventions', () => {
    for (const way of everyWay.filter(({ kind }) => kind !== 'just-sold')) {
      const { headline, body } = write(bare, way);
      // A note to another agent names the listing by its number.
      expect(`${headline}\n${body}`.replace('SF1001', '')).not.toMatch(/null|undefined|\d{4}|bedroom|bath|\$/);
    }
  });

  it('does not read alike for homes with the same facts', () => {
    for (const tone of copyTones) {
      const texts = Array.from({ length: 20 }, (_, at) => write({ ...rich, uPropertyId: `twin-${at}` }, { tone }).body);
      expect(new Set(texts).size).toBeGreaterThan(15);
    }
  });

  it.each(['professional', 'warm', 'bold'] as const)('is shorter when it shall be short: %s', (tone) => {
    const [long, short] = (['long', 'short'] as const).map((length) => write(rich, { tone, length }).characters);
    expect(short).toBeLessThan((long ?? 0) * 0.8);
    expect(write(rich, { tone, length: 'short', aimCharacters: 150 }).characters).toBeLessThanOrEqual(150);
  });

  it('names the unit of an address, so that nobody goes to another door', () => {
    const condo = aListing({ uPropertyId: 'unit', addressLine2: '#311' });
    expect(write(condo, { kind: 'email' }).body).toContain('12 Alder Street Unit 311');
  });

  it('leads with nothing that the building shares', () => {
    const condo = aListing({ description: 'Hardwood floors. Residents of The Carrick share a pool and a roof deck.' });
    for (const tone of copyTones) {
      const { headline, body } = write(condo, { tone });
      expect(headline).not.toMatch(/pool|deck/i);
      expect(body).toMatch(/building|amenities/i);
    }
  });

  it('keeps to a tighter limit that was asked for, and keeps what shall be mentioned', () => {
    const copy = write(rich, { maxCharacters: 250, mention: ['the laundry room', 'the garden'] });
    expect(copy.characters).toBeLessThanOrEqual(250);
    expect(copy.body).toMatch(/laundry room/);
    expect(copy.body).toMatch(/garden/);
    expect(copy.limitCharacters).toBe(250);
  });

  it('adds no feature that the record does not show, and tells which', () => {
    const copy = write(rich, { mention: ['the pool and the hot tub', 'wine cellar'] });
    expect(copy.notShown).toEqual(['pool', 'hot tub', 'wine cellar']);
    expect(copy.body).not.toMatch(/pool|hot tub|wine/);
  });

  it('takes from the remarks what it has no words of its own for', () => {
    const copy = write(rich, { mention: ['the tiled stairway'] });
    expect(copy.notShown).toEqual([]);
    expect(copy.body).toContain('The famous tiled stairway is across the street.');
  });

  it('leaves out what fair housing law forbids to advertise', () => {
    const copy = write(rich, { mention: ['that it is perfect for young families'] });
    expect(copy.unfair).toHaveLength(1);
    expect(copy.body).not.toMatch(/famil/);
  });

  it('leaves out what shall not be mentioned', () => {
    const copy = write(rich, { kind: 'social', leaveOut: ['the price', 'the address', 'the garden'] });
    expect(`${copy.headline} ${copy.body}`).not.toMatch(/\$|12 Alder|Alder Street|garden/);
  });

  it('tells the price of a description only when asked, and calls to action when asked', () => {
    expect(write(rich).body).not.toContain('$1,450,000');
    const copy = write(rich, { mention: ['the price', 'a call to action'] });
    expect(copy.body).toContain('It is offered at $1,450,000.');
    expect(copy.body).toMatch(/showing/);
  });

  it('puts emojis into posts of a warm or bold tone, until they are not wanted', () => {
    const emoji = /\p{Extended_Pictographic}/u;
    expect(write(rich, { kind: 'social', tone: 'warm' }).body).toMatch(emoji);
    expect(write(rich, { kind: 'social', tone: 'warm', withoutEmojis: true }).body).not.toMatch(emoji);
    expect(write(rich, { kind: 'social' }).body).not.toMatch(emoji);
  });

  it('names the listing firm wherever it is advertised', () => {
    for (const kind of ['email', 'social', 'open-house'] as const)
      expect(write(rich, { kind }).body).toContain('Listed by Ana Lee, Bay Homes');
  });

  it('asks for the time of an open house and makes none up', () => {
    const open = write(rich, { kind: 'open-house' });
    expect(open.toFillIn).toEqual(['[day and time]']);
    const told = write(rich, { kind: 'open-house', openHouse: 'Sunday, 1 to 4 pm' });
    expect(told.body).toContain('Sunday, 1 to 4 pm');
    expect(told.toFillIn).toEqual([]);
  });

  it('announces no sale that is not recorded', () => {
    expect(write(rich, { kind: 'just-sold' })).toMatchObject({ refused: 'not-sold', body: '' });
    expect(write(sold, { kind: 'just-sold' }).body).toContain('$1,500,000');
  });

  it('lets no record write markup or links', () => {
    const hostile = aListing({ addressLine1: '12 <b>Alder</b> [x](http://evil.test)', neighborhood: '`Noe`\n# Valley' });
    for (const kind of copyKinds) expect(JSON.stringify(write(hostile, { kind }))).not.toMatch(/http|<b>|`|\[x\]/);
  });
});

describe('what the record shows', () => {
  it.each([
    ['Outside, a garden.', true],
    ['No garden.', false],
    ['Room for a garden.', false],
    ['Steps from the garden of the museum.', false],
    ['Without a garden, but with light.', false],
    ['The garden is shared.', true],
  ])('reads "%s"', (description, isShown) => {
    const copy = write({ ...rich, description }, { mention: ['the garden'] });
    expect(copy.notShown.length === 0).toBe(isShown);
  });

  it.each([400, 1_500])('keeps public remarks to the limit of their source, %i, and other copy to its own', (limit) => {
    const source = { today: '2026-11-20', remarksLimitCharacters: limit };
    const of = { mlsId: 'x', mlsSource: 'demo' };
    const remarks = writeCopy(rich, { listing: of, kind: 'description', length: 'long' }, source);
    expect(remarks.limitCharacters).toBe(limit);
    expect(remarks.characters).toBeLessThanOrEqual(limit);
    expect(writeCopy(rich, { listing: of, kind: 'email' }, source).limitCharacters).toBe(2_000);
    const text = `A house with a deck. ${'x'.repeat(1_000)}`;
    expect(checkCopyOfListing(rich, text, { kind: 'description', ...source }).tooLong).toBe(limit === 400);
    expect(checkCopyOfListing(rich, text, { kind: 'description', maxCharacters: 300, ...source }).limitCharacters).toBe(300);
  });

  it('checks text that others wrote: length, features, fair housing', () => {
    const check = checkCopyOfListing(rich, `Perfect for young families, with a pool and a deck. ${'x'.repeat(1_000)}`, {
      kind: 'description',
    });
    expect(check).toMatchObject({ isFine: false, tooLong: true, notShown: ['pool'] });
    expect(check.fairHousing.length).toBeGreaterThan(0);
    expect(checkCopyOfListing(rich, 'A house with a deck and a garden.', { kind: 'description' }).isFine).toBe(true);
  });
});
