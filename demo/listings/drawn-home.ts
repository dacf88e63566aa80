import type { DrawnHome, Finish, Outlook } from '#demo/photos/home-code.ts';
import { createRandom, type Random } from '#demo/random.ts';
import type { HomeCondition } from './features.ts';
import type { Home } from './home.ts';

const finishOf: Record<HomeCondition, Finish> = {
  new: 'new',
  renovated: 'new',
  updated: 'updated',
  original: 'original',
  fixer: 'original',
};

const outlookOfView: Record<string, Outlook> = {
  Bay: 'water',
  Ocean: 'ocean',
  Lake: 'water',
  Water: 'water',
  River: 'water',
  Canal: 'water',
  Intracoastal: 'water',
  Harbor: 'water',
  Marina: 'water',
  Creek: 'marsh',
  Marsh: 'marsh',
  'Bridge(s)': 'bridge',
  Hills: 'hills',
  'Twin Peaks': 'hills',
  Mountains: 'hills',
  Canyon: 'hills',
  'Trees/Woods': 'woods',
  'Park/Greenbelt': 'woods',
  'Golf Course': 'woods',
};

const seedFrom = (random: Random, length: number): string =>
  Array.from({ length }, () => random.int(0, 35).toString(36)).join('');

/** What the illustrator needs to know of a home; it says nothing that the record does not. */
export function drawnHomeOf(home: Home, random: Random): DrawnHome {
  const { building } = home;
  const seed = building
    ? seedFrom(createRandom(`${building.name} ${building.site.streetNumber}`), 3) + seedFrom(random, 3)
    : seedFrom(random, 6);
  const doors = home.hasAttachedGarage || home.style === 'townhouse' ? Math.min(home.garageSpaces, 3) : 0;
  return {
    style: home.style,
    look: home.site.market.look,
    finish: finishOf[home.features.condition],
    storeys: home.storeys,
    garages: home.building || home.type === 'parking' ? 0 : doors,
    bedrooms: home.units > 1 ? 2 : Math.min(home.bedrooms, 9),
    fireplaces: Math.min(home.features.fireplaces, 1),
    outlook: outlookOf(home),
    seed,
  };
}

function outlookOf({ features }: Home): Outlook {
  const [view] = features.view;
  if (view !== undefined) return outlookOfView[view.name] ?? 'city';
  if (features.hasPool) return 'pool';
  if (features.patio.includes('Deck')) return 'deck';
  if (features.lot.includes('Garden') || features.patio.includes('Patio')) return 'garden';
  return 'street';
}
