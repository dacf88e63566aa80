/** What a home is called. */
import type { Listing } from '#contract/listings.ts';
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import { styleIn } from '../style.ts';
import { number } from '../text.ts';
import { inWords } from './grammar.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

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

/** Neighborhoods that people say with an article. */
const withThe = inLines()`
  ^(?:
    Mission|Castro|Marina
    |(?:Inner |Outer |Central )?(?:Sunset|Richmond|Mission)
    |Tenderloin|Excelsior|Haight|Western Addition|Panhandle|Gaslamp|Roads|Peninsula|Loop|.* (?:District|Quarter)
  )$
`;
export const placeIn = (name: string | null) => (name === null ? 'the area' : withThe.test(name) ? `the ${name}` : name);

export const homeIn = (place: string) => `A home in ${place}`;
export const squareFeet = (size: number) => `${number(size)} square feet`;

const bathsInWords = (baths: number) => `${Number.isInteger(baths) ? inWords(baths) : baths} ${baths === 1 ? 'bath' : 'baths'}`;

export function roomsOf({ bedroomCount: beds, bathroomCount: baths }: Listing): string[] {
  const bedWords =
    beds === null ? null : beds === 0 ? 'a studio layout' : `${inWords(beds)} ${beds === 1 ? 'bedroom' : 'bedrooms'}`;
  return [bedWords, baths ? bathsInWords(baths) : null].filter((part) => part !== null);
}

export function roomsInShort({ bedroomCount: beds, bathroomCount: baths }: Listing): string | null {
  const parts = [beds === null ? null : beds === 0 ? 'Studio' : `${beds}-bedroom`, baths ? `${baths}-bath` : null];
  return parts.filter((part) => part !== null).join(', ') || null;
}

/** "Craftsman house", "three-unit building", "condo". */
export function nounOf({ propertyType, description, unitCount }: Listing): string {
  const noun = nouns[propertyType.id] ?? 'home';
  if (unitCount && unitCount > 1 && (propertyType.id === 'multi-unit' || propertyType.id === 'income'))
    return `${inWords(unitCount)}-unit building`;
  const style = propertyType.id === 'single-family-home' ? styleIn(description) : null;
  return style ? `${style.name} ${style.isBungalow ? 'bungalow' : noun}`.trim() : noun;
}
