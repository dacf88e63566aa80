import type { ListingsService } from '#server/modules/listings/index.ts';
import { createListingDetailsTool } from './listing-details.ts';
import { createSearchListingsTool } from './search-listings.ts';
import type { Tool } from './tool.ts';

export { modelSchemaOf } from './model-schema.ts';
export { asJson, type Tool, type ToolContext } from './tool.ts';

/** Every tool that the assistant has; a new one is one file here and one line below. */
export function createTools({ listings }: { listings: Pick<ListingsService, 'search' | 'summarize' | 'getDetails'> }): Tool[] {
  return [createSearchListingsTool(listings), createListingDetailsTool(listings)];
}
