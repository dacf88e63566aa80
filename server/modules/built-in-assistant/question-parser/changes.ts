/** Follow-ups that change the earlier request: whether a question starts anew or refines, and which conditions it drops. */
import type { ListingSearch } from '#contract/listing-search.ts';
import { PLACE } from './sentence.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type Condition = keyof ListingSearch;

const droppable: [string, Condition[]][] = [
  ['prices?|budget|price\\s+(?:range|limit|cap)|cost|max(?:imum)?(?:\\s+price)?|money', ['price']],
  ['(?:number\\s+of\\s+)?(?:bed(?:room)?s?|brs?)(?:\\s+count)?', ['bedroomsCount']],
  ['(?:number\\s+of\\s+)?bath(?:room)?s?(?:\\s+count)?', ['bathroomsCount']],
  ['(?:property\\s+)?types?|kind(?:\\s+of\\s+(?:property|home))?|(?:home|house|property)\\s+types?', ['propertyTypes']],
  ['(?:living\\s+)?(?:size|space|area)|square\\s+f(?:ee|oo)t(?:age)?|sq\\s?ft|sqft', ['livingSpaceSqFt']],
  ['lot(?:\\s+size)?', ['lotSizeSqFt']],
  ['parking|garage', ['parkingGarageSpaces']],
  ['hoas?(?:\\s+fees?)?', ['homeownerAssociationFeeUSD']],
  ['year(?:\\s+built)?|age|built\\s+date', ['propertyYearBuilt']],
  ['days\\s+on\\s+(?:the\\s+)?market|dom|time\\s+on\\s+(?:the\\s+)?market', ['daysOnMarket']],
  ['dates?|time|date\\s+range|listing\\s+date', ['listDate', 'soldDate']],
  ['(?:area|place|location|neighborhood|city|zip(?:\\s+code)?|part\\s+of\\s+town)', ['areaFilter']],
  ['doorman', ['hasDoormanAttendance']],
  ['features|amenities', ['features']],
  ['sort(?:ing)?|order', ['orderResultsBy']],
];
const any = droppable.map(([words]) => words).join('|');
const ANY = inLines()`
  \b(?:any|whatever|all|every|no\s+particular|open\s+on)\s+(?:the\s+)?(${any})
  (?![a-z]|\s+(?:cuts?|drops?|reductions?|reduced|improvements?|changes?))(?:\s+(?:is\s+)?(?:fine|ok|okay|works))?
`;
const DROP = inLines()`
  \b(?:
    drop|remove|forget(?:\s+about)?|ignore|clear|lose|skip|never\s*mind|take\s+(?:off|out|away)|get\s+rid\s+of|scrap
    |lift|relax|scratch|ditch|kill|nix|toss|axe|waive|strike|delete|eliminate|do\s+without|disregard|cancel|erase
    |omit|release|take\s+the
  )\s+(?:the\s+|that\s+|my\s+)?(?:\d[\w.+]*[\s-]+)?(${any})
  (?:\s+(?:filter|condition|limit|requirement|cap|part|thing|restriction|range)s?)?(?![a-z]|\s+to\s+\$?\d)
`;
/** "Forget the condo part": a type that stands. */
const TYPE_NO_MORE = inLines()`
  \b(?:drop|remove|forget(?:\s+about)?|ignore|lose|scrap|never\s*mind)\s+(?:the\s+|that\s+)?
    (?:condos?|houses?|town(?:house|home)s?|lofts?|single[\s-]family|sfhs?|duplex(?:es)?|apartments?|co-?ops?|tics?)
    \s+(?:part|thing|bit|requirement|condition|filter|idea|restriction)\b
  |^\s*(?:(?:ok(?:ay)?|no|nah|actually|hmm|and|well)[,\s]+)*
    (?:drop|remove|forget(?:\s+about)?|lose|scrap|scratch|skip|ditch|nix|never\s*mind|not?)\s+(?:an?\s+|the\s+)?
    (?:condos?|houses?|town(?:house|home)s?|lofts?|single[\s-]family|sfhs?|duplex(?:es)?|apartments?|co-?ops?)
    \s*[,.;:-]+\s*(?=(?:(?:make\s+(?:it|that)|try|show|only|just|let'?s|do|how\s+about|what\s+about|maybe|an?|me|see)\s+)*
      (?:condos?|houses?|town(?:house|home)s?|lofts?|single[\s-]family|sfhs?|duplex(?:es)?|apartments?|co-?ops?)\b)
  |\b(?:does\s*n'?t|does\s+not|need\s*n'?t)\s+(?:have|need)?\s*(?:to\s+)?be\s+an?\s+
    (?:condo|house|townhouse|townhome|loft|duplex|apartment|single[\s-]family(?:\s+home)?)\b
  |\bnot\s+(?:just|only|necessarily)\s+(?:an?\s+)?
    (?:condos?|houses?|town(?:house|home)s?|lofts?|apartments?|duplex(?:es)?)\b
`;
const NO_LIMIT = inLines()`
  \b(?:no|without\s+(?:a|the|any))\s+(?:max(?:imum)?\s+|min(?:imum)?\s+|upper\s+)?
    (price|budget|size|lot|bedroom|bath|year|date|hoa|parking|garage|doorman)\s+
    (?:limit|cap|max(?:imum)?|min(?:imum)?|restriction|filter|requirement|range|ceiling)s?\b
  |\bno\s+(?:max(?:imum)?|min(?:imum)?|upper)\s+(price|budget|size)\b
  |^\s*no\s+(budget)\s*[.!]*\s*$
`;
const MATTERS_NOT = inLines()`
  \b(?:the\s+)?(${any})\s+(?:
    (?:does\s*n'?t|does\s+not|do\s*n'?t|do\s+not|no\s+longer)\s+matters?(?:\s+any\s?more)?
    |(?:is\s+|are\s+|is|are)?(?:not|n't|no\s+longer)\s+(?:needed|necessary|required|important)
    |(?:is\s+|are\s+|'s\s+)?(?:
      optional|flexible|negotiable|open|whatever|up\s+in\s+the\s+air
      |not\s+(?:an?\s+)?(?:issue|problem|concern|factor|object)
      |no\s+(?:issue|problem|object)
    )
    |(?:is|are)\s*n'?t\s+(?:an?\s+)?(?:issue|problem|concern|factor)
  )
`;
const FLEXIBLE_ON = new RegExp(
  `\\b(?:flexible|open|easy|not\\s+(?:picky|fussy))\\s+(?:on|about|as\\s+to|with)\\s+(?:the\\s+|their\\s+|our\\s+)?(${any})(?![a-z])`,
);
const CARES_NOT = new RegExp(
  `\\b(?:i\\s+)?(?:do\\s*n'?t|do\\s+not|does\\s*n'?t)\\s+(?:care|matter)\\s+(?:about|what|how\\s+many|which)\\s+(?:the\\s+)?(${any})`,
);
const NO_MATTER_WHAT = inLines()`
  \b(?:
    regardless\s+of|irrespective\s+of
    |no\s+matter\s+(?:what\s+|how\s+many\s+)?
    |(?:no|without\s+an?y?)\s+(?:limits?|cap|max(?:imum)?|restrictions?)\s+(?:on|for|to)
    |(?:not|do\s*n'?t|stop)\s+limit(?:ing)?
  )\s*(?:the\s+)?(${any})(?![a-z])
`;
const NO_PRICE = /\b(?:does\s*n'?t|does\s+not)\s+matter\s+(?:how\s+much|what\s+it\s+costs)\b/;
const NEEDS_NOT = new RegExp(
  `\\b(?:do\\s*n'?t|do\\s+not|does\\s*n'?t|does\\s+not)\\s+(?:really\\s+)?(?:need|require|have\\s+to\\s+have)\\s+(?:an?\\s+|any\\s+|the\\s+)?(${any})(?![a-z])`,
);
const NO_NEED = new RegExp(`\\bno\\s+(${any})\\s+(?:is\\s+)?(?:needed|necessary|required|requirements?)(?![a-z])`);
const NO_NEED_FOR = new RegExp(`\\bno\\s+(?:more\\s+)?need\\s+(?:for|of)\\s+(?:an?\\s+|the\\s+)?(${any})(?![a-z])`);
const ANYWHERE = /\banywhere\b(?!\s+(?:in|near|around|but))|\beverywhere\b/;

/** Takes the conditions that are to be dropped. */
export function takeDropped(sentence: Sentence): Condition[] {
  const dropped: Condition[] = [];
  for (const pattern of [
    NO_LIMIT,
    NO_NEED,
    NO_NEED_FOR,
    ANY,
    DROP,
    FLEXIBLE_ON,
    NO_MATTER_WHAT,
    MATTERS_NOT,
    CARES_NOT,
    NEEDS_NOT,
  ]) {
    for (const match of sentence.takeAll(pattern)) {
      const words = match.slice(1).find(Boolean) ?? '';
      dropped.push(...(droppable.find(([source]) => new RegExp(`^(?:${source})$`).test(words))?.[1] ?? []));
    }
  }
  if (sentence.take(/\b(?:older|newer)\s+(?:(?:ones?|homes?|is|are|would\s+be)\s+)*(?:ok(?:ay)?|fine|works?|good)\b(?:\s+too)?/))
    dropped.push('propertyYearBuilt');
  if (
    sentence.take(
      /\b(?:smaller|bigger|larger)\s+(?:(?:ones?|homes?|is|are|would\s+be)\s+)*(?:ok(?:ay)?|fine|works?|good)\b(?:\s+too)?/,
    )
  )
    dropped.push('livingSpaceSqFt');
  if (sentence.take(NO_PRICE)) dropped.push('price');
  if (sentence.take(TYPE_NO_MORE)) dropped.push('propertyTypes');
  if (sentence.take(ANYWHERE)) dropped.push('areaFilter');
  return dropped;
}

const startsOver = inLines()`
  \b(?:
    (?:remove|drop|forget|lose)\s+(?:all\s+(?:of\s+)?)?(?:the\s+)?(?:filters|conditions)
    |(?:start|begin)\s+(?:over|again|fresh|anew)
    |(?:new|different|another|next|separate)\s+(?:search|client|buyers?|customer)\b
      (?!\s+(?:wants?|needs?|is|who|said|with|has|looking)\b.*\b(?:too|also|instead)\b)
    |wipe\s+(?:everything|it|all)(?:\s+clean)?
    |clean\s+slate
    |reset(?:\s+(?:everything|all|the\s+search|filters?))?
    |clear\s+(?:everything|all(?:\s+filters)?|filters?|the\s+search)
    |from\s+scratch|^\s*clear\s*[.!]*\s*$
    |forget\s+(?:all\s+(?:of\s+)?that|all\s+this)
    |scrap\s+that
    |forget\s+(?:it|that|everything)(?:\s+all)?
  )\b
`;

/** Takes "start over" and its like. */
export function takeStartOver(sentence: Sentence): boolean {
  return sentence.take(startsOver) !== null;
}

const refining = inLines()`
  ^\s*(?:
    and|but|ok(?:ay)?|now|also|or|with|without|only|just|no|not|any|under|over|below|above|instead|make|change
    |switch|same|what\s+(?:about|if)|how\s+about|in\s+${PLACE}|${PLACE}|add|drop|remove|sort|order|plus|then|try|max
    |min|up\s+to|at\s+least|less|more|fewer|those|these|which|filter|narrow|limit|expand|include|exclude|they|it|has
    |have|must|needs?|cheaper|bigger|smaller|newer|older
  )\b
  |\b(?:
    instead|then\s*[?.!]*\s*$|of\s+(?:those|these|them)|the\s+same|as\s+well|too|those|these|them|filter|narrow\s+(?:it|down)
    |those\s+ones
  )\b
`;
const asksAnew =
  /\b(?:show|find|search|look(?:ing)?|list|get|give|need|want|pull|searching|hunting|any|are\s+there|do\s+you\s+have|what|which)\b/;
const subject = inLines()`
  \b(?:
    homes?|houses?|listings?|properties|property|places?|condos?|condominiums?|apartments?|apts?|townhouses?
    |townhomes?|lofts?|duplex(?:es)?|triplex(?:es)?|multi|land|lots?|sfhs?|sfrs?|single|rentals?|studios?|co-?ops?
    |tics?|comps|sales|something|anything|flats?
  )\b
`;

/** "Coming soon in Oakland": a status and a place are a whole request. */
const statusFirst = inLines()`
  ^\s*(?:all\s+|any\s+|the\s+)?
  (?:coming\s+soons?|pendings?|solds?|actives?|contingents?|under\s+contract|just\s+(?:listed|sold))\s+
  (?:listings\s+)?(?:in|near|around|for|within)\b
`;

/** "Price drops this week in Oakland", "open houses saturday in Temescal" as well. */
export const cutsFirst = inLines()`
  ^\s*(?:all\s+|recent\s+|the\s+|new\s+|show\s+(?:me\s+)?)*(?:price\s+(?:drops?|cuts?|reductions?)|reduced\s+(?:homes|listings)|open\s+houses?)\b
`;

/** "What 900k gets in …" */
export const whatItBuys =
  /\bwhat\s+(?:(?:does|do|would|will|can|could)\s+)?\$?\d[\d.,]*\s?(?:k|m|mm|mil|million|thousand|grand)?\s+(?:will\s+|would\s+|can\s+|could\s+)?(?:get|buy)s?\b/;

const BARE_PLACE = new RegExp(`^[\\s?.!,${PLACE}]*$`);

interface Asked {
  /** The question as it stood before any topic took its words. */
  words: string;
  namesPlace: boolean;
  /** Conditions besides the place. */
  conditions: number;
  /** The place is one house. */
  isAddress: boolean;
}

/**
 * Whether the question replaces the earlier request. A whole sentence of its own does (what and where); a fragment, or words such as
 * "only", "what about", "instead", changes the request that stands.
 */
export function startsAnew({ words, namesPlace, conditions, isAddress }: Asked): boolean {
  if (isAddress && BARE_PLACE.test(words)) return true;
  // "Show me what 900k gets in the Outer Sunset": a price and a place, and nothing of what was asked before.
  if (namesPlace && whatItBuys.test(words)) return true;
  if (refining.test(words)) return false;
  if (namesPlace && (statusFirst.test(words) || cutsFirst.test(words))) return true;
  // "Anything in Alameda?" after a search asks for the same there.
  if (namesPlace && subject.test(conditions === 0 ? words.replace(/\b(?:something|anything)\b/, '') : words)) return true;
  if (namesPlace && conditions >= 2) return true;
  return asksAnew.test(words) && subject.test(words) && conditions >= 3;
}
