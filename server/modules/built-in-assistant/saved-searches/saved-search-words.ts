/** The words that save a search, ask for its news, change it or end it. */
import { noName } from './names-of-searches.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const ask = String.raw`^\s*(?:please\s+|can you\s+|could you\s+|ok(?:ay)?,?\s+|yes,?\s+)*`;
const someSearch = String.raw`(?:this|that|the|my|it|these|those)(?:\s+(?:search|results?|ones|homes|list))?(?!\s+(?:one|home|house|condo|listing|property|place)\b)`;

export const savesThis = new RegExp(
  String.raw`${ask}(?:save|watch|monitor|track|keep (?:an eye on|watching|track of))\s+${someSearch}(?<rest>\s.*)?$`,
  'is',
);
export const savesNew = new RegExp(
  String.raw`${ask}(?:(?:save|create|set up|make)\s+(?:me\s+)?(?:a|an|another)\s+(?:new\s+)?(?:saved search alert|search alert|saved search|search|alert|watch)\s+(?:for|of|on|called|named|as)|alert me (?:to|about|of)|(?:keep an eye out|watch) for)\s+(?<search>.+)$`,
  'is',
);
export const watchesHome = inLines('i')`
  ^\s*(?:please\s+|can you\s+|could you\s+|ok(?:ay)?,?\s+)*
  (?:watch|monitor|track|follow|keep an eye on|save|alert me (?:to|about|of)|notify me (?:of|about))\s+
  (?:(?:price\s+\w+|changes?)\s+(?:on|for|of|to)\s+)?(?:this|that|the)\s+
  (?:
    (?:(?:first|top|last|best)\s+(?:\d{1,2}|two|three|four|five|few)\s+)?
    (?:one|home|house|condo|listing|property|place)s?
    |(?:first|top|last|best)\s+(?:\d{1,2}|two|three|four|five|few)
  )\b
`;
/** "Notify me about price cuts in Rockridge": of a place that the words name. */
export const tellsMeOf = new RegExp(
  String.raw`${ask}(?:notify|alert|tell|ping|e-?mail)\s+me\s+(?:to|of|about|on|when there(?:'s| is| are))\s+(?:(?:any|all|new|the|a)\s+)*(?:price\s+(?:cuts?|drops?|changes?|reductions?)|new\s+listings?|new\s+homes|listings?|back on (?:the )?market(?:\s+\w+)?|sales)\s+(?<search>(?:in|for|under|near|on|around)\s.+)$`,
  'is',
);
export const tellsMeWhen = new RegExp(
  String.raw`${ask}(?:let me know|tell me|notify me|alert me|ping me|e-?mail me)\s+(?:(?:if|when|whenever|as soon as)\s+(?:anything|something|another(?: one)?|(?:any|a)\s+new(?:\s+\w+)?|new\s+\w+)\b.{0,20}?\b(?:new|else|similar|like (?:this|that|these)|comes?|hits?|lists?|pops?|shows?|listed)\b|(?:of|about|with|on) (?:anything|what(?:ever)?(?:'s| is)?) new\b)(?<what>(?<rest>.*))$`,
  'is',
);
export const asksNews = new RegExp(
  String.raw`${ask}(?:what(?:'s|’s|s| is| has)?\s+(?:new|changed|happened)|any(?:thing)?\s+(?:news?|updates?|changes?)|(?:are there\s+)?any\s+(?:updates?|changes?|news))\s+(?:for|on|with|about|in|to)\s+(?<which>.+?)\??\s*$`,
  'is',
);
/** "Change the Johnsons to 1.5M", "add parking to it": of one that is named or was told of last. */
export const adjusts = new RegExp(
  String.raw`${ask}(?:change|update|set|make|adjust|raise|lower|increase|bump|move|edit)\s+(?<which>.+?)\s+(?:up\s+|down\s+)?to\s+(?<words>.{1,80}?)[.!?]*\s*$`,
  'is',
);
export const adds = new RegExp(
  String.raw`${ask}(?:add|include|require)\s+(?<words>.{2,60}?)\s+to\s+(?!(?:the|this|that|my|our)\s+(?:current\s+)?(?:search|results?|list|criteria|filters?)[.!?]*\s*$)(?<which>it|that|this|.{2,60}?)[.!?]*\s*$`,
  'is',
);
/** "Anything new for the Johnsons?", "show me the Johnsons' search" */
export const newsFor = new RegExp(
  String.raw`${ask}(?:what(?:'s|’s| is| has)?\s+(?:new|changed)|any(?:thing)?\s+new(?:\s+(?:homes?|listings?|ones?))?|any(?:thing)?\s+(?:news?|updates?|changes?))\s+(?:for|with)\s+(?:the\s+)?(?<name>\p{Lu}[\p{L}’'-]+(?:\s+(?:and\s+|&\s+)?\p{Lu}[\p{L}’'-]+)*(?:\s+family)?)\s*[?.!]*\s*$`,
  'u',
);
/** "Anything new for dana", in small letters, of nothing that a search tells. */
export const newsOfSomebody = new RegExp(
  String.raw`${ask}(?:what(?:'s|’s|s| is| has)?\s+(?:new|changed)|any(?:thing)?\s+new(?:\s+(?:homes?|listings?|ones?))?|any(?:thing)?\s+(?:news?|updates?|changes?))\s+(?:for|with)\s+(?:the\s+)?(?<name>(?!${noName})\p{L}[\p{L}’'-]+(?:\s+(?:and\s+|&\s+)?(?!${noName})\p{L}[\p{L}’'-]+){0,2})\s*[?.!]*\s*$`,
  'iu',
);
export const showsOne = new RegExp(
  String.raw`${ask}(?:show|open|see|check|pull up|what is|what's)\s+(?:me\s+)?(?<which>(?:the\s+|my\s+)?.{2,60}?\s+(?:saved\s+)?(?:search|alert))[?.!]*\s*$`,
  'is',
);
export const stopsAll = inLines('i')`
  \b(?:all|every|everything|any)\b.{0,20}\b(?:alerts?|searches|notifications?|mails?|e-?mails?)\b
  |^\s*(?:stop|pause|cancel|delete)\s+(?:everything|all\s+of\s+(?:them|it)|them\s+all)\s*[.!]*$
`;

