import { neighborhoodMaker, type Era, type BuildingStock, type Weights } from '../market.ts';

const buildingStocks = {
  oldTown: {
    types: { house: 78, condo: 8, townhouse: 8, duplex: 3, land: 2, commercial: 1 },
    areaFactor: 0.85,
    lotFactor: 0.75,
    houseFee: [0.03, 10, 30],
  },
  downtown: {
    types: { condo: 66, loft: 6, townhouse: 22, house: 5, commercial: 1 },
    buildingChance: 0.95,
    buildings: 8,
    tallestStoreys: 20,
  },
  midtown: {
    types: { house: 34, condo: 34, townhouse: 29, duplex: 1, land: 1, commercial: 1 },
    buildingChance: 0.85,
    buildings: 7,
    tallestStoreys: 16,
    houseFee: [0.1, 15, 60],
  },
  established: {
    types: { house: 74, townhouse: 16, condo: 6, duplex: 1, land: 2, commercial: 1 },
    areaFactor: 1.08,
    lotFactor: 1.35,
    buildingChance: 0.85,
    houseFee: [0.35, 12, 60],
  },
  village: {
    types: { house: 58, townhouse: 32, condo: 7, land: 2, commercial: 1 },
    bedrooms: 'large',
    areaFactor: 1.12,
    lotFactor: 0.75,
    buildingChance: 0.9,
    houseFee: [0.97, 45, 135],
  },
  golf: {
    types: { house: 74, townhouse: 16, condo: 6, land: 4 },
    bedrooms: 'large',
    areaFactor: 1.3,
    lotFactor: 1.3,
    buildingChance: 0.85,
    houseFee: [0.95, 40, 140],
  },
  modest: {
    types: {
      house: 70,
      townhouse: 16,
      duplex: 4,
      condo: 3,
      manufactured: 3,
      apartment: 0.5,
      land: 2.5,
      commercial: 0.7,
      industrial: 0.3,
    },
    bedrooms: 'small',
    areaFactor: 0.84,
    houseFee: [0.2, 10, 45],
  },
  edge: {
    types: { house: 64, townhouse: 24, manufactured: 4, mobile: 1.2, land: 6, commercial: 0.8 },
    areaFactor: 1.05,
    lotFactor: 1.1,
    houseFee: [0.7, 25, 95],
  },
} as const satisfies Record<string, BuildingStock>;

const built = {
  early: { victorian: 6, edwardian: 14, twenties: 34, thirties: 20, postwar: 12, millennium: 4, recent: 10 },
  interwar: { twenties: 28, thirties: 24, postwar: 24, sixties: 4, eighties: 4, millennium: 5, recent: 11 },
  postwar: { thirties: 8, postwar: 44, sixties: 26, eighties: 8, millennium: 5, recent: 9 },
  sixties: { postwar: 10, sixties: 46, eighties: 30, millennium: 8, recent: 6 },
  eighties: { sixties: 12, eighties: 62, millennium: 18, recent: 8 },
  millennium: { eighties: 14, millennium: 58, recent: 28 },
  recent: { millennium: 26, recent: 74 },
  downtown: { twenties: 6, eighties: 8, millennium: 50, recent: 36 },
} as const satisfies Record<string, Weights<Era>>;

export const inCity = neighborhoodMaker(buildingStocks, built);
