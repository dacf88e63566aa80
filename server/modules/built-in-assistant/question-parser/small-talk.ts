/** Greetings, thanks, "what can you do", and what the product's other parts answer. */
import { findUnsupportedRequest } from './unsupported-requests.ts';
import { breaksFairHousing } from './fair-housing.ts';
import type { ParsedQuestion } from './parsed-question.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const greeting = inLines()`
  ^\s*(?:
    (?:(?:hi|hello|hey|yo)\s+)?(?:are\s+)?(?:you|u)\s+(?:there|up|around|awake)
    |hi|hello|hey|howdy|morning|afternoon|evening|good\s+(?:morning|afternoon|evening|day)|hiya|yo|greetings|hola
    |buenos\s+dias|buenas\s+(?:tardes|noches)|sup|what's\s+up
  )(?:\s+(?:there|sidekick|assistant|again|team|everyone|buddy|friend))*
  (?:
    [\s,.!]+(?:
      how\s+are\s+you(?:\s+(?:today|doing))?|how's\s+it\s+going|nice\s+to\s+meet\s+you|i'?m\s+(?:new\s+here|back)
      |(?:(?:you|u)\s+)?there
    )
  )?\s*[!.,?]*\s*$
`;
const thanks = inLines()`
  ^\s*(?:
    (?:
      that(?:'s|\s+is|\s+will\s+be)\s+(?:all|it|great|perfect)
      |ok(?:ay)?|great|perfect|awesome|cool|nice|good|excellent|got\s+it|many
    )[,!.\s]*
  )*(?:
    thanks|thank\s+you|thx|ty|cheers|gracias|appreciate\s+it
    |(?:much|really|very\s+much)\s+appreciated
    |excellent|wonderful|fantastic|brilliant|terrific
    |(?:you're|you\s+are|u\s+r)\s+(?:the\s+best|awesome|great|amazing|a\s+lifesaver|very\s+helpful)
    |that(?:'s|\s+is)\s+(?:all|great|perfect)
    |perfect|great|awesome|got\s+it
  )(?:\s+(?:so\s+much|a\s+lot|very\s+much|again|sidekick|for\s+(?:that|your\s+help)))?
  (?:[\s,.!]+(?:that(?:'s|\s+is|\s+was)|this\s+is)\s+(?:great|perfect|all|helpful|very\s+helpful|it))?\s*[!.]*\s*$
`;
const help = inLines()`
  ^\s*(?:
    help(?:\s+me)?
    |what\s+(?:can|do)\s+you\s+(?:do|help\s+(?:me\s+)?with|know)
    |what\s+are\s+you(?:\s+able\s+to\s+do)?
    |who\s+are\s+you
    |how\s+(?:does\s+this|do\s+you|can\s+you)\s+(?:work|help)(?:\s+me)?
    |what\s+can\s+i\s+(?:ask|do)(?:\s+(?:you|here))?
    |how\s+do\s+i\s+(?:use|start)(?:\s+this)?
  )\s*[?.!]*\s*$
`;
const valuation = inLines()`
  \b(?:
    cma
    |(?:fair|market|true|current|real)\s+value\s+(?:of|for)
    |valuation|appraise|(?:fair|right)\s+price\s+for
    |value\s+of\s+(?:my|this|our|the)\s
    |(?:help\s+(?:me\s+)?)?price\s+(?:my|our)\s+(?:listing|home|house|condo)
    |should\s+(?:i|we|they)\s+list\s+(?:it\s+)?(?:at|for)
    |what\s+(?:could|can|would|will|might)\s+(?:i|we|they|my\s+clients?|the\s+seller)\s+get\s+for\s+
      (?:my|our|their|the|this|it)
    |how\s+much\s+(?:should|could|can|would)\s+(?:i|we|they|my\s+clients?)\s+(?:list|sell|price|ask|get)
    |over\s?priced|under\s?priced
    |\b(?:is|was)\s+(?:it|this|that)(?:\s+one)?\s+an?\s+(?:good|fair|great|bad)\s+(?:deal|price|value|buy)\b
    |^\s*(?:value|appraise|price)\s+(?:my|this|our|the)\b
    |(?:estimate|guess)\s+what|appraisal|what(?:'s|\s+is)\s+\S.*\bworth|how\s+much\s+is\s+\S.*\bworth
    |what\s+(?:would|will|could|might)\s+\S.*\b(?:sell|go|list)\s+for
    |estimate\s+(?:the\s+)?(?:value|price)
    |home\s+value|price\s+opinion
    |what\s+should\s+(?:i|we|they)\s+(?:list|price|offer)
  )\b
`;

/** Errands and questions that no listing answers, whatever place they name. */
const offTopic = inLines()`
  \b(?:
    directions\s+to|population
    |(?:is|was|will)\s+it\s+(?:be\s+)?(?:rain|snow|hot|cold|sunn)\w*
    |how\s+far\s+is\s+\S+\s+(?:from|to)
    |plan\s+(?:a|my)\s+trip
    |\d+\s?%\s+of\s+\$?\d[\d.,]*\s?[km]?
    |(?:real\s+estate|agent'?s?|broker'?s?)\s+licen[sc]e
    |convert\s+\d|weather|forecast|temperature|pizza|restaurants?|recipes?|flights?|hotels?|airbnb|movies?|jokes?
    |poems?|lyrics|horoscope|stock\s+(?:price|market)|bitcoin|crypto|news|president|election|mayor|translate
    |capital\s+of|world\s+cup|super\s+bowl
    |(?:mortgage|interest|refi(?:nance|nancing)?)\s+(?:rates?|calculator|payments?)
    |rates\s+today|closing\s+costs
    |(?:write|make|submit|draft)\s+(?:up\s+)?an\s+offer
    |down\s*payment\s+assistance|uber|taxi
  )\b
  |\b(?:mortgage|monthly\s+payment)\s+(?:be|is|on|for)\b
  |\b(?:schedule|book|arrange|set\s+up)\s+(?:me\s+)?(?:an?\s+)?
    (?:showings?|tours?|appointments?|viewings?|flights?|meetings?|calls?|inspections?)\b
  |^\s*(?:please\s+)?(?:e-?mail|text|send|forward|call|fax)\s+(?:this|these|them|it|my|the)\s*(?:\w+\s+)?
    (?:to|at|client(?!s?\s+(?:about|regarding)))\b
  |^\s*(?:please\s+|(?:can|could|would)\s+you\s+)*(?:call|phone|contact|ring|reach\s+out\s+to)\s+
    (?:the|my|a|their|its)\s+(?:\w+\s+)?(?:agent|seller|owner|lender|broker|client|buyer|landlord|office)s?\b
`;
/** Thanks with something around it: "perfect, thanks for the help", "great job". */
const thanksAround = inLines()`
  ^\s*(?:[a-z']+[,!.\s]+){0,3}(?:thanks|thank\s+you|thx)\b
    (?:
      [\s,.!]+(?:
        for|so|very|a|again|that's|that|is|was|this|it|all|i|needed|need|for\s+now|now|today|the|your|you|help|much
        |lot|bunch|million|ton|tons|exactly|just|what|mate|guys|really|super|helpful|useful|amazing|awesome
        |wonderful|great|perfect|everything|have|good|day|nice|one|weekend|bye|then|sidekick|helped|helps|did|does
        |worked|works|trick|do|will|go|talk|later|soon|me|us|guys|man|excellent|got|see|ya|we're|i'm|set|done
      )
    )*\s*[!.]*\s*$
  |^\s*(?:[a-z]+[,!.\s]+){0,2}(?:that(?:'s|\s+is|\s+was)|this\s+is|just|exactly)\s+(?:exactly\s+|just\s+|all\s+)?
    (?:what\s+)?(?:i|we)\s+(?:need|want|was\s+looking|were\s+looking)(?:ed)?(?:\s+for)?\s*[!.]*\s*$
  |^\s*(?:great|good|nice|excellent)\s+(?:job|work|stuff)\s*[!.]*\s*$
`;
/** What words mean, and advice: no listing tells. */
const explains = inLines()`
  ^\s*(?:please\s+)?(?:
    what(?:'s|\s+is|\s+are|\s+does)\s+(?:an?\s+)?(?:
      tic|co-?op|condo|hoa|escrow|contingenc(?:y|ies)|mls|cma|adu|dom|1031\s+exchange|short\s+sale|earnest\s+money
      |title\s+insurance
    )s?(?:\s+mean)?\s*\??\s*$
    |what(?:'s|\s+is)\s+the\s+difference\s+between\s+(?:an?\s+)?
      (?:condo|co-?op|tic|townhouse|townhome|loft|duplex|pending|contingent|active)
    |explain\s|define\s
    |how\s+do(?:es)?\s+(?:an?\s+)?(?:escrow|closing|1031|contingenc|mortgage|taxes|an?\s+offer)
  )
  |\b(?:good|smart|safe)\s+investment\b
  |\bshould\s+i\s+(?:buy|sell|rent|wait)\b
`;
const farewell = inLines()`
  ^\s*(?:
    ok(?:ay)?|k|got\s+it|alright|fine|cool|great|nice|perfect|awesome|bye|goodbye|bye\s+bye|good\s*night
    |see\s+you(?:\s+(?:later|tomorrow))?
    |talk\s+(?:to\s+you\s+)?later|cya|adios|never\s*mind|nothing
    |no(?:pe)?,?\s+(?:that's\s+(?:all|it)|thanks|thank\s+you|i'm\s+good)
  )\s*[.!]*\s*$
`;
const helpMore = inLines()`
  ^\s*(?:(?:hi|hey|hello)(?:\s+there)?[,!.\s]+)?(?:
    what\s+(?:features|tools|commands|functions)\s+do\s+you\s+have
    |(?:can|could|would)\s+you\s+(?:please\s+)?help(?:\s+me)?(?:\s+out)?
    |i\s+need\s+(?:some\s+)?help
    |what\s+(?:(?:kinds?\s+of\s+)?(?:questions?|things?|stuff)\s+)?(?:else\s+)?can\s+(?:you|i)\s+
      (?:do|ask|say|search|find|answer)
    |how\s+(?:do|can|should)\s+i\s+(?:search|ask|use|look|find)(?:\s+for)?
      (?:\s+(?:homes?|listings?|houses?|properties|things?|you|this|something))?(?:\s+.{0,24})?
    |are\s+you\s+(?:a\s+)?(?:robot|bot|human|ai|real|an?\s+ai|person|there)
    |tell\s+me\s+about\s+yourself
    |how\s+do(?:es)?\s+(?:you|this|it)\s+work
    |what\s+is\s+(?:this|sidekick)|instructions|examples?
    |show\s+me\s+(?:some\s+)?examples?
    |que\s+puedes\s+hacer|ayuda
  )\s*[?.!]*\s*$
`;

/** A reading when the words ask for no listings at all; null when they may. */
export function readSmallTalk(folded: string): ParsedQuestion | null {
  if (greeting.test(folded)) return { kind: 'greeting' };
  if (thanks.test(folded) || thanksAround.test(folded)) return { kind: 'thanks' };
  if (farewell.test(folded)) return { kind: 'thanks' };
  if (help.test(folded) || helpMore.test(folded)) return { kind: 'help' };
  if (breaksFairHousing(folded)) return { kind: 'cannot', reason: 'fair-housing' };
  if (valuation.test(folded)) return { kind: 'cannot', reason: 'valuation' };
  const unsupportedRequest = findUnsupportedRequest(folded);
  if (unsupportedRequest === 'send' || unsupportedRequest === 'loan' || offTopic.test(folded) || explains.test(folded))
    return { kind: 'cannot', reason: 'not-listings', ...(unsupportedRequest ? { unsupportedRequest } : {}) };
  return null;
}
