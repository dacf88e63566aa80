import type { Random } from '#server/modules/listings/photos/random.ts';
import type { Home } from './home.ts';
import { amenityWords, article, capital, list, nounOf, numberWords, placeOf, roomsOf, viewWords } from './remark-words.ts';
import { isUnit } from './sizes.ts';

/**
 * Public remarks written from a home's facts, three to seven sentences. They say nothing that the record does not
 * hold, and nothing about who might live there (fair housing).
 */
export function writeRemarks(home: Home, isLease: boolean, random: Random): string {
  if (home.type === 'land') return landRemarks(home, random);
  if (home.type === 'commercial') return commercialRemarks(home, random);
  const sentences = [
    opening(home, isLease, random),
    ...random
      .pick([
        [living, kitchen],
        [kitchen, living],
      ])
      .flatMap((write) => write(home, random)),
    ...conditionSentence(home, random),
    ...outside(home, random),
    ...view(home, random),
    ...comforts(home, random),
    ...parking(home, random),
    ...building(home, random),
    ...terms(home, isLease, random),
  ];
  return sentences.join(' ');
}

function opening(home: Home, isLease: boolean, random: Random): string {
  const place = placeOf(home);
  const noun = nounOf(home);
  const named = `${article(noun)} ${noun}`;
  const street = `${home.site.streetName} ${home.site.streetSuffix}`;
  const rooms = roomsOf(home);
  const area = `${(home.livingAreaSqFt ?? 0).toLocaleString('en-US')} square feet`;
  const year = home.yearBuilt ?? 0;
  if (home.units > 1) {
    const units = `${numberWords[home.units] ?? home.units} units`;
    return random.pick([
      `${capital(units)} in a building of ${year} on ${street} in ${place}, ${home.bedrooms} bedrooms in all.`,
      `${capital(named)} in ${place} with ${units}, ${home.bedrooms} bedrooms and ${area} in total.`,
    ]);
  }
  return random.pick([
    `${capital(named)} on ${street} in ${place} with ${rooms}.`,
    `Built in ${year}, this ${noun} in ${place} has ${rooms}.`,
    `${capital(rooms)} in ${article(noun)} ${noun} of about ${area} in ${place}.`,
    `${isLease ? 'For lease' : 'New to the market'} in ${place}: ${article(noun)} ${noun} with ${rooms}.`,
    `This ${year} ${noun} on ${street} offers ${rooms} across about ${area}.`,
    ...(home.floor && home.floor > 1 ? [`On floor ${home.floor} in ${place}, ${article(noun)} ${noun} with ${rooms}.`] : []),
  ]);
}

function living({ features, building: inBuilding }: Home, random: Random): string[] {
  const details = [
    features.interior.includes('High Ceilings') && 'high ceilings',
    features.flooring.includes('Hardwood') && 'hardwood floors',
    features.flooring.includes('Concrete') && 'concrete floors',
    features.interior.includes('Built-in Features') && 'original built-ins',
    features.interior.includes('Skylight(s)') && 'skylights',
  ].filter((detail) => detail !== false);
  const fire = features.fireplaces > 1 ? 'two fireplaces' : features.fireplaces === 1 ? 'a fireplace' : null;
  if (fire && details.length > 0) {
    return [
      random.pick([
        `The living room has ${list([fire, ...details])}.`,
        `${capital(list(details))} lead to a living room with ${fire}.`,
      ]),
    ];
  }
  if (fire) return [random.pick([`The living room centers on ${fire}.`, `${capital(fire)} in the living room.`])];
  if (details.length === 0) return [];
  return [
    random.pick([
      `Inside, ${list(details)}.`,
      `The main rooms have ${list(details)}.`,
      inBuilding ? `The home has ${list(details)}.` : `Throughout, ${list(details)}.`,
    ]),
  ];
}

function kitchen({ features }: Home, random: Random): string[] {
  const details = [
    features.interior.includes('Stone Counters') && 'stone counters',
    features.interior.includes('Kitchen Island') && 'an island',
    features.interior.includes('Breakfast Bar') && 'a breakfast bar',
    features.appliances.includes('Gas Range') && 'a gas range',
  ].filter((detail) => detail !== false);
  const dining = features.interior.includes('Formal Dining Room');
  if (dining && details.length <= 1) return ['There is a formal dining room.'];
  return [
    ...(details.length > 1
      ? [random.pick([`The kitchen has ${list(details)}.`, `Cook with ${list(details)}.`, `A kitchen with ${list(details)}.`])]
      : []),
    ...(dining ? [random.pick(['A formal dining room sits beside it.', 'There is a formal dining room.'])] : []),
  ];
}

function conditionSentence({ features, units }: Home, random: Random): string[] {
  switch (features.condition) {
    case 'new':
      return [random.pick(['Recent construction throughout.', 'The building is of recent construction.'])];
    case 'renovated':
      return [
        random.pick([
          'Renovated throughout.',
          'Recently renovated, with work done throughout.',
          'The interior has been renovated.',
        ]),
      ];
    case 'fixer':
      return [
        random.pick(['In need of work, and priced for it.', 'A fixer: bring a contractor.', 'It needs updating throughout.']),
      ];
    case 'original':
      return random.chance(0.5)
        ? [units > 1 ? 'Units are in original condition.' : 'Well kept and in largely original condition.']
        : [];
    case 'updated':
      return random.chance(0.4) ? [random.pick(['Updated over the years.', 'Tastefully updated.'])] : [];
  }
}

