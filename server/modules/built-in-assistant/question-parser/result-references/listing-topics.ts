/** What is asked about one listing: "how long has it been listed?", "HOA?", "$/sqft". */
import type { ListingTopic } from '../parsed-question.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** Sentences and phrases that ask, the special before the general. */
const asked: [RegExp, ListingTopic][] = [
  [
    inLines()`
      \b(?:what|how\s+much)\s+(?:did|had|was)\s+
        (?:it|this|that|they|(?:the|this|that)\s+(?:home|house|place|property|condo|one)|(?:this|that)\s+one)\s+
        (?:last\s+)?(?:sell|sold|go)\b.*\b(?:last(?:\s+time)?|before|previously|originally)\b
      |\b(?:what|how\s+much)\s+did\s+(?:it|this|that)\s+last\s+(?:sell|go)\b
      |\b(?:last|previous|prior)\s+(?:sale|sold|selling)\s+price\b
      |\b(?:en|por)\s+cuanto\s+se\s+vendio\b.*\b(?:ultima\s+vez|antes)\b
    `,
    'last-sale',
  ],
  [
    inLines()`
      \b(?:last|previous(?:ly)?|most\s+recent(?:ly)?)\s+
        (?:sell|sold|sale|closed|purchased?|bought|traded|change\s+hands)\b
        (?!\s+(?:in|near|on|around|nearby|there|homes|houses|condos))
      |\bwhen\s+(?:was|did|were)\b.*\b(?:it|this|that|they|home|house|place|condo|one)\b.*\b
        (?:sell|sold|buy\s+it|bought)\b
      |\bwhat\s+(?:did|had)\s+(?:they|he|she|(?:the|these|those|current)\s+(?:sellers?|owners?))\s+
        (?:pay|paid|buy\s+it\s+for)\b
      |\b(?:sellers?|owners?)\s+(?:paid|bought)\b
      |\bcuando\s+(?:fue\s+la\s+ultima\s+vez\s+que\s+)?(?:se\s+vendio|sold)\b
      |\bultima\s+(?:venta|vez\s+que\s+se\s+vendio)\b
      |\bse\s+vendio\s+(?:por\s+)?(?:la\s+)?ultima\s+vez\b
      |\bcuanto\s+(?:pago|pagaron)\s+(?:el|la|los|las)\s+(?:duen|propietari|vendedor)\w*
    `,
    'last-sale',
  ],
  [
    inLines()`
      \bhow\s+much\b.*\b(?:dropp?ed|c[oa]me\s+down|been\s+(?:cut|reduced)|reduced|gone\s+down|lowered)\b
      |\bsales?\s+history\b
      |\b(?:listed|sold|on\s+(?:the\s+)?market)\s+before\b
    `,
    'price-change',
  ],
  [
    inLines()`
      \bwhy\b.*\b(?:so\s+long|been\s+sitting)\b
      |\bhow\s+long(?:'s|\s+has|\s+was)\s+(?:it|this|that)\s+been\b
      |\bhow\s+(?:long|many\s+days)\b.*\b
        (?:listed|market|up|available|sitting|for\s+sale|been\s+(?:on|out|there)|take\s+to\s+sell)\b
      |\bdays?\s+on\s+(?:the\s+)?market\b
      |\bdom\b
      |\bwhen\s+(?:was|did|is)\b.*\b(?:list|listed|hit|market|come\s+on|go\s+(?:up|live|on))\b
      |\bwhich\b.*\b(?:oldest\s+listing|listed\s+(?:the\s+)?longest)\b
      |\bdays?\s+listed\b|\blist(?:ing)?\s+date\b
      |\btime\s+on\s+(?:the\s+)?market\b
    `,
    'days-listed',
  ],
  [
    /(?:\bprice|\$|\bcost|\bdollars?)\s*(?:per|\/|a)\s*(?:sq|square|sf|foot|ft)|\bppsf\b|\bper\s+(?:sq|square)|\bper\s+foot\b/,
    'price-per-sqft',
  ],
  [
    /\bhoas?\b|\bh\.o\.a|\b(?:association|condo|maintenance)\s+(?:fees?|dues)\b|\bmonthly\s+(?:fees?|dues)\b|\b(?:the|its)\s+dues\b/,
    'hoa',
  ],
  [
    inLines()`
      \bprice\s+(?:been\s+)?(?:cuts?|drops?|changed?s?|reduc\w+|history|adjust\w+|improvements?)\b
      |\bprice\b.*\b(?:cut|reduced|dropp?(?:ed)?|changed?|lowered|come\s+down|gone\s+down)\b
      |\b(?:been|they|was\s+it)\s+(?:\w+\s+)?reduced\b
      |\b(?:what|how\s+much)\b.*\b(?:originally|initially|at\s+first|to\s+begin\s+with|at\s+the\s+start)\b
      |\b(?:original|initial|first)(?:ly)?\s+(?:list(?:ed|ing)?\s+|asking\s+)?(?:price|at|for)\b
      |\b(?:reductions?|price\s*cuts?)\b
      |\b(?:dropp?(?:ed)?|cut|reduced?|lower(?:ed)?|chang(?:e|ed))\s+(?:the\s+|its\s+|their\s+)?(?:asking\s+)?
        price\b
    `,
    'price-change',
  ],
  [
    /\b(?:it|this|that)\b.*\b(?:over|above|under|below)\s+(?:the\s+)?(?:asking|list)\b|\b(?:over|above|under|below)\s+(?:the\s+)?(?:asking|list)\b.*\b(?:it|this|that)\b/,
    'price-change',
  ],
  [/\b(?:property\s+|annual\s+|yearly\s+)?tax(?:es)?\b/, 'taxes'],
  [/\bschools?\b/, 'school-district'],
  [
    inLines()`
      \b(?:what|which)\s+(?:neighbou?rhood|city|town|county|area|zip(?:\s+code)?|part\s+of\s+town)\b
      |\bwhere(?:'s|\s+is|\s+exactly|\s+are)\b
      |\bwhat(?:'?s|\s+is)\s+(?:the|its)\s+(?:(?:full\s+)?address|zip(?:\s+code)?|location|neighbou?rhood|county)\b
    `,
    'location',
  ],
  [/\bhow\s+many\s+(?:bed|br\b)|(?<!\b(?:\d|one|two|three|four|five|more|fewer)[\s-]?)\bbedrooms?\s*\?/, 'beds'],
  [
    /\bhow\s+many\s+(?:full\s+|half\s+)?bath|(?<!\b(?:\d|one|two|three|four|half|more|fewer)[\s-]?)\bbath(?:room)?s?\s*\?/,
    'baths',
  ],
  [/\bhow\s+many\s+rooms\b|\btotal\s+rooms\b/, 'rooms'],
  [
    inLines()`
      \b(?:
        lot\s+size
        |what(?:'?s|\s+is)\s+(?:the|its)\s+lot(?!\s+(?:worth|value))
        |(?:biggest|largest|smallest)\s+lot
        |how\s+(?:big|large)\s+(?:is|of)\s+(?:the|its|an?)\s+(?:lot|yard|land|parcel)
        |size\s+of\s+the\s+(?:lot|yard|land)
        |how\s+much\s+land
        |what\s+size\s+(?:is\s+)?the\s+(?:lot|yard)
      )\b
    `,
    'lot',
  ],
  [
    /\bhow\s+(?:big|large|spacious)\b|\bhow\s+much\s+(?:living\s+)?space\b|\bwhat\s+size\b|\bsquare\s+footage\b|\bhow\s+many\s+(?:sq|square)|\b(?:living\s+)?size\s*\?/,
    'size',
  ],
  [
    inLines()`
      \bhow\s+much\b
      |\bwhat(?:'s|\s+is|\s+are)\s+(?:the|its|their|they)\s+(?:asking|list(?:ing|ed)?|sold|sale|current)?\s*
        (?:price\b|for\b)
      |\basking\s+price\b
      |\b(?:what|how\s+much)\s+are\s+they\s+asking\b
      |\bwhat(?:'s|\s+is)\s+(?:it|this|that)\s+(?:listed|priced|going|selling|asking|worth\s+asking)
        (?:\s+(?:for|at))?\b
      |\bwhat\s+(?:did|does|is)\s+(?:it|this|that)\s+(?:sell|sold|list|listed|go|cost|rent|asking)\b
    `,
    'price',
  ],
  [
    inLines()`
      \bhow\s+old\b|\bage\s+of\s+(?:the|this)\b|\bbuilding'?s?\s+age\b
      |\bwhen\s+(?:was|were)\s+(?:it|this|that|the\s+\w+|\S+)\s+(?:\w+\s+)?(?:built|constructed)\b
      |\bwhat\s+year\b
      |\byear\s+(?:was\s+it\s+)?built\b
      |\bbuilt\s+when\b
    `,
    'year-built',
  ],
  [/\b(?:does|is|has|have|any|what|how|is\s+there)\b.*\b(?:parking|garage)\b/, 'parking'],
  [/\bdoorm[ae]n\b|\bconcierge\b/, 'doorman'],
  [
    inLines()`
      \b(?:is|are)\s+(?:it|this|that|they|the\s+\w+(?:\s+one)?)\s+(?:still\s+)?
        (?:
          available|active|pending|sold|contingent|under\s+contract|in\s+contract|on\s+the\s+market|for\s+sale|taken
          |off\s+the\s+market
        )\b
      |\b(?:has|did)\s+(?:it|this|that)\s+(?:\w+\s+)?(?:sell|sold|closed?|gone\s+(?:pending|into\s+contract))\b
      |\bwhat(?:'s|\s+is)\s+(?:the|its)\s+status\b
      |\bstill\s+(?:available|active|on\s+the\s+market)\b
      |\bwhy\s+(?:has\s*n'?t|is\s*n'?t|has|is|did\s*n'?t)\s+(?:it|this|that)\b.*\b
        (?:sell|sold|selling|market|available)\b
    `,
    'status',
  ],
  [
    inLines()`
      \bwho(?:'s|\s+is|\s+are|\s+was|\s+did\s+(?:you|it|they)\s+say\s+(?:is|was|are))\s+(?:the\s+|its\s+)?
        (?:listing\s+|selling\s+)?(?:agent|broker|realtor|brokerage|listing\b|selling\b|representing)
      |\blisting\s+(?:agent|broker|office)\b
      |\bwho(?:'s)?\s+(?:listed|lists|represents|reps|(?:has|got|have)\s+(?:it|this|the\s+listing))\b
      |\b(?:which|what)\s+(?:brokerage|agent|office)\b
      |\bwho\s+(?:do|should|can)\s+i\s+(?:call|contact|talk\s+to|reach)\b
      |\bagent'?s?\s+(?:name|number|phone|contact|info)\b
    `,
    'agent',
  ],
  [
    inLines()`
      \bwhat\s+(?:type|kind|sort)\s+of\s+(?:property|home|place|building)\b
      |\bis\s+(?:it|this|that)\s+an?\s+(?:condo|house|townhouse|townhome|loft|duplex|co-?op|tic|single|apartment)\b
    `,
    'type',
  ],
  [
    /\b(?:what\s+(?:does|do)\s+)?(?:the\s+)?(?:listing\s+)?(?:description|remarks)\b(?:\s+say)?|\bwhat(?:'?s|\s+is)\s+the\s+story\b/,
    'description',
  ],
];

/** Said alone of an open listing: "dom", "and the taxes?", "lot size". */
const alone: [RegExp, ListingTopic][] = [
  [/^(?:days on (?:the )?market|dom|days listed|list date|time on market)$/, 'days-listed'],
  [
    /^(?:\$ ?\/ ?(?:sq ?ft|sf|foot|ft)|(?:price )?per (?:sq ?ft|square foot|foot|sf)|ppsf|\$ per (?:sq ?ft|square foot|foot)|price (?:a|per) (?:square )?foot)$/,
    'price-per-sqft',
  ],
  [/^(?:hoas?|hoa (?:fees?|dues)|dues|monthly (?:dues|fees?)|association (?:fees?|dues))$/, 'hoa'],
  [/^(?:price (?:history|changes?|cuts?|reductions?|drops?)|reductions?|(?:original|first) (?:list )?price)$/, 'price-change'],
  [/^(?:price|asking price|list price|cost|asking|sold price|rent)$/, 'price'],
  [/^(?:(?:property |annual |yearly )?tax(?:es)?)$/, 'taxes'],
  [
    /^(?:(?:what |which |any |the |nearby |local |good |best )*(?:schools?|school districts?|zoned schools?)(?: (?:nearby|close by|around(?: it| here| there)?|near(?: it| here| there| by)?|in the area|for it))?)$/,
    'school-district',
  ],
  [
    /^(?:beds?|bedrooms?|beds?(?:rooms?)? (?:& |and |\/ ?)?baths?(?:rooms?)?|bed(?:room)? count|room count|(?:number|#) of bed(?:room)?s)$/,
    'beds',
  ],
  [/^(?:baths?|bathrooms?|bath(?:room)? count|number of bath(?:room)?s)$/, 'baths'],
  [/^(?:rooms|total rooms)$/, 'rooms'],
  [/^(?:lot|lot size|size of the lot|land|yard size|acreage)$/, 'lot'],
  [/^(?:size|sq\.? ?ft\.?|square feet|square footage|sqft|sf|living (?:space|area))$/, 'size'],
  [/^(?:year|year built|age|built|yr built)$/, 'year-built'],
  [/^(?:parking|garage|garage spaces|car spaces|parking spaces)$/, 'parking'],
  [/^(?:doorman|concierge)$/, 'doorman'],
  [/^(?:status|listing status|availability|available)$/, 'status'],
  [
    inLines()`
      ^(?:
        (?:listing |selling )?(?:agent|broker|brokerage|office)(?:'?s)?
          (?: (?:name|phone|number|phone number|contact|info|contact info|office))*
          (?: (?:n|and|&|\+) (?:phone|number|office|contact|name|brokerage))*
        |(?:his|her|their) (?:phone|number|phone number|contact|office|name)
        |phone(?: number)?|contact info
      )$
    `,
    'agent',
  ],
  [/^(?:type|property type|kind)$/, 'type'],
  [/^(?:address|full address|location|neighbou?rhood|zip|zip code|county|city)$/, 'location'],
  [/^(?:description|remarks|listing description|public remarks)$/, 'description'],
];
const around = inLines('g')`
  ^(?:
    (?:
      and|also|ok|okay|so|what|what's|whats|what is|how|about|is|are|the|its|it's|their|any|a|an|tell me|give me
      |show me|read me|read|i need|do you have|you know
    )\s+
  )+
  |\s+(?:please|again|for it|of it|on it|for that|for this|on this one|on that one|though|too)$
`;

export function topicAsked(folded: string): ListingTopic | null {
  const words = folded.replace(/\bmkt\b/g, 'market');
  return asked.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** The topic of a message that says nothing else. */
export function topicAlone(folded: string): ListingTopic | null {
  const words = folded
    .replace(/[?!.]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const bare = words.replace(around, '').trim();
  return alone.find(([pattern]) => pattern.test(bare))?.[1] ?? null;
}
