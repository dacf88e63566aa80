import { fc } from '#tests/support/properties.ts';
import { describe, expect, it } from 'vitest';
import type { ListingRecord } from '../listing-record.ts';
import { readListing, type ResoListing } from './index.ts';

const TODAY = '2026-11-20';
const plain = { ListingKey: 'k1', StandardStatus: 'Active', PropertyType: 'Residential', ListPrice: 500_000 };

function kept(record: ResoListing): ListingRecord {
  const read = readListing({ ...plain, ...record }, TODAY);
  if (read.outcome !== 'keep') throw new Error(`not kept: ${JSON.stringify(read)}`);
  return read.listing;
}

function reasons(record: ResoListing): string[] {
  const read = readListing({ ...plain, ...record }, TODAY);
  return read.outcome === 'refuse' ? read.reasons : [];
}

describe('reading a RESO record', () => {
  it('counts a close price and a close date only when the listing is closed', () => {
    const closed = { ClosePrice: 510_000, CloseDate: '2026-10-01' };
    expect(kept({ ...closed, StandardStatus: 'Closed' })).toMatchObject({ sold_price: 510_000, sold_date: '2026-10-01' });
    expect(kept({ ...closed, StandardStatus: 'Pending' })).toMatchObject({ sold_price: null, sold_date: null });
  });

  it('takes a close price of 0 for not disclosed', () => {
    expect(kept({ StandardStatus: 'Closed', ClosePrice: 0 }).sold_price).toBeNull();
  });

  it('prefers the on-market date to the contract date', () => {
    expect(kept({ OnMarketDate: '2026-10-05', ListingContractDate: '2026-10-01' }).list_date).toBe('2026-10-05');
    expect(kept({ ListingContractDate: '2026-10-01' }).list_date).toBe('2026-10-01');
  });

  it('never keeps private remarks or showing instructions, under any name', () => {
    const secret = 'lockbox 1234, call the seller';
    const listing = kept({
      PrivateRemarks: secret,
      PrivateOfficeRemarks: secret,
      ShowingInstructions: secret,
      LockBoxLocation: secret,
      AgentNotes: secret,
      BrokerToBrokerComments: secret,
      OwnerName: secret,
      GateCode: secret,
      PublicRemarks: 'A home.',
    });
    expect(JSON.stringify(listing)).not.toContain('lockbox');
    expect(listing.description).toBe('A home.');
  });

  it('keeps unknown fields as they are, within bounds', () => {
    const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, number) => [`LocalField${number}`, 'x'.repeat(150)]));
    expect(kept({ Cooling: ['Central Air'], View: 'Bay' }).details.raw).toEqual({ Cooling: ['Central Air'], View: 'Bay' });
    expect(JSON.stringify(kept(many).details.raw).length).toBeLessThan(10_000);
  });

  it('cuts a description of 5 MB', () => {
    expect(kept({ PublicRemarks: 'word '.repeat(1_000_000) }).description).toHaveLength(10_000);
  });

  it('asks to forget a deleted listing, whatever else its record says', () => {
    expect(readListing({ ListingKey: 'k1', StandardStatus: 'Delete', ListPrice: -1 }, TODAY)).toEqual({
      outcome: 'forget',
      listingKey: 'k1',
    });
  });

  it.each<[string, ResoListing, string]>([
    ['no key', { ListingKey: '' }, 'ListingKey is missing'],
    ['no status', { StandardStatus: null }, 'StandardStatus is missing'],
    ['a price of 0', { ListPrice: 0 }, 'ListPrice is 0'],
    ['a negative price', { ListPrice: -1 }, 'ListPrice is -1, which is not between 0 and 999999999'],
    ['a price in words', { ListPrice: 'call' }, 'ListPrice is not a number'],
    [
      '33 bedrooms in 1,620 square feet',
      { BedroomsTotal: 33, LivingArea: 1_620 },
      'BedroomsTotal is 33, which 1620 square feet cannot hold',
    ],
    ['half a bedroom', { BedroomsTotal: 2.5 }, 'BedroomsTotal is 2.5, which is not a whole number'],
    ['a year of the future', { YearBuilt: 2999 }, 'YearBuilt is 2999, which is not between 1600 and 2036'],
    ['a date that does not exist', { CloseDate: '2026-02-31' }, 'CloseDate is not a date'],
    ['an object for a city', { City: { name: 'Oakland' } }, 'City is not a text'],
    ['a state in words', { StateOrProvince: 'California' }, 'StateOrProvince is not two letters'],
  ])('refuses %s with its reason', (_, record, reason) => {
    expect(reasons(record)).toContain(reason);
  });

  it('tells all reasons at once', () => {
    expect(reasons({ ListPrice: 0, BedroomsTotal: 2.5, CloseDate: 'x' })).toHaveLength(3);
  });

  it('neither throws on anything nor keeps what PostgreSQL cannot store', () => {
    const hostile = fc.oneof(
      fc.constantFrom(null, undefined, '', 0, -1, 1e308, NaN, Infinity, true, [], {}, 'a\0b', '\ud800', '9'.repeat(400)),
      fc.string(),
      fc.double(),
      fc.array(fc.anything(), { maxLength: 3 }),
      fc.dictionary(fc.string(), fc.anything(), { maxKeys: 3 }),
    );
    const fields = fc.constantFrom(
      ...['ListingKey', 'ListingId', 'StandardStatus', 'ListPrice', 'Media', 'City', 'Latitude', 'Longitude', 'PublicRemarks'],
      ...[
        'UnparsedAddress',
        'AssociationFee',
        'HighSchoolDistrict',
        'ModificationTimestamp',
        'BathroomsFull',
        'Local\0Field',
        '__proto__',
      ],
    );
    fc.assert(
      fc.property(fc.dictionary(fields, hostile), (record) => {
        const read = readListing({ ...plain, ...record }, TODAY);
        const text = JSON.stringify(read);
        expect(text).not.toContain('\\u0000');
        expect(text).not.toMatch(/\\ud[89ab]/i);
        if (read.outcome === 'refuse') expect(read.reasons.length).toBeGreaterThan(0);
      }),
    );
  });

  it('orders photos, labels altered ones and leaves out what is no photo', () => {
    const Media = [
      { MediaURL: 'https://x.test/2.jpg', MediaCategory: 'Photo', Order: 2, MediaAlteration: 'Virtual Staging' },
      {
        MediaURL: '/api/listings/photos/demo/bungalow-eastbay-updated-1-1-3-0-garden-abc123/1-v2',
        Order: 1,
        MediaAlteration: 'None',
      },
      { MediaURL: 'https://x.test/tour', MediaCategory: 'Unbranded Virtual Tour', Order: 0 },
      { MediaURL: 'javascript:alert(1)', MediaCategory: 'Photo', Order: 0 },
      null,
    ];
    expect(kept({ Media }).photos).toEqual([
      { url: '/api/listings/photos/demo/bungalow-eastbay-updated-1-1-3-0-garden-abc123/1-v2' },
      { url: 'https://x.test/2.jpg', alteration: 'Virtual Staging' },
    ]);
  });

  it.each([
    [['Virtually Staged', 'Sky Replaced'], 'Virtually Staged, Sky Replaced'],
    ['VirtuallyStaged,ObjectsRemoved', 'VirtuallyStaged, ObjectsRemoved'],
    [['None'], undefined],
    ['Unaltered', undefined],
    ['', undefined],
    [[], undefined],
    [7, undefined],
  ])('reads what was done to a photo of %j', (MediaAlteration, alteration) => {
    const [photo] = kept({ Media: [{ MediaURL: 'https://x.test/1.jpg', MediaAlteration }] }).photos;
    expect(photo?.alteration).toBe(alteration);
  });

  it.each<[unknown, unknown, boolean]>([
    ['Public', undefined, true],
    [['Agent Only', 'IDX'], 'Complete', true],
    ['Private', undefined, false],
    ['AgentOnly', undefined, false],
    [['Office Only', 'Firm Only'], undefined, false],
    ['Something New', undefined, true],
    [undefined, 'Deleted', false],
    [undefined, 'Incomplete', false],
  ])('takes a photo with Permission %j and MediaStatus %j: %s', (Permission, MediaStatus, isTaken) => {
    const { photos } = kept({ Media: [{ MediaURL: 'https://x.test/1.jpg', Permission, MediaStatus }] });
    expect(photos).toHaveLength(isTaken ? 1 : 0);
  });

  it('knows a photo again by its key and time, where the feed tells both', () => {
    const at = '2026-05-01T00:00:00Z';
    const Media = [
      { MediaURL: 'https://x.test/1.jpg?signed=abc', MediaKey: 'M1', MediaModificationTimestamp: at },
      { MediaURL: 'https://x.test/2.jpg', MediaKey: 'M2' },
      { MediaURL: 'https://x.test/3.jpg', MediaKey: 3, ModificationTimestamp: at },
    ];
    expect(kept({ Media }).photos).toEqual([
      { url: 'https://x.test/1.jpg?signed=abc', version: `M1 ${at}` },
      { url: 'https://x.test/2.jpg' },
      { url: 'https://x.test/3.jpg', version: `3 ${at}` },
    ]);
  });

  it.each([
    '//elsewhere.test/1.jpg',
    '/api/auth/logout',
    '/api/listings/photos/demo/../../../auth/logout',
    '/api/listings/photos/demo/a/1-v2?w=9',
    'ftp://x.test/1.jpg',
    'data:image/png;base64,AAAA',
  ])('takes %s for no photo: a reader would ask our own server, or another, for it', (MediaURL) => {
    expect(kept({ Media: [{ MediaURL, MediaCategory: 'Photo' }] }).photos).toEqual([]);
  });
});
