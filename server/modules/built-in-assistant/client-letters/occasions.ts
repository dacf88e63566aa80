/** What a letter to a client, another agent or a neighbor is about, where it is about no home in particular. */
import { dealOccasions, dealPatterns } from './deal-occasions.ts';
import { explainedIn } from './explained.ts';
import { asksForPlainLetter, repliesToTold } from './plain-letter.ts';
import { tenantOccasions, tenantPatterns } from './tenant-occasions.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const letterOccasions = [
  ...dealOccasions,
  ...tenantOccasions,
  'counter-offer',
  'repairs',
  'seller-update',
  'price-cut',
  'lost-offer',
  'offer-accepted',
  'thanks',
  'follow-up',
  'feedback',
  'neighbors',
  'anniversary',
  'open-house-visit',
  'by-owner-again',
  'for-sale-by-owner',
  'expired',
  'prospecting',
  'new-lead',
  'birthday',
  'appraisal',
  'review',
  'referral',
  'appointment',
  'congratulations',
  'introduction',
] as const;
export type LetterOccasion = (typeof letterOccasions)[number];

/** What is told in them is not in a record, or the home is not on the market: none is looked for. */
export const withoutRecord: readonly LetterOccasion[] = [
  ...dealOccasions.filter((one) => one !== 'plain'),
  ...tenantOccasions,
  'counter-offer',
  'repairs',
  'seller-update',
  'open-house-visit',
  'new-lead',
  'birthday',
  'by-owner-again',
  'expired',
  'for-sale-by-owner',
  'prospecting',
  'anniversary',
  'thanks',
  'congratulations',
];

const PEOPLE =
  '\\b(?:sellers?|owners?|buyers?|clients?|customers?|leads?|prospects?|agents?|lenders?|loan\\s+officers?|neighbou?rs?|sphere|friends?|couples?|famil(?:y|ies)|past)\\b';
const people = new RegExp(PEOPLE);

