import type { HomeStyle } from '#demo/photos/home-code.ts';
import type { Random } from '#demo/random.ts';
import type { Building } from './buildings.ts';
import type { HomeType, ViewFrom } from './markets/market.ts';
import type { Site } from './places.ts';
import { isFactoryBuilt } from './sizes.ts';

export type HomeCondition = 'new' | 'renovated' | 'updated' | 'original' | 'fixer';

/** Features under their RESO lookups; remarks may name nothing else. */
export interface Features {
  condition: HomeCondition;
  view: readonly ViewFrom[];
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
  hasPool: boolean;
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

const nothing: Omit<Features, 'condition'> = {
  ...{ view: [], fireplaces: 0, flooring: [], patio: [], lot: [], laundry: [] },
  ...{ heating: [], cooling: [], interior: [], appliances: [], hasSolar: false, hasPool: false },
};

export function drawFeatures(facts: FeatureFacts, random: Random): Features {
  const { type } = facts;
  if (type === 'parking') return { ...nothing, condition: 'updated' };
  const condition = drawCondition(facts, random);
  if (type === 'commercial' || type === 'industrial')
    return { ...nothing, condition, flooring: ['Concrete'], heating: ['Forced Air'], cooling: ['Central Air'] };
  const view = drawView(facts, random);
  if (type === 'land') return { ...nothing, condition: 'original', view, lot: groundOf(random) };
  return { ...drawRooms(facts, condition, random), ...drawOutside(facts, random), condition, view };
}

type Chances = readonly (readonly [string, number])[];

function some(chances: Chances, random: Random): string[] {
  return chances.filter(([, chance]) => random.chance(chance)).map(([name]) => name);
}

function groundOf(random: Random): string[] {
  return some(
    [
      [random.chance(0.6) ? 'Level' : 'Sloped Down', 0.7],
      ['Corner Lot', 0.12],
      ['Wooded', 0.1],
    ],
    random,
  );
}

function drawCondition({ yearBuilt, type }: FeatureFacts, random: Random): HomeCondition {
  const year = yearBuilt ?? 2000;
  if (year >= 2021) return 'new';
  return random.weighted([
    ['renovated', year < 2000 ? 26 : 8],
    ['updated', 40],
    ['original', year < 2000 ? 24 : 46],
    ['fixer', year > 2004 ? 0 : type === 'house' || type === 'duplex' ? 6 : 1],
  ]);
}

function drawView({ site, floor, type }: FeatureFacts, random: Random): readonly ViewFrom[] {
  const isHigh = (floor ?? 0) >= 7 || site.neighborhood.buildingStock.isHigh === true;
  const seen = site.market.views.filter(({ box }) => {
    if (!box) return true;
    const [south, west, north, east] = box;
    return site.latitude >= south && site.latitude <= north && site.longitude >= west && site.longitude <= east;
  });
  const share = type === 'land' ? 0.25 : isHigh ? 0.62 : 0.14;
  return seen.length > 0 && random.chance(share) ? [random.pick(seen)] : [];
}

function drawRooms(
  { type, yearBuilt, style, bedrooms, site, building, floor }: FeatureFacts,
  condition: HomeCondition,
  random: Random,
) {
  const { market } = site;
  const year = yearBuilt ?? 2000;
  const fresh = condition === 'new' || condition === 'renovated';
  const isHouse = type === 'house';
  const old = year < 1963;
  const fireplace = isHouse ? (year < 1995 ? 0.6 : 0.35) : old ? 0.3 : 0.12;
  const isWarm = market.coolingShare > 0.8;
  return {
    fireplaces: random.chance(isFactoryBuilt(type) ? 0.05 : market.look === 'miami' ? 0.04 : fireplace)
      ? random.chance(0.08)
        ? 2
        : 1
      : 0,
    flooring:
      style === 'loft'
        ? ['Concrete']
        : [
            market.look === 'miami' && random.chance(0.6)
              ? random.pick(['Tile', 'Marble', 'Terrazzo'])
              : random.chance(old ? 0.82 : 0.55)
                ? 'Hardwood'
                : random.pick(['Laminate', 'Carpet', 'Luxury Vinyl']),
            ...some([['Stone', 0.12]], random),
          ],
    laundry: isHouse
      ? [random.pick(market.rowHouses ? ['In Garage', 'Laundry Room', 'Inside'] : ['Laundry Room', 'Laundry Closet', 'Inside'])]
      : [random.chance(year > 1990 || fresh ? 0.9 : 0.5) ? 'In Unit' : 'Common Area'],
    heating: [
      year > 2014 || isWarm
        ? random.chance(0.7)
          ? 'Heat Pump'
          : 'Central'
        : old && random.chance(0.2)
          ? 'Wall Furnace'
          : building && !old
            ? 'Radiant'
            : 'Forced Air',
    ],
    cooling: [random.chance(year > 2014 ? Math.max(0.7, market.coolingShare) : market.coolingShare) ? 'Central Air' : 'None'],
    interior: some(
      [
        ['High Ceilings', style === 'loft' ? 0.95 : year < 1919 ? 0.5 : year > 1998 ? 0.3 : 0.1],
        ['Stone Counters', fresh ? 0.75 : condition === 'updated' ? 0.45 : 0.08],
        ['Kitchen Island', fresh ? 0.5 : year > 1998 ? 0.3 : 0.1],
        ['Breakfast Bar', 0.16],
        ['Formal Dining Room', year < 1946 && bedrooms >= 2 ? 0.5 : isHouse && bedrooms >= 4 ? 0.25 : 0.06],
        ['Built-in Features', year < 1946 ? 0.3 : 0.04],
        ['Beamed Ceilings', style === 'spanish' || style === 'midcentury' ? 0.3 : 0.02],
        ['Crown Molding', style === 'colonial' || style === 'edwardian' || style === 'charleston' ? 0.4 : 0.04],
        ['Skylight(s)', building ? 0.02 : 0.12],
        ['Walk-In Closet(s)', year > 1990 ? 0.4 : 0.12],
        ['Wet Bar', (floor ?? 0) > 12 || (isHouse && bedrooms >= 5) ? 0.15 : 0.02],
        ['In-Law Floorplan', isHouse ? 0.08 : 0],
      ],
      random,
    ),
    appliances: [
      'Refrigerator',
      random.chance(fresh ? 0.5 : 0.6) ? 'Gas Range' : 'Electric Range',
      ...some(
        [
          ['Dishwasher', fresh ? 0.98 : 0.7],
          ['Disposal', 0.5],
          ['Wine Refrigerator', fresh ? 0.15 : 0.02],
        ],
        random,
      ),
    ],
  };
}

function drawOutside({ type, style, floor, building, yearBuilt, site }: FeatureFacts, random: Random) {
  const { market } = site;
  const isHouse = type === 'house';
  const ground = isHouse || type === 'townhouse' || (floor === 1 && !building);
  const porch = ['bungalow', 'farmhouse', 'colonial', 'charleston'].includes(style) && isHouse;
  return {
    patio: some(
      [
        ['Deck', isHouse ? 0.42 : ground ? 0.25 : building && building.storeys > 6 ? 0 : 0.14],
        ['Patio', ground ? 0.4 : 0],
        ['Front Porch', porch ? 0.7 : 0],
        ['Screened', isHouse && (market.state === 'NC' || market.state === 'SC') ? 0.4 : 0],
        ['Balcony', !ground && (yearBuilt ?? 0) > 1960 ? (market.look === 'miami' ? 0.8 : 0.38) : 0],
      ],
      random,
    ),
    lot: ground
      ? some(
          [
            ['Garden', isHouse ? 0.5 : 0.3],
            ['Level', 0.2],
            ['Corner Lot', isHouse ? 0.06 : 0],
            ['Wooded', isHouse && market.look === 'triangle' ? 0.2 : 0],
            ['Cul-De-Sac', isHouse && !market.rowHouses ? 0.1 : 0],
          ],
          random,
        )
      : [],
    hasSolar: isHouse && random.chance(0.07),
    hasPool: isHouse && random.chance(market.poolShare),
  };
}
