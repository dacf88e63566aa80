import { describe, expect, it } from 'vitest';
import { exactIn, shortIn } from './unit-words.ts';

describe('figures of a chart', () => {
  it('carry a minus, not a hyphen', () => {
    expect(exactIn('percent', -5.7)).toBe('−5.7%');
    expect(exactIn('dollars', -1200)).toBe('−$1,200');
    expect(shortIn('dollars', -1_200_000)).toBe('−$1.2M');
  });
});
