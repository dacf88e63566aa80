import type { MarketRequest, MarketSnapshot } from '#contract/market.ts';
import type { MarketService } from '#server/modules/market/index.ts';

const period = { startAt: '2026-08-22', endAt: '2026-11-20' };
const earlier = { startAt: '2025-08-22', endAt: '2025-11-20' };
const median = { n: 42, period, missing: null, changePercent: 3.2 };

/** Figures of a market; tests name those that matter to them. */
export function aSnapshot(fields: Partial<MarketSnapshot> = {}): MarketSnapshot {
  return {
    area: 'Noe Valley, San Francisco',
    propertyTypes: ['single-family-home', 'condominium'],
    isLease: false,
    windowDays: 90,
    neededCount: 10,
    period,
    medianPrice: {
      ...median,
      value: 1_850_000,
      unit: 'dollars',
      yearEarlier: { value: 1_792_500, unit: 'dollars', n: 39, period: earlier },
      trend: 'increased',
    },
    medianPricePerSqFt: {
      ...median,
      value: 1_121,
      unit: 'dollars-per-sqft',
      n: 40,
      yearEarlier: { value: 1_130, unit: 'dollars-per-sqft', n: 38, period: earlier },
      changePercent: -0.8,
    },
    medianDaysOnMarket: {
      ...median,
      value: 18,
      unit: 'days',
      yearEarlier: { value: 18, unit: 'days', n: 39, period: earlier },
      changePercent: 0,
      basis: 'days-on-market',
      city: { area: 'San Francisco, CA', value: 24, n: 900, differencePercent: -25, speed: 'faster' },
    },
    saleToList: {
      ...median,
      value: 103.1,
      unit: 'percent',
      yearEarlier: { value: 101.4, unit: 'percent', n: 39, period: earlier },
      changePercent: null,
    },
    soldCount: { value: 42, unit: 'count', period, yearEarlier: { value: 39, period: earlier }, changePercent: 7.7 },
    activeCount: { value: 31, unit: 'count', asOf: '2026-11-20' },
    monthsOfSupply: {
      value: 2.4,
      unit: 'months',
      n: 153,
      period: { startAt: '2025-11-21', endAt: '2026-11-20' },
      missing: null,
      months: 12,
      meanSales: { value: 12.8, unit: 'count' },
      balance: 'sellers-market',
      sellersBelowMonths: 4,
      buyersAboveMonths: 6,
      rule: "Under 4 months of supply is a seller's market, 4 to 6 is balanced, over 6 is a buyer's market.",
    },
    ...fields,
  };
}

/** Answers every area with the same figures, and remembers what it was asked. */
export function stubMarket(snapshot = aSnapshot()): Pick<MarketService, 'snapshot'> & { requests: MarketRequest[] } {
  const requests: MarketRequest[] = [];
  return {
    requests,
    async snapshot(request) {
      requests.push(request);
      return snapshot;
    },
  };
}
