import { readList, readNumber, readText, readWholeNumber, readYesNo, type FieldReader } from './fields.ts';
import { lookupKey } from './lookup.ts';
import { toSquareFeet } from './sizes.ts';
import { statedValues, statesNone } from './values.ts';

const area = { min: 0, max: 9_999_999 };
const MAX_FIREPLACES = 99;
const MAX_CONDITIONS = 10;

function readSquareFeet(reader: FieldReader, field: string, unitField: string): number | null {
  const size = readNumber(reader, field, area);
  return size === null ? null : toSquareFeet(size, readText(reader, unitField));
}

const withoutBasement = /crawl|slab|^none$|^no$|^nobasement$/;

/** Below grade: whether there is a basement, and how many square feet it has. Nothing is taken from the absence of a field. */
export function readBasement(reader: FieldReader) {
  const finished = readSquareFeet(reader, 'BelowGradeFinishedArea', 'BelowGradeFinishedAreaUnits');
  const unfinished = readSquareFeet(reader, 'BelowGradeUnfinishedArea', 'BelowGradeUnfinishedAreaUnits');
  const parts = finished === null && unfinished === null ? null : (finished ?? 0) + (unfinished ?? 0);
  const whole = readSquareFeet(reader, 'BasementArea', 'BasementAreaUnits') ?? parts;
  const kinds = [...readList(reader, 'Basement'), ...readList(reader, 'BasementFeatures')].map(lookupKey);
  const isNamed = statedValues(reader, 'Basement').some((kind) => !withoutBasement.test(lookupKey(kind)));
  const isDenied = kinds.length > 0 && kinds.every((kind) => withoutBasement.test(kind) || kind === 'none' || kind === 'no');
  const stated = readYesNo(reader, 'BasementYN') ?? (isNamed ? true : isDenied ? false : null);
  const hasBasement = whole ? true : (stated ?? (whole === 0 ? false : null));
  return { has_basement: hasBasement, basement_sqft: hasBasement === false ? 0 : whole, basement_finished_sqft: finished };
}

export function readFireplaces(reader: FieldReader): number | null {
  const count = readWholeNumber(reader, 'FireplacesTotal', { min: 0, max: MAX_FIREPLACES });
  if (count !== null) return count;
  return readYesNo(reader, 'FireplaceYN') === false || statesNone(reader, 'FireplaceFeatures') ? 0 : null;
}

const ratings: Record<string, number> = {
  verypoor: 1,
  poor: 2,
  fair: 3,
  belowaverage: 4,
  average: 5,
  aboveaverage: 6,
  good: 7,
  verygood: 8,
  excellent: 9,
  veryexcellent: 10,
};

/**
 * How a home is kept: the words of PropertyCondition, and a rating where the record has one. RESO has no field for a rating; county rolls
 * have, from 1 to 10 or in the same ten words, and a file's mapping calls it ConditionRating.
 */
export function readCondition(reader: FieldReader) {
  const conditions = statedValues(reader, 'PropertyCondition').map(lookupKey).slice(0, MAX_CONDITIONS);
  const [only, ...others] = conditions;
  const word =
    readText(reader, 'ConditionRating') ?? (only !== undefined && others.length === 0 && only in ratings ? only : null);
  const rating = word === null ? null : (ratings[lookupKey(word)] ?? Number(word));
  return {
    property_conditions: [...new Set(conditions)],
    condition_rating: rating !== null && Number.isInteger(rating) && rating >= 1 && rating <= 10 ? rating : null,
  };
}

/** The year of the last renovation: stated, else the effective year where that is later than the year of building. */
export function readYearRenovated(reader: FieldReader, yearBuilt: number | null): number | null {
  const years = { min: 1600, max: Number(reader.today.slice(0, 4)) + 10, zeroIsUnknown: true };
  const stated = readWholeNumber(reader, ['YearRenovated', 'YearRemodeled'], years);
  const effective = readWholeNumber(reader, 'YearBuiltEffective', years);
  const year = stated ?? effective;
  return year !== null && yearBuilt !== null && year <= yearBuilt ? null : year;
}
