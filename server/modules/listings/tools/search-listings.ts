import type { ListingSearch } from '#contract/listing-search.ts';
import { searchArtifact } from '../listings.artifacts.ts';
import type { ListingsService } from '../listings.service.ts';
import { calendarDateOf } from '#server/platform/clock.ts';
import { SEARCH_RESULT_FACTS_LIMIT, searchListingsAnswerSchema, type SearchListingsAnswer } from './facts.ts';
import { factsOf } from './listing-facts.ts';
import { figureOf, looseningsOf } from './loosening.ts';
import { searchInputSchema } from './search-input.ts';
import { defineTool, type Tool, type Viewer } from '#server/platform/tools/index.ts';
import { asAgent, withheld } from './withheld.ts';

const description = `Search the MLS listings that the signed-in agent may see. The results open beside the chat.
Answers how many match in all (totalItems), the lowest, highest and median price over every match, and the facts of up to
${SEARCH_RESULT_FACTS_LIMIT} listings of the asked page; some sources withhold their listings from you (withheld): say so; when nothing matches, how many would with one condition loosened. Send only the conditions that the user stated. Ranges are inclusive; leave an end
out to leave it open. Without propertyStatus only active listings are found, without listingTransactionType only sales.
Prices are dollars (a month, for a lease). A place is a named-area with its nameType and, where known, the city and
two-letter state around it.`;

/** How long an old search stays in words: enough to say "the second one" about it. */
const SHORTENED_ITEMS = 10;

const noConditions: readonly string[] = [
  'listingTransactionType',
  'orderResultsBy',
  'paginationPage',
  'paginationLimit',
] satisfies (keyof ListingSearch)[];

/** A search of all homes says which: without any condition it would be a form in its first state, which asks for nothing. */
function asShown(request: ListingSearch): ListingSearch {
  const hasConditions = Object.entries(request).some(([field, value]) => value != null && !noConditions.includes(field));
  return hasConditions ? request : { ...request, propertyStatus: ['active'] };
}

async function countLoosened(listings: Pick<ListingsService, 'search'>, request: ListingSearch, viewer: Viewer) {
  return Promise.all(
    looseningsOf(request).map(async ({ change, what, search }) => {
      const { meta } = await listings.search({ ...search, paginationLimit: 1 }, asAgent(viewer));
      return { change, totalItems: meta.totalItems, ...figureOf(what) };
    }),
  );
}

export function createSearchListingsTool(listings: Pick<ListingsService, 'search' | 'summarize'>): Tool {
  return defineTool({
    name: 'search_listings',
    description,
    title: 'Searching listings',
    failure: 'The listings could not be searched.',
    inputSchema: searchInputSchema,
    answerSchema: searchListingsAnswerSchema,
    writes: false,

    async execute(request, { viewer, clock }) {
      const isForProvider = viewer.surface === 'model-provider';
      const [found, prices, ofAgent] = await Promise.all([
        listings.search(request, viewer),
        listings.summarize(request, viewer),
        isForProvider ? listings.search({ ...request, paginationLimit: 1 }, asAgent(viewer)) : null,
      ]);
      const total = ofAgent?.meta.totalItems ?? found.meta.totalItems;
      const hidden = total - found.meta.totalItems;
      const today = calendarDateOf(clock.now());
      const { minPrice: min, maxPrice: max, medianPrice: median } = prices;
      const answer: SearchListingsAnswer = {
        totalItems: total,
        currentPage: found.meta.currentPage,
        totalPages: found.meta.totalPages,
        priceRange: prices.complete && min !== null && max !== null && median !== null ? { min, max, median } : null,
        items: found.items.slice(0, SEARCH_RESULT_FACTS_LIMIT).map((item) => factsOf(item, today)),
      };
      if (found.sortedBy && found.items.length > 1) answer.sortedBy = found.sortedBy;
      if (hidden > 0) answer.withheld = withheld(hidden);
      if (answer.totalItems === 0) answer.loosened = await countLoosened(listings, request, viewer);
      const summary = answer.totalItems === 0 ? 'None found' : `${answer.totalItems.toLocaleString('en-US')} found`;
      return { answer, artifact: searchArtifact.draft(asShown(request)), summary };
    },

    shorten({ totalItems, currentPage, items }) {
      return {
        totalItems,
        currentPage,
        items: items
          .slice(0, SHORTENED_ITEMS)
          .map(({ mlsId, mlsSource, addressLine1, price }) => ({ mlsId, mlsSource, addressLine1, price })),
      };
    },
  });
}
