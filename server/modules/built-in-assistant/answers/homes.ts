/** How a home is named and told in a few words. */
import { homeLink } from '#contract/reply-links.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { dollars, plain } from './format.ts';
import type { Texts } from './texts/index.ts';

export function price({ price: amount, isLease }: Pick<SearchResultFacts, 'price' | 'isLease'>, { common }: Texts): string {
  if (amount === null) return common.noPrice;
  return isLease ? common.aMonth(dollars(amount)) : dollars(amount);
}

/** How a listing is named: its address, else its MLS number. */
export function nameOf(listing: Pick<SearchResultFacts, 'addressLine1' | 'mlsId'>): string {
  return listing.addressLine1 ? plain(listing.addressLine1) : `MLS ${plain(listing.mlsId)}`;
}

/** Its name as a link that opens it. */
export const linkTo = (listing: Pick<SearchResultFacts, 'addressLine1' | 'mlsId' | 'mlsSource'>) =>
  homeLink(`**${nameOf(listing)}**`, listing);

/** "3 bd · 2.5 ba · 1,840 sq ft" of what the record has. */
export function rooms(
  { beds, baths, livingAreaSqFt }: Pick<SearchResultFacts, 'beds' | 'baths' | 'livingAreaSqFt'>,
  { common }: Texts,
): string {
  const parts = [
    beds === null ? null : beds === 0 ? common.studio : common.beds(beds),
    baths === null ? null : common.baths(baths),
    livingAreaSqFt === null ? null : common.sqFt(livingAreaSqFt),
  ];
  return parts.filter((part) => part !== null).join(' · ');
}
