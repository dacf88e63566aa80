import { held, nearbyOf, placeOf, squareFeet, streetOf, viewOf, type Telling } from './words.ts';

/** Lots, storefronts, workshops and parking spaces. */
export function tellWithoutRooms({ home, isLease, random }: Telling): string {
  const place = placeOf(home);
  const street = streetOf(home);
  if (home.type === 'parking')
    return random.pick([
      `Deeded parking space on ${street} in ${place}.`,
      `One deeded space in a garage on ${street}, ${place}.`,
    ]);
  const near = nearbyOf(home);
  const close = near && random.chance(0.6) ? [`It lies ${near.distance} from ${near.name}.`] : [];
  if (home.type === 'land') {
    const size = squareFeet(home.lotSqFt);
    const seen = viewOf(home);
    return [
      random.pick([
        `Vacant lot of ${size} on ${street} in ${place}.`,
        `A building lot in ${place} of ${size}.`,
        `${size} of land on ${street}, ${place}.`,
        `Build in ${place}: a lot of ${size} on ${street}.`,
      ]),
      ...held(
        [home.features.lot.includes('Sloped Down'), 'The lot slopes down from the street.'],
        [home.features.lot.includes('Level'), 'The lot is level.'],
        [home.features.lot.includes('Wooded'), 'It is wooded.'],
        [home.features.lot.includes('Corner Lot'), 'It stands on a corner.'],
      ),
      ...(seen ? [`Views reach to ${seen}.`] : []),
      ...close,
      random.pick([
        'Buyers to verify what may be built.',
        'Buyers should ask the city what may be built.',
        'Utilities and permits to be verified by the buyer.',
      ]),
    ].join(' ');
  }
  const size = squareFeet(home.livingAreaSqFt);
  const kind = home.type === 'industrial' ? 'Industrial building' : 'Storefront';
  return [
    random.pick([
      `${kind} of ${size} on ${street}${isLease ? ', for lease' : ''}.`,
      `Commercial space in ${place}, ${size}.`,
      `${size} of commercial space on ${street} in ${place}.`,
    ]),
    `Built in ${home.yearBuilt}, with forced-air heating and air conditioning.`,
    ...close,
  ].join(' ');
}
