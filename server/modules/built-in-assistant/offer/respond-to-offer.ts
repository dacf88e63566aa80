/** "What's a good offer for this home?": what its record, sales like it and its market tell, side by side. What to offer is left to people. */
import type { NamedArea } from '#contract/listing-search.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import { listingDetailsAnswerSchema, type ListingDetailsAnswer } from '#server/modules/listings/index.ts';
import { estimateValueAnswerSchema, marketAnswerSchema } from '#server/modules/market/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import { composeListingAnswer } from '../answers/listing-answer.ts';
import { lineOf } from '../answers/market-lines.ts';
import type { Texts } from '../answers/texts/index.ts';
import { MARKET_TOOL } from '../market-turn.ts';
import { homeOf } from '../payment/payment-home.ts';
import { readSupposed, supposesOffer } from '../payment/supposed-price.ts';
import { CLOSING_TOOL } from '../payment/respond-to-closing.ts';
import { findAddress } from '../question-parser/addresses.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { theOneShown } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import { answerTo, callTools, say, type Reply, type Step, type ToolCall } from '../reply.ts';
import { homeAt, openHome } from '../respond-to-home.ts';
import { DETAILS_TOOL } from '../turn.ts';
import { VALUE_TOOL } from '../value/standing-value.ts';
import { isOfferFor, offerToWin } from './offer-enough.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { roundedEstimate } from '#contract/market-words.ts';
import { asksDeal, asksOffer, asksPricing } from './asks-offer.ts';
import { composeValueAnswer, sureness, valueLead, valueNotices } from '../value/value-answer.ts';

/** Null where nobody asks what to offer, or whether a price is right. */
export function respondToOffer(step: Step, parsed: ParsedQuestion): Reply | null {
  const { turn, texts } = step;
  const folded = fold(turn.question);
  const isDeal = asksDeal.test(folded) && (homeOf(turn, parsed) ?? theOneShown(turn.previous)) !== null;
  const isPricing = isDeal || asksPricing.test(folded);
  const offered = offerToWin(folded);
  const isAsked = asksOffer.test(folded) || isPricing || supposesOffer(turn) || isOfHome(offered, turn, parsed);
  if (!isAsked || parsed.kind === 'write') return null;
  const found = homeAsked(step, parsed);
  if ('reply' in found) return found.reply;
  const { home } = found;
  const answered = (toolName: string): unknown => answerTo(turn, toolName)?.value;
  const record = answered(DETAILS_TOOL);
  if (record === undefined) return openHome(step, home);
  const { data: details } = listingDetailsAnswerSchema.safeParse(record);
  if (!details) return say(texts.home.failed);
  if (details.status === 'sold') return say(composeListingAnswer(details, { question: 'status' }, texts));
  if (answered(VALUE_TOOL) === undefined)
    return callTools(step, callsFor(home, details, offerNamed(turn.question, details)?.dollars ?? null), texts.offer.comparing);
  const { about, yours } = isPricing ? texts.offer.pricing : texts.offer;
  const sum = offerNamed(turn.question, details);
  const facts = factsOf(details, answered(VALUE_TOOL), answered(MARKET_TOOL), texts);
  return say(
    [
      sum === null
        ? ''
        : texts.offer.sum(sum.words, dollars(details.price ?? 0), dollars(sum.dollars), sum.dollars > (details.price ?? 0)),
      offered === null || sum !== null || details.price === null
        ? ''
        : sideOf(offered, details.price, answered(VALUE_TOOL), texts),
      about(linkTo(details)),
      facts.lines,
      yours,
      ...facts.notices,
    ]
      .filter(Boolean)
      .join('\n\n'),
  );
}

/** Of a price that is near what the home asks; where none is known, what was named has to be a price by itself. */
function isOfHome(offered: number | null, turn: Step['turn'], parsed: ParsedQuestion): boolean {
  if (offered === null) return false;
  const home = homeOf(turn, parsed) ?? theOneShown(turn.previous);
  const { results = [], openedFacts } = turn.previous ?? {};
  const known = [...(openedFacts ? [openedFacts] : []), ...results].find((one) => home !== null && isSame(one, home));
  return known?.price == null ? offered >= MIN_OFFER_DOLLARS : isOfferFor(offered, known.price);
}
const MIN_OFFER_DOLLARS = 50_000;

