/** What costs of a sale are asked for: of which home or price, where, for which side, and what was said of it before. */
import { estimateClosingInputSchema, type EstimateClosingInput } from '#server/modules/listings/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { bareCommission, bareMillions, barePrice, commissionPercent, ofBuyer, ofClosing, ofSeller } from './closing-words.ts';
import { shareAlone, sideOfSeller, withoutAgents } from './closing-words.ts';
import { discussedPrice, type DiscussedPrice } from './discussed-price.ts';
import { readLoanTerms } from './loan-terms.ts';
import { savedIn } from './respond-to-affordability.ts';
import { homeOf, openedBy } from './payment-home.ts';
import { namedSalePlaces, salePlaceOf, type FindPlaces, type SalePlace } from './sale-place.ts';
import { movedPrice, priceOfSale, readPriceMove, type PriceMove } from './price-move.ts';
import { ownFigures, withCosts } from './seller-figures.ts';
import { readSeveralPrices } from './several-prices.ts';
import { supposesPrice } from './supposed-price.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface ClosingRequest {
  /** Side by side: at several prices, or in several places. Empty: nothing tells of which price. */
  calls: EstimateClosingInput[];
  /** Where the price comes from that nobody named. */
  priceFrom: DiscussedPrice['from'] | 'record' | null;
  /** By how much the price was moved that stood before. */
  move?: PriceMove | null;
  /** A sum that was named and is no price of that home. */
  leftOutDollars?: number | null;
}

const MAX_FOLLOW_UP_WORDS = 9;
const sideBySide = /\b(?:compare|side\s+by\s+side|vs|versus|both|difference|each|compara|contra|ambos)\b/;
const MILLION = 1_000_000;
const movesOn =
  /^\s*(?:(?:and|what\s+about|how\s+about|what\s+if|same|now|on|at|with|for|y|con|en)\b|w\/?\s|\$?\d{3}\s*k?\s*[?.!]*$)/;
const lowEnd = /\b(?:low(?:er|est)?|bottom)\s+end\b|\bat\s+the\s+(?:low|bottom)\b/;
const highEnd = /\b(?:high(?:er|est)?|top|upper)\s+end\b|\bat\s+the\s+(?:high|top)\b/;

/** What was added up last stands for the next question: "and for the seller?", "what does the seller net?", "with 10% down?" */
export function afterClosing(state: EarlierTurn | null, input: unknown): EarlierTurn {
  const { data } = estimateClosingInputSchema.safeParse(input);
  const closing = data ?? null;
  return { search: {}, results: [], ...state, ...openedBy(data?.listing), closing, lastClosing: closing };
}

/** Less than that share of the price that stands is a sum of something else. */
const MIN_PRICE_SHARE = 0.25;

/** The estimate that stands with what a short message changes of it; null where it changes nothing. */
function changedClosing(turn: Turn, places: readonly SalePlace[]): ClosingRequest | null {
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
  if (!standing || (!isShort && !isOfSale)) return null;
  const [isSeller, isBuyer] = [sideOfSeller.test(words), ofBuyer.test(withoutAgents(words))];
  const { downPercent, downDollars, ...terms } = readLoanTerms(words);
  const millions = brokeragePercent === null ? millionsBeside(words, standing.priceDollars ?? 0) : undefined;
  const thousands = barePrice.exec(words)?.[1];
  const shortPrice = millions === undefined ? Number(thousands ?? 0) * 1_000 : Math.round(Number(millions) * MILLION);
  const priceNamed = several[0] ?? terms.priceDollars ?? (shortPrice > 0 ? shortPrice : null);
  const isFar = priceNamed !== null && priceNamed < MIN_PRICE_SHARE * (priceOfSale(standing, previous) ?? 0);
  const moved = move && movedPrice(move, standing, previous);
  const priceDollars = isFar ? moved : (priceNamed ?? moved);
  const isPlaceAlone = places.length > 0 && question.trim().split(/\s+/).length <= 3;
  const isOfPrices = several.length > 0 && sideBySide.test(folded);
  if (!movesOn.test(folded) && !isSeller && !isPlaceAlone && !isOfSale && !isOfPrices && millions === undefined) return null;
  // "If the seller gives a 5k credit" is of the buyer's cash where that stands.
  const isOfCredit = standing.side === 'buyer' && own.concessionsDollars !== undefined;
  const isOfSeller =
    (isSeller && !isOfCredit) ||
    own.payoffDollars !== undefined ||
    own.secondPayoffDollars !== undefined ||
    brokeragePercent !== null;
  const side = isOfSeller ? 'seller' : isBuyer && !hasOwn ? 'buyer' : standing.side;
  const down = downPercent ?? downDollars;
  const isUnchanged = places.length === 0 && !hasOwn && priceDollars === null && down === null && brokeragePercent === null;
  if (side === standing.side && isUnchanged && !ofClosing.test(folded)) return null;
  const { downPercent: before, downDollars: beforeDollars, otherCosts: costs, ...rest } = standing;
  const downNow = down === null ? { downPercent: before, downDollars: beforeDollars } : { downPercent, downDollars };
  const otherCosts = withCosts(side === standing.side ? costs : [], own.otherCosts);
  const changed: EstimateClosingInput = {
    ...rest,
    ...(brokeragePercent === null ? {} : { brokeragePercent }),
    ...own,
    side,
    ...(otherCosts.length > 0 ? { otherCosts } : {}),
    ...(priceDollars === null ? {} : { priceDollars }),
    ...(side === 'buyer' ? downNow : {}),
  };
  return {
    calls:
      several.length > 0
        ? several.map((price) => ({ ...changed, priceDollars: price }))
        : places.length === 0
          ? [changed]
          : places.map((place) => ({ ...changed, ...place })),
    ...{ priceFrom: null, move: priceNamed === null && moved !== null ? move : null },
    leftOutDollars: isFar ? priceNamed : null,
  };
}

