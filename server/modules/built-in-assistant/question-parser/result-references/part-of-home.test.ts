import { describe, expect, it } from 'vitest';
import { partAsked } from './part-of-home.ts';

describe('a part of the home that is asked about', () => {
  it.each([
    ['is the roof new', 'roof'],
    ['how old is the furnace?', 'furnace'],
    ['are the windows original', 'windows'],
    ['when was the kitchen redone', 'kitchen'],
    ['age of the roof?', 'roof'],
    ['and the foundation?', 'foundation'],
  ])('is named: %s', (text, part) => {
    expect(partAsked(text)).toBe(part);
  });

  it.each(['is the market new', 'anything with a new roof', 'how old is it', 'new kitchen and a deck', 'the first floor'])(
    'is none: %s',
    (text) => {
      expect(partAsked(text)).toBeNull();
    },
  );
});
