import type { PropertyType } from '#contract/listing-vocabulary.ts';

/** Homes are valued among homes, land among land. */
export const marketKinds = {
  homes: [
    'single-family-home',
    'condominium',
    'townhouse',
    'loft',
    'coop',
    'tic',
    'apartment-for-sale',
    'apartment-for-rent',
    'rental',
    'multi-unit',
    'manufactured',
    'manufactured-in-park',
    'mobile-home',
  ],
  land: ['lots-and-land'],
} as const satisfies Record<string, readonly PropertyType[]>;
export type MarketKind = keyof typeof marketKinds;

/** Null for what cannot be valued from sales of its kind: commercial and income property. */
export function marketKindOf(propertyType: string): MarketKind | null {
  const kinds = Object.keys(marketKinds) as MarketKind[];
  return kinds.find((kind) => marketKinds[kind].some((type) => type === propertyType)) ?? null;
}
