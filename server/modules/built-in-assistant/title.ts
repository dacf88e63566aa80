/** A thread's title from its first message. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { typesInWords } from './answers/describe-search.ts';
import { textsIn, type Texts } from './answers/texts/index.ts';
import { readChartRequest } from './analysis/chart-request.ts';
import { readStart } from './cma/read-start.ts';
import { inEnglish, languageOf } from './language.ts';
import { findAddress } from './question-parser/addresses.ts';
import { takeConditions } from './question-parser/conditions.ts';
import { rewrite } from './question-parser/rewriting.ts';
import { createSentence, fold } from './question-parser/sentence.ts';
import { readWriting } from './question-parser/writing.ts';
import { readSum } from './results/sums/read-sum.ts';
import { asksForValue } from './value/value-question.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** Longest title, docs/product/chat.md. */
export const TITLE_CHARACTERS = 40;
const READ_CHARACTERS = 500;
/** Titles compare no dates, so any date will do for reading the others. */
const ANY_DAY = '2000-01-01';
const place = inLines()`
  \b(?:in|near|around)\s+(?:the\s+)?((?:[A-Z][\w'.-]*|\d{5})(?:\s+[A-Z][\w'.-]*){0,3})
  |\b(?:in|near|around)\s+(?:the\s+)?(
    [a-z][\w'-]*(?:
      \s+(?!
        (?:
          with|under|over|below|above|for|and|or|that|which|built|sold|newest|cheapest|between|from|max|at|on|less
          |more|up|sorted|please|w|each|every|by|per|this|last|past|since|over|had|has|have|is|are|did|today|now|right
        )\b
      )[a-z][\w'-]*
    ){0,2}
  )
  |\b(\d{5})\b
`;

/** "In the last 30 days" names no place. */
const window = /\b(?:in|within|over|during)\s+(?:the\s+)?(?:last|past|next|this)\s+(?:\d+\s+)?\w+/gi;

/** Nor does "near good schools", before the place that is named. */
const schools =
  /\b(?:in|near|around|by|close\s+to)\s+(?:the\s+)?(?:(?:very\s+)?(?:good|great|top|best|excellent|highly\s+rated)\s+)?schools?\b/gi;

const placeIn = (words: string): RegExpExecArray | null => place.exec(words.replace(window, ' ').replace(schools, ' '));

/** Such a question asks for figures, and its ZIP codes side by side would read as a range of prices. */
const aboutMarket = inLines('i')`
  \bmarkets?\b|\bper\s+sq|\bppsf\b|\b(?:median|average)\b|\bmonths\s+of\s+supply\b|\babsorption\b|\bsale[\s-]to[\s-]list\b
  |\bprice\s+(?:bands?|ranges?|brackets?|tiers?|gains?|growth|changes?|trends?)\b
  |\bhow\s+(?:long|fast)\s+do\b.*\b(?:sell|sit|last|take|move)\b
`;

/** What a month, a loan, an income or a sale comes to: its price is what is reckoned with, and no limit of a search. */
const ofMoney = inLines()`
  \b(?:
    piti|p\s?&\s?i|mortgage|payments?|pmts?|monthly|a\s+month|closing\s+costs?|cash\s+to\s+close|net\s+sheet
    |afford\w*|income|salary|gross(?:es)?|dti|pagos?|mensual\w*|hipoteca|al\s+mes|alcanza|ingresos?|gana[ns]?
  )\b
  |\d\s?(?:%|k|percent)?\s+down\b|\b(?:de\s+)?enganche\b
`;
const wantsHomes =
  /\b(?:show|find|search|list|looking\s+for|need|want|for\s+rent|rentals?|busc\w+|muestra\w*|quiere\w*|se\s+rent\w+)\b/;

function isOfMoney(words: string): boolean {
  const folded = fold(words);
  return readSum(inEnglish(words), null) !== null || (ofMoney.test(folded) && !wantsHomes.test(folded) && !rents.test(folded));
}
/** "Apartments under 3000 a month" */
const rents =
  /\b(?:under|below|up\s+to|max|menos\s+de|hasta)\s+\$?\d[\d,.]*k?\s*(?:\/|a|per|al|por)\s*(?:month|mo|mes)\b|\brent\b|\brenta\b/;

