/**
 * What a message changes of the market that stands: "just condos", "2 br", "add Berkeley", "drop Durham, what's the supply in each", "last 12
 * months", "price per foot too". Each part that is named takes the place of its like; a message that says anything else is none.
 */
import { isDeepStrictEqual } from 'node:util';
import type { AreaFilter, NamedArea } from '#contract/listing-search.ts';
import { marketLimits, type MarketPeriod } from '#contract/market.ts';
import { cityAround } from '#server/modules/market/index.ts';
import { beforePeriod, periodBefore } from './earlier-period.ts';
import { addDays, parseDay } from './calendar.ts';
import { mergeMarket } from './market-merge.ts';
import { takeNarrowing } from './market-narrowing.ts';
import type { MarketFigure, MarketQuestion } from './market-question.ts';
import { asksSupplyChange, figures, figuresIn, onlyNow, salesAlone } from './market-words.ts';
import { takeAgainstLastYear, takeGivenWay, takeMarketTime, timeAsked } from './market-time.ts';
import type { ParsedQuestion, Question } from './parsed-question.ts';
import { readPlaces } from './places.ts';
import { takePropertyTypes } from './property-types.ts';
import { readReplaced, withReplaced } from './replaced-place.ts';
import { rewrite } from './rewriting.ts';
import { createSentence, fold } from './sentence.ts';
import { isSpanish } from './spanish.ts';
import { readTwoKinds } from './two-kinds.ts';
import { readTwoPeriods } from './two-periods.ts';
import { takeTransaction } from './status.ts';
import { unusedWords } from './unused-words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const MAX_WORDS = 24;

/** The homes, and no figure of them. */
const asksForHomes = inLines()`
  \b(?:
    show|find|search|list|pull|see|open|send|write|draft|save|chart|graph|plot|listings?|post|e-?mail|letter
    |newsletter|comps?|cma|sort|rank|map|tour|any(?:thing|one)?\s+(?:that|with|who|have)|are\s+there\s+any
    |price\s+cuts?|reduc\w+|pendings?
  )\b
`;
const both = inLines()`
  \b(?:
    both|together|side\s+by\s+side|each
    |all\s+(?:of\s+(?:them|those)|the\s+places|two|three|four|2|3|4)
    |(?:the\s+|of\s+)(?:two|three|four|2|3|4)
    |las\s+(?:dos|tres|cuatro)|los\s+(?:dos|tres|cuatro)|ambas|ambos|juntas|juntos
  )\b
`;
const adds = inLines()`
  \b(?:add|include|also|too|as\s+well|plus|throw\s+in|agreg\w+|anad\w+|tambien|incluye)\b
  |^\s*(?:and\s+|y\s+|ok(?:ay)?\s+|now\s+|how\s+about\s+|what\s+about\s+)*
    (?:vs\.?|versus|against|(?:compared?|comparad[oa]s?|compara(?:l[oa]s?)?)\b.*\b(?:to|with|con|a|vs))\b
  |\b(?:compare|compara)\s+(?:it|that|this|them|both|las|los|l[oa]s?\s+dos)\b
`;
/** "And Oakland?" upon a comparison: one more beside those. */
const addsToSeveral = /^\s*(?:and|y|e|plus|\+|mas)\s+(?!(?:what|how|que)\b)/;
const addsFigures = /\b(?:too|also|as\s+well|add|include|plus|tambien|agreg\w+|anad\w+)\b|^\s*and\s+(?:the\s+)?(?!what|how)/;
const allKinds = /\ball\s+(?:(?:the\s+)?(?:kinds|types)(?:\s+of\s+homes)?|homes)\b|\b(?:any|every)\s+(?:kind|type)\b/;
const ofAnySize = /\b(?:all|any)\s+(?:the\s+)?(?:number\s+of\s+)?(?:beds?|bedrooms?|sizes?|prices?|price\s+ranges?|ages?)\b/;
const asBefore = inLines()`
  \b(?:(?:to|with|vs\.?|against|and|than|from)\s+)?(?:the\s+)?
  (?:
    (?:this|the\s+same|same)\s+(?:time|period|days|window|months?|point)\s+(?:of\s+)?
      (?:last\s+year|a\s+year\s+(?:ago|earlier|before))
    |last\s+year\s+(?:at\s+)?
      (?:(?:this|the\s+same|same|around\s+this)\s+(?:time|period|point|stage)|by\s+now|right\s+now)
    |(?:el\s+)?(?:ano\s+pasado|last\s+year)\s+
      (?:(?:a|por|en)\s+(?:estas|las\s+mismas)\s+(?:alturas|fechas)|mismo\s+periodo)
    |(?:a\s+estas\s+alturas|por\s+estas\s+fechas|(?:el\s+)?mismo\s+(?:periodo|tiempo|mes|trimestre))\s+(?:del?\s+)?
      (?:el\s+)?(?:ano\s+pasado|last\s+year|hace\s+(?:un\s+ano|a\s+year))
    |hace\s+(?:un\s+ano|a\s+year)
  )\b
`;
/** "How has that changed since last year": of a narrowed market, whose figures have no year beside them, two times are told. */
const asksMove =
  /\b(?:chang\w+|moved?|gone|went|grown?|ris(?:e|en)|rose|fallen|fell|dropped|up|down|different|cambi\w+|subi\w+|baj\w+)\b/;
