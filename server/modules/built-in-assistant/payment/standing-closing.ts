/** The costs of a sale that stand, and what a short message changes of them: "and for the seller?", "owes 390 now", "with 5 down FHA". */
import { isDeepStrictEqual } from 'node:util';
import { z } from 'zod';
import { sellersCosts } from '#contract/closing-costs.ts';
import { estimateClosingInputSchema, type EstimateClosingInput } from '#server/modules/listings/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import {
  bareMillions,
  barePrice,
  commissionPercent,
  ofBuyer,
  ofClosing,
  shareAlone,
  sideOfSeller,
  withoutAgents,
} from './closing-words.ts';
import { ofPayment } from './asks-payment.ts';
import type { DiscussedPrice } from './discussed-price.ts';
import { readLoanTerms } from './loan-terms.ts';
import { openedBy } from './payment-home.ts';
import type { SalePlace } from './sale-place.ts';
import { movedPrice, priceOfSale, readPriceMove, type PriceMove } from './price-move.ts';
import { ownFigures, withCosts } from './seller-figures.ts';
import { readSeveralPrices } from './several-prices.ts';
import { supposesPrice } from './supposed-price.ts';

export interface ClosingRequest {
  /** Side by side: at several prices, or in several places. Empty: nothing tells of which price. */
  calls: EstimateClosingInput[];
  /** Where the price comes from that nobody named. */
  priceFrom: DiscussedPrice['from'] | 'record' | 'example' | 'offers' | null;
  /** By how much the price was moved that stood before. */
  move?: PriceMove | null;
  /** A sum that was named and is no price of that home. */
  leftOutDollars?: number | null;
  /** The commission that was named is the one that stood. */
  sameCommissionPercent?: number | null;
}

const MAX_FOLLOW_UP_WORDS = 9;
const sideBySide = /\b(?:compare|side\s+by\s+side|vs|versus|both|difference|each|compara|contra|ambos)\b/;
export const MILLION = 1_000_000;
const movesOn =
  /^\s*(?:(?:and|what\s+about|how\s+about|what\s+if|same|now|on|at|with|for|y|con|en)\b|w\/?\s|\$?\d{3}\s*k?\s*[?.!]*$)/;
const solvedSchema = z.object({ priceDollars: z.number() });

/** What was added up last stands for the next question: "and for the seller?", "what does the seller net?", "with 10% down?" */
export function afterClosing(state: EarlierTurn | null, input: unknown, answer: unknown = null): EarlierTurn {
  const { data } = estimateClosingInputSchema.safeParse(input);
  // A price that was worked out is the price of the sale from then on.
  const solved = data?.targetNetDollars == null ? null : solvedSchema.safeParse(answer).data?.priceDollars;
  const closing = data ? { ...data, ...(solved ? { priceDollars: solved } : {}) } : null;
  const closingsTold = closing ? [...(state?.closingsTold ?? []).filter((one) => isBeside(one, closing)), closing] : [];
  return {
    ...{ search: {}, results: [], ...state, ...openedBy(data?.listing) },
    ...{ closing, lastClosing: closing, closingsTold: closingsTold.slice(-MOST_TOLD) },
  };
}

const MOST_TOLD = 4;
/** Of the same sale at another price: what may stand in a table with it. */
const isBeside = (one: EstimateClosingInput, other: EstimateClosingInput): boolean =>
  one.priceDollars !== other.priceDollars && isDeepStrictEqual({ ...one, priceDollars: null }, { ...other, priceDollars: null });

/** Less than that share of the price that stands is a sum of something else. */
const MIN_PRICE_SHARE = 0.25;

