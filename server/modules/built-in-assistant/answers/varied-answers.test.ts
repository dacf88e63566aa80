import { describe, expect, it } from 'vitest';
import type { ListingDetailsAnswer, SearchListingsAnswer, SearchResultFacts } from '#server/modules/listings/tools/facts.ts';
import type { ListingTopic } from '../question-parser/parsed-question.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import { composeComparison } from './comparison-answer.ts';
import { composeListingAnswer } from './listing-answer.ts';
import { composeOtherAnswer } from './other-answers.ts';
import { composeSearchAnswer } from './search-answer.ts';
import { textsIn } from './texts/index.ts';

const english = textsIn('english');

const found = (items: SearchResultFacts[], totalItems = items.length): SearchListingsAnswer => ({
  totalItems,
  currentPage: 1,
  totalPages: Math.ceil(totalItems / 10),
  priceRange: { min: 1_000_000, max: 1_500_000, median: 1_250_000 },
  items,
});
const compose = (answer: SearchListingsAnswer, search = {}, change: 'new' | 'refined' = 'new') =>
  composeSearchAnswer({ search, found: answer, unusedWords: [], notes: [], change }, english);
const [first, second, third, fourth] = exampleResults;
if (!first || !second || !third || !fourth) throw new Error('The examples have four results');

const asked = { question: '', previous: null };

describe('what a reply says beyond count and standouts', () => {
  it('says what most of the results share, and of which ones', () => {
    const cut = exampleResults.map((one) => ({ ...one, originalListPrice: (one.price ?? 0) + 50_000 }));
    expect(compose(found(cut))).toContain('All of them have cut their price.');
    expect(compose(found(cut, 40))).toContain('All of those shown have cut their price.');
    expect(compose(found(exampleResults))).not.toMatch(/have cut their price/);
  });

  it('compares sales with their first list price', () => {
    const sold = exampleResults.map((one) => ({
      ...one,
      status: 'sold' as const,
      soldDate: '2026-11-01',
      originalListPrice: (one.price ?? 0) - 1_000,
    }));
    expect(compose(found(sold), { propertyStatus: ['sold'] })).toContain('All of them sold above their first list price.');
  });

  it('says no share of three', () => {
    const cut = [first, second, third].map((one) => ({ ...one, originalListPrice: (one.price ?? 0) + 50_000 }));
    expect(compose(found(cut))).not.toMatch(/\b(?:All|Most) of/);
  });

  it('asks a bare place with very many homes to be narrowed, once', () => {
    expect(compose(found(exampleResults, 400))).toContain('Tell me a price, bedrooms or a type to narrow this down.');
    expect(compose(found(exampleResults, 400), {}, 'refined')).not.toContain('narrow');
    expect(compose(found(exampleResults, 400), { price: { endAt: 9e5 }, bedroomsCount: { startAt: 2 } })).not.toContain('narrow');
  });

  it('tells an only match with what else its record has', () => {
    expect(compose(found([second]))).toContain('$758 per sq ft, listed 50 days ago, cut from $1,495,000');
  });

  it('numbers the homes that it names as the cards are, in their order, on a later page too', () => {
    const page = { ...found(exampleResults, 40), currentPage: 2 };
    const numbers = [...compose(page).matchAll(/^(\d+)\. \[\*\*(.+?)\*\*\]/gm)].map(([, number, name]) => [Number(number), name]);
    expect(numbers.map(([number]) => number)).toEqual(numbers.map(([number]) => number).toSorted());
    for (const [number, name] of numbers) expect(exampleResults[Number(number) - 11]?.addressLine1).toBe(name);
  });

  it('lists two or three whole, each with its reason where it has one', () => {
    expect(compose(found([first, second])).match(/^\d+\. \[\*\*/gm)).toEqual(['1. [**', '2. [**']);
  });
});

describe('a comparison of two', () => {
  it('says what the cheaper one has less of, and which costs less per square foot', () => {
    expect(composeComparison([first, second], english)).toContain(
      '123 Elm St is $145,000 less than 48 Jersey Ave and 440 sq ft smaller. 48 Jersey Ave costs less per sq ft.',
    );
  });
});

describe('a question about one listing', () => {
  const details: ListingDetailsAnswer = {
    ...second,
    description: 'A sunny flat. The shared garden has a heated pool. Two decks.',
    daysOnMarket: null,
    listingAgent: null,
    brokerage: null,
  };
  const ofHome = (question: ListingTopic, about?: string) => composeListingAnswer(details, { question, about }, english);

  it('finds a feature in the listing’s own words, or says that they do not tell', () => {
    expect(ofHome('feature', 'pool')).toBe("The listing's own words say: “The shared garden has a heated pool.”");
    expect(ofHome('feature', 'fireplace')).toContain('do not mention it');
  });

  it('hears in the listing’s words what a search for the same words finds', () => {
    const levels = { ...details, description: 'A sunny flat. No interior stairs, two decks.' };
    const told = (about: string) => composeListingAnswer(levels, { question: 'feature', about }, english);
    expect(told('single story')).toBe("The listing's own words say: “No interior stairs, two decks.”");
    expect(told('a one level home')).toBe(told('single story'));
    expect(told('two story')).toContain('do not mention it');
  });

  it('tells the history of a price event by event, newest first', () => {
    const history = [
      { date: '2026-10-20', kind: 'price-changed', price: 1_395_000, changePercent: -6.7 },
      { date: '2026-10-01', kind: 'listed', price: 1_495_000, changePercent: null },
    ] as const;
    expect(composeListingAnswer({ ...details, history: [...history] }, { question: 'price-change' }, english)).toBe(
      '48 Jersey Ave, newest first:\n\n- October 20, 2026: price changed to $1,395,000 (−6.7%)\n- October 1, 2026: listed, $1,495,000',
    );
  });

  it('says what the record does not give', () => {
    expect(ofHome('taxes')).toBe('The record of 48 Jersey Ave does not give property taxes.');
  });
});

describe('a place that is not known', () => {
  it('names those that are nearly called so', () => {
    const near = [
      {
        type: 'named-area' as const,
        nameType: 'neighborhood' as const,
        name: 'Bernal Heights',
        context: { city: 'San Francisco', stateAbbreviated: 'CA' },
      },
    ];
    expect(composeOtherAnswer({ kind: 'ask', question: 'unknown-place', phrase: 'Bernard Hights', near }, asked, english)).toBe(
      'I have no listings in a place called “Bernard Hights”. Did you mean Bernal Heights in San Francisco, CA?',
    );
    expect(composeOtherAnswer({ kind: 'ask', question: 'unknown-place', phrase: 'near me' }, asked, english)).toBe(
      'Which city, neighborhood, county or ZIP code should I search?',
    );
  });
});
