import type { Shape } from '../guess/shapes.ts';
import { splitAddress, splitUnit } from './addresses.ts';
import { readDateCell } from './dates.ts';
import { asPeopleWrite, isNoArea, streetAsPeopleWrite, withoutAreaCode } from './names.ts';
import { readBathsCell, readMoney, readNumberCell, readWholeCell, readYear, readYesNoCell } from './numbers.ts';
import { readLivingCell, readLotCell } from './sizes.ts';

/** The fields of a record as they are filled. */
export type Fields = Record<string, unknown>;

/** Reads a cell into one field or several; false: it could not. */
export type CellReader = (text: string, into: Fields) => boolean;

export function single<Value>(field: string, read: (text: string) => Value | undefined): CellReader {
  return (text, into) => {
    const value = read(text);
    if (value === undefined) return false;
    into[field] = value;
    return true;
  };
}

/** Fields of places that people write in capitals. */
const placeFields = new Set([
  'City',
  'CountyOrParish',
  'SubdivisionName',
  'MLSAreaMajor',
  'StreetName',
  'StreetSuffix',
  'UnparsedAddress',
]);
const areaFields = new Set(['SubdivisionName', 'MLSAreaMajor']);

function readPlace(field: string): CellReader {
  return (text, into) => {
    if (areaFields.has(field) && isNoArea(text)) return true;
    const plain = areaFields.has(field)
      ? withoutAreaCode(text)
      : field === 'CountyOrParish'
        ? text.replace(/ county$/i, '')
        : text;
    if (field === 'StreetName') return readStreetName(plain, into);
    const name = /^Street/.test(field) ? streetAsPeopleWrite(plain) : asPeopleWrite(plain);
    into[field] = name;
    if (name !== text && !/Address|^Street/.test(field)) into[`${field}AsWritten`] = text;
    return true;
  };
}

/** "E 1st St #204" is a street with the unit behind it, though its number stands elsewhere. */
function readStreetName(text: string, into: Fields): boolean {
  const { street, unit } = splitUnit(`1 ${text}`);
  into['StreetName'] = streetAsPeopleWrite(street.slice(2));
  if (unit !== undefined) into['UnitNumber'] ??= unit;
  return true;
}

/** "The Palms, 400 Bay Rd": the name of the building stands before its street. */
const buildingBefore = /^[^\d,]+,\s*(?=\d+\s+[a-z])/i;

/** Words in the place of a street that nobody is told. */
const isWithheld = (street: string): boolean => /\b(?:undisclosed|withheld|not disclosed)\b/i.test(street);

function readStreet(text: string, into: Fields): boolean {
  if (isWithheld(text)) return true;
  const { street, unit } = splitUnit(text.replace(buildingBefore, ''));
  into['UnparsedAddress'] = asPeopleWrite(street);
  if (unit !== undefined) into['UnitNumber'] ??= unit;
  return true;
}

function readBaths(text: string, into: Fields): boolean {
  const baths = readBathsCell(text);
  if (!baths) return false;
  if (baths.full === undefined) into['BathroomsTotalDecimal'] = baths.total;
  else {
    into['BathroomsFull'] ??= baths.full;
    into['BathroomsHalf'] ??= baths.half;
    if (baths.threeQuarter !== undefined) into['BathroomsThreeQuarter'] ??= baths.threeQuarter;
    if (baths.quarter !== undefined) into['BathroomsOneQuarter'] ??= baths.quarter;
  }
  return true;
}

function readFullAddress(text: string, into: Fields): boolean {
  const address = splitAddress(text);
  if (!address) {
    into['UnparsedAddress'] ??= text;
    return true;
  }
  if (address.street !== undefined && !isWithheld(address.street)) into['UnparsedAddress'] ??= asPeopleWrite(address.street);
  if (address.unit !== undefined) into['UnitNumber'] ??= address.unit;
  if (address.city !== undefined) into['City'] ??= asPeopleWrite(address.city);
  if (address.state !== undefined) into['StateOrProvince'] ??= address.state;
  if (address.zip !== undefined) into['PostalCode'] ??= address.zip;
  return true;
}

/** How cells are read by the form of a field. What is not here is taken as it stands. */
export function readerOf(field: string, shape: Shape | undefined, thisYear: number): CellReader {
  if (field === 'FullAddress') return readFullAddress;
  if (field === 'UnparsedAddress') return readStreet;
  if (placeFields.has(field)) return readPlace(field);
  switch (shape) {
    case 'money':
      return single(field, readMoney);
    case 'number':
    case 'latitude':
    case 'longitude':
      return single(field, readNumberCell);
    case 'garage':
      return (text, into) =>
        single(field, readNumberCell)(text, into) ||
        (readYesNoCell(text) !== undefined && ((into['GarageYN'] = readYesNoCell(text)), true));
    case 'whole':
    case 'beds':
      return single(field, readWholeCell);
    case 'baths':
      return readBaths;
    case 'area':
    case 'living':
      return single(field, readLivingCell);
    case 'lot':
      return single(field, (text) => readLotCell(text, 'square feet'));
    case 'acres':
      return (text, into) => {
        const squareFeet = readLotCell(text, 'acres');
        // A column of square feet beside it is as exact as the file is.
        if (squareFeet !== undefined) into['LotSizeSquareFeet'] ||= squareFeet;
        return squareFeet !== undefined;
      };
    case 'year':
      return single(field, readYear);
    case 'date':
      return single(field, (text) => readDateCell(text, 'month-first', thisYear));
    case 'yesno':
      return single(field, readYesNoCell);
    default:
      return single(field, (text) => text);
  }
}
