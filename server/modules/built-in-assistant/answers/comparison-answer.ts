/** The comparison of listings that were shown or read: a small table, and what sets the cheapest apart. */
import { listingStatusLabels } from '#contract/listing-vocabulary.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { count, dollars, linkTo, nameOf, price } from './format.ts';

/** A table of what differs; a fact that none of them has is left out. */
export function composeComparison(listings: SearchResultFacts[]): string {
  const rows: [string, (listing: SearchResultFacts) => string | null][] = [
    ['Price', (one) => (one.price === null ? null : price(one))],
    ['Beds', (one) => one.beds?.toString() ?? null],
    ['Baths', (one) => one.baths?.toString() ?? null],
    ['Living space', (one) => (one.livingAreaSqFt === null ? null : `${count(one.livingAreaSqFt)} sq ft`)],
    ['Price per sq ft', (one) => (one.pricePerSqFt === null ? null : dollars(one.pricePerSqFt))],
    ['Lot', (one) => (one.lotSizeSqFt === null ? null : `${count(one.lotSizeSqFt)} sq ft`)],
    ['Built', (one) => one.yearBuilt?.toString() ?? null],
    ['Garage', (one) => one.garageSpaces?.toString() ?? null],
    ['HOA a month', (one) => (one.hoaMonthlyFee === null ? null : dollars(one.hoaMonthlyFee))],
    ['Days listed', (one) => one.daysListed?.toString() ?? null],
    ['Status', (one) => listingStatusLabels[one.status]],
  ];
  const cells = rows
    .map(([label, read]) => ({ label, values: listings.map(read) }))
    .filter(({ values }) => values.some((value) => value !== null));
  const table = [
    `| | ${listings.map(linkTo).join(' | ')} |`,
    `|---|${listings.map(() => '---').join('|')}|`,
    ...cells.map(({ label, values }) => `| ${label} | ${values.map((value) => value ?? '-').join(' | ')} |`),
  ].join('\n');
  const summary = listings.length === 2 ? differences(listings) : cheapestOf(listings);
  return summary ? `${table}\n\n${summary}` : table;
}

function cheapestOf(listings: SearchResultFacts[]): string {
  const [cheapest, next] = [...listings]
    .filter((one) => one.price !== null)
    .sort((one, other) => (one.price ?? 0) - (other.price ?? 0));
  const gap = cheapest?.price != null && next?.price != null ? next.price - cheapest.price : 0;
  return gap > 0 && cheapest && next ? `${nameOf(cheapest)} is ${dollars(gap)} less than ${nameOf(next)}.` : '';
}

/** What one of two has for less, and what the other has more of. */
function differences([one, other]: SearchResultFacts[]): string {
  if (!one || !other) return '';
  const [less, more] = (one.price ?? 0) <= (other.price ?? 0) ? [one, other] : [other, one];
  const gap = less.price === null || more.price === null ? 0 : more.price - less.price;
  const space = less.livingAreaSqFt === null || more.livingAreaSqFt === null ? 0 : more.livingAreaSqFt - less.livingAreaSqFt;
  const parts = [
    gap > 0 ? `is ${dollars(gap)} less than ${nameOf(more)}` : null,
    space === 0 ? null : `${gap > 0 ? '' : 'is '}${count(Math.abs(space))} sq ft ${space > 0 ? 'smaller' : 'bigger'}`,
  ].filter((part) => part !== null);
  const perFoot =
    less.pricePerSqFt === null || more.pricePerSqFt === null || less.pricePerSqFt === more.pricePerSqFt
      ? ''
      : ` ${nameOf(less.pricePerSqFt < more.pricePerSqFt ? less : more)} costs less per sq ft.`;
  return parts.length > 0 ? `${nameOf(less)} ${parts.join(' and ')}.${perFoot}` : perFoot.trim();
}
