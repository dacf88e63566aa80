import { describe, expect, it } from 'vitest';
import { areaKey, licenseKey, licenseKeys, normalizeAddress, normalizeName, normalizeStreet } from './names.ts';

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
  it('compare without words before them, blanks and punctuation', () => {
    const spellings = [
      ...[
        '01234567',
        'DRE #01234567',
        'CalBRE# 01234567',
        'Lic. 01234567',
        'dre 0123-4567',
        'CalDRE01234567',
        'CA DRE # 01234567',
      ],
      ...['License No. 01234567', 'CA Lic #01234567', 'Real Estate License 01234567', 'BRE: 01234567'],
    ];
    for (const written of spellings) expect(licenseKey(written)).toBe('01234567');
  });

  it('keep the letters that belong to them', () => {
    for (const written of ['SL3456789', 'BK 3456789', 'LICK123']) {
      expect(licenseKey(written)).toBe(written.replace(' ', ''));
    }
  });

  it('are looked for with and without leading zeros', () => {
    for (const written of ['1234567', '01234567', 'DRE 001234567']) {
      expect(licenseKeys(written)).toEqual(expect.arrayContaining(['1234567', '01234567', '001234567']));
    }
    expect(licenseKeys('SL012')).toEqual(['SL012']);
    expect(licenseKeys('000')).toEqual(['000']);
  });
});
