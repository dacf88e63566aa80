/** What is asked of market figures that were just told: where they come from, which sales are behind them, whether that is much. */
import type { NamedArea } from '#contract/listing-search.ts';
import { marketLimits } from '#contract/market.ts';
import { addDays } from '../question-parser/calendar.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** `basis`: how the figures come about; `cause`: why they changed. */
export type FigureQuestion = { kind: 'basis' } | { kind: 'cause' } | Extract<ParsedQuestion, { kind: 'search' | 'market' }>;

const THAT = '(?:that|this|it|those|these|they|the\\s+(?:numbers?|figures?|median|average|data))';
const basis = [
  new RegExp(`\\bwhere(?:\\s+(?:do|does|did|is|are|was|were)|['’]?[sd])\\s+(?:you\\s+(?:get|pull|find)\\s+)?(?:${THAT}|your)\\b`),
  new RegExp(
    `\\bhow\\s+(?:did|do|does|is|was|are|were)\\s+(?:you\\s+)?(?:${THAT}\\s+)?(?:get|come|work|calculate|compute|figure|arrive|define|measure|count|made)(?:d|ed)?\\b`,
  ),
  /\b(?:median|average|mean)\s+or\s+(?:an?\s+|the\s+)?(?:median|average|mean)\b/,
  /\b(?:arithmetic|math|calculation|formula|methodology|what\s+went\s+into)\b/,
  /\b(?:based|rests?|resting|drawn)\s+on\b/,
  inLines()`
    ^(?:(?:what(?:'?s|\s+is|\s+are)|cite|show(?:\s+me)?|name|give\s+me|cual\s+es|cuales\s+son)\s+)?
    (?:(?:your|the|a|any|la|las|tu|su)\s+)?(?:sources?|proof|evidence|fuentes?)
    (?:\s+(?:for|of|de)\s+(?:that|this|it|those|eso))?$
  `,
  /^prove\s+(?:it|that)$|^(?:says|according\s+to)\s+whom?$/,
  /^how\s+many\s+(?:sales|homes|closings|records|data\s+points)(?:\s+(?:is|are|was|were|does|do)\s+(?:that|this|it|they|those))?(?:\s+\w+){0,3}$/,
  /^(?:over|for|from)?\s*(?:what|which)\s+(?:time\s?frame|period|window|dates?|time)\b/,
  /^(?:are\s+)?(?:you\s+)?(?:really\s+)?(?:sure|certain)\b|^really$/,
  inLines()`
    ^(?:is|are)\s+(?:that|this|it|those|these|there)\s+(?:even\s+|really\s+)?(?:a\s+|an\s+)?
    (?:
      statistically\s+(?:meaningful|significant|valid|relevant)
      |meaningful|significant|enough\s+(?:data|sales)
      |(?:too\s+)?small\s+(?:of\s+)?a?\s*sample
      |big\s+enough(?:\s+sample)?
    )\b
  `,
  /^(?:is|are)\s+(?:that|this|it|those|these)\s+(?:number\s+|figure\s+)?(?:right|accurate|correct|reliable|true|solid)\b/,
  /^how\s+(?:confident|sure|certain)\s+(?:are|r)\s+(?:you|u)(?:\s+(?:about|of|in)\s+(?:that|this|it|those|these))?\b/,
  /^can\s+i\s+(?:trust|rely\s+on|quote|use)\b|^how\s+(?:reliable|accurate|solid|good)\s+(?:is|are)\s+(?:that|this|it|those|these)\b/,
  /\b(?:do|does|did|are|is)\s+(?:you|that|this|it|those|these|they|pendings?|contingents?)\s.*\b(?:includ\w+|counted|count|contain\w*)\b/,
  /\b(?:include|counting|count)\s+(?:the\s+)?(?:pendings?|contingents?|actives?|condos?|townhouses?|leases?|rentals?|land)\b/,
];
const SALES = '(?:sales?|sold\\s+(?:homes|ones|listings)|closings?|closed\\s+(?:sales|homes)|records|transactions)';
const behind = [
  inLines()`
    ^(?:(?:can|could)\s+(?:you|i)\s+)?(?:show|list|see|open|pull\s+up|give|let\s+me\s+see)(?:\s+me)?\s+
    (?:all\s+(?:of\s+)?)?(?:the|those|these|them|their)?(?:\s+(?:\d+|${'homes|listings'}))?\s*${SALES}?
    (?:\s+behind\s+.+)?$
  `,
  new RegExp(
    `^(?:which|what)\\s+(?:${SALES}|homes)\\s+(?:are|were|is)\\s+(?:those|these|they|that|behind.*|in\\s+(?:that|there|it))$`,
  ),
];
const namesSales = new RegExp(`\\b${SALES}\\b|\\b(?:those|these|them)\\b`);
const extreme = inLines()`
  ^(?:and\s+|so\s+)?(?:what|which)(?:\s+one)?(?:'?s|\s+is|\s+was|\s+were)?\s+(?:the\s+)?
  (?<end>highest|biggest|largest|most\s+expensive|priciest|top|record|lowest|cheapest|smallest)(?:\s+priced)?
  (?:\s+(?:one|home|${SALES}|price|sale\s+price|sold\s+price))+
  (?:\s+(?:there|in\s+(?:that|there|those)|of\s+(?:those|these|them)))?$
`;
const SIZE =
  '(?:high|low|good|bad|fast|slow|a\\s+lot|much|many|normal|typical|average|usual|unusual|expensive|cheap|long|short|healthy|strong|weak)';
