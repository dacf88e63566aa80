import { createRandom, type Random } from '#server/modules/listings/photos/random.ts';
import type { Coordinates, Market, Neighborhood } from './markets/market.ts';
import { streetRoots, streetSuffixes, streetTypes } from './words.ts';

const KM_PER_DEGREE = 111.2;
const STREETS_PER_NEIGHBORHOOD = 14;
/** Streets of a neighborhood run across its ellipse; addresses count up along them. */
const LOWEST_NUMBER = 100;

/** Where a home stands. */
export interface Site {
  market: Market;
  neighborhood: Neighborhood;
  latitude: number;
  longitude: number;
  zip: string;
  streetNumber: number;
  streetName: string;
  streetSuffix: string;
}

interface Street {
  name: string;
  suffix: string;
  /** North–south or east–west. */
  upright: boolean;
  /** Place across the ellipse, −1 to 1. */
  offset: number;
}

/** Whether a point lies inside a ring (even–odd rule). */
export function isInside([latitude, longitude]: Coordinates, ring: readonly Coordinates[]): boolean {
  let inside = false;
  let [previousLatitude, previousLongitude] = ring.at(-1) ?? [0, 0];
  for (const [lat, lng] of ring) {
    const crosses = lat > latitude !== previousLatitude > latitude;
    if (crosses && longitude < ((previousLongitude - lng) * (latitude - lat)) / (previousLatitude - lat) + lng) inside = !inside;
    [previousLatitude, previousLongitude] = [lat, lng];
  }
  return inside;
}

/** Distance from the centre of a neighborhood in its own half axes: 1 is its edge. */
export function depthIn(neighborhood: Neighborhood, [latitude, longitude]: Coordinates): number {
  const [centreLatitude, centreLongitude] = neighborhood.centre;
  const north = ((latitude - centreLatitude) * KM_PER_DEGREE) / neighborhood.reachKm[0];
  const east = ((longitude - centreLongitude) * kmPerDegreeOfLongitude(centreLatitude)) / neighborhood.reachKm[1];
  return Math.hypot(north, east);
}

/** Whether homes may stand there: on the market's land, outside its parks and waters. */
export function isBuildable(market: Market, point: Coordinates): boolean {
  return isInside(point, market.land) && !market.keepOut.some((ring) => isInside(point, ring));
}

function kmPerDegreeOfLongitude(latitude: number): number {
  return KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
}

/** Invented streets; no two neighborhoods of a market share a name. */
function streetsOf(market: Market): Map<Neighborhood, Street[]> {
  const random = createRandom(`streets ${market.key}`);
  const taken = new Set<string>();
  const draw = (): string => {
    for (;;) {
      const name = random.pick(streetRoots) + random.pick(streetSuffixes);
      if (taken.has(name) || /(.)\1\1/.test(name)) continue;
      taken.add(name);
      return name;
    }
  };
  return new Map(
    market.neighborhoods.map((neighborhood) => [
      neighborhood,
      Array.from({ length: STREETS_PER_NEIGHBORHOOD }, (_, index) => ({
        name: draw(),
        suffix: random.weighted(streetTypes),
        upright: index % 2 === 0,
        offset: (Math.floor(index / 2) + 0.5) / (STREETS_PER_NEIGHBORHOOD / 4) - 1,
      })),
    ]),
  );
}

export interface SiteFinder {
  /** A buildable place in a neighborhood that is not deeper in another one. */
  find: (neighborhood: Neighborhood, random: Random) => Site;
}

export function createSiteFinder(market: Market): SiteFinder {
  const streets = streetsOf(market);
  return {
    find(neighborhood, random) {
      for (;;) {
        const street = random.pick(streets.get(neighborhood) ?? []);
        const along = random.between(-1, 1) * Math.sqrt(1 - street.offset ** 2);
        // A home stands some 12 m beside the middle of its street.
        const even = random.chance(0.5);
        const beside = street.offset + ((even ? 1 : -1) * 0.012) / neighborhood.reachKm[street.upright ? 1 : 0];
        const [north, east] = street.upright ? [along, beside] : [beside, along];
        const point = at(neighborhood, north, east);
        if (!isBuildable(market, point)) continue;
        const depth = depthIn(neighborhood, point);
        if (market.neighborhoods.some((other) => other !== neighborhood && depthIn(other, point) < depth)) continue;
        const metres = (along + 1) * neighborhood.reachKm[street.upright ? 0 : 1] * 1000;
        return {
          market,
          neighborhood,
          latitude: point[0],
          longitude: point[1],
          zip: nearestZip(market, neighborhood, point),
          streetNumber: LOWEST_NUMBER + 2 * Math.round(metres / 3) + (even ? 0 : 1),
          streetName: street.name,
          streetSuffix: street.suffix,
        };
      }
    },
  };
}

function at(neighborhood: Neighborhood, north: number, east: number): Coordinates {
  const [latitude, longitude] = neighborhood.centre;
  return [
    round6(latitude + (north * neighborhood.reachKm[0]) / KM_PER_DEGREE),
    round6(longitude + (east * neighborhood.reachKm[1]) / kmPerDegreeOfLongitude(latitude)),
  ];
}

function nearestZip(market: Market, neighborhood: Neighborhood, [latitude, longitude]: Coordinates): string {
  const distance = (zip: string): number => {
    const [zipLatitude, zipLongitude] = market.zipCentres[zip] ?? [0, 0];
    return Math.hypot(latitude - zipLatitude, (longitude - zipLongitude) * Math.cos((latitude * Math.PI) / 180));
  };
  return neighborhood.zips.reduce((nearest, zip) => (distance(zip) < distance(nearest) ? zip : nearest));
}

function round6(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