const capitalised = (text: string) => text.replace(/(?<![\w'])[a-z]/g, (letter) => letter.toUpperCase());
const short = (dollars: number) =>
  dollars >= 1_000_000
    ? `$${Number((dollars / 1_000_000).toFixed(2))}M`
    : dollars >= 10_000
      ? `$${Math.round(dollars / 1_000)}K`
      : `$${dollars}`;

function bedsIn(range: ListingSearch['bedroomsCount']): number | null {
  if (range?.startAt === 0) return range.endAt === 0 ? 0 : null;
  return range?.startAt ?? null;
}

function priceInWords(range: ListingSearch['price'], { search }: Texts): string {
  if (range?.endAt != null) return search.title.under(short(range.endAt));
  return range?.startAt != null ? search.title.over(short(range.startAt)) : '';
}

function cut(text: string): string {
  if (text.length <= TITLE_CHARACTERS) return text;
  const room = text.slice(0, TITLE_CHARACTERS - 1);
  const space = room.lastIndexOf(' ');
  return `${(space > TITLE_CHARACTERS / 2 ? room.slice(0, space) : room).replace(/[\s,.;:]+$/, '').replace(/[\uD800-\uDBFF]$/, '')}…`;
}

type Topic = keyof Texts['search']['title']['of'];

/** What is asked for in words that leave no doubt; null where it is a search, or anything else. */
function topicOf(words: string): Topic | null {
  const english = inEnglish(words);
  if (readStart(english) || /\bcma\b/i.test(english)) return 'cma';
  if (readChartRequest(english)) return 'chart';
  if (asksForValue(english)) return 'value';
  if (readWriting(fold(english), null)) return 'copy';
  return aboutMarket.test(english) ? 'market' : null;
}

const between = /\b(?:vs\.?|versus|against|compare[ds]?|or|and)\b/i;

/** An address, or the one place that is named; of two none stands for both. */
function placeOf(words: string, about: Topic, found: RegExpExecArray | null): string | null {
  const address = findAddress(fold(words))?.area;
  if (address?.nameType === 'street-and-number') return address.name;
  const name = found ? capitalised(found[1] ?? found[2] ?? found[3] ?? '').replace(/[.,]+$/, '') : '';
  const isOfMarket = about === 'market' || about === 'chart';
  return name === '' || (isOfMarket && between.test(words)) ? null : name;
}

/**
 * At most 40 characters: what is asked for ("3-bed condos in Noe Valley"), or the message's own beginning where it asks for no listings.
 * Never empty.
 */
export function composeTitle(text: string): string {
  const words = text.slice(0, READ_CHARACTERS).replace(/\s+/g, ' ').trim();
  const found = placeIn(words) ?? placeIn(inEnglish(words));
  const about = topicOf(words);
  const named = about === null ? null : placeOf(words, about, found);
  if (about !== null && named !== null) return cut(`${named}: ${textsIn(languageOf([words])).search.title.of[about]}`);
  if (about !== null || aboutMarket.test(words) || isOfMoney(words)) return cut(words) || 'New chat';
  // A ZIP code is no price.
  const zips = [...words.matchAll(/(?<![$\d,])\b(?:in|near|around|compare|and|vs\.?|,)\s+(\d{5})\b(?!,)|^(\d{5})\b/gi)].flatMap(
    ([, within, first]) => within ?? first ?? [],
  );
  if (zips.length > 1) return cut(words);
  const conditions = zips.reduce((rest, zip) => rest.replace(zip, ' '), words);
  const { search } = takeConditions(createSentence(rewrite(fold(conditions))), ANY_DAY, null);
  const where = found ? capitalised(found[1] ?? found[2] ?? found[3] ?? '').replace(/[.,]+$/, '') : '';
  const isSearch =
    Boolean(search.propertyTypes ?? search.bedroomsCount ?? search.price) ||
    (where !== '' && /\b(?:homes?|listings?|properties|rentals?|sold|comps|sales)\b/i.test(words));
  if (!isSearch) return cut(words) || 'New chat';
  const texts = textsIn(languageOf([words]));
  const types = typesInWords(search.propertyTypes, texts);
  const kind = search.propertyStatus?.includes('sold') ? texts.search.withStatus(types, ['sold']) : types;
  const counted = search.listingTransactionType === 'lease' ? texts.search.forRent(kind) : kind;
  const beds = bedsIn(search.bedroomsCount);
  const subject = beds === null ? counted : texts.search.title.beds(counted, beds);
  const opened = `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`;
  // The place first: a list of titles is looked through for it.
  const opening = where ? `${where}: ${subject}` : opened;
  const title = opening + priceInWords(search.price, texts);
  return cut(title.length <= TITLE_CHARACTERS ? title : opening.length <= TITLE_CHARACTERS || !where ? opening : where);
}
