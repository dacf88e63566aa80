import type { HomeStyle } from '#server/modules/listings/photos/home-code.ts';
import type { Random } from '#server/modules/listings/photos/random.ts';
import type { Building } from './buildings.ts';
import type { HomeType } from './markets/market.ts';

const styleNames: Record<HomeStyle, { reso: string; word: string } | null> = {
  victorian: { reso: 'Victorian', word: 'Victorian' },
  edwardian: { reso: 'Edwardian', word: 'Edwardian' },
  stucco: { reso: 'Mediterranean', word: 'Mediterranean-style' },
  bungalow: { reso: 'Craftsman', word: 'Craftsman' },
  midcentury: { reso: 'Mid-Century Modern', word: 'mid-century' },
  modern: { reso: 'Contemporary', word: 'contemporary' },
  townhouse: { reso: 'Contemporary', word: 'contemporary' },
  walkup: null,
  tower: null,
  loft: null,
  storefront: null,
  land: null,
};

/** RESO ArchitecturalStyle and the word that remarks use; null where a building has no style to name. */
export function styleNameOf(style: HomeStyle, rowHouses: boolean): { reso: string; word: string } | null {
  return style === 'stucco' && rowHouses ? { reso: 'Marina', word: 'Marina-style' } : styleNames[style];
}

/** How a home looks from the street, from what it is and when it was built. */
export function styleOf(
  type: HomeType,
  yearBuilt: number,
  rowHouses: boolean,
  building: Building | null,
  random: Random,
): HomeStyle {
  if (building) return building.kind === 'loft' ? 'loft' : building.storeys >= 9 ? 'tower' : 'walkup';
  if (type === 'loft' || type === 'townhouse') return type;
  if (type === 'commercial') return 'storefront';
  if (type === 'apartments') return 'walkup';
  const isHouse = type === 'house';
  if (yearBuilt < 1905) return 'victorian';
  if (!rowHouses && yearBuilt < 1946 && isHouse) return random.chance(yearBuilt < 1919 ? 0.92 : 0.62) ? 'bungalow' : 'stucco';
  if (yearBuilt < 1919) return 'edwardian';
  if (yearBuilt < 1946) return 'stucco';
  if (yearBuilt < 1963) return rowHouses && random.chance(0.6) ? 'stucco' : isHouse ? 'midcentury' : 'walkup';
  if (yearBuilt < 1990) return isHouse ? 'midcentury' : 'walkup';
  return 'modern';
}
