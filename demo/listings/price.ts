import type { Random } from '#demo/random.ts';
import { TOWER_STOREYS } from './buildings.ts';
import type { HomeCondition } from './features.ts';
import type { Home } from './home.ts';
import type { HomeType, Market, Pace } from './markets/market.ts';
import { depthIn, type Site } from './places.ts';
import { isUnit } from './sizes.ts';

const conditionFactor: Record<HomeCondition, number> = { new: 1.05, renovated: 1.07, updated: 1, original: 0.94, fixer: 0.84 };
/** Against a condominium's (units) or a house's (buildings) dollars per square foot. */
const typeFactor: Record<HomeType, number> = {
  house: 1,
  condo: 1,
  townhouse: 0.98,
  loft: 0.93,
  tic: 0.83,
  coop: 0.86,
  apartment: 0.88,
  duplex: 0.66,
  triplex: 0.58,
  fourplex: 0.53,
  apartments: 0.48,
  manufactured: 0.62,
  manufacturedInPark: 0.3,
  mobile: 0.22,
  commercial: 0.6,
  industrial: 0.34,
  land: 1,
  parking: 1,
};
/** Bigger homes cost less per square foot, bigger lots much less. */
const SIZE_ELASTICITY = { house: -0.26, unit: -0.07, land: -0.4 };
/** A condominium of this area costs its neighborhood's dollars per square foot. */
const USUAL_UNIT_SQFT = 1_000;
/** A parking space costs about as much as so many square feet of a condominium. */
const PARKING_SQFT = 75;
const POOL_VALUE = 0.04;
const DAYS_PER_YEAR = 365.25;
/** Prices run over from one neighborhood into the next: a home near the edge is worth a little of both. */
const RUN_OVER = 0.3;

export function paceOf(market: Market, type: HomeType): Pace {
  const { house, unit, townhouse, land, other } = market.pace;
  if (type === 'townhouse') return townhouse ?? house;
  if (type === 'house') return house;
  if (type === 'land') return land ?? other;
  return isUnit(type) ? unit : other;
}

/** What a home is worth at `today`, dollars, from its place and facts. */
export function valueOf(home: Home): number {
  const { site, features, appeal } = home;
  const { market } = site;
  const level = levelAt(site);
  if (home.type === 'parking') return level.condo * PARKING_SQFT * appeal;
  const seen = features.view.reduce((value, view) => value * (1 + view.value * (home.type === 'land' ? 2 : 1)), 1);
  const usualLot = market.houseLot.medianSqFt * (site.neighborhood.buildingStock.lotFactor ?? 1);
  const lotRatio = home.lotSqFt === null ? 1 : home.lotSqFt / usualLot;
  if (home.livingAreaSqFt === null)
    return (home.lotSqFt ?? 0) * lotRatio ** SIZE_ELASTICITY.land * landLevel(home, level.house) * seen * appeal ** 2;

  const isUnitHome = isUnit(home.type);
  const area = home.livingAreaSqFt;
  const perSqFt = isUnitHome ? level.condo : home.type === 'townhouse' ? (level.house + level.condo) / 2 : level.house;
  const usualArea = isUnitHome ? USUAL_UNIT_SQFT : market.houseAreaSqFt * (site.neighborhood.buildingStock.areaFactor ?? 1);
  const size = home.units > 1 ? 1 : (area / usualArea) ** (isUnitHome ? SIZE_ELASTICITY.unit : SIZE_ELASTICITY.house);
  const baths = 1 + 0.025 * (home.fullBaths + home.halfBaths / 2 - Math.max(1, home.bedrooms * 0.6));
  const lot = home.type === 'house' ? lotRatio ** 0.1 : 1;
  const garage = 1 + market.garage.value * Math.min(home.garageSpaces, 2);
  const { building } = home;
  const height = building && building.storeys >= TOWER_STOREYS ? 1 + 0.004 * ((home.floor ?? 1) - building.storeys / 2) : 1;
  const age = home.yearBuilt !== null && home.yearBuilt >= 2000 ? 1.03 : 1;
  const pool = features.hasPool ? 1 + POOL_VALUE : 1;
  const facts = size * baths * lot * garage * seen * height * age * pool * (building?.standing ?? 1);
  return area * perSqFt * typeFactor[home.type] * facts * conditionFactor[features.condition] * appeal;
}

/** Land is worth a part of what stands on the usual lot there. */
function landLevel({ site: { market, neighborhood } }: Home, housePerSqFt: number): number {
  const { areaFactor = 1, lotFactor = 1 } = neighborhood.buildingStock;
  const usualHome = housePerSqFt * market.houseAreaSqFt * areaFactor;
  return (usualHome * market.landShare) / (market.houseLot.medianSqFt * lotFactor);
}

/** Dollars per square foot at a place: its neighborhood's, and towards the edge some of the ones beside it. */
function levelAt({ market, neighborhood, latitude, longitude }: Site): { house: number; condo: number } {
  let weights = 1;
  let house = Math.log(neighborhood.housePerSqFt);
  let condo = Math.log(neighborhood.condoPerSqFt);
  for (const other of market.neighborhoods) {
    if (other === neighborhood || other.city !== neighborhood.city) continue;
    const depth = depthIn(other, [latitude, longitude]);
    if (depth > 1.6) continue;
    const weight = RUN_OVER * (1 - depth / 1.6);
    weights += weight;
    house += weight * Math.log(other.housePerSqFt);
    condo += weight * Math.log(other.condoPerSqFt);
  }
  return { house: Math.exp(house / weights), condo: Math.exp(condo / weights) };
}

/** Monthly rent at `today`, dollars. */
export function rentOf(home: Home): number {
  const { market, neighborhood } = home.site;
  if (home.type === 'commercial' || home.type === 'industrial') return Math.round((valueOf(home) * 0.0052) / 50) * 50;
  const area = home.livingAreaSqFt ?? 750;
  const place = (neighborhood.condoPerSqFt / market.rentLevel) ** 0.6;
  const rent = market.rentOf750SqFt * (area / 750) ** 0.62 * place * Math.sqrt(conditionFactor[home.features.condition]);
  return Math.round((rent * home.appeal) / 25) * 25;
}

/** Prices `daysAgo` against today's: the market's trend, and the season (spring is dearest). */
export function priceIndex(pace: Pace, daysAgo: number, dayOfYear: number): number {
  let years = daysAgo / DAYS_PER_YEAR;
  let logChange = 0;
  for (const change of pace.trend) {
    const part = Math.min(1, Math.max(0, years));
    logChange -= part * Math.log(1 + change);
    years -= part;
  }
  return Math.exp(logChange) * (1 + 0.015 * Math.cos((2 * Math.PI * (dayOfYear - 120)) / DAYS_PER_YEAR));
}

/** A price as agents write list prices: $1,295,000, $899,000, $449,000, $79,900. */
export function listPriceNear(dollars: number): number {
  const step =
    dollars >= 3_000_000
      ? 100_000
      : dollars >= 1_000_000
        ? 50_000
        : dollars >= 400_000
          ? 25_000
          : dollars >= 100_000
            ? 10_000
            : 5_000;
  const below = dollars >= 1_000_000 ? 5_000 : dollars >= 100_000 ? 1_000 : 100;
  return Math.max(step, Math.round(dollars / step) * step) - below;
}

/** A price as contracts end: mostly on a round thousand. */
export function closePriceNear(dollars: number, random: Random): number {
  const step = random.weighted([
    [1_000, 35],
    [5_000, 40],
    [dollars > 500_000 ? 25_000 : 5_000, 25],
  ]);
  return Math.max(step, Math.round(dollars / step) * step);
}
