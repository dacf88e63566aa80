import { savedSearchChangeKinds, type SavedSearchChange } from '#contract/saved-searches.ts';
import type { ListingDetails, ListingResult } from '#contract/listings.ts';
import type { Letter } from '#server/platform/mail/index.ts';

/** More are counted. */
const MAX_CARDS = 20;
const MAX_SUBJECT_NAME = 80;

interface News {
  name: string;
  /** The latest first. */
  changes: readonly SavedSearchChange[];
  /** Of the sources of its homes. */
  attributions: readonly ListingDetails['attribution'][];
  pageUrl: string;
  unsubscribeUrl: string;
}

const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`;

function priceWords({ kind, fromPrice, toPrice, listing }: SavedSearchChange): string {
  const perMonth = listing.isLease ? ' a month' : '';
  if (toPrice === null) return '';
  if (kind === 'price-cut' && fromPrice !== null) return `${dollars(toPrice)}${perMonth}, was ${dollars(fromPrice)}`;
  if (kind === 'sold' && fromPrice !== null && !listing.isLease) return `${dollars(toPrice)}, listed at ${dollars(fromPrice)}`;
  return `${dollars(toPrice)}${perMonth}`;
}

function factWords({ bedroomCount, bathroomCount, internalSize, propertyType }: ListingResult): string {
  return [
    bedroomCount === null ? null : `${bedroomCount} bd`,
    bathroomCount === null ? null : `${bathroomCount} ba`,
    internalSize === null ? null : `${internalSize.toLocaleString('en-US')} sq ft`,
    propertyType.propertyType,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

function placeWords({ addressLine1, addressLine2, city }: ListingResult): string {
  return [addressLine1 ?? 'Address not shown', addressLine2, city].filter(Boolean).join(', ');
}

function firmWords({ listingAgent }: ListingResult): string | null {
  const words = [listingAgent?.brokerage, listingAgent?.phone].filter(Boolean).join(', ');
  return words ? `Listed by ${words}` : null;
}

/** "2 new, 1 price cut" */
function countWords(changes: readonly SavedSearchChange[]): string {
  return Object.entries(savedSearchChangeKinds)
    .flatMap(([kind, label]) => {
      const count = changes.filter((change) => change.kind === kind).length;
      return count === 0 ? [] : `${count} ${label.toLowerCase()}`;
    })
    .join(', ');
}

/** What happened in a saved search since the last mail. */
export function newsLetter({ name, changes, attributions, pageUrl, unsubscribeUrl }: News): Letter {
  const short = name.length > MAX_SUBJECT_NAME ? `${name.slice(0, MAX_SUBJECT_NAME - 1)}…` : name;
  const rest = changes.length - MAX_CARDS;
  const notes = attributions.flatMap(({ title, text, disclaimer }) =>
    [text ?? title, disclaimer].filter((words) => words !== null),
  );
  return {
    subject: `${short.replaceAll(/[\r\n]+/g, ' ')}: ${countWords(changes)}`,
    preview: changes
      .slice(0, 3)
      .map(({ listing }) => placeWords(listing))
      .join(' · ')
      .slice(0, 500),
    blocks: [
      { kind: 'heading', text: name },
      {
        kind: 'cards',
        cards: changes.slice(0, MAX_CARDS).map((change) => ({
          title: `${savedSearchChangeKinds[change.kind]}: ${placeWords(change.listing)}`.slice(0, 500),
          lines: [priceWords(change), factWords(change.listing), firmWords(change.listing)]
            .filter((line) => line !== null && line !== '')
            .map((line) => (line ?? '').slice(0, 500)),
          url: pageUrl,
        })),
      },
      ...(rest > 0 ? [{ kind: 'paragraph' as const, text: `And ${rest.toLocaleString('en-US')} more.` }] : []),
      { kind: 'button', label: 'Open this search', url: pageUrl },
      ...[...new Set(notes)].slice(0, 20).map((text) => ({ kind: 'note' as const, text: text.slice(0, 2_000) })),
    ],
    unsubscribeUrl,
  };
}
