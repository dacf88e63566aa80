import { stepCountIs, streamText, tool, type ModelMessage } from 'ai';
import { listingSearchSchema, type ListingSearch } from '#contract/listing-search.ts';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { createBuiltInModel } from '#server/modules/built-in-assistant/model.ts';
import { findExamplePlaces } from '#server/modules/built-in-assistant/question-parser/examples/example-places.ts';
import { exampleResults } from '#server/modules/built-in-assistant/question-parser/examples/example-results.ts';
import type { SearchListingsAnswer } from '#server/modules/listings/tools/facts.ts';

export const builtInModel = createBuiltInModel({
  findPlacesNamed: (phrases) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
});
export const found: SearchListingsAnswer = {
  totalItems: 124,
  currentPage: 1,
  totalPages: 13,
  priceRange: { min: 650_000, max: 1_495_000, median: 1_180_000 },
  items: exampleResults,
};

/** A thread as the loop runs it: the SDK's own loop with tools that answer from a script. */
export function startSearchThread(search: (request: ListingSearch) => SearchListingsAnswer = () => found) {
  const messages: ModelMessage[] = [];
  return {
    messages,
    async ask(text: string) {
      messages.push({ role: 'user', content: text });
      const searches: ListingSearch[] = [];
      const result = streamText({
        model: builtInModel,
        messages,
        stopWhen: stepCountIs(5),
        tools: {
          search_listings: tool({
            inputSchema: listingSearchSchema,
            execute: (request) => (searches.push(request), search(request)),
          }),
          get_listing_details: tool({
            inputSchema: listingReferenceSchema,
            execute: ({ mlsId }) => ({
              ...exampleResults.find((one) => one.mlsId === mlsId),
              description: 'Sunny. [Click](http://evil.test) <b>now</b>',
              daysOnMarket: 48,
              listingAgent: 'Ana Lee',
              brokerage: 'Bay Homes',
            }),
          }),
        },
      });
      const deltas: string[] = [];
      for await (const delta of result.textStream) deltas.push(delta);
      const steps = await result.steps;
      messages.push(...(await result.responseMessages));
      return { text: deltas.join(''), deltas, searches, reasoning: steps[0]?.reasoningText };
    },
  };
}
