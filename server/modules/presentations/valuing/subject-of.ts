import { propertyTypeLabels, propertyTypes } from '#contract/listing-vocabulary.ts';
import type { ValuationSubject } from '#contract/valuation-request.ts';
import type { PropertyFacts } from '../properties/property-facts.ts';

const whole = (value: number | null): number | null => (value === null ? null : Math.round(value));
const positive = (value: number | null): number | null => (value !== null && value > 0 ? Math.round(value) : null);

/** What a subject is valued by: its listing, or the facts that were typed in; null where those do not say what kind of home it is. */
export function valuationSubjectOf(facts: PropertyFacts): ValuationSubject | null {
  if (facts.mlsId !== null && facts.mlsSource !== null) return { mlsId: facts.mlsId, mlsSource: facts.mlsSource };
  const { propertyType: label, baths } = facts;
  const propertyType =
    propertyTypes.find((type) => type === label || propertyTypeLabels[type].toLowerCase() === label?.toLowerCase()) ??
    (label === null ? 'single-family-home' : null);
  if (propertyType === null) return null;
  return {
    propertyType,
    isLease: facts.isLease,
    address: facts.addresses[0] ?? null,
    neighborhood: facts.neighborhood,
    city: facts.city,
    county: facts.county,
    state: facts.state,
    zipCode: facts.zipCode,
    latitude: facts.latitude,
    longitude: facts.longitude,
    livingAreaSqFt: positive(facts.livingSpace),
    bedrooms: whole(facts.beds),
    fullBaths: baths === null ? null : Math.floor(baths),
    halfBaths: baths === null ? null : Math.round((baths % 1) * 2),
    lotSizeSqFt: positive(facts.lotSize),
    yearBuilt: positive(facts.yearBuilt),
    garageSpaces: facts.garageSpaces,
  };
}
