/** The comparison of listings that were shown or read: a small table, and what sets the cheapest apart. */
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { dollars } from './format.ts';
import { linkTo, nameOf, price } from './homes.ts';
import type { Texts } from './texts/index.ts';

/** A table of what differs; a fact that none of them has is left out. */
export function composeComparison(listings: SearchResultFacts[], texts: Texts): string {
  const { common } = texts;
  const labels = texts.home.comparison;
  const rows: [string, (listing: SearchResultFacts) => string | null][] = [
    [labels.price, (one) => (one.price === null ? null : price(one, texts))],
    [labels.beds, (one) => one.beds?.toString() ?? null],
    [labels.baths, (one) => one.baths?.toString() ?? null],
    [labels.space, (one) => (one.livingAreaSqFt === null ? null : common.sqFt(one.livingAreaSqFt))],
    [labels.perSqFt, (one) => (one.pricePerSqFt === null || one.isLease ? null : dollars(one.pricePerSqFt))],
    [labels.lot, (one) => (one.lotSizeSqFt === null ? null : common.sqFt(one.lotSizeSqFt))],
    [labels.built, (one) => one.yearBuilt?.toString() ?? null],
    [labels.garage, (one) => one.garageSpaces?.toString() ?? null],
    [labels.hoa, (one) => (one.hoaMonthlyFee === null ? null : dollars(one.hoaMonthlyFee))],
    [labels.days, (one) => one.daysListed?.toString() ?? null],
    [labels.status, (one) => common.statuses[one.status]],
  ];
  const cells = rows
    .map(([label, read]) => ({ label, values: listings.map(read) }))
    .filter(({ values }) => values.some((value) => value !== null));
  const table = [
    `| | ${listings.map(linkTo).join(' | ')} |`,
    `|---|${listings.map(() => '---').join('|')}|`,
    ...cells.map(({ label, values }) => `| ${label} | ${values.map((value) => value ?? '-').join(' | ')} |`),
  ].join('\n');
  const summary = listings.length === 2 ? differences(listings, texts) : cheapestOf(listings, texts);
  return summary ? `${table}\n\n${summary}` : table;
}

function cheapestOf(listings: SearchResultFacts[], { home }: Texts): string {
  const [cheapest, next] = [...listings]
    .filter((one) => one.price !== null)
    .sort((one, other) => (one.price ?? 0) - (other.price ?? 0));
  const gap = cheapest?.price != null && next?.price != null ? next.price - cheapest.price : 0;
  return gap > 0 && cheapest && next ? home.comparison.isLess(nameOf(cheapest), dollars(gap), nameOf(next)) : '';
}

/** What one of two has for less, and what the other has more of. */
function differences([one, other]: SearchResultFacts[], { common, home: { comparison } }: Texts): string {
  if (!one || !other) return '';
  const [less, more] = (one.price ?? 0) <= (other.price ?? 0) ? [one, other] : [other, one];
  const gap = less.price === null || more.price === null ? 0 : more.price - less.price;
  const space = less.livingAreaSqFt === null || more.livingAreaSqFt === null ? 0 : more.livingAreaSqFt - less.livingAreaSqFt;
  const differs = comparison.differs(nameOf(less), {
    gap: gap > 0 ? dollars(gap) : null,
    other: nameOf(more),
    space: space === 0 ? null : common.sqFt(Math.abs(space)),
    isSmaller: space > 0,
  });
  const perFoot =
    less.isLease ||
    more.isLease ||
    less.pricePerSqFt === null ||
    more.pricePerSqFt === null ||
    less.pricePerSqFt === more.pricePerSqFt
      ? ''
      : comparison.lessPerSqFt(nameOf(less.pricePerSqFt < more.pricePerSqFt ? less : more));
  return [gap > 0 || space !== 0 ? differs : '', perFoot].filter(Boolean).join(' ');
}
