import { capital, held, list, type Telling } from './words.ts';

export function living({ home: { features, yearBuilt }, random }: Telling): string[] {
  const { interior, flooring } = features;
  const details = held(
    [interior.includes('High Ceilings'), 'high ceilings'],
    [interior.includes('Beamed Ceilings'), 'beamed ceilings'],
    [flooring.includes('Hardwood'), random.pick(['hardwood floors', 'wood floors'])],
    [flooring.includes('Terrazzo'), 'terrazzo floors'],
    [flooring.includes('Marble'), 'marble floors'],
    [flooring.includes('Concrete'), 'concrete floors'],
    [interior.includes('Crown Molding'), 'crown molding'],
    [interior.includes('Built-in Features'), (yearBuilt ?? 0) < 1946 ? 'period built-ins' : 'built-in cabinets'],
    [interior.includes('Skylight(s)'), 'skylights'],
  );
  const fire = features.fireplaces > 1 ? 'two fireplaces' : features.fireplaces === 1 ? 'a fireplace' : null;
  if (fire && details.length > 0) {
    return [
      random.pick([
        `The living room has ${list([fire, ...details])}.`,
        `${capital(list(details))} lead to a living room with ${fire}.`,
        `${capital(fire)} in the living room, ${list(details)} throughout the main rooms.`,
        `The main rooms show ${list(details)}; the living room adds ${fire}.`,
        `Gather by ${features.fireplaces > 1 ? 'one of two fireplaces' : 'the fireplace'} among ${list(details)}.`,
      ]),
    ];
  }
  if (fire)
    return [
      random.pick([
        `The living room centers on ${fire}.`,
        `${capital(fire)} in the living room.`,
        `The living room is warmed by ${fire}.`,
      ]),
    ];
  if (details.length === 0) return [];
  return [
    random.pick([
      `Inside, ${list(details)}.`,
      `The main rooms have ${list(details)}.`,
      `The home has ${list(details)}.`,
      `${capital(list(details))} run through the main rooms.`,
      `Note the ${list(details)}.`,
    ]),
  ];
}

export function kitchen({ home: { features }, random }: Telling): string[] {
  const { interior, appliances } = features;
  const details = held(
    [interior.includes('Stone Counters'), 'stone counters'],
    [interior.includes('Kitchen Island'), 'an island'],
    [interior.includes('Breakfast Bar'), 'a breakfast bar'],
    [appliances.includes('Gas Range'), 'a gas range'],
    [appliances.includes('Wine Refrigerator'), 'a wine refrigerator'],
  );
  const dining = interior.includes('Formal Dining Room');
  const sentences =
    details.length > 1
      ? [
          random.pick([
            `The kitchen has ${list(details)}.`,
            `Cook with ${list(details)}.`,
            `A kitchen with ${list(details)}.`,
            `The kitchen is fitted with ${list(details)}.`,
            `In the kitchen, ${list(details)}.`,
            `${capital(list(details))} equip the kitchen.`,
          ]),
        ]
      : [];
  if (dining)
    sentences.push(
      random.pick([
        'There is a formal dining room.',
        'Meals move to a formal dining room.',
        'The dining room is formal and separate.',
      ]),
    );
  return sentences;
}

export function condition({ home: { features, units, yearBuilt }, random }: Telling): string[] {
  const year = yearBuilt ?? 0;
  switch (features.condition) {
    case 'new':
      return random.chance(0.5)
        ? [random.pick(['Recent construction throughout.', 'Little wear: it was built only lately.'])]
        : [];
    case 'renovated':
      return [
        random.pick([
          'Renovated throughout.',
          'Recently renovated, with work done throughout.',
          'The interior has been renovated.',
          `Renovated from what was built in ${year}.`,
          'Kitchen and baths were part of the renovation.',
        ]),
      ];
    case 'fixer':
      return [
        random.pick([
          'In need of work, and priced for it.',
          'A fixer: bring a contractor.',
          'It needs updating throughout.',
          'Sold in its present state, with much to do.',
        ]),
      ];
    case 'original':
      return random.chance(0.55)
        ? [
            units > 1
              ? random.pick(['Units are in original condition.', 'The units wait for an update.'])
              : random.pick([
                  'Well kept and in largely original condition.',
                  `Much is as it was in ${year}.`,
                  'Original finishes, cared for over the years.',
                ]),
          ]
        : [];
    case 'updated':
      return random.chance(0.45)
        ? [
            random.pick([
              'Updated over the years.',
              'Tastefully updated.',
              'Updates have been made along the way.',
              'Kept current over time.',
            ]),
          ]
        : [];
  }
}

/** Plainer facts, of which a listing tells one or two. */
export function comforts({ home: { features, units, storeys, type }, random }: Telling): string[] {
  if (units > 1) return [];
  const told = [
    ...held(
      [features.laundry.includes('Laundry Room'), random.pick(['A separate laundry room.', 'Laundry has a room of its own.'])],
      [
        features.laundry.includes('In Unit'),
        random.pick(['In-unit laundry.', 'The washer and dryer are in the unit.', 'Laundry is in the home.']),
      ],
      [
        features.interior.includes('Walk-In Closet(s)'),
        random.pick(['Closets include a walk-in.', 'The bedroom has a walk-in closet.']),
      ],
      [features.interior.includes('Wet Bar'), 'A wet bar serves guests.'],
      [features.cooling.includes('Central Air'), random.pick(['Central air conditioning.', 'Cooled by central air.'])],
      [features.heating.includes('Heat Pump'), random.pick(['Heated by an efficient heat pump.', 'A heat pump keeps it warm.'])],
      [features.heating.includes('Radiant'), 'Radiant heat.'],
      [features.appliances.includes('Dishwasher') && random.chance(0.2), 'The kitchen comes with a dishwasher.'],
      [type === 'house' && storeys === 1, random.pick(['All on one level.', 'Single-story living.'])],
      [type === 'house' && storeys >= 3, `Laid out over ${storeys === 3 ? 'three' : storeys} levels.`],
    ),
  ];
  const first = random.int(0, Math.max(0, told.length - 1));
  return [...told.slice(first), ...told.slice(0, first)].slice(0, random.int(1, 2));
}