export const showsAll = inLines('i')`
  ^\s*(?:please\s+)?(?:show|list|open|see|what are|which are|how many|what|which|do i have(?: any)?)\s+(?:me\s+)?
  (?:all\s+)?(?:of\s+)?(?:my\s+)?(?:saved searches|search alerts|alerts)\b.{0,20}$
`;
/** "My saved searches?", "whats saved" */
export const namesAll = inLines('i')`
  ^\s*(?:(?:and|ok|so)\s+)?(?:(?:all\s+)?(?:my|the)\s+)?(?:saved searches|search alerts)\s*[?.!]*\s*$
  |^\s*(?:and\s+|so\s+)?what(?:['’]?s|\s+is|\s+do\s+i\s+have|\s+have\s+i|\s+did\s+i)?\s+saved?
    (?:\s+(?:so\s+far|now|already))?\s*[?.!]*\s*$
`;
export const runsIt = new RegExp(
  String.raw`${ask}(?:run|re-?run|do|search)\s+(?:it|that|this|(?:that|this|the)\s+(?:saved\s+)?search)(?:\s+(?:now|again|for\s+me))?\s*[?.!]*\s*$`,
  'is',
);
/** "Run Dana's search", "rerun Lee picks" */
export const runsOne = new RegExp(
  String.raw`${ask}(?:run|re-?run)\s+(?:the\s+|my\s+)?(?<which>(?!(?:the|my)?\s*(?:numbers?|comps?|figures|cma|payments?|net|report)\b).{2,60}?)(?:['’]s?)?(?<search>\s+(?:saved\s+)?(?:search|alert))?(?:\s+(?:now|again|for\s+me))?\s*[?.!]*\s*$`,
  'is',
);
/** "What searches do I have saved", "list the searches I saved" */
export const showsSaved = inLines('i')`
  ^\s*(?:please\s+|can you\s+)?(?:(?:show|list|tell|give)\s+(?:me\s+)?|(?:what|which|how many)\s+)(?:all\s+)?
    (?:of\s+)?(?:the\s+|my\s+)?(?:searches|alerts)\b.{0,14}\b(?:saved|set up|running|active)\b.{0,12}$
  |^\s*(?:do|did)\s+i\s+have\s+(?:any\s+)?(?:saved searches|search alerts|searches saved)\b.{0,12}$
`;
/** "When do you mail me those", "how often do I get the alerts" */
export const asksWhenMailed = inLines('i')`
  ^\s*(?:and\s+|so\s+|ok\s+)*(?:when|how often|what time|what day)\s+
  (?:(?:do|will|would|are)\s+(?:you|they|i|those|these|the\s+\w+)|(?:does|is)\s+(?:it|that))\s+
  (?:be\s+|get\s+|going to\s+)*
  (?:e-?mail\w*|mail\w*|notif\w+|alert\w*|sent|send|(?:the|my|those|an?)\s+(?:alerts?|e-?mails?|updates?|news))
  (?:\s+(?:to\s+)?me\b.*|\s+(?:those|these|them|it|that|alerts?|out|updates?)\b.*)?[\s?.!]*$
`;
/** "How often will they get it?", right after one was saved */
export const asksHowOften =
  /^\s*(?:and\s+|so\s+|ok\s+)*(?:when|how often)\s+(?:do|will|would)\s+(?:i|they|we|he|she|my\s+\w+)\s+(?:get|receive|hear)\s+(?:it|that|them|those|anything|back|about it)[\s?.!]*$/i;
export const stops = new RegExp(
  String.raw`${ask}(?<verb>stop|pause|resume|restart|unpause|delete|remove|cancel|end|unsubscribe(?: me)?(?: from)?|no more|turn off)\s+(?:watching\s+|telling me about\s+|e-?mailing me\s*(?:about\s+)?|sending me\s+|mailing me\s*(?:about\s+)?|mails?\s+(?:about|for|of)\s+|e-?mails?\s+(?:about|for|of)\s+)?(?<which>.*?)[.!]*\s*$`,
  'is',
);
export const mails = new RegExp(
  String.raw`${ask}(?:e-?mail|mail|send|tell|update|notify)\s+(?:(?:me|(?<person>him|her|them))\s+(?=it\b|that\b|this\b|about\b|every|each|daily|weekly|once|inst|immed|right))?(?:about\s+)?(?<which>it|that|this|them|.{0,60}?)\s*(?:to\s+(?:me|(?<other>him|her|them|the\s+\w+|my\s+\w+|\p{Lu}\p{L}+(?:\s+\p{Lu}\p{L}+)?))\s+)?(?<often>every day|each day|daily|once a day|every week|each week|weekly|once a week|instantly|immediately|right away|at once|as it happens)\s*(?:instead|,?\s*(?:and\s+)?not\s+\w+(?:\s+\w+)?)?[.!]*\s*$`,
  'isu',
);
export const renames = new RegExp(
  String.raw`${ask}(?:rename|call)\s+(?<which>it|that|this|(?:the\s+|my\s+)?(?:saved search|search|alert).{0,60}?)\s+(?:to\s+|as\s+)?[“"']?(?<name>[^“”"']{1,100}?)[”"']?[.!]*\s*$`,
  'is',
);
