import { homeTypes } from '#contract/listing-vocabulary.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import { historyLimits, priceBands, type MarketHistory, type MarketHistoryRequest } from '#contract/market-history.ts';
import { marketLimits } from '#contract/market.ts';
import { obeysSellers, type ListingsService, type ListingViewer, type MonthFigures } from '#server/modules/listings/index.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { areaName } from '../area-name.ts';
import { keptMonthsFor } from './kept-months.ts';
import { findKeptMonths } from './months.queries.ts';
import { viewMonths } from './month-views.ts';

/** Kept months that no job has looked at for longer are not told; the listings are read instead. */
const MAX_KEPT_AGE_MS = 26 * 3_600_000;

interface HistoryParts {
  db: Db;
  clock: Clock;
  listings: Pick<ListingsService, 'scopeFor' | 'summarizeMonths'>;
}

/** "Three bedrooms" and "$1M to $1.5M" as a search has them. */
function conditionsOf({ bedrooms, priceBand }: MarketHistoryRequest): Pick<ListingSearch, 'bedroomsCount' | 'price'> {
  const at = priceBands.findIndex(({ key }) => key === priceBand);
  const from = priceBands[at - 1]?.below ?? null;
  const below = priceBands[at]?.below ?? null;
  return {
    ...(bedrooms == null
      ? {}
      : { bedroomsCount: { startAt: bedrooms, endAt: bedrooms === historyLimits.mostBedrooms ? null : bedrooms } }),
    // Prices have whole cents.
    ...(at < 0 ? {} : { price: { startAt: from, endAt: below === null ? null : below - 0.01 } }),
  };
}

export function createHistory({ db, clock, listings }: HistoryParts) {
  return async (request: MarketHistoryRequest, viewer: ListingViewer): Promise<MarketHistory> => {
    const now = clock.now();
    const transaction = request.listingTransactionType ?? 'sale';
    const isLease = transaction === 'lease';
    const types = request.propertyTypes?.length ? request.propertyTypes : homeTypes(transaction);
    const windowMonths = request.windowMonths ?? 1;
    const known = windowMonths === 1 ? await findKept() : null;
    const { months, asOf } = known ?? { months: await readMonths(), asOf: now };
    return {
      area: areaName(request.areaFilter),
      propertyTypes: [...types],
      isLease,
      neededCount: marketLimits.sales,
      asOf: asOf.toISOString(),
      months: viewMonths(months, {
        current: calendarDateOf(now).slice(0, 7),
        last: request.months ?? historyLimits.months,
        windowMonths,
      }),
    };

    async function findKept(): Promise<{ months: MonthFigures[]; asOf: Date } | null> {
      const query = keptMonthsFor(request, types, isLease);
      const scope = await listings.scopeFor(viewer);
      // Kept months count what clients may not see.
      if (!query || obeysSellers(scope)) return null;
      const found = await findKeptMonths(db, query, scope);
      const [own] = found;
      // Medians of two sources are no median of both.
      if (!own || found.length > 1 || now.getTime() - own.checkedAt.getTime() > MAX_KEPT_AGE_MS) return null;
      return { months: own.months, asOf: own.checkedAt };
    }

    function readMonths(): Promise<MonthFigures[]> {
      const { areaFilter } = request;
      return listings.summarizeMonths(
        { areaFilter, propertyTypes: types, listingTransactionType: transaction, ...conditionsOf(request) },
        viewer,
        windowMonths,
      );
    }
  };
}
