import { describe, expect, it } from 'vitest';
import { exampleResults } from '../question-parser/examples/example-results.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { stepOf, type Reply } from '../reply.ts';
import type { Turn } from '../turn.ts';
import { respondToBetterDeal } from './better-deal.ts';

const tools = ['get_listing_details', 'estimate_value'].map((name) => ({ type: 'function' as const, name, inputSchema: {} }));
const opinion: ParsedQuestion = { kind: 'cannot', reason: 'opinion' };
const [one, other] = exampleResults;
if (!one || !other) throw new Error('The examples have results');

function asked(question: string, earlier: string[] = ['compare the first two'], answers: Turn['answers'] = []): Reply | null {
  const turn: Turn = {
    ...{ question, english: question, language: 'english', last: null, open: [] },
    ...{ earlier, answers, previous: { search: {}, results: exampleResults } },
  };
  return respondToBetterDeal(stepOf({ prompt: [], tools }, turn), opinion);
}
const record = (home: typeof one) => ({
  toolName: 'get_listing_details',
  value: { ...home, originalListPrice: home.price, description: null, daysOnMarket: null, listingAgent: null, brokerage: null },
});

describe('which of two homes is the better deal', () => {
  it.each([
    'which one is the better deal',
    'so which is the better value?',
    'which one is overpriced',
    'better deal?',
    '¿cuál es mejor negocio?',
    '¿cuál tiene mejor precio?',
  ])('reads the record and the value of those that were compared: %s', (text) => {
    expect(asked(text)?.toolCalls).toMatchObject([
      { toolName: 'get_listing_details', input: { mlsId: one.mlsId } },
      { toolName: 'estimate_value', input: { subject: { mlsId: one.mlsId } } },
      { toolName: 'get_listing_details', input: { mlsId: other.mlsId } },
      { toolName: 'estimate_value' },
    ]);
  });

  it('is asked of homes that the question names, too', () => {
    expect(asked('which is the better deal, the first one or the second one', [])?.toolCalls).toHaveLength(4);
  });

  it('tells the facts of each and leaves the choice to people', () => {
    const answers = [record(one), record(other), ...[1, 2].map(() => ({ toolName: 'estimate_value', value: null }))];
    const text = asked('which one is the better deal', undefined, answers)?.text;
    expect(text).toContain(`is listed at $${one.price?.toLocaleString('en-US')}`);
    expect(text).toContain(`is listed at $${other.price?.toLocaleString('en-US')}`);
    expect(text).toContain('for you and your client to decide');
  });

  it.each([
    'which neighborhood is the better deal',
    'which lender has the better deal',
    'compare the first two',
    'best deals in Oakland',
  ])('leaves other questions alone: %s', (text) => {
    expect(asked(text)).toBeNull();
  });
});
