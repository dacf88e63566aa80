import type { ListingsService } from '#server/modules/listings/index.ts';
import type { Module } from '#server/platform/module.ts';
import { createWritingTools } from './writing.tools.ts';

/** Copy is written by tools alone. */
export function createWritingModule({ listings }: { listings: Pick<ListingsService, 'getDetails'> }): Module<null> {
  return { name: 'writing', service: null, tools: createWritingTools(listings) };
}
