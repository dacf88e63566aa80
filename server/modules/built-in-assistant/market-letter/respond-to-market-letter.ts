/** A letter about the market that was told, or whose place its words name, with those very figures. */
import { isDeepStrictEqual } from 'node:util';
import type { ListingSearch } from '#contract/listing-search.ts';
import { marketLimits, type MarketPeriod } from '#contract/market.ts';
import { monthsOf } from '../analysis/chart-request.ts';
import { searchListingsAnswerSchema } from '#server/modules/listings/index.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { quoted } from '../answers/writing-answer.ts';
import { inEnglish, languageOf } from '../language.ts';
import { addressOf } from '../market-around-home.ts';
import { addDays, addMonths } from '../question-parser/calendar.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { StandingChart } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { readRecipients } from '../question-parser/writing-recipients.ts';
import type { ToolCall } from '../reply.ts';
import { signed } from '../signer.ts';
import { SEARCH_TOOL, type Turn } from '../turn.ts';
import { composeMarketLetter, composeSubjects, keysFor } from './compose-market-letter.ts';
import { homesIn, namesHomesForSale } from './homes-in-letter.ts';
import { bodyOf, periodOf, readLetterFigures, type LetterBody } from './letter-figures.ts';
import { hasShares, shareCalls, shareLines } from './shares-in-letter.ts';
import { composePoints, pointsAsked, proseAsked } from './talking-points.ts';
import {
  asksForLetter,
  isForMany,
  namesMarket,
  namesNewsletter,
  readMarketLetter,
  type MarketLetter,
} from './read-market-letter.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type Step = { say: string } | { calls: readonly ToolCall[]; reasoning: string };

interface Needs {
  /** Reads words by themselves, whatever stands. */
  parse: (text: string) => Promise<ParsedQuestion>;
  today: string;
}

/** Null where the turn is about something else. */
export async function respondToMarketLetter(turn: Turn, needs: Needs): Promise<Step | null> {
  const { question: text, earlier, language, answers } = turn;
  const asked = await readAsked(turn, needs.parse);
  const texts = textsIn(language);
  // Of an address no market is told in a letter.
  if (asked !== null && asked !== 'no-place' && addressOf(asked.question) !== null) return null;
  if (asked === 'no-place') return { say: texts.market.which };
  const read = asked && readMarketLetter(asked.isAnswer ? earlier : [...earlier, text], asked.question);
  if (!asked || !read) return null;
  const { letter, before } = read;
  const own = textsIn(letter.language ?? language);
  // A letter to many tells the whole market, and so do points to talk by.
  const isWhole = isForMany(letter) || letter.points !== null;
  const question = isWhole ? { ...asked.question, figures: [] } : asked.question;
  const chart = isWhole || asked.isNamed || letter.isSubjectOnly ? null : (turn.previous?.chart ?? null);
  const figures = readLetterFigures(turn, question, chart, { today: needs.today, texts: own });
  if (!('source' in figures)) return figures;
  const { source } = figures;
  const period = periodOf(source) ?? (chart && drawnPeriod(chart, needs.today));
  if (period && letter.shares.length > 0 && !letter.isSubjectOnly && !hasShares(turn, letter.shares))
    return { calls: shareCalls(letter.shares, question, period), reasoning: texts.writing.letter.writing };
  const searched = answers.filter(({ toolName }) => toolName === SEARCH_TOOL);
  const wanted = letter.isSubjectOnly ? [] : await searchesFor(letter, question, needs);
  const next = wanted[searched.length];
  if (next) return { calls: [{ toolName: SEARCH_TOOL, input: next }], reasoning: texts.writing.letter.writing };
  const itemsOf = (answer: { value: unknown } | undefined) =>
    searchListingsAnswerSchema.safeParse(answer?.value).data?.items ?? [];
  const sales = letter.sales > 0 ? itemsOf(searched[0]) : [];
  const forSale = letter.homes ? itemsOf(searched[letter.sales > 0 ? 1 : 0]) : [];
  const homesOf = (one: MarketLetter) => (one.homes ? homesIn(one.homes, forSale) : { homes: [], lacksOther: false });
  const compose = (one: MarketLetter, words: Texts): string | null => {
    if (one.points !== null) return composePoints(source, question, shorterProse(one), words);
    const { counted, sections } = bodyOf(source, question, keysFor(one, question), words);
    const withShares = sections.map(({ place, lines }, at) => ({
      place,
      lines: [...lines, ...shareLines(turn, one.shares, at, words)],
    }));
    const body: LetterBody = { counted, sections: withShares };
    return composeMarketLetter({ letter: one, body, sales: sales.slice(0, one.sales), homes: homesOf(one).homes }, words);
  };
  const lacksOther = homesOf(letter).lacksOther ? texts.writing.letter.noOtherHome : '';
  if (letter.isSubjectOnly) return { say: composeSubjects(source.kind === 'market' ? source.found : [], own, texts) };
  const body = compose(letter, own);
  if (body === null) return { say: texts.writing.letter.tooFew };
  const isSame =
    before &&
    isDeepStrictEqual(before.shares, letter.shares) &&
    compose(before, textsIn(before.language ?? languageOf(earlier))) === body;
  if (isSame && !letter.isToSend) return { say: lacksOther || texts.writing.letter.unchanged };
  const lacksSales = letter.sales > 0 && sales.length === 0;
  return {
    say: [
      letter.isToSend ? texts.writing.letter.toSend : '',
      lacksSales ? texts.writing.letter.noSales : '',
      lacksHomes(letter, forSale.length, texts),
      lacksOther,
      quoted(signed(body, turn.signer)),
      homesOf(letter).homes.length > 0 ? texts.writing.letter.nameListers : '',
      letter.hasAdviceLine && letter.points === null ? texts.writing.letter.adviceIsYours : '',
    ]
      .filter(Boolean)
      .join('\n\n'),
  };
}

