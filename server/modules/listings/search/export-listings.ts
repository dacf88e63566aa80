import type { z } from 'zod';
import { MAX_EXPORTED_LISTINGS, type exportListings } from '#contract/listing-export.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { ListingsService } from '../listings.service.ts';
import type { ListingViewer } from '#server/platform/viewer.ts';

type ExportAnswer = z.infer<typeof exportListings.answer>;

/** What exports write into the audit log. */
export const exportAuditActions = ['listings-exported'] as const;

interface ExportParts {
  db: Db;
  audit: AuditService;
  listings: Pick<ListingsService, 'search'>;
}

/** Listings of a search with the rights of the search; who took how many of which sources is kept before they are handed over. */
export function createExport({ db, audit, listings }: ExportParts) {
  return async (search: ListingSearch, caller: ListingViewer & { userId: string }): Promise<ExportAnswer> => {
    const items: ExportAnswer['items'] = [];
    let totalItems = 0;
    for (let page = 1; items.length < MAX_EXPORTED_LISTINGS; page += 1) {
      const found = await listings.search({ ...search, paginationPage: page, paginationLimit: searchLimits.pageSize }, caller);
      items.push(...found.items);
      totalItems = found.meta.totalItems;
      if (page >= found.meta.totalPages) break;
    }
    const sources = [...new Set(items.map(({ mlsSource }) => mlsSource))].toSorted();
    await audit.record(db, {
      ...{ action: 'listings-exported', actorUserId: caller.userId, subjectUserId: null, address: null },
      details: { listings: items.length, sources: sources.join(', ') },
    });
    return { items: items.slice(0, MAX_EXPORTED_LISTINGS), totalItems };
  };
}
