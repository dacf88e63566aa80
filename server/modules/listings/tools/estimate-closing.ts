import { z } from 'zod';
import {
  buyersCosts,
  closingCostItems,
  governmentLoans,
  namedCostItems,
  sellersCosts,
  upfrontPremium,
  type ClosingCostDefault,
} from '#contract/closing-costs.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { listingReferenceSchema } from '#contract/listing-reference.ts';
import { type Listing } from '#contract/listings.ts';
import { defineTool, type Tool } from '#server/platform/tools/index.ts';
import type { ListingsService } from '../listings.service.ts';
import { taxedPlaceOf } from '../transfer-taxes/find-place.ts';
import { untaxedStates } from '../transfer-taxes/places.ts';
import { shareOf, taxOn, type TaxedPlace } from '../transfer-taxes/transfer-tax.ts';
import { withheldListingSchema } from './facts.ts';
import { pricedHomeOf } from './priced-home.ts';
import { estimateFor } from './read-or-withhold.ts';

const USUAL_DOWN_PERCENT = 20;
const MAX_NAMED_COSTS = 12;
const dollarsSchema = z.number().min(0).max(searchLimits.priceDollars);
const namedCostSchema = z.strictObject({ item: z.enum(namedCostItems), dollars: dollarsSchema });

export const estimateClosingInputSchema = z
  .strictObject({
    side: z.enum(['buyer', 'seller']),
    listing: listingReferenceSchema.nullish().describe('The home; its price and state are read from its record'),
    priceDollars: dollarsSchema.positive().nullish().describe("Instead of the listing's price, or without a listing"),
    state: z.string().trim().length(2).nullish().describe('Two letters, where no listing tells it'),
    city: z.string().trim().max(80).nullish().describe('Where no listing tells it; many cities add transfer taxes'),
    downPercent: z.number().min(0).max(100).nullish().describe(`Of a buyer; ${USUAL_DOWN_PERCENT} where none is named`),
    downDollars: dollarsSchema.nullish().describe('Instead of downPercent'),
    brokeragePercent: z.number().min(0).max(20).nullish().describe("A seller's commission, where one is named"),
    payoffDollars: dollarsSchema.nullish().describe('What a seller still owes on the home, where it is named'),
    secondPayoffDollars: dollarsSchema
      .nullish()
      .describe('What is owed on it beside the first loan: a second, a line of credit, liens'),
    concessionsDollars: dollarsSchema.nullish().describe('What a seller gives the buyer, where it is named'),
    concessionsPercent: z.number().min(0).max(20).nullish().describe('Instead of concessionsDollars: of the price'),
    targetNetDollars: dollarsSchema
      .nullish()
      .describe('What a seller wants to be left with after all of it: the price that it takes is worked out, and none is named'),
    loan: z.enum(governmentLoans).nullish().describe('Of a buyer, where a loan of that kind is named'),
    otherCosts: z.array(namedCostSchema).max(MAX_NAMED_COSTS).nullish().describe('More that this side pays, where it is named'),
    availableDollars: dollarsSchema.nullish().describe('What a buyer has for it, where it is named'),
  })
  .refine(
    ({ side, listing, priceDollars, targetNetDollars }) =>
      listing != null || priceDollars != null || (side === 'seller' && targetNetDollars != null),
    'Name a listing or a price.',
  );
export type EstimateClosingInput = z.input<typeof estimateClosingInputSchema>;

const homeShape = {
  mlsId: z.string().nullable(),
  mlsSource: z.string().nullable(),
  addressLine1: z.string().nullable(),
};