const isMuch = inLines()`
  ^(?:is|are|was|were)\s+(?:that|this|it|those|these)\s+
  (?:(?:considered|pretty|really|very|so|too|especially|actually)\s+)*${SIZE}
  (?:\s+(?:or\s+${SIZE}|for\s+(?:the\s+)?(?:area|city|market|county)|around\s+here|there|here))*$
`;

/** "How long do they sit?", "are they moving fast?" */
const howLong = inLines()`
  ^(?:on\s+average\s+)?(?:
    how\s+(?:long|fast|quick(?:ly)?|many\s+days)\s+(?:do|does|are|is|will|would|did)\s+
      (?:they|it|homes|houses|things|listings|places|these|those|most|something|a\s+(?:home|house|listing))
      (?:\s+\w+)?\s+
      (?:sit(?:ting)?|take|last(?:ing)?|stay(?:ing)?|sell(?:ing)?|sold|go|going|mov(?:e|ing)|linger|hang|wait)\b
      .{0,30}
    |are\s+(?:they|homes|houses|things)\s+(?:going|moving|selling|flying)\s+(?:fast|quick(?:ly)?|off\b.*)
  )$
`;

/** Of the days to a contract the records tell no more than the days on market. */
const toContract = /\b(?:pending|contract|escrow|accepted)\b/;

/** "So did they go up or down, one sentence": of the market that was just told, its median alone. */
const DIRECTION = '(?:up|down|higher|lower)';
const BRIEFLY =
  '(?:[\\s,.;]+(?:just\\s+)?(?:in\\s+|en\\s+)?(?:one|a|1|una)\\s+(?:short\\s+|single\\s+)?(?:sentence|word|line|frase|palabra|oracion)|[\\s,]+(?:there|then|though|overall|please))*';
const upOrDown = inLines()`
  ^(?:(?:did|have|are|is|were|has)\s+)?
    (?:(?:it|they|that|(?:the\s+|home\s+)?(?:prices?|values?|median|market|homes))\s+)?
    (?:(?:go|going|gone|went|been|move|moved|moving|trending|headed)\s+)*${DIRECTION}\s+or\s+
    (?:(?:go|going|gone|went)\s+)?${DIRECTION}${BRIEFLY}$
  |^(?:entonces\s+)?(?:(?:the|los)\s+)?(?:(?:prices?|precios)\s+)?(?:subieron|suben|bajaron|bajan)\s+(?:or|o)\s+
    (?:subieron|bajaron|bajan|suben)${BRIEFLY}$
`;

