import type { Random } from '#server/modules/listings/photos/random.ts';
import type { Condition } from './features.ts';
import type { Home } from './home.ts';
import type { HomeType, Market, Pace } from './markets/market.ts';
import { isUnit } from './sizes.ts';

const conditionFactor: Record<Condition, number> = { new: 1.06, renovated: 1.07, updated: 1, original: 0.94, fixer: 0.84 };
/** Against a condominium's (units) or a house's (buildings) dollars per square foot. */
const typeFactor: Record<HomeType, number> = {
  house: 1,
  condo: 1,
  townhouse: 0.98,
  loft: 0.93,
  tic: 0.83,
  coop: 0.86,
  duplex: 0.66,
  triplex: 0.58,
  fourplex: 0.53,
  apartments: 0.48,
  commercial: 0.6,
  land: 1,
};
/** Bigger homes cost less per square foot. */
const SIZE_ELASTICITY = { house: -0.26, unit: -0.07 };
const DAYS_PER_YEAR = 365.25;

export function paceOf(market: Market, type: HomeType): Pace {
  if (type === 'house' || type === 'townhouse') return market.pace.house;
  return type === 'condo' || type === 'loft' || type === 'tic' || type === 'coop' ? market.pace.unit : market.pace.other;
}

/** What a home is worth at `today`, dollars, from its place and facts; the rest is taste (`random`). */
export function valueOf(home: Home, random: Random): number {
  const { market, neighborhood } = home.site;
  const taste = Math.exp(random.normal(0, 0.085));
  if (home.livingAreaSqFt === null) return (home.lotSqFt ?? 0) * neighborhood.housePerSqFt * market.landShare * taste;

  const unit = isUnit(home.type);
  const area = home.livingAreaSqFt;
  const level = unit ? neighborhood.condoPerSqFt : home.type === 'townhouse' ? townhouseLevel(home) : neighborhood.housePerSqFt;
  const size = home.units > 1 ? 1 : (area / (unit ? 1000 : 1500)) ** (unit ? SIZE_ELASTICITY.unit : SIZE_ELASTICITY.house);
  const baths = 1 + 0.025 * (home.fullBaths + home.halfBaths / 2 - Math.max(1, home.bedrooms * 0.55));
  const lot = home.type === 'house' && home.lotSqFt ? (home.lotSqFt / market.houseLot.medianSqFt) ** 0.09 : 1;
  const garage = 1 + market.garage.value * Math.min(home.garageSpaces, 2);
  const view = home.features.view.length > 0 ? 1.05 : 1;
  const height = home.building && home.building.storeys >= 9 ? 1 + 0.004 * ((home.floor ?? 1) - home.building.storeys / 2) : 1;
  const age = home.yearBuilt !== null && home.yearBuilt >= 2000 ? 1.03 : 1;
  return (
    area *
    level *
    typeFactor[home.type] *
    size *
    baths *
    lot *
    garage *
    view *
    height *
    age *
    conditionFactor[home.features.condition] *
    taste
  );
}

/** Monthly rent at `today`, dollars. */
export function rentOf(home: Home, random: Random): number {
  const { market, neighborhood } = home.site;
  const area = home.livingAreaSqFt ?? 750;
  const place = (neighborhood.condoPerSqFt / (market.rowHouses ? 900 : 480)) ** 0.6;
  const rent = market.rentOf750SqFt * (area / 750) ** 0.62 * place * Math.sqrt(conditionFactor[home.features.condition]);
  return Math.round((rent * Math.exp(random.normal(0, 0.06))) / 25) * 25;
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

function townhouseLevel(home: Home): number {
  return (home.site.neighborhood.housePerSqFt + home.site.neighborhood.condoPerSqFt) / 2;
}

/** A price as agents write list prices: $1,295,000, $899,000, $449,000. */
export function listPriceNear(dollars: number): number {
  const step = dollars >= 3_000_000 ? 100_000 : dollars >= 1_000_000 ? 50_000 : dollars >= 400_000 ? 25_000 : 10_000;
  const below = dollars >= 1_000_000 ? 5_000 : 1_000;
  return Math.max(step, Math.round(dollars / step) * step) - below;
}

/** A price as contracts end: mostly on a round thousand. */
export function closePriceNear(dollars: number, random: Random): number {
  const step = random.weighted([
    [1_000, 35],
    [5_000, 40],
    [25_000, 25],
  ]);
  return Math.max(step, Math.round(dollars / step) * step);
}
