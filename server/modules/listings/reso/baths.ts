import { readNumber, readWholeNumber, type FieldReader } from './fields.ts';

export interface Baths {
  /** A half bath counts 0.5. */
  bathrooms: number | null;
  full: number | null;
  half: number | null;
  /** All that are not full: three-quarter, half, quarter. */
  partial: number | null;
}

export interface BathParts {
  full: number | null;
  threeQuarter: number | null;
  half: number | null;
  oneQuarter: number | null;
  /** Counts every bath as 1, a half bath too. */
  totalInteger: number | null;
  /** Some feeds and county files: 2.5 as it is. */
  totalDecimal: number | null;
}

/**
 * Baths by their parts. Without parts the decimal total counts; with full baths and the whole-number total alone, what is missing
 * between them are half baths; with the whole-number total alone, it is all that is known.
 */
export function bathsOf(parts: BathParts): Baths {
  const { full, threeQuarter, half, oneQuarter, totalInteger, totalDecimal } = parts;
  const hasParts = [full, threeQuarter, half, oneQuarter].some((count) => count !== null);
  if (!hasParts) return { bathrooms: totalDecimal ?? totalInteger, full: null, half: null, partial: null };

  const statedPartial = (threeQuarter ?? 0) + (half ?? 0) + (oneQuarter ?? 0);
  const onlyFull = threeQuarter === null && half === null && oneQuarter === null;
  const impliedHalf = onlyFull && totalInteger !== null && full !== null ? Math.max(0, totalInteger - full) : 0;
  const sum = (full ?? 0) + 0.75 * (threeQuarter ?? 0) + 0.5 * ((half ?? 0) + impliedHalf) + 0.25 * (oneQuarter ?? 0);
  return {
    bathrooms: onlyFull && totalDecimal !== null ? totalDecimal : sum,
    full,
    half: half ?? (impliedHalf || null),
    partial: statedPartial + impliedHalf,
  };
}

const bounds = { min: 0, max: 99 };

export function readBaths(reader: FieldReader): Baths {
  return bathsOf({
    full: readWholeNumber(reader, 'BathroomsFull', bounds),
    threeQuarter: readWholeNumber(reader, 'BathroomsThreeQuarter', bounds),
    half: readWholeNumber(reader, 'BathroomsHalf', bounds),
    oneQuarter: readWholeNumber(reader, 'BathroomsOneQuarter', bounds),
    totalInteger: readNumber(reader, 'BathroomsTotalInteger', bounds),
    totalDecimal: readNumber(reader, 'BathroomsTotalDecimal', bounds),
  });
}
