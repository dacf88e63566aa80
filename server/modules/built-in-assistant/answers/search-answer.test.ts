import { describe, expect, it } from 'vitest';
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SearchListingsAnswer } from '#server/modules/listings/tools/facts.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import { composeSearchAnswer } from './search-answer.ts';
import { textsIn } from './texts/index.ts';

const english = textsIn('english');

const some: SearchListingsAnswer = {
  totalItems: 4,
  currentPage: 1,
  totalPages: 1,
  priceRange: { min: 1_100_000, max: 1_480_000, median: 1_322_500 },
  items: exampleResults,
};
const many: SearchListingsAnswer = { ...some, totalItems: 40, totalPages: 10 };
const compose = (search: ListingSearch, found: SearchListingsAnswer) =>
  composeSearchAnswer({ search, found, unusedWords: [], notes: [] }, english);

describe('composeSearchAnswer', () => {
  it('claims what it compared: the page, or everything where the order or the count allows it', () => {
    const byPrice: ListingSearch = { orderResultsBy: { term: 'price', order: 'asc' } };
    expect(compose(byPrice, many)).toMatch(/lowest price$/m);
    expect(compose(byPrice, { ...many, currentPage: 2 })).toMatch(/lowest price of those shown$/m);
    expect(compose({}, many)).toContain('lowest price per sq ft of those shown, $758');
    expect(compose({}, some)).toContain('lowest price per sq ft, $758');
  });

  it('names each listing once, three at most', () => {
    const lines = compose({}, many).match(/^\d+\. .*/gm) ?? [];
    expect(lines).toHaveLength(3);
    expect(new Set(lines.map((line) => line.slice(3, 20))).size).toBe(3);
  });

  it('counts the listing that others are wanted like, and tells of the others', () => {
    const [subject] = exampleResults;
    const like = { mlsId: 'SF1001', mlsSource: 'sf' };
    const answer = composeSearchAnswer({ search: {}, found: some, unusedWords: [], notes: [], like }, english);
    expect(answer).toContain('123 Elm St itself is one of them.');
    expect(answer).not.toMatch(/^- .*123 Elm St/m);
    const alone = { ...some, totalItems: 1, items: subject ? [subject] : [] };
    expect(composeSearchAnswer({ search: {}, found: alone, unusedWords: [], notes: [], like }, english)).toContain(
      'Only 123 Elm St itself',
    );
  });

  it('gives no price per square foot for rents', () => {
    expect(compose({ listingTransactionType: 'lease' }, some)).not.toContain('per sq ft');
  });

  it('names a few of the places that it left out, however many were asked for', () => {
    const left = Array.from({ length: 40 }, (_, at) => `Place ${at}`);
    const answer = composeSearchAnswer(
      { search: {}, found: some, unusedWords: [], notes: [{ kind: 'one-area-only', left }] },
      english,
    );
    expect(answer).toContain('Place 5 and 34 more; ask');
  });

  it('says only what the records have', () => {
    const bare = exampleResults.map((one) => ({
      ...one,
      addressLine1: null,
      price: null,
      beds: null,
      baths: null,
      livingAreaSqFt: null,
      daysListed: null,
      pricePerSqFt: null,
      originalListPrice: null,
      lotSizeSqFt: null,
      yearBuilt: null,
    }));
    const reply = compose({}, { ...some, priceRange: null, items: bare });
    expect(reply).toContain('1. [**MLS SF1001**](#home/sf/SF1001), price not given');
    expect(reply).not.toMatch(/null|undefined|NaN|\$/);
  });

  it('lets no record write markdown or links', () => {
    const [first, ...rest] = exampleResults;
    if (!first) throw new Error('The examples have results');
    const reply = compose(
      {},
      { ...some, items: [{ ...first, addressLine1: '![x](http://evil.test) <script> **1 Elm**' }, ...rest] },
    );
    expect(reply).not.toMatch(/http|!\[|<script/);
  });

  it('tells the one loosened condition that gives results, with its number', () => {
    const none = { totalItems: 0, currentPage: 1, totalPages: 0, priceRange: null, items: [] };
    const search = { propertyTypes: ['loft' as const], bedroomsCount: { startAt: 4 }, price: { endAt: 500_000 } };
    const loosened = [
      { change: 'a limit of $575,000', totalItems: 0 },
      { change: '3+ bedrooms', totalItems: 12 },
      { change: 'any type', totalItems: 40 },
    ];
    expect(compose(search, { ...none, loosened })).toBe(
      'I found no lofts with 4+ bedrooms up to $500,000. With 3+ bedrooms there are 12 matches. Say yes to see them.\n\n[Yes, show me those](#ask)',
    );
    expect(compose(search, { ...none, loosened: loosened.map((one) => ({ ...one, totalItems: 0 })) })).toBe(
      'I found no lofts with 4+ bedrooms up to $500,000. No single change finds any: I tried a limit of $575,000, 3+ bedrooms and any type.',
    );
  });

  it('tells of a page that does not exist', () => {
    expect(compose({}, { ...some, currentPage: 3, items: [] })).toBe('There is no page 3: the 4 results end on page 1.');
  });

  it('says that it rates no schools, and what it searches by instead', () => {
    const note = { kind: 'schools-not-rated', place: 'Berkeley' } as const;
    const answer = composeSearchAnswer({ search: {}, found: some, unusedWords: [], notes: [note] }, english);
    expect(answer).toContain('I rate no schools');
    expect(answer).toContain('all homes in Berkeley. Name a school district');
  });
});
