import type { NumericField } from '../valuation/index.ts';

/** Facts of homes in words, as an answer names what it is made from and what it lacks. */
export const fieldWords: Record<NumericField, string> = {
  fullBaths: 'full baths',
  halfBaths: 'half baths',
  beds: 'bedrooms',
  lotSqft: 'lot size',
  yearBuilt: 'year built',
  garageSpaces: 'garage spaces',
  basementSqft: 'basement',
  fireplaces: 'fireplaces',
  condition: 'condition',
  remodelYear: 'year of renovation',
  finishedBasementSqft: 'finished basement',
  basementBaths: 'baths in the basement',
  rooms: 'rooms',
  deckSqft: 'deck',
  porchSqft: 'porch',
  cooling: 'cooling',
};
