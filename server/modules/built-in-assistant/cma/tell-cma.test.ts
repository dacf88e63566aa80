import { expect, it } from 'vitest';
import type { CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { textsIn } from '../answers/texts/index.ts';
import { tellCma } from './tell-cma.ts';

const cmaOf = (low: number, high: number, done: string): CmaToolAnswer => ({
  ...{ presentationId: '01990000-0000-7000-8000-000000000001', title: '9 Hill Rd', clientName: null, subject: null },
  ...{ comparables: [], priceRange: { low, high, coveragePercent: null }, noRangeBecause: null, sections: [] },
  ...{ averages: null, written: null, done },
});
const before = cmaOf(421_000, 555_000, 'Started');
const moved = cmaOf(441_000, 575_000, 'Set the range to $441,000 to $575,000');
const tell = (language: 'english' | 'spanish') => tellCma(moved, false, { before, texts: textsIn(language) });

it('tells a moved range once, in either language', () => {
  expect(tell('english')).toBe('Set the range to $441,000 to $575,000.');
  expect(tell('spanish')).toMatch(/cambiado\. .*\$441,000 a \$575,000/);
});
