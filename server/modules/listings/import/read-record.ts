import { readListing, type ReadListing, type ResoListing } from '../reso/index.ts';
import type { ReadSourceRecord } from './source-record.ts';

/** A record read, and what of it was left empty, in sentences. */
export type ReadRecord = ReadListing & { notes: string[] };

/** A record as a listing: by RESO's rules, or, from a table, without what cannot be true. */
export function readRecord({ record, isFromTable, notes = [] }: ReadSourceRecord, today: string): ReadRecord {
  if (!isFromTable) return { ...readListing(record, today), notes };
  return readLeniently(record, notes, today);
}

/**
 * A row of a table is refused for one of three lacks alone: it has no price, no place, or nothing that tells it from others. Any other
 * value that cannot be true is left empty and said.
 */
function readLeniently(given: ResoListing, givenNotes: readonly string[], today: string): ReadRecord {
  const record: Record<string, unknown> = { ...given };
  const notes = [...givenNotes];
  const key = typeof record['ListingKey'] === 'string' ? record['ListingKey'] : null;
  const refuse = (reason: string): ReadRecord => ({ outcome: 'refuse', listingKey: key, reasons: [reason], notes });
  if (record['ListingKey'] === undefined)
    return refuse('It has neither a number, a page nor an address that tells it from others');
  if (record['StandardStatus'] === undefined) {
    record['StandardStatus'] = 'Incomplete';
    notes.push('It has no status: it is stored, and shown nowhere');
  }
  for (;;) {
    const read = readListing(record, today);
    if (read.outcome === 'keep') {
      const { listing } = read;
      if (listing.list_price === null && listing.sold_price === null) return refuse(withNotes('It has no price', notes));
      const place = [
        listing.address_line1,
        listing.city,
        listing.zip_code,
        listing.county,
        listing.neighborhood,
        listing.latitude,
      ];
      if (place.every((part) => part === null)) return refuse(withNotes('It has no place', notes));
      return { ...read, notes };
    }
    if (read.outcome === 'forget') return { ...read, notes };
    // Each reason begins with the field that it is about.
    const fields = read.reasons.map((reason) => /^\w+/.exec(reason)?.[0] ?? '').filter((field) => record[field] !== undefined);
    if (fields.length === 0 || fields.includes('ListingKey')) return { ...read, notes };
    for (const field of fields) delete record[field];
    notes.push(...read.reasons.map((reason) => `${reason}: left empty`));
  }
}

function withNotes(reason: string, notes: readonly string[]): string {
  return notes.length === 0 ? reason : `${reason} (${notes.slice(0, 3).join('; ')})`;
}
