import type { EndpointAnswer } from '#contract/endpoint.ts';
import type { NamedArea } from '#contract/listing-search.ts';
import type { AreaNameType } from '#contract/listing-vocabulary.ts';
import type { findPlaces } from '#contract/listings.ts';

export type Place = EndpointAnswer<typeof findPlaces>['items'][number];

const kindWords: Record<AreaNameType, string> = {
  'street-and-number': 'Address',
  street: 'Street',
  neighborhood: 'Neighborhood',
  'zip-code': 'ZIP',
  city: 'City',
  county: 'County',
  'state-abbreviated': 'State',
  district: 'District',
  'school-district': 'School district',
};

/** A place as a list shows it: its name, what it is, and what tells it from others of the name. */
export function placeWords({ nameType, name, context }: Place): { name: string; kind: string; around: string } {
  const city = nameType === 'city' ? null : context?.city;
  const state = nameType === 'state-abbreviated' ? null : context?.stateAbbreviated;
  return { name, kind: kindWords[nameType], around: [city, state].filter(Boolean).join(', ') };
}

/** What a text may be the name of, though no place that is known has it: homes are then looked for by that name. */
export function placesAsTyped(text: string): Place[] {
  const name = text.trim();
  const as = (...nameTypes: AreaNameType[]): Place[] => nameTypes.map((nameType) => ({ nameType, name, context: {} }));
  if (/^\d{5}$/.test(name)) return as('zip-code');
  if (/^\d+\s+\S/.test(name)) return as('street-and-number');
  if (/^[a-z]{2}$/i.test(name)) return as('state-abbreviated');
  return as('neighborhood', 'city', 'street', 'county', 'district', 'school-district');
}

/** The area of a search for a place; the city and the state around it keep it apart from others of its name. */
export function areaOfPlace({ nameType, name, context }: Place): NamedArea {
  return { type: 'named-area', nameType, name, context: context ?? null };
}
