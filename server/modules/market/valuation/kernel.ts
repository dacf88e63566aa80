/** How alike two sales are beyond what the fit explains: covariance of their residuals by distance, likeness and time. */
import { knownHome, type Encoding } from './encoding.ts';
import type { Home, NumericField } from './home.ts';

const MILES_PER_DEGREE = 69.0934;
const MEMORY_MONTHS = 180;
const TYPES_DIFFER = 4;

/** Covariance of a sale with itself. */
export const VARIANCE = 0.09 ** 2 + 0.08 ** 2 + 0.08 ** 2;
export const NOISE = 0.01;

/** Where a home stands for the kernel. */
export interface Spot {
  /** Miles east and north, by the market's own measure; NaN where the place is not known. */
  east: number;
  north: number;
  month: number;
  type: number;
  traits: Float64Array;
}

export interface KernelSpace {
  /** A market's typical distance between sales over the one where the method was found. */
  milesScale: number;
  /** Degrees; distances are taken from here. */
  latitude: number;
  longitude: number;
}

type Trait = { needs: NumericField | null; of: (home: ReturnType<typeof knownHome>) => number };
const traits: readonly Trait[] = [
  { needs: null, of: (home) => Math.log(Math.max(home.livingAreaSqft, 1)) / 0.3 },
  { needs: 'yearBuilt', of: (home) => Math.sqrt(home.age + 2) / 1.5 },
  { needs: 'fullBaths', of: (home) => (home.fullBaths + home.halfBaths / 2) / 1.5 },
  { needs: 'garageSpaces', of: (home) => home.garageSpaces / 2 },
  { needs: 'lotSqft', of: (home) => Math.log(Math.max(home.lotSqft, 1)) },
  { needs: 'beds', of: (home) => home.beds / 2 },
  { needs: 'basementSqft', of: (home) => Math.sqrt(home.basementSqft) / 12 },
  { needs: 'fireplaces', of: (home) => home.fireplaces / 1.5 },
  { needs: 'condition', of: (home) => home.condition / 2.5 },
  { needs: 'remodelYear', of: (home) => home.yearsSinceRemodel / 25 },
  { needs: 'finishedBasementSqft', of: (home) => home.finishedBasementSqft / 800 },
  { needs: 'basementBaths', of: (home) => home.basementBaths / 1.5 },
];

export function spotOf(encoding: Encoding, space: KernelSpace, home: Home, month: number): Spot {
  const known = knownHome(encoding, home, month);
  const used = traits.filter(({ needs }) => needs === null || encoding.fields.includes(needs));
  const { latitude, longitude } = home;
  const milesPerDegree = MILES_PER_DEGREE / space.milesScale;
  const isPlaced = latitude !== null && longitude !== null;
  return {
    east: isPlaced ? (longitude - space.longitude) * milesPerDegree * Math.cos((space.latitude * Math.PI) / 180) : NaN,
    north: isPlaced ? (latitude - space.latitude) * milesPerDegree : NaN,
    month,
    type: encoding.types.indexOf(home.type),
    traits: Float64Array.from(used, ({ of }) => of(known)),
  };
}

export function covariance(one: Spot, other: Spot): number {
  const east = one.east - other.east;
  const north = one.north - other.north;
  let likeness = one.type === other.type ? 0 : TYPES_DIFFER;
  for (let trait = 0; trait < one.traits.length; trait += 1) {
    const difference = (one.traits[trait] ?? 0) - (other.traits[trait] ?? 0);
    likeness += difference * difference;
  }
  const miles = Math.sqrt(east * east + north * north);
  const near = Number.isNaN(miles) ? 0 : 0.09 ** 2 * Math.exp(-miles / 0.15);
  const nearAndAlike = Number.isNaN(miles) ? 0 : 0.08 ** 2 * Math.exp(-miles / 0.3 - likeness / (2 * 1.2 ** 2));
  const alike = 0.08 ** 2 * Math.exp(-likeness / (2 * 1.1 ** 2));
  return (near + alike + nearAndAlike) * Math.exp(-Math.abs(one.month - other.month) / MEMORY_MONTHS);
}
