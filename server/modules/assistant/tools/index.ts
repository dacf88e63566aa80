import type { ListingsService } from '#server/modules/listings/index.ts';
import type { MarketService } from '#server/modules/market/index.ts';
import { createCheckCopyTool } from './check-copy.ts';
import { createListingDetailsTool } from './listing-details.ts';
import { createMarketSnapshotTool } from './market-snapshot.ts';
import { createSearchListingsTool } from './search-listings.ts';
import { createWriteCopyTool } from './write-copy.ts';
import type { Tool } from './tool.ts';

export { modelSchemaOf } from './model-schema.ts';
export { asJson } from './json.ts';
export type { Tool, ToolContext } from './tool.ts';
export { withheldIn, withholdFromHistory } from './withholding.ts';

interface ToolParts {
  listings: Pick<ListingsService, 'search' | 'summarize' | 'getDetails' | 'getHistory'>;
  market: Pick<MarketService, 'snapshot'>;
}

/** Every tool that the assistant has; a new one is one file here and one line below. */
export function createTools({ listings, market }: ToolParts): Tool[] {
  return [
    createSearchListingsTool(listings),
    createListingDetailsTool(listings),
    createMarketSnapshotTool(market),
    createWriteCopyTool(listings),
    createCheckCopyTool(listings),
  ];
}
