import type { HomeStyle } from '#server/modules/listings/photos/home-code.ts';
import type { Random } from '#server/modules/listings/photos/random.ts';
import type { Building } from './buildings.ts';
import type { HomeType } from './markets/market.ts';
import type { Site } from './places.ts';

export type Condition = 'new' | 'renovated' | 'updated' | 'original' | 'fixer';

/** Features under their RESO lookups; remarks may name nothing else. */
export interface Features {
  condition: Condition;
  view: string[];
  fireplaces: number;
  flooring: string[];
  patio: string[];
  lot: string[];
  laundry: string[];
  heating: string[];
  cooling: string[];
  interior: string[];
  appliances: string[];
  hasSolar: boolean;
}

export interface FeatureFacts {
  type: HomeType;
  yearBuilt: number | null;
  style: HomeStyle;
  bedrooms: number;
  floor: number | null;
  storeys: number;
  site: Site;
  building: Building | null;
}

const hilly = ['hills', 'estates', 'terraces'];

export function drawFeatures(facts: FeatureFacts, random: Random): Features {
  const { type, style } = facts;
  const { market, neighborhood } = facts.site;
  const year = facts.yearBuilt ?? 2000;
  const some = (chances: readonly (readonly [string, number])[]): string[] =>
    chances.filter(([, chance]) => random.chance(chance)).map(([name]) => name);
  const condition: Condition =
    year >= 2019
      ? 'new'
      : random.weighted([
          ['renovated', year < 2000 ? 26 : 8],
          ['updated', 40],
          ['original', year < 2000 ? 24 : 46],
          ['fixer', type === 'house' || type === 'duplex' ? 6 : 1],
        ]);
  const isHigh = (facts.floor ?? 0) >= 7 || hilly.includes(neighborhood.mix);
  const view = random.chance(isHigh ? 0.6 : 0.14) ? [random.pick(viewsFrom(facts.site))] : [];
  const land = {
    lot: some([
      ['Level', 0.4],
      ['Sloped Down', 0.3],
      ['Corner Lot', 0.12],
    ]),
    view,
  };
  const bare = { fireplaces: 0, flooring: [], patio: [], laundry: [], heating: [], cooling: [], interior: [], appliances: [] };
  if (type === 'land') return { ...bare, condition: 'original', hasSolar: false, ...land };
  if (type === 'commercial') {
    return {
      ...bare,
      condition,
      hasSolar: false,
      view: [],
      lot: [],
      flooring: ['Concrete'],
      heating: ['Forced Air'],
      cooling: ['Central Air'],
    };
  }

  const fresh = condition === 'new' || condition === 'renovated';
  const isHouse = type === 'house';
  const old = year < 1963;
  const ground = isHouse || type === 'townhouse' || (facts.floor === 1 && !facts.building);
  return {
    condition,
    view,
    fireplaces: random.chance(isHouse ? (year < 1995 ? 0.62 : 0.3) : old ? 0.3 : 0.12) ? (random.chance(0.08) ? 2 : 1) : 0,
    flooring:
      style === 'loft'
        ? ['Concrete']
        : [random.chance(old ? 0.82 : 0.55) ? 'Hardwood' : random.chance(0.5) ? 'Laminate' : 'Carpet', ...some([['Tile', 0.45]])],
    patio: some([
      ['Deck', isHouse ? 0.42 : ground ? 0.25 : 0.16],
      ['Patio', ground ? 0.4 : 0],
      ['Front Porch', style === 'bungalow' ? 0.75 : 0],
      ['Balcony', !ground && year > 1960 ? 0.34 : 0],
    ]),
    lot: ground
      ? some([
          ['Garden', isHouse ? 0.55 : 0.3],
          ['Level', 0.2],
          ['Corner Lot', isHouse ? 0.06 : 0],
        ])
      : [],
    laundry: isHouse
      ? [random.pick(market.rowHouses ? ['In Garage', 'Laundry Room', 'Inside'] : ['Laundry Room', 'In Basement', 'Inside'])]
      : [random.chance(year > 1990 || fresh ? 0.9 : 0.5) ? 'In Unit' : 'Common Area'],
    heating: [
      year > 2014 ? 'Heat Pump' : old && random.chance(0.2) ? 'Wall Furnace' : facts.building && !old ? 'Radiant' : 'Forced Air',
    ],
    cooling: [year > 2014 && random.chance(0.7) ? 'Central Air' : 'None'],
    interior: some([
      ['High Ceilings', style === 'loft' ? 0.95 : year < 1919 ? 0.5 : 0.12],
      ['Stone Counters', fresh ? 0.75 : condition === 'updated' ? 0.45 : 0.08],
      ['Kitchen Island', fresh ? 0.5 : 0.12],
      ['Breakfast Bar', 0.16],
      ['Formal Dining Room', year < 1946 && facts.bedrooms >= 2 ? 0.5 : 0.08],
      ['Built-in Features', year < 1946 ? 0.3 : 0.04],
      ['Skylight(s)', facts.building ? 0.02 : 0.14],
      ['Walk-In Closet(s)', year > 1990 ? 0.35 : 0.12],
      ['In-Law Floorplan', isHouse ? 0.09 : 0],
    ]),
    appliances: [
      'Refrigerator',
      random.chance(fresh ? 0.5 : 0.75) ? 'Gas Range' : 'Electric Range',
      ...some([
        ['Dishwasher', fresh ? 0.98 : 0.7],
        ['Disposal', 0.5],
      ]),
    ],
    hasSolar: isHouse && random.chance(0.09),
  };
}

function viewsFrom({ market, latitude, longitude }: Site): string[] {
  return market.views
    .filter(({ box }) => {
      if (!box) return true;
      const [south, west, north, east] = box;
      return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
    })
    .map(({ name }) => name);
}
