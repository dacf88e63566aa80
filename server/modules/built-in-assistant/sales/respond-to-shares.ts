/** Turns that ask how many sales of a market came after a price cut or went over list: of the places, the kind and the time that stand. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { marketLimits, type MarketPeriod } from '#contract/market.ts';
import { placeInWords } from '../analysis/areas.ts';
import { withExactBedrooms } from '../analysis/homes-of-picture.ts';
import { narrowingOf } from '../question-parser/market-narrowing.ts';
import { plain } from '../answers/format.ts';
import { inEnglish } from '../language.ts';
import { addDays } from '../question-parser/calendar.ts';
import { takeBareTime, takeDates } from '../question-parser/dates.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { createSentence, fold } from '../question-parser/sentence.ts';
import { callTools, say, type Reply, type Step } from '../reply.ts';
import { search } from '../search-turn.ts';
import type { Turn } from '../turn.ts';
import { asksAboutCuts } from './cut-question.ts';
import { cutsNow, overList, priceCuts } from './sales-recipes.ts';
import {
  activeOf,
  analysisOf,
  hasAnalysis,
  homesInWords,
  lastYear,
  placesNamed,
  placesStanding,
  salesOf,
  type HomesMeant,
} from './sales-rows.ts';
import { shareAsked, type Share } from './share-question.ts';
import { tellShares } from './tell-shares.ts';

interface Needs {
  parse: (text: string) => Promise<ParsedQuestion>;
  /** Calendar date, YYYY-MM-DD. */
  today: string;
}

const MAX_FOLLOW_UP_WORDS = 6;
const continues = /^\s*(?:and|what\s+about|how\s+about|same|in|for|now|y|en|lo\s+mismo|igual|para)\b/i;
const ofEach = /\b(?:each|both|all|them|every|cada|ambas|ambos|todas|todos)\b/;

const askedIn = (text: string) => (asksAboutCuts(inEnglish(text)) ? null : shareAsked(text, inEnglish(text)));
const goesOn = (text: string): boolean => continues.test(text) && text.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;

/** What was asked before, where only its place or kind was changed since. */
function standingShare({ question, earlier }: Turn): Share | null {
  if (!goesOn(question)) return null;
  return askedIn(earlier.findLast((text) => !goesOn(text)) ?? '')?.share ?? null;
}

/** Null where the turn asks for none of it. */
export async function respondToShares(step: Step, { parse, today }: Needs): Promise<Reply | null> {
  const { turn, texts } = step;
  const { previous } = turn;
  const own = askedIn(turn.question);
  const share = own?.share ?? standingShare(turn);
  if (!share) return null;
  const now = own?.share === 'cuts' && own.isCount && rightNow.test(fold(turn.english)) ? await cutNow(step, parse) : null;
  if (now) return now;
  const named = timeNamed(turn.english, today);
  const market = previous?.market ?? null;
  // How many prices were cut in some months is told by month.
  const isByMonth = own?.share === 'cuts' && own.isCount && (named ? !/\b(?:sold|vend\w+)\b/.test(fold(turn.english)) : !market);
  if (isByMonth || market?.isLease) return null;
  const parsed = await parse(turn.english);
  const { propertyTypes: kind, narrowing } = homesNamed(parsed, turn.english);
  const places = placesNamed(parsed);
  if (!own && places.length === 0 && !kind && !narrowing) return null;
  const standing = ofEach.test(fold(turn.english)) ? (previous?.markets ?? placesStanding(previous)) : placesStanding(previous);
  const areas = places.length > 0 ? places : standing;
  // Of homes that are shown their own facts tell.
  if (areas.length === 0 || (places.length === 0 && !market && (previous?.results.length ?? 0) > 0)) return null;
  // "What share of homes in Oakland …" names all that it means; "and in Oakland?" goes on.
  const standingHomes: HomesMeant = own && places.length > 0 ? {} : (market ?? {});
  const homes = { propertyTypes: kind ?? standingHomes.propertyTypes, narrowing: narrowing ?? standingHomes.narrowing };
  const period = named ?? periodOf(share, previous, today);
  const names = areas.map((area) => plain(placeInWords(area, texts)));
  if (!hasAnalysis(turn)) return callTools(step, callsOf(share, areas, { ...homes, period, names }), texts.sales.reading);
  const told = tellShares(share, {
    ...{ turn, texts, span: texts.common.shortSpan(period.startAt, period.endAt), types: homesInWords(homes, texts) },
    places: names.map((name) => `**${name}**`),
  });
  return say(told ?? texts.sales.failed);
}

const rightNow =
  /\b(?:right\s+now|rn|currently|at\s+the\s+moment|active\w*|for\s+sale|on\s+the\s+market|ahora(?:\s+mismo)?|en\s+venta)\b/;

/** "How many price cuts are there right now": of the homes for sale, which a search counts and shows. */
async function cutNow(step: Step, parse: Needs['parse']): Promise<Reply | null> {
  const { previous, english } = step.turn;
  const parsed = await parse(english);
  const [named] = placesNamed(parsed);
  const [standing] = placesStanding(previous);
  const areaFilter = named ?? standing;
  if (!areaFilter) return null;
  const { propertyTypes: kind } = homesNamed(parsed, english);
  const propertyTypes = kind ?? (named ? null : previous?.market?.propertyTypes);
  const wanted = {
    areaFilter,
    features: ['price-cut' as const],
    ...(propertyTypes ? { propertyTypes: [...propertyTypes] } : {}),
  };
  return search(step, { kind: 'search', search: wanted, unusedWords: [], notes: [], change: 'new' });
}

/** "4 bedroom condos" */
function homesNamed(parsed: ParsedQuestion, words: string): HomesMeant {
  if (parsed.kind === 'market') return parsed.question;
  const search = parsed.kind === 'search' ? withExactBedrooms(parsed.search, words) : {};
  return { propertyTypes: search.propertyTypes, narrowing: narrowingOf(search) ?? undefined };
}

interface Sales extends HomesMeant {
  period: MarketPeriod;
  /** Of the places. */
  names: readonly string[];
}

function callsOf(share: Share, areas: readonly AreaFilter[], { names, ...sales }: Sales) {
  const nameAt = (at: number): string | null => (areas.length > 1 ? (names[at] ?? null) : null);
  const code = share === 'cuts' ? priceCuts : overList;
  const ofSold = areas.map((area, at) => analysisOf(salesOf(area, sales), code(nameAt(at))));
  if (share !== 'cuts') return ofSold;
  return [...ofSold, ...areas.map((area, at) => analysisOf(activeOf(area, sales), cutsNow(nameAt(at))))];
}

/** "Last 12 months" */
function timeNamed(english: string, today: string): MarketPeriod | null {
  const sentence = createSentence(fold(english));
  const { startAt, endAt = today } = (takeDates(sentence, today) ?? takeBareTime(sentence, today))?.range ?? {};
  return startAt && startAt < today ? { startAt, endAt: endAt < today ? endAt : today } : null;
}

/** The time that stands; where none was named, the usual one, and for price cuts a year, as a comparison needs more sales. */
function periodOf(share: Share, previous: EarlierTurn | null, today: string): MarketPeriod {
  const { period, windowDays } = previous?.market ?? {};
  if (period) return period;
  if (windowDays == null && share === 'cuts') return lastYear(today);
  return { startAt: addDays(today, -(windowDays ?? marketLimits.windowDays)), endAt: today };
}
