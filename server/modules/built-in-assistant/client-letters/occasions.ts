/** What a letter to a client, another agent or a neighbor is about, where it is about no home in particular. */
import { inLines } from '#server/platform/text/in-lines.ts';

export const letterOccasions = [
  'price-cut',
  'lost-offer',
  'offer-accepted',
  'thanks',
  'follow-up',
  'feedback',
  'neighbors',
  'anniversary',
  'for-sale-by-owner',
  'expired',
  'prospecting',
  'appraisal',
  'review',
  'referral',
  'appointment',
  'congratulations',
  'introduction',
] as const;
export type LetterOccasion = (typeof letterOccasions)[number];

/** To the owner of a home that is not, or no more, on the market: no record is looked for. */
export const toOwners: readonly LetterOccasion[] = [
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
  [
    'price-cut',
    inLines()`
      \bprice\s+(?:reductions?|drops?|cuts?|adjustments?|improvements?)\b
      |\b(?:drop|reduc|lower|cut|adjust)\w*\s+(?:the|our|their|his|her|your)\s+(?:list(?:ing)?\s+|asking\s+)?price\b
      |\bcome\s+down\s+(?:in|on)\s+price\b
      |\b(?:bajar|rebajar|reducir)\s+(?:el|the)\s+(?:precio|price)\b
    `,
    /\b(?:sellers?|owners?|clients?)\b/,
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
  ['anniversary', /\banniversar(?:y|ies)\b/],
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
          .*\b(?:think\w*|thought|consider\w*|interest\w*|want\w*|ready|if|about|plan\w*|pens\w+|quier\w+|si)\b.*\b
          (?:sell|selling|moving|vend\w+)\b
        )
    `,
    // Of one home that is or was for sale: written from its record.
    /^(?!.*\b(?:just|recently)\s+(?:listed|sold)\b)(?!.*\b(?:expireds?|fsbos?|open\s+house|price|offers?)\b)/,
  ],
  ['expired', /\bexpireds?\b|\b(?:vencid[oa]|expirad[oa])s?\b/],
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
      |help\s+me|quick|short|nice|friendly|warm|polite|an?|my|to|with|me
    )[\s,]+
  )*(?:
    write?|draft|compose|escribe\w*|redacta\w*|send|text|e-?mail|message|prospecting|farming|post\s?card|letter|note
    |reply|card|script|prepare|make|create|thank[\s-]you|thanks|follow[\s-]?up|ask
    |price\s+(?:reductions?|cuts?|drops?|adjustments?|improvements?)\s+
      (?:letters?|e-?mails?|texts?|notes?|messages?|scripts?)
  )\b
  |\b(?:need|want|have)\s+(?:to\s+)?(?:say|send|write|tell)\s+(?:(?:them|him|her)\s+)?something\b
  |\bsomething\s+(?:nice\s+|kind\s+)?(?:i\s+can\s+|to\s+)(?:say|send|tell|write)\b
`;
/** Of a market or of what a tool makes: another text. */
const ofOthers = inLines()`
  \bmarket\b(?!\s+(?:value|it))|\bcma\b|\bpresentation\b
  |\blistings?\s+(?:description|copy)\b
  |\b(?:instagram|facebook|social|caption|tweet)\b
  |\bcover\s+(?:note|letter)\b|\blove\s+letters?\b
`;
const isText =
  /\b(?:texts?|letters?|notes?|e-?mails?|messages?|(?:post\s?)?cards?|repl(?:y|ies)|scripts?|mensajes?|cartas?|correos?|dm|sms|write|draft|escribe|redacta|ask|something|follow[\s-]?up)\b/;
const MAX_WORDS = 40;

/** Null where no letter of these is asked for. @param folded lower case, in English words */
export function occasionOf(folded: string): LetterOccasion | null {
  if (!wants.test(folded) || !isText.test(folded) || ofOthers.test(folded) || folded.split(/\s+/).length > MAX_WORDS) return null;
  return patterns.find(([, ...all]) => all.every((one) => one.test(folded)))?.[0] ?? null;
}