/** How far a price in millions may be from the one that stands. */
const MAX_PRICE_FACTOR = 2;

/** "At 1.3", "what if we get 1.4": said in millions where it is near the price that stands. @param priceDollars null: none stands */
function millionsBeside(words: string, priceDollars: number | null): string | undefined {
  const said = bareMillions.exec(words)?.[1];
  if (priceDollars === null) return said;
  const share = (Number(said ?? 0) * MILLION) / priceDollars;
  return share >= 1 / MAX_PRICE_FACTOR && share <= MAX_PRICE_FACTOR ? said : undefined;
}

const asksCash = inLines()`
  \benough\s+(?:cash|money|saved|savings|funds)\b
  |\b(?:cash|money|savings|funds)\s+(?:be\s+)?enough\b
  |\b(?:can|could|do)\s+\w+\s+(?:cover|have)\s+(?:the\s+)?(?:down(?:\s*payment)?\s+and\s+closing|cash\s+to\s+close)
  |\bles?\s+alcanza\b
  |\b(?:suficiente|bastante)\s+(?:dinero|efectivo|ahorros?)\b
`;

/** "So do they have enough cash?": for the payment or the closing that stands, by what was said that they have. */
function cashAsked({ question, earlier, previous }: Turn): EstimateClosingInput | null {
  if (!asksCash.test(fold(question))) return null;
  const { payment, closing } = previous ?? {};
  const availableDollars = [...earlier, question].map(savedIn).findLast((sum) => sum !== null);
  const own = availableDollars == null ? {} : { availableDollars };
  if (closing?.side === 'buyer') return { ...closing, ...own };
  if (!payment) return null;
  const { listing, priceDollars, downPercent, downDollars } = payment;
  return { side: 'buyer', listing, priceDollars, downPercent, downDollars, ...salePlaceOf(previous?.search.areaFilter), ...own };
}

