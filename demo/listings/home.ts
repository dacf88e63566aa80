import type { HomeStyle } from '#demo/photos/home-code.ts';
import type { Random } from '#demo/random.ts';
import type { Building } from './buildings.ts';
import { drawFeatures, type Features } from './features.ts';
import type { HomeType, Market, Neighborhood } from './markets/market.ts';
import type { Site, SiteFinder } from './places.ts';
import { areaOf, bathsOf, bedroomsOf, garageOf, hoaOf, houseLot, isUnit, lotOf, storeysOf, yearOf } from './sizes.ts';
import { styleOf } from './style.ts';

/** What stands there: every fact that price, remarks, pictures and record are made from. */
export interface Home {
  type: HomeType;
  site: Site;
  building: Building | null;
  unit: string | null;
  /** Storey of a unit, from 1. */
  floor: number | null;
  yearBuilt: number | null;
  style: HomeStyle;
  /** Of the whole building. */
  storeys: number;
  bedrooms: number;
  fullBaths: number;
  halfBaths: number;
  livingAreaSqFt: number | null;
  /** Null for units, which own no lot of their own. */
  lotSqFt: number | null;
  /** Homes in the building that is sold; 1 but for multi-unit buildings. */
  units: number;
  garageSpaces: number;
  hasAttachedGarage: boolean;
  openSpaces: number;
  hoaMonthlyDollars: number | null;
  features: Features;
  /** What its price has that no fact tells, as a factor; the same each time it is sold. */
  appeal: number;
  /** Years since its owner bought it: what the property tax goes by. */
  yearsOwned: number;
}

const unitsOf: Partial<Record<HomeType, readonly [number, number]>> = {
  duplex: [2, 2],
  triplex: [3, 3],
  fourplex: [4, 4],
  apartments: [5, 14],
};
const USUAL_BUILDING_CHANCE = 0.12;
/** Spread of prices that no fact explains, as a log deviation. */
const APPEAL_DEVIATION = 0.07;
const MEAN_YEARS_OWNED = 9;

export interface HomeMaker {
  market: Market;
  sites: SiteFinder;
  buildings: Map<Neighborhood, Building[]>;
}

/** Draws a home of a type in a neighborhood, with facts that fit one another. */
export function drawHome(
  { market, sites, buildings }: HomeMaker,
  neighborhood: Neighborhood,
  type: HomeType,
  random: Random,
): Home {
  const shared =
    buildings.get(neighborhood)?.filter(({ kind }) => kind === type || (type === 'apartment' && kind === 'condo')) ?? [];
  const buildingChance =
    type === 'condo' || type === 'apartment' ? (neighborhood.buildingStock.buildingChance ?? USUAL_BUILDING_CHANCE) : 0.95;
  const building = shared.length > 0 && random.chance(buildingChance) ? random.pick(shared) : null;
  const site = building?.site ?? sites.find(neighborhood, random);
  const drawn = {
    appeal: Math.exp(random.normal(0, APPEAL_DEVIATION)),
    yearsOwned: -MEAN_YEARS_OWNED * Math.log(1 - random.next()),
  };
  if (type === 'land' || type === 'parking') return { ...drawn, ...drawBare(type, site, random) };

  const yearBuilt = building?.yearBuilt ?? yearOf(type, neighborhood, random);
  const style = styleOf(type, yearBuilt, market, building, random);
  const units = random.int(...(unitsOf[type] ?? [1, 1]));
  const storeys = building?.storeys ?? storeysOf(style, type, random);
  const bedrooms = bedroomsOf(type, neighborhood, building !== null, units, random);
  const area = areaOf(type, bedrooms, units, site, building !== null, random) ?? 0;
  const floor = isUnit(type) ? random.int(building && storeys > 6 ? 2 : 1, storeys) : null;
  const garageSpaces = garageOf(type, style, units, market, building, random);
  return {
    ...drawn,
    type,
    site,
    building,
    unit: unitOf(floor, building, random),
    floor,
    yearBuilt,
    style,
    storeys,
    bedrooms,
    ...bathsOf(type, bedrooms, area, yearBuilt, units, random),
    livingAreaSqFt: area,
    lotSqFt: isUnit(type) ? null : lotOf(type, area, storeys, units, site, random),
    units,
    garageSpaces,
    hasAttachedGarage:
      garageSpaces > 0 && (market.rowHouses || !['bungalow', 'charleston'].includes(style) || random.chance(0.3)),
    openSpaces: !market.rowHouses && (type === 'house' || type === 'manufactured') ? random.int(0, 2) : 0,
    hoaMonthlyDollars: hoaOf(type, area, neighborhood, building, random),
    features: drawFeatures({ type, yearBuilt, style, bedrooms, floor, storeys, site, building }, random),
  };
}

function unitOf(floor: number | null, building: Building | null, random: Random): string | null {
  if (floor === null) return null;
  if (building) return `${floor}${String(random.int(1, 14)).padStart(2, '0')}`;
  return floor === 1 ? 'A' : String(floor);
}

/** A lot, or a parking space: what has no rooms, no year and no look. */
function drawBare(type: 'land' | 'parking', site: Site, random: Random): Omit<Home, 'appeal' | 'yearsOwned'> {
  const place = { type, site, building: null, floor: null, yearBuilt: null, style: 'land', storeys: 1, bedrooms: 0 } as const;
  const isLand = type === 'land';
  return {
    ...place,
    unit: isLand ? null : `P${random.int(1, 120)}`,
    fullBaths: 0,
    halfBaths: 0,
    livingAreaSqFt: null,
    lotSqFt: isLand ? houseLot(site.market, site.neighborhood, random) : null,
    units: 1,
    garageSpaces: isLand ? 0 : 1,
    hasAttachedGarage: false,
    openSpaces: 0,
    hoaMonthlyDollars: hoaOf(type, 0, site.neighborhood, null, random),
    features: drawFeatures(place, random),
  };
}