/** The estimate that stands with what a short message changes of it; null where it changes nothing. */
export function changedClosing(turn: Turn, places: readonly SalePlace[]): ClosingRequest | null {
  const { question, previous } = turn;
  const folded = fold(question);
  const { rest: withMove, ...own } = ownFigures(question);
  const move = readPriceMove(withMove);
  const { prices: several, rest: words } = readSeveralPrices(move?.rest ?? withMove);
  const alone = previous?.closing?.side === 'seller' ? shareAlone.exec(folded)?.[1] : undefined;
  const brokeragePercent = commissionPercent(folded) ?? (alone === undefined ? null : Number(alone));
  const hasOwn = Object.keys(own).length > 0;
  const isOfSale = hasOwn || move !== null || brokeragePercent !== null || ofClosing.test(folded);
  // A tax that was looked up in between changes nothing of the sale.
  const isOfLast = isOfSale && !(supposesPrice(turn) && !ofClosing.test(folded));
  const standing = previous?.closing ?? (isOfLast ? previous?.lastClosing : null);
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  // "And the payment at 6.5?" leaves the costs for a loan.
  const isOfPayment = ofPayment.test(folded) && !hasOwn && !ofClosing.test(folded);
  if (!standing || isOfPayment || (!isShort && !isOfSale)) return null;
  const [isSeller, isBuyer] = [sideOfSeller.test(words), ofBuyer.test(withoutAgents(words))];
  const { downPercent, downDollars, ...terms } = readLoanTerms(words);
  const millions = brokeragePercent === null ? millionsBeside(words, standing.priceDollars ?? 0) : undefined;
  const thousands = barePrice.exec(words)?.[1];
  const shortPrice = millions === undefined ? Number(thousands ?? 0) * 1_000 : Math.round(Number(millions) * MILLION);
  const priceNamed = several[0] ?? terms.priceDollars ?? (shortPrice > 0 ? shortPrice : null);
  const isFar = priceNamed !== null && priceNamed < MIN_PRICE_SHARE * (priceOfSale(standing, previous) ?? 0);
  const moved = move && movedPrice(move, standing, previous);
  const priceDollars = isFar ? moved : (priceNamed ?? moved);
  const loan = standing.side === 'buyer' ? loanNamed(folded) : null;
  const isPlaceAlone = places.length > 0 && question.trim().split(/\s+/).length <= 3;
  const isOfPrices = several.length > 0 && sideBySide.test(folded);
  if (!movesOn.test(folded) && !isSeller && !isPlaceAlone && !isOfSale && !loan && !isOfPrices && millions === undefined)
    return null;
  // "If the seller gives a 5k credit" is of the buyer's cash where that stands.
  const isOfCredit = standing.side === 'buyer' && (own.concessionsDollars !== undefined || own.concessionsPercent !== undefined);
  // "Sellers countered at 655, what's the cash to close now": who names a price asks for no sheet of theirs.
  const isOfCounter = standing.side === 'buyer' && (namesCounter(folded) || ofCash.test(folded)) && !asksNet.test(folded);
  const isOfSeller =
    (isSeller && !isOfCredit && !isOfCounter) ||
    own.payoffDollars !== undefined ||
    own.secondPayoffDollars !== undefined ||
    own.targetNetDollars !== undefined ||
    brokeragePercent !== null;
  const side = isOfSeller ? 'seller' : isBuyer && !hasOwn ? 'buyer' : standing.side;
  const down = downPercent ?? downDollars;
  const isUnchanged =
    places.length === 0 && !hasOwn && !loan && priceDollars === null && down === null && brokeragePercent === null;
  if (side === standing.side && isUnchanged && !ofClosing.test(folded)) return null;
  const { downPercent: before, downDollars: beforeDollars, otherCosts: costs, targetNetDollars: target, ...kept } = standing;
  const rest = isConceded(own) ? withoutConcessions(kept) : kept;
  const aimsAt = side === 'seller' && priceDollars === null && several.length === 0 ? target : null;
  const downNow = down === null ? { downPercent: before, downDollars: beforeDollars } : { downPercent, downDollars };
  const otherCosts = withCosts(side === standing.side ? costs : [], own.otherCosts);
  const changed: EstimateClosingInput = {
    ...rest,
    ...(brokeragePercent === null ? {} : { brokeragePercent }),
    ...(aimsAt == null ? {} : { targetNetDollars: aimsAt }),
    ...(loan ? { loan } : {}),
    ...own,
    side,
    ...(otherCosts.length > 0 ? { otherCosts } : {}),
    ...(priceDollars === null ? {} : { priceDollars }),
    ...(side === 'buyer' ? downNow : {}),
  };
  const against = Number(insteadOf.exec(folded)?.[1] ?? standing.brokeragePercent ?? USUAL_COMMISSION_PERCENT);
  const isNamedAgain = side === 'seller' && brokeragePercent === against;
  const isCompared = side === standing.side && brokeragePercent !== null && !isNamedAgain && asksDifference.test(folded);
  const inPlaces = places.length === 0 ? [changed] : places.map((place) => ({ ...changed, ...place }));
  const atPrices = several.map((price) => ({ ...changed, priceDollars: price }));
  return {
    calls: several.length > 0 ? atPrices : isCompared ? [{ ...standing, brokeragePercent: against }, changed] : inPlaces,
    ...{ priceFrom: null, move: priceNamed === null && moved !== null ? move : null },
    leftOutDollars: isFar ? priceNamed : null,
    sameCommissionPercent: isNamedAgain ? brokeragePercent : null,
  };
}

