import { describe, expect, it } from 'vitest';
import { nextRevealed } from './smooth-text.ts';

describe('revealing text', () => {
  it('reaches the end in under a second, whatever waits', () => {
    const text = 'word '.repeat(400).trim();
    let place = 0;
    let ticks = 0;
    while (place < text.length) {
      const next = nextRevealed(text, place);
      expect(next).toBeGreaterThan(place);
      place = next;
      ticks += 1;
    }
    expect(ticks * 50).toBeLessThan(3_000);
  });

  it('stops at the ends of words', () => {
    const text = 'Condominiums in Noe Valley';
    expect([' ', undefined]).toContain(text[nextRevealed(text, 0)]);
  });
});
