/** Questions about a monthly payment: answered where a price or a home stands, at the rate that is named, else at a few. */
import { z } from 'zod';
import type { ListingReference } from '#contract/listing-reference.ts';
import {
  estimatePaymentAnswerSchema,
  estimatePaymentInputSchema,
  type EstimatePaymentInput,
} from '#server/modules/listings/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { proposalsAfterPayment } from '../answers/proposals.ts';
import { textsIn } from '../answers/texts/index.ts';
import { findAddress } from '../question-parser/addresses.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { isHomeAssumed } from './assumed-home.ts';
import { readDownShares } from './down-shares.ts';
import { composePaymentAnswer } from './payment-answer.ts';
import { homeOf, homesNamed, openedBy } from './payment-home.ts';
import { EXAMPLE_RATES_PERCENT } from './example-rates.ts';
import type { PaymentAsked } from './payment-asked.ts';
import { askedTerms } from './payment-terms.ts';
import { termsOf } from './standing-terms.ts';
import { standingPrice, type StandingPrice } from './standing-price.ts';
import { asksShare, shareStep } from './share-of-income.ts';
import { readSeveralPrices } from './several-prices.ts';
import { composePaymentsSideBySide } from './payments-side-by-side.ts';

export const PAYMENT_TOOL = 'estimate_payment';

/** Several calls are the same payment at several rates. */
export type PaymentStep = { say: string } | { calls: EstimatePaymentInput[]; reasoning: string };

/** What the tool was asked last stands for the next question: "and with 10% down?" */
export function afterPayment(state: EarlierTurn | null, input: unknown, goesOn: boolean): EarlierTurn {
  const { data } = estimatePaymentInputSchema.safeParse(input);
  const rates = { isPaymentRateOpen: data !== undefined && goesOn };
  return { search: {}, results: [], ...state, ...openedBy(data?.listing), payment: data ?? null, ...rates };
}

