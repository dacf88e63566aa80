import { describe, expect, it } from 'vitest';
import type { Turn } from '../turn.ts';
import { descriptionSoFar } from './description-so-far.ts';

const turn = (english: string, open: string[]): Turn => ({
  ...{ question: english, english, language: 'english', earlier: open, previous: null, last: null, open, answers: [] },
});

describe('a home that is described over several messages', () => {
  it('is all that was said since its value was asked for', () => {
    expect(descriptionSoFar(turn('1,450 sq ft', ['hello', 'what would a 3/2 be worth in Noe Valley']))).toBe(
      'what would a 3/2 be worth in Noe Valley, 1,450 sq ft',
    );
    const priced = 'seller wants to list at 1.6 in the sunset 2/1 1150 sq ft. is that too high';
    expect(descriptionSoFar(turn('outer sunset', [priced]))).toBe(`${priced}, outer sunset`);
    expect(descriptionSoFar(turn('built 1912', ['what is my house worth', "it's a 3/2"]))).toBe(
      "what is my house worth, it's a 3/2, built 1912",
    );
  });

  it.each([
    ['show me condos in Oakland', ['what would a 3/2 be worth']],
    ['1,450 sq ft', ['homes in Oakland']],
    ['1,450 sq ft', []],
    ['Noe Valley', ['what is it worth', 'never mind, how is the market']],
  ])('is none: %s after %j', (english, open) => {
    expect(descriptionSoFar(turn(english, open))).toBeNull();
  });
});
