/** A home as an app is told of it. */
export interface HomeOfAct {
  addressLine1: string | null;
  addressLine2: string | null;
  city: string | null;
  state: string | null;
  zipCode: string | null;
  /** RESO ListingId. */
  mlsId: string | null;
}

export const streetOf = ({ addressLine1, mlsId }: HomeOfAct): string => addressLine1 ?? `MLS ${mlsId ?? 'without a number'}`;

/** In one line, as a calendar shows where something is. */
export function addressOf({ addressLine1, addressLine2, city, state, zipCode }: HomeOfAct): string | null {
  const region = [state, zipCode].filter(Boolean).join(' ');
  return [addressLine1, addressLine2, city, region].filter(Boolean).join(', ') || null;
}

const zones: Readonly<Record<string, readonly string[]>> = {
  'America/Los_Angeles': ['CA', 'NV', 'OR', 'WA'],
  'America/Denver': ['CO', 'ID', 'MT', 'NM', 'UT', 'WY'],
  'America/Phoenix': ['AZ'],
  'America/Chicago': ['AL', 'AR', 'IA', 'IL', 'KS', 'LA', 'MN', 'MO', 'MS', 'ND', 'NE', 'OK', 'SD', 'TN', 'TX', 'WI'],
  'America/Anchorage': ['AK'],
  'Pacific/Honolulu': ['HI'],
};

/** The time zone of most of a state; the card tells which it is, since some have two. */
export function zoneOfState(state: string | null): string | null {
  if (state === null) return null;
  return Object.entries(zones).find(([, states]) => states.includes(state))?.[0] ?? 'America/New_York';
}