/** Null where the question is not about a payment. */
export function respondToPayment(turn: Turn, parsed: ParsedQuestion): PaymentStep | null {
  if (parsed.kind === 'write' || (parsed.kind === 'cannot' && parsed.reason === 'fair-housing')) return null;
  const texts = textsIn(turn.language).payment;
  const share = asksShare(turn);
  if (share) return share.calls.length === 0 ? { say: texts.whichIncome } : shareStep(turn, share);
  const homes = homesNamed(turn);
  const asked = askedTerms(turn, parsed) ?? comparedTerms(turn, homes);
  if (!asked) return null;
  const { ratePercent, ...named } = asked.terms;
  const own = withPriceOfIt(named, turn);
  const home = homeOf(turn, parsed);
  const listing = asked.standing ? (asked.standing.listing ?? null) : isOtherPrice(own.priceDollars, home, turn) ? null : home;
  const isPriced = own.priceDollars !== null || asked.standing !== null || homes.length > 1;
  // Of an address that is not known no other price is meant.
  const isOther = listing === null && findAddress(fold(turn.english))?.area.nameType === 'street-and-number';
  const stood = isPriced || isOther ? null : standingPrice(turn.previous, listing);
  const terms = stood ? { ...withDownOf(own, stood), priceDollars: stood.priceDollars } : own;
  if (terms.priceDollars === null && !listing && homes.length < 2) return { say: texts.whichPrice };
  const { percents: shares } = readDownShares(turn.question);
  const prices = listing ? [] : readSeveralPrices(fold(turn.question)).prices;
  const answers = turn.answers.filter(({ toolName }) => toolName === PAYMENT_TOOL);
  if (answers.length === 0) {
    const told = Object.fromEntries(Object.entries(terms).filter(([, value]) => value !== null));
    const usual = {
      ...(asked.withUsualCosts ? { withUsualCosts: true } : {}),
      ...(asked.withMortgageInsurance ? { withUsualMortgageInsurance: true } : {}),
    };
    const rates = ratePercent === null ? EXAMPLE_RATES_PERCENT : [ratePercent];
    if (homes.length > 1) return { calls: sideBySide(homes, { ...told, ...usual }, rates), reasoning: texts.reasoning };
    const call = { ...told, ...usual, ...(listing ? { listing } : {}) };
    const ofDowns = shares.length > 1 ? shares.map((downPercent) => ({ downPercent })) : [{}];
    const downs = prices.length > 1 ? prices.map((priceDollars) => ({ priceDollars })) : ofDowns;
    const calls = downs.flatMap((down) => rates.map((rate) => ({ ...call, ...down, ratePercent: rate })));
    return { calls, reasoning: texts.reasoning };
  }
  const found = z.array(estimatePaymentAnswerSchema).safeParse(answers.map(({ value }) => value));
  const [first] = found.data ?? [];
  if (!found.success || !first) return { say: texts.failed };
  if (homes.length > 1 || shares.length > 1 || prices.length > 1)
    return { say: composePaymentsSideBySide(found.data, textsIn(turn.language)) };
  const waysOn = 'problem' in first || 'withheld' in first ? '' : proposalsAfterPayment(first, textsIn(turn.language));
  return {
    say: [
      isHomeAssumed(turn, listing) && 'addressLine1' in first
        ? texts.homeAssumed(plain(first.addressLine1 ?? texts.nameless))
        : '',
      stood?.from === 'search' && 'priceDollars' in first ? texts.priceOfSearch(dollars(first.priceDollars)) : '',
      composePaymentAnswer(found.data, texts),
      asked.isFha ? texts.fha : '',
      asked.isVa ? texts.va : '',
      waysOn,
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

/** With what was put down for the sale that stands, where the question names nothing. */
function withDownOf<Terms extends Pick<StandingPrice, 'downPercent' | 'downDollars'>>(terms: Terms, stood: StandingPrice): Terms {
  const isNamed = terms.downPercent !== null || terms.downDollars !== null;
  return isNamed ? terms : { ...terms, downPercent: stood.downPercent, downDollars: stood.downDollars };
}

const pointsAtHome = /\b(?:it|its|this|that|one|home|house|condo|place|first|second|third|esta|este|esa)\b/;
/** "A month on it", after a payment for a price of no home: of that price. */
function withPriceOfIt<Terms extends { priceDollars: number | null }>(terms: Terms, { english, previous }: Turn): Terms {
  const standing = previous?.payment;
  if (
    terms.priceDollars !== null ||
    !standing ||
    standing.listing ||
    previous.opened ||
    !/\b(?:it|that|this)\b/.test(fold(english))
  )
    return terms;
  return { ...terms, priceDollars: standing.priceDollars ?? null };
}

/** A price further from what the home asks is no offer for it. */
const OFFER_SHARE = 0.3;

/** "Their monthly at 1.25", while a home at half of that is open: a price by itself, without that home's tax and dues. */
function isOtherPrice(named: number | null, home: ListingReference | null, { english, previous }: Turn): boolean {
  if (named === null || !home || pointsAtHome.test(fold(english))) return false;
  const known = [...(previous?.results ?? []), ...(previous?.openedFacts ? [previous.openedFacts] : [])];
  const price = known.find((one) => isSame(one, home))?.price;
  return price != null && Math.abs(price - named) > price * OFFER_SHARE;
}

/** A home a column; at what price is for its record. */
const sideBySide = (homes: readonly ListingReference[], named: Partial<EstimatePaymentInput>, rates: readonly number[]) =>
  homes.flatMap((listing) => rates.map((ratePercent) => ({ ...named, priceDollars: null, ratePercent, listing })));

const asksDifference = /\b(?:diff(?:erence)?|diferencia|how\s+much\s+(?:more|less|cheaper))\b/;

/** "What's the difference between it and the first?", right behind a payment. */
function comparedTerms({ question, previous }: Turn, homes: readonly ListingReference[]): PaymentAsked | null {
  const standing = previous?.payment;
  if (!standing || homes.length < 2 || !asksDifference.test(fold(question))) return null;
  const { withUsualCosts } = standing;
  const terms = previous.isPaymentRateOpen ? { ...termsOf(standing), ratePercent: null } : termsOf(standing);
  return { terms: { ...terms, priceDollars: null }, standing: null, withUsualCosts: withUsualCosts === true };
}
