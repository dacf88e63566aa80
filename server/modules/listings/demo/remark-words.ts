import type { Home } from './home.ts';
import { styleNameOf } from './style.ts';

export const numberWords = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');

export function nounOf(home: Home): string {
  const name = styleNameOf(home.style, home.site.market.rowHouses);
  const style = home.type === 'house' && name ? `${name.word} ` : '';
  const nouns: Partial<Record<Home['type'], string>> = {
    condo: 'condominium',
    tic: 'flat',
    coop: 'cooperative apartment',
    apartments: 'apartment building',
    house: 'home',
  };
  return `${style}${nouns[home.type] ?? home.type}`;
}

export function roomsOf({ bedrooms, fullBaths, halfBaths }: Home): string {
  const beds =
    bedrooms === 0 ? 'a studio layout' : `${numberWords[bedrooms] ?? bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`;
  const half = halfBaths > 0 ? (halfBaths === 1 ? ' and a half' : ` and ${numberWords[halfBaths]} half`) : '';
  return `${beds} and ${numberWords[fullBaths] ?? fullBaths}${half} ${fullBaths === 1 && !half ? 'bath' : 'baths'}`;
}

export function article(noun: string): string {
  return /^[aeio]/i.test(noun) ? 'an' : 'a';
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The neighborhood as people say it: "the Mission", "Noe Valley". */
export function placeOf({ site }: Home): string {
  return site.market.namesWithThe.includes(site.neighborhood.name) ? `the ${site.neighborhood.name}` : site.neighborhood.name;
}

/** RESO View values in running text. */
export const viewWords: Record<string, string> = {
  'City Lights': 'city lights',
  Bay: 'the bay',
  Downtown: 'downtown',
  Hills: 'the hills',
  'Twin Peaks': 'Twin Peaks',
  Ocean: 'the ocean',
  'Park/Greenbelt': 'the park',
  'Bridge(s)': 'the bridge',
  'Trees/Woods': 'the trees',
  Canyon: 'the canyon',
  'San Francisco': 'San Francisco',
  Lake: 'the lake',
};

/** RESO AssociationAmenities in running text. */
export const amenityWords: Record<string, string> = {
  'Fitness Center': 'a fitness center',
  Pool: 'a pool',
  'Roof Deck': 'a roof deck',
  Clubhouse: 'a clubhouse',
  Barbecue: 'a barbecue area',
  Storage: 'storage',
};
