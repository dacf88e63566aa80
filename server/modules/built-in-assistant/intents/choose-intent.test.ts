import { describe, expect, it } from 'vitest';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import type { Intent } from './vocabulary.ts';
import { chooseIntent } from './choose-intent.ts';

const unread: ParsedQuestion = { kind: 'cannot', reason: 'not-listings' };

function chosen(likely: readonly [Intent, number][], parsed: ParsedQuestion = unread, text = 'something') {
  const readings = likely.map(([intent, probability]) => ({ intent, probability }));
  const asked = { text, previous: null };
  return chooseIntent(parsed, { intent: likely[0]?.[0] ?? 'search', likely: readings }, asked);
}

describe('what could be meant instead is asked about', () => {
  it('before something that can be done is refused', () => {
    expect(
      chosen([
        ['lending', 0.3],
        ['home', 0.15],
      ]),
    ).toEqual({ intent: 'lending', second: 'home' });
  });

  it('passing over what would get the same answer', () => {
    expect(
      chosen([
        ['tax', 0.3],
        ['legal', 0.25],
        ['home', 0.2],
      ]),
    ).toEqual({ intent: 'tax', second: 'home' });
  });

  it('unless the first is likely enough, or the other is not', () => {
    expect(
      chosen([
        ['lending', 0.56],
        ['home', 0.4],
      ]).second,
    ).toBeNull();
    expect(
      chosen([
        ['lending', 0.3],
        ['home', 0.08],
      ]).second,
    ).toBeNull();
    expect(
      chosen([
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
    expect(chosen(likely, parsed, 'Homes for sale in Ames').second).toBeNull();
    expect(chosen(likely, parsed, 'Casas en venta en Ames').second).toBeNull();
    expect(chosen(likely, { ...parsed, unusedWords: ['pace'] }, 'the pace of homes for sale in Ames').second).toBe('market');
    expect(chosen(likely, parsed, 'and Ames').second).toBe('market');
  });
});

describe('a wish whose words the parser does not know', () => {
  it('is a wish still where nothing else is nearly as likely', () => {
    expect(
      chosen([
        ['refine', 0.3],
        ['opinion', 0.15],
      ]).intent,
    ).toBe('refine');
  });

  it('is what comes next where that is nearly as likely', () => {
    expect(
      chosen([
        ['refine', 0.3],
        ['opinion', 0.28],
      ]).intent,
    ).toBe('opinion');
  });
});
