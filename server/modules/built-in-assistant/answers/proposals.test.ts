import { describe, expect, it } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SearchListingsAnswer } from '#server/modules/listings/tools/facts.ts';
import type { CopyAnswer } from '#server/modules/writing/index.ts';
import { findExamplePlaces } from '../question-parser/examples/example-places.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import { startExampleThread } from '../question-parser/examples/example-thread.ts';
import {
  proposalsAfterComparison,
  proposalsAfterCopy,
  proposalsAfterListing,
  proposalsAfterMarket,
  proposalsAfterSearch,
} from './proposals.ts';
import { languages, textsIn } from './texts/index.ts';

const [home] = exampleResults;
if (!home) throw new Error('The examples have results');

const wordsIn = (row: string) => [...row.matchAll(/\[([^\]]+)\]\(#ask\)/g)].map(([, words = '']) => words);
const found = (totalItems: number): SearchListingsAnswer => ({
  totalItems,
  currentPage: 1,
  totalPages: Math.ceil(totalItems / 10),
  priceRange: null,
  items: exampleResults.slice(0, totalItems),
});

/** What each of these is understood as, said after these messages. */
async function kindsAfter(messages: readonly string[], row: string): Promise<string[]> {
  const kinds = wordsIn(row).map(async (words) => {
    const thread = startExampleThread({ findPlaces: findExamplePlaces, today: '2026-11-20' });
    for (const message of messages) await thread.ask(message);
    const parsed = await thread.ask(words);
    const isWhole = !('unusedWords' in parsed) || parsed.unusedWords.length === 0;
    return isWhole ? parsed.kind : `${parsed.kind} of half of “${words}”`;
  });
  return Promise.all(kinds);
}

const condos = 'condos in Noe Valley';
async function searchOf(message: string): Promise<ListingSearch> {
  const parsed = await startExampleThread({ findPlaces: findExamplePlaces, today: '2026-11-20' }).ask(message);
  return parsed.kind === 'search' ? parsed.search : {};
}

describe.each(languages)('the ways on from a reply in %s are understood when they are taken', (language) => {
  const texts = textsIn(language);

  it('after a search with many results, with few, and with one', async () => {
    const search = await searchOf(condos);
    expect(await kindsAfter([condos], proposalsAfterSearch(search, found(124), texts))).toEqual(['search', 'market', 'search']);
    expect(await kindsAfter([condos], proposalsAfterSearch(search, found(4), texts))).toEqual(['compare', 'market', 'search']);
    expect(await kindsAfter([condos], proposalsAfterSearch(search, found(1), texts))).toEqual(['pick', 'search', 'market']);
    expect(proposalsAfterSearch(search, found(0), texts)).toBe('');
  });

  it('after a home, a comparison and copy', async () => {
    const opened = [condos, 'tell me about the first one'];
    expect(await kindsAfter(opened, proposalsAfterListing(home, texts))).toEqual(['search', 'search', 'write']);
    expect(await kindsAfter(opened, proposalsAfterListing({ ...home, status: 'sold' }, texts))).toEqual([
      'search',
      'search',
      'write',
    ]);
    expect(await kindsAfter([condos, 'compare the first two'], proposalsAfterComparison(texts))).toEqual(['pick', 'pick']);
    for (const [length, tone, kind] of [
      ['long', 'professional', 'description'],
      ['short', 'warm', 'social'],
    ] as const) {
      const row = proposalsAfterCopy({ copy: { length, tone, kind } } as CopyAnswer, texts);
      expect(await kindsAfter([...opened, 'write a description of it'], row)).toEqual(['write', 'write', 'write']);
    }
  });

  it('after figures of a market', async () => {
    const area = (await searchOf(condos)).areaFilter;
    const question = { places: area ? [area] : [], propertyTypes: null, isLease: false, windowDays: null, figures: [] };
    const asked = ["how's the market in Noe Valley?"];
    expect(await kindsAfter(asked, proposalsAfterMarket(question, texts))).toEqual(['search', 'market']);
    expect(proposalsAfterMarket(question, texts)).not.toContain('buyer');
    const overAYear = { ...question, windowDays: 365 };
    expect([question, overAYear].map((one) => wordsIn(proposalsAfterMarket(one, texts)).length)).toEqual([2, 1]);
    expect(await kindsAfter(asked, proposalsAfterMarket({ ...question, figures: ['balance'] }, texts))).toEqual([
      'search',
      'market',
      'market',
    ]);
  });
});
