import { describe, expect, it } from 'vitest';
import { aListing, stubListings } from '#tests/support/listings-stub.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import { z } from 'zod';
import type { ListingSearch } from '#contract/listing-search.ts';
import { listingDetailsAnswerSchema, SEARCH_RESULT_FACTS_LIMIT, searchListingsAnswerSchema } from './tools/facts.ts';
import type { Tool } from '#server/platform/tools/index.ts';
import { createListingsTools } from './listings.tools.ts';

const context = toolContext();

function toolNamed(name: string, listings = stubListings()): Tool {
  const tool = createListingsTools(listings).find((candidate) => candidate.name === name);
  if (!tool) throw new Error(`No tool ${name}`);
  return tool;
}

describe('search_listings', () => {
  it('answers the facts of what was found and opens the search as it was sent', async () => {
    const search = { propertyTypes: ['condominium'], price: { endAt: 1_500_000 } };
    const { answer, artifact, summary } = await toolNamed('search_listings').call(search, context);
    const facts = searchListingsAnswerSchema.parse(answer);
    expect(facts).toMatchObject({ totalItems: 1, priceRange: { min: 1_450_000, max: 1_450_000, median: 1_450_000 } });
    expect(facts.items[0]).toMatchObject({ mlsId: 'SF1001', addressLine1: '12 Alder Street', daysListed: 19, baths: 2.5 });
    expect(artifact).toEqual({ kind: 'widget-listings-search', arguments: search });
    expect(summary).toBe('1 found');
  });

  it('tells the next open houses for the public, with their hours', async () => {
    const openHouses = [
      { date: '2020-01-04', startTime: '13:00', endTime: '16:00' },
      { date: '2099-01-02', startTime: '10:00', isForBrokers: true },
      { date: '2099-01-03', startTime: '11:30', endTime: '13:00' },
      { date: '2099-01-04' },
    ];
    const { answer } = await toolNamed('search_listings', stubListings([aListing({ openHouses })])).call({}, context);
    expect(searchListingsAnswerSchema.parse(answer).items[0]?.openHouses).toEqual([
      { date: '2099-01-03', hours: '11:30 AM – 1 PM' },
      { date: '2099-01-04', hours: null },
    ]);
  });

  it('names a listing without an MLS number by its key', async () => {
    const { answer } = await toolNamed('search_listings', stubListings([aListing({ mlsId: null })])).call({}, context);
    expect(searchListingsAnswerSchema.parse(answer).items[0]?.mlsId).toBe('key-1001');
  });

  it('hands a model no more than the first listings of a page', async () => {
    const many = Array.from({ length: 100 }, (_, index) => aListing({ mlsId: `SF${index}` }));
    const { answer, summary } = await toolNamed('search_listings', stubListings(many)).call({ paginationLimit: 100 }, context);
    expect(searchListingsAnswerSchema.parse(answer).items).toHaveLength(SEARCH_RESULT_FACTS_LIMIT);
    expect(summary).toBe('100 found');
  });

  it('counts what one loosened condition would give when nothing is found, at most six times and with no results of their own', async () => {
    const asked: ListingSearch[] = [];
    const listings = {
      ...stubListings([]),
      search: async (request: ListingSearch) => {
        asked.push(request);
        return stubListings((request.bedroomsCount?.startAt ?? 0) < 4 ? [aListing(), aListing()] : []).search(
          request,
          context.viewer,
        );
      },
    };
    const search: ListingSearch = {
      bedroomsCount: { startAt: 4 },
      price: { endAt: 500_000 },
      propertyTypes: ['loft'],
      bathroomsCount: { startAt: 2 },
    };
    const { answer, artifact, summary } = await toolNamed('search_listings', listings).call(search, context);
    expect(searchListingsAnswerSchema.parse(answer).loosened).toEqual([
      { change: 'a limit of $575,000', totalItems: 0, priceDollars: 575_000 },
      { change: '3+ bedrooms', totalItems: 2, beds: 3 },
      { change: '1+ baths', totalItems: 0, baths: 1 },
      { change: 'any type', totalItems: 0 },
      { change: 'any price', totalItems: 0 },
    ]);
    expect(asked.slice(1)).toMatchObject([
      { price: { endAt: 575_000 }, bedroomsCount: { startAt: 4 }, paginationLimit: 1 },
      { price: { endAt: 500_000 }, bedroomsCount: { startAt: 3 }, paginationLimit: 1 },
      { bathroomsCount: { startAt: 1 }, bedroomsCount: { startAt: 4 }, paginationLimit: 1 },
      { propertyTypes: null, bedroomsCount: { startAt: 4 }, paginationLimit: 1 },
      { price: null, bedroomsCount: { startAt: 4 }, paginationLimit: 1 },
    ]);
    expect(artifact).toEqual({ kind: 'widget-listings-search', arguments: search });
    expect(summary).toBe('None found');
  });

  it('tells no price range when it was computed over a part only', async () => {
    const listings = stubListings();
    const summarize = async () => ({ ...(await stubListings().summarize({}, context.viewer)), complete: false });
    const { answer } = await toolNamed('search_listings', { ...listings, summarize }).call({}, context);
    expect(searchListingsAnswerSchema.parse(answer).priceRange).toBeNull();
  });

  it('takes a polygon as corners with names, and searches it as the contract has it', async () => {
    const coordinates = [
      { lat: 37.7, lng: -122.5 },
      { lat: 37.8, lng: -122.5 },
      { lat: 37.8, lng: -122.4 },
    ];
    const listings = stubListings();
    await toolNamed('search_listings', listings).call({ areaFilter: { type: 'polygon', coordinates } }, context);
    expect(listings.searches[0]?.areaFilter).toEqual({
      type: 'polygon',
      coordinates: [
        [37.7, -122.5],
        [37.8, -122.5],
        [37.8, -122.4],
      ],
    });
  });

  it.each([
    ['an unknown field', { colour: 'blue' }],
    ['a wrong type', { price: { endAt: 'cheap' } }],
    ['a range upside down', { price: { startAt: 2, endAt: 1 } }],
    ['more than a page', { paginationLimit: 101 }],
    ['a type that does not exist', { propertyTypes: ['castle'] }],
    ['no object', 'condos'],
    ['a field of the widget', { operationName: 'x' }],
  ])('refuses %s', async (_, input) => {
    await expect(toolNamed('search_listings').call(input, context)).rejects.toBeInstanceOf(z.ZodError);
  });
});

