import { describe, expect, it } from 'vitest';
import { daysBetween, fullAddress, fullPrice, orMissing, shortPrice, sizeLine, usDate } from './formats.ts';

describe('prices', () => {
  it('stand in full in tables and short on cards', () => {
    expect(fullPrice(1_250_000)).toBe('$1,250,000');
    expect(shortPrice(1_250_000)).toBe('$1.25M');
    expect(shortPrice(1_295_000)).toBe('$1.295M');
    expect(shortPrice(895_000)).toBe('$895K');
    expect(shortPrice(4_200)).toBe('$4,200');
  });

  it('never read 1000K', () => {
    expect(shortPrice(999_900)).toBe('$1M');
  });
});

describe('facts of a home', () => {
  it('leave out what is unknown', () => {
    expect(sizeLine({ bedroomCount: 3, bathroomCount: 2.5, internalSize: 1840 })).toBe('3 bd · 2.5 ba · 1,840 sq ft');
    expect(sizeLine({ bedroomCount: 0, bathroomCount: null, internalSize: 410 })).toBe('Studio · 410 sq ft');
    expect(sizeLine({ bedroomCount: null, bathroomCount: null, internalSize: null })).toBe('');
  });

  it('say N/A for a missing value, and not for zero', () => {
    expect(orMissing(null)).toBe('N/A');
    expect(orMissing('')).toBe('N/A');
    expect(orMissing(0)).toBe('0');
  });

  it('give an address as far as it is known', () => {
    const known = { addressLine1: '12 Elm St', addressLine2: 'Unit 4', city: 'San Francisco', state: 'CA', zipCode: '94114' };
    expect(fullAddress(known)).toBe('12 Elm St, Unit 4, San Francisco, CA 94114');
    expect(fullAddress({ addressLine1: null, addressLine2: null, city: null, state: 'WA', zipCode: '98178' })).toBe('WA 98178');
    expect(fullAddress({ addressLine1: null, addressLine2: null, city: null, state: null, zipCode: null })).toBe(
      'Address not shown',
    );
  });

  it('count days between calendar dates, across a change of the clock', () => {
    expect(usDate('2026-03-07')).toBe('03/07/2026');
    expect(daysBetween('2026-03-07', '2026-03-09')).toBe(2);
    expect(daysBetween('2026-03-09', '2026-03-07')).toBe(0);
  });
});