/** All patterns of one occasion must be found; the special stand before the general. */
const patterns: readonly (readonly [LetterOccasion, ...RegExp[]])[] = [
  ...dealPatterns,
  [
    'counter-offer',
    /\b(?:counter(?:[\s-]?offers?|ing|ed|s)?|contraofertas?)\b/,
    inLines()`
      \b(?:agents?|buyers?|sellers?|offers?|e-?mails?|letters?|notes?|texts?|messages?|repl(?:y|ies)|response|correos?)\b
      |\b(?:draft|write|prepare|compose|make|escrib\w+|redact\w+)\s+(?:\w+\s+){0,2}?(?:counter|contraoferta)\b
    `,
    /^(?!.*\b(?:description|remarks|captions?|posts?|flyers?|kitchen|quartz|granite|stone)\b)/,
  ],
  [
    'repairs',
    inLines()`
      \brepairs?\b|\b(?:fix|replace)\b|\breparaciones\b
      |\bcredits?\b(?=.*\b(?:inspection|repl(?:y|ies)|response|offer\w*|buyers?|sellers?)\b)
    `,
    /\b(?:agents?|buyers?|sellers?|vendedor\w*|comprador\w*)\b/,
    // To one's own clients it is told as it was said.
    /^(?!.*\b(?:text|e-?mail|tell|to|for)\s+(?:my|our)\s+(?:buyers?|sellers?|clients?)\b)/,
    /\b(?:credits?|offer\w*|wo\s?n'?t|will\s+not|refus\w+|requests?|repl(?:y|ies)|respon\w+|counter\w*|credito)\b/,
  ],
  [
    'seller-update',
    inLines()`
      \b(?:weekly|monthly|status|activity|progress|showings?|listing|marketing|semanal)\s+(?:\w+\s+)?
        (?:updates?|reports?|recap|summary)\b
      |\b(?:updates?|recap|informe|resumen)\b.*\b(?:showings?|views|offers|visits|visitas|sellers?|owners?|vendedor\w*)\b
      |\b(?:sellers?|owners?|vendedor\w*)\b.*\b(?:updates?|recap|informe\s+semanal)\b
    `,
    /\b(?:sellers?|owners?|clients?|vendedor\w*|duen[oa]s?)\b/,
  ],
  [
    'price-cut',
    inLines()`
      \bprice\s+(?:reductions?|drops?|cuts?|adjustments?|improvements?)\b
      |\b(?:drop|reduc|lower|cut|adjust)\w*\s+(?:the|our|their|his|her|your)\s+(?:list(?:ing)?\s+|asking\s+)?price\b
      |\b(?:drop|dropp|reduc|lower|cut|cutt|adjust)\w*\s+(?:to|by|it\s+to|of|from)\s+\$?\d
      |\b\d{1,2}(?:\.\d)?\s?%\s+(?:price\s+)?(?:cut|drop|reduction|lower|adjustment)\b|\brebaja\s+del?\s+\d{1,2}\s?%
      |\b(?:want|suggest\w*|recommend\w*|propose|need|thinking|should)\s+(?:to\s+|we\s+|of\s+)*(?:go|going|get|move|come)\s+(?:down\s+)?to\s+\$?\d
      |\bcome\s+down\s+(?:in|on)\s+price\b
      |\b(?:wo\s?n'?t|will\s+not|does\s?n'?t\s+want\s+to|refus\w+\s+to|not\s+willing\s+to)\s+(?:budge|move|come\s+down|go\s+down|reduce|lower|drop|negotiate)\b
      |\b(?:stuck|firm|stubborn|unrealistic)\s+(?:on|about|at)\s+(?:the\s+|their\s+|his\s+|her\s+)?(?:list\s+)?price\b
      |\bno\s+quieren?\s+(?:bajar|mover\w*)\b
      |\b(?:bajar|rebajar|reducir|rebaja\s+de|baja\s+de)\s+(?:(?:el|the|un\s+poco\s+el)\s+)?(?:precio|price)\b
      |\b(?:bajar|rebajar|reducir|drop|lower|reduce)\s+(?:de|from)\s+\$?\d
    `,
    /\b(?:sellers?|owners?|clients?|vendedor\w*|duen[oa]s?|propietari[oa]s?)\b/,
  ],
  [
    'offer-accepted',
    /\boffers?\s+(?:was|is|got|has\s+been|just\s+got|were|getting)\s+accepted\b|\baccepted\s+(?:our|their|the|her|his|your)\s+offer\b/,
  ],
  [
    'lost-offer',
    /\b(?:lost|outbid|beaten\s+out)\b|\b(?:did\s*n'?t|not)\s+(?:get|win)\b|\boffers?\s+(?:was|were|got|has\s+been)\s+(?:rejected|declined|turned\s+down|not\s+accepted)\b/,
    /\b(?:buyers?|clients?|couples?|offers?|bid(?:ding)?(?:\s+wars?)?)\b/,
  ],
  ['feedback', /\bfeedback\b/, /\b(?:agents?|showings?|tours?|open\s+house)\b/],
  ['neighbors', /\bneighbou?rs?\b/, /\bopen\s+house\b/],
  [
    'open-house-visit',
    inLines()`
      \bopen\s+house\b|\b(?:casa|puertas)\s+abiertas?\b
      |\b(?:people|everyone|everybody|folks|visitors|those|guests|attendees|all)\s+(?:who|that)\s+(?:came|attended|stopped|visited|showed\s+up|signed\s+in)\b
      |\b(?:los|las)\s+que\s+(?:vinieron|visitaron)\b
    `,
    inLines()`
      \b(?:
        saw|seen|came|come|visited|attended|toured|was\s+at|were\s+at|stopped\s+by|dropped\s+in|walked\s+through|met
        |visitors?|attendees?|guests?|sign(?:ed)?[\s-]?in|yesterday|follow(?:ing)?[\s-]?up|thank\w*|vino|vinieron|visit\w+
      )\b
      |\bafter\b.{0,30}\bopen\s+house\b
    `,
    /^(?!.*\b(?:invit\w*|announce\w*|post|caption|flyer|instagram|facebook)\b)/,
  ],
  ['birthday', /\bbirthdays?\b|\bb-?day\b|\bcumplea\w+/],
  ['anniversary', /\banniversar(?:y|ies)\b/],
  [
    'by-owner-again',
    /\bfsbos?\b|\bfor[\s-]sale[\s-]by[\s-]owners?\b/,
    inLines()`
      \bfollow(?:ing)?[\s-]?up\b|\b(?:second|2nd|next|another)\s+(?:letter|e-?mail|text|note|message|touch)\b
      |\b(?:did\s*n'?t|did\s+not|has\s*n'?t|never|no)\s+(?:answer|repl|respon|call|write|got\s+back)\w*
    `,
  ],
  [
    'for-sale-by-owner',
    /\bfsbos?\b|\bfor[\s-]sale[\s-]by[\s-]owners?\b|\bselling\s+(?:it\s+)?(?:themselves|on\s+their\s+own|by\s+owner)\b/,
  ],
  [
    'prospecting',
    inLines()`
      \b(?:prospecting|farming|(?:my|our|the)\s+farm|prospeccion)\b
      |\b(?:(?:home)?owners?|neighbou?rs?|duen[oa]s?|propietari[oa]s?|vecin[oa]s?)\b
        (?=
          .*\b(?:i|we|my|our|tengo|tenemos|mis?)\s+(?:have\s+|got\s+|am\s+working\s+with\s+|work\s+with\s+)?(?:an?\s+|un[a]?\s+|some\s+|several\s+|two\s+|dos\s+|cash\s+|serious\s+|qualified\s+|pre-?approved\s+)*(?:buyers?|clients?|comprador\w*)\b
        )
      |\b(?:(?:home)?owners?|neighbou?rs?|duen[oa]s?|propietari[oa]s?|vecin[oa]s?)\b
        (?=
          .*\b(?:think\w*|thought|consider\w*|interest\w*|want\w*|ready|if|about|plan\w*|pens\w+|quier\w+|si)\b.*\b
          (?:sell|selling|moving|vend\w+)\b
        )
      |\b(?:letters?|(?:post\s?)?cards?|mailers?|door\s?hangers?|cartas?|tarjetas?|postal(?:es)?)\s+
        (?:to|for|a|para)\s+(?:all\s+|the\s+|some\s+|my\s+|los\s+|las\s+|mis\s+)*
        (?:home\s?owners?|owners?|residents|neighbou?rs?|duen[oa]s?|propietari[oa]s?|vecin[oa]s|residentes)\s+
        (?:in|on|of|around|near|along|de|del|en|cerca)\b
        (?!.*\b(?:about|regarding|that|saying|telling|explaining|sobre|que|diciendo\w*)\b(?!.*\b(?:sell\w*|buyers?|list(?:ing)?|vend\w+|comprador\w*)\b))
    `,
    // Of one home that is or was for sale: written from its record.
    /^(?!.*(?<!\b(?:neighbou?r|someone|somebody|house|home|place|property|one|i|we)\s+)\b(?:just|recently)\s+(?:listed|sold)\b)(?!.*\b(?:expireds?|fsbos?|open\s+house|(?:price|list)\s+(?:reduc\w+|cuts?|drops?|adjust\w*)|(?:the|our|your|their|his|her)\s+price|offers?)\b)/,
  ],
  ['expired', /\bexpireds?\b|\b(?:vencid[oa]|expirad[oa])s?\b/],
  [
    'new-lead',
    inLines()`
      \b(?:new|internet|online|web(?:site)?|zillow|redfin|realtor\.?com|facebook|fresh)\s+(?:buyer\s+|seller\s+)?(?:leads?|inquir\w+)\b
      |\b(?:first|initial|intro\w*)\s+(?:\w+\s+)?(?:texts?|e-?mails?|messages?|repl(?:y|ies)|response|touch)\b.*\b(?:leads?|prospects?)\b
      |\b(?:leads?|prospects?)\b.*\b(?:asked|asking|asks|inquired|inquiring|interested)\s+(?:about|in|for|on)\b
    `,
    /^(?!.*\b(?:this|first|second|third|the)\s+(?:one|home|house|condo|listing)\b)/,
  ],
  ['appraisal', /\bapprais(?:al|er)s?\b/, /\b(?:lenders?|loan\s+officers?|date|status|update|order(?:ed)?|scheduled)\b/],
  ['review', /\b(?:reviews?|testimonials?)\b/, /\b(?:ask\w*|request\w*|leav(?:e|ing)|google|zillow|yelp)\b/],
  ['referral', /\breferrals?\b/, people],
  [
    'appointment',
    /\b(?:confirm|remind)\w*\b/,
    /\b(?:showings?|tours?|appointments?|viewings?|walk-?throughs?|inspections?|meetings?)\b/,
  ],
  ['thanks', /\bthank(?:s|ing)?\b|\bthank[\s-]you\b|\bagradec\w+/, people],
  ['congratulations', /\bcongrat\w*\b/, /\b(?:clos\w+|keys|buyers?|clients?|sellers?|home)\b/],
  [
    'follow-up',
    inLines()`
      \b(?:
        ghost(?:ed|ing)
        |gone\s+(?:quiet|silent|cold|dark)
        |went\s+(?:quiet|silent|cold|dark)
        |(?:have|has)\s*n'?t\s+(?:heard|replied|answered|responded)
        |check(?:ing)?[\s-]+in|follow(?:ing)?[\s-]+up|touch(?:ing)?\s+base|re-?engage
        |(?:stay|keep)(?:ing)?\s+in\s+touch
        |seguimiento|no\s+(?:contesta|responde)n?
      )\b
    `,
    new RegExp(`${PEOPLE}|\\b(?:he|she|they|him|her|them)\\b`),
  ],
  ['introduction', /\b(?:introduc\w+|welcome)\b/, people],
];

/** What it is to be, at the beginning of the words. */
const wants = inLines()`
  ^\W*(?:
    (?:
      please|now|ok(?:ay)?|hey|hi|so|can\s+you|could\s+you|would\s+you|i\s+need|i\s+want|i'?d\s+like|need|give\s+me
      |help\s+me|quick|short|nice|friendly|warm|polite|first|new|an?|my|to|with|me|what'?s
      |open\s+house(?:\s+sign[\s-]?in)?|gracious|kind|intro(?:duction|ductory)?|cover|request\s+for|asking\s+for
      |necesito|quiero|por\s+favor|un[a]?|haz(?:me)?|prepara(?:me)?|nota\s+de|correo\s+de(?!\s+(?:un\s+|mi\s+)?client)
    )[\s,]+
  )*(?:
    write?|draft|compose|explain|explic\w+|escrib\w*|redact\w*|send|te?xt|msg|e-?mail|message|mensaje|correo(?!\s+de\s+(?:un\s+|mi\s+)?client)|nota
    |carta|guion|dile|avisale|mandale|enviale|agradec\w*|highest\s+and\s+best|prospecting|farming|post\s?card|letter|note
    |reply|card|scripts?|prepare|make|create|thank[\s-]you|thanks|follow[\s-]?up|ask|counter(?:[\s-]?offer)?|birthday
    |rejection\s+(?:letters?|e-?mails?|texts?|notes?|messages?)
    |voice\s?mails?|vm|(?:(?:cold|phone)\s+)?calls?\s+scripts?|(?:weekly|seller)\s+update
    |(?:fsbo|expired(?:\s+listing)?)\s+(?:(?:cold\s+|phone\s+)?(?:calls?\s+)?scripts?|voice\s?mails?|letters?|e-?mails?|texts?)
    |price\s+(?:reductions?|cuts?|drops?|adjustments?|improvements?)\s+
      (?:letters?|e-?mails?|texts?|notes?|messages?|scripts?)
  )\b
  |[.;:!?,]\s*(?:(?:please|pls|can\s+you|i|now|and)\s+)*(?:need|want|give\s+me)\s+(?:an?\s+|the\s+)?(?:\w+\s+){0,2}
    (?:scripts?|letters?|e-?mails?|texts?|notes?|messages?|voice\s?mails?)\b
  |\b(?:how|best|nicest|kindest|nice|good|right)\s+(?:way\s+)?(?:do\s+i\s+|should\s+i\s+|can\s+i\s+|to\s+)
    (?:respond|reply|answer|say|tell|write)\b.*\b(?:e-?mail|text|message|letter|writing)\b
  |[.;:!?,]\s*(?:please\s+|can\s+you\s+)?(?:write|draft|compose)\s+(?:me\s+)?(?:an?\s+|the\s+|my\s+)?(?:\w+\s+){0,2}
    (?:repl(?:y|ies)|response|e-?mail|letter|text|note|message|script|voice\s?mail|counter(?:[\s-]?offer)?)\b
  |\b(?:need|want|have)\s+(?:to\s+)?(?:say|send|write|tell)\s+(?:(?:them|him|her)\s+)?something\b
  |\bsomething\s+(?:nice\s+|kind\s+)?(?:i\s+can\s+|to\s+)(?:say|send|tell|write)\b
`;
/** Of a market or of what a tool makes: another text. */
const ofOthers = inLines()`
  (?<!\bon\s)(?<!\bon\sthe\s)\bmarket\b(?!\s+(?:value|it))|\bcma\b|\bpresentation\b
  |\blistings?\s+(?:description|copy)\b
  |\b(?:instagram|facebook|social|caption|tweet)\b
  |\bcover\s+(?:note|letter)\b|\blove\s+letters?\b
`;
const isText =
  /\b(?:te?xts?|msg|letters?|nota|mensaje|guion|carta|dile|avisale|mandale|enviale|correo|respond|thank\w*|notes?|e-?mails?|messages?|(?:post\s?)?cards?|repl(?:y|ies)|scripts?|mensajes?|cartas?|correos?|dm|sms|voice\s?mails?|vm|updates?|recap|response|write|draft|escribe|redacta|ask|something|follow[\s-]?up)\b/;
const MAX_WORDS = 40;

/** A message that was got, and not one to write: "email from a client: Hi Ana, …". */
const isPasted =
  /^\W*(?:fwd?:?\s+)?(?:(?:client|buyer|lead)(?:'s)?\s+)?(?:e-?mail|correo|mensaje|message|text)\s*(?:\s(?:de|of|from)\s+(?:(?:una?|my|mi|an?|the)\s+)?(?:client\w*|buyer|seller|lead|comprador\w*|vendedor\w*))?\s*:\s*(?:hi|hello|hey|dear|hola|estimad\w+|buen\w+)\b/;

/** Null where no letter of these is asked for. @param folded lower case, in English words */
export function occasionOf(folded: string): LetterOccasion | null {
  if (ofOthers.test(folded) || isPasted.test(folded) || folded.split(/\s+/).length > MAX_WORDS) return null;
  if (repliesToTold(folded)) return 'plain';
  const ofTenant = tenantPatterns.find(([, ...all]) => all.every((one) => one.test(folded)))?.[0];
  if (ofTenant) return ofTenant;
  const isPlain = asksForPlainLetter(folded);
  if (!isPlain && (!wants.test(folded) || !isText.test(folded))) return null;
  return (
    patterns.find(([, ...all]) => all.every((one) => one.test(folded)))?.[0] ??
    (explainedIn(folded) === null ? (isPlain ? 'plain' : null) : 'explain')
  );
}
