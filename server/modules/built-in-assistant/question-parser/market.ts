/** Questions about a market: "how's the market in Noe Valley?", "price per sqft for condos in 94110 vs 94114", "is it a buyer's market?" */
import type { AreaFilter, ListingSearch } from '#contract/listing-search.ts';
import { marketLimits } from '#contract/market.ts';
import { addDays, daysBetween, parseDay } from './calendar.ts';
import { beforePeriod, periodBefore } from './earlier-period.ts';
import { takeBareTime, takeDates, type DatesRead } from './dates.ts';
import { marketPlace, placeOfValue } from './market-place.ts';
import { readPlaces } from './places.ts';
import { takePropertyTypes } from './property-types.ts';
import { MARKET_PLACES_LIMIT } from './market-question.ts';
import type { MarketFigure, MarketQuestion } from './market-question.ts';
import type { Question, ParsedQuestion } from './parsed-question.ts';
import { rewrite } from './rewriting.ts';
import { createSentence, fold } from './sentence.ts';
import { severalPlaces } from './several-places.ts';
import { takeTransaction } from './status.ts';
import { readTwoPeriods } from './two-periods.ts';
import { unknownPlace } from './unknown-places.ts';
import { unusedWords } from './unused-words.ts';

const HOMES =
  '(?:(?:single[\\s-]family|detached)\\s+)?(?:homes?|houses?|condos?|condominiums?|townhouses?|townhomes?|lofts?|apartments?|places|properties|listings|things|stuff|sfhs?|duplexes|multi-?famil(?:y|ies)|it|they)';
const FOR_SALE = `(?:\\d[\\w\\s-]{0,14}\\s+)?${HOMES}`;

