import { describe, expect, it } from 'vitest';
import { checkReply, endOfFinishedSentences } from '#server/modules/fair-housing/index.ts';
import { textsIn } from '../answers/texts/index.ts';
import { aValue } from './example-value.ts';
import { composeValueAnswer } from './value-answer.ts';
import type { ValueQuestion } from './value-question.ts';

const whatIf = (changes: object): ValueQuestion => ({
  kind: 'change',
  change: { act: 'what-if', changes, isMore: false },
});
const texts = textsIn('english');
const plain = aValue({ value: 1_000_000 });

it('sets a price that someone has in mind beside the range', () => {
  const { low = 0, high = 0 } = plain.valueDollars ?? {};
  const said = (priceDollars: number) =>
    composeValueAnswer({ kind: 'beside-price', priceDollars }, { found: plain, before: plain }, texts);
  expect(said(high + 100_000)).toContain('is above the range');
  expect(said(low - 100_000)).toContain('is below the range');
  expect(said(1_000_000)).toContain('**$1,000,000** is within the range');
});

it('sets a rent that someone has in mind beside the rents', () => {
  const rent = aValue({ value: 3_000, subject: { isLease: true } });
  const said = (priceDollars: number) =>
    composeValueAnswer({ kind: 'beside-price', priceDollars }, { found: rent, before: rent }, texts);
  expect(said(4_200_000)).toMatch(/\*\*\$4,200 a month\*\* is above the range that \d+% of such homes rent in/);
  expect(said(3_000_000)).toContain('**$3,000 a month** is within the range');
});

describe('a “what if”', () => {
  it('names each fact as it was taken', () => {
    const found = aValue({
      value: 1_100_000,
      adds: 100_000,
      subject: { garageSpaces: 2, condition: 7, changed: ['garageSpaces', 'condition'] },
    });
    const said = composeValueAnswer(whatIf({}), { found, before: plain }, texts);
    expect(said).toContain('about $100,000 more than the home as it is.');
    expect(said).toContain('with 2 garage spaces and condition grade 7 for the whole property (5 is average)');
  });

  it('behind another is told against that one', () => {
    const before = aValue({ value: 1_100_000, adds: 100_000, subject: { garageSpaces: 2, changed: ['garageSpaces'] } });
    const subject = { garageSpaces: 2, fullBaths: 1, changed: ['garageSpaces', 'fullBaths'] };
    const found = aValue({ value: 1_060_000, adds: 60_000, subject });
    expect(composeValueAnswer(whatIf({ fullBaths: 1 }), { found, before }, texts)).toContain(
      'That is less than before: to the dollar it was $1,100,000 and is $1,060,000 now. With all changes together that is about $60,000 more',
    );
  });

  it('says where other comparables came in with it', () => {
    const found = aValue({
      value: 1_200_000,
      adds: 200_000,
      subject: { livingAreaSqFt: 2_000, changed: ['livingAreaSqFt'] },
      ids: ['C9'],
    });
    expect(composeValueAnswer(whatIf({}), { found, before: plain }, texts)).toContain('some of the comparables changed');
    const same = aValue({ value: 1_200_000, adds: 200_000, subject: { livingAreaSqFt: 2_000, changed: ['livingAreaSqFt'] } });
    expect(composeValueAnswer(whatIf({}), { found: same, before: plain }, texts)).not.toContain('comparables changed');
  });
});

it('tells of one comparable more as of one', () => {
  const found = aValue({ value: 1_000_000, ids: ['C1', 'C2', 'C3', 'C4', 'C5', 'C6', 'C7'] });
  const question: ValueQuestion = { kind: 'value', subject: { by: 'opened' } };
  expect(composeValueAnswer(question, { found, before: null }, texts)).toContain('The other one is in the panel.');
});

describe('comparables that had to be adjusted much or sold long ago', () => {
  const weak = { overGrossPercent: 25, adjustedMuch: [1], soldBefore: '2025-11-20', soldLongAgo: [2], weightPercent: 70 };
  const asked: ValueQuestion = { kind: 'value', subject: { by: 'opened' } };

  it('are counted in one sentence, and make the reply less sure', () => {
    const said = composeValueAnswer(asked, { found: { ...plain, weak }, before: null }, texts);
    const all = plain.comparables.length;
    expect(said).toContain(
      `1 of ${all} comparables needed large adjustments, more than 25% of what was paid, and 1 of ${all} sold more than a year ago; the table in the panel shows which.`,
    );
    expect(said).toContain('I am moderately sure of it.');
  });

  it.each(['english', 'spanish'] as const)('are told in %s words that no rule of fair housing takes out', (language) => {
    const { value } = textsIn(language);
    const counts = Array.from({ length: 13 * 13 }, (_, at) => [at % 13, Math.floor(at / 13)] as const);
    const struck = counts.filter(([much, old]) => {
      const told = value.weak({ much, old, all: 12, percent: 25, isLease: false });
      return checkReply(told).length > 0;
    });
    expect(struck).toEqual([]);
    // Text is judged as it comes, by finished sentences.
    expect(endOfFinishedSentences('It goes by No. 2 and 3')).toBe(0);
  });

  it('change nothing where there are none', () => {
    const said = composeValueAnswer(asked, { found: plain, before: null }, texts);
    expect(said).toContain('I am fairly sure of it.');
    expect(said).not.toContain('large adjustments');
  });
});

describe('a change of the comparables', () => {
  it('names which left, how far away it is, and which came in', () => {
    const change: ValueQuestion = { kind: 'change', change: { act: 'exclude', index: null, words: 'farthest' } };
    const found = { ...aValue({ value: 1_010_000, ids: ['C1', 'C2', 'C4'] }), excludedCount: 1 };
    const said = composeValueAnswer(change, { found, before: plain }, texts);
    expect(said).toMatch(/Out: \[\*\*3 Oak Street\*\*\]\([^)]*C3\), 0\.2 miles away\. Instead: .*C4/);
  });
});

it('says that one renewed room is counted as condition, and what is not counted at all', () => {
  const found = aValue({ value: 1_050_000, adds: 50_000, subject: { condition: 6, changed: ['condition'] } });
  const change = { act: 'what-if', changes: { condition: 6 }, isMore: false, isOneRoom: true, notCounted: ['pool'] } as const;
  const question: ValueQuestion = { kind: 'change', change: { ...change, notCounted: ['pool'] } };
  const said = composeValueAnswer(question, { found, before: plain }, texts);
  expect(said).toContain('No sale tells what one renewed room adds');
  expect(said).toContain('I cannot tell what a pool adds');
  expect(checkReply(said)).toEqual([]);
});
