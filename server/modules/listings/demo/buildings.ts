import { createRandom, type Random } from '#server/modules/listings/photos/random.ts';
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
}

const MANY_BUILDINGS = 9;
const FEW_BUILDINGS = 3;

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
      const mix = market.mixes[neighborhood.mix] ?? {};
      const isTall = neighborhood.built === 'towers' || neighborhood.built === 'newTowers';
      const kinds = (['condo', 'loft', 'coop'] as const).filter((kind) => mix[kind]);
      const count = isTall || (mix.condo ?? 0) > 40 ? MANY_BUILDINGS : FEW_BUILDINGS;
      const names = random.int(0, buildingNames.length - 1);
      const buildings = kinds.flatMap((kind, kindIndex) =>
        Array.from({ length: kind === 'condo' ? count : 2 }, (_, index): Building => {
          const word = buildingNames[(names + kindIndex * MANY_BUILDINGS + index) % buildingNames.length] ?? '';
          const site = sites.find(neighborhood, random);
          const tallest = isTall && kind !== 'loft' ? market.tallestStoreys : kind === 'coop' ? 12 : 7;
          const storeys = Math.min(random.int(4, tallest), random.int(4, tallest));
          const isTower = storeys >= 9;
          const hasDoorman = kind !== 'loft' && random.chance(isTower ? 0.8 : kind === 'coop' ? 0.6 : 0.06);
          const yearBuilt =
            kind === 'coop'
              ? random.int(1922, 1966)
              : kind === 'loft'
                ? random.int(1996, 2012)
                : Math.max(yearIn(market.built[neighborhood.built] ?? {}, random), isTower ? 1964 : 1908);
          return {
            kind,
            name:
              kind === 'loft' ? `${word} Lofts` : kind === 'coop' ? `${word} House` : isTower ? `The ${word}` : `${word} Court`,
            site,
            yearBuilt,
            storeys,
            hasDoorman,
            hasElevator: storeys >= 5 || yearBuilt > 1985,
            amenities: amenitiesOf(isTower, yearBuilt, hasDoorman, random),
            hoaPerSqFt: Math.round(random.between(0.55, 0.8) * 100) / 100 + (hasDoorman ? 0.3 : 0) + (kind === 'coop' ? 0.25 : 0),
          };
        }),
      );
      return [neighborhood, buildings];
    }),
  );
}

function amenitiesOf(isTower: boolean, yearBuilt: number, hasDoorman: boolean, random: Random): string[] {
  const modern = yearBuilt >= 1990;
  const chances: [string, number][] = [
    ['Fitness Center', isTower ? 0.75 : modern ? 0.2 : 0],
    ['Pool', isTower && modern ? 0.3 : 0],
    ['Roof Deck', modern ? 0.45 : 0.15],
    ['Clubhouse', isTower ? 0.35 : 0],
    ['Barbecue', modern ? 0.25 : 0],
    ['Storage', 0.45],
    ['Concierge', hasDoorman ? 1 : 0],
  ];
  return chances.filter(([, chance]) => random.chance(chance)).map(([name]) => name);
}
