import type { Look } from '#demo/photos/home-code.ts';

/** Latitude and longitude in degrees. */
export type Coordinates = readonly [latitude: number, longitude: number];
export type Ring = readonly Coordinates[];

/** What the demo sells and rents; `reso-types.ts` says what RESO calls each. */
export const homeTypes = [
  'house',
  'condo',
  'townhouse',
  'loft',
  'tic',
  'coop',
  'apartment',
  'duplex',
  'triplex',
  'fourplex',
  'apartments',
  'manufactured',
  'manufacturedInPark',
  'mobile',
  'land',
  'commercial',
  'industrial',
  'parking',
] as const;
export type HomeType = (typeof homeTypes)[number];

export type Weights<T extends string> = Partial<Record<T, number>>;

/** Periods of building, by the first and last year of each. */
export const eras = {
  colonial: [1790, 1879],
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

/** What a kind of neighborhood is made of. */
export interface BuildingStock {
  types: Weights<HomeType>;
  /** How many bedrooms its houses have. */
  bedrooms?: 'small' | 'usual' | 'large' | 'estate';
  /** Its houses and lots against the market's usual. */
  areaFactor?: number;
  lotFactor?: number;
  /** Chance that a condominium is one of many in a known building; else it is a flat in a small one. */
  buildingChance?: number;
  /** Buildings of many homes in each such neighborhood, and the storeys of the tallest. */
  buildings?: number;
  tallestStoreys?: number;
  /** Part of the houses that belong to an association, and what it asks in a month, dollars. */
  houseFee?: readonly [share: number, low: number, high: number];
  /** High ground: more homes have a view. */
  isHigh?: boolean;
}

/** City, county and school districts (elementary, middle, high; one where they are the same). */
export interface Locale {
  city: string;
  county: string;
  schools: readonly string[];
}

/** An ellipse on the ground, and what is built and paid there. */
export interface Neighborhood extends Locale {
  name: string;
  /** MLSAreaMajor of a home there, which may go by its ZIP code. */
  districtOf: (zip: string) => string;
  centre: Coordinates;
  /** Half axes, north–south and east–west. */
  reachKm: readonly [number, number];
  /** Its part in the market's listings. */
  weight: number;
  buildingStock: BuildingStock;
  built: Weights<Era>;
  /** Dollars per square foot of a usual house and of a condominium of 1,000 square feet, sound, at `today`. */
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

/** What is seen, by RESO lookup, and what it adds to the value; with a box, only from inside it: [south, west, north, east]. */
export interface ViewFrom {
  name: string;
  value: number;
  box?: readonly [number, number, number, number];
}

/** A market is data: a folder per market, one generator for all. */
export interface Market {
  key: string;
  name: string;
  /** OriginatingSystemName of its listings, `mls_source` in the tables. */
  systemName: string;
  state: 'CA' | 'FL' | 'NC' | 'SC';
  /** First letters of ListingId. */
  idPrefix: string;
  phoneAreaCode: string;
  /** How many listings of the whole, in hundredths. */
  share: number;
  /** Part of the listings that are leases. */
  leaseShare: number;
  /** Homes lie inside one of these rings and outside each of `keepOut` (parks, lakes, harbors, other cities). */
  land: readonly Ring[];
  keepOut: readonly Ring[];
  zipCentres: Readonly<Record<string, Coordinates>>;
  neighborhoods: readonly Neighborhood[];
  pace: { house: Pace; unit: Pace; townhouse?: Pace; land?: Pace; other: Pace };
  /** Usual lot of a house, square feet: median and log deviation. */
  houseLot: { medianSqFt: number; logDeviation: number };
  /** Houses stand wall to wall, with the garage under the living floor. */
  rowHouses: boolean;
  /** Median living area of a house with three bedrooms, square feet. */
  houseAreaSqFt: number;
  /** Value of bare land as part of the house's dollars per square foot, by square foot of lot. */
  landShare: number;
  /** Houses with a garage, and what one space adds to the value. */
  garage: { share: number; value: number };
  /** Part of the houses that have a pool of their own. */
  poolShare: number;
  /** Air conditioning in homes older than 2015. */
  coolingShare: number;
  /** Monthly rent, dollars, of 750 square feet where a condominium costs `rentLevel` a square foot. */
  rentOf750SqFt: number;
  rentLevel: number;
  /** How its houses, streets and planting are drawn. */
  look: Look;
  views: readonly ViewFrom[];
  /** Parks, stations, beaches and main streets that remarks give the distance to. */
  landmarks: readonly (readonly [name: string, latitude: number, longitude: number])[];
  /** Active homes that are always there, so that the questions of the guide and the start cards find something. */
  examples: readonly Example[];
  /** Names that people say with "the": the Mission. */
  namesWithThe: readonly string[];
}

/** Neighborhood rows of one district: name, center, reach, weight, building stock, built, house and condo $/sqft, ZIPs. */
export type NeighborhoodRow<F extends string, B extends string> = readonly [
  name: string,
  latitude: number,
  longitude: number,
  northSouthKm: number,
  eastWestKm: number,
  weight: number,
  buildingStock: F,
  built: B,
  housePerSqFt: number,
  condoPerSqFt: number,
  zips: string,
];

/** Makes the neighborhoods of one district and city from rows; building stocks and periods are named by their keys. */
export function neighborhoodMaker<F extends string, B extends string>(
  buildingStocks: Readonly<Record<F, BuildingStock>>,
  built: Readonly<Record<B, Weights<Era>>>,
) {
  return (locale: Locale, district: string | ((zip: string) => string), rows: readonly NeighborhoodRow<F, B>[]): Neighborhood[] =>
    rows.map(
      ([name, latitude, longitude, northSouth, eastWest, weight, buildingStock, era, housePerSqFt, condoPerSqFt, zipText]) => {
        const zips = zipText.split(' ');
        return {
          ...locale,
          name,
          districtOf: typeof district === 'string' ? () => district : district,
          centre: [latitude, longitude],
          reachKm: [northSouth, eastWest],
          weight,
          buildingStock: buildingStocks[buildingStock],
          built: built[era],
          housePerSqFt,
          condoPerSqFt,
          zips,
        };
      },
    );
}
