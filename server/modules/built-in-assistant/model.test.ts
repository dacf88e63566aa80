import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { stepCountIs, streamText, tool } from 'ai';
import type { ModelMessage } from 'ai';
import { convertReadableStreamToArray } from 'ai/test';
import { describe, expect, it } from 'vitest';
import { listingSearchSchema } from '#contract/listing-search.ts';
import { listingReferenceSchema } from '#contract/listings.ts';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SearchListingsAnswer } from '#server/modules/listings/tools/facts.ts';
import { createBuiltInModel } from './model.ts';
import { findExamplePlaces } from './question-parser/examples/example-places.ts';
import { exampleResults } from './question-parser/examples/example-results.ts';

const model = createBuiltInModel({
  findPlacesNamed: (phrases) => Promise.resolve(findExamplePlaces(phrases)),
  today: () => '2026-11-20',
});
const found: SearchListingsAnswer = {
  totalItems: 124,
  currentPage: 1,
  totalPages: 13,
  priceRange: { min: 650_000, max: 1_495_000, median: 1_180_000 },
  items: exampleResults,
};

/** A thread as the loop runs it: the SDK's own loop with tools that answer from a script. */
function startThread(search: (request: ListingSearch) => SearchListingsAnswer = () => found) {
  const messages: ModelMessage[] = [];
  return {
    messages,
    async ask(text: string) {
      messages.push({ role: 'user', content: text });
      const searches: ListingSearch[] = [];
      const result = streamText({
        model,
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

describe('the built-in model', () => {
  it('says what it understood, searches, and answers with the count and standouts by address', async () => {
    const reply = await startThread().ask('3 bedroom condos under $1.5M in Noe Valley with parking and a pool, newest first');
    expect(reply.reasoning).toBe(
      'Looking for condos with 3+ bedrooms, 1+ garage space and a pool up to $1,500,000 in Noe Valley, San Francisco, newest first.',
    );
    expect(reply.searches).toHaveLength(1);
    expect(reply.text).toMatchInlineSnapshot(`
      "**124** condos with 3+ bedrooms, 1+ garage space and a pool up to $1,500,000 in Noe Valley, San Francisco, newest first. Prices run from $650,000 to $1,495,000, median $1,180,000.

      2. [**48 Jersey Ave**](#home/sf/SF1002), $1,395,000, 3 bd · 2.5 ba · 1,840 sq ft: lowest price per sq ft of those shown, $758
      3. [**900 Castro St**](#home/sf/SF1003), $1,100,000, 3 bd · 1 ba · 1,100 sq ft: lowest price of those shown
      4. [**77 Day St**](#home/sf/SF1004), $1,480,000, 4 bd · 2 ba · 1,700 sq ft: newest, listed yesterday

      A home is counted where its record says that it has it.

      [Cheapest first](#ask) [How is the market in Noe Valley, San Francisco?](#ask) [Show more](#ask)"
    `);
    expect(reply.deltas.length).toBeGreaterThan(10);
  });

  it('carries a thread through refining, a new place, a page and a listing', async () => {
    const thread = startThread();
    await thread.ask('3 bedroom condos under $1.5M in Noe Valley');
    const refined = await thread.ask('only with 2 baths');
    expect(refined.searches[0]).toMatchObject({
      bedroomsCount: { startAt: 3 },
      bathroomsCount: { startAt: 2 },
      price: { endAt: 1_500_000 },
    });
    const moved = await thread.ask('what about Oakland?');
    expect(moved.searches[0]).toMatchObject({
      bathroomsCount: { startAt: 2 },
      areaFilter: { nameType: 'city', name: 'Oakland' },
    });
    const paged = await thread.ask('show more');
    expect(paged.searches[0]).toMatchObject({ paginationPage: 2 });
    const picked = await thread.ask('tell me about the second one');
    expect(picked.text).toContain('**48 Jersey Ave**');
    expect(picked.text).not.toMatch(/http|\[Click|<b>/);
    const asked = await thread.ask('how long has it been listed?');
    expect(asked.text).toBe(
      '48 Jersey Ave has been listed for 50 days (listed October 1, 2026). The MLS counts 48 days on market.',
    );
    const compared = await thread.ask('compare the first two');
    expect(compared.text).toContain('| Price | $1,250,000 | $1,395,000 |');
    expect(compared.searches).toEqual([]);
  });

  it('shows homes without words that no remarks say, and goes on from there', async () => {
    const thread = startThread((request) =>
      request.keywords ? { ...found, totalItems: 0, totalPages: 0, items: [], loosened: [] } : found,
    );
    const reply = await thread.ask('turnkey 3 bedroom condos in Noe Valley');
    expect(reply.searches.map(({ keywords }) => keywords)).toEqual([['turnkey'], undefined]);
    expect(reply.text).toMatch(
      /^No remarks of those homes say “turnkey”, so that is left out\.\n\n\*\*124\*\* condos with 3\+ bedrooms in/,
    );
    const refined = await thread.ask('under 1.2M');
    expect(refined.searches).toMatchObject([{ bedroomsCount: { startAt: 3 }, price: { endAt: 1_200_000 } }]);
    expect(refined.searches[0]?.keywords).toBeFalsy();
  });

  it('asks which place is meant, and goes on with the answer', async () => {
    const thread = startThread();
    const asked = await thread.ask('condos under 1M in Richmond');
    expect(asked.text).toBe('Which one do you mean: Richmond in San Francisco, CA or Richmond, CA?');
    expect(asked.searches).toEqual([]);
    const answered = await thread.ask('the one in San Francisco');
    expect(answered.searches[0]).toMatchObject({
      price: { endAt: 1_000_000 },
      propertyTypes: ['condominium'],
      areaFilter: { nameType: 'neighborhood', name: 'Richmond' },
    });
  });

  it('takes a new question for one, even right after it asked back', async () => {
    const thread = startThread();
    await thread.ask('condos under 1M in Richmond');
    const moved = await thread.ask('show me 2 bedroom houses in Oakland');
    expect(moved.searches).toEqual([
      {
        propertyTypes: ['single-family-home'],
        bedroomsCount: { startAt: 2 },
        areaFilter: { type: 'named-area', nameType: 'city', name: 'Oakland', context: { stateAbbreviated: 'CA' } },
      },
    ]);
  });

  it('takes the part of a name that tells two places apart for an answer', async () => {
    const thread = startThread();
    await thread.ask('lofts in the canyon');
    const answered = await thread.ask('terrace');
    expect(answered.text).not.toContain('I took');
    expect(answered.searches[0]).toMatchObject({ propertyTypes: ['loft'], areaFilter: { name: 'Canyon Terrace' } });
  });

  it('asks again when the answer fits all choices, and then takes the part that tells them apart', async () => {
    const thread = startThread();
    await thread.ask('lofts in the canyon');
    const again = await thread.ask('San Francisco');
    expect(again.text).toBe('All of these are in San Francisco. Do you mean Glen Canyon or Canyon Terrace?');
    expect(again.searches).toEqual([]);
    const answered = await thread.ask('glen');
    expect(answered.searches[0]).toMatchObject({ propertyTypes: ['loft'], areaFilter: { name: 'Glen Canyon' } });
  });

  it('finds homes by their addresses: to answer about one, and to compare two', async () => {
    const searches: ListingSearch[] = [];
    const byAddress = (request: ListingSearch) => {
      searches.push(request);
      const name = request.areaFilter?.type === 'named-area' ? request.areaFilter.name : '';
      const items = exampleResults.filter(({ addressLine1 }) => addressLine1?.startsWith(name));
      return { ...found, items, totalItems: items.length };
    };
    const [first, second] = exampleResults.map(({ addressLine1 }) => addressLine1 ?? '');
    expect((await startThread(byAddress).ask(`what are the HOA dues at ${first}?`)).text).toContain(first);
    const compared = await startThread(byAddress).ask(`compare ${first} and ${second}`);
    expect(compared.text).toMatch(new RegExp(`${first}[^]*${second}`));
    expect(searches).toHaveLength(3);
  });

  it('answers about the listing that the drawer shows when nothing was asked before', async () => {
    const listing = { mlsId: 'SF1002', mlsSource: 'sf' };
    const inDrawer = createBuiltInModel({
      findPlacesNamed: () => Promise.resolve([]),
      today: () => '2026-11-20',
      openedListing: listing,
    });
    const tools = [{ type: 'function' as const, name: 'get_listing_details', inputSchema: {} }];
    for (const text of ['tell me about this one', 'how long has it been listed?', 'summarize this listing']) {
      const { content } = await inDrawer.doGenerate({ prompt: [{ role: 'user', content: [{ type: 'text', text }] }], tools });
      expect(content.at(-1)).toMatchObject({ toolName: 'get_listing_details', input: JSON.stringify(listing) });
    }
  });

  it('says which wish cannot be searched, and keeps the search', async () => {
    const thread = startThread();
    await thread.ask('condos in Noe Valley');
    const refined = await thread.ask('only foreclosures');
    expect(refined.searches).toMatchObject([{ propertyTypes: ['condominium'], areaFilter: { name: 'Noe Valley' } }]);
    expect(refined.text).toContain('I cannot search by foreclosures');
  });

  it('looks for what no record names in the words of the remarks', async () => {
    const thread = startThread();
    await thread.ask('condos in Noe Valley');
    const refined = await thread.ask('only victorians');
    expect(refined.searches).toMatchObject([{ propertyTypes: ['condominium'], keywords: ['victorians'] }]);
    expect(refined.text).toContain('whose remarks say “victorians”');
  });

  it('searches by what records name, adds one to another, and says how homes are counted', async () => {
    const thread = startThread();
    await thread.ask('condos in Noe Valley with a view');
    const refined = await thread.ask('only waterfront');
    expect(refined.searches).toMatchObject([{ propertyTypes: ['condominium'], features: ['waterfront', 'view'] }]);
    expect(refined.text).toContain('condos with a waterfront and a view');
    expect(refined.text).toContain('A home is counted where its record says that it has it.');
  });

  it('does not turn past the last page, and then still knows what was shown', async () => {
    const thread = startThread(() => ({ ...found, totalItems: 4, totalPages: 1 }));
    await thread.ask('condos in Noe Valley');
    const paged = await thread.ask('show more');
    expect(paged.searches).toEqual([]);
    expect(paged.text).toContain('no more results');
    expect((await thread.ask('tell me about the second one')).text).toContain('48 Jersey Ave');
  });

  it('says what to try when nothing is found, with no figure that no tool gave', async () => {
    const thread = startThread(() => ({ totalItems: 0, currentPage: 1, totalPages: 0, priceRange: null, items: [] }));
    const reply = await thread.ask('4 bedroom lofts under 500k in Noe Valley');
    expect(reply.text).toBe(
      'I found no lofts with 4+ bedrooms up to $500,000 in Noe Valley, San Francisco. You could try a limit of $575,000, all of San Francisco or 3+ bedrooms.',
    );
  });

  it('picks the cheapest of what a loosened condition would give, where nothing was found', async () => {
    const loosened = [{ change: 'any price', totalItems: 33 }];
    const thread = startThread(({ price }) =>
      price ? { totalItems: 0, currentPage: 1, totalPages: 0, priceRange: null, items: [], loosened } : found,
    );
    await thread.ask('homes in Noe Valley under 100k');
    const reply = await thread.ask('show the cheapest');
    expect(reply.searches).toEqual([
      { areaFilter: expect.objectContaining({ name: 'Noe Valley' }), orderResultsBy: { term: 'price', order: 'asc' } },
    ]);
  });

  describe('where nothing is found', () => {
    const nothing = { totalItems: 0, currentPage: 1, totalPages: 0, priceRange: null, items: [] };
    const upTo = (dollars: number, change: string) =>
      startThread(({ price, paginationPage }) =>
        (price?.endAt ?? Number.POSITIVE_INFINITY) < dollars
          ? { ...nothing, loosened: [{ change, totalItems: 130 }] }
          : { ...found, currentPage: paginationPage ?? 1 },
      );

    it('shows what is nearest to the wish, says so, and picks from it', async () => {
      const thread = upTo(115_000, 'a limit of $125,000');
      const reply = await thread.ask('homes in Noe Valley under 100k');
      expect(reply.searches.map(({ price }) => price?.endAt)).toEqual([100_000, 125_000]);
      expect(reply.text).toMatch(
        /^I found no homes up to \$100,000 in Noe Valley, San Francisco\. The nearest are \*\*124 matches\*\* with a limit of \$125,000\. Prices run/,
      );
      expect((await thread.ask('tell me about the second one')).text).toContain('48 Jersey Ave');
    });

    it('goes on from the wish when it is changed, and from what is shown when a page is turned', async () => {
      const thread = upTo(115_000, 'a limit of $125,000');
      await thread.ask('homes in Noe Valley under 100k');
      expect((await thread.ask('show more')).searches).toMatchObject([{ price: { endAt: 125_000 }, paginationPage: 2 }]);
      const other = upTo(115_000, 'a limit of $125,000');
      await other.ask('homes in Noe Valley under 100k');
      expect((await other.ask('what about Oakland?')).searches[0]).toMatchObject({ price: { endAt: 100_000 } });
    });

    it('offers homes without what was asked for, and shows them only after a yes', async () => {
      const loosened = [{ change: '“Pool” as a wish and not a must', totalItems: 41 }];
      const thread = startThread(({ features }) => (features?.length ? { ...nothing, loosened } : found));
      expect((await thread.ask('condos with a pool in Oakland')).text).toContain('[Yes, show me those](#ask)');
      const picked = await thread.ask('compare the first two');
      expect(picked.text).toMatch(/^Nothing matched that search.*\n\n\[Yes, show me those\]\(#ask\)$/s);
      expect((await thread.ask('Yes, show me those')).text).toMatch(/^\*\*124\*\* condos in Oakland/);
    });
  });

  it('says plainly that a search failed', async () => {
    const thread = startThread(() => {
      throw new Error('the database is away');
    });
    const reply = await thread.ask('condos in Oakland');
    expect(reply.text).toBe('The listing search did not work just now, so I have no results to show. Ask again in a moment.');
  });

  it('answers the same prompt with the same parts', async () => {
    const prompt: LanguageModelV4Prompt = [{ role: 'user', content: [{ type: 'text', text: 'condos in Oakland' }] }];
    const tools = [{ type: 'function' as const, name: 'search_listings', inputSchema: {} }];
    const read = async () => convertReadableStreamToArray((await model.doStream({ prompt, tools })).stream);
    expect(await read()).toEqual(await read());
  });

  it('neither greets with a search nor judges places by who lives there', async () => {
    const thread = startThread();
    for (const [question, words] of [
      ['hello', 'I search listings'],
      ['homes in a safe neighborhood', 'fair housing'],
      ['what is the capital of France?', 'lies outside of what I know'],
    ] as const) {
      const reply = await thread.ask(question);
      expect(reply.text).toContain(words);
      expect(reply.searches).toEqual([]);
    }
  });
});
