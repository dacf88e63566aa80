import type { Random } from '#demo/random.ts';
import type { Market, Neighborhood } from './markets/market.ts';
import { streetRoots, streetSuffixes, streetTypes } from './words.ts';

/** An invented street: a straight line somewhere in its neighborhood. */
export interface Street {
  name: string;
  suffix: string;
  /** Its middle, from the middle of the neighborhood. */
  northKm: number;
  eastKm: number;
  /** Clockwise from north, radians. */
  heading: number;
  halfKm: number;
  firstNumber: number;
}

const MIN_STREETS = 16;
const MAX_STREETS = 44;
const STREETS_PER_KM2 = 14;
/** Streets lean by up to so many radians, all of a neighborhood by the same. */
const LEAN = 0.22;
const LONGEST_HALF_KM = 0.8;

/** Streets of each neighborhood; no two neighborhoods of a market share a name. */
export function createStreets(market: Market, random: Random): Map<Neighborhood, Street[]> {
  const taken = new Set<string>();
  const drawName = (): string => {
    for (;;) {
      const name = random.pick(streetRoots) + random.pick(streetSuffixes);
      if (taken.has(name) || /(.)\1\1/.test(name)) continue;
      taken.add(name);
      return name;
    }
  };
  return new Map(
    market.neighborhoods.map((neighborhood) => {
      const [northReach, eastReach] = neighborhood.reachKm;
      const lean = random.normal(0, LEAN / 2);
      const count = Math.round(STREETS_PER_KM2 * Math.PI * northReach * eastReach);
      const streets = Array.from({ length: Math.min(MAX_STREETS, Math.max(MIN_STREETS, count)) }, (_, index): Street => {
        const isUpright = index % 2 === 0;
        // Middles lie evenly over the ellipse: the square root makes up for the room that circles gain outwards.
        const out = Math.sqrt(random.next()) * 0.85;
        const angle = random.between(0, 2 * Math.PI);
        const reach = isUpright ? northReach : eastReach;
        return {
          name: drawName(),
          suffix: random.weighted(streetTypes),
          northKm: out * Math.cos(angle) * northReach,
          eastKm: out * Math.sin(angle) * eastReach,
          heading: lean + (isUpright ? 0 : Math.PI / 2),
          halfKm: Math.min(LONGEST_HALF_KM, reach * random.between(0.35, 0.8)),
          firstNumber: 100 * random.int(1, 32),
        };
      });
      return [neighborhood, streets];
    }),
  );
}
