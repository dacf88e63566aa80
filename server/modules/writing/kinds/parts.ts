/** Lines that e-mails, posts and notes share. */
import { money, plainWords } from '../text.ts';
import type { Wishes } from '../wishes.ts';
import type { Home, StatusWords } from '../words.ts';

/** "12 Alder Street Unit 3, Noe Valley" */
export function addressOf({ listing }: Home, { mustNot }: Wishes): string | null {
  if (mustNot.has('address') || !listing.addressLine1) return null;
  const line = [listing.addressLine1, listing.addressLine2?.replace(/^#\s*(?=\w)/, 'Unit ')].filter(Boolean).join(' ');
  return [line, listing.neighborhood ?? listing.city]
    .filter((part) => part !== null)
    .map(plainWords)
    .join(', ');
}

export function statusWords({ listing, words: { notes } }: Home): StatusWords {
  const status = listing.listingStatus.id;
  if (status === 'sold') return notes.status.sold;
  if (status === 'pending' || status === 'contingent') return notes.status.underContract;
  if (status === 'soon') return notes.status.soon;
  return listing.isLease ? notes.status.rent : notes.status.sale;
}

/** "Sold: 12 Alder Street, Noe Valley"; a home that can be had stands without its status. */
export function addressWithStatus(home: Home, wishes: Wishes): string | null {
  const address = addressOf(home, wishes);
  const isToHave = home.listing.listingStatus.id === 'active';
  return address === null || isToHave ? address : `${statusWords(home).words}: ${address}`;
}

/** "3-bedroom, 2.5-bath · 1,840 square feet · $1,395,000" */
export function factsLine(home: Home, { mustNot }: Wishes): string {
  const { listing } = home;
  const price = listing.currentPrice;
  return [
    mustNot.has('rooms') ? null : home.roomsShort,
    mustNot.has('size') ? null : (home.area ?? (home.isLand ? home.lot : null)),
    mustNot.has('price') || price === null ? null : listing.isLease ? home.words.notes.aMonth(money(price)) : money(price),
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

/** Who lists it stands with a listing wherever it is advertised. */
export function listedBy({ listing, words }: Home): string {
  const who = [listing.listingAgent?.name, listing.listingAgent?.brokerage].flatMap((part) => (part ? plainWords(part) : []));
  return who.length > 0 ? words.notes.listedBy(who.join(', ')) : '';
}

/** The same in as few words as may stand: the brokerage, which every MLS asks for. */
export function listedByOffice(home: Home): string {
  const office = home.listing.listingAgent?.brokerage;
  return office ? home.words.notes.listedBy(plainWords(office)) : listedBy(home);
}

/** "#NoeValley #SanFrancisco" */
export function hashtags({ listing }: Home, first: string): string {
  const tags = [listing.neighborhood, listing.city].flatMap((name) => (name ? [`#${name.replace(/[^\p{L}\p{N}]/gu, '')}`] : []));
  return [...new Set([first, ...tags])].join(' ');
}
