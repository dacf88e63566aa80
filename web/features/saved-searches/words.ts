import type { SavedSearch, SavedSearchChange } from '#contract/saved-searches.ts';
import { savedSearchFrequencies } from '#contract/saved-searches.ts';

const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`;

export function priceWords({ kind, fromPrice, toPrice, listing }: SavedSearchChange): string {
  if (toPrice === null) return 'Price unknown';
  const perMonth = listing.isLease ? '/mo' : '';
  if (kind === 'price-cut' && fromPrice !== null) return `${dollars(toPrice)}${perMonth}, was ${dollars(fromPrice)}`;
  if (kind === 'sold' && fromPrice !== null && !listing.isLease) return `${dollars(toPrice)}, listed at ${dollars(fromPrice)}`;
  return `${dollars(toPrice)}${perMonth}`;
}

export function placeWords({ addressLine1, addressLine2, city }: SavedSearchChange['listing']): string {
  return [addressLine1 ?? 'Address not shown', addressLine2, city].filter(Boolean).join(', ');
}

export function factWords({ bedroomCount, bathroomCount, internalSize }: SavedSearchChange['listing']): string {
  return [
    bedroomCount === null ? null : `${bedroomCount} bd`,
    bathroomCount === null ? null : `${bathroomCount} ba`,
    internalSize === null ? null : `${internalSize.toLocaleString('en-US')} sq ft`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' });

export function dayWords(instant: string): string {
  return day.format(new Date(instant));
}

/** "Daily mail · last news Nov 20" */
export function stateWords({ isPaused, frequency, lastChangeAt }: SavedSearch): string {
  const mail = frequency === 'off' ? 'No mail' : `${savedSearchFrequencies[frequency]} by mail`;
  const last = lastChangeAt === null ? 'nothing yet' : `last news ${dayWords(lastChangeAt)}`;
  return `${isPaused ? 'Paused' : mail} · ${last}`;
}

export function unseenWords(count: number): string {
  return count >= 100 ? '99+ news' : `${count} new`;
}