interface AskedOf {
  question: MarketQuestion;
  /** The words name the place of a letter that was asked for before them. */
  isAnswer: boolean;
  /** The words name its place, and so mean the whole market and no picture of it. */
  isNamed: boolean;
}

/** Of which market it is to be: the one that the words name, else the one that was told. */
async function readAsked(turn: Turn, parse: Needs['parse']): Promise<AskedOf | 'no-place' | null> {
  const { question: text, previous, last } = turn;
  const standing = previous?.market && previous.market.places.length > 0 ? previous.market : null;
  const folded = fold(turn.english);
  const ofPoints = (pointsAsked(text, turn.english) ?? proseAsked(text, turn.english)) !== null;
  if (asksForLetter(text) && (namesMarket(folded) || ofPoints) && !readRecipients(folded, previous)?.homes) {
    const named = await marketIn(folded, parse);
    if (named) return { question: isSamePlace(named, standing) ? (standing ?? named) : named, isAnswer: false, isNamed: true };
    if (!standing && namesNewsletter.test(folded) && !previous?.opened && !previous?.writing) return 'no-place';
  }
  if (standing) return { question: standing, isAnswer: false, isNamed: false };
  const isOpen = last && !last.usedTools && asksForLetter(last.question) && namesNewsletter.test(fold(inEnglish(last.question)));
  const answered = isOpen
    ? await marketIn(`newsletter in ${folded.replace(/^\W*(?:in|for|for the|en|para)\s+/, '')}`, parse)
    : null;
  return answered && { question: answered, isAnswer: true, isNamed: true };
}

/** "Monthly newsletter for my farm in Bernal Heights": what is read is the place of a market. */
const asksForText = inLines()`
  ^.*?\b(?:
    (?:talking|speaking|key|bullet)\s+points?|bullets|puntos(?:\s+clave)?|newsletters?|boletin(?:es)?(?:\s+mensual)?
    |e-?mails?|posts?|captions?|letters?|blurbs?|messages?|post\s?cards?
  )\b
`;

async function marketIn(folded: string, parse: Needs['parse']): Promise<MarketQuestion | null> {
  const rest = folded
    .replace(/[,;]?\s*\b(?:(?:under|in|max|at\s+most|less\s+than|menos\s+de|en)\s+)?\d{1,3}\s+(?:words|palabras)\b/, ' ')
    .replace(asksForText, ' ')
    .replace(/\bmarket(?:\s+(?:update|report|news))?\b/g, ' ');
  const parsed = await parse(`how is the market ${rest.replace(/[.!?]+\s*$/, '').trim()}`);
  if (parsed.kind !== 'market' || parsed.question.places.length === 0) return null;
  const { narrowing, ...whole } = parsed.question;
  return { ...whole, ...(narrowing && !namesHomesForSale(folded) ? { narrowing } : {}), figures: [] };
}

const isSamePlace = (one: MarketQuestion, other: MarketQuestion | null): boolean =>
  JSON.stringify(one.places) === JSON.stringify(other?.places);

/** Shorter prose has a sentence less. */
const shorterProse = ({ points, isShort }: MarketLetter) => {
  const { count, isProse, ...others } = points ?? { count: 1, audience: null, isProse: false, maxWords: null };
  return { ...others, isProse, isShort, count: isProse && isShort ? Math.max(1, count - 1) : count };
};

/** The months that a picture shows. */
function drawnPeriod({ picture }: StandingChart, today: string): MarketPeriod | null {
  if (picture.kind !== 'by-month') return null;
  const thisMonth = `${today.slice(0, 7)}-01`;
  const endAt = addDays(thisMonth, -1);
  const startAt = addMonths(thisMonth, -monthsOf(picture, today));
  const reach = addDays(endAt, 1 - marketLimits.longestWindowDays);
  return { startAt: startAt < reach ? reach : startAt, endAt };
}

const lacksHomes = ({ homes }: MarketLetter, found: number, { writing }: Texts): string =>
  homes && found < homes.count ? writing.letter.fewerHomes(found) : '';

/** The sales that it names, and the homes, one after the other. */
async function searchesFor(letter: MarketLetter, question: MarketQuestion, needs: Needs): Promise<ListingSearch[]> {
  const sales = letter.sales > 0 ? [latestSales(question, letter.sales, needs.today)] : [];
  const [areaFilter] = question.places;
  if (!letter.homes || !areaFilter) return sales;
  const place =
    areaFilter.type === 'named-area' ? [areaFilter.name, areaFilter.context?.stateAbbreviated].filter(Boolean).join(', ') : '';
  const parsed = await needs.parse(`${letter.homes.words} in ${place}`);
  const search = parsed.kind === 'search' ? parsed.search : {};
  return [...sales, { ...search, areaFilter, paginationLimit: MOST_FOUND }];
}

const MOST_FOUND = 10;
const YEAR_DAYS = 365;

function latestSales({ places, propertyTypes, narrowing, isLease }: MarketQuestion, count: number, today: string): ListingSearch {
  const [areaFilter] = places;
  const days = Math.min(YEAR_DAYS, marketLimits.longestWindowDays);
  return {
    ...(areaFilter ? { areaFilter } : {}),
    ...(propertyTypes ? { propertyTypes } : {}),
    ...narrowing,
    ...(isLease ? { listingTransactionType: 'lease' as const } : {}),
    propertyStatus: ['sold'],
    soldDate: { startAt: addDays(today, -days), endAt: today },
    orderResultsBy: { term: 'solddate', order: 'desc' },
    paginationLimit: count,
  };
}
