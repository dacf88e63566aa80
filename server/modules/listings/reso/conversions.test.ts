import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import { bathsOf } from './baths.ts';
import type { FieldReader } from './fields.ts';
import { lookupKey } from './lookup.ts';
import { readCoordinates } from './address.ts';
import { readDate } from './dates.ts';
import { feePerMonth, readAssociation } from './money.ts';
import { readPropertyType } from './property-type.ts';
import { readLivingArea, readLotSize, SQUARE_FEET_PER_ACRE, toSquareFeet } from './sizes.ts';
import { readStatus } from './status.ts';

function readerOf(record: Record<string, unknown>): FieldReader {
  return { record, today: '2026-11-20', problems: [] };
}

const frequencies = {
  Annually: 1 / 12,
  'Semi-Annually': 1 / 6,
  Quarterly: 1 / 3,
  'Bi-Monthly': 1 / 2,
  Monthly: 1,
  'Semi-Monthly': 2,
  'Bi-Weekly': 26 / 12,
  Weekly: 52 / 12,
  Daily: 365 / 12,
};

describe('association fees', () => {
  it.each(Object.entries(frequencies))('%s become monthly to the cent, in both spellings', (frequency, perMonth) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_00 }), (cents) => {
        const fee = cents / 100;
        const monthly = feePerMonth(fee, frequency);
        expect(monthly).toBeCloseTo(fee * perMonth, 1);
        expect(Math.abs((monthly ?? 0) - fee * perMonth)).toBeLessThanOrEqual(0.0051);
        expect(feePerMonth(fee, frequency.replace('-', ''))).toBe(monthly);
      }),
    );
  });

  it('paid once or by season have no monthly figure', () => {
    expect(feePerMonth(1_200, 'One Time')).toBeNull();
    expect(feePerMonth(1_200, 'OneTime')).toBeNull();
    expect(feePerMonth(1_200, 'Seasonal')).toBeNull();
    expect(readAssociation(readerOf({ AssociationFee: 500, AssociationFeeFrequency: 'One Time' }))).toEqual({
      hoaMonthlyDollars: null,
      hasAssociation: true,
    });
  });

  it('add up when there are two', () => {
    const fees = {
      AssociationFee: 1_200,
      AssociationFeeFrequency: 'Annually',
      AssociationFee2: 50,
      AssociationFee2Frequency: 'Monthly',
    };
    expect(readAssociation(readerOf(fees)).hoaMonthlyDollars).toBe(150);
  });

  it('are 0 where there is no association and unknown where nothing is said', () => {
    expect(readAssociation(readerOf({ AssociationYN: false }))).toEqual({ hoaMonthlyDollars: 0, hasAssociation: false });
    expect(readAssociation(readerOf({}))).toEqual({ hoaMonthlyDollars: null, hasAssociation: null });
    expect(readAssociation(readerOf({ AssociationYN: true }))).toEqual({ hoaMonthlyDollars: null, hasAssociation: true });
  });
});

describe('baths', () => {
  const none = { full: null, threeQuarter: null, half: null, oneQuarter: null, totalInteger: null, totalDecimal: null };

  it('count a half bath 0.5 although the whole-number total counts it 1', () => {
    expect(bathsOf({ ...none, full: 2, half: 1, totalInteger: 3 })).toEqual({ bathrooms: 2.5, full: 2, half: 1, partial: 1 });
  });

  it('take what full baths leave of the whole-number total for half baths', () => {
    expect(bathsOf({ ...none, full: 2, totalInteger: 3 })).toEqual({ bathrooms: 2.5, full: 2, half: 1, partial: 1 });
  });

  it('are the total where there are no parts', () => {
    expect(bathsOf({ ...none, totalInteger: 3 }).bathrooms).toBe(3);
    expect(bathsOf({ ...none, totalDecimal: 2.25, totalInteger: 3 }).bathrooms).toBe(2.25);
    expect(bathsOf(none).bathrooms).toBeNull();
  });

  it('are never more than the parts counted whole, nor less than the full ones', () => {
    const count = fc.integer({ min: 0, max: 20 });
    fc.assert(
      fc.property(count, count, count, count, (full, threeQuarter, half, oneQuarter) => {
        const { bathrooms, partial } = bathsOf({ ...none, full, threeQuarter, half, oneQuarter });
        expect(bathrooms).toBeGreaterThanOrEqual(full);
        expect(bathrooms).toBeLessThanOrEqual(full + threeQuarter + half + oneQuarter);
        expect(partial).toBe(threeQuarter + half + oneQuarter);
      }),
    );
  });
});

