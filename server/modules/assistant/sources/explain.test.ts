import { describe, expect, it } from 'vitest';
import { explain } from './explain.ts';
import { labelOf } from './field-words.ts';

const linesOf = (value: unknown) => explain(value, 100).lines.map(({ label, value: words }) => `${label}: ${words}`);

describe('what was asked, in words', () => {
  it('writes dates, ranges, money, types and the order as people do', () => {
    const asked = {
      soldDate: { startAt: '2026-08-22', endAt: '2026-11-20' },
      orderResultsBy: { term: 'solddate', order: 'desc' },
      propertyTypes: ['single-family-home', 'tic'],
      propertyStatus: ['sold'],
      price: { startAt: 500_000, endAt: 1_250_000 },
      bedroomsCount: { startAt: 3, endAt: null },
      areaFilter: { type: 'named-area', name: 'Noe Valley', context: { city: 'San Francisco', stateAbbreviated: 'CA' } },
      hasDoormanAttendance: true,
      listDate: { startAt: '2026-05-01' },
    };
    expect(linesOf(asked)).toEqual([
      'Area: Noe Valley, San Francisco, CA',
      'Status: Sold',
      'Property types: Single Family Home, TIC',
      'Price: $500,000 to $1,250,000',
      'Bedrooms: 3 or more',
      'Doorman: Yes',
      'Order: Sold Date, descending',
      'List date: since May 1, 2026',
      'Sold date: Aug 22 – Nov 20, 2026',
    ]);
  });

  it('counts pages where there are some, and does not take the current one for a rent', () => {
    expect(linesOf({ currentPage: 1, totalPages: 8 })).toEqual(['Page: 1 of 8']);
    expect(linesOf({ totalItems: 4, currentPage: 1, totalPages: 1 })).toEqual(['Homes found: 4']);
  });

  it('says what was tried where nothing was found', () => {
    const loosened = [
      { change: 'a limit of $5,800', totalItems: 0, priceDollars: 5_800 },
      { change: 'all of Oakland', totalItems: 8 },
    ];
    expect(linesOf({ totalItems: 0, currentPage: 1, totalPages: 0, loosened })).toEqual([
      'Homes found: 0',
      'Tried a limit of $5,800: none found',
      'Tried all of Oakland: 8 found',
    ]);
  });

  it('says a city once, and a window over New Year with both years', () => {
    expect(linesOf({ areaFilter: { type: 'named-area', name: 'Oakland', context: { city: 'Oakland' } } })).toEqual([
      'Area: Oakland',
    ]);
    expect(linesOf({ period: { startAt: '2025-11-21', endAt: '2026-11-20' } })).toEqual(['Window: Nov 21, 2025 – Nov 20, 2026']);
  });
});