const compares = /\b(?:compar\w+|vs\.?|versus|against|than|up\s+or\s+down|difference)\b/;
const fillers = inLines()`
  ^(?:
    market|markets|whats?|what's|how's|hows|ft|sq|foot|median|medians|average|avg|mean|price|prices|per|each|both
    |two|three|four|all|only|just|now|instead|add|include|drop|remove|take|leave|out|lose|without|minus|swap|replace
    |switch|keep|put|compare|compared|versus|vs|against|next|side|together|too|also|plus|well|same|those|them|these
    |ones|one|numbers|figures|stats|data|selling|sell|sells|sold|sales|home|homes|houses?|kinds?|types?|calendar
    |better|best|mejor|place|year|time|whole|entire|full|like|rest|do|does|use|try|give|tell|make|change|go|back|up|down|um|uh|rn|atm|right
    |currently|today|days?|window|agrega|agregale|quita|compara|comparalas|comparalos|dos|tres|las|los|con|ahora
    |define|luxury|high-end|call|say|means?|as
    |solo|solamente|mejor|and|or|of|thanks?|please|pls|plz|city|ano|pasado|y|el|la|en|a|que|esos|esas|tambien|lado
  )$
`;
/** Upon rents or a narrowed market, which would be lost where such words are read alone. */
const ofMove = /^(?:chang(?:e|ed|es|ing)|moved?|gone|went|grown?|risen|rose|fallen|fell|dropped|different|since)$/;
/** "And the whole of San Francisco", beside a part of it. */
const wholeCity =
  /\b(?:whole|entire|all\s+of|rest\s+of\s+the\s+city|city\s*(?:wide|overall|as\s+a\s+whole)|toda\s+la\s+ciudad)\b/;
/** Right before what is left out. */
const leavesOut = /\b(?:drop|remove|take\s+(?:out|off)|leave\s+out|lose|without|minus|get\s+rid\s+of|quita\w*|saca\w*|sin)\b/;
/** "Condos in Noe Valley" asks for homes; "and condos in Noe Valley?" goes on. */
const homesAlone =
  /^\s*(?:\d\s*\w+\s+)?(?:homes?|houses?|condos?|townho\w+|lofts?|apartments?|rentals?|single\s+family\s+homes)\s+(?:in|near|around|for)\b/;

const whichOfThem = /\b(?:which|where|cual|donde)\b/;
const whichFigure: readonly [RegExp, MarketFigure][] = [
  [
    /\b(?:better|best|stronger|strongest|good|favou?rs?|mejor)\b.*\b(?:buyers?|sellers?|buying|selling|to\s+(?:buy|sell)(?:\s+in)?|vendedor(?:es)?|comprador(?:es)?)\b/,
    'balance',
  ],
  [/\b(?:fast|slow|quick|hot)(?:er|est)\b|\bmas\s+(?:rapid|lent)\w+/, 'days-on-market'],
  [/\bper\s+(?:sq|square|foot)|\bppsf\b/, 'price-per-sqft'],
  [
    /\b(?:cheap|pric[ei])(?:er|est)\b(?!\s+per\b)|\b(?:more|less|most|least)\s+(?:expensive|affordable)\b(?!\s+per)/,
    'median-price',
  ],
];

