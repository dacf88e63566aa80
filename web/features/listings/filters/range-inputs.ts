import type { ListingSearch } from '#contract/listing-search.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';

/** Min and max as they stand in their inputs: plain digits, empty for none. A value that was asked in the chat may have a fraction. */
export interface RangeText {
  min: string;
  max: string;
}

interface RangeInput {
  label: string;
  maximum: (currentYear: number) => number;
  /** Before the digits. */
  prefix?: string;
  /** 1,234,567 rather than 1234567. */
  grouped?: boolean;
}

const upTo = (maximum: number) => () => maximum;

/** The pairs of number fields by the field of the search that they fill, in their order: those of docs/product/search.md, then ours. */
export const rangeInputs = {
  price: { label: 'Price', maximum: upTo(searchLimits.priceDollars), prefix: '$', grouped: true },
  bedroomsCount: { label: 'Bedrooms', maximum: upTo(searchLimits.bedrooms) },
  bathroomsCount: { label: 'Bathrooms', maximum: upTo(searchLimits.bathrooms) },
  livingSpaceSqFt: { label: 'Living Space (sq ft)', maximum: upTo(searchLimits.livingSpaceSqFt), grouped: true },
  lotSizeSqFt: { label: 'Lot Size (sq ft)', maximum: upTo(searchLimits.lotSizeSqFt), grouped: true },
  parkingGarageSpaces: { label: 'Garage Spaces', maximum: upTo(searchLimits.garageSpaces) },
  propertyYearBuilt: { label: 'Year Built', maximum: (currentYear) => currentYear },
  homeownerAssociationFeeUSD: { label: 'HOA per Month', maximum: upTo(searchLimits.hoaFeeDollars), prefix: '$', grouped: true },
  daysOnMarket: { label: 'Days on Market', maximum: upTo(searchLimits.daysOnMarket) },
} as const satisfies Partial<Record<keyof ListingSearch, RangeInput>>;
export type RangeKey = keyof typeof rangeInputs;
export const rangeKeys = Object.keys(rangeInputs) as RangeKey[];

export function rangeInput(key: RangeKey): RangeInput {
  return rangeInputs[key];
}

/** Typed text as digits; null where they say more than the field takes, so that the input stays as it was. */
export function digitsTyped(text: string, maximum: number): string | null {
  const digits = text.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return Number(digits) > maximum ? null : digits;
}

/** "1250000" as "$1,250,000". */
export function shownDigits(digits: string, { prefix = '', grouped = false }: RangeInput): string {
  if (digits === '') return '';
  const [whole = '', ...fraction] = digits.split('.');
  return prefix + [grouped ? whole.replace(/\B(?=(\d{3})+$)/g, ',') : whole, ...fraction].join('.');
}

/** A number from text by stripping all but digits, dot and minus (docs/product/search.md); null for none, NaN for nonsense. */
export function numberOf(text: string): number | null {
  const bare = text.replace(/[^\d.-]/g, '');
  return text.trim() === '' ? null : bare === '' ? Number.NaN : Number(bare);
}

export type RangeErrors = Partial<Record<keyof RangeText, string>>;

/** What is wrong with a pair, in the words of docs/product/search.md. Empty fields are not checked. */
export function rangeErrors({ label, maximum, grouped = false }: RangeInput, text: RangeText, currentYear: number): RangeErrors {
  const most = maximum(currentYear);
  const errorOf = (value: number | null): string | undefined => {
    if (value === null) return undefined;
    if (!Number.isFinite(value)) return `${label} must be a valid number`;
    return value > most ? `${label} must be less than or equal to ${grouped ? most.toLocaleString('en-US') : most}` : undefined;
  };
  const [min, max] = [numberOf(text.min), numberOf(text.max)];
  const [minError, maxError] = [errorOf(min), errorOf(max)];
  const crossed = min !== null && max !== null && min > max ? 'Min must be less than max' : undefined;
  const minShown = minError ?? crossed;
  return { ...(minShown && { min: minShown }), ...(maxError && { max: maxError }) };
}
