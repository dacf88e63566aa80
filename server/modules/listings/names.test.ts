import { describe, expect, it } from 'vitest';
import { areaKey, licenseKey, normalizeAddress, normalizeName, normalizeStreet } from './names.ts';

describe('names of areas', () => {
  it('compare without case, accents, punctuation and double blanks', () => {
    expect(normalizeName('  Coeur d’Alene ')).toBe('coeur dalene');
    expect(normalizeName('Cañon  City')).toBe('canon city');
    expect(normalizeName('Raleigh–Durham')).toBe('raleigh durham');
    expect(normalizeName('St. Petersburg')).toBe('st petersburg');
  });

  it('of streets write suffix and directions out, and leave a saint a saint', () => {
    expect(normalizeStreet('Sanchez St.')).toBe('sanchez street');
    expect(normalizeStreet('W Main St')).toBe('west main street');
    expect(normalizeStreet('5th Ave NE')).toBe('5th avenue northeast');
    expect(normalizeStreet('St James Ct')).toBe('st james court');
    expect(normalizeStreet('Avenue E')).toBe('avenue e');
  });

  it('of addresses keep the number and treat the rest as a street', () => {
    expect(normalizeAddress('2250 Powell St.')).toBe('2250 powell street');
    expect(normalizeAddress('2250')).toBe('2250');
  });

  it.each([
    ['county', 'King County', 'king'],
    ['county', 'Orleans Parish', 'orleans'],
    ['zip-code', '94114-2208', '94114'],
    ['state-abbreviated', ' ca ', 'CA'],
    ['street', 'Folsom St', 'folsom street'],
    ['neighborhood', 'Noe Valley', 'noe valley'],
  ] as const)('as %s "%s" has the key "%s"', (nameType, name, key) => {
    expect(areaKey(nameType, name)).toBe(key);
  });
});

describe('licence numbers', () => {
  it('compare without prefix, blanks and punctuation', () => {
    for (const written of ['01234567', 'DRE #01234567', 'CalBRE# 01234567', 'Lic. 01234567', 'dre 0123-4567']) {
      expect(licenseKey(written)).toBe('01234567');
    }
  });
});