/** The city of a name where the county of it was heard, or without its state. */
const isSameName = (one: AreaFilter, other: AreaFilter): boolean =>
  isDeepStrictEqual(one, other) || (one.type === 'named-area' && other.type === 'named-area' && one.name === other.name);
const without = (places: readonly AreaFilter[], except: readonly (AreaFilter | NamedArea)[]): AreaFilter[] =>
  places.filter((place) => !except.some((one) => isSameName(one, place)));

/** Null where the words say more, or nothing of a market. */
export function readMarketChange(text: string, folded: string, question: Question): ParsedQuestion | null {
  const { previous, today } = question;
  const standing = previous?.market;
  if (!standing || standing.places.length === 0 || folded.trim().split(/\s+/).length > MAX_WORDS) return null;
  if (asksForHomes.test(folded)) return null;
  const isOfAll = both.test(folded) || (whichOfThem.test(folded) && whichFigure.some(([pattern]) => pattern.test(folded)));
  const told = isOfAll && standing.places.length === 1 ? (previous.markets ?? standing.places) : standing.places;
  const swap = readReplaced(text, told);
  const two = swap ? null : readTwoPeriods(text, today);
  const read = readPlaces(swap?.rest ?? two?.rest ?? text, question.places, previous.search.areaFilter ?? null);
  if (read.ask || read.unknown || read.near.length > 0) return null;
  const area = read.area ? [read.parts ?? read.area, ...read.others] : [];
  const around = wholeCity.test(folded) ? cityAround(area[0] ?? told[0] ?? null) : null;
  const named = around && !area.some((one) => isSameName(one, around)) ? [...area, around] : area;
  const words = rewrite(read.rest, isSpanish(fold(text)));
  const sentence = createSentence(words);
  takeGivenWay(sentence);
  const ofAllKinds = sentence.take(allKinds) !== null;
  const isOfAnySize = sentence.take(ofAnySize) !== null;
  const isLease = takeTransaction(sentence);
  const isOfLeases = isLease ? isLease === 'lease' : standing.isLease;
  const narrowing = takeNarrowing(sentence, {
    transaction: isOfLeases ? 'lease' : 'sale',
    thisYear: parseDay(today).year,
  });
  const kinds = two ? null : readTwoKinds(words);
  const types = takePropertyTypes(sentence, isLease ?? 'sale');
  const asked = figuresAsked(words, Math.max(told.length, standing.kinds?.length ?? 0));
  const isOfHomes = narrowing?.price != null && asked.length === 0 && !goesOnAtAPrice(folded, types !== null);
  if (narrowing && (previous.results.length > 0 || isOfHomes)) return null;

  const isAsBefore = sentence.take(asBefore) !== null;
  const earlier =
    isAsBefore || sentence.take(beforePeriod) ? periodBefore(isAsBefore ? 'a year ago' : words, standing, today) : null;
  const isOfSupply = asked.length > 0 && asked.every((figure) => onlyNow.includes(figure));
  const isAgainstYear = !earlier && takeAgainstLastYear(sentence);
  const dates = earlier || isAgainstYear ? null : takeMarketTime(sentence, today, true);
  if (dates && (dates.verb === 'listed' || dates.range.startAt === undefined)) return null;
  for (const [pattern] of [...figures, ...whichFigure]) sentence.takeAll(pattern);
  sentence.takeAll(both);
  sentence.takeAll(whichOfThem);
  const mayMove = standing.narrowing !== undefined || standing.isLease;
  if (unusedWords(sentence).some((word) => !fillers.test(word) && !(mayMove && ofMove.test(word)))) return null;

  const gone = leavesOut.test(words) ? [...read.except, ...(read.except.length > 0 ? [] : named)] : read.except;
  const kept = without(told, gone);
  if (gone.length > 0 && (kept.length === 0 || kept.length === told.length)) return null;
  const coming = gone.length > 0 ? named.filter((one) => !gone.some((other) => isSameName(one, other))) : named;
  const says = [two, earlier, dates, types, kinds, narrowing, isLease].some((part) => part !== null);
  const isJoined = told.length !== standing.places.length;
  const changes = says || named.length + gone.length + asked.length > 0 || ofAllKinds || isOfAnySize || isAgainstYear || isJoined;
  if (!changes || (homesAlone.test(words) && asked.length === 0)) return null;
  if (named.length > 0 && types && asked.length === 0 && !/^\W*(?:and|y|what|how|vs|compare|now|add|same|or|ok)\b/.test(folded))
    return null;

  const isOfOne = (coming.length > 0 ? coming : told).length === 1;
  const isMoved = isAgainstYear && standing.narrowing !== undefined && asksMove.test(words);
  const isCompared = (((isAsBefore || isAgainstYear) && compares.test(words)) || isMoved) && isOfOne;
  const own: MarketQuestion = {
    places: swap && coming.length > 0 ? withReplaced(told, swap, coming) : coming,
    propertyTypes: types,
    ...(kinds ? { kinds } : {}),
    ...(narrowing ? { narrowing } : {}),
    isLease: isLease === 'lease',
    ...timeAsked(dates, today).of,
    ...(two ? { periods: two.periods } : {}),
    ...(earlier && !isCompared ? { windowDays: null, period: earlier } : {}),
    ...(isCompared && !isOfSupply ? { periods: asBeforeAndNow(isMoved ? overAYear(standing) : standing, today) } : {}),
    figures: asked,
  };
  const base: MarketQuestion = { ...standing, places: kept, ...(ofAllKinds ? { propertyTypes: null } : {}) };
  if (ofAllKinds) delete base.kinds;
  if (isOfAnySize) delete base.narrowing;
  const merged = mergeMarket(base, own, {
    addsPlaces:
      swap === null &&
      (adds.test(words) ||
        adds.test(folded) ||
        (standing.places.length > 1 && addsToSeveral.test(folded)) ||
        isJoined ||
        gone.length > 0 ||
        (named.length === 1 && /\bcompar/.test(words))),
    addsFigures: addsFigures.test(words),
    saysTransaction: isLease !== null,
  });
  // What was for sale then no record tells: the sales of that time are told.
  const isOfSupplyThen =
    merged.figures.length > 0 &&
    merged.figures.every((figure) => onlyNow.includes(figure)) &&
    (earlier !== null || isAgainstYear || asksSupplyChange(words) || asksSupplyChange(folded));
  const isThen = merged.period != null && earlier !== null;
  return {
    kind: 'market',
    question: isOfSupplyThen ? { ...merged, figures: isThen ? salesAlone : ['supply', 'days-on-market', 'sold'] } : merged,
    unusedWords: [],
    notes: isOfSupplyThen ? [{ kind: 'supply-only-now' }] : [],
    isChange: true,
  };
}

