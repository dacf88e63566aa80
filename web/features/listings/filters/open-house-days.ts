/** The choices of Open House in the filters, each as days from today on. */
import type { DateRange } from './within.ts';

export const openHouseDays = {
  any: 'Any',
  today: 'Today',
  weekend: 'This weekend',
  week: 'Next 7 days',
} as const;
export type OpenHouseDays = keyof typeof openHouseDays | 'custom';

const MS_PER_DAY = 86_400_000;
const SATURDAY = 6;
const SUNDAY = 0;

function plusDays(date: string, days: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The days of a choice; of a weekend that has begun, what is left of it. */
export function openHouseRange(choice: OpenHouseDays, today: string): DateRange | null {
  const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
  switch (choice) {
    case 'today':
      return { startAt: today, endAt: today };
    case 'weekend':
      return weekday === SUNDAY
        ? { startAt: today, endAt: today }
        : { startAt: plusDays(today, SATURDAY - weekday), endAt: plusDays(today, SATURDAY - weekday + 1) };
    case 'week':
      return { startAt: today, endAt: plusDays(today, 6) };
    default:
      return null;
  }
}

/** The choice that a range is; on a Sunday its weekend is its today. */
export function openHouseChoice(range: DateRange | null | undefined, today: string): OpenHouseDays {
  if (!range?.startAt && !range?.endAt) return 'any';
  const choices = ['today', 'weekend', 'week'] as const;
  const isSame = (choice: OpenHouseDays): boolean => {
    const own = openHouseRange(choice, today);
    return own?.startAt === range.startAt && own?.endAt === range.endAt;
  };
  return choices.find(isSame) ?? 'custom';
}
