/** A small gazetteer for the examples, found the way the listings module finds places: exact names, and near ones for longer names. */
import type { AreaFilter } from '#contract/listing-search.ts';
import type { PlaceCandidate } from '../parsed-question.ts';
import { placePhrases } from '../place-phrases.ts';
import { likeness } from '../place-mentions.ts';

type Row = [
  nameType: PlaceCandidate['nameType'],
  name: string,
  city: string | null,
  state: string,
  listings: number,
  center?: [number, number],
];
const rows: Row[] = [
  ['city', 'San Francisco', null, 'CA', 3000, [37.76, -122.44]],
  ['county', 'San Francisco', null, 'CA', 3000],
  ['city', 'Oakland', null, 'CA', 2000, [37.8, -122.25]],
  ['city', 'Berkeley', null, 'CA', 400],
  ['city', 'Alameda', null, 'CA', 120],
  ['county', 'Alameda', null, 'CA', 2600],
  ['city', 'Richmond', null, 'CA', 90],
  ['neighborhood', 'Richmond', 'San Francisco', 'CA', 160],
  ['county', 'King', null, 'WA', 6000],
  ['state-abbreviated', 'WA', null, 'WA', 6000],
  ['state-abbreviated', 'CA', null, 'CA', 5000],
  ['city', 'Portland', null, 'OR', 900],
  ['city', 'Portland', null, 'ME', 40],
  ['city', 'Seattle', null, 'WA', 5000, [47.61, -122.33]],
  ['city', 'Kent', null, 'WA', 300],
  ['city', 'Mobile', null, 'AL', 200],
  ['city', 'Charleston', null, 'SC', 700],
  ['county', 'Berkeley', null, 'SC', 500],
  ['city', 'Miami', null, 'FL', 1500],
  ['neighborhood', 'Noe Valley', 'San Francisco', 'CA', 110, [37.751, -122.433]],
  ['neighborhood', 'Mission', 'San Francisco', 'CA', 210],
  ['neighborhood', 'Mission Bay', 'San Francisco', 'CA', 90, [37.771, -122.391]],
  ['neighborhood', 'Sunset', 'San Francisco', 'CA', 180],
  ['neighborhood', 'Outer Sunset', 'San Francisco', 'CA', 120],
  ['neighborhood', 'Bernal Heights', 'San Francisco', 'CA', 130],
  ['neighborhood', 'Pacific Heights', 'San Francisco', 'CA', 100],
  ['neighborhood', 'Nob Hill', 'San Francisco', 'CA', 90],
  ['neighborhood', 'Inner Potrero', 'San Francisco', 'CA', 60],
  ['neighborhood', 'Outer Potrero', 'San Francisco', 'CA', 70],
  ['neighborhood', 'Glen Canyon', 'San Francisco', 'CA', 30],
  ['neighborhood', 'Canyon Terrace', 'San Francisco', 'CA', 20],
  ['neighborhood', 'Haight Ashbury', 'San Francisco', 'CA', 27],
  ['neighborhood', 'Rockridge', 'Oakland', 'CA', 150, [37.844, -122.251]],
  ['neighborhood', 'Temescal', 'Oakland', 'CA', 90],
  ['neighborhood', 'Lake Merritt', 'Oakland', 'CA', 60, [37.803, -122.259]],
  ['neighborhood', 'South Beach', 'San Francisco', 'CA', 80],
  ['neighborhood', 'South Beach', 'Miami', 'FL', 85],
  ['zip-code', '94114', 'San Francisco', 'CA', 150, [37.758, -122.435]],
  ['zip-code', '94110', 'San Francisco', 'CA', 200],
  ['zip-code', '94618', 'Oakland', 'CA', 130],
  ['zip-code', '98103', 'Seattle', 'WA', 600],
  ['street-and-number', '250 Bryant St', 'San Francisco', 'CA', 12, [37.789, -122.397]],
  ['street-and-number', '611 Grand Ave', 'Oakland', 'CA', 1, [37.8107, -122.2509]],
  ['street-and-number', '3161 Dellwynd Place', 'San Francisco', 'CA', 1],
  ['school-district', 'Berkeley Unified School District', 'Berkeley', 'CA', 380],
];

/** An address of no listing on a street that has some. */
const BESIDE = '250 Bryant St';

const candidates = rows.map(([nameType, name, city, stateAbbreviated, listingCount, center]) => ({
  nameType,
  name,
  context: { city, stateAbbreviated },
  listingCount,
  center: center ? { latitude: center[0], longitude: center[1] } : null,
  ...(name === BESIDE ? { isBeside: true } : {}),
}));

export function findExamplePlaces(phrases: string[]): PlaceCandidate[] {
  return phrases.flatMap((phrase) =>
    candidates
      .filter(({ name }) => {
        const plain = name.toLowerCase();
        const spoken = phrase.replace(/^the /, '');
        return (
          plain === spoken ||
          plain === `${spoken} unified school district` ||
          (spoken.length >= 5 && (likeness(spoken, plain) >= 0.6 || ` ${plain} `.includes(` ${spoken} `)))
        );
      })
      .map((candidate) => ({ ...candidate, phrase, exact: candidate.name.toLowerCase() === phrase })),
  );
}

export const examplePlacesIn = (text: string, standing?: AreaFilter | null) => findExamplePlaces(placePhrases(text, standing));
