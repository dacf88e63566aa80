import { describe, expect, it } from 'vitest';
import { pointsAsked } from './talking-points.ts';

describe('sentences about a market', () => {
  it.each([
    ['give me three talking points', 3],
    ['put that in 3 sentences i can text my seller', 3],
    ['say it in two short sentences for my client', 2],
    ['resumelo en 3 frases para mi vendedora', 3],
  ])('are as many as are asked for: %s', (text, count) => {
    expect(pointsAsked(text)).toBe(count);
  });

  it.each(['make the description 3 sentences', 'text my seller', 'in 3 days'])('are none: %s', (text) => {
    expect(pointsAsked(text)).toBeNull();
  });
});