describe('get_listing_details', () => {
  const reference = { mlsId: 'SF1001', mlsSource: 'demo' };

  it('answers the facts with the remarks, and opens the listing', async () => {
    const { answer, artifact, summary } = await toolNamed('get_listing_details').call(reference, context);
    expect(listingDetailsAnswerSchema.parse(answer)).toMatchObject({ description: 'Bright corner home.', beds: 3 });
    expect(artifact).toEqual({ kind: 'widget-listing-details', arguments: reference });
    expect(summary).toBe('12 Alder Street');
  });

  it('bounds the remarks', async () => {
    const listings = stubListings([aListing({ description: 'x'.repeat(50_000) })]);
    const { answer } = await toolNamed('get_listing_details', listings).call(reference, context);
    expect(listingDetailsAnswerSchema.parse(answer).description).toHaveLength(4_000);
  });

  it('passes on that a listing is not there', async () => {
    const missing = toolNamed('get_listing_details').call({ ...reference, mlsId: 'nowhere' }, context);
    await expect(missing).rejects.toMatchObject({ code: 'listing_not_found' });
  });
});

describe('estimate_payment', () => {
  const loan = { listing: { mlsId: 'SF1001', mlsSource: 'demo' }, ratePercent: 6 };
  const listings = stubListings([aListing({ currentPrice: 1_000_000, taxAnnualAmount: 12_100 })]);

  it('adds up whole dollars of what the record and the user tell, and names what it assumed', async () => {
    const { answer, artifact } = await toolNamed('estimate_payment', listings).call(loan, context);
    expect(answer).toMatchObject({
      principalAndInterestDollars: 4_796,
      monthlyTaxDollars: 1_008,
      monthlyHoaDollars: 420,
      monthlyInsuranceDollars: null,
      monthlyTotalDollars: 6_224,
      loanDollars: 800_000,
      assumed: ['downPercent', 'years'],
    });
    expect(artifact).toBeNull();
  });

  it('tells what a usual tax would be where the one on record is far below it, and no other where it was named', async () => {
    const old = stubListings([aListing({ currentPrice: 1_000_000, taxAnnualAmount: 2_400 })]);
    const { answer } = await toolNamed('estimate_payment', old).call(loan, context);
    expect(answer).toMatchObject({
      monthlyTaxDollars: 200,
      taxAfterSale: { percent: 1.1, monthlyDollars: 917, moreMonthlyDollars: 717 },
    });
    const named = await toolNamed('estimate_payment', old).call({ ...loan, taxAnnualDollars: 2_400 }, context);
    expect(named.answer).not.toHaveProperty('taxAfterSale');
    expect((await toolNamed('estimate_payment', listings).call(loan, context)).answer).not.toHaveProperty('taxAfterSale');
  });

  it.each([
    ['no rate', { listing: loan.listing }],
    ['neither price nor home', { ratePercent: 6 }],
    ['two down payments', { ...loan, downPercent: 20, downDollars: 1 }],
  ])('refuses %s', async (_, input) => {
    await expect(toolNamed('estimate_payment', listings).call(input, context)).rejects.toBeInstanceOf(z.ZodError);
  });

  it('lends no more than nothing', async () => {
    const { answer } = await toolNamed('estimate_payment', listings).call({ ...loan, downDollars: 2_000_000 }, context);
    expect(answer).toMatchObject({ problem: 'down-above-price' });
  });
});

