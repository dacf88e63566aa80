/** Questions about a market: "how's the market in Noe Valley?", "price per sqft for condos in 94110 vs 94114", "is it a buyer's market?" */
import { isDeepStrictEqual } from 'node:util';
import type { AreaFilter, ListingSearch, NamedArea } from '#contract/listing-search.ts';
import { parseDay } from './calendar.ts';
import { beforePeriod, periodBefore } from './earlier-period.ts';
import { readMarketChange } from './market-change.ts';
import { kindsOf, mergeMarket, narrowingIn } from './market-merge.ts';
import { narrowingOf, takeNarrowing } from './market-narrowing.ts';
import { marketPlace, placeOfValue } from './market-place.ts';
import { movesSince, takeAgainstLastYear, takeMarketTime, timeAsked } from './market-time.ts';
import {
  asksForMarket,
  asksSupplyChange,
  figures,
  figuresIn,
  figureWords,
  HOMES,
  onlyNow,
  perFootOfOne,
  perSquareFoot,
  salesAlone,
  spelledOut,
} from './market-words.ts';
import { readPlaces } from './places.ts';
import { readReplaced, withReplaced } from './replaced-place.ts';
import { takePropertyTypes } from './property-types.ts';
import { MARKET_PLACES_LIMIT } from './market-question.ts';
import type { MarketFigure, MarketQuestion } from './market-question.ts';
import type { Question, ParsedQuestion } from './parsed-question.ts';
import { rewrite } from './rewriting.ts';
import { createSentence, fold } from './sentence.ts';
import { severalPlaces } from './several-places.ts';
import { takeTransaction } from './status.ts';
import { comparesKinds, readTwoKinds } from './two-kinds.ts';
import { readTwoPeriods } from './two-periods.ts';
import { unknownPlace } from './unknown-places.ts';
import { unusedWords } from './unused-words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** "What does 900k get me in Oakland versus Berkeley": homes at a price, in each. */
export const whatMoneyGets =
  /\bwhat(?:'?s|\s+(?:does|do|will|would|can|could))?\b.*\d.*\b(?:get|buy)s?\b.*\b(?:in|around|near)\b/;
/** What turns words for a market into another question. */
const notTheMarket = inLines()`
  \b(?:on|onto|off|hit(?:ting)?|to|from|into|entered|entering)\s+(?:the\s+)?market\b
    (?!\s+(?:report|stats|trend|conditions|snapshot))
  |\bmarket\s+(?:street|st|rate)\b
  |\b(?:comps?|comparables?)\b
`;
/** "And in 94114?", "what about condos?" after figures. */
const goesOn = inLines()`
  ^\s*(?:
    and|or|how\s+about|what\s+about|what\s+if|what's
    |compare(?:d)?(?:\s+(?:that|it|this))?(?:\s+(?:to|with))?
    |vs\.?|versus|same|now|for|in|just|only|also
    |(?:so\s+)?(?:is|are)\s+(?:it|they|prices)\s+(?:going\s+)?(?:up|down)
  )\b
`;
const homesOfPlace = new RegExp(`\\b(?:${HOMES.replace('|it|they', '')}|rentals|comps|sales)\\b`);
const namesListings =
  /\b(?:show|find|search|list|pull|see|open)\b|\b(?:under|over|below|above)\s+\$?\d|\b\d\s*(?:bed|br|bd|bath)/;
/** "Which is cheaper?" after two places. */
const whichCosts = inLines()`
  ^\s*(?:so\s+|and\s+|ok(?:ay)?,?\s+)?(?:which|where)(?:\s+(?:one|of\s+(?:them|the\s+two)))?(?:'?s|\s+is|\s+are)\s+
  (?:it\s+|they\s+|homes\s+)?(?:the\s+)?(?:cheaper|less\s+expensive|more\s+expensive|pricier|more\s+affordable)
  (?:\s+one)?\s*[?.!]*\s*$
`;
/** "Which one is moving faster?" */
const whichDiffers: readonly [RegExp, MarketFigure][] = [
  [/\b(?:fast|slow|quick|hot)(?:er|est)\b|\bmas\s+(?:rapid|lent)\w+/, 'days-on-market'],
  [/\b(?:over|above)\s+(?:asking|list)\b|\bmore\s+competitive\b/, 'sale-to-list'],
  [
    /\b(?:more|less|fewer|most|least)\s+(?:inventory|supply|on\s+the\s+market)\b|\btighter\b|\bleverage\b|\broom\s+to\s+negotiate\b/,
    'supply',
  ],
  [/\b(?:better|best)\s+(?:market\s+|place\s+|time\s+)?for\s+(?:an?\s+|the\s+|my\s+)?(?:buyer|seller)s?\b/, 'balance'],
  [/\bper\s+(?:sq|square|foot)/, 'price-per-sqft'],
  [
    /\b(?:went|gone|going|goes|moved?)\s+(?:up|down)\b|\b(?:grew|grown|growing|rose|risen|appreciat\w+|increas\w+|fell|fallen|dropped|gained?|lost)\b/,
    'trend',
  ],
];
const whichOfThem = /^\s*(?:so\s+|and\s+|y\s+|ok(?:ay)?,?\s+)?(?:en\s+)?(?:which|where(?:'?s)?|cual|donde)\b/;

/** "No more than 450 a month" bounds a search, and sets no place beside another. */
const comparesPlaces = inLines()`
  \b(?:compare|versus|vs\.?|compared\s+(?:to|with)|difference\s+between)\b
  |(?<!\b(?:rather|other|sooner|no\s+(?:\w+er|more|less)|not\s+(?:\w+er|more|less)|nothing\s+\w+er|nothing\s+(?:more|less))\s+)\bthan\b(?!\s+(?:about\s+|around\s+|that\b|\$)?(?:\$?\d|an?\s+(?:mile|year|month|week)|half|one|two|three|four|five|six|seven|eight|nine|ten)\b)
`;

/** "Oakland market June" */
const monthBehind =
  /\b(market|prices?|sales|stats|numbers)\s+((?:january|february|march|april|june|july|august|september|october|november|december)(?:\s+20\d\d)?)(?=\s*[?.!]*\s*$)/i;

/** "New this week?" asks for homes, also upon a market. */
const newListings =
  /^\W*(?:(?:and|any(?:thing)?|what(?:'s|\s+is)|so|ok)\s+)*new\s+(?:listings?\s+|homes?\s+|ones\s+)?(?:in\s+the\s+)?(?:this|last|past|today|since)\b/;

/** @returns a market question; null when the words ask for something else. */
export function readMarket(said: string, saidFolded: string, question: Question): ParsedQuestion | null {
  if (newListings.test(saidFolded) && figuresIn(saidFolded).length === 0) return null;
  const [written, writtenFolded] = [spelledOut(said), spelledOut(saidFolded)];
  const change = readMarketChange(written, writtenFolded, question);
  if (change) return change;
  const { previous } = question;
  const standing = previous?.market ?? null;
  const swap = readReplaced(written, standing?.places ?? []);
  const two = readTwoPeriods(written, question.today);
  const text = swap?.rest ?? two?.rest ?? written.replace(monthBehind, '$1 in $2');
  const folded = text === written ? writtenFolded : fold(text);
  const asked =
    two !== null ||
    ((comparesKinds(folded) || movesSince(folded)) && !namesListings.test(folded)) ||
    (asksForMarket(folded) &&
      !(notTheMarket.test(folded) && !/\bmarket\b.*\bmarket\b/.test(folded) && !figureWords.test(folded)));
  const perFoot = perSquareFoot.test(folded) && !perFootOfOne.test(folded);
  const follows =
    standing !== null &&
    !namesListings.test(folded) &&
    (swap !== null || goesOn.test(folded) || folded.trim().split(/\s+/).length <= 4);
  if (standing && standing.places.length > 1 && whichCosts.test(folded))
    return { kind: 'market', question: { ...standing, figures: ['median-price'] }, unusedWords: [], notes: [] };
  const differs = whichOfThem.test(folded) ? whichDiffers.find(([pattern]) => pattern.test(folded))?.[1] : undefined;
  if (standing && (standing.places.length > 1 || standing.kinds) && differs) {
    const { of } = timeAsked(takeMarketTime(createSentence(rewrite(folded)), question.today, true), question.today);
    const hasTime = of.windowDays !== null || of.period !== null;
    return { kind: 'market', question: { ...standing, ...(hasTime ? of : {}), figures: [differs] }, unusedWords: [], notes: [] };
  }
  const compares = comparesPlaces.test(folded) && !whatMoneyGets.test(folded);
  if (!asked && !perFoot && !follows && !compares) return null;

  const read = readPlaces(text, question.places, previous?.search.areaFilter ?? null);
  // The Inner and the Outer Sunset are one market under the name that they share.
  const named = read.area ? [read.parts ?? read.area, ...read.others] : [];
  if (!asked && perFoot && named.length === 0) return null;
  if (!asked && !perFoot && !follows && named.length < 2) return null;
  const sentence = createSentence(rewrite(read.rest));
  const figuresAsked = figuresIn(folded);
  const earlier = standing && sentence.take(beforePeriod) ? periodBefore(folded, standing, question.today) : null;
  // "How much has it gone up since last year" is told by the year that stands beside each figure.
  const isAgainstYear = asked && !earlier && takeAgainstLastYear(sentence);
  const dates = earlier || isAgainstYear ? null : takeMarketTime(sentence, question.today, false);
  const isLease = takeTransaction(sentence);
  const types = takePropertyTypes(sentence, isLease ?? 'sale');
  const narrowing = takeNarrowing(sentence, { transaction: isLease ?? 'sale', thisYear: parseDay(question.today).year });
  const nothingNew =
    named.length + read.except.length === 0 && !types && !isLease && !dates && !earlier && figuresAsked.length === 0;
  // "Condos in Noe Valley" right after figures asks for homes; "and condos?", "Noe Valley?" for figures.
  const searches = figuresAsked.length === 0 && !goesOn.test(folded) && homesOfPlace.test(folded) && named.length > 0;
  if (!asked && !perFoot && follows && (nothingNew || searches)) return null;
  if (read.unknown) return { kind: 'ask', question: 'unknown-place', phrase: read.unknown };
  if (read.ask) return { kind: 'ask', question: 'which-place', ...read.ask };

  // Markets that were told side by side stay so: "what's the average over asking in each?"
  const lastTold = standing?.places.length
    ? standing.places
    : [marketPlace(previous?.search.areaFilter) ?? placeOfValue(previous?.lastValue)].filter((place) => place !== null);
  const inherited = mayMeanStanding.test(folded) ? lastTold : [];
  // "How is Oakland's market without Montclair?", of every place that is asked about.
  const without = (place: AreaFilter): AreaFilter =>
    read.except.length === 0
      ? place
      : (severalPlaces({ named: [], except: read.except, near: [], standing: place, added: '' }) ?? place);
  // "Median price?" upon sales that are shown: of their kind and their time.
  const sales = standing === null && named.length === 0 && inherited.length > 0 ? soldShown(previous?.search) : null;
  const time =
    dates || !sales?.range ? timeAsked(dates, question.today) : timeAsked({ range: sales.range, verb: 'sold' }, question.today);
  for (const [pattern] of figures) sentence.takeAll(pattern);
  const nowhere = named.length === 0 ? unknownPlace(sentence, text, { isNearest: false, isFollowUp: follows }) : null;
  if (nowhere) return { kind: 'ask', question: 'unknown-place', phrase: nowhere };
  // "Is it a buyer's market?" upon the figures of condos: of condos.
  const kind = named.length === 0 && inherited.length > 0 ? standing : null;
  const kinds = two ? null : readTwoKinds(folded);
  const own: MarketQuestion = {
    places:
      named.length === 0 && read.except.length > 0 && follows
        ? (withoutOne(standing.places, read.except) ?? standing.places.map(without))
        : named.slice(0, MARKET_PLACES_LIMIT).map(without),
    propertyTypes: types ?? sales?.propertyTypes ?? kind?.propertyTypes ?? null,
    isLease: isLease ? isLease === 'lease' : (kind?.isLease ?? false),
    ...time.of,
    ...(earlier ? { windowDays: null, period: earlier } : {}),
    ...(two ? { periods: two.periods } : {}),
    ...(kinds ? { kinds } : types ? {} : kindsOf(kind)),
    ...(narrowing ? { narrowing } : sales?.narrowing ? { narrowing: sales.narrowing } : narrowingIn(kind)),
    figures: isAgainstYear && figuresAsked.length === 0 ? ['trend'] : figuresAsked,
  };
  const swapped = swap && standing && own.places.length > 0 ? withReplaced(standing.places, swap, own.places) : null;
  const whole =
    follows && (!asked || swapped)
      ? mergeMarket(standing, swapped ? { ...own, places: swapped } : own, {
          addsPlaces: !swapped && addsTo(folded, own.places.length),
          saysTransaction: isLease !== null,
        })
      : { ...own, places: own.places.length > 0 ? own.places : inherited.map(without) };
  // "And a year ago?" upon the supply: what was for sale then no record tells.
  const isOnlyNow = earlier !== null && whole.figures.length > 0 && whole.figures.every((figure) => onlyNow.includes(figure));
  const isOfChange = !isOnlyNow && asksSupplyChange(folded);
  return {
    kind: 'market',
    question: isOnlyNow
      ? { ...whole, figures: salesAlone }
      : isOfChange
        ? { ...whole, figures: ['supply', 'days-on-market', 'sold'] }
        : whole,
    unusedWords: unusedWords(sentence).filter((word) => !marketFillers.test(word)),
    notes: [
      ...read.notes.filter((note) => note.kind !== 'one-area-only'),
      ...(isOnlyNow || isOfChange ? [{ kind: 'supply-only-now' as const }] : []),
    ],
    ...(time.isToCome || ofWhatComes.test(folded) || yearIn(folded) > parseDay(question.today).year ? { isForecast: true } : {}),
  };
}

/** "Without Temescal", where it stands beside others: those are left. Null where it is none of them, or all. */
function withoutOne(standing: readonly AreaFilter[], except: readonly NamedArea[]): AreaFilter[] | null {
  const left = standing.filter((place) => !except.some((one) => isDeepStrictEqual(one, place)));
  return left.length > 0 && left.length < standing.length ? left : null;
}

/** The kind and the time of a search for nothing but sales; null where another stands. */
function soldShown(search: ListingSearch | undefined) {
  const { startAt, endAt } = search?.soldDate ?? {};
  if (!search?.propertyStatus?.every((status) => status === 'sold')) return null;
  return {
    propertyTypes: search.propertyTypes ?? null,
    narrowing: narrowingOf(search),
    range: startAt && endAt ? { startAt, endAt } : null,
  };
}

/** "Are prices going to drop", "will rents rise" */
const ofWhatComes = inLines()`
  \b(?:are|is)\s+(?:the\s+)?(?:\w+\s+){0,3}(?:prices?|values?|rents?|rates?|market|inventory)\s+(?:going\s+to|gonna)
    \b
  |\bwill\s+(?:the\s+)?(?:\w+\s+){0,3}(?:prices?|values?|rents?|rates?|market|inventory)\b
`;
const yearIn = (folded: string): number => Number(/\bin\s+(20\d\d)\b/.exec(folded)?.[1] ?? 0);

/** Without a place a question means the one that stands, unless it speaks of the market at large. */
const mayMeanStanding = /^(?!.*\b(?:nationwide|in\s+general|overall|in\s+the\s+(?:us|country|nation))\b)/;
const marketFillers = inLines()`
  ^(?:
    market|markets|how's|hows|ft|sq|median|average|avg|typical|trends?|report|stats?|statistics|conditions?|snapshot
    |overview|update|analysis|housing|buyers?'?s?|sellers?'?s?|buyer|seller|selling|sell|going|prices?|per|time|hot
    |compared|versus|vs|figures|numbers|data|cost|fast|quickly|taking|supply|inventory|doing|local|moving|rents?
    |really|much|far|over|changed?|been|next|years?|months?|weeks?|soon|will|up|down|sin|ratio|vs|each|both|them
    |appt|appointment|listing|tmrw|tomorrow|\d{1,2}(?:[:.]\d\d)?(?:am|pm)?|afford|compete|competing|competition
    |prove|proof|best|wait|til|till|until|promedio|vendedor(?:es)?|comprador(?:es)?|ahi|alli|fue|era|costaba|cuesta|cuestan
  )$
`;

/** "Compare Castro and the Mission" names all that is to be compared; "compare it with Oakland" does not. */
const addsTo = (folded: string, named: number): boolean =>
  /\b(?:compared?|versus|vs|both|also|add|include|too|as\s+well|third|fourth)\b/.test(folded) &&
  (named < 2 || /\b(?:it|that|this|them|with|to|also|both|add|include|third|fourth)\b/.test(folded));