describe('what a market answered, in words', () => {
  const now = { startAt: '2026-08-22', endAt: '2026-11-20' };
  const before = { startAt: '2025-08-22', endAt: '2025-11-20' };

  it('puts each figure in a line with what it rests on', () => {
    const medianPrice = {
      value: 1_441_000,
      unit: 'dollars',
      n: 17,
      period: now,
      missing: null,
      yearEarlier: { value: 1_575_000, unit: 'dollars', n: 21, period: before },
      changePercent: -8.5,
      trend: 'decreased',
    };
    const saleToList = { value: 100.3, unit: 'percent', n: 1, period: now };
    expect(linesOf({ saleToList, medianPrice })).toEqual([
      'Median price: $1,441,000 (17 sales, Aug 22 – Nov 20, 2026)',
      'Median price, a year earlier: $1,575,000 (21 sales, Aug 22 – Nov 20, 2025)',
      'Median price, change: −8.5%, decreased',
      'Sale to list price: 100.3% (1 sale, Aug 22 – Nov 20, 2026)',
    ]);
  });

  it('says why a figure is missing, and that there is none a year earlier', () => {
    const medianPricePerSqFt = {
      value: null,
      unit: 'dollars-per-sqft',
      n: 6,
      period: now,
      missing: 'not-enough-data',
      yearEarlier: { value: null, unit: 'dollars-per-sqft', n: 4, period: before },
      changePercent: null,
    };
    expect(linesOf({ medianPricePerSqFt })).toEqual([
      'Median price per sq ft: Not enough data (6 sales, Aug 22 – Nov 20, 2026)',
      'Median price per sq ft, a year earlier: No figure a year earlier (4 sales, Aug 22 – Nov 20, 2025)',
    ]);
  });

  it('compares with the city, and tells the rule of whose market it is', () => {
    const medianDaysOnMarket = {
      ...{ value: 35, unit: 'days', n: 17, period: now, basis: 'days-on-market' },
      city: { area: 'San Francisco, CA', value: 23, n: 334, differencePercent: 52.17, speed: 'slower' },
    };
    const monthsOfSupply = {
      ...{ value: 4.1, unit: 'months', n: 73, period: { startAt: '2025-11-21', endAt: '2026-11-20' }, months: 12 },
      ...{ meanSales: { value: 6.1, unit: 'count' }, balance: 'balanced', rule: 'Under 4 months …', sellersBelowMonths: 4 },
    };
    const activeCount = { value: 1_025, unit: 'count', asOf: '2026-11-20' };
    expect(linesOf({ activeCount, monthsOfSupply, medianDaysOnMarket })).toEqual([
      'Median days on market: 35 days (17 sales, Aug 22 – Nov 20, 2026)',
      'Median days on market, San Francisco, CA: 23 days (334 sales)',
      'Median days on market, against the city: +52.2%, slower',
      "Median days on market, counted as: The MLS's own days on market",
      'Active now: 1,025 (Nov 20, 2026)',
      'Months of supply: 4.1 months (73 sales, Nov 21, 2025 – Nov 20, 2026)',
      'Months of supply, sales a month on average: 6.1',
      'Months of supply, whose market: A balanced market',
      'Months of supply, rule: Under 4 months …',
    ]);
  });
});

describe('what a listing answered, in words', () => {
  it('writes its record, its history a line a day, and where it is found', () => {
    const listing = {
      ...{ mlsId: 'SF1', mlsSource: 'Demo', addressLine1: '1 Elm Street', city: 'Oakland', price: 1_320_000, status: 'sold' },
      ...{ soldDate: '2026-10-21', pricePerSqFt: 1_172.3, propertyType: 'condominium', isLease: false },
      history: [
        { date: '2026-10-21', kind: 'sold', price: 1_320_000, changePercent: 1.9 },
        { date: null, kind: 'price-changed', price: 1_295_000, changePercent: -7.2 },
      ],
    };
    const { records } = explain(listing, 100);
    expect(records).toMatchObject([{ label: '1 Elm Street, Oakland', facts: '$1,320,000 · Sold · Oct 21, 2026' }]);
    expect(linesOf(listing)).toEqual([
      'Price: $1,320,000',
      'For rent: No',
      'City: Oakland',
      'Address: 1 Elm Street',
      'Status: Sold',
      'Property type: Condominium',
      'Price per sq ft: $1,172 per sq ft',
      'Sold date: Oct 21, 2026',
      'Oct 21, 2026: Sold · $1,320,000 (+1.9%)',
      'Day not given: Price changed · $1,295,000 (−7.2%)',
      'MLS number: SF1',
      'MLS: Demo',
    ]);
  });
});

it('names where a figure comes from without the words of the machine', () => {
  expect(labelOf('arguments.price.endAt'.split('.'))).toBe('Asked: price');
  expect(labelOf('medianPrice.yearEarlier.value'.split('.'))).toBe('Median price, a year earlier');
  expect(labelOf('items.3.livingAreaSqFt'.split('.'))).toBe('Listing, living area');
  expect(labelOf('items.3.livingAreaSqFt'.split('.'), '123 Elm St')).toBe('Living area');
  expect(labelOf('facts.beds'.split('.'), '123 Elm St')).toBe('Beds');
  expect(labelOf('figures.0.amount.dollars'.split('.'), 'October 2026')).toBe('Amount');
  expect(labelOf('items.count'.split('.'))).toBe('Listing, count');
  expect(labelOf('someNewField'.split('.'))).toBe('Some new field');
});

