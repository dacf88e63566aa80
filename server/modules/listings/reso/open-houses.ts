import type { StoredOpenHouse } from '../listing-record.ts';
import { readDate } from './dates.ts';
import type { FieldReader } from './fields.ts';
import { localTimeOf, timeZoneOf } from './time-zone.ts';

const cancelled = /cancel/i;
/** Of one record; those that are to come are the last. */
const MAX_READ = 50;
const MAX_KEPT = 10;

type Place = Parameters<typeof timeZoneOf>[0];

interface WrittenTime {
  /** Where it is an instant; as a bare time of day has none. */
  date: string | null;
  time: string | null;
}

/** A time of day as it is written, or an instant as the clock of the home shows it: "13:00", "1:00 PM", "2026-11-28T21:00:00Z". */
function timeOf(value: unknown, zone: string | null): WrittenTime {
  const text = typeof value === 'string' ? value.trim() : '';
  const instant = /^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text) ? new Date(text) : null;
  if (instant && !Number.isNaN(instant.getTime())) return zone === null ? nothing : localTimeOf(instant, zone);
  const written = /(?:^|[T\s])(\d{1,2})(?::(\d{2}))?(?::\d{2}(?:\.\d+)?)?\s*([ap])?\.?(?:m\.?)?$/i.exec(text);
  if (!written || (written[2] === undefined && written[3] === undefined)) return nothing;
  const hour = Number(written[1]);
  const half = written[3]?.toLowerCase();
  const hour24 = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  const minutes = written[2] ?? '00';
  if (hour24 > 23 || Number(minutes) > 59) return nothing;
  return { date: null, time: `${String(hour24).padStart(2, '0')}:${minutes}` };
}
const nothing: WrittenTime = { date: null, time: null };

function openHouseOf(reader: FieldReader, entry: unknown, zone: string | null): StoredOpenHouse[] {
  if (typeof entry !== 'object' || entry === null) return [];
  const record = entry as Record<string, unknown>;
  if (typeof record['OpenHouseStatus'] === 'string' && cancelled.test(record['OpenHouseStatus'])) return [];
  const start = timeOf(record['OpenHouseStartTime'], zone);
  const end = timeOf(record['OpenHouseEndTime'], zone);
  // The instant knows the day there; a date beside it may be that of Greenwich.
  const date = start.date ?? readDate({ ...reader, record, problems: [] }, 'OpenHouseDate', 'OpenHouseStartTime');
  if (date === null) return [];
  const type = record['OpenHouseType'];
  const isForBrokers = typeof type === 'string' && /broker|office|agent/i.test(type);
  return [
    {
      date,
      ...(start.time === null ? {} : { startTime: start.time }),
      ...(start.time === null || end.time === null || end.time <= start.time ? {} : { endTime: end.time }),
      ...(isForBrokers ? { isForBrokers } : {}),
    },
  ];
}

const orderOf = ({ date, startTime }: StoredOpenHouse): string => `${date} ${startTime ?? ''}`;

/**
 * The open houses of a listing, by its own clock and in their order: of its OpenHouse records, or of a file's columns. One that cannot be
 * read costs no listing.
 */
export function readOpenHouses(reader: FieldReader, place: Place): StoredOpenHouse[] {
  const zone = timeZoneOf(place);
  const entries: unknown[] = Array.isArray(reader.record['OpenHouse']) ? reader.record['OpenHouse'] : [];
  const read = [...entries.slice(0, MAX_READ), reader.record].flatMap((entry) => openHouseOf(reader, entry, zone));
  const byTime = new Map(read.map((one) => [orderOf(one), one]));
  return [...byTime.values()].toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1)).slice(-MAX_KEPT);
}
