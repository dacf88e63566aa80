/** Which clock hangs on the wall of a home. */

interface Split {
  zone: string;
  /** Whether a home lies in the part of the state that keeps this zone. */
  holds: (latitude: number, longitude: number) => boolean;
}

const byZone: Readonly<Record<string, string>> = {
  'America/New_York': 'CT DC DE FL GA IN KY MA MD ME MI NC NH NJ NY OH PA RI SC VA VT WV',
  'America/Chicago': 'AL AR IA IL KS LA MN MO MS ND NE OK SD TN TX WI',
  'America/Denver': 'CO ID MT NM UT WY',
  'America/Phoenix': 'AZ',
  'America/Los_Angeles': 'CA NV OR WA',
  'America/Anchorage': 'AK',
  'Pacific/Honolulu': 'HI',
  'America/Puerto_Rico': 'PR VI',
  'Pacific/Guam': 'GU MP',
};

const zoneOfState = new Map(Object.entries(byZone).flatMap(([zone, states]) => states.split(' ').map((state) => [state, zone])));

/** States that two zones share, parted by a straight line near the real one: a home within a county of it may be an hour off. */
const splits: Readonly<Record<string, Split>> = {
  FL: { zone: 'America/Chicago', holds: (_, longitude) => longitude < -85 },
  IN: { zone: 'America/Chicago', holds: (latitude, longitude) => longitude < -86.9 && (latitude > 40.7 || latitude < 38.5) },
  KY: { zone: 'America/Chicago', holds: (_, longitude) => longitude < -86 },
  MI: { zone: 'America/Chicago', holds: (latitude, longitude) => latitude > 45 && longitude < -87.7 },
  TN: { zone: 'America/New_York', holds: (_, longitude) => longitude > -85.1 },
  TX: { zone: 'America/Denver', holds: (_, longitude) => longitude < -104.9 },
  KS: { zone: 'America/Denver', holds: (_, longitude) => longitude < -101.5 },
  NE: { zone: 'America/Denver', holds: (_, longitude) => longitude < -101.2 },
  SD: { zone: 'America/Denver', holds: (_, longitude) => longitude < -100.8 },
  ND: { zone: 'America/Denver', holds: (latitude, longitude) => longitude < -101.5 && latitude < 47.3 },
  ID: { zone: 'America/Los_Angeles', holds: (latitude) => latitude > 45.5 },
  OR: { zone: 'America/Boise', holds: (latitude, longitude) => longitude > -118.2 && latitude > 42.45 && latitude < 44.4 },
};

interface Place {
  state: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Null where the state is unknown. */
export function timeZoneOf({ state, latitude, longitude }: Place): string | null {
  const whole = state === null ? undefined : zoneOfState.get(state);
  const split = state === null ? undefined : splits[state];
  const isInPart = split !== undefined && latitude !== null && longitude !== null && split.holds(latitude, longitude);
  return isInPart ? split.zone : (whole ?? null);
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The day and the time of day that an instant is somewhere. */
export function localTimeOf(instant: Date, timeZone: string): { date: string; time: string } {
  const clock =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' });
  clocks.set(timeZone, clock);
  const [date = '', time = ''] = clock.format(instant).split(' ');
  return { date, time };
}
