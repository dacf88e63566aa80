/** Questions about the transfer tax of a sale: what is due on a price, the rates of a place, and who pays. */
import { z } from 'zod';
import {
  lookUpTransferTaxAnswerSchema,
  lookUpTransferTaxInputSchema,
  type LookUpTransferTaxInput,
} from '#server/modules/listings/index.ts';
import { textsIn } from '../answers/texts/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { readLoanTerms } from './loan-terms.ts';
import { homeOf, openedBy } from './payment-home.ts';
import { namedSalePlaces, salePlaceOf, type FindPlaces, type SalePlace } from './sale-place.ts';
import { ownFigures } from './seller-figures.ts';
import { composePayers, composeTransferTaxes } from './transfer-tax-answer.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const TRANSFER_TAX_TOOL = 'look_up_transfer_tax';

/** Several calls are the taxes of several places side by side. */
type TransferTaxStep = { say: string } | { calls: LookUpTransferTaxInput[]; reasoning: string };

const ofTransferTax = inLines()`
  \b(?:
    (?:transfer|xfer|mansion|conveyance|recordation|deed|realty\s+transfer|(?:real\s+estate\s+)?excise)\s+tax(?:es)?
    |transfer\s+fee
    |doc(?:umentary)?\s+(?:transfer\s+tax|stamps?|tax)
    |reet|measure\s+(?:ula|e)|ula\s+tax|city\s+transfer
    |impuestos?\s+(?:de|a\s+la)\s+(?:transferencia|transmision|sellos?|timbres?|los\s+sellos)
    |sellos\s+documentales
  )\b
`;
/** What a tax adviser answers, and what more than the tax is asked of. */
const ofMore = inLines()`
  \b(?:
    exempt\w*|deduct\w*|avoid\w*|refund\w*|cap(?:ital)?\s+gains?|write\s+off|closing\s+costs?
    |net\s+(?:sheet|proceeds)|cash\s+to\s+close|hoa|club|membership|deducible|exent\w*
  )\b
`;
const ofPayer =
  /\b(?:who|which\s+side|buyer|seller)\b.*\b(?:pays?|paid|owes?|covers?)\b|\bsplit\b|\b(?:buyer|seller)'?s?\s+(?:share|half|side|part)\b|\bquien\s+(?:lo\s+)?paga\b/;
/** A county that no listing is in may lie in another state than what was searched last. */
const namesCounty = /\b(?!(?:The|This|That|My|Our|Each|Every|Which|What)\b)\p{Lu}\p{L}+\s+(?:County|Parish|Borough)\b/u;
const movesOn = /^\s*(?:and|what\s+about|how\s+about|same|y|que\s+tal)\b/;
/** "What's the rate of it", "how much is that on 824k", "how much would it be". */
const ofItsRate =
  /\b(?:what|wat|how|cual|cuanto)\w*\b.{0,20}\b(?:rates?|percent(?:age)?|tax(?:es)?|fee|it|that|they|tasa|impuesto|porcentaje)\b/;
/** Such words ask for the rate of something else. */
const ofOther =
  /\b(?:mortgage|interest|loans?|propert(?:y|ies)|cap|vacancy|market|homes?|worth|cost|listed|sold|sell|rent|hoa|income|gains?|\d+\s*(?:year|yr))\b/;
const MAX_FOLLOW_UP_WORDS = 9;

/** What was looked up last stands for the next question: "and in Oakland?", "on 1.6", "who pays it?" */
export function afterTransferTax(state: EarlierTurn | null, input: unknown, goesOn: boolean): EarlierTurn {
  const { data } = lookUpTransferTaxInputSchema.safeParse(input);
  const before = goesOn ? (state?.transferTaxes ?? []) : [];
  return { search: {}, results: [], ...state, ...openedBy(data?.listing), transferTaxes: data ? [...before, data] : null };
}

/** "On 1.6": a price in millions, as it is said of taxes. */
function priceIn(text: string): number | null {
  const named = readLoanTerms(text).priceDollars;
  if (named !== null) return named;
  const millions = /\b(?:on|at|for|of|en|de)\s+(?:an?\s+)?\$?(\d{1,2}\.\d{1,3})(?!\d|\s*%)/.exec(fold(text))?.[1];
  return millions === undefined ? null : Math.round(Number(millions) * 1_000_000);
}

