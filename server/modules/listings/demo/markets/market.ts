/** Latitude and longitude in degrees. */
export type Coordinates = readonly [latitude: number, longitude: number];

/** What the demo sells and rents; `to-reso.ts` says what RESO calls each. */
export type HomeType =
  | 'house'
  | 'condo'
  | 'townhouse'
  | 'loft'
  | 'tic'
  | 'coop'
  | 'duplex'
  | 'triplex'
  | 'fourplex'
  | 'apartments'
  | 'land'
  | 'commercial';

export type Weights<T extends string> = Partial<Record<T, number>>;

/** Periods of building, by the first year of each. */
export const eras = {
  victorian: [1880, 1904],
  edwardian: [1905, 1918],
  twenties: [1919, 1932],
  thirties: [1933, 1945],
  postwar: [1946, 1962],
  sixties: [1963, 1979],
  eighties: [1980, 1997],
  millennium: [1998, 2012],
  recent: [2013, 2025],
} as const satisfies Record<string, readonly [number, number]>;
export type Era = keyof typeof eras;

/** An ellipse on the ground, and what is built and paid there. */
export interface Neighborhood {
  name: string;
  /** MLSAreaMajor. */
  district: string;
  centre: Coordinates;
  /** Half axes, north–south and east–west. */
  reachKm: readonly [number, number];
  /** Its part in the market's listings. */
  weight: number;
  /** Key of the market's `mixes`. */
  mix: string;
  /** Key of the market's `built`. */
  built: string;
  /** Dollars per square foot of a house of 1,500 and a condominium of 1,000 square feet, sound, at `today`. */
  housePerSqFt: number;
  condoPerSqFt: number;
  /** ZIP codes; a home takes the one whose centre is nearest. */
  zips: readonly string[];
}

/** How homes of one kind sell. */
export interface Pace {
  /** Active listings ÷ monthly sales. */
  monthsOfSupply: number;
  /** Median days from list to contract. */
  daysOnMarket: number;
  /** First list price ÷ value; under 1 where agents price low to draw offers. */
  listToValue: number;
  /** Yearly change of prices: the last 12 months, the 12 before, the 12 before those. */
  trend: readonly [number, number, number];
}

export interface Example {
  neighborhood: string;
  type: HomeType;
  /** Exactly this many bedrooms and baths (a half bath counts 0.5), at least this many garage spaces. */
  bedrooms: number;
  baths: number;
  garageSpaces: number;
  priceBelow: number;
  count: number;
}

/** A market is data: a file per market, one generator for all. */
export interface Market {
  key: string;
  city: string;
  county: string;
  state: string;
  schoolDistrict: string;
  /** First letters of ListingId. */
  idPrefix: string;
  phoneAreaCode: string;
  /** How many listings of the whole; parts of 1. */
  share: number;
  /** Part of the listings that are leases. */
  leaseShare: number;
  /** Homes lie inside this ring and outside `keepOut` (parks, lakes, other cities). */
  land: readonly Coordinates[];
  keepOut: readonly (readonly Coordinates[])[];
  zipCentres: Readonly<Record<string, Coordinates>>;
  neighborhoods: readonly Neighborhood[];
  mixes: Readonly<Record<string, Weights<HomeType>>>;
  built: Readonly<Record<string, Weights<Era>>>;
  pace: { house: Pace; unit: Pace; other: Pace };
  /** Usual lot of a house, square feet: median and log deviation. */
  houseLot: { medianSqFt: number; logDeviation: number };
  /** Houses stand wall to wall, with the garage under the living floor. */
  rowHouses: boolean;
  tallestStoreys: number;
  /** Median living area of a house with three bedrooms, square feet. */
  houseAreaSqFt: number;
  /** Value of bare land as part of the house's dollars per square foot, by square foot of lot. */
  landShare: number;
  /** Houses with a garage, and what one space adds to the value. */
  garage: { share: number; value: number };
  /** Yearly property tax as part of the last assessed value. */
  taxRate: number;
  /** Monthly rent, dollars, of 750 square feet where a condominium costs `condoPerSqFt` 900. */
  rentOf750SqFt: number;
  /** What is seen from homes, by RESO lookup; with a box, only from inside it: [south, west, north, east]. */
  views: readonly { name: string; box?: readonly [number, number, number, number] }[];
  /** Active homes that are always there, so that the questions of the guide and the start cards find something. */
  examples: readonly Example[];
  /** Names that people say with "the": the Mission. */
  namesWithThe: readonly string[];
}

/** Neighborhood rows of one district: name, centre, reach, weight, mix, built, house and condo $/sqft, ZIPs. */
export type NeighborhoodRow = readonly [
  name: string,
  latitude: number,
  longitude: number,
  northSouthKm: number,
  eastWestKm: number,
  weight: number,
  mix: string,
  built: string,
  housePerSqFt: number,
  condoPerSqFt: number,
  zips: string,
];

export function neighborhoodsOf(district: string | ((zip: string) => string), rows: readonly NeighborhoodRow[]): Neighborhood[] {
  return rows.map(
    ([name, latitude, longitude, northSouthKm, eastWestKm, weight, mix, built, housePerSqFt, condoPerSqFt, zipText]) => {
      const zips = zipText.split(' ');
      return {
        name,
        district: typeof district === 'string' ? district : district(zips[0] ?? ''),
        centre: [latitude, longitude],
        reachKm: [northSouthKm, eastWestKm],
        weight,
        mix,
        built,
        housePerSqFt,
        condoPerSqFt,
        zips,
      };
    },
  );
}
