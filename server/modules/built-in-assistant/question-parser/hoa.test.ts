import { describe, expect, it } from 'vitest';
import { takeHoa } from './hoa.ts';
import { createSentence } from './sentence.ts';

describe('an HOA fee that is not to be high', () => {
  it.each([
    ['no hoa fee alta, under 600', 600],
    ['no crazy hoa, under 450 a month', 450],
    ['low hoa, less than 500', 500],
    ['without a high hoa, max $700', 700],
  ])('is a limit where a figure stands behind it: %s', (words, endAt) => {
    const sentence = createSentence(words);
    expect(takeHoa(sentence)).toEqual({ endAt });
    expect(sentence.has(/\d/)).toBe(false);
  });

  it.each(['no high hoa', 'no crazy hoa fees please'])('is no wish for none at all without one: %s', (words) => {
    expect(takeHoa(createSentence(words))).toBeNull();
  });

  it('is the sum behind the fee where a price stands before it', () => {
    const sentence = createSentence('condos under 450 hoa less than 400');
    expect(takeHoa(sentence)).toEqual({ endAt: 400 });
    expect(sentence.has(/450/)).toBe(true);
  });

  it.each(['no hoa', 'no hoa, under 900', 'no hoa, under 600k', 'without hoa fees, 3 bed'])(
    'is none where none is wanted: %s',
    (words) => {
      expect(takeHoa(createSentence(words))).toEqual({ endAt: 0 });
    },
  );
});
