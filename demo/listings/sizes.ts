import type { HomeStyle } from '#demo/photos/home-code.ts';
import type { Random } from '#demo/random.ts';
import { yearIn, type Building } from './buildings.ts';
import type { BuildingStock, HomeType, Market, Neighborhood } from './markets/market.ts';

/** Homes that own their rooms but no lot. */
export function isUnit(type: HomeType): boolean {
  return unitTypes.includes(type);
}

/** Built in a factory and set down. */
export function isFactoryBuilt(type: HomeType): boolean {
  return type === 'manufactured' || type === 'manufacturedInPark' || type === 'mobile';
}

/** What nobody lives in. */
export function isWithoutRooms(type: HomeType): boolean {
  return type === 'land' || type === 'commercial' || type === 'industrial' || type === 'parking';
}

const unitTypes: readonly HomeType[] = ['condo', 'loft', 'tic', 'coop', 'apartment'];

export function yearOf(type: HomeType, neighborhood: Neighborhood, random: Random): number {
  if (type === 'townhouse')
    return random.weighted([
      [random.int(1976, 2004), 45],
      [random.int(2005, 2025), 55],
    ]);
  if (type === 'loft') return random.int(1994, 2010);
  if (isFactoryBuilt(type)) return type === 'mobile' ? random.int(1968, 1976) : random.int(1977, 2023);
  if (type === 'industrial') return random.int(1948, 2008);
  const year = yearIn(neighborhood.built, random);
  // Tenancies in common and buildings of flats are old.
  return type === 'tic' || type === 'apartments' ? Math.min(year, 1965) : year;
}

export function storeysOf(style: HomeStyle, type: HomeType, random: Random): number {
  if (type === 'apartments') return random.int(2, 5);
  if (type === 'industrial' || isFactoryBuilt(type)) return 1;
  if (style === 'ranch' || style === 'coral' || style === 'manufactured') return 1;
  if (style === 'colonial' || style === 'farmhouse' || style === 'stucco') return 2;
  if (style === 'bungalow' || style === 'midcentury' || style === 'spanish') return random.chance(0.7) ? 1 : 2;
  if (style === 'victorian' || style === 'edwardian' || style === 'charleston') return type === 'house' ? random.int(2, 3) : 3;
  return style === 'storefront' ? random.int(1, 3) : random.int(2, 3);
}

/** Weights of 0, 1, 2 … bedrooms. */
const houseBedrooms: Record<NonNullable<BuildingStock['bedrooms']>, readonly number[]> = {
  small: [0, 5, 40, 42, 11, 2],
  usual: [0, 3, 30, 41, 18, 6, 2],
  large: [0, 0, 7, 40, 36, 14, 3],
  estate: [0, 0, 3, 20, 38, 27, 12],
};

export function bedroomsOf(
  type: HomeType,
  { buildingStock }: Neighborhood,
  inBuilding: boolean,
  units: number,
  random: Random,
): number {
  if (isWithoutRooms(type)) return 0;
  if (units > 1)
    return Array.from({ length: units }, () => random.int(1, units > 4 ? 2 : 3)).reduce((sum, beds) => sum + beds, 0);
  const weights: readonly number[] =
    type === 'house'
      ? houseBedrooms[buildingStock.bedrooms ?? 'usual']
      : type === 'loft'
        ? [12, 62, 26]
        : type === 'townhouse'
          ? [0, 2, 32, 52, 14]
          : isFactoryBuilt(type)
            ? [0, 4, 46, 46, 4]
            : inBuilding
              ? [8, 40, 44, 8]
              : [2, 16, 46, 30, 6];
  return random.weighted(weights.map((weight, beds) => [beds, weight] as const));
}

export function areaOf(
  type: HomeType,
  bedrooms: number,
  units: number,
  { market, neighborhood }: { market: Market; neighborhood: Neighborhood },
  inBuilding: boolean,
  random: Random,
): number | null {
  const spread = Math.exp(random.normal(0, 0.14));
  if (type === 'parking') return null;
  if (type === 'commercial') return Math.round(random.between(900, 6500));
  if (type === 'industrial') return Math.round(random.between(3_000, 22_000));
  if (units > 1) return Math.round((420 * units + 310 * bedrooms) * spread);
  if (type === 'house') {
    const share = [0.4, 0.5, 0.72, 1, 1.36, 1.8, 2.3][bedrooms] ?? 2.3;
    return Math.round(market.houseAreaSqFt * share * spread * (neighborhood.buildingStock.areaFactor ?? 1));
  }
  if (isFactoryBuilt(type)) return Math.round(([520, 600, 960, 1380, 1720][bedrooms] ?? 1720) * spread);
  const bySize: readonly number[] =
    type === 'loft' ? [690, 960, 1380] : type === 'townhouse' ? [700, 850, 1270, 1740, 2250] : [470, 730, 1130, 1560, 2100];
  return Math.round((bySize[bedrooms] ?? 2100) * spread * (inBuilding ? 1 : 1.06));
}