const closingEstimateSchema = z.object({
  ...homeShape,
  side: z.enum(['buyer', 'seller']),
  state: z.string().nullable(),
  city: z.string().nullable().describe('Whose own transfer taxes are among the lines'),
  isUntaxed: z.boolean().describe('The state is known to levy no transfer tax by the price'),
  priceDollars: z.number(),
  lines: z
    .array(
      z.object({
        item: z.enum(closingCostItems),
        name: z.string().nullable().describe('Of a transfer tax'),
        isHalf: z.boolean().describe('By custom the other side pays the other half'),
        percent: z.number(),
        of: z.enum(['price', 'loan']),
        amountDollars: z.number(),
      }),
    )
    .describe('Named defaults, not quotes: each a starting point'),
  otherCosts: z.array(namedCostSchema).optional().describe('As they were named; among the costs'),
  totalCostsDollars: z.number(),
  downDollars: z.number().nullable().describe('Of a buyer'),
  downPercent: z.number().nullable(),
  isDownAssumed: z.boolean(),
  loan: z.enum(governmentLoans).nullish().describe('Whose upfront premium is among the lines'),
  targetNetDollars: z.number().nullish().describe('Of a seller, where the price was worked out from it'),
  isBrokerageNamed: z.boolean().optional().describe('Its share was named, and may be that of one side'),
  cashToCloseDollars: z.number().nullable().describe('A buyer’s down payment and costs, less what the seller gives'),
  costsAfterConcessionsDollars: z
    .number()
    .nullish()
    .describe('A buyer’s costs less what the seller gives, without the down payment'),
  availableDollars: z.number().nullish().describe('Of a buyer, as it was named'),
  leftDollars: z.number().nullish().describe('What of it is left after closing; below 0 what is missing'),
  proceedsDollars: z.number().nullable().describe('A seller’s price less costs, before a mortgage is paid off'),
  payoffDollars: z.number().nullish().describe('Of a seller, as it was named'),
  secondPayoffDollars: z.number().nullish().describe('Owed beside the first loan, as it was named'),
  concessionsDollars: z.number().nullish().describe('What the seller gives the buyer, as it was named'),
  netDollars: z.number().nullish().describe('The proceeds less payoff and concessions, where one was named'),
});
export type ClosingEstimate = z.infer<typeof closingEstimateSchema>;

/** Answer of the tool `estimate_closing_costs`. */
export const estimateClosingAnswerSchema = z.union([
  closingEstimateSchema,
  z.object({ ...homeShape, problem: z.enum(['for-rent', 'no-price', 'down-above-price']) }),
  withheldListingSchema,
]);

const description = `What it costs to buy or to sell a home: closing costs as named defaults, the transfer taxes of its city and state, a buyer's cash to close, a
seller's proceeds before a mortgage. Takes a listing, or a price with its state. They are starting points, not quotes: say so. Without a city the transfer
taxes are those of the state, and cities and counties may add theirs.`;

/** What one side pays of each transfer tax by custom. */
function taxLines(place: TaxedPlace | null, price: number, side: 'buyer' | 'seller') {
  return (place?.taxes ?? []).flatMap((tax) => {
    const amountDollars = Math.round(shareOf(taxOn(price, tax), tax.payer, side));
    if (amountDollars === 0) return [];
    const percent = Math.round((100_000 * amountDollars) / price) / 1_000;
    const line = { item: 'transfer-tax', of: 'price', percent, amountDollars } as const;
    return [{ ...line, name: tax.name, isHalf: tax.payer === 'split' }];
  });
}

type ClosingInput = z.output<typeof estimateClosingInputSchema>;
type Told = Exclude<z.infer<typeof estimateClosingAnswerSchema>, { withheld: unknown }>;

/** What is aimed at is told to the thousand. */
const PRICE_STEP_DOLLARS = 1_000;
const MAX_HALVINGS = 40;

/** The least price, to the thousand, that leaves a seller so much: what is left only grows with it. */
function priceFor(target: number, netAt: (price: number) => number): number {
  let [tooLow, enough] = [0, Math.max(target, PRICE_STEP_DOLLARS)];
  while (netAt(enough) < target && enough < searchLimits.priceDollars) [tooLow, enough] = [enough, enough * 2];
  for (let at = 0; at < MAX_HALVINGS && enough - tooLow > PRICE_STEP_DOLLARS; at += 1) {
    const middle = Math.ceil((tooLow + enough) / 2 / PRICE_STEP_DOLLARS) * PRICE_STEP_DOLLARS;
    if (middle >= enough) break;
    if (netAt(middle) >= target) enough = middle;
    else tooLow = middle;
  }
  return Math.ceil(enough / PRICE_STEP_DOLLARS) * PRICE_STEP_DOLLARS;
}

function estimate(input: ClosingInput, listing: Listing | null) {
  const target = input.side === 'seller' ? (input.targetNetDollars ?? null) : null;
  if (target === null) return estimateAt(input, listing);
  const netAt = (priceDollars: number): number => {
    const told = estimateAt({ ...input, priceDollars }, listing);
    return 'problem' in told ? 0 : (told.netDollars ?? told.proceedsDollars ?? 0);
  };
  const told = estimateAt({ ...input, priceDollars: priceFor(target, netAt) }, listing);
  return 'problem' in told ? told : { ...told, targetNetDollars: target };
}

