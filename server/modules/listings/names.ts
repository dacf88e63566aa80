import type { AreaNameType } from '#contract/listing-vocabulary.ts';

const onlyAscii = /^[\x20-\x7e]*$/;

/** The form in which names are compared: lower case, no accents or punctuation, single spaces. `Coeur d’Alene` → `coeur dalene`. */
export function normalizeName(name: string): string {
  // Nearly all names, in a third of the time.
  if (onlyAscii.test(name)) {
    return name
      .toLowerCase()
      .replace(/['`.]/g, '')
      .replace(/&/g, ' and ')
      .replace(/[^a-z0-9]+/g, ' ')
      .trim();
  }
  return name
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/['’`.]/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** USPS abbreviations of street suffixes and directions, as far as they are common in addresses. */
const suffixes: Record<string, string> = {
  st: 'street',
  str: 'street',
  ave: 'avenue',
  av: 'avenue',
  blvd: 'boulevard',
  dr: 'drive',
  rd: 'road',
  ln: 'lane',
  ct: 'court',
  pl: 'place',
  ter: 'terrace',
  terr: 'terrace',
  cir: 'circle',
  pkwy: 'parkway',
  hwy: 'highway',
  sq: 'square',
  trl: 'trail',
  aly: 'alley',
  plz: 'plaza',
  xing: 'crossing',
};
const directions: Record<string, string> = {
  n: 'north',
  s: 'south',
  e: 'east',
  w: 'west',
  ne: 'northeast',
  nw: 'northwest',
  se: 'southeast',
  sw: 'southwest',
};

/**
 * A street with its suffix and directions written out: `W Main St.` → `west main street`. Only the last word (or the one before a
 * closing direction) is taken for a suffix, so that `St James Court` keeps its saint.
 */
export function normalizeStreet(street: string): string {
  const words = normalizeName(street).split(' ');
  const last = words.length - 1;
  const closing = last > 1 ? directions[words[last] ?? ''] : undefined;
  const suffixAt = closing ? last - 1 : last;
  return words
    .map((word, at) => {
      if (at === suffixAt && at > 0) return suffixes[word] ?? word;
      if (at === last && closing) return closing;
      if (at === 0 && last > 0) return directions[word] ?? word;
      return word;
    })
    .join(' ');
}

/** `2250 Powell St` → `2250 powell street`; the number is everything up to the first blank. */
export function normalizeAddress(address: string): string {
  const normalized = normalizeName(address);
  const blank = normalized.indexOf(' ');
  return blank < 0 ? normalized : `${normalized.slice(0, blank)} ${normalizeStreet(normalized.slice(blank + 1))}`;
}

/** Longer names are one where they begin alike: an entry of an index holds five keys, and 2,700 bytes at most. */
const MAX_KEY_LENGTH = 100;

/** `King County` → `king`, `Orleans Parish` → `orleans`: feeds and people write both. */
function normalizeCounty(county: string): string {
  return normalizeName(county).replace(/ (county|parish|borough)$/, '');
}

/** The key under which an area of a kind is stored and looked up; empty when nothing of the name is left. */
export function areaKey(nameType: AreaNameType, name: string): string {
  return wholeKey(nameType, name).slice(0, MAX_KEY_LENGTH).trimEnd();
}

function wholeKey(nameType: AreaNameType, name: string): string {
  switch (nameType) {
    case 'street-and-number':
      return normalizeAddress(name);
    case 'street':
      return normalizeStreet(name);
    case 'county':
      return normalizeCounty(name);
    case 'zip-code':
      return name.trim().slice(0, 5);
    case 'state-abbreviated':
      return name.trim().toUpperCase();
    case 'neighborhood':
    case 'city':
    case 'district':
    case 'school-district':
      return normalizeName(name);
  }
}

const licenseWords =
  /^(?:(?:CALIFORNIA|CAL|CA|STATE|DRE|BRE|TREC|REAL ESTATE|AGENT|BROKER|LICEN[SC]E|LIC|NUMBER|NO|ID)(?=[^A-Z]|[DB]RE|LIC)[^A-Z0-9]*)+/;

/** Licence numbers are compared without blanks, punctuation, case and words before them, such as `DRE #` or `CA License No.`. */
export function licenseKey(license: string): string {
  const upper = license.trim().toUpperCase();
  return upper.replace(licenseWords, '').replace(/[^A-Z0-9]/g, '');
}

/** Numbers are padded to this many digits in California; elsewhere to fewer or none. */
const LICENSE_DIGITS = 9;

/** The keys under which a licence may be stored: people and feeds leave leading zeros out, or write them. */
export function licenseKeys(license: string): string[] {
  const key = licenseKey(license);
  const digits = key.replace(/^0+/, '');
  if (digits === '' || !/^\d+$/.test(digits)) return [key];
  const padded = Array.from({ length: Math.max(0, LICENSE_DIGITS - digits.length) }, (_, at) =>
    digits.padStart(digits.length + at + 1, '0'),
  );
  return [...new Set([key, digits, ...padded])];
}
