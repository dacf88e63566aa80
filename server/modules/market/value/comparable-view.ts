/** A comparable as it is told: each adjustment in dollars with what it rests on. */
import { adjustmentLabels, type ComparableAdjustment, type ValuedComparable } from '#contract/valuation-answer.ts';
import type { AdjustmentOverride } from '#contract/valuation-request.ts';
import type { ListingResult } from '#contract/listings.ts';
import { milesBetween, unitsOf, type Home, type ValuedSale } from '../valuation/index.ts';
import type { Candidate } from './choose-sales.ts';

const units: Partial<Record<ComparableAdjustment['kind'], string>> = {
  time: 'months',
  'living-area': 'sq ft',
  baths: 'baths',
  beds: 'bedrooms',
  garage: 'garage spaces',
  lot: 'sq ft of lot',
  age: 'years',
  basement: 'sq ft of basement',
  fireplaces: 'fireplaces',
  condition: 'grades of condition',
  rooms: 'rooms',
};

const HIGH_GROSS_PERCENT = 15;
const MEDIUM_GROSS_PERCENT = 25;
const oneDecimal = (value: number): number => Math.round(value * 10) / 10;

interface ComparableParts {
  subject: Home;
  month: number;
  valued: ValuedSale;
  candidate: Candidate;
  listing: ListingResult;
  step: number | null;
  isPinned: boolean;
  overrides: readonly AdjustmentOverride[];
}

function adjustmentsOf({ subject, month, valued: { sale, adjustments }, overrides }: ComparableParts): ComparableAdjustment[] {
  const told = adjustments.map(({ kind, dollars, isOverridden }): ComparableAdjustment => {
    const unit = units[kind] ?? null;
    const counted = kind === 'time' ? Math.max(0, month - sale.month) : unitsOf(kind, { home: subject }, { home: sale });
    const difference = unit === null || counted === 0 ? null : oneDecimal(counted);
    return {
      ...{ kind, dollars, isOverridden, unit: difference === null ? null : unit, units: difference },
      label: adjustmentLabels[kind],
      dollarsPerUnit: difference === null || difference === 0 ? null : oneDecimal(dollars / difference),
      note: (isOverridden && overrides.find((one) => one.kind === kind)?.note) || null,
    };
  });
  const credited = Math.round(sale.concessions ?? 0);
  if (credited === 0) return told;
  const concessions = { dollars: -credited, units: null, unit: null, dollarsPerUnit: null, isOverridden: false, note: null };
  return [{ kind: 'concessions', label: adjustmentLabels.concessions, ...concessions }, ...told];
}

export function viewComparable(parts: ComparableParts): ValuedComparable {
  const { subject, valued, candidate, listing, step, isPinned } = parts;
  const adjustments = adjustmentsOf(parts);
  const price = valued.sale.price + (valued.sale.concessions ?? 0);
  const net = adjustments.reduce((sum, { dollars }) => sum + dollars, 0);
  const gross = adjustments.reduce((sum, { dollars }) => sum + Math.abs(dollars), 0);
  const grossPercent = oneDecimal((100 * gross) / price);
  const miles = milesBetween(subject, candidate.sale);
  return {
    ...{ listing, step, isPinned, price, adjustments, net, gross, grossPercent },
    soldDate: candidate.record.sold_date ?? '',
    miles: miles === null ? null : Math.round(miles * 100) / 100,
    similarity: grossPercent <= HIGH_GROSS_PERCENT ? 'high' : grossPercent <= MEDIUM_GROSS_PERCENT ? 'medium' : 'low',
    netPercent: oneDecimal((100 * net) / price),
    adjusted: valued.adjusted,
    weight: valued.weight,
  };
}
