/** A thread over homes whose payments are asked for. */
import type { ListingReference } from '#contract/listing-reference.ts';
import { startTracedThread } from './traced-thread.ts';
import { aListing, stubListings } from './listings-stub.ts';
import { stubMarket } from './market-stub.ts';
import { createTestTools } from './test-tools.ts';

const home = aListing({ currentPrice: 1_000_000, taxAnnualAmount: 12_000, hoaMonthlyFee: 420 });
const bare = aListing({
  mlsId: 'SF1002',
  uPropertyId: 'key-1002',
  addressLine1: '48 Jersey Ave',
  currentPrice: 1_395_000,
  hoaMonthlyFee: null,
});
const rental = aListing({
  mlsId: 'SF1003',
  uPropertyId: 'key-1003',
  addressLine1: '77 Day St',
  isLease: true,
  currentPrice: 4_500,
});

/** A thread over the product's own tools, with what was asked of the payment's. */
export function startThread(openedListing: ListingReference | null = null) {
  const inputs: unknown[] = [];
  const tools = createTestTools({ listings: stubListings([home, bare, rental]), market: stubMarket() });
  const onCall = (name: string, input: unknown) => {
    if (name === 'estimate_payment') inputs.push(input);
  };
  return { inputs, ask: startTracedThread({ tools, openedListing, onCall }) };
}

export const opened = { mlsId: 'SF1001', mlsSource: 'demo' };
