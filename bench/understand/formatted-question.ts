/** Brings what a table says and what was read into one spelling, part by part, so that they can be compared and errors be counted by part. */
import { propertyTypes } from '#contract/listing-vocabulary.ts';
import type { NamedArea } from '#contract/listing-search.ts';
import type { PropertyType } from '#contract/listing-vocabulary.ts';
import { exampleResults } from '#server/modules/built-in-assistant/question-parser/examples/example-results.ts';
import { formatQuestion } from '#server/modules/built-in-assistant/question-parser/examples/format-question.ts';
import { similarTo } from '#server/modules/built-in-assistant/question-parser/likeness-search.ts';
import { knownPlaces, type KnownPlace } from './places.ts';

/** `beds` → `3..`; whatever is no search stands whole under `reading`. */
export type FormattedQuestion = ReadonlyMap<string, string>;

/** "No condos" is every other residential type, docs/product/search.md. */
const notWhereExcluded = new Set<PropertyType>([
  'apartment-for-rent',
  'rental',
  'commercial',
  'commercial-industrial',
  'lots-and-land',
  'income',
  'other',
]);

const nameOf = ({ nameType, name, context }: Pick<NamedArea, 'nameType' | 'name' | 'context'>) => {
  const around = [context?.city, context?.stateAbbreviated].filter(Boolean).join(' ');
  return `${nameType} ${name}${around ? ` (${around})` : ''}`;
};

/** A place by its name alone, with its city or state behind a comma, or with its kind in front. */
function findKnown(written: string): KnownPlace {
  const found = knownPlaces.filter(({ nameType, name, context: { city, stateAbbreviated } }) =>
    [name, `${name}, ${city}`, `${name}, ${stateAbbreviated}`, `${nameType} ${name}`].includes(written),
  );
  const [place, other] = found;
  if (!place || other) throw new Error(`The tables mean ${found.length} places by "${written}"; places.tsv has them.`);
  return place;
}

/** "Noe Valley + Bernal Heights", "San Francisco not Sunset": each by itself. */
function wholeArea(written: string): string {
  const [within = '', ...except] = written.split(/(?:^|\s)not\s/);
  const areas = within.split(' + ').filter(Boolean).map(oneArea).join(' + ');
  return [areas, ...except.map((one) => `not ${oneArea(one)}`)].filter(Boolean).join(' ');
}

function oneArea(written: string): string {
  const radius = /^radius (\S+) mi of (.+)$/.exec(written);
  if (!radius) return nameOf(findKnown(written));
  const { center } = findKnown(radius[2] ?? '');
  return `radius ${radius[1]} mi of ${center?.latitude} ${center?.longitude}`;
}

/** More like a listing of the examples: the search that it gives. */
function searchLike(mlsId: string): string {
  const listing = exampleResults.find((one) => one.mlsId === mlsId);
  if (!listing) throw new Error(`The examples have no listing ${mlsId}.`);
  return formatQuestion({ kind: 'search', search: similarTo(listing), unusedWords: [], notes: [], change: 'new' });
}

/** What the table's author may leave short is written out: places by their names, and "not TYPE". */
export function spellOut(expected: string): string {
  const which = /^ask which (.+)$/.exec(expected);
  if (which?.[1]) {
    const places = which[1].split(' or ').map((place) => nameOf(findKnown(place)));
    return `ask which ${places.join(' or ')}`;
  }
  const like = /^like \S+:(\S+)$/.exec(expected)?.[1];
  if (like) return searchLike(like);
  return expected
    .split(' · ')
    .map((part) => {
      if (part.startsWith('in ')) return `in ${wholeArea(part.slice(3))}`;
      // "2026-11-20..2026-11-20" and "2..2" are one value.
      const [field, value] = part.split(' ');
      const [low, high] = value?.split('..') ?? [];
      if (low && low === high) return `${field} ${low}`;
      const excluded = /^type not (.+)$/.exec(part)?.[1]?.split(' ');
      if (!excluded) return part;
      return `type ${propertyTypes.filter((type) => !notWhereExcluded.has(type) && !excluded.includes(type)).join(' ')}`;
    })
    .join(' · ');
}

const unordered = new Set(['type', 'status']);
/** What a search does without being told. */
const defaults = new Set(['status active', 'page 1']);

export function partsOf(reading: string): FormattedQuestion {
  const search = reading.split(' | ')[0] ?? '';
  if (search.startsWith('ask which')) return new Map([['reading', search.slice(10).split(' or ').sort().join(' or ')]]);
  if (/^(?:ask|pick|compare|cannot|greeting|thanks|help)\b/.test(search)) return new Map([['reading', search]]);
  const parts = search.split(' · ').filter((part) => part !== 'everything' && !defaults.has(part));
  const read = new Map<string, string>();
  for (const part of parts) {
    const [field = '', ...values] = part.split(' ');
    const value = (unordered.has(field) ? values.sort() : values).join(' ');
    // Copy and figures are no search: what kind they are is told first, and then their own parts.
    if (field === 'market' || field === 'write') read.set('reading', part);
    else read.set(field, read.has(field) ? [read.get(field), value].sort().join(' and ') : value);
  }
  return read;
}

/** The parts in which two readings differ. */
export function differences(expected: FormattedQuestion, actual: FormattedQuestion): string[] {
  if (expected.get('reading') !== actual.get('reading')) return ['reading'];
  return [...new Set([...expected.keys(), ...actual.keys()])].filter((field) => expected.get(field) !== actual.get(field));
}
