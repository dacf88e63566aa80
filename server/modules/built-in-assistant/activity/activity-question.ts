/**
 * "How many price cuts in Noe Valley last month?", "new listings by month in 94114", "pendings this quarter vs last year": what happened on a
 * market, month by month, beside what it sold for.
 */
import type { AreaFilter } from '#contract/listing-search.ts';
import type { MonthsInput } from '#server/modules/market/index.ts';
import { addDays, addMonths } from '../question-parser/calendar.ts';
import { countConditions } from '../question-parser/conditions.ts';
import { takeBareTime, takeDates } from '../question-parser/dates.ts';
import { marketPlace } from '../question-parser/market-place.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { createSentence, fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type Activity = 'priceCuts' | 'listed' | 'pended' | 'cancelled' | 'sold';

export interface ActivityQuestion {
  activities: Activity[];
  /** "What share of homes had their price cut?": told of those that sold. */
  asksShare: boolean;
  place: AreaFilter;
  call: MonthsInput;
}

const words: readonly [RegExp, Activity][] = [
  [
    inLines()`
      \bprice[\s-]+(?:cuts?|reductions?|drops?|decreases?|changes?|adjustments?|improvements?)\b
      |\b(?:price\s+)?reductions\b
      |\b(?:cut|dropped|reduced|lowered|slashed)\s+(?:their|its|the)?\s*(?:list\s+|asking\s+)?prices?\b
      |\bhomes?\s+(?:were\s+|got\s+)?reduced\b
    `,
    'priceCuts',
  ],
  [
    inLines()`
      \bnew(?:ly)?\s+(?:listings?|listed|inventory|homes\s+listed)\b
      |\b(?:were|got|was|been|are\s+being|homes|houses|condos)\s+(?:newly\s+)?listed\b
      |\b(?:came|come|coming|hit|hitting|went|put)\s+(?:on|onto)?\s*(?:to\s+)?(?:the\s+)?market\b
    `,
    'listed',
  ],
  [
    inLines()`
      \bpendings?\b|\bpended\b
      |\b(?:went|go|going|gone|came|placed)\s+(?:pending|under\s+contract|into\s+(?:contract|escrow))\b
      |\bunder\s+contract\b|\bin(?:to)?\s+escrow\b|\baccepted\s+offers?\b|\bcontracts?\s+signed\b
    `,
    'pended',
  ],
  [
    inLines()`
      \bcancel(?:l?ed|l?ations?)\b|\bwithdrawn\b|\bwithdrawals?\b|\bexpired\b|\bexpirations?\b|\bpulled\b
      |\bdelisted\b
      |\b(?:taken|came|come)\s+off\s+(?:the\s+)?market\b
      |\bfailed\s+to\s+sell\b|\bdid\s*n.?t\s+sell\b
    `,
    'cancelled',
  ],
];
const sold = /\b(?:sold|sales|closed|closings)\b/;
const counts = inLines()`
  \b(?:how\s+many|number\s+of|count\s+of|how\s+often|total)\b
  |\b(?:by|per|each|every)\s+month\b
  |\bmonthly\b
  |\bmonth\s+(?:by|over)\s+month\b
  |\b(?:more|fewer|less)\b.*\bthan\b
  |\b(?:vs\.?|versus|compared?\s+(?:to|with)|year\s+over\s+year|yoy)\b
`;
/** "Over 5%" is no share. */
const share = /\b(?:share|percent(?:age)?|portion|proportion|fraction|rate)\b|(?<![\d.]\s?)%/;
/** Said of what has happened, and not of the homes that are for sale. */
const happened =
  /\b(?:were|went|got|have\s+(?:been|gone|had)|has\s+had|had|came|hit|took|did|dropped|cut|reduced|cancel\w*|withdrawn|expired|pulled|delisted)\b/;
const shows =
  /\b(?:show|find|list|see|pull|give)\s+(?:me\s+|us\s+)?(?:the\s+|all\s+|any\s+|some\s+|those\s+|homes?|houses?|condos?)/;
