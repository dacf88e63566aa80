import {
  capital,
  nearbyOf,
  nounOf,
  numberWords,
  placeOf,
  roomsOf,
  squareFeet,
  streetOf,
  viewOf,
  withArticle,
  type Telling,
} from './words.ts';

/** The first sentence, from what sets the home apart: its view, its floor, its garden, its time, or only its rooms. */
export function opening({ home, isLease, random }: Telling): string {
  const noun = nounOf(home);
  const facts: Facts = {
    noun,
    named: withArticle(noun),
    place: placeOf(home),
    street: streetOf(home),
    rooms: roomsOf(home),
    area: squareFeet(home.livingAreaSqFt),
    year: home.yearBuilt ?? 0,
  };
  if (home.units > 1) return random.pick(ofBuildings(home.units, home.bedrooms, facts));
  return random.pick([...plain(facts, isLease), ...special(home, facts)]);
}

interface Facts {
  noun: string;
  named: string;
  place: string;
  street: string;
  rooms: string;
  area: string;
  year: number;
}

function ofBuildings(units: number, bedrooms: number, { named, noun, street, place, area, year }: Facts): string[] {
  const homes = `${numberWords[units] ?? units} units`;
  return [
    `${capital(homes)} in a building of ${year} on ${street} in ${place}, ${bedrooms} bedrooms in all.`,
    `${capital(named)} in ${place} with ${homes}, ${bedrooms} bedrooms and ${area} in total.`,
    `On ${street}: ${named} of ${homes}, about ${area}, built in ${year}.`,
    `This ${year} ${noun} in ${place} holds ${homes} with ${bedrooms} bedrooms between them.`,
    `${capital(homes)}, ${bedrooms} bedrooms, about ${area}: ${named} on ${street}.`,
  ];
}

function plain({ noun, named, place, street, rooms, area, year }: Facts, isLease: boolean): string[] {
  return [
    `${capital(named)} on ${street} in ${place} with ${rooms}.`,
    `Built in ${year}, this ${noun} in ${place} has ${rooms}.`,
    `${capital(rooms)} in ${named} of about ${area} in ${place}.`,
    `${isLease ? 'For lease' : 'New to the market'} in ${place}: ${named} with ${rooms}.`,
    `This ${year} ${noun} on ${street} offers ${rooms} across about ${area}.`,
    `In ${place} on ${street}: ${named} of about ${area} with ${rooms}.`,
    `About ${area}, ${rooms}: ${named} on ${street}.`,
    `${capital(street)} in ${place} is the address of this ${noun} with ${rooms}.`,
    `Come and see this ${noun} in ${place}, built in ${year}, with ${rooms}.`,
  ];
}

function special(home: Telling['home'], { noun, named, place, street, rooms, area, year }: Facts): string[] {
  const { features, floor, building, lotSqFt, type } = home;
  const openings: string[] = [];
  const seen = viewOf(home);
  const near = nearbyOf(home);
  if (seen) {
    openings.push(
      `With views of ${seen}, this ${noun} on ${street} has ${rooms}.`,
      `${capital(seen)} from the windows, ${rooms} inside: ${named} in ${place}.`,
      `Views of ${seen} set this ${noun} in ${place} apart; it has ${rooms}.`,
    );
  }
  if (floor && floor > 1) {
    openings.push(
      `On floor ${floor} in ${place}, ${named} with ${rooms}.`,
      `Up on floor ${floor}: ${rooms} and about ${area} in ${place}.`,
    );
  }
  if (building)
    openings.push(
      `In ${building.name} in ${place}, ${named} with ${rooms}.`,
      `${building.name} offers ${named} of about ${area} with ${rooms}.`,
    );
  if (near) openings.push(`${capital(near.distance)} from ${near.name}, this ${noun} has ${rooms}.`);
  if (features.hasPool) openings.push(`A pool, ${rooms} and about ${area}: ${named} in ${place}.`);
  if (features.lot.includes('Corner Lot')) openings.push(`On a corner of ${street}, ${named} with ${rooms}.`);
  if (features.patio.includes('Front Porch')) openings.push(`Behind its front porch, this ${noun} in ${place} has ${rooms}.`);
  if (features.lot.includes('Garden') && type === 'house')
    openings.push(`A garden on ${street} in ${place}, and ${named} with ${rooms}.`);
  if (features.condition === 'renovated') openings.push(`Renovated, in ${place}: ${named} of ${year} with ${rooms}.`);
  if (features.condition === 'new') openings.push(`Of recent construction (${year}), this ${noun} in ${place} has ${rooms}.`);
  if (features.condition === 'fixer') openings.push(`A project in ${place}: ${named} of ${year} with ${rooms}.`);
  if (type === 'house' && (lotSqFt ?? 0) > 12_000)
    openings.push(`On ${squareFeet(lotSqFt)} of land in ${place}, ${named} with ${rooms}.`);
  if (year < 1940) openings.push(`Standing since ${year}, this ${noun} on ${street} has ${rooms}.`);
  return openings;
}
