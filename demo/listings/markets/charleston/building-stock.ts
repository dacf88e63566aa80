import { neighborhoodMaker, type Era, type BuildingStock, type Weights } from '../market.ts';

const buildingStocks = {
  singles: {
    types: { house: 68, condo: 18, townhouse: 3, duplex: 6, triplex: 1.5, land: 1, loft: 1, commercial: 1.5 },
    areaFactor: 1.1,
    lotFactor: 0.42,
    buildingChance: 0.6,
    buildings: 5,
  },
  mansions: {
    types: { house: 76, condo: 18, townhouse: 2, duplex: 2.5, land: 1, coop: 0.5 },
    bedrooms: 'large',
    areaFactor: 1.75,
    lotFactor: 0.6,
    buildingChance: 0.7,
    buildings: 4,
  },
  ranches: {
    types: { house: 70, townhouse: 13, condo: 12, duplex: 1.5, land: 2.5, commercial: 1 },
    areaFactor: 0.92,
    lotFactor: 1.15,
    buildingChance: 0.9,
    houseFee: [0.2, 10, 45],
  },
  modest: {
    types: {
      house: 62,
      townhouse: 16,
      condo: 6,
      duplex: 3,
      manufactured: 5,
      mobile: 1.5,
      land: 5,
      commercial: 1,
      industrial: 0.5,
    },
    areaFactor: 0.8,
    buildingChance: 0.85,
    houseFee: [0.2, 10, 45],
  },
  villages: {
    types: { house: 66, townhouse: 20, condo: 9, land: 4, commercial: 1 },
    bedrooms: 'large',
    areaFactor: 1.2,
    lotFactor: 0.85,
    buildingChance: 0.95,
    buildings: 5,
    houseFee: [0.97, 40, 160],
  },
  golfIsland: {
    types: { house: 52, condo: 20, townhouse: 10, land: 18 },
    bedrooms: 'large',
    areaFactor: 1.55,
    lotFactor: 1.7,
    buildingChance: 0.95,
    buildings: 7,
    houseFee: [1, 180, 420],
  },
  beach: {
    types: { house: 60, condo: 26, townhouse: 5, land: 9 },
    bedrooms: 'large',
    areaFactor: 1.2,
    lotFactor: 1.3,
    buildingChance: 0.95,
    buildings: 6,
    houseFee: [0.15, 30, 160],
  },
  edge: {
    types: { house: 68, townhouse: 14, manufactured: 6, mobile: 2, manufacturedInPark: 1, land: 8, commercial: 1 },
    areaFactor: 1.02,
    lotFactor: 1.1,
    houseFee: [0.75, 30, 95],
  },
  rural: {
    types: { house: 62, land: 24, townhouse: 6, manufactured: 6, mobile: 1, commercial: 1 },
    areaFactor: 1.05,
    lotFactor: 2.6,
    houseFee: [0.5, 25, 90],
  },
} as const satisfies Record<string, BuildingStock>;

const built = {
  colonial: { colonial: 52, victorian: 18, edwardian: 12, twenties: 8, thirties: 4, millennium: 4, recent: 2 },
  victorian: { colonial: 16, victorian: 30, edwardian: 20, twenties: 14, thirties: 8, millennium: 5, recent: 7 },
  interwar: { edwardian: 12, twenties: 28, thirties: 28, postwar: 18, millennium: 5, recent: 9 },
  postwar: { thirties: 4, postwar: 40, sixties: 32, eighties: 10, millennium: 6, recent: 8 },
  eighties: { sixties: 14, eighties: 54, millennium: 20, recent: 12 },
  millennium: { eighties: 22, millennium: 50, recent: 28 },
  recent: { millennium: 28, recent: 72 },
} as const satisfies Record<string, Weights<Era>>;

export const inCity = neighborhoodMaker(buildingStocks, built);