describe('sizes', () => {
  it('in square metres, acres and hectares become square feet', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 100_000, noNaN: true }), (area) => {
        expect(toSquareFeet(area, 'Square Meters')).toBe(Math.round(area * 10.763910416709722));
        expect(toSquareFeet(area, 'SquareMeters')).toBe(toSquareFeet(area, 'Square Meters'));
        expect(toSquareFeet(area, 'Acres')).toBe(Math.round(area * SQUARE_FEET_PER_ACRE));
        expect(toSquareFeet(area, null)).toBe(Math.round(area));
      }),
    );
    expect(toSquareFeet(1, 'Hectares')).toBe(107_639);
    expect(toSquareFeet(1, 'Tatami')).toBeNull();
  });

  it('of living areas in metres are converted, and 0 means unknown', () => {
    expect(readLivingArea(readerOf({ LivingArea: 100, LivingAreaUnits: 'Square Meters' }))).toBe(1_076);
    expect(readLivingArea(readerOf({ LivingArea: 0, AboveGradeFinishedArea: 900 }))).toBe(900);
  });

  it('of lots come from square feet, else acres, else area and unit', () => {
    const lot = { LotSizeSquareFeet: 5_000, LotSizeAcres: 2, LotSizeArea: 3, LotSizeUnits: 'Hectares' };
    expect(readLotSize(readerOf(lot))).toBe(5_000);
    expect(readLotSize(readerOf({ ...lot, LotSizeSquareFeet: null }))).toBe(87_120);
    expect(readLotSize(readerOf({ LotSizeArea: 0.25, LotSizeUnits: 'Acres' }))).toBe(10_890);
  });
});

describe('lookups', () => {
  it('mean the same in both spellings', () => {
    const word = fc.stringMatching(/^[A-Z][a-z]{1,8}$/);
    fc.assert(
      fc.property(fc.array(word, { minLength: 1, maxLength: 5 }), (words) => {
        expect(lookupKey(words.join(' '))).toBe(lookupKey(words.join('')));
      }),
    );
  });

  it.each([
    ['Active', 'active'],
    ['Active Under Contract', 'contingent'],
    ['ActiveUnderContract', 'contingent'],
    ['Pending', 'pending'],
    ['Closed', 'sold'],
    ['Coming Soon', 'soon'],
    ['ComingSoon', 'soon'],
    ['Hold', 'none'],
    ['Withdrawn', 'none'],
    ['Canceled', 'none'],
    ['Expired', 'none'],
    ['Incomplete', 'none'],
    ['Something New', 'none'],
    ['Delete', 'delete'],
  ])('status %s is %s', (written, status) => {
    expect(readStatus(readerOf({ StandardStatus: written }))).toBe(status);
  });

  it.each([
    ['Residential', 'Single Family Residence', 'single-family-home', false],
    ['Residential', 'SingleFamilyResidence', 'single-family-home', false],
    ['Residential', 'Condominium', 'condominium', false],
    ['Residential', 'Stock Cooperative', 'coop', false],
    ['Residential', 'Tenancy in Common', 'tic', false],
    ['Residential', 'Apartment', 'apartment-for-sale', false],
    ['Residential Lease', 'Apartment', 'apartment-for-rent', true],
    ['ResidentialLease', null, 'rental', true],
    ['Residential Lease', 'Condominium', 'condominium', true],
    ['Residential Income', 'Triplex', 'multi-unit', false],
    ['ResidentialIncome', null, 'income', false],
    ['Land', null, 'lots-and-land', false],
    ['Residential', 'Unimproved Land', 'lots-and-land', false],
    ['Manufactured In Park', null, 'manufactured-in-park', false],
    ['Commercial Sale', 'Industrial', 'commercial-industrial', false],
    ['CommercialLease', null, 'commercial', true],
    ['Residential', 'Yurt', 'other', false],
    [null, null, 'other', false],
  ])('%s / %s is %s', (type, subType, propertyType, isLease) => {
    expect(readPropertyType(readerOf({ PropertyType: type, PropertySubType: subType }))).toEqual({ propertyType, isLease });
  });
});

describe('dates', () => {
  it('stay the calendar dates that they are, whatever follows them', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('1900-01-01'), max: new Date('2199-12-31'), noInvalidDate: true }), (date) => {
        const iso = date.toISOString().slice(0, 10);
        expect(readDate(readerOf({ CloseDate: iso }), 'CloseDate')).toBe(iso);
        expect(readDate(readerOf({ CloseDate: `${iso}T23:59:59-08:00` }), 'CloseDate')).toBe(iso);
        const [year, month, day] = iso.split('-').map(Number);
        expect(readDate(readerOf({ CloseDate: `${month}/${day}/${year}` }), 'CloseDate')).toBe(iso);
      }),
    );
  });

  it.each(['2026-02-30', '2026-13-01', 'soon', '20', 5, {}])('that are none (%j) are a problem', (value) => {
    const reader = readerOf({ CloseDate: value });
    expect(readDate(reader, 'CloseDate')).toBeNull();
    expect(reader.problems).toEqual(['CloseDate is not a date']);
  });
});

describe('coordinates', () => {
  it.each([
    [37.7, -122.4, { latitude: 37.7, longitude: -122.4 }],
    ['37.7', '-122.4', { latitude: 37.7, longitude: -122.4 }],
    [0, 0, { latitude: null, longitude: null }],
    [91, -122, { latitude: null, longitude: null }],
    [37, 181, { latitude: null, longitude: null }],
    [37, null, { latitude: null, longitude: null }],
    ['north', 'west', { latitude: null, longitude: null }],
  ])('%j, %j are %j and never cost the listing', (Latitude, Longitude, expected) => {
    const reader = readerOf({ Latitude, Longitude });
    expect(readCoordinates(reader)).toEqual(expected);
    expect(reader.problems).toEqual([]);
  });
});
