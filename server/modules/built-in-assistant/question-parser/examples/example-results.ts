/** What every search of the examples is taken to have shown. */
import type { SearchResultFacts } from '#server/modules/listings/index.ts';

const common = {
  mlsSource: 'sf',
  city: 'San Francisco',
  state: 'CA',
  zipCode: '94114',
  neighborhood: 'Noe Valley',
  isLease: false,
  status: 'active',
  propertyType: 'condominium',
  soldDate: null,
} as const;

export const exampleResults: SearchResultFacts[] = [
  { ...common, mlsId: 'SF1001', latitude: 37.751, longitude: -122.432, addressLine1: '123 Elm St', price: 1_250_000, beds: 3, baths: 2, livingAreaSqFt: 1_400, lotSizeSqFt: null, yearBuilt: 1925, garageSpaces: 1, hoaMonthlyFee: 450, listDate: '2026-11-15', daysListed: 5, pricePerSqFt: 893, originalListPrice: 1_250_000 },
  { ...common, mlsId: 'SF1002', latitude: 37.7495, longitude: -122.4301, addressLine1: '48 Jersey Ave', price: 1_395_000, beds: 3, baths: 2.5, livingAreaSqFt: 1_840, lotSizeSqFt: 2_500, yearBuilt: 2008, garageSpaces: 2, hoaMonthlyFee: 0, listDate: '2026-10-01', daysListed: 50, pricePerSqFt: 758, originalListPrice: 1_495_000 },
  { ...common, mlsId: 'SF1003', latitude: 37.7531, longitude: -122.4349, addressLine1: '900 Castro St', price: 1_100_000, beds: 3, baths: 1, livingAreaSqFt: 1_100, lotSizeSqFt: null, yearBuilt: 1910, garageSpaces: null, hoaMonthlyFee: null, listDate: '2026-09-10', daysListed: 71, pricePerSqFt: 1_000, originalListPrice: 1_100_000 },
  { ...common, mlsId: 'SF1004', addressLine1: '77 Day St', price: 1_480_000, beds: 4, baths: 2, livingAreaSqFt: 1_700, lotSizeSqFt: 2_800, yearBuilt: 1940, garageSpaces: 1, hoaMonthlyFee: null, listDate: '2026-11-19', daysListed: 1, pricePerSqFt: 871, originalListPrice: 1_480_000 },
]; // oxfmt-ignore
