export { createListingsModule } from './listings.module.ts';
export { createListingsService, type ListingsService } from './listings.service.ts';
export { columnMappingSchema, type ColumnMapping } from './import/column-mapping.ts';
export { importFile } from './import/import-file.ts';
export { wordsAlike } from './remarks/alike-words.ts';
export { indexRemarks } from './remarks/index-remarks.ts';
export { removeListings } from './sources/remove-listings.ts';
export { countUnseenListings } from './sources/unseen-listings.ts';
export { undoImport } from './import/import-runs.ts';
export { planImport, type ImportPlan, type PlanWishes } from './import/plan-import.ts';
export type { ReadRecord } from './import/read-record.ts';
export { reportCsvHeader, reportCsvLine } from './import/report-csv.ts';
export { openTable } from './import/table/open-table.ts';
export type { Table } from './import/table/table.ts';
export { previewTable } from './import/table/table-records.ts';
export { importListings } from './import/import-listings.ts';
export type { ImportReport, ReportLine } from './import/import-report.ts';
export { compareKeys, type KeyComparison } from './import/compare-keys.ts';
export { readJsonRecords } from './import/json-records.ts';
export { openRecords } from './import/open-records.ts';
export { BrokenFile, isRecord, type SourceRecord } from './import/source-record.ts';
export { isPrivateField, knownFields, readListing, type ReadListing, type ResoListing } from './reso/index.ts';
export { listingArtifactKinds, searchArtifact } from './listings.artifacts.ts';
export { createListingsTools } from './listings.tools.ts';
export {
  listingDetailsAnswerSchema,
  searchListingsAnswerSchema,
  searchResultFactsSchema,
  withheldListingSchema,
  withheldSchema,
  type ListingDetailsAnswer,
  type SearchListingsAnswer,
  type SearchResultFacts,
} from './tools/facts.ts';
export {
  estimateReturnAnswerSchema,
  estimateReturnInputSchema,
  type EstimateReturnInput,
  type ReturnEstimate,
} from './tools/estimate-return.ts';
export {
  estimatePaymentAnswerSchema,
  estimatePaymentInputSchema,
  type EstimatePaymentInput,
  type PaymentEstimate,
} from './tools/estimate-payment.ts';
export {
  createEstimateAffordabilityTool,
  estimateAffordabilityAnswerSchema,
  type AffordabilityEstimate,
  type EstimateAffordabilityInput,
} from './tools/estimate-affordability.ts';
export { priceCarriedSchema, type PriceCarried } from './tools/price-carried.ts';
export {
  createEstimatePriceForPaymentTool,
  estimatePriceForPaymentAnswerSchema,
  type EstimatePriceForPaymentInput,
  type PriceForPayment,
} from './tools/estimate-price-for-payment.ts';
export {
  createEstimateIncomeTool,
  estimateIncomeAnswerSchema,
  type EstimateIncomeInput,
  type IncomeEstimate,
} from './tools/estimate-income-needed.ts';
export {
  estimateClosingAnswerSchema,
  estimateClosingInputSchema,
  type ClosingEstimate,
  type EstimateClosingInput,
} from './tools/estimate-closing.ts';
export {
  lookUpTransferTaxAnswerSchema,
  lookUpTransferTaxInputSchema,
  type LookUpTransferTaxInput,
  type TransferTaxes,
} from './tools/look-up-transfer-tax.ts';
export {
  calculateAnswerSchema,
  calculateInputSchema,
  type Calculated,
  type CalculatedFigure,
  type CalculateInput,
} from './tools/calculate.ts';
export { distanceMiles } from './search/geometry.ts';
export { taxedCityIn } from './transfer-taxes/find-place.ts';
export { coverageAnswerSchema, type CoverageAnswer } from './tools/coverage.ts';
export { schoolDistrictsAnswerSchema, type SchoolDistrictsAnswer } from './tools/school-districts.ts';
export { addressOf, detailsOf, factsOf } from './tools/listing-facts.ts';
export { looseningsOf, type Loosening } from './tools/loosening.ts';
export { readOrWithhold, withheldListing } from './tools/read-or-withhold.ts';
export { searchInputSchema } from './tools/search-input.ts';
export { sourceNotices } from './sources/source-notices.ts';
export { asAgent, readOutgoingRules, withheld } from './tools/withheld.ts';
export { fromItsSources, obeysSellers, type ListingScope } from './viewer.ts';
export type { ListingSurface, ListingViewer } from '#server/platform/viewer.ts';
export { normalizeName } from './names.ts';
export type { ListingSource, SourceChanges, SourcePolicy, Sources, SourcesService } from './sources/sources.service.ts';
export type { SalesOfPart, SalesRequest, SalesSummary } from './search/sales.ts';
export { createImportedPhotosService, type ImportedPhotosService } from './photos/imported/imported-photos.service.ts';
export { countPhotos, retryFailedPhotos, type PhotoCounts } from './photos/imported/imported-photos.queries.ts';
export { createPhotosService, type PhotosService } from './photos/photos.service.ts';
export type { OwnPhotos } from './photos/own-photos.ts';
export type { PhotoOriginal } from './photos/photo-original.ts';
export type { GetPhotoAt } from './photos/photo-at-address.ts';
export { examinePicture, PictureProblem } from './photos/imported/examine-picture.ts';
export { shapeForPreview } from './photos/imported/imported-original.ts';
export { sendPhoto } from './photos/send-photo.ts';
export {
  countSoldHomes,
  selectSoldHomes,
  type HomeRecord,
  type SoldHomesQuery,
  type Homes,
  type PlacedHome,
  type SalesArea,
  type SalesCount,
  type WithinTransaction,
} from './homes.ts';
export { countListingsByArea, selectMonthsOfArea, type AreaCount, type AreaMonths, type MonthFigures } from './search/months.ts';
export { areaKey } from './names.ts';
export { listingNewsNoted, listingsChanged } from './listings.tasks.ts';
export type { TakenNews, Watch, WatchedNews } from './news/listing-news.ts';
