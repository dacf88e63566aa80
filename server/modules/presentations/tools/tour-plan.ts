/** When the homes of a tour are seen, and how far they lie apart. */
import { milesBetween } from '#server/modules/market/index.ts';
import type { CmaToolAnswer } from './answer.ts';

export const USUAL_MINUTES = 30;
const MINUTES_OF_DAY = 24 * 60;

/** Minutes after midnight as a clock shows them: "10:30 AM". */
function clockTime(minute: number): string {
  const [hour, minutes] = [Math.floor(minute / 60) % 24, minute % 60];
  return `${hour % 12 === 0 ? 12 : hour % 12}:${String(minutes).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

interface TourAsked {
  isInOrder: boolean;
  date?: string | null | undefined;
  startsAtMinute?: number | null | undefined;
  minutesPerHome?: number | null | undefined;
  minutesBetween?: number | null | undefined;
  ownMinutes?: readonly number[] | null | undefined;
}

/** The drive between homes is counted only as far as minutes were named for it. */
function minutesOf(homes: number, { startsAtMinute, minutesPerHome, minutesBetween, ownMinutes }: TourAsked): number[] | null {
  if (ownMinutes?.length === homes) return [...ownMinutes];
  if (startsAtMinute == null) return null;
  const apart = (minutesPerHome ?? USUAL_MINUTES) + (minutesBetween ?? 0);
  return Array.from({ length: homes }, (_, at) => (startsAtMinute + at * apart) % MINUTES_OF_DAY);
}

type Place = Parameters<typeof milesBetween>[0] & { address: string | null };

/** @param homes in the order in which they are seen */
export function planTour(asked: TourAsked, homes: readonly Place[]): Pick<CmaToolAnswer, 'stops' | 'tour'> {
  const minutes = minutesOf(homes.length, asked);
  const last = minutes?.at(-1);
  const legs = homes.slice(1).map((home, at) => {
    const before = homes[at];
    const miles = before ? milesBetween(before, home) : null;
    return { addressLine1: home.address, milesFromBefore: miles === null ? null : Math.round(miles * 10) / 10 };
  });
  const known = legs.flatMap(({ milesFromBefore }) => milesFromBefore ?? []);
  return {
    ...(minutes === null ? {} : { stops: minutes.map(clockTime) }),
    tour: {
      ...{ date: asked.date ?? null, isInOrder: asked.isInOrder, minutes, legs },
      milesInAll: known.length > 0 ? Math.round(known.reduce((sum, miles) => sum + miles, 0) * 10) / 10 : null,
      hasOwnTimes: asked.ownMinutes?.length === homes.length,
      ...{ minutesPerHome: asked.minutesPerHome ?? null, minutesBetween: asked.minutesBetween ?? null },
      endsAt: last === undefined ? null : clockTime((last + (asked.minutesPerHome ?? USUAL_MINUTES)) % MINUTES_OF_DAY),
    },
  };
}

export const homesInWords = (count: number): string => `${count} ${count === 1 ? 'home' : 'homes'}`;

const dayFormat = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

/** "Tour of 3 homes, Saturday, November 21": until the agent names it otherwise. */
export const usualTitle = (homes: number, date: string | null | undefined): string =>
  `Tour of ${homesInWords(homes)}${date == null ? '' : `, ${dayFormat.format(new Date(date))}`}`;

export const isUsualTitle = (title: string): boolean => /^Tour of \d+ homes?(?:, \w+day, \w+ \d+)?$/.test(title);
