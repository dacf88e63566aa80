import { expect, it } from 'vitest';
import { aListing } from '#tests/support/listings-stub.ts';
import { listingsCsv } from './listings-csv.ts';

const result = (fields: Parameters<typeof aListing>[0]) => {
  const listing = aListing(fields);
  return { ...listing, id: 'x', numBedrooms: null, numBathrooms: null, hoaFee: null };
};

it('writes a row for each listing, with quotes where they are needed and numbers as numbers', () => {
  const [header = '', row = ''] = listingsCsv([
    result({ addressLine1: '12 "Elm" St', addressLine2: null, city: 'Oakland', currentPrice: 1_250_000, yearBuilt: null }),
  ]).split('\r\n');
  expect(header).toMatch(/^\uFEFFMLS,MLS number,Address,City,State,ZIP,Price,Beds/);
  expect(row).toContain('"12 ""Elm"" St",Oakland');
  expect(row).toContain(',1250000,');
  expect(row.match(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/g)).toHaveLength(header.split(',').length - 1);
});

it.each(['=HYPERLINK("http://evil.test")', '+1', '-1', '@SUM(A1)'])('lets no cell be run as a formula: %s', (neighborhood) => {
  const csv = listingsCsv([result({ neighborhood })]);
  expect(csv).toContain(`'${neighborhood.replaceAll('"', '""')}`);
});