function outside({ features, lotSqFt, type, building: inBuilding }: Home, random: Random): string[] {
  const places = [
    features.patio.includes('Deck') && 'a deck',
    features.patio.includes('Patio') && 'a patio',
    features.patio.includes('Balcony') && 'a balcony',
    features.lot.includes('Garden') && 'a garden',
  ].filter((place) => place !== false);
  const lead = random.pick(inBuilding || type !== 'house' ? ['Outside,', 'There is'] : ['Outside,', 'There is', 'Out back,']);
  const sentences = places.length > 0 ? [`${lead} ${list(places)}.`] : [];
  if (features.patio.includes('Front Porch')) {
    sentences.push(random.pick(['A wide front porch faces the street.', 'Mornings start on the front porch.']));
  }
  if (type === 'house' && lotSqFt && random.chance(0.3)) {
    sentences.push(`The lot measures ${lotSqFt.toLocaleString('en-US')} square feet.`);
  }
  return sentences;
}

/** Plainer facts, of which a listing tells one or two. */
function comforts({ features, units }: Home, random: Random): string[] {
  if (units > 1) return [];
  const told = [
    features.laundry.includes('Laundry Room') && 'A separate laundry room.',
    features.laundry.includes('In Unit') && random.pick(['In-unit laundry.', 'The washer and dryer are in the unit.']),
    features.interior.includes('Walk-In Closet(s)') &&
      random.pick(['Closets include a walk-in.', 'The bedroom has a walk-in closet.']),
    features.cooling.includes('Central Air') && 'Central air conditioning.',
    features.heating.includes('Heat Pump') && 'Heated by an efficient heat pump.',
    features.heating.includes('Radiant') && 'Radiant heat.',
    features.lot.includes('Corner Lot') && 'The house stands on a corner lot.',
    features.appliances.includes('Dishwasher') && random.chance(0.3) && 'The kitchen comes with a dishwasher.',
  ].filter((sentence) => sentence !== false);
  return told.slice(0, 2);
}

function view({ features }: Home, random: Random): string[] {
  const seen = features.view.map((name) => viewWords[name] ?? name);
  if (seen.length === 0) return [];
  return [random.pick([`Views of ${list(seen)}.`, `The windows look out to ${list(seen)}.`, `Views reach to ${list(seen)}.`])];
}

function parking(home: Home, random: Random): string[] {
  const { garageSpaces, units } = home;
  if (garageSpaces === 0) return [];
  if (units > 1) return [`Garage parking for ${numberWords[garageSpaces] ?? garageSpaces}.`];
  if (isUnit(home.type))
    return [
      garageSpaces === 1
        ? random.pick(['One garage space is included.', 'Comes with a garage space.'])
        : `${capital(numberWords[garageSpaces] ?? '')} garage spaces are included.`,
    ];
  const kind = `${numberWords[garageSpaces]}-car garage`;
  return [
    random.pick([
      `${home.hasAttachedGarage ? 'Attached' : 'Detached'} ${kind}.`,
      `A ${kind} completes the property.`,
      `Parking in the ${kind}.`,
    ]),
  ];
}

function building({ building: inBuilding }: Home, random: Random): string[] {
  if (!inBuilding) return [];
  const offers = [
    inBuilding.hasDoorman && 'a doorman',
    ...inBuilding.amenities.map((name) => amenityWords[name] ?? false),
    inBuilding.hasElevator && 'an elevator',
  ].filter((offer) => offer !== false);
  if (offers.length === 0) return [];
  return [random.pick([`${inBuilding.name} has ${list(offers)}.`, `Residents of ${inBuilding.name} share ${list(offers)}.`])];
}

function terms(home: Home, isLease: boolean, random: Random): string[] {
  const extra = [
    ...(home.features.hasSolar ? ['Solar panels are in place.'] : []),
    ...(home.features.interior.includes('In-Law Floorplan')
      ? [random.pick(['The lower level has an in-law floor plan.', 'Flexible in-law floor plan.'])]
      : []),
  ];
  if (isLease) return extra;
  if (home.type === 'tic') extra.push('Offered as a tenancy in common.');
  if (home.type === 'coop') extra.push('Offered as shares in a cooperative.');
  return extra;
}

function landRemarks(home: Home, random: Random): string {
  const size = `${(home.lotSqFt ?? 0).toLocaleString('en-US')} square feet`;
  const place = placeOf(home);
  const ground = home.features.lot.includes('Sloped Down')
    ? ' The lot slopes down from the street.'
    : home.features.lot.includes('Level')
      ? ' The lot is level.'
      : '';
  const corner = home.features.lot.includes('Corner Lot') ? ' It stands on a corner.' : '';
  const seen = view(home, random).map((sentence) => ` ${sentence}`);
  const first = random.pick([
    `Vacant lot of ${size} on ${home.site.streetName} ${home.site.streetSuffix} in ${place}.`,
    `A building lot in ${place} of ${size}.`,
  ]);
  return `${first}${ground}${corner}${seen.join('')} Buyers to verify what may be built.`;
}

function commercialRemarks(home: Home, random: Random): string {
  const size = `${(home.livingAreaSqFt ?? 0).toLocaleString('en-US')} square feet`;
  const first = random.pick([
    `Storefront of ${size} on ${home.site.streetName} ${home.site.streetSuffix}.`,
    `Commercial space in ${placeOf(home)}, ${size}.`,
  ]);
  return `${first} Built in ${home.yearBuilt}, with forced-air heating and air conditioning.`;
}
