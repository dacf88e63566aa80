import { areaKey } from '../names.ts';
import { readList, readNumber, readText, type FieldReader } from './fields.ts';

/** `Unit 4B` and `#4B` stay, `4B` becomes `#4B`. */
function unitLine(unit: string | null): string | null {
  if (unit === null) return null;
  return /^[a-z0-9-]{1,8}$/i.test(unit) ? `#${unit}` : unit;
}

function joined(...parts: (string | null)[]): string | null {
  return parts.filter((part) => part !== null).join(' ') || null;
}

/** The part of an unparsed address before city, state and ZIP. */
function firstLineOf(unparsed: string): string {
  return unparsed.split(',')[0]?.trim() ?? unparsed;
}

/** Address lines, and the keys under which address and street are found. */
export function readAddress(reader: FieldReader) {
  const number = readText(reader, 'StreetNumber', 'StreetNumberNumeric');
  const street = joined(
    readText(reader, 'StreetDirPrefix'),
    readText(reader, 'StreetName'),
    readText(reader, 'StreetSuffix'),
    readText(reader, 'StreetDirSuffix'),
  );
  const unparsed = readText(reader, 'UnparsedAddress');
  const line1 = street ? joined(number, street) : unparsed && firstLineOf(unparsed);
  const streetOfLine = street ?? (line1 && /^\d\S*\s+\S/.test(line1) ? line1.replace(/^\S+\s+/, '') : null);
  return {
    address_line1: line1,
    address_line2: unitLine(readText(reader, 'UnitNumber')),
    street: streetOfLine,
    address_key: line1 && areaKey('street-and-number', line1),
    street_key: streetOfLine && areaKey('street', streetOfLine),
  };
}

/** The named areas that a listing lies in, each with its key. */
export function readAreas(reader: FieldReader) {
  const city = readText(reader, 'City', 'PostalCity');
  const county = readText(reader, 'CountyOrParish');
  const minor = readText(reader, 'MLSAreaMinor');
  const district = readText(reader, 'MLSAreaMajor') ?? minor;
  const neighborhood = readText(reader, 'SubdivisionName') ?? minor;
  const zip = readText(reader, 'PostalCode');
  const schoolDistricts = readSchoolDistricts(reader);
  return {
    city,
    city_key: city && areaKey('city', city),
    county,
    county_key: county && areaKey('county', county),
    district,
    district_key: district && areaKey('district', district),
    neighborhood,
    neighborhood_key: neighborhood && areaKey('neighborhood', neighborhood),
    state: readState(reader),
    zip_code: zip && areaKey('zip-code', zip),
    school_districts: schoolDistricts.map(({ name }) => name),
    school_district_keys: schoolDistricts.map(({ key }) => key),
  };
}

/** One for each level of school, and a column of `listings` for each; what a feed names beyond is a mistake. */
const MAX_SCHOOL_DISTRICTS = 3;

function readSchoolDistricts(reader: FieldReader): { name: string; key: string }[] {
  const names = [
    ...readList(reader, 'HighSchoolDistrict'),
    ...readList(reader, 'MiddleOrJuniorSchoolDistrict'),
    ...readList(reader, 'ElementarySchoolDistrict'),
  ];
  const named = names.map((name) => ({ name, key: areaKey('school-district', name) }));
  return named.filter(({ key }, at) => named.findIndex((one) => one.key === key) === at).slice(0, MAX_SCHOOL_DISTRICTS);
}

function readState(reader: FieldReader): string | null {
  const state = readText(reader, 'StateOrProvince');
  if (state === null || /^[a-z]{2}$/i.test(state)) return state?.toUpperCase() ?? null;
  reader.problems.push('StateOrProvince is not two letters');
  return null;
}

/** Coordinates, or none where they cannot be meant: out of range, or 0/0 (feeds that have none write that). */
export function readCoordinates(reader: FieldReader): { latitude: number | null; longitude: number | null } {
  const anywhere = { min: -Infinity, max: Infinity };
  // A coordinate that is no number at all costs the listing its point, not the listing.
  const lenient: FieldReader = { ...reader, problems: [] };
  const latitude = readNumber(lenient, 'Latitude', anywhere);
  const longitude = readNumber(lenient, 'Longitude', anywhere);
  const isPlace =
    latitude !== null &&
    longitude !== null &&
    Math.abs(latitude) <= 90 &&
    Math.abs(longitude) <= 180 &&
    !(latitude === 0 && longitude === 0);
  return isPlace ? { latitude, longitude } : { latitude: null, longitude: null };
}
