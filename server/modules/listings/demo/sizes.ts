import type { HomeStyle } from '#server/modules/listings/photos/home-code.ts';
import type { Random } from '#server/modules/listings/photos/random.ts';
import { yearIn, type Building } from './buildings.ts';
import type { HomeType, Market, Neighborhood } from './markets/market.ts';

/** Homes that own their rooms but no lot. */
export function isUnit(type: HomeType): boolean {
  return unitTypes.includes(type);
}

const unitTypes: readonly HomeType[] = ['condo', 'loft', 'tic', 'coop'];

export function yearOf(type: HomeType, market: Market, neighborhood: Neighborhood, random: Random): number {
  if (type === 'townhouse') return random.int(1978, 2022);
  if (type === 'loft') return random.int(1994, 2010);
  const year = yearIn(market.built[neighborhood.built] ?? {}, random);
  // Tenancies in common and flats for investors are old buildings.
  return type === 'tic' || type === 'apartments' ? Math.min(year, 1965) : year;
}

export function storeysOf(style: HomeStyle, type: HomeType, random: Random): number {
  if (type === 'apartments') return random.int(3, 5);
  if (style === 'ranch' || style === 'coral' || style === 'manufactured') return 1;
  if (style === 'colonial' || style === 'farmhouse') return 2;
  if (style === 'bungalow' || style === 'midcentury' || style === 'spanish')
    return random.weighted([
      [1, 70],
      [2, 30],
    ]);
  if (style === 'victorian' || style === 'edwardian') return type === 'house' ? random.int(2, 3) : 3;
  return style === 'stucco' ? 2 : style === 'storefront' ? random.int(1, 3) : random.int(2, 3);
}

export function bedroomsOf(
  type: HomeType,
  neighborhood: Neighborhood,
  inBuilding: boolean,
  units: number,
  random: Random,
): number {
  if (units > 1)
    return Array.from({ length: units }, () => random.int(1, units > 4 ? 2 : 3)).reduce((sum, beds) => sum + beds, 0);
  const weights: Record<string, readonly number[]> = {
    estates: [0, 0, 4, 24, 38, 24, 10],
    hills: [0, 1, 13, 46, 28, 10, 2],
    house: [0, 3, 30, 41, 18, 6, 2],
    inBuilding: [8, 40, 44, 8],
    flat: [2, 16, 46, 30, 6],
    loft: [12, 62, 26],
    townhouse: [0, 4, 38, 44, 14],
  };
  const key =
    type === 'house'
      ? neighborhood.mix in weights
        ? neighborhood.mix
        : 'house'
      : type === 'loft' || type === 'townhouse'
        ? type
        : inBuilding
          ? 'inBuilding'
          : 'flat';
  return random.weighted((weights[key] ?? []).map((weight, beds) => [beds, weight] as const));
}

export function areaOf(
  type: HomeType,
  bedrooms: number,
  units: number,
  market: Market,
  neighborhood: Neighborhood,
  inBuilding: boolean,
  random: Random,
): number {
  const spread = Math.exp(random.normal(0, 0.14));
  if (type === 'commercial') return Math.round(random.between(900, 6500));
  if (units > 1) return Math.round((420 * units + 310 * bedrooms) * spread);
  if (type === 'house') {
    const share = [0.4, 0.5, 0.72, 1, 1.36, 1.8, 2.3][bedrooms] ?? 2.3;
    return Math.round(market.houseAreaSqFt * share * spread * (neighborhood.mix === 'estates' ? 1.25 : 1));
  }
  const bySize: readonly number[] =
    type === 'loft' ? [690, 960, 1380] : type === 'townhouse' ? [700, 850, 1220, 1640, 2050] : [470, 710, 1110, 1530, 2050];
  return Math.round((bySize[bedrooms] ?? 2050) * spread * (inBuilding ? 1 : 1.06));
}

export function bathsOf(
  type: HomeType,
  bedrooms: number,
  areaSqFt: number,
  yearBuilt: number,
  units: number,
  market: Market,
  random: Random,
): { fullBaths: number; halfBaths: number } {
  if (type === 'commercial') return { fullBaths: 0, halfBaths: random.int(1, 2) };
  if (units > 1) return { fullBaths: units + random.int(0, 1), halfBaths: 0 };
  const room = (areaSqFt / market.houseAreaSqFt - 1) * 0.7 + (yearBuilt > 1975 ? 0.45 : 0);
  const fullBaths = Math.max(
    1,
    Math.min(Math.max(1, bedrooms), Math.round(0.3 + bedrooms * 0.5 + room + random.normal(0, 0.35))),
  );
  return { fullBaths, halfBaths: random.chance(areaSqFt > 1300 ? 0.28 : 0.04) ? 1 : 0 };
}

export function houseLot(market: Market, neighborhood: Neighborhood, random: Random): number {
  const { medianSqFt, logDeviation } = market.houseLot;
  if (market.rowHouses && random.chance(0.55)) return random.pick([medianSqFt, medianSqFt, 2495, 2996]);
  const scale = neighborhood.mix === 'estates' ? 1.8 : neighborhood.mix === 'hills' ? 1.45 : 1;
  return Math.round(medianSqFt * scale * Math.exp(random.normal(0, logDeviation)));
}

export function lotOf(
  type: HomeType,
  areaSqFt: number,
  storeys: number,
  units: number,
  market: Market,
  neighborhood: Neighborhood,
  random: Random,
): number {
  if (type === 'townhouse') return Math.round((areaSqFt / storeys) * random.between(1.3, 1.9));
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
    const share = style === 'victorian' ? market.garage.share * 0.7 : market.garage.share;
    return random.chance(share) ? (random.chance(0.02) ? 3 : oneOr(0.36)) : 0;
  }
  if (type === 'townhouse') return random.chance(0.9) ? oneOr(0.45) : 0;
  if (units > 1) return Math.min(6, Math.round(units * random.between(0, 1)));
  if (type === 'commercial') return 0;
  const share = building ? (building.yearBuilt > 1960 ? 0.8 : 0.35) : type === 'tic' ? 0.35 : 0.58;
  return random.chance(share) ? oneOr(0.06) : 0;
}

export function hoaOf(
  type: HomeType,
  areaSqFt: number,
  neighborhood: Neighborhood,
  building: Building | null,
  random: Random,
): number | null {
  if (building) return Math.round(areaSqFt * building.hoaPerSqFt * random.between(0.94, 1.06) + 90);
  if (type === 'townhouse') return random.chance(0.85) ? random.int(290, 640) : null;
  if (isUnit(type)) return random.int(240, 590);
  return type === 'house' && neighborhood.mix === 'estates' && random.chance(0.5) ? random.int(60, 180) : null;
}
