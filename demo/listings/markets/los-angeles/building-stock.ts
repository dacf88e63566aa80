import { neighborhoodMaker, type Era, type BuildingStock, type Weights } from '../market.ts';

const buildingStocks = {
  bungalows: {
    types: {
      house: 76,
      condo: 8,
      townhouse: 5,
      duplex: 5,
      triplex: 1.5,
      fourplex: 1.5,
      apartments: 1.5,
      land: 0.8,
      commercial: 0.7,
    },
  },
  walkStreets: {
    types: {
      house: 66,
      condo: 10,
      townhouse: 6,
      loft: 3,
      duplex: 7,
      triplex: 2.5,
      fourplex: 2,
      apartments: 2,
      land: 1,
      commercial: 0.5,
    },
    lotFactor: 0.55,
  },
  condos: {
    types: {
      condo: 62,
      townhouse: 12,
      house: 14,
      duplex: 3,
      triplex: 1.5,
      fourplex: 2.5,
      apartments: 3,
      coop: 0.6,
      tic: 0.4,
      commercial: 1,
    },
    buildingChance: 0.85,
    buildings: 12,
  },
  towers: {
    types: { condo: 94, townhouse: 2, coop: 2, commercial: 1.5, apartment: 0.5 },
    buildingChance: 0.98,
    buildings: 12,
    tallestStoreys: 24,
  },
  newBlocks: {
    types: { condo: 68, townhouse: 20, loft: 6, house: 5, commercial: 1 },
    buildingChance: 0.97,
    buildings: 12,
    houseFee: [1, 220, 420],
  },
  lofts: {
    types: { condo: 34, loft: 30, house: 18, townhouse: 8, duplex: 4, commercial: 3, industrial: 3 },
    buildingChance: 0.85,
    buildings: 5,
  },
  flats: {
    types: { house: 84, condo: 7, townhouse: 3, duplex: 3, land: 2 },
    bedrooms: 'estate',
    areaFactor: 1.75,
    lotFactor: 1.55,
  },
  canyons: {
    types: { house: 91, land: 8, condo: 1 },
    bedrooms: 'large',
    areaFactor: 1.6,
    lotFactor: 2.4,
    isHigh: true,
    houseFee: [0.15, 40, 160],
  },
  estates: {
    types: { house: 92, land: 8 },
    bedrooms: 'estate',
    areaFactor: 2.9,
    lotFactor: 3.6,
    isHigh: true,
    houseFee: [0.3, 60, 350],
  },
  // Many homes burned in January 2025: lots and what is built again stand beside what is left.
  rebuilding: {
    types: { house: 52, land: 44, condo: 3, townhouse: 1 },
    bedrooms: 'large',
    areaFactor: 1.7,
    lotFactor: 1.25,
    isHigh: true,
  },
  highlands: {
    types: { condo: 38, townhouse: 26, house: 34, land: 2 },
    bedrooms: 'large',
    areaFactor: 1.8,
    buildingChance: 0.9,
    buildings: 5,
    isHigh: true,
    houseFee: [1, 120, 420],
  },
} as const satisfies Record<string, BuildingStock>;

const built = {
  early: { edwardian: 12, twenties: 44, thirties: 16, postwar: 14, millennium: 6, recent: 8 },
  interwar: { twenties: 36, thirties: 28, postwar: 20, sixties: 3, millennium: 5, recent: 8 },
  postwar: { thirties: 10, postwar: 66, sixties: 8, eighties: 3, millennium: 4, recent: 9 },
  midcentury: { thirties: 6, postwar: 40, sixties: 26, eighties: 10, millennium: 7, recent: 11 },
  blocks: { twenties: 5, postwar: 12, sixties: 38, eighties: 30, millennium: 10, recent: 5 },
  towers: { sixties: 34, eighties: 40, millennium: 20, recent: 6 },
  newBlocks: { millennium: 52, recent: 48 },
  rebuilding: { twenties: 16, postwar: 32, sixties: 14, eighties: 12, millennium: 10, recent: 16 },
} as const satisfies Record<string, Weights<Era>>;

export const inCity = neighborhoodMaker(buildingStocks, built);
