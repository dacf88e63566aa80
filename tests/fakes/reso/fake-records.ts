/** A record as the server keeps it: any field, and when it was changed. */
export type FakeRecord = Record<string, unknown>;

/** A RESO listing of the fake MLS; what a test is about it says itself. */
export function fakeListing(number: number, fields: FakeRecord = {}): FakeRecord {
  const at = new Date(Date.UTC(2026, 0, 1) + number * 60_000).toISOString();
  return {
    ListingKey: `K${String(number).padStart(6, '0')}`,
    ListingId: `MLS${number}`,
    StandardStatus: 'Active',
    PropertyType: 'Residential',
    PropertySubType: 'Single Family Residence',
    ListPrice: 500_000 + number,
    City: 'San Francisco',
    StateOrProvince: 'CA',
    PublicRemarks: `A home with number ${number}.`,
    PrivateRemarks: 'The key is under the mat.',
    ShowingInstructions: 'Call the owner at 555-0100.',
    InvestorRating: 'B+',
    ModificationTimestamp: at,
    ...fields,
  };
}

/**
 * Records as broken feeds send them. Those with `isKept` are listings that must come through, whatever stands beside the parts that are
 * broken; the others must be refused.
 */
export function hostileListings(first: number): { record: FakeRecord; isKept: boolean }[] {
  let number = first;
  const next = (fields: FakeRecord): FakeRecord => fakeListing((number += 1), fields);
  const nulls = Object.fromEntries(Object.keys(fakeListing(0)).map((name) => [name, null]));
  return [
    { record: next({ Latitude: 512.3, Longitude: -9_999 }), isKept: true },
    { record: next({ Latitude: 0, Longitude: 0 }), isKept: true },
    { record: next({ ListPrice: 1e30 }), isKept: false },
    { record: next({ ListPrice: -5 }), isKept: false },
    { record: next({ ListPrice: 'ask me' }), isKept: false },
    { record: { ...nulls }, isKept: false },
    { record: { ...nulls, ListingKey: `K${(number += 1)}`, StandardStatus: 'Active' }, isKept: true },
    { record: next({ StandardStatus: 'Closed', CloseDate: null, ClosePrice: null }), isKept: true },
    { record: next({ StandardStatus: 'ActiveUnderContract' }), isKept: true },
    { record: next({ StandardStatus: 'Active Under Contract' }), isKept: true },
    { record: next({ StandardStatus: 'Sold To Martians' }), isKept: true },
    { record: next({ PublicRemarks: 'x'.repeat(5_000_000) }), isKept: true },
    { record: next({ PublicRemarks: 'half \ud800 pair and \u0000 nothing' }), isKept: true },
    { record: next({ ModificationTimestamp: '2999-01-01T00:00:00Z' }), isKept: true },
    { record: next({ ModificationTimestamp: 'yesterday' }), isKept: true },
    { record: next({ BedroomsTotal: [3], LivingArea: {} }), isKept: false },
    { record: next({ Media: 'none' }), isKept: true },
    { record: next({ Media: [null, 7, { MediaURL: 'javascript:alert(1)' }] }), isKept: true },
    { record: next({ ['x'.repeat(10_000)]: 1, ['__proto__']: { StandardStatus: 'Delete' } }), isKept: true },
    { record: next({ Nested: { a: { b: { c: { d: { e: 'deep' } } } } } }), isKept: true },
  ];
}