/** On which side of the list price and of the value it lies: what the sellers take nobody knows. */
function sideOf(offered: number, listDollars: number, valued: unknown, { offer: words }: Texts): string {
  const { data } = estimateValueAnswerSchema.safeParse(valued);
  const { value, low, high } = data?.valueDollars ?? {};
  const named = [
    words.besideList(dollars(offered), Math.sign(offered - listDollars), dollars(listDollars)),
    value === undefined || low === undefined || high === undefined
      ? ''
      : words.listing.named(dollars(offered), Math.sign(offered - roundedEstimate(value)), offered >= low && offered <= high),
    words.nobodyKnows,
  ];
  return named.filter(Boolean).join(' ');
}

/** The home that is meant; one that was not shown is looked up by its address. */
function homeAsked(step: Step, parsed: ParsedQuestion): ReturnType<typeof homeAt> {
  const { turn, texts } = step;
  const home = homeOf(turn, parsed);
  if (home) return { home };
  const address = findAddress(fold(turn.question))?.area;
  if (address?.nameType === 'street-and-number') return homeAt(step, address);
  const shown = theOneShown(turn.previous);
  return shown ? { home: shown } : { reply: say(texts.offer.whichHome) };
}

/** The city has the sales that a neighborhood may lack. */
const cityOf = ({ city, state }: ListingDetailsAnswer): NamedArea | null =>
  city ? { type: 'named-area', nameType: 'city', name: city, ...(state ? { context: { stateAbbreviated: state } } : {}) } : null;

/** "3 percent under ask" as dollars. */
function offerNamed(question: string, { price }: ListingDetailsAnswer): { dollars: number; words: string } | null {
  const move = readSupposed({ question });
  if (!move || price === null) return null;
  const gap = move.dollars ?? (price * (move.percent ?? 0)) / 100;
  const sum = Math.round(price + gap);
  const words = move.percent === null ? dollars(Math.abs(gap)) : `${Math.abs(move.percent)}%`;
  return sum > 0 ? { dollars: sum, words } : null;
}

function callsFor({ mlsId, mlsSource }: ListingReference, details: ListingDetailsAnswer, offered: number | null): ToolCall[] {
  const areaFilter = cityOf(details);
  const market: ToolCall[] = areaFilter
    ? [
        {
          toolName: MARKET_TOOL,
          input: {
            ...{ areaFilter, propertyTypes: [details.propertyType], figures: ['sale-to-list', 'days-on-market'] },
            ...(details.isLease ? { listingTransactionType: 'lease' as const } : {}),
          },
        },
      ]
    : [];
  const closing: ToolCall[] =
    offered === null
      ? []
      : [{ toolName: CLOSING_TOOL, input: { side: 'buyer', listing: { mlsId, mlsSource }, priceDollars: offered } }];
  return [...market, ...closing, { toolName: VALUE_TOOL, input: { subject: { mlsId, mlsSource } } }];
}

/** What its record, a value and its market tell of a home, a line each. */
export function factsOf(details: ListingDetailsAnswer, valued: unknown, market: unknown, texts: Texts) {
  const { data: value } = estimateValueAnswerSchema.safeParse(valued);
  const { data: around } = marketAnswerSchema.safeParse(market);
  // The steps of its price are told in one sentence here.
  const own = { ...details, history: [] };
  const facts = (['price', 'days-listed', 'price-change'] as const).map((question) =>
    composeListingAnswer(own, { question }, texts),
  );
  if (value)
    facts.push(
      value.valueDollars
        ? `${valueLead(value, texts)} ${sureness(value, texts)}`
        : composeValueAnswer({ kind: 'how' }, { found: value, before: null }, texts),
    );
  const names = texts.market.names(details.isLease);
  for (const key of around ? (['saleToList', 'medianDaysOnMarket'] as const) : []) {
    const line = around && lineOf[key](around, texts);
    if (line) facts.push(texts.offer.inArea(plain(around.area), names[key], line));
  }
  const lines = facts.map((fact) => `- ${fact}`).join('\n');
  const notices = value?.valueDollars ? [valueNotices(value, texts)] : [];
  return { lines, notices };
}
