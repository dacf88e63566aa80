import type { Tool } from '#server/platform/tools/index.ts';
import type { ListingsService } from './listings.service.ts';
import { createCalculateTool } from './tools/calculate.ts';
import { createCoverageTool } from './tools/coverage.ts';
import { createEstimateAffordabilityTool } from './tools/estimate-affordability.ts';
import { createEstimateClosingTool } from './tools/estimate-closing.ts';
import { createEstimateIncomeTool } from './tools/estimate-income-needed.ts';
import { createEstimatePaymentTool } from './tools/estimate-payment.ts';
import { createEstimatePriceForPaymentTool } from './tools/estimate-price-for-payment.ts';
import { createEstimateReturnTool } from './tools/estimate-return.ts';
import { createListingDetailsTool } from './tools/listing-details.ts';
import { createLookUpTransferTaxTool } from './tools/look-up-transfer-tax.ts';
import { createSchoolDistrictsTool } from './tools/school-districts.ts';
import { createSearchListingsTool } from './tools/search-listings.ts';

/** What the assistant can do with listings. */
export function createListingsTools(
  listings: Pick<ListingsService, 'search' | 'summarize' | 'schoolDistricts' | 'coverage' | 'getDetails' | 'getHistory'>,
): Tool[] {
  return [
    createSearchListingsTool(listings),
    createSchoolDistrictsTool(listings),
    createCoverageTool(listings),
    createListingDetailsTool(listings),
    createEstimatePaymentTool(listings),
    createEstimateReturnTool(listings),
    createEstimateAffordabilityTool(),
    createEstimatePriceForPaymentTool(),
    createEstimateIncomeTool(),
    createEstimateClosingTool(listings),
    createLookUpTransferTaxTool(listings),
    createCalculateTool(listings),
  ];
}
