import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { AdjustmentsData } from '#contract/presentation-section-data.ts';
import { defaultSection } from '#contract/presentation-sections.ts';
import type { Presentation } from '#contract/presentations.ts';
import { AdjustmentGrid } from './adjustment-grid.tsx';
import { PriceRange } from './cover.tsx';

const row = (propertyId: string, price: number, dollars: number): AdjustmentsData['rows'][number] => ({
  ...{ propertyId, price, net: dollars, netPercent: 1, gross: Math.abs(dollars), grossPercent: 1, adjusted: price + dollars },
  ...{ weight: 0.5, soldDate: '2026-07-26', miles: 0.47 },
  adjustments: [{ kind: 'condition', label: 'Condition', dollars, isOverridden: false, note: null }],
});
const adjustments: AdjustmentsData = {
  ...{ low: 549_000, value: 620_000, high: 716_000, coverage: 0.74, confidence: 'low', overrides: [], reason: null },
  ...{ basis: null, cautions: ['1 of the 2 comparables sold more than a year ago.'] },
  rowNotes: [{ kind: 'condition', words: 'the record of this home does not tell it.' }],
  rows: [row('a', 442_000, 210_000), row('b', 760_000, -78_000)],
};
const words = (markup: string): string =>
  markup
    .replaceAll(/<!-- -->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

it('the range is drawn with the prices that it is made from, and tells once how many homes sell within it', () => {
  const comparable = { id: 'a', type: 'comparable-sold', soldPrice: 442_000 };
  const presentation = {
    sections: [{ config: defaultSection('side-by-side-comparision', 'compare'), data: { adjustments } }],
    sourceData: {
      ...{ featuredProperty: null, comparableProperties: [comparable], estimateWithheld: false },
      priceRange: { min: 549_000, max: 716_000 },
    },
  } as unknown as Presentation;
  const bar = renderToStaticMarkup(<PriceRange presentation={presentation} />);
  expect(bar).toContain('against 2 adjusted prices');
  // All of them lie within, so the bar is the whole line.
  expect(words(bar)).toContain(
    '$549,000 $716,000 The bar is the range; the dots are the sold comparables, adjusted to this home.',
  );
  expect(words(bar)).toContain('74 of 100 such homes sell within a range made this way');
  expect(words(renderToStaticMarkup(<AdjustmentGrid adjustments={adjustments} homes={[]} />))).not.toContain('of 100');
});

it('each adjusted comparable is dated and placed, and a row that needs a reason has it under the table', () => {
  const grid = words(renderToStaticMarkup(<AdjustmentGrid adjustments={adjustments} homes={[]} />));
  expect(grid).toContain(
    'Sold date 07/26/2026 07/26/2026 Distance 0.5 mi 0.5 mi Sold price $442,000 $760,000 Condition 1 +$210,000',
  );
  expect(grid).toContain(
    'Condition: the record of this home does not tell it. 1 of the 2 comparables sold more than a year ago.',
  );
});

it('what was published before sales were dated has no such rows', () => {
  const old = { ...adjustments, rowNotes: [], rows: adjustments.rows.map((one) => ({ ...one, soldDate: null, miles: null })) };
  const grid = words(renderToStaticMarkup(<AdjustmentGrid adjustments={old} homes={[]} />));
  expect(grid).not.toMatch(/Sold date|Distance/);
});