const VERY = '(?:(?:really|so|that|too|pretty|very|still|super|more|as|all|this)\\s+)*';
const COSTLY = '(?:expensive|pricey|affordable|cheap|overpriced)';
const NO_HOME = '(?!(?:it|this|that|these|those|they|the|number|there|any|which|homes?|houses?)\\b)';
/** "Is Berkeley expensive?", "how pricey is Oakland?": of a place its prices tell. */
const costlyPlace = new RegExp(
  `^\\s*(?:so\\s+|and\\s+)?(?:(?:is|are)\\s+${NO_HOME}[a-z][a-z\\s.,'-]{2,30}?\\s+${VERY}${COSTLY}|how\\s+${COSTLY}\\s+(?:is|are)\\s+${NO_HOME}[a-z].*)\\s*[?.!]*\\s*$`,
);
/** Each figure by the words that ask for it. */
const figures: [RegExp, MarketFigure][] = [
  [
    /\b(?:buyer|seller)s?'?s?\s+(?:or\s+(?:a\s+)?(?:buyer|seller)s?'?s?\s+)?market\b|\bfavou?r(?:s|ing)?\s+(?:buyers|sellers)\b/,
    'balance',
  ],
  [
    /\bgood\s+time\s+to\s+(?:buy|sell|list)\b|\bhow\s+(?:hot|competitive|slow|strong|cool)\s+is\b|\b(?:market|it)\s+(?:\w+\s+)?(?:hot|cooling|slowing|heating)\b/,
    'balance',
  ],
  [
    /\b(?:price\s+|market\s+|home\s+)?trends?\b|\bappreciat(?!ed\s*[.!]*$)|\bgetting\s+(?:more|less|pricier|cheaper)|\byear[\s-](?:over|on)[\s-]year\b|\byoy\b|\b(?:prices?|values?|rents?|market)\b.{0,40}\b(?:going|gone|go|went|rising|rise|risen|falling|fallen|fall|dropping|dropped|changed?|changing|moving|heading|trending|climb\w*|increas\w+|decreas\w+|soften\w*|cool\w*|slid\w*|dip\w*|grow\w*|inch\w*|declin\w+|stabili\w+|flat(?:tening)?|stead\w+|holding|up\s+or\s+down|compared\s+(?:to|with)\s+last\s+year)\b|^\s*(?:so\s+|and\s+)?(?:is|are)\s+(?:it|that|they|prices|those)\s+(?:going\s+)?(?:up|down)(?:\s+or\s+(?:up|down))?\s*[?.!]*\s*$/,
    'trend',
  ],
  [
    /\b(?:price|cost|\$|dollars?)\s*(?:per|\/|a)\s*(?:sq(?:uare)?\.?\s*(?:foot|feet|ft)?|foot|ft\b)|\bppsf\b|\$\/sf\b|\bper\s+sq(?:uare)?\.?\s*(?:foot|feet|ft)?/,
    'price-per-sqft',
  ],
  [
    /\b(?:days?\s+on\s+(?:the\s+)?market|dom)\b|\bhow\s+(?:long|fast|quick(?:ly)?)\b.*\b(?:sell|selling|sold|take|last|sit|move|moving|go)\b|\btime\s+on\s+(?:the\s+)?market/,
    'days-on-market',
  ],
  [
    /\bsale[\s-]+(?:price\s+)?to[\s-]+list\b|\blist[\s-]to[\s-]sale\b|\b(?:over|above|under|below)\s+(?:the\s+)?(?:asking|list)\b/,
    'sale-to-list',
  ],
  [/\bhow\s+many\b.*\b(?:on\s+the\s+market|for\s+sale|active|available)\b/, 'active'],
  [/\bhow\s+many\b.*\b(?:sold|sales|closed|closings|sell)\b/, 'sold'],
  [costlyPlace, 'median-price'],
  [
    /\b(?:\d+(?:\.\d+)?\s+)?(?:months?|mos)\s+(?:of\s+)?(?:supply|inventory)\b|\bmonths\s+supply\b|\babsorption(?:\s+rates?)?\b|\bsupply\b|\binventory\b/,
    'supply',
  ],
  [
    /\b(?:median|average|avg|mean|typical|going)\s+(?:\w+\s+){0,3}?(?:price|cost|value|rent|rate)s?\b(?!\s*(?:per|\/|a)\s*(?:sq|foot|ft|sf))|\b(?:median|average|avg|typical)\s+(?:home|house|condo|townhouse|loft|apartment|rent)\b/,
    'median-price',
  ],
  [
    new RegExp(
      `\\b(?:how\\s+much|what)\\s+(?:do|does|are|is|did)\\s+(?:an?\\s+|the\\s+)?(?:average\\s+|typical\\s+)?${FOR_SALE}\\b.*\\b(?:cost|go(?:ing)?\\s+for|sell(?:ing)?\\s+for|rent(?:ing)?\\s+for|run)\\b`,
    ),
    'median-price',
  ],
];

