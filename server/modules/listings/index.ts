export { mountListings } from './listings.routes.ts';
export { createListingsService, type ListingsService } from './listings.service.ts';
export type { Place } from './places/find-places.ts';
export type { PlaceCandidate } from './places/find-places-named.ts';
export type { SearchSummary } from './search/summarize.ts';
export type { ListingViewer } from './viewer.ts';
export { columnMappingSchema, type ColumnMapping } from './import/column-mapping.ts';
export { importListings, type ImportReport, type RefusedRecord } from './import/import-listings.ts';
export { openRecords } from './import/open-records.ts';
