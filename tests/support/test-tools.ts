import { createListingsTools, type ListingsService } from '#server/modules/listings/index.ts';
import { createMarketSnapshotTool, type MarketService } from '#server/modules/market/index.ts';
import { createWritingTools } from '#server/modules/writing/index.ts';
import type { Tool } from '#server/platform/tools/index.ts';

interface Services {
  listings: Pick<ListingsService, 'search' | 'summarize' | 'schoolDistricts' | 'coverage' | 'getDetails' | 'getHistory'>;
  market: Pick<MarketService, 'snapshot'>;
}

/** The tools of the product over services of a test's own. */
export function createTestTools({ listings, market }: Services): Tool[] {
  return [...createListingsTools(listings), createMarketSnapshotTool(market), ...createWritingTools(listings)];
}
