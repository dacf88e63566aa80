import type { ListingsService } from '#server/modules/listings/index.ts';
import type { Tool } from '#server/platform/tools/index.ts';
import { createCheckCopyTool } from './tools/check-copy-tool.ts';
import { createWriteCopyTool } from './tools/write-copy-tool.ts';

/** What the assistant can do with copy. */
export function createWritingTools(listings: Pick<ListingsService, 'getDetails'>): Tool[] {
  return [createWriteCopyTool(listings), createCheckCopyTool(listings)];
}
