/** The price of a payment that names none and stands for no home: of the sale that was added up, of what was told last, or the most that is searched. */
import type { ListingReference } from '#contract/listing-reference.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import type { LoanTerms } from './loan-terms.ts';

export interface StandingPrice extends Pick<LoanTerms, 'priceDollars' | 'downPercent' | 'downDollars'> {
  from: 'closing' | 'told' | 'search';
}

/** @param home the home that the payment is for; null where it is for a price */
export function standingPrice(previous: EarlierTurn | null, home: ListingReference | null): StandingPrice | null {
  const { closing, toldDollars, search } = previous ?? {};
  const isOfHome = home === null ? closing?.listing == null : closing?.listing != null && isSame(closing.listing, home);
  if (closing?.priceDollars != null && isOfHome) {
    const { priceDollars, side, downPercent = null, downDollars = null } = closing;
    return { priceDollars, from: 'closing', ...(side === 'buyer' ? { downPercent, downDollars } : nothingDown) };
  }
  if (home !== null) return null;
  if (toldDollars) return { priceDollars: toldDollars, from: 'told', ...nothingDown };
  const most = search?.listingTransactionType === 'lease' ? null : search?.price?.endAt;
  return most ? { priceDollars: most, from: 'search', ...nothingDown } : null;
}

const nothingDown = { downPercent: null, downDollars: null };
