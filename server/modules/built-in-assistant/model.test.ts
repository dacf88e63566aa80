import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { convertReadableStreamToArray } from 'ai/test';
import { describe, expect, it } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import { builtInModel, found, startSearchThread } from '#tests/support/search-thread.ts';
import { createBuiltInModel } from './model.ts';
import { exampleResults } from './question-parser/examples/example-results.ts';

describe('the built-in model', () => {
  it('says what it understood, searches, and answers with the count and standouts by address', async () => {
    const reply = await startSearchThread().ask(
      '3 bedroom condos under $1.5M in Noe Valley with parking and a pool, newest first',
    );
    expect(reply.reasoning).toBe(
      'Looking for condos with 3+ bedrooms, 1+ garage space and a pool up to $1,500,000 in Noe Valley, San Francisco, newest first.',
    );
    expect(reply.searches).toHaveLength(1);
    expect(reply.text).toMatchInlineSnapshot(`
      "**124** condos with 3+ bedrooms, 1+ garage space and a pool up to $1,500,000 in Noe Valley, San Francisco, newest first. Prices run from $650,000 to $1,495,000, median $1,180,000.

      2. [**48 Jersey Ave**](#home/sf/SF1002), $1,395,000, 3 bd · 2.5 ba · 1,840 sq ft: lowest price per sq ft of those shown, $758
      3. [**900 Castro St**](#home/sf/SF1003), $1,100,000, 3 bd · 1 ba · 1,100 sq ft: lowest price of those shown
      4. [**77 Day St**](#home/sf/SF1004), $1,480,000, 4 bd · 2 ba · 1,700 sq ft: newest, listed yesterday

      These are homes whose listings say so.

      [Cheapest first](#ask) [How is the market in Noe Valley, San Francisco?](#ask) [Show more](#ask)"
    `);
    expect(reply.deltas.length).toBeGreaterThan(10);
  });

  it('carries a thread through refining, a new place, a page and a listing', async () => {
    const thread = startSearchThread();
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
    const thread = startSearchThread((request) =>
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
    const thread = startSearchThread();
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
    const thread = startSearchThread();
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
    const thread = startSearchThread();
    await thread.ask('lofts in the canyon');
    const answered = await thread.ask('terrace');
    expect(answered.text).not.toContain('I took');
    expect(answered.searches[0]).toMatchObject({ propertyTypes: ['loft'], areaFilter: { name: 'Canyon Terrace' } });
  });

  it('asks again when the answer fits all choices, and then takes the part that tells them apart', async () => {
    const thread = startSearchThread();
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
    expect((await startSearchThread(byAddress).ask(`what are the HOA dues at ${first}?`)).text).toContain(first);
    const compared = await startSearchThread(byAddress).ask(`compare ${first} and ${second}`);
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
    const thread = startSearchThread();
    await thread.ask('condos in Noe Valley');
    const refined = await thread.ask('only foreclosures');
    expect(refined.searches).toMatchObject([{ propertyTypes: ['condominium'], areaFilter: { name: 'Noe Valley' } }]);
    expect(refined.text).toContain('I cannot search by foreclosures');
  });

  it('looks for what no record names in the words of the remarks', async () => {
    const thread = startSearchThread();
    await thread.ask('condos in Noe Valley');
    const refined = await thread.ask('only victorians');
    expect(refined.searches).toMatchObject([{ propertyTypes: ['condominium'], keywords: ['victorians'] }]);
    expect(refined.text).toContain('whose remarks say “victorians”');
  });

  it('searches by what records name, adds one to another, and says how homes are counted', async () => {
    const thread = startSearchThread();
    await thread.ask('condos in Noe Valley with a view');
    const refined = await thread.ask('only waterfront');
    expect(refined.searches).toMatchObject([{ propertyTypes: ['condominium'], features: ['waterfront', 'view'] }]);
    expect(refined.text).toContain('condos with a waterfront and a view');
    expect(refined.text).toContain('These are homes whose listings say so.');
  });

  it('does not turn past the last page, and then still knows what was shown', async () => {
    const thread = startSearchThread(() => ({ ...found, totalItems: 4, totalPages: 1 }));
    await thread.ask('condos in Noe Valley');
    const paged = await thread.ask('show more');
    expect(paged.searches).toEqual([]);
    expect(paged.text).toContain('no more results');
    expect((await thread.ask('tell me about the second one')).text).toContain('48 Jersey Ave');
  });

  it('says plainly that a search failed', async () => {
    const thread = startSearchThread(() => {
      throw new Error('the database is away');
    });
    const reply = await thread.ask('condos in Oakland');
    expect(reply.text).toBe('The listing search did not work just now, so I have no results to show. Ask again in a moment.');
  });

  it('answers the same prompt with the same parts', async () => {
    const prompt: LanguageModelV4Prompt = [{ role: 'user', content: [{ type: 'text', text: 'condos in Oakland' }] }];
    const tools = [{ type: 'function' as const, name: 'search_listings', inputSchema: {} }];
    const read = async () => convertReadableStreamToArray((await builtInModel.doStream({ prompt, tools })).stream);
    expect(await read()).toEqual(await read());
  });

  it('neither greets with a search nor judges places by who lives there', async () => {
    const thread = startSearchThread();
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
