/** Words that ask for the market of a place, and for which of its figures. */
import type { MarketFigure } from './market-question.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const HOMES =
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
export const figures: [RegExp, MarketFigure][] = [
  [
    /\b(?:buyer|seller)s?'?s?\s+(?:or\s+(?:a\s+)?(?:buyer|seller)s?'?s?\s+)?market\b|\bfavou?r(?:s|ing)?\s+(?:buyers|sellers)\b/,
    'balance',
  ],
  [
    /\bgood\s+time\s+to\s+(?:buy|sell|list)\b|\bhow\s+(?:hot|competitive|slow|strong|cool)\s+is\b|\b(?:market|it)\s+(?:\w+\s+)?(?:hot|cooling|slowing|heating)\b/,
    'balance',
  ],
  [
    inLines()`
      \b(?:price\s+|market\s+|home\s+)?trends?\b
      |\bappreciat(?!ed\s*[.!]*$)
      |\b(?:gone|go|went|goes)\s+(?:up|down)\b
      |\bgetting\s+(?:more|less|pricier|cheaper)
      |\byear[\s-](?:over|on)[\s-]year\b
      |\byoy\b
      |\b(?:prices?|values?|rents?|market)\b.{0,40}\b(?:
        going|gone|go|went|rising|rise|risen|falling|fallen|fall|dropping|dropped|changed?|changing|moving|heading
        |trending|climb\w*|increas\w+|decreas\w+|soften\w*|cool\w*|slid\w*|dip\w*|grow\w*|inch\w*|declin\w+
        |stabili\w+|flat(?:tening)?|stead\w+|holding|up\s+or\s+down|compared\s+(?:to|with)\s+last\s+year
      )\b
      |^\s*(?:so\s+|and\s+)?(?:is|are)\s+(?:it|that|they|prices|those)\s+(?:going\s+)?(?:up|down)
        (?:\s+or\s+(?:up|down))?\s*[?.!]*\s*$
    `,
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
  [/\bhow\s+many\b(?!\s+(?:days|weeks|months)\b).*\b(?:sold|sales|closed|closings|sell)\b/, 'sold'],
  [costlyPlace, 'median-price'],
  [
    /\b(?:\d+(?:\.\d+)?\s+)?(?:months?|mos)\s+(?:of\s+)?(?:supply|inventory)\b|\bmonths\s+supply\b|\babsorption(?:\s+rates?)?\b|\bsupply\b|\binventory\b/,
    'supply',
  ],
  [
    inLines()`
      \b(?:median|average|avg|mean|typical|going)\s+(?:\w+\s+){0,3}?(?:price|cost|value|rent|rate)s?\b
        (?!\s*(?:per|/|a)\s*(?:sq|foot|ft|sf))
      |\b(?:median|average|avg|typical)\s+(?:home|house|condo|townhouse|loft|apartment|rent)\b
      |\bhow\s+much\s+(?:is|are)\s+(?:\w+\s+){0,3}?rents?\b
    `,
    'median-price',
  ],
  [
    /\bhow\s+(?:fast|quick(?:ly)?)\s+(?:are\s+|do\s+)?(?:they|homes|things|houses|condos)\s+(?:are\s+)?(?:going|sell(?:ing)?|moving|go|move)\b/,
    'days-on-market',
  ],
  [/\bhow\s+many\s+(?:days|weeks)\b.*\b(?:sell|selling|sold|takes?|sits?|last)\b/, 'days-on-market'],
  // "Median, days on market, supply": in a list of figures.
  [/\bmedians?\b(?=\s*(?:[,;&.?!]|(?:and|in|for|right\s+now|now|today|this|last|en)\b|$))/, 'median-price'],
  [
    /\b(?:days|time)\s+(?:before|to|until|till)\s+(?:going\s+|they\s+go\s+)?(?:pending|(?:under\s+)?contract)\b/,
    'days-on-market',
  ],
  [/(?<=^|[,;&]\s*|\band\s+|\bmedian\s+)days\b(?=\s*(?:[,;&.?!]|and\b|$))/, 'days-on-market'],
  [
    inLines()`
      \b(?:how\s+much|what)\s+(?:do|does|are|is|did)\s+(?:an?\s+|the\s+)?(?:average\s+|typical\s+)?${FOR_SALE}\b.*\b
      (?:cost|go(?:ing)?\s+for|sell(?:ing)?\s+for|rent(?:ing)?\s+for|run)\b
    `,
    'median-price',
  ],
];

