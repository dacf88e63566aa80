/** How figures and listings are written in a reply. */
import { homeLink } from '#contract/reply-links.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

export const count = (value: number) => whole.format(value);
export const dollars = (value: number) => `$${whole.format(Math.round(value))}`;

/** "November 5, 2026" */
export function day(date: string): string {
  const [year, month, dayOfMonth] = date.split('-').map(Number);
  return `${months[(month ?? 1) - 1]} ${dayOfMonth}, ${year}`;
}

export const plural = (value: number, one: string, many = `${one}s`) => `${count(value)} ${value === 1 ? one : many}`;

/** "a, b and c" */
export function list(words: readonly string[], conjunction = 'and'): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} ${conjunction} ${words.at(-1)}`;
}

/**
 * Text from a record, or from the user, as plain words in markdown: it can neither link, nor show an image, nor start a heading or a table.
 */
export const plain = (text: string) =>
  text
    .replace(/[[\]()<>*_`|\\~!]/g, ' ')
    // Before a letter or digit, and not first, it is the number of a unit and begins no heading.
    .replace(/^[\s#]+|#(?![a-z0-9])/gi, ' ')
    .replace(/\b(?:https?|www)\S*/gi, ' ')
    .replace(/\s+/g, ' ')
    .trim();

export const price = ({ price: amount, isLease }: Pick<SearchResultFacts, 'price' | 'isLease'>) =>
  amount === null ? 'price not given' : `${dollars(amount)}${isLease ? ' a month' : ''}`;

/** How a listing is named: its address, else its MLS number. */
export function nameOf(listing: SearchResultFacts): string {
  return listing.addressLine1 ? plain(listing.addressLine1) : `MLS ${plain(listing.mlsId)}`;
}

/** Its name as a link that opens it. */
export const linkTo = (listing: SearchResultFacts) => homeLink(`**${nameOf(listing)}**`, listing);

/** "3 bd · 2.5 ba · 1,840 sq ft" of what the record has. */
export function rooms({ beds, baths, livingAreaSqFt }: SearchResultFacts): string {
  const parts = [
    beds === null ? null : beds === 0 ? 'studio' : `${beds} bd`,
    baths === null ? null : `${baths} ba`,
    livingAreaSqFt === null ? null : `${count(livingAreaSqFt)} sq ft`,
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
