/** What costs of a sale are asked for: of which home or price, where, for which side, and what was said of it before. */
import type { EstimateClosingInput } from '#server/modules/listings/index.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import {
  bareCommission,
  barePrice,
  takeBareSides,
  commissionPercent,
  ofBuyer,
  ofClosing,
  ofSeller,
  withoutAgents,
} from './closing-words.ts';
import { discussedPrice, type DiscussedPrice } from './discussed-price.ts';
import { readLoanTerms } from './loan-terms.ts';
import { savedIn } from './read-income.ts';
import { offersToNet } from './offers-net.ts';
import { homeOf } from './payment-home.ts';
import { namedSalePlaces, salePlaceOf, type FindPlaces, type SalePlace } from './sale-place.ts';
import { movedPrice, readPriceMove } from './price-move.ts';
import { ownFigures } from './seller-figures.ts';
import { readSeveralPrices } from './several-prices.ts';
import {
  changedClosing,
  loanBefore,
  loanNamed,
  MILLION,
  millionsBeside,
  namesCounter,
  type ClosingRequest,
} from './standing-closing.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const lowEnd = /\b(?:low(?:er|est)?|bottom)\s+end\b|\bat\s+the\s+(?:low|bottom)\b/;
const highEnd = /\b(?:high(?:er|est)?|top|upper)\s+end\b|\bat\s+the\s+(?:high|top)\b/;

const asksCash = inLines()`
  \benough\s+(?:cash|money|saved|savings|funds)\b
  |\b(?:cash|money|savings|funds)\s+(?:be\s+)?enough\b
  |\b(?:can|could|do)\s+\w+\s+(?:cover|have)\s+(?:the\s+)?(?:down(?:\s*payment)?\s+and\s+closing|cash\s+to\s+close)
  |\bles?\s+alcanza\b
  |\b(?:suficiente|bastante)\s+(?:dinero|efectivo|ahorros?)\b
`;

/** "Put those in a table", "side by side" */
const asksTogether = inLines()`
  ^\W*(?:(?:ok(?:ay)?|now|and|can\s+(?:you|u)|please|great|y|ahora)[\s,]+)*(?:
    (?:put|show|give|make|do|lay|set|pon\w*|muestra\w*|haz\w*)\s+(?:me\s+)?
      (?:(?:those|these|them|both|all|that|the\s+(?:two|three|nets?|numbers|sheets?)|los?|las?|esos?|ambos|es[ao]s)\s+)*
      (?:(?:out|up)\s+)?(?:(?:in|into|as|en|una?|an?)\s+)*(?:table|tabla|chart\s+form|side\s+by\s+side|lado\s+a\s+lado)
    |(?:those|them|both|side\s+by\s+side|lado\s+a\s+lado)\b(?=.{0,24}$)
  )\b
`;
const ofHomes = /\b(?:homes|houses|condos|listings|comps?|sales|casas|anuncios)\b/;

