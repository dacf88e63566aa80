/** A value as the tool answers it, for tests. */
import type { EstimateValueAnswer } from '#server/modules/market/index.ts';

interface Wanted {
  value: number;
  adds?: number | null;
  subject?: Partial<EstimateValueAnswer['subject']>;
  ids?: readonly string[];
}

export function aValue({ value, adds = null, subject, ids = ['C1', 'C2', 'C3'] }: Wanted): EstimateValueAnswer {
  return {
    subject: {
      ...{ propertyType: 'single-family-home', livingAreaSqFt: 1_600, bedrooms: 3, fullBaths: 2, halfBaths: 0 },
      ...{ lotSizeSqFt: null, yearBuilt: 1990, garageSpaces: 1, basementSqFt: null, fireplaces: null, condition: 5 },
      ...{ yearRenovated: null, reference: { mlsId: 'S1', mlsSource: 'Test MLS' }, address: '7 Elm Street' },
      ...{ neighborhood: null, city: 'Ames', state: 'IA', latitude: null, longitude: null, isLease: false },
      ...{ listPrice: null, sold: null, changed: [], missing: [], ...subject },
    },
    ...{ confidence: 'high', cautions: [], reason: null, notices: [], subjectValue: null },
    valueDollars: { value, low: value * 0.9, high: value * 1.1 },
    ...{ coveragePercent: 80, rates: [], changesAddDollars: adds, withinMiles: null, excludedCount: 0 },
    comparables: ids.map((mlsId, at) => ({
      ...{ number: at + 1, mlsId, mlsSource: 'Test MLS', addressLine1: `${at + 1} Oak Street`, beds: 3, baths: 2 },
      ...{ livingAreaSqFt: 1_500, yearBuilt: 1980, price: value, soldDate: '2026-05-01', miles: 0.2, adjustments: [] },
      ...{ netPercent: 0, grossPercent: 10, similarity: 'high', adjustedByDollars: 0, adjustedPrice: value },
      ...{ weightPercent: 33.3, isPinned: false },
    })),
    ...{ leftOut: [], competition: [], market: null, meanAdjustments: [] },
    ...{ lowestAdjustedPrice: value, highestAdjustedPrice: value, fromListPercent: null },
  };
}
