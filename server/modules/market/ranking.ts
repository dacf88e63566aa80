/** The neighborhoods or ZIP codes of a city, or the cities of a county or state, in the order of one figure of their market. */
import { z } from 'zod';
import { homeTypes } from '#contract/listing-vocabulary.ts';
import { marketLimits, marketRequestSchema, type MarketPeriod } from '#contract/market.ts';
import type { ListingsService, ListingViewer, SalesOfPart } from '#server/modules/listings/index.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import { areaName } from './area-name.ts';
import { changePercent, monthsOfSupply, rounded, shownMonths } from './figures.ts';
import { aYearEarlier, knownPart, lastDays, trailingYear } from './periods.ts';

export const rankedFigures = [
  'median-price',
  'price-per-sqft',
  'days-on-market',
  'sale-to-list',
  'sold',
  'price-change',
  'supply',
] as const;
export type RankedFigure = (typeof rankedFigures)[number];

export const rankedParts = ['neighborhood', 'city', 'zip-code'] as const;
export type RankedPart = (typeof rankedParts)[number];

const usual = { windowDays: 365, limit: 5 } as const;
const MAX_RANKED = 20;

export const rankingRequestSchema = marketRequestSchema.extend({
  areaFilter: marketRequestSchema.shape.areaFilter.nullish().describe('None: everywhere that the user has listings'),
  figure: z
    .enum(rankedFigures)
    .describe('price-change: of the median price, beside the same time a year earlier; supply: months of supply as of today'),
  order: z.enum(['highest', 'lowest']),
  part: z.enum(rankedParts).nullish().describe('None: the neighborhoods of a city, the cities of anything larger'),
  limit: z.int().min(1).max(MAX_RANKED).nullish().describe(`None: ${usual.limit}`),
});
export type RankingRequest = z.output<typeof rankingRequestSchema>;

const unitSchema = z.enum(['dollars', 'dollars-per-month', 'dollars-per-sqft', 'days', 'percent', 'count', 'months']);

export const rankingSchema = z.object({
  area: z.string().nullable().describe('The area around them, in words; null: everywhere'),
  part: z.enum(rankedParts),
  figure: z.enum(rankedFigures),
  order: z.enum(['highest', 'lowest']),
  isLease: z.boolean(),
  period: z.object({ startAt: z.string(), endAt: z.string() }),
  neededCount: z.int(),
  areas: z.array(
    z.object({
      area: z.string(),
      city: z.string().nullable(),
      state: z.string().nullable(),
      value: z.number(),
      unit: unitSchema,
      n: z.int().describe('Sales that the figure rests on'),
    }),
  ),
  rankedCount: z.int().describe('All that have enough sales'),
  leftOutCount: z.int().describe('Those with sales, and too few of them'),
});
export type Ranking = z.infer<typeof rankingSchema>;

interface OfPart extends SalesOfPart {
  /** Of the same time a year earlier; null where it is not asked for, or none sold. */
  yearEarlier: SalesOfPart | null;
  /** Homes for sale; 0 where they are not asked for. */
  active: number;
}

interface Figure {
  unit: z.infer<typeof unitSchema>;
  of: (part: OfPart) => { value: number | null; n: number };
}

const figures: Record<RankedFigure, Figure> = {
  'median-price': { unit: 'dollars', of: ({ medianPrice, priced }) => ({ value: medianPrice, n: priced }) },
  'price-per-sqft': {
    unit: 'dollars-per-sqft',
    of: ({ medianPricePerSqFt, sized }) => ({ value: medianPricePerSqFt, n: sized }),
  },
  'days-on-market': {
    unit: 'days',
    of: ({ medianDaysOnMarket, withDaysOnMarket }) => ({
      value: medianDaysOnMarket === null ? null : Math.floor(medianDaysOnMarket),
      n: withDaysOnMarket,
    }),
  },
  'sale-to-list': {
    unit: 'percent',
    of: ({ medianSaleToList, withListPrice }) => ({
      value: medianSaleToList === null ? null : medianSaleToList * 100,
      n: withListPrice,
    }),
  },
  sold: { unit: 'count', of: ({ sold }) => ({ value: sold, n: sold }) },
  'price-change': {
    unit: 'percent',
    of: ({ medianPrice, priced, yearEarlier }) => ({
      value: changePercent(medianPrice, yearEarlier?.medianPrice ?? null),
      n: Math.min(priced, yearEarlier?.priced ?? 0),
    }),
  },
  supply: {
    unit: 'months',
    of: ({ active, sold }) => {
      const months = monthsOfSupply(active, sold);
      return { value: months === null ? null : shownMonths(months), n: sold };
    },
  },
};

function partOf({ part, areaFilter }: RankingRequest): RankedPart {
  if (part) return part;
  return areaFilter?.type === 'named-area' && areaFilter.nameType === 'city' ? 'neighborhood' : 'city';
}

export function createRanking({
  clock,
  listings,
}: {
  clock: Clock;
  listings: Pick<ListingsService, 'summarizeSalesByPart' | 'countActiveByPart'>;
}) {
  return async (request: RankingRequest, viewer: ListingViewer): Promise<Ranking> => {
    const today = calendarDateOf(clock.now());
    const transaction = request.listingTransactionType ?? 'sale';
    const isLease = transaction === 'lease';
    const { figure } = request;
    // Months of supply rest on twelve months of sales, whatever time is named.
    const named = figure === 'supply' ? trailingYear(today) : request.period;
    const period: MarketPeriod = named ? knownPart(named, today) : lastDays(today, request.windowDays ?? usual.windowDays);
    const part = partOf(request);
    const homes = {
      areaFilter: request.areaFilter ?? null,
      propertyTypes: [...(request.propertyTypes?.length ? request.propertyTypes : homeTypes(transaction))],
      listingTransactionType: transaction,
      part,
    };
    const salesOf = (soldDate: MarketPeriod) => listings.summarizeSalesByPart({ ...homes, soldDate }, viewer);
    const [sales, salesBefore, active] = await Promise.all([
      salesOf(period),
      figure === 'price-change' ? salesOf(aYearEarlier(period)) : [],
      figure === 'supply' ? listings.countActiveByPart(homes, viewer) : null,
    ]);
    const before = new Map(salesBefore.map((one) => [one.name, one]));
    const { unit, of } = figures[figure];
    // As a snapshot of each writes it.
    const decimals = unit === 'percent' ? 1 : unit === 'dollars-per-sqft' && isLease ? 2 : 0;
    const write = (value: number): number => (unit === 'months' ? value : rounded(value, decimals));
    const sign = request.order === 'highest' ? -1 : 1;
    const enough = sales
      .flatMap((one) => {
        const { value, n } = of({
          ...one,
          yearEarlier: before.get(one.name) ?? null,
          active: active?.get(one.name) ?? 0,
        });
        if (value === null || n < marketLimits.sales) return [];
        return [{ area: one.name, city: one.city, state: one.state, value: write(value), n }];
      })
      .sort((one, other) => sign * (one.value - other.value) || one.area.localeCompare(other.area));
    return {
      ...{
        area: request.areaFilter ? areaName(request.areaFilter) : null,
        part,
        figure,
        order: request.order,
        isLease,
        period,
      },
      neededCount: marketLimits.sales,
      areas: enough
        .slice(0, request.limit ?? usual.limit)
        .map((one) => ({ ...one, unit: isLease && unit === 'dollars' ? ('dollars-per-month' as const) : unit })),
      rankedCount: enough.length,
      leftOutCount: sales.length - enough.length,
    };
  };
}