/** The sheets that were told one after the other; null where one stands alone, or something else is asked. */
export function closingsTogether({
  english,
  previous,
}: Pick<Turn, 'english' | 'previous'>): readonly EstimateClosingInput[] | null {
  const told = previous?.closing ? (previous.closingsTold ?? []) : [];
  const folded = fold(english);
  return told.length > 1 && asksTogether.test(folded) && !ofHomes.test(folded) ? told : null;
}

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
  const together = closingsTogether(turn);
  if (together) return { calls: [...together], priceFrom: null };
  const cash = cashAsked(turn);
  if (cash) return { calls: [cash], priceFrom: null };
  const isAsked = parsed.kind === 'cannot' && parsed.reason === 'closing-costs';
  const { previous, question } = turn;
  const folded = fold(question);
  const { rest: withSides, ...own } = ownFigures(question);
  const bothSides = takeBareSides(fold(question), withSides);
  const withMove = bothSides?.rest ?? withSides;
  const move = readPriceMove(withMove);
  const { prices: several, rest } = readSeveralPrices(move?.rest ?? withMove);
  const { priceDollars: named, downPercent, downDollars } = readLoanTerms(rest);
  const offers = offersToNet(turn, several.length > 0 || named !== null);
  if (offers) return ofOffers(offers, turn, { own, findPlaces });
  const listing = homeOf(turn, parsed);
  const isOfClosing = ofClosing.test(folded);
  const isOfBuyer = ofBuyer.test(withoutAgents(folded));
  const isOfSeller = isOfClosing && ofSeller.test(folded) && !isOfBuyer;
  const thousands = isOfClosing ? barePrice.exec(rest)?.[1] : undefined;
  // "Closing costs?" after a payment: of the price that was paid off there.
  const payment = isOfClosing && previous?.payment && isOfSameHome(previous.payment.listing, listing) ? previous.payment : null;
  const ofPayment = payment?.priceDollars ?? null;
  const moved = move && (listing || previous?.lastClosing) ? movedPrice(move, listing ? { listing } : null, previous) : null;
  const millions =
    isOfClosing && listing === null ? millionsBeside(rest, discussedPrice(previous, null)?.dollars[0] ?? null) : undefined;
  const shortPrice = millions === undefined ? Number(thousands ?? 0) * 1_000 : Math.round(Number(millions) * MILLION);
  const priceNamed = several[0] ?? named ?? (shortPrice > 0 ? shortPrice : moved);
  const bare = isOfSeller ? bareCommission.exec(folded)?.[1] : undefined;
  const brokeragePercent = commissionPercent(folded) ?? bothSides?.percent ?? (bare === undefined ? null : Number(bare));
  // "Homes in Oakland that pay 2.5% commission" looks for homes.
  const asksCommission = brokeragePercent !== null && (parsed.kind !== 'search' || priceNamed !== null);
  // "If we get 15k less and give a 5k credit": of a sale, whether one stands or not.
  const asksMoved = move !== null && Object.keys(own).length > 0;
  const isAimed = own.targetNetDollars !== undefined;
  const asks = isOfClosing || asksCommission || asksMoved || isAimed;
  const places = await namedSalePlaces(question, findPlaces);
  const discussed = asks && priceNamed === null && ofPayment === null ? discussedPrice(previous, listing) : null;
  const standing = previous?.closing ?? previous?.lastClosing ?? null;
  const isOfStanding = standing?.listing && listing ? isSame(standing.listing, listing) : false;
  // A value is the price of a sale until one is worked out; from then on a share or a debt changes that one.
  const isOfValue = discussed !== null && !previous?.closing;
  const isWhole =
    asks &&
    !isOfStanding &&
    !(standing?.side === 'buyer' && listing === null && namesCounter(folded)) &&
    !(isAimed && standing) &&
    (listing !== null || priceNamed !== null || ofPayment !== null || isOfValue);
  const changed = isWhole ? null : changedClosing(turn, places);
  if (changed) return changed;
  if (!isAsked && !asks) return null;
  const known = several.length > 0 ? several : pricesOf(folded, priceNamed ?? ofPayment, discussed);
  const isExample = listing === null && known.length === 0 && places.length > 0;
  const prices = isAimed ? [] : isExample ? [EXAMPLE_PRICE_DOLLARS] : known;
  if (listing === null && prices.length === 0 && !isAimed) return { calls: [], priceFrom: null };
  const side =
    isAimed || asksCommission || (asksMoved && !isOfBuyer) || (ofSeller.test(folded) && !isOfBuyer) ? 'seller' : 'buyer';
  const where: readonly (SalePlace | null)[] = listing
    ? [null]
    : places.length > 0
      ? places
      : [placeOfValue(previous) ?? salePlaceOf(previous?.search.areaFilter)];
  const isDownNamed = downPercent !== null || downDollars !== null;
  const putDown = isDownNamed ? { downPercent, downDollars } : payment ? putDownIn(previous) : {};
  const brokerage = brokeragePercent === null ? {} : { brokeragePercent };
  // Named for the payment, a kind of loan is that of the cash to close.
  const stood = payment && !isDownNamed ? loanBefore(turn.earlier) : null;
  const loan = side === 'buyer' ? (loanNamed(folded) ?? stood) : null;
  const input = {
    side,
    ...(listing ? { listing } : {}),
    ...(side === 'buyer' ? { ...putDown, ...(loan ? { loan } : {}), ...own } : { ...brokerage, ...own }),
  } as const;
  const calls = where.flatMap((place) =>
    prices.length === 0 ? [{ ...input, ...place }] : prices.map((priceDollars) => ({ ...input, priceDollars, ...place })),
  );
  const isTold = priceNamed !== null && discussedPrice(previous, listing)?.dollars.includes(priceNamed);
  const priceFrom = isExample
    ? 'example'
    : (discussed?.from ?? (isTold ? (discussedPrice(previous, listing)?.from ?? null) : null));
  return {
    calls,
    priceFrom: priceFrom ?? (prices.length === 0 && !isAimed ? 'record' : null),
    move: priceNamed === moved ? move : null,
  };
}

/** What the sale leaves at the price of each offer. */
async function ofOffers(
  offers: readonly number[],
  { question, previous }: Turn,
  { own, findPlaces }: { own: Omit<ReturnType<typeof ownFigures>, 'rest'>; findPlaces: FindPlaces },
): Promise<ClosingRequest> {
  const [named = null] = await namedSalePlaces(question, findPlaces);
  const standing = previous?.closing ?? previous?.lastClosing;
  const ofStanding = standing?.state ? { city: standing.city ?? null, state: standing.state } : null;
  const place = named ?? ofStanding ?? placeOfValue(previous) ?? salePlaceOf(previous?.search.areaFilter);
  const brokeragePercent = commissionPercent(fold(question));
  const isOfThem = standing?.side === 'seller' && standing.priceDollars != null && offers.includes(standing.priceDollars);
  const kept = isOfThem ? standing : {};
  const input = {
    ...kept,
    side: 'seller',
    ...own,
    ...(brokeragePercent === null ? {} : { brokeragePercent }),
    ...place,
  } as const;
  return { calls: offers.map((priceDollars) => ({ ...input, priceDollars })), priceFrom: 'offers' };
}

/** A price alone is of no home, and of any that is not named. */
const isOfSameHome = (one: ListingReference | null | undefined, other: ListingReference | null): boolean =>
  other === null || (one != null && isSame(one, other));

/** What the payment that stands was worked out with. */
function putDownIn(previous: EarlierTurn | null): Pick<EstimateClosingInput, 'downPercent' | 'downDollars'> {
  const { downPercent, downDollars } = previous?.payment ?? {};
  return { downPercent, downDollars };
}

/** Where a place is named and no price: what is usual there, at a price that is said to be an example. */
const EXAMPLE_PRICE_DOLLARS = 1_000_000;

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