/** Words that can only be about a market. */
const marketWords = inLines()`
  \bmarket\s+(?:\w+\s+)?(?:slow|cool|heat)(?:ing|ed|s)?\b
  |\bgoing\s+on\s+(?:with|in)\s+(?:the\s+)?(?:\w+\s+)?(?:market|prices)\b
  |\bdifference\s+in\s+(?:the\s+)?(?:median\s+)?prices?\s+between\b
  |\bgetting\s+(?:more\s+expensive|pricier|cheaper|hotter|less\s+expensive)\b
  |\bwhat\s+are\s+(?:\w+\s+){0,2}(?:prices|values)\s+(?:doing|like|looking)\b
  |\bmarket\s+(?:
    report|analysis|stats?|statistics|trends?|conditions?|snapshot|update|overview|summary|data|figures|numbers
    |activity|like|doing|looking|in\s+\S
  )
  |\b(?:
    how(?:'s|\s+is|\s+are|\s+was|\s+has|\s+did|\s+does)
    |what(?:'s|\s+is)|describe|summari[sz]e|give\s+me|tell\s+me\s+(?:about|how)
  )\s+(?:things\s+in\s+)?(?:the\s+|a\s+)?(?:[\w/'-]+\s+){0,4}?market\b
  |\b(?:buyer|seller)s?'?s?\s+(?:or\s+(?:a\s+)?(?:buyer|seller)s?'?s?\s+)?market\b
  |\b(?:condos?|homes?|houses?|townho\w+|family)\b.{0,30}\bmarket\s*[?.!]*\s*$
  |^\s*market\s+(?!street|st\b|rate|value|price)[a-z]+\b.*\b(?:last|past)\s+(?:\d+\s+)?
    (?:days|weeks|months?|quarter|year)
  |\bhow\s+much\s+(?:has|have|did)\s+(?!it\b|this\b|that\b|they\b|he\b|she\b)[a-z][a-z\s.'-]{2,40}?\s+
    (?:gone|go|went|come|came|risen|fallen|dropped|appreciated|grown|increased|decreased)\b
  |\bmarket\s+(?:hot|cold|slow|cooling|strong|competitive)\b
  |^\s*(?:the\s+)?(?:housing\s+|real\s+estate\s+)?market\s+(?:in|for|around|of)\b
  |\b(?:the|local|housing|estate|condo|home|rental|our|this)\s+market\s*[?.!]*\s*$
`;
/** Words that ask for a figure of many homes, whatever stands around them. */
export const figureWords = inLines()`
  \bcompare[sd]?\s+(?:to|with)\s+(?:the\s+)?(?:rest\s+of\s+the\s+)?(?:market|area|neighborhood|average|median)\b
  |^\s*is\s+[a-z][a-z\s.'-]{2,30}\s+(?:still\s+|really\s+)?
    (?:cooling|slowing|heating|hot|picking\s+up|softening|competitive|overheated)\b
  |\b(?:how\s+(?:much|far|often)|what\s+(?:percentage|percent|share|portion|%))\b(?!.*\b(?:it|this|that)\b).*\b
    (?:over|above|under|below)\s+(?:the\s+)?(?:asking|list)\b
  |\b(?:is|are)\s+(?:that|this|it|its|the|those)\b.*\b
    (?:typical|normal|average|usual|high|low|in\s+line|standard|common)\s+(?:for|in|around|with|there|here)\b
  |^\s*(?:what(?:'?s|\s+is|\s+are)\s+)?(?:the\s+)?(?:current\s+|going\s+)?
    (?:
      (?:inventory|supply)\s+(?:like\s+|levels?\s+)?(?:in|for|around|there)\b(?!.*\d)
      |(?:days\s+on\s+(?:the\s+)?market|dom|ppsf|appreciation|absorption(?:\s+rate)?
        |rate\s+per\s+(?:square\s+f(?:oo|ee)t|sq\.?\s?ft|foot))\s+(?:like\s+|levels?\s+)?(?:in|for|of|around|there)\b
    )
  |\b(?:what|how)\s+(?:are|do|is)\s+(?:the\s+)?(?:\w+\s+){0,2}?rents?\s+
    (?:like|run(?:ning)?|look(?:ing)?(?:\s+like)?|in|for)\b
  |\bhow\s+long\s+(?:will|would|does|do|is|should|might|could)\s+(?:it|they|an?|the|homes?|houses?|condos?)\b.{0,30}\b
    (?:sell|sale|move|sit)\b.*\b(?:in|around|near)\s+[a-z]
  |\bhow\s+much\s+(?:is|are|for)\s+(?!.*\b(?:it|its|this|that|one|home|house|listing|unit|place|first|second)\b)(?:\w+\s+){0,3}?
    rents?\b
  |\brent(?:al)?\s+(?:prices?|rates?|market|averages?)\b
  |\bhow\s+(?:are|is|have)\s+(?:\w+\s+){0,3}?(?:prices?|values?|rents?|sales)\s+(?:\w+\s+){0,2}?
    (?:trending|doing|looking|moving|changing|holding)
  |\bhow\s+(?:competitive|hot|slow)\s+(?:is|are)\b
  |\bhow\s+(?:much|many)\s+(?:inventory|supply|months)\b
  |^\s*(?:\w+\s+){0,2}(?:stats|statistics|figures|numbers)\s+(?:for|on|in)\b
  |\bhow\s+many\s+days\s+(?:do|does|are|on\s+average)\b(?!.*\bit\b)
  |\bwhich(?:\s+one)?(?:'?s|\s+is)\s+(?:more\s+expensive|less\s+expensive|pricier|cheaper|more\s+affordable)\b
    (?=.*\b(?:or|for|in|vs)\b)
  |\b(?:or|vs\.?|versus)\b.*\bwhich(?:\s+one)?(?:'?s|\s+is)\s+
    (?:more\s+expensive|less\s+expensive|pricier|cheaper|more\s+affordable)\b
  |\bwhere\s+are\s+(?:prices|homes|condos)\s+(?:\w+\s+)?(?:cheaper|higher|lower)
  |\bmonths?\s+(?:of\s+)?(?:supply|inventory)\b
  |\babsorption\s+rate\b
  |\bsale[\s-]+(?:price\s+)?to[\s-]+list\b
  |\blist[\s-]to[\s-]sale\b
  |\byear[\s-](?:over|on)[\s-]year\b
  |\bappreciat(?:ion|ing)\b
  |(?<!\b(?:much|really|very|greatly|well)\s+)\bappreciated\b
  |\bprice\s+trends?\b
  |\bmedians?\s+(?:in|for|right\s+now|now|today|this|last|en)\b
  |\b(?:median|average|avg|typical)\s+(?:\w+\s+){0,3}?
    (?:prices?|rents?|cost|days|dom|home|house|condo|townhouse|value|\$|ppsf|lot|time)\b
  |\b(?:are|have|will|did|is|were)\s+(?:\w+\s+){0,3}?(?:prices|values|rents)\b.{0,30}\b
    (?:
      going|gone|go|rising|risen|falling|fallen|dropp\w+|chang\w+|climb\w*|increas\w+|decreas\w+|soften\w*|cool\w*
      |slid\w*|dip\w*|grow\w*|inch\w*|declin\w+|stabili\w+|flat(?:tening)?|stead\w+|holding|up|down
    )\b
  |\b(?:prices|values|rents)\s+(?:\w+\s+){0,4}?(?:
    going|rising|falling|dropping|climb\w*|increas\w+|decreas\w+|soften\w*|cool\w*|slid\w*|dip\w*|grow\w*|inch\w*
    |declin\w+|stabili\w+|flat(?:tening)?|stead\w+|holding|up\s+or\s+down
  )\b
  |\bgood\s+time\s+to\s+(?:buy|sell|list)\b
  |\bhow\s+have\s+(?:\w+\s+){0,2}?prices\b
  |\bhow\s+(?:much\s+)?(?:have\s+)?prices\b
`;
const homesInGeneral = [
  inLines()`
    \bhow\s+(?:long|fast|quick(?:ly)?)\s+(?:do|does|are|is|will|did)\s+(?:it\s+take\s+(?:for\s+)?(?:an?\s+)?)?
    (?!it\b|they\b)${FOR_SALE}.*\b(?:sell|selling|sold|take|last|sit|move|moving|go|going)\b
  `,
  /\bhow\s+(?:long|fast|quickly)\s+(?:does|do|did|is|are)\s+(?:it|(?:they|homes)(?=.*\b(?:there|here|around)\b))\s+(?:take\s+to\s+)?sell\b/,
  new RegExp(
    `\\b(?:are|do|did)\\s+(?!they\\b|it\\b)${FOR_SALE}\\s+(?:[\\w'-]+\\s+){0,5}?(?:selling|going|sell|go)\\s+(?:for\\s+)?(?:over|above|under|below|fast|quickly)`,
  ),
  inLines()`
    \b(?:(?:how\s+much|what)\s+(?:do|does|are|is)|what'?s)\s+(?:an?\s+|the\s+)?(?:average\s+|typical\s+)?
    (?!it\b|they\b)${FOR_SALE}\b.*\b(?:cost|go(?:ing)?\s+for|sell(?:ing)?\s+for|rent(?:ing)?\s+for)\b
  `,
];
export const perSquareFoot =
  /(?:\bprice|\bcost|\$|\bdollars?)\s*(?:per|\/|a)\s*(?:sq|square|foot|ft\b)|\bppsf\b|\$\s?\/\s?(?:sf|sq)/;