/** "How long are they sitting before going pending?" asks for days. */
const howLong = /\bhow\s+(?:long|fast|quick(?:ly)?|many\s+days)\b|\b(?:days|time)\s+(?:to|until|till|before)\b/;
const byMonth = /\b(?:by|per|each|every)\s+month\b|\bmonthly\b|\bmonth\s+(?:by|over)\s+month\b/;
const withYear = inLines()`
  \b(?:vs\.?|versus|than|compared?\s+(?:to|with)|against|same\s+(?:month|time|quarter|period|months))\b.*\b
    (?:year|20\d\d)\b
  |\byear[\s-](?:over|on)[\s-]year\b
  |\byoy\b
  |\ba\s+year\s+(?:ago|earlier|before)\b
`;
/** The year beside it is no time of its own. */
const besideIt = inLines('g')`
  \b(?:(?:or|and)\s+)?(?:is\s+(?:that|it)\s+|are\s+(?:they|those)\s+)?
    (?:(?:more|fewer|less|higher|lower|up|down)\s+)?(?:vs\.?|versus|than|compared?\s+(?:to|with)|against)\s+
    (?:the\s+)?(?:same\s+\w+\s+)?(?:last|a|the\s+previous|prior)\s+year(?:\s+(?:ago|earlier|before))?\b
  |\bsame\s+\w+\s+last\s+year\b
  |\byear[\s-](?:over|on)[\s-]year\b
  |\byoy\b
  |\ba\s+year\s+(?:ago|earlier|before)\b
`;

const MAX_FOLLOW_UP_WORDS = 8;
const MONTHS_BY_MONTH = 12;
const MONTHS_ALONE = 3;
const MAX_MONTHS = 60;

const activitiesIn = (folded: string): Activity[] => words.filter(([pattern]) => pattern.test(folded)).map(([, one]) => one);

const isShort = (text: string) => text.trim().split(/\s+/).length <= MAX_FOLLOW_UP_WORDS;

/** Whole calendar months: the first and the last of what is asked about. */
interface Months {
  from: string;
  through: string;
}

function monthsAsked(folded: string, today: string): Months | null {
  // "New listings" alone would be those of the last days.
  const rest = words.reduce((text, [pattern]) => text.replace(pattern, ' '), folded.replace(besideIt, ' '));
  const sentence = createSentence(rest);
  const range = (takeDates(sentence, today) ?? takeBareTime(sentence, today))?.range;
  if (byMonth.test(folded) && !range?.startAt)
    return { from: addMonths(today, 1 - MONTHS_BY_MONTH).slice(0, 7), through: today.slice(0, 7) };
  if (!range?.startAt) return null;
  const through = range.endAt ?? today;
  return { from: range.startAt.slice(0, 7), through: (through < today ? through : today).slice(0, 7) };
}

