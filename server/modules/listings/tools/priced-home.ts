import type { Listing } from '#contract/listings.ts';
import { addressOf } from './listing-facts.ts';

/** How an answer names the home that it is about; nulls where it is about none. */
export const homeOf = (listing: Listing | null) => ({
  mlsId: listing && (listing.mlsId ?? listing.uPropertyId),
  mlsSource: listing && listing.mlsSource,
  addressLine1: listing && addressOf(listing),
});

/**
 * The home of an estimate and what it costs: the price that the user named, else the listing's, in dollars.
 * `problem` says why there is no price: a rental's is a month's rent and not a price, and some records have none.
 */
export function pricedHomeOf({ priceDollars }: { priceDollars?: number | null | undefined }, listing: Listing | null) {
  const home = homeOf(listing);
  if (listing?.isLease && priceDollars == null) return { home, price: null, problem: 'for-rent' } as const;
  const price = priceDollars ?? listing?.currentPrice;
  return price ? ({ home, price, problem: null } as const) : ({ home, price: null, problem: 'no-price' } as const);
}
