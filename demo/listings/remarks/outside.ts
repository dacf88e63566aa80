import { isUnit } from '../sizes.ts';
import { amenityWords, capital, held, list, nearbyOf, numberWords, squareFeet, viewOf, type Telling } from './words.ts';

export function outside({ home, random }: Telling): string[] {
  const { features, lotSqFt, type } = home;
  const { patio, lot } = features;
  const places = held(
    [features.hasPool, 'a pool'],
    [patio.includes('Deck'), 'a deck'],
    [patio.includes('Patio'), 'a patio'],
    [patio.includes('Screened'), 'a screened porch'],
    [patio.includes('Balcony'), 'a balcony'],
    [lot.includes('Garden'), 'a garden'],
  );
  const leads = type === 'house' ? ['Outside,', 'There is', 'Out back,', 'Behind the house,'] : ['Outside,', 'There is', 'Also'];
  const sentences = places.length > 0 ? [`${random.pick(leads)} ${list(places)}.`] : [];
  if (patio.includes('Front Porch') && random.chance(0.7))
    sentences.push(
      random.pick([
        'A wide front porch faces the street.',
        'Mornings start on the front porch.',
        'The front porch looks onto the street.',
      ]),
    );
  const grounds = held(
    [lot.includes('Wooded'), random.pick(['The lot is wooded.', 'Trees shade the lot.'])],
    [lot.includes('Cul-De-Sac'), random.pick(['The street ends in a cul-de-sac.', 'Set on a cul-de-sac.'])],
    [lot.includes('Corner Lot'), 'The house stands on a corner lot.'],
  );
  sentences.push(...grounds.slice(0, 1));
  if (type === 'house' && lotSqFt && random.chance(0.35))
    sentences.push(random.pick([`The lot measures ${squareFeet(lotSqFt)}.`, `It stands on ${squareFeet(lotSqFt)} of land.`]));
  return sentences;
}

export function view({ home, random }: Telling): string[] {
  const seen = viewOf(home);
  if (seen === null) return [];
  return [
    random.pick([`Views of ${seen}.`, `The windows look out to ${seen}.`, `Views reach to ${seen}.`, `Enjoy views of ${seen}.`]),
  ];
}

/** How far it is to a place that people know, as the crow flies. */
export function nearby({ home, random }: Telling): string[] {
  const near = nearbyOf(home);
  if (near === null || !random.chance(0.55)) return [];
  const isMany = near.name.startsWith('the shops');
  return [
    random.pick([
      `${capital(near.name)} ${isMany ? 'are' : 'is'} ${near.distance} away.`,
      `It is ${near.distance} to ${near.name}.`,
      `${capital(near.name)} ${isMany ? 'lie' : 'lies'} ${near.distance} off.`,
    ]),
  ];
}

export function parking({ home, random }: Telling): string[] {
  const { garageSpaces, openSpaces, units } = home;
  if (garageSpaces === 0) return openSpaces > 0 && random.chance(0.4) ? ['Off-street parking in the driveway.'] : [];
  const count = numberWords[garageSpaces] ?? String(garageSpaces);
  if (units > 1) return [`Garage parking for ${count}.`];
  if (isUnit(home.type))
    return [
      garageSpaces === 1
        ? random.pick(['One garage space is included.', 'Comes with a garage space.', 'A garage space goes with it.'])
        : `${capital(count)} garage spaces are included.`,
    ];
  const kind = `${count}-car garage`;
  return [
    random.pick([
      `${home.hasAttachedGarage ? 'Attached' : 'Detached'} ${kind}.`,
      `A ${kind} completes the property.`,
      `Parking in the ${kind}.`,
      `There is a ${kind}.`,
    ]),
  ];
}

export function building({ home: { building: one }, random }: Telling): string[] {
  if (!one) return [];
  const offers = [
    ...held([one.hasDoorman, 'a doorman']),
    ...one.amenities.flatMap((name) => amenityWords[name] ?? []),
    ...held([one.hasElevator, 'an elevator']),
  ];
  if (offers.length === 0) return [];
  const built = `built in ${one.yearBuilt}`;
  return [
    random.pick([
      `${one.name} has ${list(offers)}.`,
      `Residents of ${one.name} share ${list(offers)}.`,
      `${one.name}, ${built}, offers ${list(offers)}.`,
      `The building, ${built}, has ${list(offers)}.`,
      `Shared by all: ${list(offers)}.`,
    ]),
  ];
}

export function terms({ home, isLease, random }: Telling): string[] {
  const { features, type, hoaMonthlyDollars } = home;
  const told = held(
    [features.hasSolar, random.pick(['Solar panels are in place.', 'Solar panels help with the electric bill.'])],
    [
      features.interior.includes('In-Law Floorplan'),
      random.pick(['The lower level has an in-law floor plan.', 'Flexible in-law floor plan.']),
    ],
  );
  if (isLease) return told;
  if (hoaMonthlyDollars !== null && type !== 'manufacturedInPark' && random.chance(0.12))
    told.push(`Association dues come to about $${hoaMonthlyDollars.toLocaleString('en-US')} a month.`);
  if (type === 'tic') told.push('Offered as a tenancy in common.');
  if (type === 'coop') told.push('Offered as shares in a cooperative.');
  return told;
}
