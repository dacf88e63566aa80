import type { Listing } from '#contract/listings.ts';

type OpenHouse = NonNullable<Listing['openHouses']>[number];

const day = new Intl.DateTimeFormat('en-US', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' });

/** "1:30 PM" of "13:30". */
function timeWords(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const minutes = minute === 0 ? '' : `:${String(minute).padStart(2, '0')}`;
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** "Sat, Nov 28, 1 PM–3:30 PM", by the clock of the home. */
export function openHouseWords({ date, startTime, endTime, isForBrokers }: OpenHouse): string {
  const hours = startTime && (endTime ? `${timeWords(startTime)}–${timeWords(endTime)}` : `from ${timeWords(startTime)}`);
  return [day.format(new Date(`${date}T00:00:00Z`)), hours, isForBrokers ? 'for brokers' : null].filter(Boolean).join(', ');
}

/** Those that are today or later. */
export function openHousesToCome(
  { openHouses = [], lastOpenHouseDate }: Pick<Listing, 'openHouses' | 'lastOpenHouseDate'>,
  today: string,
) {
  const known: OpenHouse[] = openHouses.length > 0 ? openHouses : lastOpenHouseDate ? [{ date: lastOpenHouseDate }] : [];
  return known.filter(({ date }) => date >= today);
}
