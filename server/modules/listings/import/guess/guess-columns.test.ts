import { describe, expect, it } from 'vitest';
import { readRecord } from '../read-record.ts';
import { createRowReader } from '../read-row.ts';
import { guessColumns } from './guess-columns.ts';
import { headerKey } from './known-headers.ts';
import { stateOfZip } from './zip-states.ts';

function readFirst(header: string, ...rows: string[]) {
  const columns = header.split(';');
  const cells = rows.map((row) => row.split(';'));
  const guess = guessColumns(columns, cells);
  const read = createRowReader(columns, guess.mapping, '2026-11-20');
  const listings = cells.map((row, at) =>
    readRecord({ line: at + 1, record: read(row, at + 1).record, isFromTable: true }, '2026-11-20'),
  );
  return { guess, listings: listings.map((one) => (one.outcome === 'keep' ? one.listing : one)) };
}

describe('guessed columns', () => {
  it('read an export of Matrix', () => {
    const { listings } = readFirst(
      'ML Number;Status;Property Type;Property Subtype;List Price;Close Price;Address;City;State;Zip Code;Beds Total;Baths Full;Baths Half;SqFt Liv Area;Lot Size Area;Year Built;Garage Spaces;List Date;Close Date;DOM;CDOM;Subdivision Name;List Agent Full Name;List Office Name;Association Fee;Public Remarks',
      'A11700001;S;Residential;Condominium;450000;441000;12 Palm Ct;Miami;FL;33131;2;2;1;1180;;2004;1;01/05/2026;03/09/2026;40;55;Brickell Key;Ann Lee;Shore Realty;812;Bay view',
      'A11700002;ACT;Residential;Single Family Residence;799000;;4 Bird Rd;Miami;FL;33133;3;2;0;1620;7500;1951;2;10/02/2026;;49;49;Coconut Grove;Ann Lee;Shore Realty;;Pool',
    );
    expect(listings).toMatchObject([
      {
        ...{
          listing_key: 'A11700001',
          listing_id: 'A11700001',
          status: 'sold',
          property_type: 'condominium',
          sold_price: 441_000,
        },
        ...{
          bathrooms: 2.5,
          living_area_sqft: 1_180,
          sold_date: '2026-03-09',
          list_date: '2026-01-05',
          hoa_monthly_dollars: 812,
        },
        ...{ neighborhood: 'Brickell Key', city: 'Miami', state: 'FL', zip_code: '33131', days_on_market: 40 },
      },
      { status: 'active', property_type: 'single-family-home', list_price: 799_000, lot_size_sqft: 7_500, garage_spaces: 2 },
    ]);
  });

  it('read an export of Flexmls', () => {
    const { listings } = readFirst(
      'List Number;Status;Property Type;Current Price;Original Price;Sold Price;Street Number;Street Dir;Street Name;Street Suffix;City;State;Zip;Total Bedrooms;Total Baths;Apx Square Feet;Lot Acres;Year Built;Listing Date;Closing Date;Days On Market',
      '2500123;Closed;Townhouse;398000;410000;395000;210;N;Oak;Street;Durham;NC;27701;3;2.5;1540;0.11;1999;2026-02-01;2026-04-20;30',
    );
    expect(listings).toMatchObject([
      {
        ...{
          status: 'sold',
          property_type: 'townhouse',
          sold_price: 395_000,
          original_list_price: 410_000,
          lot_size_sqft: 4_792,
        },
        ...{ address_line1: '210 N Oak Street', bathrooms: 2.5, sold_date: '2026-04-20' },
      },
    ]);
  });

  it('read an export of Paragon', () => {
    const { listings } = readFirst(
      'MLS #;Class;Type;Asking Price;Address;City;Zip;Status;Sale/Rent;Bedrooms;Total Baths;Approx. Sq. Ft.;# of Acres;Sold Price;Sold Date;Listing Date;Listing Agent 1 - Agent Name',
      '26-101;RESIDENTIAL;Condo;$525,000;8 King St;Charleston;29401;PENDING;For Sale;2;2;1,210;;;;9/30/2026;Jo Day',
      '26-102;RESIDENTIAL;House;$3,200;9 Queen St;Charleston;29403;ACTIVE;For Rent;3;2;1,500;0.1;;;10/1/2026;Jo Day',
    );
    expect(listings).toMatchObject([
      { status: 'pending', property_type: 'condominium', list_price: 525_000, is_lease: false, state: 'SC' },
      { status: 'active', is_lease: true, list_price: 3_200, lot_size_sqft: 4_356 },
    ]);
  });

  it('read a download of a portal, where one price serves both', () => {
    const { listings } = readFirst(
      'SALE TYPE;SOLD DATE;PROPERTY TYPE;ADDRESS;CITY;STATE OR PROVINCE;ZIP OR POSTAL CODE;PRICE;BEDS;BATHS;LOCATION;SQUARE FEET;LOT SIZE;YEAR BUILT;DAYS ON MARKET;$/SQUARE FEET;HOA/MONTH;STATUS;URL (SEE THE TERMS);SOURCE;MLS#;LATITUDE;LONGITUDE',
      'PAST SALE;October-7-2026;Single Family Residential;19 Elm St;Oakland;CA;94602;1100000;3;2;Glenview;1450;4200;1926;;759;;Sold;https://example.com/1;MLS;41000001;37.80;-122.22',
      'MLS Listing;;Condo/Co-op;20 Elm St #4;Oakland;CA;94610;640000;2;1;Adams Point;900;;1971;33;711;540;Active;https://example.com/2;MLS;41000002;37.81;-122.25',
    );
    expect(listings).toMatchObject([
      {
        status: 'sold',
        sold_price: 1_100_000,
        sold_date: '2026-10-07',
        neighborhood: 'Glenview',
        property_type: 'single-family-home',
      },
      { status: 'active', list_price: 640_000, property_type: 'condominium', hoa_monthly_dollars: 540, days_on_market: 33 },
    ]);
  });

  it("read a county's sales without a status, and say what was assumed", () => {
    const { guess, listings } = readFirst(
      'PARCEL;SALE_PRICE;SALE_DATE;SITUS_ADDR;SITUS_CITY;SITUS_ZIP;BLDG_SQFT;LAND_SQFT;YR_BUILT;BEDROOMS;FULL_BATHS;HALF_BATHS',
      '001-22;612000;20260314T000000;77 Lake Dr;Renton;98055;1700;6000;1988;3;2;1',
    );
    expect(listings).toMatchObject([
      { status: 'sold', sold_price: 612_000, sold_date: '2026-03-14', state: 'WA', bathrooms: 2.5, lot_size_sqft: 6_000 },
    ]);
    expect(guess.assumptions.join(' ')).toMatch(/price of a sale, so every row is taken for one.*state is that of the ZIP/);
  });

  it('tell columns of one name apart by what they hold', () => {
    const { guess } = readFirst('MLS #;List Price;Area;Sq Ft', '1;500000;Noe Valley;1500', '2;600000;Castro;1600');
    expect(guess.mapping.fields).toMatchObject({ MLSAreaMajor: 'Area', LivingArea: 'Sq Ft' });
  });

  it('leave out private remarks under any name', () => {
    const { guess } = readFirst(
      'MLS #;List Price;Agent Remarks;Showing Instructions;Private Remarks',
      '1;500000;lockbox 1234;call;secret',
    );
    const taken = guess.columns.filter(({ fields }) => fields.length > 0).map(({ column }) => column);
    expect(taken).toEqual(['MLS #', 'List Price']);
  });

  it.each([
    ['SQ_FT', 'sqft'],
    ['Sq. Ft.', 'sqft'],
    ['URL (SEE …)', 'url'],
    ['YearBuilt', 'year built'],
    ['# of Acres', '# of acres'],
  ])('take %s for the header "%s"', (header, key) => {
    expect(headerKey(header)).toBe(key);
  });

  it.each([
    ['94114', 'CA'],
    ['29401-1234', 'SC'],
    ['00501', 'NY'],
    ['99999', 'AK'],
    ['123', null],
    ['96700', 'HI'],
  ])('know the state of ZIP %s', (zip, state) => {
    expect(stateOfZip(zip)).toBe(state);
  });
});
