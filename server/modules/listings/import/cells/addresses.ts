import { parseAddress } from 'addresser';
import { z } from 'zod';
import { stateAbbreviations } from '../../places/us-states.ts';

export interface SplitAddress {
  street?: string;
  unit?: string;
  city?: string;
  state?: string;
  zip?: string;
}

const unitWords = 'unit|apt\\.?|apartment|suite|ste\\.?|penthouse|ph|spc|space|trlr|lot|bldg\\.?|no\\.?|rm';
/** "327 East 3rd Street, 2C", and "15 Prospect Street, U:2". */
const unitBehindComma = /^(\d.*?[a-z.].*?),\s*(?:u:\s*)?([a-z]{0,2}-?\d{1,4}-?[a-z]{0,2}|[a-z]|ph)$/i;
const unitBehind = new RegExp(
  `^(\\d.*?[a-z.].*?)[ ,]+(?:(?:${unitWords})\\b\\s*#?\\s*|#\\s*)([a-z]{0,3}-?\\d{0,5}-?[a-z]{0,2})$`,
  'i',
);

/** "123 Main St Unit 2G" → its street and "2G". */
export function splitUnit(street: string): { street: string; unit?: string } {
  const match = unitBehind.exec(street.trim()) ?? unitBehindComma.exec(street.trim());
  const [, line = '', unit = ''] = match ?? [];
  return line !== '' && unit !== ''
    ? { street: line.replace(/[ ,]+$/, ''), unit: unit.toUpperCase() }
    : { street: street.trim() };
}

/** Two letters for a state in letters or in words; undefined for what is none. */
export function readState(text: string): string | undefined {
  const plain = text.trim().replace(/\./g, '').toLowerCase();
  if (/^[a-z]{2}$/.test(plain))
    return Object.values(stateAbbreviations).includes(plain.toUpperCase()) || territories.has(plain)
      ? plain.toUpperCase()
      : undefined;
  return stateAbbreviations[plain] ?? (plain === 'puerto rico' ? 'PR' : undefined);
}

const territories = new Set(['pr', 'vi', 'gu', 'as', 'mp']);

/** States whose ZIP codes begin with 0, which spreadsheets take for a number. */
const zeroStates = new Set(['CT', 'MA', 'ME', 'NH', 'NJ', 'RI', 'VT', 'NY', 'PR', 'VI']);

/** Five digits: "95814-1234", "95814.0", "z95814", and "2134" of Massachusetts. */
export function readZip(text: string, state: string | null): string | undefined {
  const match = /^[a-z]?(\d{3,5})(?:\.0*|-?\d{4})?$/i.exec(text.trim());
  const digits = match?.[1] ?? (/^\d{9}$/.test(text) ? text.slice(0, 5) : '');
  if (digits.length === 5) return digits;
  const mayLackZero = state === null || zeroStates.has(state);
  return digits !== '' && mayLackZero && !/^[a-z]/i.test(text) ? digits.padStart(5, '0') : undefined;
}

const country = /^(?:usa?|united states(?: of america)?|u\.s\.a?\.?)$/i;

/**
 * A whole address in its parts: by its commas where it has them, which keeps it as it is written, else by a library that knows the cities
 * of each state. Undefined where neither can tell a street or a place.
 */
export function splitAddress(text: string): SplitAddress | undefined {
  const parts = text.split(/\s*[,\n|]\s*/).filter((part) => part !== '' && !country.test(part));
  const tail = /^(?:(.*?)\s+)?([a-z]{2}|[a-z]{4,}(?: [a-z]{4,})?)\.?\s+(\d{5})(?:-?\d{4})?$/i;
  if (parts.length >= 2) {
    const address: SplitAddress = {};
    const last = parts.at(-1) ?? '';
    const ending = tail.exec(last);
    const endState = ending ? readState(ending[2] ?? '') : undefined;
    if (ending && endState) {
      Object.assign(address, { state: endState, zip: ending[3] });
      parts.pop();
      if (ending[1]) parts.push(ending[1]);
    } else {
      if (/^\d{5}(?:-\d{4})?$/.test(last)) address.zip = parts.pop()?.slice(0, 5) ?? '';
      const state = readState(parts.at(-1) ?? '');
      if (state && parts.length > 1) {
        parts.pop();
        address.state = state;
      }
    }
    if (parts.length >= 2) {
      const city = parts.pop() ?? '';
      if (/\d/.test(city)) return byLibrary(text);
      const { street, unit } = splitUnit(parts.join(' '));
      return { ...address, street, ...(unit === undefined ? {} : { unit }), city };
    }
    if (parts.length === 1 && address.state !== undefined) {
      const [only = ''] = parts;
      return /^\d+\S*\s+\S/.test(only) ? byLibrary(text) : { ...address, city: only };
    }
  }
  return byLibrary(text);
}

const part = z.string().min(1).optional();
const parsedSchema = z.object({
  addressLine1: part,
  addressLine2: part,
  placeName: z.string().min(1),
  stateAbbreviation: part,
  zipCode: part,
});

function byLibrary(text: string): SplitAddress | undefined {
  try {
    const { addressLine1, addressLine2, placeName, stateAbbreviation, zipCode } = parsedSchema.parse(parseAddress(text));
    const unit = addressLine2?.replace(new RegExp(`^(?:${unitWords})\\b\\s*#?\\s*|^#\\s*`, 'i'), '');
    return {
      ...(addressLine1 ? { street: addressLine1 } : {}),
      ...(unit ? { unit } : {}),
      city: placeName,
      ...(stateAbbreviation ? { state: stateAbbreviation } : {}),
      ...(zipCode ? { zip: zipCode.slice(0, 5) } : {}),
    };
  } catch {
    // It throws for what it cannot read.
    return undefined;
  }
}
