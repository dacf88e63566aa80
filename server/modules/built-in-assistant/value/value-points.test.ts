import { describe, expect, it } from 'vitest';
import { inventTown } from '#tests/support/invented-town.ts';
import { talkInTown } from '#tests/support/town-chat.ts';
import { textsIn } from '../answers/texts/index.ts';
import { inEnglish } from '../language.ts';
import { aValue } from './example-value.ts';
import { priceWanted } from './said-of-value.ts';
import { composeValueAnswer } from './value-answer.ts';
import { readValueQuestion } from './value-question.ts';

const told = { hasValue: true, hasOpened: false, resultCount: 0 };
const found = aValue({ value: 1_140_000 });
const texts = textsIn('english');

describe('points to say of a value', () => {
  it.each([
    ['give me 3 talking points to get them to 1.45', 3, 1_450_000],
    ['ok so what would you tell them', 3, null],
    ['two good arguments to bring the seller down to 1.2m', 2, 1_200_000],
    ['dame 3 argumentos para bajarlos a 1.45', 3, 1_450_000],
    ['que les digo', 3, null],
  ])('are asked for: %s', (text, count, priceDollars) => {
    expect(readValueQuestion(inEnglish(text).toLowerCase(), told)).toEqual({ kind: 'points', count, priceDollars });
  });

  it.each(['what should I tell my seller', 'what range should I tell the seller', 'what did they tell you'])(
    'are not asked for: %s',
    (text) => {
      expect(readValueQuestion(text, told)?.kind).not.toBe('points');
    },
  );

  it('set the price that was named beside the range, then tell the sales', () => {
    const said = composeValueAnswer({ kind: 'points', count: 3, priceDollars: 1_450_000 }, { found, before: found }, texts);
    expect(said).toMatch(/1\. \*\*\$1,450,000\*\* is above the range[^]*2\. It rests on 3 sales[^]*3\. The one that counts most/);
    expect(said).toContain('is for you and the seller to decide');
  });
});

describe('the best comparable', () => {
  it.each(['which is the best comp and why', 'best comparable?', 'cual es la mejor comparable'])('is asked for: %s', (text) => {
    expect(readValueQuestion(inEnglish(text).toLowerCase(), told)).toEqual({ kind: 'heaviest' });
  });

  it('is told with its record and with what speaks against it', () => {
    const [first, ...others] = found.comparables;
    if (!first) throw new Error('no comparable');
    const near = { ...first, miles: 0.1 };
    const of = (weak: typeof found.weak) => {
      const one = { ...found, weak, comparables: [near, ...others.map((other) => ({ ...other, miles: 2 }))] };
      return composeValueAnswer({ kind: 'heaviest' }, { found: one, before: one }, texts);
    };
    expect(of(null)).toMatch(/Its record: 0\.1 miles away[^]*Of all the comparables it is the nearest/);
    expect(of(null)).not.toContain('large adjustments');
    const weak = {
      overGrossPercent: 25,
      adjustedMuch: [first.number],
      soldBefore: '2025-11-28',
      soldLongAgo: [],
      weightPercent: 20,
    };
    expect(of({ ...weak, adjustedMuchCount: 1, soldLongAgoCount: 0 })).toContain('Even so it needed large adjustments');
  });
});

describe('what a change would add', () => {
  it.each([
    'what would a new kitchen add',
    'how much does a new kitchen add to the value?',
    'how much would a remodeled kitchen bring',
  ])('is supposed, and no repeated value: %s', (text) => {
    expect(readValueQuestion(text, told)).toMatchObject({
      kind: 'change',
      change: { act: 'what-if', changes: { condition: 6 } },
    });
  });

  it('is said to be in no sale where none can tell', () => {
    expect(readValueQuestion('what would a new roof add', told)).toEqual({ kind: 'cannot-suppose', features: ['roof'] });
  });
});

describe('a price that somebody wants', () => {
  const ask = talkInTown(inventTown(900), { withModels: true });

  it.each([
    ['seller wants to list at 1.6 in the outer sunset 2/1 1150 sq ft. is that too high', 1_600_000],
    ['they want to ask for 899k', 899_000],
    ['what would a 3/2 of 1,800 sq ft go for in ames', null],
    ['what should i price it at', null],
    ['she wants 3 beds', null],
    ['what does it sell for with 2 baths', null],
  ])('is read from %s', (text, dollars) => {
    expect(priceWanted(text)).toBe(dollars);
  });

  it('is told beside the range of a home in words, and what was supposed is said in its letter', async () => {
    const valued = await ask('seller wants to list at 1.6m in Ames, 3 bed 2 bath house 1500 sq ft. is that too high');
    expect(valued).toMatch(/^\*\*\$1,600,000\*\* is above the range/);
    expect(await ask('give me 3 talking points to get them to 150k')).toMatch(/1\. \*\*\$150,000\*\* is [^]*2\. It rests on/);
    await ask('what if it was 2000 sqft');
    expect(await ask('can you write me a letter to the seller with that price range')).toMatch(
      /^This goes by the home as it was supposed last[^]*2,000 sq ft[^]*> \*\*Subject/,
    );
  });
});