/** Words that can only be about a market. */
const marketWords =
  /\bmarket\s+(?:\w+\s+)?(?:slow|cool|heat)(?:ing|ed|s)?\b|\bgoing\s+on\s+(?:with|in)\s+(?:the\s+)?(?:\w+\s+)?(?:market|prices)\b|\bdifference\s+in\s+(?:the\s+)?(?:median\s+)?prices?\s+between\b|\bgetting\s+(?:more\s+expensive|pricier|cheaper|hotter|less\s+expensive)\b|\bwhat\s+are\s+(?:\w+\s+){0,2}(?:prices|values)\s+(?:doing|like|looking)\b|\bmarket\s+(?:report|analysis|stats?|statistics|trends?|conditions?|snapshot|update|overview|summary|data|figures|numbers|activity|like|doing|looking|in\s+\S)|\b(?:how(?:'s|\s+is|\s+are|\s+was|\s+has|\s+did|\s+does)|what(?:'s|\s+is)|describe|summari[sz]e|give\s+me|tell\s+me\s+(?:about|how))\s+(?:things\s+in\s+)?(?:the\s+|a\s+)?(?:[\w/'-]+\s+){0,4}?market\b|\b(?:buyer|seller)s?'?s?\s+(?:or\s+(?:a\s+)?(?:buyer|seller)s?'?s?\s+)?market\b|\bmarket\s+(?:hot|cold|slow|cooling|strong|competitive)\b|^\s*(?:the\s+)?(?:housing\s+|real\s+estate\s+)?market\s+(?:in|for|around)\b|\b(?:the|local|housing|estate|condo|home|rental|our|this)\s+market\s*[?.!]*\s*$/;
/** Words that ask for a figure of many homes, whatever stands around them. */
const figureWords =
  /\bcompare[sd]?\s+(?:to|with)\s+(?:the\s+)?(?:rest\s+of\s+the\s+)?(?:market|area|neighborhood|average|median)\b|^\s*is\s+[a-z][a-z\s.'-]{2,30}\s+(?:still\s+|really\s+)?(?:cooling|slowing|heating|hot|picking\s+up|softening|competitive|overheated)\b|\b(?:how\s+(?:much|far|often)|what\s+(?:percentage|percent|share|portion|%))\b(?!.*\b(?:it|this|that)\b).*\b(?:over|above|under|below)\s+(?:the\s+)?(?:asking|list)\b|\b(?:is|are)\s+(?:that|this|it|its|the|those)\b.*\b(?:typical|normal|average|usual|high|low|in\s+line|standard|common)\s+(?:for|in|around|with|there|here)\b|^\s*(?:what(?:'?s|\s+is|\s+are)\s+)?(?:the\s+)?(?:current\s+|going\s+)?(?:inventory|supply|days\s+on\s+(?:the\s+)?market|dom|ppsf|appreciation|absorption(?:\s+rate)?|rate\s+per\s+(?:square\s+f(?:oo|ee)t|sq\.?\s?ft|foot))\s+(?:like\s+|levels?\s+)?(?:in|for|around|there)\b(?!.*\d)|\b(?:what|how)\s+(?:are|do|is)\s+(?:the\s+)?(?:\w+\s+){0,2}?rents?\s+(?:like|run(?:ning)?|look(?:ing)?(?:\s+like)?|in|for)\b|\bhow\s+(?:are|is|have)\s+(?:\w+\s+){0,3}?(?:prices?|values?|rents?|sales)\s+(?:\w+\s+){0,2}?(?:trending|doing|looking|moving|changing|holding)|\bhow\s+(?:competitive|hot|slow)\s+(?:is|are)\b|\bhow\s+(?:much|many)\s+(?:inventory|supply|months)\b|^\s*(?:\w+\s+){0,2}(?:stats|statistics|figures|numbers)\s+(?:for|on|in)\b|\bhow\s+many\s+days\s+(?:do|does|are|on\s+average)\b(?!.*\bit\b)|\bwhich(?:\s+one)?(?:'?s|\s+is)\s+(?:more\s+expensive|less\s+expensive|pricier|cheaper|more\s+affordable)\b(?=.*\b(?:or|for|in|vs)\b)|\b(?:or|vs\.?|versus)\b.*\bwhich(?:\s+one)?(?:'?s|\s+is)\s+(?:more\s+expensive|less\s+expensive|pricier|cheaper|more\s+affordable)\b|\bwhere\s+are\s+(?:prices|homes|condos)\s+(?:\w+\s+)?(?:cheaper|higher|lower)|\bmonths?\s+(?:of\s+)?(?:supply|inventory)\b|\babsorption\s+rate\b|\bsale[\s-]+(?:price\s+)?to[\s-]+list\b|\blist[\s-]to[\s-]sale\b|\byear[\s-](?:over|on)[\s-]year\b|\bappreciat(?:ion|ing)\b|(?<!\b(?:much|really|very|greatly|well)\s+)\bappreciated\b|\bprice\s+trends?\b|\b(?:median|average|avg|typical)\s+(?:\w+\s+){0,3}?(?:prices?|rents?|cost|days|dom|home|house|condo|townhouse|value|\$|ppsf|lot|time)\b|\b(?:are|have|will|did|is|were)\s+(?:\w+\s+){0,3}?(?:prices|values|rents)\b.{0,30}\b(?:going|gone|go|rising|risen|falling|fallen|dropp\w+|chang\w+|climb\w*|increas\w+|decreas\w+|soften\w*|cool\w*|slid\w*|dip\w*|grow\w*|inch\w*|declin\w+|stabili\w+|flat(?:tening)?|stead\w+|holding|up|down)\b|\b(?:prices|values|rents)\s+(?:\w+\s+){0,4}?(?:going|rising|falling|dropping|climb\w*|increas\w+|decreas\w+|soften\w*|cool\w*|slid\w*|dip\w*|grow\w*|inch\w*|declin\w+|stabili\w+|flat(?:tening)?|stead\w+|holding|up\s+or\s+down)\b|\bgood\s+time\s+to\s+(?:buy|sell|list)\b|\bhow\s+have\s+(?:\w+\s+){0,2}?prices\b|\bhow\s+(?:much\s+)?(?:have\s+)?prices\b/;
const homesInGeneral = [
  new RegExp(
    `\\bhow\\s+(?:long|fast|quick(?:ly)?)\\s+(?:do|does|are|is|will|did)\\s+(?:it\\s+take\\s+(?:for\\s+)?(?:an?\\s+)?)?(?!it\\b|they\\b)${FOR_SALE}.*\\b(?:sell|selling|sold|take|last|sit|move|moving|go|going)\\b`,
  ),
  /\bhow\s+(?:long|fast|quickly)\s+(?:does|do|did|is|are)\s+(?:it|(?:they|homes)(?=.*\b(?:there|here|around)\b))\s+(?:take\s+to\s+)?sell\b/,
  new RegExp(
    `\\b(?:are|do|did)\\s+(?!they\\b|it\\b)${FOR_SALE}\\s+(?:[\\w'-]+\\s+){0,5}?(?:selling|going|sell|go)\\s+(?:for\\s+)?(?:over|above|under|below|fast|quickly)`,
  ),
  new RegExp(
    `\\b(?:(?:how\\s+much|what)\\s+(?:do|does|are|is)|what'?s)\\s+(?:an?\\s+|the\\s+)?(?:average\\s+|typical\\s+)?(?!it\\b|they\\b)${FOR_SALE}\\b.*\\b(?:cost|go(?:ing)?\\s+for|sell(?:ing)?\\s+for|rent(?:ing)?\\s+for)\\b`,
  ),
];
const perSquareFoot = /(?:\bprice|\bcost|\$|\bdollars?)\s*(?:per|\/|a)\s*(?:sq|square|foot|ft\b)|\bppsf\b|\$\s?\/\s?(?:sf|sq)/;
/** "Best price per square foot" picks a listing; "under $800 per sqft" is a wish of a search. */
const perFootOfOne =
  /\b(?:lowest|best|cheapest|least|highest|it|its|this|that|one|first|second|third|fourth|fifth|last|under|below|over|less|sort|order|by)\b/;
const asksForMarket = (folded: string) =>
  marketWords.test(folded) ||
  figureWords.test(folded) ||
  costlyPlace.test(folded) ||
  homesInGeneral.some((pattern) => pattern.test(folded));

/** What turns words for a market into another question. */
const notTheMarket =
  /\b(?:on|onto|off|hit(?:ting)?|to|from|into|entered|entering)\s+(?:the\s+)?market\b(?!\s+(?:report|stats|trend|conditions|snapshot))|\bmarket\s+(?:street|st|rate)\b|\b(?:comps?|comparables?)\b/;
/** "And in 94114?", "what about condos?" after figures. */
const goesOn =
  /^\s*(?:and|or|how\s+about|what\s+about|what\s+if|what's|compare(?:d)?(?:\s+(?:that|it|this))?(?:\s+(?:to|with))?|vs\.?|versus|same|now|for|in|just|only|also|(?:so\s+)?(?:is|are)\s+(?:it|they|prices)\s+(?:going\s+)?(?:up|down))\b/;
const homesOfPlace = new RegExp(`\\b(?:${HOMES.replace('|it|they', '')}|rentals|comps|sales)\\b`);
const namesListings =
  /\b(?:show|find|search|list|pull|see|open)\b|\b(?:under|over|below|above)\s+\$?\d|\b\d\s*(?:bed|br|bd|bath)/;
/** "Which is cheaper?" after two places. */
const whichCosts =
  /^\s*(?:so\s+|and\s+|ok(?:ay)?,?\s+)?(?:which|where)(?:\s+(?:one|of\s+(?:them|the\s+two)))?(?:'?s|\s+is|\s+are)\s+(?:it\s+|they\s+|homes\s+)?(?:the\s+)?(?:cheaper|less\s+expensive|more\s+expensive|pricier|more\s+affordable)(?:\s+one)?\s*[?.!]*\s*$/;
/** "Which one is moving faster?" */
const whichDiffers: readonly [RegExp, MarketFigure][] = [
  [/\b(?:fast|slow|quick|hot)(?:er|est)\b/, 'days-on-market'],
  [/\b(?:over|above)\s+(?:asking|list)\b|\bmore\s+competitive\b/, 'sale-to-list'],
  [
    /\b(?:more|less|fewer|most|least)\s+(?:inventory|supply|on\s+the\s+market)\b|\bbetter\s+for\s+(?:a\s+)?(?:buyer|seller)s?\b|\btighter\b/,
    'supply',
  ],
  [/\bper\s+(?:sq|square|foot)/, 'price-per-sqft'],
  [
    /\b(?:went|gone|going|goes|moved?)\s+(?:up|down)\b|\b(?:grew|grown|growing|rose|risen|appreciat\w+|increas\w+|fell|fallen|dropped|gained?|lost)\b/,
    'trend',
  ],
];
const whichOfThem = /^\s*(?:so\s+|and\s+|ok(?:ay)?,?\s+)?(?:which|where)\b/;

const comparesPlaces = /\b(?:than|compare|versus|vs\.?|compared\s+(?:to|with)|difference\s+between)\b/;

/** "Oakland market June" */
const monthBehind =
  /\b(market|prices?|sales|stats|numbers)\s+((?:january|february|march|april|june|july|august|september|october|november|december)(?:\s+20\d\d)?)(?=\s*[?.!]*\s*$)/i;

/** @returns a market question; null when the words ask for something else. */
export function readMarket(written: string, writtenFolded: string, question: Question): ParsedQuestion | null {
  const two = readTwoPeriods(written, question.today);
  const text = two?.rest ?? written.replace(monthBehind, '$1 in $2');
  const folded = text === written ? writtenFolded : fold(text);
  const { previous } = question;
  const standing = previous?.market ?? null;
  const asked =
    two !== null ||
    (asksForMarket(folded) &&
      !(notTheMarket.test(folded) && !/\bmarket\b.*\bmarket\b/.test(folded) && !figureWords.test(folded)));
  const perFoot = perSquareFoot.test(folded) && !perFootOfOne.test(folded);
  const follows =
    standing !== null && !namesListings.test(folded) && (goesOn.test(folded) || folded.trim().split(/\s+/).length <= 4);
  if (standing && standing.places.length > 1 && whichCosts.test(folded))
    return { kind: 'market', question: { ...standing, figures: ['median-price'] }, unusedWords: [], notes: [] };
  const differs = whichOfThem.test(folded) ? whichDiffers.find(([pattern]) => pattern.test(folded))?.[1] : undefined;
  if (standing && standing.places.length > 1 && differs)
    return { kind: 'market', question: { ...standing, figures: [differs] }, unusedWords: [], notes: [] };
  const compares = comparesPlaces.test(folded);
  if (!asked && !perFoot && !follows && !compares) return null;

  const read = readPlaces(text, question.places, previous?.search.areaFilter ?? null);
  const named = read.area ? [read.area, ...read.others] : [];
  if (!asked && perFoot && named.length === 0) return null;
  if (!asked && !perFoot && !follows && named.length < 2) return null;
  const sentence = createSentence(rewrite(read.rest));
  const figuresAsked = figuresIn(folded);
  const earlier = standing && sentence.take(beforePeriod) ? periodBefore(folded, standing, question.today) : null;
  const dates = earlier ? null : (takeDates(sentence, question.today) ?? takeBareTime(sentence, question.today));
  const isLease = takeTransaction(sentence);
  const types = takePropertyTypes(sentence, isLease ?? 'sale');
  const nothingNew =
    named.length + read.except.length === 0 && !types && !isLease && !dates && !earlier && figuresAsked.length === 0;
  // "Condos in Noe Valley" right after figures asks for homes; "and condos?", "Noe Valley?" for figures.
  const searches = figuresAsked.length === 0 && !goesOn.test(folded) && homesOfPlace.test(folded) && named.length > 0;
  if (!asked && !perFoot && follows && (nothingNew || searches)) return null;
  if (read.unknown) return { kind: 'ask', question: 'unknown-place', phrase: read.unknown };
  if (read.ask) return { kind: 'ask', question: 'which-place', ...read.ask };

  const lastTold = standing?.places[0] ?? marketPlace(previous?.search.areaFilter) ?? placeOfValue(previous?.lastValue);
  const inherited = lastTold && mayMeanStanding.test(folded) ? [lastTold] : [];
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
  const own: MarketQuestion = {
    places: (named.length === 0 && read.except.length > 0 && follows ? standing.places : named)
      .slice(0, MARKET_PLACES_LIMIT)
      .map(without),
    propertyTypes: types ?? sales?.propertyTypes ?? kind?.propertyTypes ?? null,
    isLease: isLease ? isLease === 'lease' : (kind?.isLease ?? false),
    ...time.of,
    ...(earlier ? { windowDays: null, period: earlier } : {}),
    ...(two ? { periods: two.periods } : {}),
    figures: figuresAsked,
  };
  const whole =
    follows && !asked
      ? goOn(standing, own, isLease !== null, addsTo(folded, own.places.length))
      : { ...own, places: own.places.length > 0 ? own.places : inherited.map(without) };
  // "And a year ago?" upon the supply: what was for sale then no record tells.
  const isOnlyNow = earlier !== null && whole.figures.length > 0 && whole.figures.every((figure) => onlyNow.includes(figure));
  return {
    kind: 'market',
    question: isOnlyNow ? { ...whole, figures: ['median-price', 'days-on-market', 'sold'] } : whole,
    unusedWords: unusedWords(sentence).filter((word) => !marketFillers.test(word)),
    notes: [
      ...read.notes.filter((note) => note.kind !== 'one-area-only'),
      ...(isOnlyNow ? [{ kind: 'supply-only-now' as const }] : []),
    ],
    ...(time.isToCome || ofWhatComes.test(folded) || yearIn(folded) > parseDay(question.today).year ? { isForecast: true } : {}),
  };
}

/** Figures of what is for sale: told as of today alone. */
const onlyNow: readonly MarketFigure[] = ['supply', 'active', 'balance'];

/** The kind and the time of a search for nothing but sales; null where another stands. */
function soldShown(search: ListingSearch | undefined) {
  const { startAt, endAt } = search?.soldDate ?? {};
  if (!search?.propertyStatus?.every((status) => status === 'sold')) return null;
  return { propertyTypes: search.propertyTypes ?? null, range: startAt && endAt ? { startAt, endAt } : null };
}

/** "Are prices going to drop", "will rents rise" */
const ofWhatComes =
  /\b(?:are|is)\s+(?:the\s+)?(?:\w+\s+){0,3}(?:prices?|values?|rents?|rates?|market|inventory)\s+(?:going\s+to|gonna)\b|\bwill\s+(?:the\s+)?(?:\w+\s+){0,3}(?:prices?|values?|rents?|rates?|market|inventory)\b/;
const yearIn = (folded: string): number => Number(/\bin\s+(20\d\d)\b/.exec(folded)?.[1] ?? 0);

/** Which time is asked about: days up to today, or a time of its own. Of one that is still to come, what has been is told. */
function timeAsked(dates: DatesRead | null, today: string) {
  const { startAt, endAt = today } = dates?.range ?? {};
  const none = { windowDays: null, period: null };
  if (!dates || dates.verb === 'listed') return { of: none, isToCome: false };
  if (startAt === undefined) {
    // "Before June 2025": as far back as figures reach. Without a word for sales it says how long homes have been listed.
    const period = { startAt: addDays(endAt, -marketLimits.longestWindowDays), endAt };
    return { of: dates.verb === 'sold' ? { windowDays: null, period } : none, isToCome: false };
  }
  if (startAt > today) return { of: none, isToCome: true };
  if (endAt === today && startAt < today)
    return { of: { windowDays: daysBetween(startAt, today), period: null }, isToCome: false };
  return { of: { windowDays: null, period: { startAt, endAt: endAt < today ? endAt : today } }, isToCome: false };
}

/** Without a place a question means the one that stands, unless it speaks of the market at large. */
const mayMeanStanding = /^(?!.*\b(?:nationwide|in\s+general|overall|in\s+the\s+(?:us|country|nation))\b)/;
const marketFillers =
  /^(?:market|markets|how's|hows|ft|sq|median|average|avg|typical|trends?|report|stats?|statistics|conditions?|snapshot|overview|update|analysis|housing|buyers?'?s?|sellers?'?s?|buyer|seller|selling|sell|going|prices?|per|time|hot|compared|versus|vs|figures|numbers|data|cost|fast|quickly|taking|supply|inventory|doing|local|moving|rents?|really|much|far|over|changed?|been|next|years?|months?|weeks?|soon|will|up|down)$/;

/** Which figures the words ask for; none named means the whole picture. */
export function figuresIn(folded: string): MarketFigure[] {
  return [...new Set(figures.filter(([pattern]) => pattern.test(folded)).map(([, figure]) => figure))];
}

const timeOf = ({ windowDays, period }: MarketQuestion) => ({ windowDays, period: period ?? null });

/** "Compare Castro and the Mission" names all that is to be compared; "compare it with Oakland" does not. */
const addsTo = (folded: string, named: number): boolean =>
  /\b(?:compared?|versus|vs|both|also|add|include|too|as\s+well|third|fourth)\b/.test(folded) &&
  (named < 2 || /\b(?:it|that|this|them|with|to|also|both|add|include|third|fourth)\b/.test(folded));

function goOn(standing: MarketQuestion, own: MarketQuestion, saysMarket: boolean, adds: boolean): MarketQuestion {
  const places: AreaFilter[] =
    own.places.length === 0 ? standing.places : adds ? [...standing.places, ...own.places] : own.places;
  const told = new Map(places.map((place) => [JSON.stringify(place), place]));
  return {
    places: [...told.values()].slice(0, MARKET_PLACES_LIMIT),
    propertyTypes: own.propertyTypes ?? standing.propertyTypes,
    isLease: saysMarket ? own.isLease : standing.isLease,
    ...(own.windowDays !== null || own.period ? timeOf(own) : timeOf(standing)),
    figures: own.figures.length > 0 ? own.figures : standing.figures,
  };
}
