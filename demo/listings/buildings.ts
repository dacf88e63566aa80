import { createRandom, type Random } from '#demo/random.ts';
import { eras, type Era, type Market, type Neighborhood, type Weights } from './markets/market.ts';
import type { Site, SiteFinder } from './places.ts';
import { buildingNames } from './words.ts';

/** A building of many homes; its homes share address, place, year, fees and amenities. */
export interface Building {
  kind: 'condo' | 'loft' | 'coop';
  name: string;
  site: Site;
  yearBuilt: number;
  storeys: number;
  hasDoorman: boolean;
  hasElevator: boolean;
  amenities: string[];
  hoaPerSqFt: number;
  /** Worth of its homes against the neighborhood's usual. */
  standing: number;
}

const FEW_BUILDINGS = 3;
const USUAL_TALLEST = 7;
/** From here on a building is a tower. */
export const TOWER_STOREYS = 9;

export function yearIn(built: Weights<Era>, random: Random): number {
  const era = random.weighted(Object.entries(built) as [Era, number][]);
  const [first, last] = eras[era];
  return random.int(first, last);
}

/** Every neighborhood's buildings, invented once per market. */
export function createBuildings(market: Market, sites: SiteFinder, seed: string): Map<Neighborhood, Building[]> {
  const random = createRandom(`buildings ${market.key} ${seed}`);
  return new Map(
    market.neighborhoods.map((neighborhood) => {
      const { types, buildings = FEW_BUILDINGS } = neighborhood.buildingStock;
      const kinds = (['condo', 'loft', 'coop'] as const).filter((kind) => types[kind]);
      let name = random.int(0, buildingNames.length - 1);
      const all = kinds.flatMap((kind) =>
        Array.from({ length: kind === 'condo' ? buildings : 2 }, () =>
          drawBuilding(kind, buildingNames[name++ % buildingNames.length] ?? '', sites.find(neighborhood, random), random),
        ),
      );
      return [neighborhood, all];
    }),
  );
}

function drawBuilding(kind: Building['kind'], word: string, site: Site, random: Random): Building {
  const { buildingStock, built } = site.neighborhood;
  const tallest = kind === 'loft' ? USUAL_TALLEST : kind === 'coop' ? 12 : (buildingStock.tallestStoreys ?? USUAL_TALLEST);
  const lowest = Math.min(tallest, buildingStock.tallestStoreys ? 4 : 3);
  // Towers shape a skyline, but most buildings stay under it.
  const storeys = Math.min(random.int(lowest, tallest), random.int(lowest, tallest + 4), 60);
  const isTower = storeys >= TOWER_STOREYS;
  const yearBuilt = buildingYear(kind, isTower, built, random);
  const hasDoorman = kind !== 'loft' && random.chance(isTower ? 0.8 : kind === 'coop' ? 0.5 : 0.06);
  const fee =
    random.between(0.5, 0.78) + (hasDoorman ? 0.28 : 0) + (kind === 'coop' ? 0.2 : 0) + (yearBuilt < 1985 && isTower ? 0.15 : 0);
  return {
    kind,
    name: kind === 'loft' ? `${word} Lofts` : kind === 'coop' ? `${word} House` : isTower ? `The ${word}` : `${word} Court`,
    site,
    yearBuilt,
    storeys,
    hasDoorman,
    hasElevator: storeys >= 5 || yearBuilt > 1985,
    amenities: amenitiesOf(site.market, isTower, yearBuilt, hasDoorman, random),
    hoaPerSqFt: Math.round(fee * 100) / 100,
    standing: Math.exp(random.normal(0, 0.06) + (hasDoorman ? 0.03 : 0) + (isTower ? (yearBuilt - 1995) * 0.0035 : 0)),
  };
}

function buildingYear(kind: Building['kind'], isTower: boolean, built: Weights<Era>, random: Random): number {
  if (kind === 'coop') return random.int(1922, 1966);
  if (kind === 'loft') return random.int(1996, 2012);
  return Math.max(yearIn(built, random), isTower ? 1964 : 1908);
}

function amenitiesOf(market: Market, isTower: boolean, yearBuilt: number, hasDoorman: boolean, random: Random): string[] {
  const modern = yearBuilt >= 1990;
  const isWarm = market.poolShare > 0.1;
  const chances: [string, number][] = [
    ['Fitness Center', isTower ? 0.75 : modern ? 0.25 : 0],
    ['Pool', isWarm ? (isTower ? 0.92 : modern ? 0.6 : 0.4) : isTower && modern ? 0.3 : 0],
    ['Spa/Hot Tub', isWarm && isTower ? 0.4 : 0.04],
    ['Roof Deck', modern ? 0.45 : 0.15],
    ['Clubhouse', isTower ? 0.35 : isWarm ? 0.12 : 0],
    ['Barbecue', modern ? 0.25 : 0],
    ['Tennis Court(s)', isWarm && isTower ? 0.18 : 0.02],
    ['Storage', 0.45],
    ['Concierge', hasDoorman ? 1 : 0],
  ];
  return chances.filter(([, chance]) => random.chance(chance)).map(([name]) => name);
}