export function bathsOf(
  type: HomeType,
  bedrooms: number,
  areaSqFt: number,
  yearBuilt: number,
  units: number,
  random: Random,
): { fullBaths: number; halfBaths: number } {
  if (type === 'commercial' || type === 'industrial') return { fullBaths: 0, halfBaths: random.int(1, 2) };
  if (units > 1) return { fullBaths: units + random.int(0, 1), halfBaths: 0 };
  const room = (areaSqFt / 1620 - 1) * 0.55 + (yearBuilt > 1975 ? 0.5 : 0);
  const fullBaths = Math.max(
    1,
    Math.min(Math.max(1, bedrooms), Math.round(0.3 + bedrooms * 0.5 + room + random.normal(0, 0.35))),
  );
  return { fullBaths, halfBaths: random.chance(areaSqFt > 1300 ? (yearBuilt > 1980 ? 0.45 : 0.25) : 0.04) ? 1 : 0 };
}

export function houseLot(market: Market, { buildingStock }: Neighborhood, random: Random): number {
  const { medianSqFt, logDeviation } = market.houseLot;
  if (market.rowHouses && random.chance(0.55)) return random.pick([medianSqFt, medianSqFt, 2495, 2996]);
  return Math.round(medianSqFt * (buildingStock.lotFactor ?? 1) * Math.exp(random.normal(0, logDeviation)));
}

export function lotOf(
  type: HomeType,
  areaSqFt: number,
  storeys: number,
  units: number,
  { market, neighborhood }: { market: Market; neighborhood: Neighborhood },
  random: Random,
): number | null {
  // In a park the ground is rented.
  if (type === 'manufacturedInPark' || type === 'parking') return null;
  if (type === 'townhouse') return Math.round((areaSqFt / storeys) * random.between(1.3, 2.1));
  const drawn = houseLot(market, neighborhood, random) * (units > 4 ? 1.6 : units > 1 ? 1.15 : 1);
  // The house must fit on its lot and leave a yard.
  return Math.round(Math.max(drawn, (areaSqFt / storeys) * 1.35));
}

export function garageOf(
  type: HomeType,
  style: HomeStyle,
  units: number,
  market: Market,
  building: Building | null,
  random: Random,
): number {
  const oneOr = (two: number): number => (random.chance(two) ? 2 : 1);
  if (type === 'house') {
    const share = style === 'victorian' || style === 'charleston' ? market.garage.share * 0.6 : market.garage.share;
    return random.chance(share) ? (random.chance(0.03) ? 3 : oneOr(market.rowHouses ? 0.36 : 0.6)) : 0;
  }
  if (type === 'townhouse') return random.chance(0.85) ? oneOr(0.45) : 0;
  if (units > 1) return Math.min(6, Math.round(units * random.between(0, 1)));
  if (isWithoutRooms(type) || isFactoryBuilt(type)) return 0;
  const share = building ? (building.yearBuilt > 1960 ? 0.8 : 0.35) : type === 'tic' ? 0.35 : 0.55;
  return random.chance(share) ? oneOr(0.06) : 0;
}

export function hoaOf(
  type: HomeType,
  areaSqFt: number,
  { buildingStock }: Neighborhood,
  building: Building | null,
  random: Random,
): number | null {
  if (building) return Math.round(areaSqFt * building.hoaPerSqFt * random.between(0.94, 1.06) + 90);
  if (type === 'townhouse') return random.chance(0.88) ? random.int(170, 520) : null;
  // The rent of the space.
  if (type === 'manufacturedInPark') return random.int(520, 1150);
  if (type === 'parking') return random.int(40, 120);
  if (isUnit(type)) return random.int(240, 590);
  const [share, low, high] = buildingStock.houseFee ?? [0, 0, 0];
  return (type === 'house' || type === 'land') && random.chance(share) ? random.int(low, high) : null;
}
