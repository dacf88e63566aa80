import { neighborhoodMaker, type Era, type BuildingStock, type Weights } from '../market.ts';

const buildingStocks = {
  towers: {
    types: { condo: 96.5, townhouse: 0.6, loft: 1.4, apartment: 0.5, commercial: 1 },
    buildingChance: 0.99,
    buildings: 16,
    tallestStoreys: 58,
  },
  oceanTowers: {
    types: { condo: 97, townhouse: 1, coop: 1, commercial: 0.5, apartment: 0.5 },
    buildingChance: 0.99,
    buildings: 12,
    tallestStoreys: 46,
  },
  deco: {
    types: { condo: 82, coop: 1.5, townhouse: 2, house: 5, apartments: 3.5, duplex: 2, loft: 2, apartment: 1, commercial: 1 },
    buildingChance: 0.92,
    buildings: 16,
    tallestStoreys: 14,
  },
  midrise: {
    types: { condo: 66, townhouse: 12, house: 14, duplex: 3, apartments: 2, commercial: 2, loft: 1 },
    buildingChance: 0.92,
    buildings: 10,
    tallestStoreys: 18,
  },
  lofts: {
    types: { condo: 46, loft: 22, house: 12, duplex: 6, apartments: 4, commercial: 6, industrial: 4 },
    buildingChance: 0.9,
    buildings: 5,
    tallestStoreys: 10,
  },
  bungalows: {
    types: { house: 78, condo: 7, townhouse: 4, duplex: 6, apartments: 1.5, land: 2, commercial: 1.5 },
    areaFactor: 0.85,
  },
  flatland: {
    types: {
      house: 54,
      condo: 17,
      duplex: 14,
      triplex: 2,
      fourplex: 2.5,
      apartments: 4,
      townhouse: 2,
      land: 2.5,
      commercial: 1.5,
      industrial: 0.5,
    },
    bedrooms: 'small',
    areaFactor: 0.72,
    lotFactor: 0.8,
    buildingChance: 0.85,
    buildings: 6,
  },
  tract: {
    types: { house: 56, townhouse: 17, condo: 20, duplex: 2, manufacturedInPark: 2, mobile: 1.4, land: 0.6, commercial: 1 },
    areaFactor: 0.95,
    buildingChance: 0.9,
    buildings: 6,
    houseFee: [0.25, 40, 140],
  },
  gated: {
    types: { house: 40, townhouse: 28, condo: 30, commercial: 1.5, industrial: 0.5 },
    bedrooms: 'large',
    areaFactor: 1.15,
    lotFactor: 0.75,
    buildingChance: 0.95,
    buildings: 10,
    houseFee: [0.95, 110, 320],
  },
  villas: { types: { house: 88, townhouse: 5, condo: 3, land: 4 }, bedrooms: 'large', areaFactor: 1.25, lotFactor: 1.15 },
  estates: { types: { house: 93, land: 7 }, bedrooms: 'estate', areaFactor: 2, lotFactor: 2.6, houseFee: [0.25, 80, 420] },
  island: {
    types: { condo: 70, house: 24, townhouse: 5, land: 1 },
    bedrooms: 'large',
    areaFactor: 1.35,
    buildingChance: 0.98,
    buildings: 10,
    tallestStoreys: 24,
  },
} as const satisfies Record<string, BuildingStock>;

const built = {
  newTowers: { eighties: 7, millennium: 52, recent: 41 },
  oceanTowers: { sixties: 36, eighties: 20, millennium: 28, recent: 16 },
  deco: { twenties: 12, thirties: 34, postwar: 22, sixties: 18, eighties: 4, millennium: 8, recent: 2 },
  early: { twenties: 34, thirties: 24, postwar: 28, sixties: 4, millennium: 3, recent: 7 },
  postwar: { twenties: 5, thirties: 10, postwar: 58, sixties: 12, eighties: 5, millennium: 4, recent: 6 },
  sixties: { postwar: 22, sixties: 44, eighties: 22, millennium: 7, recent: 5 },
  mixedAges: { twenties: 8, postwar: 20, sixties: 24, eighties: 20, millennium: 18, recent: 10 },
  newTowns: { eighties: 30, millennium: 46, recent: 24 },
} as const satisfies Record<string, Weights<Era>>;

export const inCity = neighborhoodMaker(buildingStocks, built);