const ofCounter = /\b(?:counter(?:s|ed|ing|\s*-?offer(?:s|ed)?)?|came\s+back|contra\s?-?ofert\w+)\b/;
/** Whether the price in a message is what the other side answered an offer with. */
export const namesCounter = (folded: string): boolean => ofCounter.test(folded);
const ofCash = /\bcash\s+(?:to|at|for)\s+clos/;
const asksNet = /\b(?:net(?:s|\s*sheet)?|netting|walk\s+away|proceeds|clear|neto|les?\s+queda)\b/;

const isConceded = ({ concessionsDollars, concessionsPercent }: Omit<ReturnType<typeof ownFigures>, 'rest'>): boolean =>
  concessionsDollars !== undefined || concessionsPercent !== undefined;

/** What is conceded is named anew, in dollars or as a share. */
function withoutConcessions({
  concessionsDollars: _dollars,
  concessionsPercent: _percent,
  ...rest
}: EstimateClosingInput): EstimateClosingInput {
  return rest;
}

const USUAL_COMMISSION_PERCENT = sellersCosts(null).find(({ item }) => item === 'brokerage')?.percent ?? 0;
/** "5% instead of 6" */
const insteadOf =
  /\b(?:instead\s+of|rather\s+than|not|en\s+(?:vez|lugar)\s+del?)\s+(?:the\s+|el\s+)?(\d(?:\.\d{1,3})?)\b(?!\s*k)/;
const asksDifference = /\b(?:how\s+much\s+(?:more|less)|difference|vs\.?|versus|instead\s+of|compared?)\b/;

const otherKinds = /\b(?:conv(?:entional|encional)?|jumbo|usda|all\s+cash|cash\s+(?:offer|buyer)|contado)\b/;
/** The kind that was named last stands until another one is. */
export function loanBefore(earlier: readonly string[]): EstimateClosingInput['loan'] {
  const last = earlier.map((text) => fold(text)).findLast((text) => loanNamed(text) !== null || otherKinds.test(text));
  return last === undefined ? null : loanNamed(last);
}

/** "With 5 down FHA", "VA loan": a kind of loan with a premium of its own. */
export function loanNamed(folded: string): EstimateClosingInput['loan'] {
  if (/\bfha\b/.test(folded)) return 'fha';
  return /\bva\b(?!\s*[,.]?\s*\d{5})/.test(folded) && /\bva\s+(?:loan|buyer|financing)|\bva\W*$/.test(folded) ? 'va' : null;
}

/** How far a price in millions may be from the one that stands. */
const MAX_PRICE_FACTOR = 2;

/** "At 1.3", "what if we get 1.4": said in millions where it is near the price that stands. @param priceDollars null: none stands */
export function millionsBeside(words: string, priceDollars: number | null): string | undefined {
  const said = bareMillions.exec(words)?.[1];
  if (priceDollars === null) return said;
  const share = (Number(said ?? 0) * MILLION) / priceDollars;
  return share >= 1 / MAX_PRICE_FACTOR && share <= MAX_PRICE_FACTOR ? said : undefined;
}
