import { describe, expect, it } from 'vitest';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Intent } from './vocabulary.ts';
import { weigh } from './weigh.ts';

const unread: ParsedQuestion = { kind: 'cannot', reason: 'not-listings' };

function weighed(likely: readonly [Intent, number][], parsed: ParsedQuestion = unread, text = 'something') {
  const readings = likely.map(([intent, probability]) => ({ intent, probability }));
  const asked = { text, previous: null };
  return weigh(parsed, { intent: likely[0]?.[0] ?? 'search', likely: readings }, asked);
}

describe('what could be meant instead is asked about', () => {
  it('before something that can be done is refused', () => {
    expect(
      weighed([
        ['lending', 0.3],
        ['home', 0.15],
      ]),
    ).toEqual({ intent: 'lending', second: 'home' });
  });

  it('passing over what would get the same answer', () => {
    expect(
      weighed([
        ['tax', 0.3],
        ['legal', 0.25],
        ['home', 0.2],
      ]),
    ).toEqual({ intent: 'tax', second: 'home' });
  });

  it('unless the first is likely enough, or the other is not', () => {
    expect(
      weighed([
        ['lending', 0.5],
        ['home', 0.4],
      ]).second,
    ).toBeNull();
    expect(
      weighed([
        ['lending', 0.3],
        ['home', 0.08],
      ]).second,
    ).toBeNull();
    expect(
      weighed([
        ['home', 0.3],
        ['copy', 0.29],
      ]).second,
    ).toBeNull();
  });
});

describe('homes for sale in a place whose market was told', () => {
  const parsed: ParsedQuestion = { kind: 'search', search: {}, unusedWords: [], notes: [], change: 'new' };
  const likely: [Intent, number][] = [
    ['search', 0.4],
    ['market', 0.35],
  ];

  it('are searched without asking, where all words are read', () => {
    expect(weighed(likely, parsed, 'Homes for sale in Ames').second).toBeNull();
    expect(weighed(likely, parsed, 'Casas en venta en Ames').second).toBeNull();
    expect(weighed(likely, { ...parsed, unusedWords: ['pace'] }, 'the pace of homes for sale in Ames').second).toBe('market');
    expect(weighed(likely, parsed, 'and Ames').second).toBe('market');
  });
});

describe('a wish whose words the parser does not know', () => {
  it('is a wish still where nothing else is nearly as likely', () => {
    expect(
      weighed([
        ['refine', 0.3],
        ['opinion', 0.15],
      ]).intent,
    ).toBe('refine');
  });

  it('is what comes next where that is nearly as likely', () => {
    expect(
      weighed([
        ['refine', 0.3],
        ['opinion', 0.28],
      ]).intent,
    ).toBe('opinion');
  });
});