/** "Best price per square foot" picks a listing; "under $800 per sqft" is a wish of a search. */
export const perFootOfOne =
  /\b(?:lowest|best|cheapest|least|highest|it|its|this|that|one|first|second|third|fourth|fifth|last|under|below|over|less|sort|order|by)\b/;
export const asksForMarket = (folded: string) =>
  marketWords.test(folded) ||
  figureWords.test(folded) ||
  costlyPlace.test(folded) ||
  homesInGeneral.some((pattern) => pattern.test(folded));

/** Which figures the words ask for; none named means the whole picture. */
export function figuresIn(folded: string): MarketFigure[] {
  return [...new Set(figures.filter(([pattern]) => pattern.test(folded)).map(([, figure]) => figure))];
}

const shorthands: readonly [RegExp, string][] = [
  [/\bmkt\b/gi, 'market'],
  [/\bmed\b\.?(?=\s+(?:price|sale|sold|list|days|dom|ppsf|\$))/gi, 'median'],
  [/\b(last|past|this|same|a|1)\s+yr\b/gi, '$1 year'],
  [/\blst\s+(?=year|month|quarter)/gi, 'last '],
];
/** "Med price", "days on mkt", "last yr" */
export const spelledOut = (text: string): string =>
  shorthands.reduce((written, [pattern, words]) => written.replace(pattern, words), text);

/** "Is inventory up or down?": how what is for sale has changed. */
export const asksSupplyChange = (folded: string): boolean => supplyChanges.test(folded);
const supplyChanges = inLines()`
  \b(?:inventory|supply|active\s+listings|homes\s+for\s+sale|oferta|inventario)\b.{0,30}\b
    (?:up|down|rising|falling|growing|shrinking|building|tight(?:er|ening)|higher|lower|increas\w+|decreas\w+|chang\w+|more|less|sub\w+|baj\w+)\b
  |\b(?:more|less|fewer|lower|higher)\s+(?:inventory|supply)\b.{0,20}\b(?:than|before|last|now)\b
`;

/** Figures of what is for sale: told as of today alone. */
export const onlyNow: readonly MarketFigure[] = ['supply', 'active', 'balance'];
/** What is told of an earlier time in their place. */
export const salesAlone: MarketFigure[] = ['median-price', 'days-on-market', 'sold'];
