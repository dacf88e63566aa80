import type { NumericField, Sale } from './home.ts';
import { quantileOf } from './statistics.ts';
import type { Shape } from './terms.ts';

/** The shares of the sales whose area lies below the three bends, as they lie where the method was found. */
const HINGE_SHARES = [0.25, 0.6, 0.9] as const;
/** Where a market says too little of a field, it has no term. */
const MIN_KNOWN_SHARE = 0.1;

function sortedOf(sales: readonly Sale[], read: (sale: Sale) => number | null): Float64Array {
  return Float64Array.from(sales.map(read).filter((value) => value !== null)).sort();
}

const orElse = (value: number, otherwise: number): number => (Number.isFinite(value) ? value : otherwise);

/** Clips and bends from the 1st and 99th percentiles of a market: what lies beyond them tells nothing of the others. */
export function shapeOf(sales: readonly Sale[]): Shape {
  const areas = sortedOf(sales, (sale) => sale.livingAreaSqft);
  const lots = sortedOf(sales, (sale) => sale.lotSqft);
  const basements = sortedOf(sales, (sale) => sale.basementSqft);
  const baths = sortedOf(sales, (sale) => sale.fullBaths);
  const [low = 1_000, middle = 1_600, high = 2_200] = HINGE_SHARES.map((share) => orElse(quantileOf(areas, share), 1_600));
  return {
    areaHinges: [low, middle, high],
    areaClip: [orElse(quantileOf(areas, 0.001), 300), orElse(quantileOf(areas, 0.999), 10_000)],
    lotClip: [Math.max(200, orElse(quantileOf(lots, 0.01), 1_000)), Math.max(1_000, orElse(quantileOf(lots, 0.95), 20_000))],
    maxBasement: Math.max(1, orElse(quantileOf(basements, 0.99), 2_500)),
    maxFullBaths: Math.max(3, Math.round(orElse(quantileOf(baths, 0.99), 3))),
  };
}

/** The fields of which a market's sales say enough. */
export function fieldsKnown<Field extends NumericField>(sales: readonly Sale[], fields: readonly Field[]): Field[] {
  return fields.filter((field) => {
    const known = sales.reduce((count, sale) => count + (sale[field] === null ? 0 : 1), 0);
    return known > 0 && known >= sales.length * MIN_KNOWN_SHARE;
  });
}
