import { readNumber, readText, readYesNo, type FieldReader } from './fields.ts';
import { lookupKey } from './lookup.ts';

/** The greatest price that a filter takes (docs/product/search.md). */
const MAX_PRICE_DOLLARS = 999_999_999;

function readPrice(reader: FieldReader, field: string): number | null {
  const price = readNumber(reader, field, { min: 0, max: MAX_PRICE_DOLLARS });
  return price === null ? null : Math.round(price * 100) / 100;
}

/**
 * Prices in dollars. A list price of 0 is refused: nothing is for sale at 0, and it would be the cheapest home of every search.
 * A close price of 0 means not disclosed; a close price before closing is not one.
 */
export function readPrices(reader: FieldReader, isSold: boolean) {
  const listPrice = readPrice(reader, 'ListPrice');
  if (listPrice === 0) reader.problems.push('ListPrice is 0');
  const originalListPrice = readPrice(reader, 'OriginalListPrice') || null;
  const closePrice = readPrice(isSold ? reader : { ...reader, problems: [] }, 'ClosePrice');
  return { listPrice, originalListPrice, soldPrice: isSold ? closePrice || null : null };
}

/** Payments per month; frequencies that are not here (One Time, Seasonal) are not monthly. */
const paymentsPerMonth: Record<string, number> = {
  annually: 1 / 12,
  semiannually: 1 / 6,
  quarterly: 1 / 3,
  bimonthly: 1 / 2,
  monthly: 1,
  semimonthly: 2,
  biweekly: 26 / 12,
  weekly: 52 / 12,
  daily: 365 / 12,
};

/** A fee per month, in cents' precision, or null when its frequency has no monthly sense. No frequency means monthly. */
export function feePerMonth(fee: number, frequency: string | null): number | null {
  const payments = frequency === null ? 1 : paymentsPerMonth[lookupKey(frequency)];
  return payments === undefined ? null : Math.round(fee * payments * 100) / 100;
}

/** Both association fees together per month; no association is 0. */
export function readAssociation(reader: FieldReader): { hoaMonthlyDollars: number | null; hasAssociation: boolean | null } {
  const stated = readYesNo(reader, 'AssociationYN');
  const bounds = { min: 0, max: 999_999_999 };
  const fees = [
    { fee: readNumber(reader, 'AssociationFee', bounds), frequency: readText(reader, 'AssociationFeeFrequency') },
    { fee: readNumber(reader, 'AssociationFee2', bounds), frequency: readText(reader, 'AssociationFee2Frequency') },
  ];
  const monthly = fees
    .flatMap(({ fee, frequency }) => (fee === null ? [] : [feePerMonth(fee, frequency)]))
    .filter((fee) => fee !== null);
  if (monthly.length > 0) {
    const sum = Math.round(monthly.reduce((total, fee) => total + fee, 0) * 100) / 100;
    if (sum <= 9_999_999) return { hoaMonthlyDollars: sum, hasAssociation: stated ?? sum > 0 };
    reader.problems.push(`AssociationFee is ${sum} a month`);
  }
  return {
    hoaMonthlyDollars: stated === false ? 0 : null,
    hasAssociation: stated ?? (fees.some(({ fee }) => fee) ? true : null),
  };
}
