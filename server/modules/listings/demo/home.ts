import type { HomeStyle } from '#server/modules/listings/photos/home-code.ts';
import type { Random } from '#server/modules/listings/photos/random.ts';
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
}

const unitsOf: Partial<Record<HomeType, readonly [number, number]>> = {
  duplex: [2, 2],
  triplex: [3, 3],
  fourplex: [4, 4],
  apartments: [5, 14],
};
/** Chance that a condominium is one of many in a known building; else it is a flat in a small one. */
const buildingChance: Record<string, number> = {
  towers: 0.97,
  lofts: 0.85,
  terraces: 0.85,
  condos: 0.7,
  grandFlats: 0.4,
  flats: 0.3,
};

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
  const shared = buildings.get(neighborhood)?.filter((building) => building.kind === type) ?? [];
  const inBuilding = shared.length > 0 && random.chance(type === 'condo' ? (buildingChance[neighborhood.mix] ?? 0.12) : 0.95);
  const building = inBuilding ? random.pick(shared) : null;
  const site = building?.site ?? sites.find(neighborhood, random);
  if (type === 'land') return drawLand(site, random);

  const yearBuilt = building?.yearBuilt ?? yearOf(type, market, neighborhood, random);
  const style = styleOf(type, yearBuilt, market, building, random);
  const units = random.int(...(unitsOf[type] ?? [1, 1]));
  const storeys = building?.storeys ?? storeysOf(style, type, random);
  const bedrooms = type === 'commercial' ? 0 : bedroomsOf(type, neighborhood, building !== null, units, random);
  const livingAreaSqFt = areaOf(type, bedrooms, units, market, neighborhood, building !== null, random);
  const { fullBaths, halfBaths } = bathsOf(type, bedrooms, livingAreaSqFt, yearBuilt, units, market, random);
  const floor = isUnit(type) ? random.int(building && storeys > 6 ? 2 : 1, storeys) : null;
  const garageSpaces = garageOf(type, style, units, market, building, random);
  return {
    type,
    site,
    building,
    unit:
      floor === null
        ? null
        : building
          ? `${floor}${String(random.int(1, 14)).padStart(2, '0')}`
          : floor === 1
            ? 'A'
            : String(floor),
    floor,
    yearBuilt,
    style,
    storeys,
    bedrooms,
    fullBaths,
    halfBaths,
    livingAreaSqFt,
    lotSqFt: isUnit(type) ? null : lotOf(type, livingAreaSqFt, storeys, units, market, neighborhood, random),
    units,
    garageSpaces,
    hasAttachedGarage: garageSpaces > 0 && (market.rowHouses || style !== 'bungalow' || random.chance(0.3)),
    openSpaces: !market.rowHouses && type === 'house' ? random.int(0, 2) : 0,
    hoaMonthlyDollars: hoaOf(type, livingAreaSqFt, neighborhood, building, random),
    features: drawFeatures({ type, yearBuilt, style, bedrooms, floor, storeys, site, building }, random),
  };
}

function drawLand(site: Site, random: Random): Home {
  const place = {
    type: 'land',
    site,
    building: null,
    floor: null,
    yearBuilt: null,
    style: 'land',
    storeys: 1,
    bedrooms: 0,
  } as const;
  return {
    ...place,
    unit: null,
    fullBaths: 0,
    halfBaths: 0,
    livingAreaSqFt: null,
    lotSqFt: houseLot(site.market, site.neighborhood, random),
    units: 1,
    garageSpaces: 0,
    hasAttachedGarage: false,
    openSpaces: 0,
    hoaMonthlyDollars: null,
    features: drawFeatures(place, random),
  };
}
