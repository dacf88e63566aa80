/** A listing as copy is written from it: its facts in words, and what it has. */
import type { Listing } from '#contract/listings.ts';
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import { featuresOf, isUnit, viewOf, type Feature } from './features.ts';

export interface Home {
  /** The same for the same listing: what decides between sentences. */
  seed: string;
  listing: Listing;
  noun: string;
  isLand: boolean;
  isBuilding: boolean;
  /** Neighborhood, else city: "the Mission". */
  place: string;
  /** "three bedrooms", "2.5 baths"; as far as the record tells. */
  rooms: string[];
  /** "3-bedroom, 2.5-bath" */
  roomsShort: string | null;
  isUnit: boolean;
  /** The floor that the remarks name. */
  floor: number | null;
  /** "1,840 square feet" */
  area: string | null;
  lot: string | null;
  features: Feature[];
  view: string | null;
  condition: 'new' | 'renovated' | 'updated' | 'original' | 'fixer' | null;
}

const nouns: Partial<Record<PropertyType, string>> = {
  'single-family-home': 'house',
  condominium: 'condo',
  townhouse: 'townhouse',
  loft: 'loft',
  coop: 'co-op',
  tic: 'flat',
  'apartment-for-rent': 'apartment',
  'apartment-for-sale': 'apartment',
  'multi-unit': 'multi-unit building',
  income: 'income property',
  'lots-and-land': 'lot',
  commercial: 'commercial space',
  'commercial-industrial': 'industrial space',
};

const digits = 'no one two three four five six seven eight nine ten'.split(' ');
export const inWords = (value: number) => digits[value] ?? value.toLocaleString('en-US');
export const number = (value: number) => value.toLocaleString('en-US', { maximumFractionDigits: 0 });
export const money = (value: number) => `$${number(Math.round(value))}`;
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
/** "an 1888 house", "an Edwardian flat" */
export const a = (noun: string) => (/^(?:[aeio]|un(?!i)|8|11|18)/i.test(noun) ? `an ${noun}` : `a ${noun}`);
export const list = (items: readonly string[]) =>
  items.length < 3 ? items.join(' and ') : `${items.slice(0, -1).join(', ')} and ${items.at(-1) ?? ''}`;

/** Neighborhoods that people say with an article. */
const withThe =
  /^(?:Mission|Castro|Marina|(?:Inner |Outer |Central )?(?:Sunset|Richmond|Mission)|Tenderloin|Excelsior|Haight|Western Addition|Panhandle|Gaslamp|Roads|Peninsula|Loop|.* (?:District|Quarter))$/;
const placeIn = (name: string) => (withThe.test(name) ? `the ${name}` : name);

const bathsInWords = (baths: number) => `${Number.isInteger(baths) ? inWords(baths) : baths} ${baths === 1 ? 'bath' : 'baths'}`;

function roomsInWords({ bedroomCount: beds, bathroomCount: baths }: Listing): string[] {
  const bedWords =
    beds === null ? null : beds === 0 ? 'a studio layout' : `${inWords(beds)} ${beds === 1 ? 'bedroom' : 'bedrooms'}`;
  return [bedWords, baths ? bathsInWords(baths) : null].filter((part) => part !== null);
}

function roomsInShort({ bedroomCount: beds, bathroomCount: baths }: Listing): string | null {
  const parts = [beds === null ? null : beds === 0 ? 'Studio' : `${beds}-bedroom`, baths ? `${baths}-bath` : null];
  return parts.filter((part) => part !== null).join(', ') || null;
}

function conditionIn(remarks: string): Home['condition'] {
  if (/\b(?:fixer|needs? (?:work|updating)|in need of work|bring a contractor)\b/i.test(remarks)) return 'fixer';
  if (/\b(?:renovated|remodell?ed|gut[- ]renovat)/i.test(remarks)) return 'renovated';
  if (/\b(?:new(?:ly)? (?:construction|built)|recent construction)\b/i.test(remarks)) return 'new';
  if (/\bupdated\b/i.test(remarks)) return 'updated';
  return /\boriginal condition\b/i.test(remarks) ? 'original' : null;
}

/** Text of a record as plain words: no links, markup or line breaks. */
export const plainWords = (text: string) =>
  text
    .replace(/\b(?:https?:|www\.)\S*/gi, ' ')
    .replace(/[[\]()<>*_`#|\\~{}]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const styles =
  /\b(Victorian|Edwardian|Craftsman|Marina-style|Mediterranean|Spanish(?:-style| Colonial)?|Tudor|Colonial|ranch|mid-century(?: modern)?|Florida-style|Art Deco|contemporary|Charleston single)\b(?= (?:home|house|flat|condominium|bungalow|style))/i;

/** "Craftsman house", "three-unit building", "condo". */
function nounOf({ propertyType, description, unitCount }: Listing): string {
  const noun = nouns[propertyType.id] ?? 'home';
  if (unitCount && unitCount > 1 && (propertyType.id === 'multi-unit' || propertyType.id === 'income'))
    return `${inWords(unitCount)}-unit building`;
  const style = propertyType.id === 'single-family-home' ? styles.exec(description ?? '')?.[1] : undefined;
  return style ? `${style} ${noun}` : noun;
}

function floorIn(remarks: string): number | null {
  const found = /\bon (?:floor|the) (\d{1,2})(?:(?:st|nd|rd|th) floor)?\b/i.exec(remarks)?.[1];
  return found ? Number(found) : null;
}

export function homeOf(listing: Listing): Home {
  const remarks = listing.description ?? '';
  const type = listing.propertyType.id;
  const area = listing.internalSize;
  return {
    seed: `${listing.mlsSource}:${listing.uPropertyId}`,
    listing,
    noun: nounOf(listing),
    isUnit: isUnit(listing),
    floor: floorIn(remarks),
    isLand: type === 'lots-and-land',
    isBuilding: type === 'multi-unit' || type === 'income' || type === 'commercial' || type === 'commercial-industrial',
    place: placeIn(plainWords(listing.neighborhood ?? listing.city ?? 'the area')),
    rooms: roomsInWords(listing),
    roomsShort: roomsInShort(listing),
    area: area ? `${number(area)} square feet` : null,
    lot: listing.lotSize ? `${number(listing.lotSize)} square feet` : null,
    features: featuresOf(listing),
    view: viewOf(plainWords(remarks)),
    condition: conditionIn(remarks),
  };
}
