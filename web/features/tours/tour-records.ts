import type { TourName } from './tours.ts';

type TourStatus = 'idle' | 'running' | 'completed';
export type TourRecords = Readonly<Record<TourName, TourStatus>>;

const KEY = 'sidekick-guided-tours';
const VERSION = 2;

const untouched: TourRecords = { guided_tour_welcome_chat: 'idle', guided_tour_help_dashboard: 'idle' };

interface Stored {
  version: number;
  userId: string;
  tours: Partial<TourRecords>;
}

/** What a device knows of a user's tours. One that was running when the page went is idle again; other versions and users know nothing. */
export function recordsIn(text: string | null, userId: string): TourRecords {
  try {
    const stored = JSON.parse(text ?? 'null') as Stored | null;
    if (stored?.version !== VERSION || stored.userId !== userId) return untouched;
    const statusOf = (tour: TourName): TourStatus => (stored.tours[tour] === 'completed' ? 'completed' : 'idle');
    return {
      guided_tour_welcome_chat: statusOf('guided_tour_welcome_chat'),
      guided_tour_help_dashboard: statusOf('guided_tour_help_dashboard'),
    };
  } catch {
    return untouched;
  }
}

export function readTourRecords(userId: string): TourRecords {
  try {
    return recordsIn(localStorage.getItem(KEY), userId);
  } catch {
    return untouched;
  }
}

export function writeTourStatus(userId: string, tour: TourName, status: TourStatus): void {
  const stored: Stored = { version: VERSION, userId, tours: { ...readTourRecords(userId), [tour]: status } };
  try {
    localStorage.setItem(KEY, JSON.stringify(stored));
  } catch {
    // Storage may be forbidden; then the account's traits alone know.
  }
}