describe('what is there for programs', () => {
  it('is left out: ids, code, rules, checks, and that nothing is hidden or cut', () => {
    const cma = {
      presentationId: '01a2222a-133b-7000-a504-7fed479d5215',
      sections: [
        { id: '01a2222a-133b-7001', type: 'header-branding', title: 'Header', isHidden: false },
        { id: '01a2222a-133c-7000', type: 'insights', title: 'Insights', isHidden: true },
      ],
      comparables: [
        { mlsId: 'EB1', mlsSource: 'Demo', address: '1 Elm Street', city: 'Oakland', price: 900_000, status: 'sold' },
      ],
    };
    expect(linesOf(cma)).toEqual(['Sections: Header, Insights (hidden)']);
    expect(explain(cma, 100).records).toMatchObject([{ label: '1 Elm Street, Oakland' }]);
    expect(linesOf({ code: 'const a = 1;', check: { isTooLong: false }, rules: ['Say only …'], kind: 'social' })).toEqual([
      'Kind: Social post',
    ]);
  });

  it('is a line for each figure and point of a chart', () => {
    const chart = {
      figures: [{ name: 'October 2026', unit: 'dollars', amount: { dollars: 775_000, n: 55 } }],
      chart: {
        title: 'Median',
        series: [{ shows: 'Price', isCut: false, points: [{ month: '2024-11', medianDollars: 750_000, n: 55 }] }],
      },
    };
    expect(linesOf(chart)).toEqual([
      'October 2026: $775,000 (from 55)',
      'Title: Median',
      'What the chart shows: Price',
      'Nov 2024: $750,000 (from 55)',
    ]);
  });
});

describe('what was read of a file', () => {
  it('is its name, the conditions, the figure and the rows, each on a line', () => {
    const table = {
      ...{ kind: 'table', fileName: 'prices.xlsx', sheet: 'May', isCut: false, operation: 'median', column: 'Asking Price' },
      ...{ filters: [{ column: 'Type', test: 'is', value: 'Condo' }], matched: 10, outOf: 40, counted: 10 },
      ...{
        figure: { medianDollars: 804_500 },
        groupBy: 'City',
        groups: [{ group: 'Albany', rowCount: 4, figure: { medianDollars: 1_000 } }],
      },
      rows: [{ row: 5, cells: { Address: '12 Alder St', Beds: 2, Pool: '' } }],
    };
    expect(linesOf(table)).toEqual([
      'File: prices.xlsx, sheet May',
      'Condition: Type is Condo',
      'Rows that match: 10 of 40',
      'Median Asking Price: $804,500',
      'City Albany: 4 rows · $1,000',
      'Row 5: Address: 12 Alder St · Beds: 2',
    ]);
    expect(linesOf({ kind: 'text', fileName: 'a.pdf', passages: [{ page: 2, text: 'Roof: worn.' }] })).toEqual([
      'File: a.pdf',
      'Page 2: Roof: worn.',
    ]);
    expect(labelOf(['groups', '0', 'figure', 'meanDollars'])).toBe('Group, average');
  });

  it('is the listings at its addresses', () => {
    const home = { mlsId: 'A1', mlsSource: 'north', addressLine1: '12 Alder Street', price: 300_000, status: 'active' };
    const { lines, records } = explain(
      {
        ...{ fileName: 'prices.csv', problem: null, addresses: 2, byStatus: [{ status: 'active', count: 1 }], notFound: 1 },
        ...{ homes: [{ row: 2, inFileDollars: 310_000, home }], missing: [{ row: 3, address: '9 Elm Way' }] },
      },
      100,
    );
    expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'File: prices.csv',
      'Addresses looked up: 2',
      'Active: 1',
      'Without a listing: 1 · 9 Elm Way',
      'Row 2, in the file: $310,000',
    ]);
    expect(records).toEqual([expect.objectContaining({ mlsId: 'A1', label: '12 Alder Street' })]);
  });
});