function estimateAt(asked: ClosingInput, listing: Listing | null): Told {
  const { home, price, problem } = pricedHomeOf(asked, listing);
  if (problem) return { ...home, problem };
  const conceded = asked.concessionsPercent == null ? null : Math.round((price * asked.concessionsPercent) / 100);
  const input = conceded === null ? asked : { ...asked, concessionsDollars: conceded };
  const isBuyer = input.side === 'buyer';
  const down = isBuyer ? Math.round(input.downDollars ?? (price * (input.downPercent ?? USUAL_DOWN_PERCENT)) / 100) : null;
  if (down !== null && down > price) return { ...home, problem: 'down-above-price' as const };
  const state = listing?.state ?? input.state?.toUpperCase() ?? null;
  const place = state === null ? null : taxedPlaceOf(listing?.city ?? input.city ?? null, state);
  const named = ({ item, percent }: ClosingCostDefault) => (item === 'brokerage' ? (input.brokeragePercent ?? percent) : percent);
  const premium = isBuyer && input.loan ? [upfrontPremium(input.loan, (100 * (down ?? 0)) / price)] : [];
  const usual = (isBuyer ? [...buyersCosts, ...premium] : sellersCosts(null))
    .map((line) => ({ ...line, percent: named(line) }))
    .map((line) => ({
      ...line,
      name: null,
      isHalf: false,
      amountDollars: Math.round(((line.of === 'price' ? price : price - (down ?? 0)) * line.percent) / 100),
    }));
  const lines = [...usual, ...taxLines(place, price, input.side)];
  const otherCosts = input.otherCosts ?? [];
  const totalCostsDollars =
    lines.reduce((total, { amountDollars }) => total + amountDollars, 0) +
    otherCosts.reduce((total, { dollars }) => total + dollars, 0);
  const cashToCloseDollars = down === null ? null : down + totalCostsDollars - (input.concessionsDollars ?? 0);
  return {
    ...home,
    ...{ side: input.side, state, city: place?.city ?? null, isUntaxed: state !== null && untaxedStates.has(state) },
    ...{ priceDollars: price, lines, totalCostsDollars, downDollars: down },
    ...(otherCosts.length > 0 ? { otherCosts } : {}),
    downPercent: down === null ? null : Math.round((down / price) * 1_000) / 10,
    ...(isBuyer && input.loan ? { loan: input.loan } : {}),
    isBrokerageNamed: !isBuyer && input.brokeragePercent != null,
    isDownAssumed: isBuyer && input.downPercent == null && input.downDollars == null,
    cashToCloseDollars,
    proceedsDollars: isBuyer ? null : price - totalCostsDollars,
    ...(isBuyer
      ? cashOf(input, { cash: cashToCloseDollars ?? 0, costs: totalCostsDollars })
      : netOf(input, price - totalCostsDollars)),
  };
}

function netOf(input: ClosingInput, proceeds: number) {
  const { payoffDollars, secondPayoffDollars, concessionsDollars } = input;
  if (payoffDollars == null && secondPayoffDollars == null && concessionsDollars == null) return {};
  const netDollars = proceeds - (payoffDollars ?? 0) - (secondPayoffDollars ?? 0) - (concessionsDollars ?? 0);
  return { payoffDollars, ...(secondPayoffDollars == null ? {} : { secondPayoffDollars }), concessionsDollars, netDollars };
}

function cashOf({ availableDollars, concessionsDollars }: ClosingInput, { cash, costs }: { cash: number; costs: number }) {
  const given =
    concessionsDollars == null ? {} : { concessionsDollars, costsAfterConcessionsDollars: costs - concessionsDollars };
  return {
    ...given,
    ...(availableDollars == null ? {} : { availableDollars, leftDollars: availableDollars - cash }),
  };
}

export function createEstimateClosingTool(listings: Pick<ListingsService, 'getDetails'>): Tool {
  return defineTool({
    name: 'estimate_closing_costs',
    description,
    title: 'Estimating the closing costs',
    failure: 'The closing costs could not be estimated.',
    inputSchema: estimateClosingInputSchema,
    answerSchema: estimateClosingAnswerSchema,
    writes: false,

    execute: estimateFor(listings, estimate),

    shorten: (answer) => answer,
  });
}
