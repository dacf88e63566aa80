import { describe, expect, it } from 'vitest';
import {
  adjustmentLabels,
  type AdjustmentName,
  type ValuationAnswer,
  type ValuedComparable,
} from '#contract/valuation-answer.ts';
import { toAdjustments } from './adjustments.ts';

type Row = Parameters<typeof toAdjustments>[1][number];
type Told = readonly [kind: AdjustmentName, dollars: number, units: number | null];

function comparable(mlsId: string, price: number, told: readonly Told[], soldDate = '2026-07-26'): ValuedComparable {
  const adjustments = told.map(([kind, dollars, units]) => ({
    ...{ kind, dollars, units, label: adjustmentLabels[kind], unit: null, dollarsPerUnit: null, isOverridden: false, note: null },
  }));
  const net = adjustments.reduce((sum, { dollars }) => sum + dollars, 0);
  const gross = adjustments.reduce((sum, { dollars }) => sum + Math.abs(dollars), 0);
  return {
    listing: { mlsId, mlsSource: 'North MLS', uPropertyId: mlsId } as ValuedComparable['listing'],
    ...{ step: 0, miles: 0.47, similarity: 'low', isPinned: true, price, soldDate, adjustments, net, gross, weight: 0.5 },
    ...{ netPercent: (100 * net) / price, grossPercent: (100 * gross) / price, adjusted: price + net },
  };
}

function answer(comparables: ValuedComparable[], fields: Partial<ValuationAnswer> = {}): ValuationAnswer {
  return {
    subject: { bedrooms: 3, yearBuilt: 1917, garageSpaces: 1, condition: null },
    ...{ low: 1, value: 2, high: 3, coverage: 0.74, confidence: 'low', cautions: ['Few sales are much like it.'] },
    method: { saleCount: 2_111, market: 'Oakland, CA', windowStart: '2023-11-28', asOf: '2026-11-28' },
    ...{ overrides: [], reason: null, comparables },
    ...fields,
  } as unknown as ValuationAnswer;
}

const homes = ['A', 'B'].map((id) => ({ id, mls_id: id, mls_source: 'North MLS' }) as Row);
const rowsOf = (found: ValuationAnswer) => toAdjustments(found, homes).rows;
const fewerBeds = [
  comparable('A', 464_000, [
    ['time', -2_382, 4.5],
    ['living-area', 16_789, 53],
    ['beds', -13_786, 1],
  ]),
  comparable('B', 610_000, [
    ['living-area', -138_316, -310],
    ['age', 2_259, 8],
    ['condition', -66_618, null],
  ]),
];

describe('the adjustments of a comparison', () => {
  it('tell living area and bedrooms as one where fewer bedrooms would take off, and still sum to the adjusted price', () => {
    const rows = rowsOf(answer(fewerBeds));
    expect(rows.map(({ adjustments }) => adjustments.map(({ kind, label, dollars }) => [kind, label, dollars]))).toEqual([
      [
        ['time', 'Time', -2_382],
        ['living-area', 'Living area and bedrooms', 3_003],
      ],
      [
        ['living-area', 'Living area and bedrooms', -138_316],
        ['age', 'Age', 2_259],
        ['condition', 'Condition', -66_618],
      ],
    ]);
    for (const { price, adjustments, net, gross, adjusted } of rows) {
      expect(adjustments.reduce((sum, { dollars }) => sum + dollars, price)).toBe(adjusted);
      expect(adjustments.reduce((sum, { dollars }) => sum + dollars, 0)).toBe(net);
      expect(adjustments.reduce((sum, { dollars }) => sum + Math.abs(dollars), 0)).toBe(gross);
    }
  });

  it('keep the two apart where they go the way of the difference, or where one is a rate of the agent', () => {
    const plain = [
      comparable('A', 464_000, [
        ['living-area', 9_000, 53],
        ['beds', 5_000, 1],
      ]),
    ];
    expect(rowsOf(answer(plain))[0]?.adjustments.map(({ kind }) => kind)).toEqual(['living-area', 'beds']);
    expect(toAdjustments(answer(plain), homes).rowNotes).toEqual([]);
    const rate = answer(fewerBeds, { overrides: [{ kind: 'living-area', rate: 300 }] });
    expect(rowsOf(rate)[0]?.adjustments.map(({ kind }) => kind)).toEqual(['time', 'living-area', 'beds']);
    expect(toAdjustments(rate, homes).rowNotes.find(({ kind }) => kind === 'beds')?.words).toContain('more bedrooms');
  });

  it('say why, where one goes another way than the difference or counts what no record tells', () => {
    const { rowNotes } = toAdjustments(answer(fewerBeds), homes);
    expect(rowNotes.map(({ kind }) => kind)).toEqual(['living-area', 'age', 'condition']);
    expect(rowNotes.at(-1)?.words).toBe(
      'the record of this home does not tell it, as those of updated homes do. Homes whose records leave it out have sold for less, so that much is taken off.',
    );
  });

  it('are dated and placed, and tell how many of the sales are old or were adjusted much', () => {
    const old = comparable('B', 442_000, [['location', 265_848, null]], '2025-07-07');
    const { rows, cautions } = toAdjustments(answer([comparable('A', 464_000, [['time', -2_382, 4.5]]), old]), homes);
    expect(rows).toMatchObject([
      { soldDate: '2026-07-26', miles: 0.47 },
      { soldDate: '2025-07-07', miles: 0.47 },
    ]);
    expect(cautions).toEqual([
      'Few sales are much like it.',
      '1 of the 2 comparables sold more than a year ago, before November 28, 2025.',
      '1 of the 2 comparables needed adjustments of more than 25% of what was paid.',
    ]);
  });
});
