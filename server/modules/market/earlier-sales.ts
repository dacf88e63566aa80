/** The sales of a year earlier, unless the records begin within that time: what they hold of it then is no market. */
import type { MarketRequest, MarketPeriod } from '#contract/market.ts';
import type { ListingsService, ListingViewer, SalesSummary } from '#server/modules/listings/index.ts';
import { dayBefore } from './periods.ts';

const noSales: SalesSummary = {
  ...{ sold: 0, priced: 0, sized: 0, withDaysOnMarket: 0, withListDate: 0, withListPrice: 0 },
  ...{ medianPrice: null, medianPricePerSqFt: null, medianDaysOnMarket: null, medianDaysListed: null, medianSaleToList: null },
};

interface Recorded {
  now: SalesSummary;
  earlier: SalesSummary;
  period: MarketPeriod;
}

/** @returns the earlier sales as far as they can be compared, and whether the records begin within their time */
export async function comparableSales(
  listings: Pick<ListingsService, 'count'>,
  { areaFilter, listingTransactionType = 'sale' }: MarketRequest,
  { now, earlier, period }: Recorded,
  viewer: ListingViewer,
): Promise<{ sales: SalesSummary; isCut: boolean }> {
  // Only where there are few beside those of now is it worth the question.
  if (earlier.sold * 2 >= now.sold) return { sales: earlier, isCut: false };
  const soldDate = { endAt: dayBefore(period.startAt) };
  const before = await listings.count({ areaFilter, listingTransactionType, propertyStatus: ['sold'], soldDate }, viewer);
  return before > 0 ? { sales: earlier, isCut: false } : { sales: noSales, isCut: true };
}