const CHANGED =
  '(?:(?:go(?:ne|ing)?|went|came?|coming)\\s+(?:up|down)|chang\\w+|drop\\w*|f[ae]ll\\w*|ris(?:e|en|ing)|rose|jump\\w*|climb\\w*|increas\\w+|decreas\\w+|so\\s+(?:much|fast|high|low|slow))';
const cause = inLines()`
  ^why\s+(?:(?:did|has|have|is|are|was|were|do)\s+)?
    (?:${THAT}|(?:the\s+)?(?:home\s+)?(?:prices?|market|values?|rents?|sales|inventory))\s+(?:all\s+)?${CHANGED}
  |^what(?:'?s|\s+is|\s+has|\s+was)?\s+(?:caus\w+|driv\w+|behind|explains?)\s+
    (?:${THAT}|(?:the\s+)?(?:change|drop|rise|jump|increase|decrease))
  |^por\s*que\s+(?:ha\s+|han\s+)?(?:subi\w+|baj\w+|cambi\w+|cay\w+)
`;

/** Null where it is about something else, or no market was told right before. */
export function readFigureQuestion({ english, previous }: Turn, today: string): FigureQuestion | null {
  const market = previous?.market;
  if (!market || market.places.length === 0) return null;
  const asked = fold(english)
    .replace(/^[\s¿¡]*(?:(?:and|so|ok(?:ay)?|hey|fine|well|wait|hmm)[\s,.]+)*|[\s?.!]+$/g, '')
    .trim();
  if (asked.split(/\s+/).length > MAX_WORDS) return null;
  const end = extreme.exec(asked)?.groups?.['end'];
  if (end) return salesOf(market, today, /lowest|cheapest|smallest/.test(end) ? 'asc' : 'desc');
  if (namesSales.test(asked) && behind.some((pattern) => pattern.test(asked))) return salesOf(market, today, null);
  if (isMuch.test(asked)) return besideCity(market);
  if (howLong.test(asked))
    return {
      ...{ kind: 'market', question: { ...market, figures: ['days-on-market'] }, unusedWords: [] },
      notes: toContract.test(asked) ? [{ kind: 'days-to-contract' }] : [],
    };
  if (upOrDown.test(asked))
    return { kind: 'market', question: { ...market, figures: ['median-price'] }, unusedWords: [], notes: [] };
  if (cause.test(asked)) return { kind: 'cause' };
  return basis.some((pattern) => pattern.test(asked)) ? { kind: 'basis' } : null;
}

const MAX_WORDS = 14;

/** The sales that the figures rest on. */
function salesOf(market: MarketQuestion, today: string, byPrice: 'asc' | 'desc' | null): FigureQuestion {
  const [areaFilter] = market.places;
  const days = market.windowDays ?? marketLimits.windowDays;
  return {
    kind: 'search',
    search: {
      ...(areaFilter ? { areaFilter } : {}),
      ...(market.propertyTypes ? { propertyTypes: market.propertyTypes } : {}),
      ...market.narrowing,
      ...(market.isLease ? { listingTransactionType: 'lease' as const } : {}),
      propertyStatus: ['sold'],
      soldDate: market.period ?? { startAt: addDays(today, -days), endAt: today },
      orderResultsBy: byPrice ? { term: 'price', order: byPrice } : { term: 'solddate', order: 'desc' },
    },
    unusedWords: [],
    notes: [],
    change: 'new',
  };
}

/** The same figures beside those of the city around; of a city they stand beside a year earlier anyway. */
function besideCity(market: MarketQuestion): FigureQuestion {
  const [place] = market.places;
  const city = place?.type === 'named-area' && place.nameType !== 'city' ? place.context?.city : null;
  const around: NamedArea | null =
    place?.type === 'named-area' && city ? { ...place, nameType: 'city', name: city, context: stateOf(place) } : null;
  return {
    kind: 'market',
    question: { ...market, places: [...market.places.slice(0, 1), ...(around ? [around] : [])] },
    unusedWords: [],
    notes: [],
  };
}

const stateOf = ({ context }: NamedArea): NamedArea['context'] =>
  context?.stateAbbreviated ? { stateAbbreviated: context.stateAbbreviated } : null;
