import { listingsTimeZone } from '#contract/listing-vocabulary.ts';
import type { SavedSearchFrequency } from '#contract/saved-searches.ts';

/** Nobody is written to between 9 in the evening and 8 in the morning. */
const FIRST_HOUR = 8;
const LAST_HOUR = 21;
const DAY_MS = 24 * 60 * 60_000;
const MONDAY = 1;

interface LocalTime {
  hour: number;
  /** 0: Sunday. */
  weekday: number;
}

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const localFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: listingsTimeZone,
  weekday: 'short',
  hour: 'numeric',
  hourCycle: 'h23',
});

function localTimeOf(instant: Date): LocalTime {
  const parts = localFormat.formatToParts(instant);
  const named = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  return { hour: Number(named('hour')), weekday: weekdays.indexOf(named('weekday')) };
}

/** The next time that it is 8 o'clock; zones differ by whole quarters of an hour, so that a quarter begins at it. */
function nextMorning(after: Date): Date {
  const QUARTER_MS = 15 * 60_000;
  let at = new Date(Math.floor(after.getTime() / QUARTER_MS) * QUARTER_MS + QUARTER_MS);
  let before = localTimeOf(after).hour;
  for (;;) {
    const { hour } = localTimeOf(at);
    if (hour === FIRST_HOUR && before !== FIRST_HOUR) return at;
    before = hour;
    at = new Date(at.getTime() + QUARTER_MS);
  }
}

/** When news that is found now is mailed; null: not at all. Days and hours are those of the listings' time zone. */
export function mailTimeOf(frequency: SavedSearchFrequency, now: Date): Date | null {
  if (frequency === 'off') return null;
  const { hour } = localTimeOf(now);
  if (frequency === 'instant' && hour >= FIRST_HOUR && hour < LAST_HOUR) return now;
  const morning = nextMorning(now);
  if (frequency !== 'weekly') return morning;
  const { weekday } = localTimeOf(morning);
  const daysToMonday = (MONDAY - weekday + 7) % 7;
  // A day may have 23 or 25 hours: the morning after the night before Monday.
  return daysToMonday === 0 ? morning : nextMorning(new Date(morning.getTime() + (daysToMonday - 1) * DAY_MS + DAY_MS / 2));
}
