import { describe, expect, it } from 'vitest';
import { aSnapshot } from '#tests/support/market-stub.ts';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { stepOf, type Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { respondToOffer } from './respond-to-offer.ts';

const [home] = exampleResults;
if (!home) throw new Error('The examples have results');
const details = { ...home, price: 1_250_000, originalListPrice: 1_300_000, description: null, daysOnMarket: null };
const tools = ['search_listings', 'get_listing_details', 'market_snapshot', 'estimate_value'].map((name) => ({
  ...{ type: 'function' as const, name, inputSchema: {} },
}));
const opinion: ParsedQuestion = { kind: 'cannot', reason: 'opinion' };

function asked(question: string, answers: Turn['answers'] = [], opened: Turn['previous'] = null): Reply | null {
  const turn: Turn = {
    ...{ question, english: question, language: 'english', earlier: [], last: null, open: [], answers },
    previous: opened,
  };
  return respondToOffer(stepOf({ prompt: [], tools }, turn), opinion);
}
const onScreen = { search: {}, results: [], opened: { mlsId: home.mlsId, mlsSource: home.mlsSource } };
const question = "what's a good offer strategy for this home?";
const record = { toolName: 'get_listing_details', value: { ...details, listingAgent: null, brokerage: null } };

describe('what to offer for a home', () => {
  it.each([
    question,
    'how much should my buyers offer?',
    'where should we come in?',
    'can we offer 10% under ask?',
    '¿cuánto debería ofrecer mi cliente?',
  ])('begins with its record: %s', (text) => {
    expect(asked(text, [], onScreen)?.toolCalls).toMatchObject([{ toolName: 'get_listing_details' }]);
  });

  it.each([
    'is the price fair?',
    'is that a good deal',
    'is it worth the asking price?',
    'so is the asking price too high',
    'i need 3 talking points for a price reduction conversation',
    'is it fairly priced',
    '¿es buen precio?',
  ])('tells the same of whether a price is right: %s', (text) => {
    expect(asked(text, [], onScreen)?.toolCalls).toMatchObject([{ toolName: 'get_listing_details' }]);
  });

  it('takes no rate for a price', () => {
    expect(asked('6.25%, is that a good deal?')).toBeNull();
  });

  it('goes on where a price is supposed behind it, and nowhere else', () => {
    const after = (text: string, before: string): Reply | null => {
      const answers = [record, { toolName: 'market_snapshot', value: aSnapshot() }, { toolName: 'estimate_value', value: null }];
      const turn: Turn = {
        ...{ question: text, english: text, language: 'english', earlier: [before], last: null, open: [], answers },
        previous: onScreen,
      };
      return respondToOffer(stepOf({ prompt: [], tools }, turn), opinion);
    };
    expect(after('what if it goes 2% under asking', question)?.text).toContain('$1,225,000');
    expect(after('and if we come in 25k over?', question)?.text).toContain('$1,275,000');
    expect(after('what if it goes 2% under asking', 'tell me about the first one')).toBeNull();
  });

  it('reads the market of its city and what sold like it', () => {
    expect(asked(question, [record], onScreen)?.toolCalls).toMatchObject([
      { toolName: 'market_snapshot', input: { areaFilter: { nameType: 'city' }, propertyTypes: [home.propertyType] } },
      { toolName: 'estimate_value', input: { subject: { mlsId: home.mlsId } } },
    ]);
  });

  it('tells its facts and leaves the decision to people, where no value could be made as well', () => {
    const text = asked(
      question,
      [record, { toolName: 'market_snapshot', value: aSnapshot() }, { toolName: 'estimate_value', value: null }],
      onScreen,
    )?.text;
    expect(text).toContain('is listed at $1,250,000');
    expect(text).toMatch(/\$50,000/);
    expect(text).toMatch(/sale-to-list of homes of this type: \*\*[\d.]+%/);
    expect(text).toContain('for you and your client to decide');
    expect(text).not.toContain('would sell for');
  });

  it.each([
    [
      'what would my buyer offer if they want 3 percent under ask',
      1_212_500,
      '3% under the list price of $1,250,000 is **$1,212,500**',
    ],
    ['can we offer 20k over asking', 1_270_000, '$20,000 over the list price of $1,250,000 is **$1,270,000**'],
  ])('tells the sum of an offer that is named by its distance: %s', (text, priceDollars, told) => {
    const withClosing = [...tools, { type: 'function' as const, name: 'estimate_closing_costs', inputSchema: {} }];
    const turn: Turn = {
      ...{ question: text, english: text, language: 'english', earlier: [], last: null, open: [], answers: [record] },
      previous: onScreen,
    };
    const calls = respondToOffer(stepOf({ prompt: [], tools: withClosing }, turn), opinion)?.toolCalls;
    expect(calls?.find(({ toolName }) => toolName === 'estimate_closing_costs')).toMatchObject({ input: { priceDollars } });
    expect(asked(text, [record, { toolName: 'estimate_value', value: null }], onScreen)?.text).toContain(told);
  });

  it.each([
    'would 1.2 win it',
    'would they take 1.05',
    'do you think they would accept 1.1m',
    'will an offer of 1,200,000 be enough',
    'is 1.1 too low to offer',
    'would they take 5% under',
    'can we lowball 20% under?',
    '¿aceptarían 1.1 millones?',
    '¿con 1.2 la ganamos?',
  ])('tells what there is to go by whether an offer is enough: %s', (text) => {
    expect(asked(text, [], { ...onScreen, openedFacts: home })?.toolCalls).toMatchObject([{ toolName: 'get_listing_details' }]);
  });

  it('says on which side of the list price an offer is, and that nobody knows what the sellers take', () => {
    const told = asked('would they take 1.05', [record, { toolName: 'estimate_value', value: null }], onScreen)?.text;
    expect(told).toMatch(/^\$1,050,000 is under the list price of \$1,250,000\. Whether the sellers take it/);
  });

  it('asks which home a low offer is for', () => {
    expect(asked('can we lowball 20% under?')?.text).toContain('Which home is it about?');
  });

  it.each(['would they take 20% down', 'would 6.5 work', 'will 2 bedrooms work', 'would they take 30 days', 'can they win it'])(
    'takes no other figure for an offer: %s',
    (text) => {
      expect(asked(text, [], onScreen)).toBeNull();
    },
  );

  it('asks which home is meant, and looks one up by its address', () => {
    expect(asked('what should we offer?')?.text).toContain('Which home is it about?');
    expect(asked('what is a fair offer on 12 Alder Street?')?.toolCalls).toMatchObject([{ toolName: 'search_listings' }]);
  });

  it.each([
    'write an offer letter for it',
    'what does this home offer?',
    'can the seller take another offer?',
    'homes in Oakland',
  ])('leaves other questions alone: %s', (text) => {
    expect(asked(text, [], onScreen)).toBeNull();
  });
});
