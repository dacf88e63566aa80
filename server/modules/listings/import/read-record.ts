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
  const outside = placeOutside(record);
  if (outside !== null) {
    delete record['Latitude'];
    delete record['Longitude'];
    notes.push(`Latitude and Longitude are ${outside}: left empty`);
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

/** The states, Alaska's last islands and the territories: south, north, west, east. */
const boundsOfUs = [
  [13, 72, -180, -64],
  [13, 21, 144, 147],
  [51, 54, 172, 180],
  [-15, -11, -172, -168],
] as const;

/** Coordinates that cannot be of a home in the US (turned round, without a minus); null: they are, or there are none (0/0 is none). */
function placeOutside(record: Record<string, unknown>): string | null {
  const [latitude, longitude] = [Number(record['Latitude'] ?? 0), Number(record['Longitude'] ?? 0)];
  if (latitude === 0 && longitude === 0) return null;
  const isInside = boundsOfUs.some(
    ([south, north, west, east]) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
  );
  return isInside ? null : `${latitude} and ${longitude}, which is not in the United States`;
}

function withNotes(reason: string, notes: readonly string[]): string {
  return notes.length === 0 ? reason : `${reason} (${notes.slice(0, 3).join('; ')})`;
}