/** Null where the question is about something else. */
export async function respondToTransferTax(
  turn: Turn,
  parsed: ParsedQuestion,
  findPlaces: FindPlaces,
): Promise<TransferTaxStep | null> {
  if (parsed.kind === 'write') return null;
  const texts = textsIn(turn.language);
  const asked = await askedOf(turn, parsed, findPlaces);
  if (!asked) return null;
  const answered = turn.answers.filter(({ toolName }) => toolName === TRANSFER_TAX_TOOL);
  if (answered.length > 0) {
    const { data } = z.array(lookUpTransferTaxAnswerSchema).safeParse(answered.map(({ value }) => value));
    if (!data) return { say: texts.transferTax.failed };
    return { say: (ofPayer.test(fold(turn.question)) ? composePayers(data, texts) : null) ?? composeTransferTaxes(data, texts) };
  }
  if (asked.some(({ listing, state }) => !listing && !state)) return { say: texts.transferTax.whichPlace };
  return { calls: asked, reasoning: texts.transferTax.reasoning };
}

async function askedOf(turn: Turn, parsed: ParsedQuestion, findPlaces: FindPlaces): Promise<LookUpTransferTaxInput[] | null> {
  const { question, open, previous } = turn;
  const folded = fold(question);
  const isShort = question.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;
  const isAbout = (text: string) => ofTransferTax.test(text) && !ofMore.test(text);
  const places = await namedSalePlaces(question, findPlaces);
  const [place = null] = places;
  const { rest, ...own } = ownFigures(question);
  const price = priceIn(rest);
  const inEach = (input: LookUpTransferTaxInput, all: readonly SalePlace[] = places): LookUpTransferTaxInput[] =>
    all.length === 0 ? [input] : all.map((one) => ({ ...input, ...one }));
  if (isAbout(folded)) {
    const listing = place ? null : homeOf(turn, parsed);
    const standing = namesCounty.test(question) ? null : (salePlaceOf(previous?.search.areaFilter) ?? standingPlace(previous));
    const areas = listing ? [] : places.length > 0 || !standing ? places : [standing];
    const sale = previous?.closing ?? previous?.lastClosing;
    const isOfSale =
      place !== null ||
      (!listing && areas.length === 1 && isPlaceOf(areas[0], sale)) ||
      (sale?.listing && listing && isSame(sale.listing, listing));
    const known = price ?? (isOfSale ? (sale?.priceDollars ?? null) : null);
    return inEach({ ...(listing ? { listing } : {}), ...(known === null ? {} : { priceDollars: known }) }, areas);
  }
  // "If they also give a 15k credit" is of the sale, and not of its tax.
  if (!isShort || Object.keys(own).length > 0) return null;
  const before = open.at(-1);
  if (before && isAbout(fold(before)) && (place ?? price) !== null) {
    const earlier = priceIn(before);
    return inEach((price ?? earlier) ? { priceDollars: price ?? earlier } : {});
  }
  const all = previous?.transferTaxes ?? [];
  const [standing] = all;
  if (!standing || ofMore.test(folded)) return null;
  const isPlaceAlone = question.trim().split(/\s+/).length <= 3;
  if (place && (movesOn.test(folded) || price !== null || isPlaceAlone)) return inEach(withoutHome(standing, price));
  if (price !== null && (/^\s*(?:and|what|how|on|at|for|if|so|y|en)\b|^\s*\$?\d/.test(folded) || ofItsRate.test(folded)))
    return all.map((one) => ({ ...one, priceDollars: price }));
  return ofPayer.test(folded) || (ofItsRate.test(folded) && !ofOther.test(folded)) ? [...all] : null;
}

function withoutHome({ listing: _, ...standing }: LookUpTransferTaxInput, price: number | null): LookUpTransferTaxInput {
  return { ...standing, ...(price === null ? {} : { priceDollars: price }) };
}

/** "What's the doc stamp part", right after a net sheet: of that sale. */
const isPlaceOf = (place: SalePlace | undefined, sale: EarlierTurn['closing']): boolean =>
  place !== undefined && sale?.state === place.state && (sale.city ?? null) === place.city;

const standingPlace = (previous: EarlierTurn | null) => {
  const { city, state } = previous?.transferTaxes?.[0] ?? previous?.closing ?? {};
  return state ? { city: city ?? null, state } : null;
};
