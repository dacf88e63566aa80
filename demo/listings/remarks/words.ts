import type { Random } from '#demo/random.ts';
import type { Home } from '../home.ts';
import { kmBetween } from '../places.ts';
import { styleNameOf } from '../style.ts';

/** A home that is being told of. */
export interface Telling {
  home: Home;
  isLease: boolean;
  random: Random;
}

export const numberWords = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen'.split(' ');
const KM_PER_MILE = 1.60934;
const FARTHEST_KM = 1.3;

/** What a home is called: "Craftsman home", "condominium", "tenancy-in-common flat". */
export function nounOf(home: Home): string {
  const name = styleNameOf(home.style, home.site.market.rowHouses);
  const style = home.type === 'house' && name ? `${name.word} ` : '';
  const nouns: Partial<Record<Home['type'], string>> = {
    condo: 'condominium',
    tic: 'flat',
    coop: 'cooperative apartment',
    apartments: 'apartment building',
    house: 'home',
    manufactured: 'manufactured home',
    manufacturedInPark: 'manufactured home',
    mobile: 'mobile home',
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
  return /^(?:[aeio]|18|8|11\b)/i.test(noun) ? 'an' : 'a';
}

export function withArticle(noun: string): string {
  return `${article(noun)} ${noun}`;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function list(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** The texts of pairs whose condition holds. */
export function held(...pairs: readonly (readonly [boolean, string])[]): string[] {
  return pairs.filter(([holds]) => holds).map(([, text]) => text);
}

export function squareFeet(area: number | null): string {
  return `${(area ?? 0).toLocaleString('en-US')} square feet`;
}

export function streetOf({ site }: Home): string {
  return `${site.streetName} ${site.streetSuffix}`;
}

/** The neighborhood as people say it: "the Mission", "Noe Valley". */
export function placeOf({ site }: Home): string {
  return site.market.namesWithThe.includes(site.neighborhood.name) ? `the ${site.neighborhood.name}` : site.neighborhood.name;
}

/** The nearest known place and how far it lies as the crow flies: "0.3 miles". */
export function nearbyOf({ site }: Home): { name: string; distance: string } | null {
  let nearest: { name: string; km: number } | null = null;
  for (const [name, latitude, longitude] of site.market.landmarks) {
    const km = kmBetween([site.latitude, site.longitude], [latitude, longitude]);
    if (km < FARTHEST_KM && (nearest === null || km < nearest.km)) nearest = { name, km };
  }
  if (nearest === null) return null;
  const miles = Math.max(0.1, Math.round((nearest.km / KM_PER_MILE) * 10) / 10);
  return { name: nearest.name, distance: `${miles} miles` };
}

/** RESO View values in running text. */
const viewWords: Record<string, string> = {
  'Twin Peaks': 'Twin Peaks',
  'San Francisco': 'San Francisco',
  'City Lights': 'city lights',
  'Park/Greenbelt': 'the park',
  'Bridge(s)': 'the bridge',
  'Trees/Woods': 'the trees',
  Downtown: 'downtown',
  Intracoastal: 'the Intracoastal Waterway',
  'Golf Course': 'the fairways',
};

export function viewOf({ features }: Home): string | null {
  const [view] = features.view;
  return view === undefined ? null : (viewWords[view.name] ?? `the ${view.name.toLowerCase()}`);
}

/** RESO AssociationAmenities in running text. */
export const amenityWords: Record<string, string> = {
  'Fitness Center': 'a fitness center',
  Pool: 'a pool',
  'Spa/Hot Tub': 'a spa',
  'Roof Deck': 'a roof deck',
  Clubhouse: 'a clubhouse',
  Barbecue: 'a barbecue area',
  'Tennis Court(s)': 'tennis courts',
  Storage: 'storage',
};
