import { homeTypes } from '#contract/listing-vocabulary.ts';
import type { MarketHistory, MarketHistoryRequest } from '#contract/market-history.ts';
import type { Insights, InsightsRequest } from '#contract/market-insights.ts';
import { marketLimits, type MarketPeriod, type MarketRequest, type MarketSnapshot } from '#contract/market.ts';
import { listingsChanged, type ListingsService, type ListingViewer, type SalesRequest } from '#server/modules/listings/index.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { addJob, type Jobs } from '#server/platform/jobs/index.ts';
import { areaName, cityAround } from './area-name.ts';
import { comparableSales } from './earlier-sales.ts';
import {
  balanceOf,
  balanceRule,
  changePercent,
  MONTHS_OF_YEAR,
  monthsOfSupply,
  rounded,
  salesPerMonth,
  shownMonths,
} from './figures.ts';
import { daysOnMarketOf, medianPriceOf, pricePerSqFtOf, saleToListOf, type Windows } from './medians.ts';
import { createInsights } from './insights.ts';
import { createRanking, type Ranking, type RankingRequest } from './ranking.ts';
import { refreshAllTask } from './market.tasks.ts';
import { readKnownSources } from './models/models.queries.ts';
import { refreshModels } from './models/refresh-models.ts';
import { createHistory } from './months/history.ts';
import { refreshMonths } from './months/refresh-months.ts';
import { createValueService, type ValueService } from './value/value.service.ts';
import { aYearEarlier, daysOf, knownPart, lastDays, trailingYear } from './periods.ts';

/** Figures of markets with the rights of a viewer. What each means stands in `docs/market-figures.md`. */
export interface MarketService extends ValueService {
  snapshot: (request: MarketRequest, viewer: ListingViewer) => Promise<MarketSnapshot>;
  /** Figures by calendar month, with the instant as of which the listings were read. */
  history: (request: MarketHistoryRequest, viewer: ListingViewer) => Promise<MarketHistory>;
  /** Neighborhoods or cities in the order of one figure. */
  rank: (request: RankingRequest, viewer: ListingViewer) => Promise<Ranking>;
  /** Three insights of a neighborhood's last 90 days, each with its words or `not-enough-data`. */
  insights: (request: InsightsRequest, viewer: ListingViewer) => Promise<Insights>;
  /** Works on the jobs that learn markets; before they start. */
  registerJobs: (jobs: Jobs) => void;
}

export interface MarketParts {
  db: Db;
  connectionString: string;
  clock: Clock;
  listings: Pick<
    ListingsService,
    | 'summarizeSales'
    | 'summarizeSalesByPart'
    | 'countActiveByPart'
    | 'averageSales'
    | 'count'
    | 'homes'
    | 'scopeFor'
    | 'summarizeMonths'
  >;
}

export function createMarketService({ db, connectionString, clock, listings }: MarketParts): MarketService {
  return {
    ...createValueService({ db, listings }),
    insights: createInsights({ clock, listings }),
    rank: createRanking({ clock, listings }),
    history: createHistory({ db, clock, listings }),
    /** Learns what came in, and each day what a new month makes due. */
    registerJobs(jobs) {
      jobs.handle(listingsChanged, async ({ source }, { signal }) => {
        await refreshMonths({ db, clock, signal }, source);
        await refreshModels({ db, connectionString, clock, signal }, source);
      });
      jobs.handle(refreshAllTask, async () => {
        for (const source of await readKnownSources(db))
          await addJob(
            db,
            listingsChanged,
            { source },
            { key: `${listingsChanged.name} ${source}`, queue: 'market', priority: 10 },
          );
      });
      jobs.schedule(refreshAllTask, '17 8 * * *', {});
    },
    async snapshot(request, viewer) {
      const today = calendarDateOf(clock.now());
      const transaction = request.listingTransactionType ?? 'sale';
      const isLease = transaction === 'lease';
      const types = request.propertyTypes?.length ? request.propertyTypes : homeTypes(transaction);
      const market = {
        areaFilter: request.areaFilter,
        propertyTypes: [...types],
        listingTransactionType: transaction,
      } satisfies Partial<SalesRequest>;
      const named = request.period ? knownPart(request.period, today) : null;
      const windowDays = named ? daysOf(named) : (request.windowDays ?? marketLimits.windowDays);
      const period = named ?? lastDays(today, windowDays);
      const earlier = aYearEarlier(period);
      const year = trailingYear(today);
      const city = cityAround(request.areaFilter);

      const [sales, recordedEarlier, active, salesOfYear, salesOfCity] = await Promise.all([
        listings.summarizeSales({ ...market, soldDate: period }, viewer),
        listings.summarizeSales({ ...market, soldDate: earlier }, viewer),
        listings.count({ ...market, propertyStatus: ['active'] }, viewer),
        listings.count({ ...market, propertyStatus: ['sold'], soldDate: year }, viewer),
        city ? listings.summarizeSales({ ...market, areaFilter: city, soldDate: period }, viewer) : null,
      ]);
      const { sales: salesEarlier, isCut } = await comparableSales(
        listings,
        request,
        { now: sales, earlier: recordedEarlier, period: earlier },
        viewer,
      );
      const windows: Windows = { now: sales, before: salesEarlier, period, earlier };
      return {
        area: areaName(request.areaFilter),
        propertyTypes: [...types],
        isLease,
        windowDays,
        neededCount: marketLimits.sales,
        period,
        medianPrice: medianPriceOf(windows, isLease),
        medianPricePerSqFt: pricePerSqFtOf(windows, types, isLease),
        medianDaysOnMarket: daysOnMarketOf(windows, city && salesOfCity && { area: areaName(city), sales: salesOfCity }),
        saleToList: saleToListOf(windows),
        soldCount: {
          value: sales.sold,
          unit: 'count',
          period,
          yearEarlier: { value: isCut ? null : salesEarlier.sold, period: earlier },
          changePercent:
            Math.min(sales.sold, salesEarlier.sold) < marketLimits.sales ? null : changePercent(sales.sold, salesEarlier.sold),
        },
        activeCount: { value: active, unit: 'count', asOf: today },
        monthsOfSupply: supplyOf({ active, salesOfYear, period: year, isLease }),
      };
    },
  };
}

interface SupplyParts {
  active: number;
  salesOfYear: number;
  period: MarketPeriod;
  isLease: boolean;
}

function supplyOf({ active, salesOfYear, period, isLease }: SupplyParts): MarketSnapshot['monthsOfSupply'] {
  const months = salesOfYear < marketLimits.sales ? null : monthsOfSupply(active, salesOfYear);
  const value = months === null ? null : shownMonths(months);
  return {
    value,
    unit: 'months',
    n: salesOfYear,
    period,
    missing: value === null ? 'not-enough-data' : null,
    months: MONTHS_OF_YEAR,
    meanSales: { value: rounded(salesPerMonth(salesOfYear), 1), unit: 'count' },
    balance: isLease ? null : balanceOf(value),
    sellersBelowMonths: marketLimits.balanceMonths.sellersBelow,
    buyersAboveMonths: marketLimits.balanceMonths.buyersAbove,
    rule: balanceRule,
  };
}