describe('calculate', () => {
  const home = { mlsId: 'SF1001', mlsSource: 'demo' };
  const listings = stubListings([aListing({ currentPrice: 1_000_000, hoaMonthlyFee: null })]);
  const answerTo = async (input: Record<string, unknown>) => (await toolNamed('calculate', listings).call(input, context)).answer;

  it('reckons with facts of records and figures that were named, to the cent', async () => {
    expect(await answerTo({ operation: 'difference', homes: [home], amounts: [800_000] })).toMatchObject({
      terms: [
        { addressLine1: '12 Alder Street', value: 1_000_000, unit: 'dollars' },
        { addressLine1: null, value: 800_000 },
      ],
      difference: { value: 200_000, unit: 'dollars' },
      differencePercent: 25,
    });
    expect(await answerTo({ operation: 'sum', amounts: [0.1, 0.2], unit: 'none' })).toMatchObject({ sum: { value: 0.3 } });
    expect(await answerTo({ operation: 'median', amounts: [1, 4, 2, 3], unit: 'none' })).toMatchObject({
      median: { value: 2.5 },
    });
  });

  it('says whose record does not tell it, and makes no figure of nothing', async () => {
    const answer = await answerTo({ operation: 'average', homes: [home], fact: 'hoaMonthlyFee' });
    expect(answer).toMatchObject({ terms: [], missing: [{ addressLine1: '12 Alder Street' }] });
    expect(answer).not.toHaveProperty('average');
  });

  it.each([
    ['nothing to reckon with', { operation: 'sum' }],
    ['a percentage without its percent', { operation: 'percent-of', amounts: [1] }],
    ['a division by nothing', { operation: 'divide', amounts: [1], factor: 0 }],
  ])('refuses %s', async (_, input) => {
    await expect(answerTo(input)).rejects.toBeInstanceOf(z.ZodError);
  });
});
