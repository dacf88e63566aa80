import type { HomeStyle, Look } from '#demo/photos/home-code.ts';
import type { Random } from '#demo/random.ts';
import type { Building } from './buildings.ts';
import type { HomeType, Market } from './markets/market.ts';
import { isFactoryBuilt } from './sizes.ts';

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
  spanish: { reso: 'Spanish', word: 'Spanish-style' },
  ranch: { reso: 'Ranch', word: 'ranch' },
  colonial: { reso: 'Colonial', word: 'Colonial' },
  farmhouse: { reso: 'Traditional', word: 'traditional' },
  charleston: { reso: 'Charleston Single', word: 'Charleston single' },
  deco: { reso: 'Art Deco', word: 'Art Deco' },
  coral: { reso: 'Florida', word: 'Florida-style' },
  manufactured: { reso: 'Manufactured Home', word: 'manufactured' },
};

/** RESO ArchitecturalStyle and the word that remarks use; null where a building has no style to name. */
export function styleNameOf(style: HomeStyle, rowHouses: boolean): { reso: string; word: string } | null {
  return style === 'stucco' && rowHouses ? { reso: 'Marina', word: 'Marina-style' } : styleNames[style];
}

/** What stands in a part of the country from before 1946, up to 1979, up to 2004, and since: an own house or half of one. */
const houseStyles: Record<Exclude<Look, 'sanfrancisco' | 'eastbay'>, readonly (readonly [HomeStyle, number])[][]> = {
  losangeles: [
    [
      ['spanish', 6],
      ['bungalow', 3],
      ['colonial', 1],
    ],
    [
      ['midcentury', 6],
      ['ranch', 5],
      ['spanish', 1],
    ],
    [
      ['spanish', 4],
      ['ranch', 2],
      ['modern', 2],
    ],
    [
      ['modern', 7],
      ['spanish', 2],
      ['farmhouse', 2],
    ],
  ],
  miami: [
    [
      ['spanish', 5],
      ['coral', 4],
      ['bungalow', 1],
    ],
    [
      ['coral', 6],
      ['midcentury', 2],
      ['ranch', 3],
    ],
    [
      ['spanish', 5],
      ['coral', 3],
    ],
    [
      ['modern', 6],
      ['spanish', 3],
    ],
  ],
  triangle: [
    [
      ['bungalow', 5],
      ['colonial', 5],
    ],
    [
      ['ranch', 6],
      ['colonial', 4],
    ],
    [
      ['colonial', 6],
      ['farmhouse', 3],
    ],
    [
      ['farmhouse', 6],
      ['colonial', 3],
      ['modern', 1],
    ],
  ],
  lowcountry: [
    [
      ['charleston', 8],
      ['bungalow', 2],
    ],
    [
      ['ranch', 6],
      ['colonial', 2],
    ],
    [
      ['colonial', 3],
      ['farmhouse', 3],
      ['charleston', 2],
    ],
    [
      ['farmhouse', 4],
      ['charleston', 4],
      ['colonial', 1],
    ],
  ],
};

/** How a home looks from the street, from what it is, where it is and when it was built. */
export function styleOf(
  type: HomeType,
  yearBuilt: number,
  market: Pick<Market, 'look' | 'rowHouses'>,
  building: Building | null,
  random: Random,
): HomeStyle {
  const { look, rowHouses } = market;
  const isDecoTime = look === 'miami' && yearBuilt < 1960;
  if (building) return building.kind === 'loft' ? 'loft' : building.storeys >= 9 ? 'tower' : isDecoTime ? 'deco' : 'walkup';
  if (type === 'loft' || type === 'townhouse') return type;
  if (type === 'commercial' || type === 'industrial') return 'storefront';
  if (isFactoryBuilt(type)) return 'manufactured';
  if (type === 'apartments') return isDecoTime ? 'deco' : 'walkup';
  const isHouse = type === 'house';
  if (look !== 'sanfrancisco' && look !== 'eastbay') {
    if (!isHouse && look === 'miami') return isDecoTime ? 'deco' : 'walkup';
    const period = yearBuilt < 1946 ? 0 : yearBuilt < 1980 ? 1 : yearBuilt < 2005 ? 2 : 3;
    return isHouse || period === 0 ? random.weighted(houseStyles[look][period] ?? []) : 'walkup';
  }
  if (yearBuilt < 1905) return 'victorian';
  if (!rowHouses && yearBuilt < 1946 && isHouse) return random.chance(yearBuilt < 1919 ? 0.92 : 0.62) ? 'bungalow' : 'spanish';
  if (yearBuilt < 1919) return 'edwardian';
  if (yearBuilt < 1946) return 'stucco';
  if (yearBuilt < 1963)
    return rowHouses && random.chance(0.6) ? 'stucco' : isHouse ? (rowHouses ? 'midcentury' : 'ranch') : 'walkup';
  if (yearBuilt < 1990) return isHouse ? (random.chance(0.5) ? 'midcentury' : 'ranch') : 'walkup';
  return 'modern';
}