const span = ({ from, through }: Months): number =>
  (Number(through.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(through.slice(5)) - Number(from.slice(5)) + 1;

/** Those that are over. */
function lastMonths(today: string): Months {
  const through = addDays(`${today.slice(0, 7)}-01`, -1);
  return { from: addMonths(through, 1 - MONTHS_ALONE).slice(0, 7), through: through.slice(0, 7) };
}

/** A month that is not over is not compared with a whole one. */
function whole(months: Months, isCompared: boolean, today: string): Months {
  const { through } = lastMonths(today);
  return isCompared && months.through > through && months.from <= through ? { ...months, through } : months;
}

/** What was asked before goes on: which happenings, and of which months. */
function standingOf(turn: Turn, today: string): { activities: Activity[]; months: Months } | null {
  const asked = turn.previous?.monthsAsked;
  const named = turn.earlier.findLast((text) => activitiesIn(fold(text)).length > 0);
  if (!asked || named === undefined) return null;
  const through = asked.through ?? today.slice(0, 7);
  const from = addMonths(`${through}-01`, 1 - (asked.months ?? MONTHS_ALONE)).slice(0, 7);
  return { activities: activitiesIn(fold(named)), months: { from, through } };
}

const placeOf = (parsed: ParsedQuestion): AreaFilter | null =>
  parsed.kind === 'search'
    ? (parsed.search.areaFilter ?? null)
    : parsed.kind === 'market'
      ? (parsed.question.places[0] ?? null)
      : null;

const typesOf = (parsed: ParsedQuestion) =>
  parsed.kind === 'search' ? parsed.search.propertyTypes : parsed.kind === 'market' ? parsed.question.propertyTypes : null;

const continues = /^\s*(?:and|what\s+about|how\s+about|in|for|same)\b/;
const homes = /\b(?:homes?|houses?|condos?|townho\w+|lofts?|apartments?|listings?|propert(?:y|ies)|rentals?)\b/;

/** "3 bed condos in Oakland listed this week" asks for homes, also upon what happened on a market. */
function asksForHomes(parsed: ParsedQuestion, folded: string): boolean {
  if (parsed.kind !== 'search') return false;
  const { propertyTypes: _types, listDate: _listed, soldDate: _sold, propertyStatus: _status, ...wishes } = parsed.search;
  return countConditions(wishes) > 0 || (homes.test(folded) && !continues.test(folded));
}

/** What is asked about stands in the thread: the market that was told, or the place that is searched. */
const standingPlace = (previous: EarlierTurn | null): AreaFilter | null =>
  previous?.monthsAsked?.areaFilter ?? previous?.market?.places[0] ?? marketPlace(previous?.search.areaFilter) ?? null;

/** Null where nobody asks what happened on a market, or nobody says where. */
export async function readActivity(
  turn: Turn,
  parse: (text: string) => Promise<ParsedQuestion>,
  today: string,
): Promise<ActivityQuestion | null> {
  const folded = fold(turn.english);
  if (shows.test(folded) || howLong.test(folded)) return null;
  const { previous } = turn;
  const named = activitiesIn(folded);
  const months = monthsAsked(folded, today);
  const standing = standingOf(turn, today);
  const goesOn = isShort(folded) && (standing !== null || (previous?.market != null && named.length > 0));
  const isAsked =
    named.length > 0 &&
    (counts.test(folded) || share.test(folded)) &&
    (months !== null || withYear.test(folded) || share.test(folded) || happened.test(folded));
  const isBesideIt = standing !== null && isShort(folded) && (withYear.test(folded) || months !== null);
  if (!isAsked && !goesOn && !isBesideIt) return null;

  const parsed = await parse(turn.english);
  if (named.length === 0 && asksForHomes(parsed, folded)) return null;
  const place = placeOf(parsed);
  const isSold = sold.test(folded);
  const isOnlyPlace = named.length === 0 && months === null && !withYear.test(folded) && !(isSold && standing);
  // "And Oakland?" goes on; "Oakland" is another wish.
  if (isOnlyPlace && (!place || !continues.test(folded))) return null;
  const areaFilter = place ?? standingPlace(previous);
  if (!areaFilter) return null;
  const told: Activity[] = [...named, ...(isSold ? ['sold' as const] : [])];
  const activities = told.length > 0 ? told : (standing?.activities ?? []);
  if (activities.length === 0) return null;
  const asked = whole(months ?? standing?.months ?? lastMonths(today), withYear.test(folded), today);
  const types = typesOf(parsed) ?? previous?.monthsAsked?.propertyTypes;
  return {
    activities,
    asksShare: share.test(folded) && activities.includes('priceCuts'),
    place: areaFilter,
    call: {
      areaFilter,
      ...(types?.length ? { propertyTypes: [...types] } : {}),
      months: Math.min(MAX_MONTHS, Math.max(1, span(asked))),
      ...(asked.through === today.slice(0, 7) ? {} : { through: asked.through }),
      withYearEarlier: true,
    },
  };
}
