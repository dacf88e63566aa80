import { expect, it } from 'vitest';
import { evenParts } from './even-parts.ts';

const sizes = (count: number) => evenParts(Array.from({ length: count }), 4).map(({ length }) => length);

it('spreads homes over as few tables as hold them, without a last one of a single home', () => {
  expect([0, 1, 4, 5, 9, 14].map(sizes)).toEqual([[], [1], [4], [3, 2], [3, 3, 3], [4, 3, 4, 3]]);
});
