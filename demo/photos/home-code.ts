/** What the illustrator can draw from the street. */
export const homeStyles = [
  'victorian',
  'edwardian',
  'stucco',
  'bungalow',
  'midcentury',
  'modern',
  'townhouse',
  'walkup',
  'tower',
  'loft',
  'storefront',
  'land',
  'spanish',
  'ranch',
  'colonial',
  'farmhouse',
  'charleston',
  'deco',
  'coral',
  'manufactured',
] as const;
export type HomeStyle = (typeof homeStyles)[number];

/** Where it stands: neighbors, planting, light and what lies behind follow from it. */
export const looks = ['sanfrancisco', 'eastbay', 'losangeles', 'miami', 'triangle', 'lowcountry'] as const;
export type Look = (typeof looks)[number];

/** How its kitchen and baths were last done. */
export const finishes = ['original', 'updated', 'new'] as const;
export type Finish = (typeof finishes)[number];

/** What one sees from the home, or behind it: the last picture. */
export const outlooks = [
  'garden',
  'deck',
  'pool',
  'city',
  'water',
  'bridge',
  'ocean',
  'marsh',
  'hills',
  'woods',
  'street',
] as const;
export type Outlook = (typeof outlooks)[number];

/** All that a drawn home's pictures depend on. It travels inside the photo's address, so drawing needs no database. */
export interface DrawnHome {
  style: HomeStyle;
  look: Look;
  finish: Finish;
  /** Storeys of the whole building, 1–60. */
  storeys: number;
  /** Garage doors to draw, 0–3. */
  garages: number;
  /** 0 (studio) to 9. */
  bedrooms: number;
  /** In the living room: 0 or 1. */
  fireplaces: number;
  outlook: Outlook;
  /** Six characters 0–9 a–z; colours, light and details follow from it. Homes of one building begin with the same three. */
  seed: string;
}

export const scenes = ['front', 'living', 'kitchen', 'dining', 'bedroom', 'second-bedroom', 'bath', 'outlook', 'parcel'] as const;
export type Scene = (typeof scenes)[number];

const codePattern = /^([a-z]+)-([a-z]+)-([a-z]+)-(\d{1,2})-(\d)-(\d)-([01])-([a-z]+)-([0-9a-z]{6})$/;

/** The home as one path segment, e.g. `victorian-sanfrancisco-new-3-1-2-1-city-k3f9a0`. */
export function encodeHome(home: DrawnHome): string {
  const { style, look, finish, storeys, garages, bedrooms, fireplaces, outlook, seed } = home;
  return [style, look, finish, storeys, garages, bedrooms, fireplaces, outlook, seed].join('-');
}

/** The home of a code, or undefined for anything that `encodeHome` would not have written. */
export function parseHomeCode(code: string): DrawnHome | undefined {
  const match = codePattern.exec(code);
  if (!match) return undefined;
  const [, styleText, lookText, finishText, storeys, garages, bedrooms, fireplaces, outlookText, seed] = match;
  const style = homeStyles.find((known) => known === styleText);
  const look = looks.find((known) => known === lookText);
  const finish = finishes.find((known) => known === finishText);
  const outlook = outlooks.find((known) => known === outlookText);
  if (!style || !look || !finish || !outlook || seed === undefined) return undefined;
  const counts = {
    storeys: Number(storeys),
    garages: Number(garages),
    bedrooms: Number(bedrooms),
    fireplaces: Number(fireplaces),
  };
  const home: DrawnHome = { style, look, finish, ...counts, outlook, seed };
  if (home.storeys < 1 || home.storeys > 60 || home.garages > 3) return undefined;
  // One home, one address: `…-03-…` would be a second cache entry of the same picture.
  return encodeHome(home) === code ? home : undefined;
}

/** The pictures of a home in order; picture n of an address is the n-th of these, counted from 1. */
export function scenesOf(home: DrawnHome): Scene[] {
  if (home.style === 'land') return ['front', 'parcel', 'outlook'];
  if (home.style === 'storefront') return ['front', 'living', 'bath', 'outlook'];
  return [
    'front',
    'living',
    'kitchen',
    ...(home.bedrooms >= 2 ? (['dining'] as const) : []),
    ...(home.bedrooms >= 1 ? (['bedroom'] as const) : []),
    ...(home.bedrooms >= 3 ? (['second-bedroom'] as const) : []),
    'bath',
    'outlook',
  ];
}

/** Raise it when pictures are drawn otherwise: addresses carry it, so that no browser and no cache shows an old one for a new. */
export const DRAWING_VERSION = 2;

/** Addresses of all pictures of a home, to which `?w=` may be added. */
export function photoAddresses(home: DrawnHome): string[] {
  const code = encodeHome(home);
  return scenesOf(home).map((_, index) => `/api/listings/photos/demo/${code}/${index + 1}-v${DRAWING_VERSION}`);
}