/** "And under 1m?" goes on with the market; "condos under 1m" asks for homes. */
const goesOnAtAPrice = (folded: string, namesTypes: boolean): boolean =>
  /^\W*(?:and|or|just|only|now|what|how|for|vs\.?|same|y|solo|ok|then|but|make|luxury|high-end|define)\b/.test(folded) ||
  (!namesTypes && /\?\s*$/.test(folded));

/** Which figures the words ask for, or by which of them the places or kinds are told apart. */
function figuresAsked(words: string, columns: number): MarketFigure[] {
  const which =
    columns > 1 && whichOfThem.test(words)
      ? whichFigure.flatMap(([pattern, figure]) => (pattern.test(words) ? [figure] : []))
      : [];
  return [...new Set([...which, ...figuresIn(words)])];
}

/** So few homes have a median over a year alone. */
const overAYear = (standing: MarketQuestion): MarketQuestion =>
  standing.period || standing.windowDays !== null ? standing : { ...standing, windowDays: A_YEAR_DAYS };
const A_YEAR_DAYS = 365;

function asBeforeAndNow(standing: MarketQuestion, today: string): MarketPeriod[] {
  const { period, windowDays } = standing;
  const now = period ?? { startAt: addDays(today, -(windowDays ?? marketLimits.windowDays)), endAt: today };
  return [periodBefore('a year ago', standing, today), now];
}