/** Null where the question is not about closing. */
export async function readClosing(turn: Turn, parsed: ParsedQuestion, findPlaces: FindPlaces): Promise<ClosingRequest | null> {
  const cash = cashAsked(turn);
  if (cash) return { calls: [cash], priceFrom: null };
  const isAsked = parsed.kind === 'cannot' && parsed.reason === 'closing-costs';
  const { previous, question } = turn;
  const folded = fold(question);
  const { rest: withMove, ...own } = ownFigures(question);
  const move = readPriceMove(withMove);
  const { prices: several, rest } = readSeveralPrices(move?.rest ?? withMove);
  const { priceDollars: named, downPercent, downDollars } = readLoanTerms(rest);
  const listing = homeOf(turn, parsed);
  const isOfClosing = ofClosing.test(folded);
  const isOfBuyer = ofBuyer.test(withoutAgents(folded));
  const isOfSeller = isOfClosing && ofSeller.test(folded) && !isOfBuyer;
  const thousands = isOfClosing ? barePrice.exec(rest)?.[1] : undefined;
  // "Closing costs?" after a payment: of the price that was paid off there.
  const ofPayment = isOfClosing && !listing ? (previous?.payment?.priceDollars ?? null) : null;
  const moved = move && (listing || previous?.lastClosing) ? movedPrice(move, listing ? { listing } : null, previous) : null;
  const millions =
    isOfClosing && listing === null ? millionsBeside(rest, discussedPrice(previous, null)?.dollars[0] ?? null) : undefined;
  const shortPrice = millions === undefined ? Number(thousands ?? 0) * 1_000 : Math.round(Number(millions) * MILLION);
  const priceNamed = several[0] ?? named ?? (shortPrice > 0 ? shortPrice : moved);
  const bare = isOfSeller ? bareCommission.exec(folded)?.[1] : undefined;
  const brokeragePercent = commissionPercent(folded) ?? (bare === undefined ? null : Number(bare));
  // "Homes in Oakland that pay 2.5% commission" looks for homes.
  const asksCommission = brokeragePercent !== null && (parsed.kind !== 'search' || priceNamed !== null);
  // "If we get 15k less and give a 5k credit": of a sale, whether one stands or not.
  const asksMoved = move !== null && Object.keys(own).length > 0;
  const asks = isOfClosing || asksCommission || asksMoved;
  const places = await namedSalePlaces(question, findPlaces);
  const discussed = asks && priceNamed === null && ofPayment === null ? discussedPrice(previous, listing) : null;
  const standing = previous?.closing ?? previous?.lastClosing ?? null;
  const isOfStanding = standing?.listing && listing ? isSame(standing.listing, listing) : false;
  // A value is the price of a sale until one is worked out; from then on a share or a debt changes that one.
  const isOfValue = discussed !== null && !previous?.closing;
  const isWhole = asks && !isOfStanding && (listing !== null || priceNamed !== null || ofPayment !== null || isOfValue);
  const changed = isWhole ? null : changedClosing(turn, places);
  if (changed) return changed;
  if (!isAsked && !asks) return null;
  const prices = several.length > 0 ? several : pricesOf(folded, priceNamed ?? ofPayment, discussed);
  if (listing === null && prices.length === 0) return { calls: [], priceFrom: null };
  const side = asksCommission || (asksMoved && !isOfBuyer) || (ofSeller.test(folded) && !isOfBuyer) ? 'seller' : 'buyer';
  const where: readonly (SalePlace | null)[] = listing
    ? [null]
    : places.length > 0
      ? places
      : [placeOfValue(previous) ?? salePlaceOf(previous?.search.areaFilter)];
  const down = { ...(downPercent === null ? {} : { downPercent }), ...(downDollars === null ? {} : { downDollars }) };
  const brokerage = brokeragePercent === null ? {} : { brokeragePercent };
  const input = {
    side,
    ...(listing ? { listing } : {}),
    ...(side === 'buyer' ? { ...down, ...own } : { ...brokerage, ...own }),
  } as const;
  const calls = where.flatMap((place) =>
    prices.length === 0 ? [{ ...input, ...place }] : prices.map((priceDollars) => ({ ...input, priceDollars, ...place })),
  );
  const isTold = priceNamed !== null && discussedPrice(previous, listing)?.dollars.includes(priceNamed);
  const priceFrom = discussed?.from ?? (isTold ? (discussedPrice(previous, listing)?.from ?? null) : null);
  return { calls, priceFrom: priceFrom ?? (prices.length === 0 ? 'record' : null), move: priceNamed === moved ? move : null };
}

/** "At the high end" of a range is one of its prices. */
function pricesOf(folded: string, named: number | null, discussed: DiscussedPrice | null): number[] {
  if (named !== null) return [named];
  const all = discussed?.dollars ?? [];
  if (lowEnd.test(folded)) return all.slice(0, 1);
  return highEnd.test(folded) ? all.slice(-1) : all;
}

/** Where the home stands that was valued, whose price the question takes. */
function placeOfValue(previous: EarlierTurn | null): SalePlace | null {
  const { city, state } = (previous?.value ?? previous?.lastValue)?.found.subject ?? {};
  return state ? { city: city ?? null, state } : null;
}
