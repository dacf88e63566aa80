import { z } from 'zod';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { type Listing } from '#contract/listings.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { ListingsService } from '../listings.service.ts';
import { taxedPlaceOf } from '../transfer-taxes/find-place.ts';
import { RATES_AS_OF, untaxedStates } from '../transfer-taxes/places.ts';
import { shareOf, taxOn } from '../transfer-taxes/transfer-tax.ts';
import { withheldListingSchema } from './facts.ts';
import { homeOf } from './priced-home.ts';
import { estimateFor } from './read-or-withhold.ts';

export const lookUpTransferTaxInputSchema = z
  .strictObject({
    listing: listingReferenceSchema.nullish().describe('The home; its price, city and state are read from its record'),
    priceDollars: z.number().positive().max(searchLimits.priceDollars).nullish().describe('Without it the rates are told alone'),
    city: z.string().trim().max(80).nullish().describe('Where no listing tells it; many cities add taxes of their own'),
    state: z.string().trim().length(2).nullish().describe('Two letters, where no listing tells it'),
  })
  .refine(({ listing, state }) => listing != null || state != null, 'Name a listing or a state.');
export type LookUpTransferTaxInput = z.input<typeof lookUpTransferTaxInputSchema>;

const homeShape = {
  mlsId: z.string().nullable(),
  mlsSource: z.string().nullable(),
  addressLine1: z.string().nullable(),
};
const nullableDollars = z.number().nullable();

const transferTaxesSchema = z.object({
  ...homeShape,
  state: z.string(),
  city: z
    .string()
    .nullable()
    .describe('Null where the taxes are those of the whole state; its cities and counties may add theirs'),
  isUntaxed: z.boolean().describe('The state is known to levy none by the price'),
  priceDollars: nullableDollars,
  taxes: z.array(
    z.object({
      name: z.string(),
      sourceName: z.string().describe('The statute or ordinance'),
      since: z.string().nullable(),
      payer: z.enum(['seller', 'buyer', 'split']).describe('By custom; the contract decides'),
      isIndexed: z.boolean().describe('Its thresholds move with the years'),
      isMarginal: z.boolean().describe('Each rate is of the part of the price within it; else of the whole price'),
      onlyAboveDollars: nullableDollars,
      rates: z.array(z.object({ fromDollars: nullableDollars, aboveDollars: nullableDollars, percent: z.number() })),
      amountDollars: nullableDollars,
      ofPricePercent: z.number().nullable(),
    }),
  ),
  totalDollars: nullableDollars,
  sellerDollars: nullableDollars,
  buyerDollars: nullableDollars,
  ratesAsOf: z
    .string()
    .describe(
      'The day that the rates stand for: say so, that they may have changed, and that escrow or the title officer confirms',
    ),
});
export type TransferTaxes = z.infer<typeof transferTaxesSchema>;

/** Answer of the tool `look_up_transfer_tax`. */
export const lookUpTransferTaxAnswerSchema = z.union([
  transferTaxesSchema,
  z.object({ ...homeShape, problem: z.enum(['unknown-state', 'for-rent']) }),
  withheldListingSchema,
]);

const description = `Transfer taxes of a home's sale by city and state with their brackets, statutes and who pays by custom; with a price or a listing,
what is due. Say of which day the rates are, that who pays is negotiable, and that escrow or the title officer confirms.`;

const roundedTo = (value: number, decimals: number) => Math.round(value * 10 ** decimals) / 10 ** decimals;

function lookUp(input: z.output<typeof lookUpTransferTaxInputSchema>, listing: Listing | null) {
  const home = homeOf(listing);
  if (listing?.isLease && input.priceDollars == null) return { ...home, problem: 'for-rent' as const };
  const state = (listing?.state ?? input.state)?.toUpperCase();
  if (!state) return { ...home, problem: 'unknown-state' as const };
  const place = taxedPlaceOf(listing?.city ?? input.city ?? null, state);
  const isUntaxed = untaxedStates.has(state);
  if (!place && !isUntaxed) return { ...home, problem: 'unknown-state' as const };
  const price = input.priceDollars ?? listing?.currentPrice ?? null;
  const due = (place?.taxes ?? [])
    .map((tax) => ({ tax, amount: price === null ? null : taxOn(price, tax) }))
    .filter(({ amount }) => amount !== 0);
  const sumOf = (side: 'buyer' | 'seller' | null) =>
    price === null
      ? null
      : Math.round(due.reduce((sum, { tax, amount }) => sum + (side ? shareOf(amount ?? 0, tax.payer, side) : (amount ?? 0)), 0));
  return {
    ...home,
    ...{ state, city: place?.city ?? null, isUntaxed, priceDollars: price },
    taxes: due.map(({ tax, amount }) => ({
      name: tax.name,
      sourceName: tax.source,
      since: tax.since,
      payer: tax.payer,
      isIndexed: tax.isIndexed ?? false,
      isMarginal: tax.isMarginal ?? false,
      onlyAboveDollars: tax.onlyAbove ?? null,
      rates: tax.rates
        .filter(({ percent }) => percent > 0)
        .map(({ from, above, percent }) => ({ fromDollars: from ?? null, aboveDollars: above ?? null, percent })),
      amountDollars: amount,
      ofPricePercent: amount === null || price === null ? null : roundedTo((100 * amount) / price, 3),
    })),
    totalDollars: sumOf(null),
    sellerDollars: sumOf('seller'),
    buyerDollars: sumOf('buyer'),
    ratesAsOf: RATES_AS_OF,
  };
}

export function createLookUpTransferTaxTool(listings: Pick<ListingsService, 'getDetails'>): Tool {
  return defineTool({
    name: 'look_up_transfer_tax',
    description,
    title: 'Looking up the transfer tax',
    failure: 'The transfer tax could not be looked up.',
    inputSchema: lookUpTransferTaxInputSchema,
    answerSchema: lookUpTransferTaxAnswerSchema,
    writes: false,

    execute: estimateFor(listings, lookUp),

    shorten: (answer) => answer,
  });
}
