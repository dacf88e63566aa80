import { readNumber, readText, readWholeNumber, type FieldReader } from './fields.ts';
import { lookupKey } from './lookup.ts';

export const SQUARE_FEET_PER_SQUARE_METRE = 10.763_910_416_709_722;
export const SQUARE_FEET_PER_ACRE = 43_560;
const SQUARE_FEET_PER_HECTARE = SQUARE_FEET_PER_SQUARE_METRE * 10_000;

const squareFeetPer: Record<string, number> = {
  squarefeet: 1,
  sqft: 1,
  squarefoot: 1,
  squaremeters: SQUARE_FEET_PER_SQUARE_METRE,
  squaremetres: SQUARE_FEET_PER_SQUARE_METRE,
  sqm: SQUARE_FEET_PER_SQUARE_METRE,
  acres: SQUARE_FEET_PER_ACRE,
  acre: SQUARE_FEET_PER_ACRE,
  hectares: SQUARE_FEET_PER_HECTARE,
};

/** An area in square feet; no unit means square feet. Null for a unit that we do not know. */
export function toSquareFeet(area: number, unit: string | null): number | null {
  const factor = unit === null ? 1 : squareFeetPer[lookupKey(unit)];
  return factor === undefined ? null : Math.round(area * factor);
}

const MAX_LIVING_AREA_SQFT = 9_999_999;
const MAX_LOT_SIZE_SQFT = 2_000_000_000;

function readArea(reader: FieldReader, field: string, unitField: string, max: number): number | null {
  const area = readNumber(reader, field, { min: 0, max, zeroIsUnknown: true });
  if (area === null) return null;
  const unit = readText(reader, unitField);
  const squareFeet = toSquareFeet(area, unit);
  if (squareFeet === null) reader.problems.push(`${unitField} is not a unit that is known`);
  else if (squareFeet > max) reader.problems.push(`${field} is ${squareFeet} square feet, which is more than ${max}`);
  else return squareFeet || null;
  return null;
}

/** Living area in whole square feet; 0 means unknown. */
export function readLivingArea(reader: FieldReader): number | null {
  return (
    readArea(reader, 'LivingArea', 'LivingAreaUnits', MAX_LIVING_AREA_SQFT) ??
    readArea(reader, 'AboveGradeFinishedArea', 'AboveGradeFinishedAreaUnits', MAX_LIVING_AREA_SQFT)
  );
}

/** Lot in whole square feet: stated so, else from acres, else from an area with its unit; 0 means unknown. */
export function readLotSize(reader: FieldReader): number | null {
  const squareFeet = readNumber(reader, 'LotSizeSquareFeet', { min: 0, max: MAX_LOT_SIZE_SQFT, zeroIsUnknown: true });
  if (squareFeet !== null) return Math.round(squareFeet) || null;
  const acres = readNumber(reader, 'LotSizeAcres', {
    min: 0,
    max: MAX_LOT_SIZE_SQFT / SQUARE_FEET_PER_ACRE,
    zeroIsUnknown: true,
  });
  if (acres !== null) return Math.round(acres * SQUARE_FEET_PER_ACRE) || null;
  return readArea(reader, 'LotSizeArea', 'LotSizeUnits', MAX_LOT_SIZE_SQFT);
}

/** From this many bedrooms on, their number is checked against the living area. */
const MANY_BEDROOMS = 10;
const MIN_SQFT_PER_BEDROOM = 60;

/** Bedrooms; many of them in an area that could not hold them are a typing mistake of the feed (33 in 1,620 square feet). */
export function readBedrooms(reader: FieldReader, livingAreaSqFt: number | null): number | null {
  const bedrooms = readWholeNumber(reader, 'BedroomsTotal', { min: 0, max: 99 });
  if (
    bedrooms !== null &&
    bedrooms >= MANY_BEDROOMS &&
    livingAreaSqFt !== null &&
    livingAreaSqFt / bedrooms < MIN_SQFT_PER_BEDROOM
  ) {
    reader.problems.push(`BedroomsTotal is ${bedrooms}, which ${livingAreaSqFt} square feet cannot hold`);
  }
  return bedrooms;
}

export function readYearBuilt(reader: FieldReader): number | null {
  const thisYear = Number(reader.today.slice(0, 4));
  return readWholeNumber(reader, 'YearBuilt', { min: 1600, max: thisYear + 10, zeroIsUnknown: true });
}
