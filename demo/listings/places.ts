import { createRandom, type Random } from '#demo/random.ts';
import type { Coordinates, Market, Neighborhood, Ring } from './markets/market.ts';
import { createStreets, type Street } from './streets.ts';

const KM_PER_DEGREE = 111.2;
/** Houses stand some 12 m beside the middle of their street. */
const BESIDE_KM = 0.012;
/** Buildings lie along both sides; numbers grow by two every so many metres. */
const METRES_PER_NUMBER = 4;

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

/** Whether a point lies inside a ring (even–odd rule). */
export function isInside([latitude, longitude]: Coordinates, ring: Ring): boolean {
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
  return Math.sqrt(north * north + east * east);
}

/** Whether homes may stand there: on the market's land, outside its parks and waters. */
export function isBuildable(market: Market, point: Coordinates): boolean {
  return market.land.some((ring) => isInside(point, ring)) && !market.keepOut.some((ring) => isInside(point, ring));
}

function kmPerDegreeOfLongitude(latitude: number): number {
  return KM_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
}

/** Great-circle distance is not needed within a city: a flat one is right to the metre. */
export function kmBetween([latitude, longitude]: Coordinates, [otherLatitude, otherLongitude]: Coordinates): number {
  return Math.hypot((latitude - otherLatitude) * KM_PER_DEGREE, (longitude - otherLongitude) * kmPerDegreeOfLongitude(latitude));
}

export interface SiteFinder {
  /** A buildable place in a neighborhood that is not deeper in another one. */
  find: (neighborhood: Neighborhood, random: Random) => Site;
}

export function createSiteFinder(market: Market): SiteFinder {
  const streets = createStreets(market, createRandom(`streets ${market.key}`));
  const rivals = new Map(market.neighborhoods.map((one) => [one, rivalsOf(one, market.neighborhoods)]));
  return {
    find(neighborhood, random) {
      const own = streets.get(neighborhood) ?? [];
      for (;;) {
        const street = random.pick(own);
        const alongKm = random.between(-1, 1) * street.halfKm;
        const even = random.chance(0.5);
        const point = pointBeside(neighborhood, street, alongKm, even);
        const depth = depthIn(neighborhood, point);
        if (depth > 1 || !isBuildable(market, point)) continue;
        if (rivals.get(neighborhood)?.some((other) => depthIn(other, point) < depth)) continue;
        const metres = (alongKm + street.halfKm) * 1000;
        return {
          market,
          neighborhood,
          latitude: point[0],
          longitude: point[1],
          zip: nearestZip(market, neighborhood, point),
          streetNumber: street.firstNumber + 2 * Math.round(metres / METRES_PER_NUMBER) + (even ? 0 : 1),
          streetName: street.name,
          streetSuffix: street.suffix,
        };
      }
    },
  };
}

/** Neighborhoods that may reach into this one. */
function rivalsOf(one: Neighborhood, all: readonly Neighborhood[]): Neighborhood[] {
  const reach = (neighborhood: Neighborhood): number => Math.max(...neighborhood.reachKm);
  return all.filter((other) => other !== one && kmBetween(one.centre, other.centre) < reach(one) + reach(other));
}

function pointBeside(neighborhood: Neighborhood, street: Street, alongKm: number, even: boolean): Coordinates {
  const besideKm = even ? BESIDE_KM : -BESIDE_KM;
  const northKm = street.northKm + alongKm * Math.cos(street.heading) - besideKm * Math.sin(street.heading);
  const eastKm = street.eastKm + alongKm * Math.sin(street.heading) + besideKm * Math.cos(street.heading);
  const [latitude, longitude] = neighborhood.centre;
  return [round6(latitude + northKm / KM_PER_DEGREE), round6(longitude + eastKm / kmPerDegreeOfLongitude(latitude))];
}

function nearestZip(market: Market, neighborhood: Neighborhood, point: Coordinates): string {
  const [only, ...others] = neighborhood.zips;
  if (only !== undefined && others.length === 0) return only;
  const distance = (zip: string): number => kmBetween(point, market.zipCentres[zip] ?? [0, 0]);
  return neighborhood.zips.reduce((nearest, zip) => (distance(zip) < distance(nearest) ? zip : nearest));
}

function round6(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
