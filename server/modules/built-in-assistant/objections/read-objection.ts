/** What a seller says against a price or a fee, as the agent who has to answer it tells it. */
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { changedText, type ObjectionText } from './objection-text.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type Objection =
  | 'start-high'
  | 'no-cut'
  | 'old-market'
  | 'online-estimate'
  | 'neighbor'
  | 'commission'
  | 'by-owner'
  | 'wait'
  | 'other-agent'
  /** Another agent says that it sells for more. */
  | 'promised-more'
  /** None of these, and asked for as one. */
  | 'any';

const SELLER =
  '(?:sellers?|owners?|homeowners?|clients?|he|she|they|husband|wife|couple|vendedor\\w*|duen[oa]s?|propietari[oa]s?|clientes?)';
const says =
  '(?:wants?|wanted|insists?|thinks?|thought|says?|said|believes?|demands?|expects?|keeps?|asks?|wonders?|quieren?|dicen?|piensan?|creen?|insisten?|preguntan?)';
const saysSeller = new RegExp(`\\b${SELLER}\\b.{0,20}\\b${says}\\b`);
const asksHow = inLines()`
  \b(?:
    how\s+(?:do|can|should|would)\s+(?:i|we)\s+
      (?:answer|respond|reply|handle|explain|counter|push\s+back|convince|tell)
    |what\s+(?:do|can|should|would)\s+i\s+(?:say|tell|answer)
    |help\s+me\s+(?:answer|respond|explain|convince|push)
    |objections?|push\s+back|comebacks?|rebuttals?|what\s+to\s+say|scripts?
    |talk(?:ing)?\s+(?:points|(?:him|her|them)\s+(?:out|down))
    |(?:como|que)\s+(?:le\s+|les\s+)?(?:respondo|contesto|digo|explico)
  )\b
`;
const OVER = '(?:over|above|more\\s+than|higher\\s+than|mas\\s+(?:que|de|alto))';
const AMOUNT = '\\$?\\s?\\d[\\d,.]*\\s*(?:k|m|mil|thousand|million|%|percent|pct)?';

/** "Another agent does it for 1 percent" */
const isCheaperElsewhere = inLines()`
  \b(?:another|other|different|discount|cheaper|otr[oa]|your|the)\s+
  (?:agents?|brokers?|realtors?|brokerages?|compan(?:y|ies)|competit(?:or|ion)s?|guy|agentes?|corredor\w*)\b.{0,40}
  (?:\b\d(?:\.\d)?\s*(?:%|pct\b|percent\b|por\s+ciento\b)|\b(?:cheaper|for\s+less|less|menos|mas\s+barat[oa])\b)
`;
/** "Agent X will do it for 4 percent total" */
const isNamedCheaper = inLines()`
  \b(?:agente?|broker|realtor)\s+[a-z]{1,20}\s+(?:will|would|can|does|says?|offers?|charges?|lo\s+hace|cobra)\b.{0,30}
  \b\d(?:\.\d)?\s*(?:%|pct\b|percent\b|por\s+ciento\b)
`;
/** "Other agent said they can get them 1.9, we said 1.7" */
const isPromisedMore = inLines()`
  \b(?:another|other|different|otr[oa])\s+(?:agents?|brokers?|realtors?|agente)\b.{0,30}\b(?:said|says|promis\w+|told|thinks?|can|could|will|would|dice|dijo|promet\w+)\b.{0,30}
    \b(?:get|sell|sold|list|bring|worth|more|higher|vend\w+|sac\w+|consig\w+|mas)\b(?!\s+(?:it\s+)?for\s+\d(?:\.\d)?\s*(?:%|percent|pct))
`;
const byOwner = inLines()`
  \bfsbo\b|\bfor\s+sale\s+by\s+owner\b
  |\bsell\w*\s+(?:(?:it|this|the\s+\w+|their\s+\w+|her\s+\w+|his\s+\w+)\s+)?(?:by\s+)?
    (?:
      themsel(?:f|ves)|theirselves|himself|herself|on\s+(?:their|his|her)\s+own
      |without\s+(?:an?\s+|any\s+)?(?:agents?|realtors?|brokers?)
    )\b
  |\bvender(?:la|lo)?\s+
    (?:por\s+su\s+(?:propia\s+)?cuenta|sin\s+agente|(?:ellos|ellas)\s+mism[oa]s|(?:el|ella)\s+mism[oa])\b
`;
const SEASON =
  '(?:spring|summer|fall|autumn|winter|(?:the\\s+)?(?:next|new)\\s+year|next\\s+month|january|february|march|april|may|june|(?:the\\s+)?(?:interest\\s+)?rates?|(?:the\\s+)?holidays|primavera|verano|otono|invierno|(?:el\\s+)?(?:proximo|otro)\\s+ano|(?:las\\s+)?tasas)';
const waits = new RegExp(
  `\\b(?:wait(?:ing)?|hold(?:ing)?\\s+off|esper(?:ar|an?|e))\\s+(?:\\w+\\s+){0,3}?(?:till?|until|'?til|for|to|hasta|a)\\s+(?:que\\s+)?(?:\\w+\\s+){0,2}?${SEASON}\\b`,
);
const ofBuyers = /\b(?:buy(?:ers?|ing|s)?|purchase|comprador\w*|comprar)\b/;
const asksForHomes = /\b(?:find|search|show|homes|houses|listings|condos|busca\w*|muestra\w*)\b/;

/** "Wants to list at 1.4 when comps say 1.25" */
const wantsMoreThanComps = inLines()`
  \b(?:wants?|wanted|asking|thinks?|expects?|insists?|quieren?|pide)\b.{0,14}\d[\d.,]*\s?(?:k|m|mil)?\b.{0,30}\b
  (?:comps?|comparables|value|valuation|cma|market|comparables|comparaciones)\s+(?:say|says|show|shows|is|are|at|come|comes|came|suggests?|point\w*|dicen?|dan)\b
  |
  \b(?:list|price|start|ask)\w*\b.{0,12}\d[\d.,]*\s?(?:k|m)?\b.{0,24}\b
  (?:comps?|comparables|value|valuation|cma|market)\s+(?:say|says|show|shows|is|are|at|come|comes|came|suggests?|point\w*)\b
`;

/** "We already know an agent", "why should I list with you?" */
const hasOtherAgent = inLines()`
  \b(?:already\s+)?(?:know|have|has|got|work\w*\s+with|talk\w*\s+to|interview\w*)\s+(?:\w+\s+){0,3}?
    (?:agents?|realtors?|brokers?)\b
  |\b(?:friend|cousin|brother|sister|uncle|aunt|nephew|niece|relative|family\s+member|son|daughter)\b.{0,30}\b
    (?:agent|realtor|broker|real\s+estate|license)\b
  |\bwhy\s+(?:should|would|do)\s+(?:i|we|they)\s+(?:\w+\s+){0,2}?(?:list|hire|choose|pick|go|work|use|sign)\w*\s+(?:with\s+)?(?:you|me)\b
  |\bwhy\s+(?:you|me)\s+(?:and\s+not|instead\s+of|over)\b
  |\b(?:ya\s+(?:tenemos|conocemos|tengo|conozco)\s+(?:a\s+)?un[a]?\s+agente|por\s+que\s+(?:contigo|usted))\b
`;
/** Said to the agent, in the seller's own words: "seller: 'why you?'", "'we want to wait'". */
const quotes = inLines()`
  ^\W*(?:(?:and|what\s+about|how\s+about|ok|y)\s+)*(?:(?:if\s+)?(?:the\s+|my\s+)?(?:sellers?|owners?|clients?|they|he|she)\s*(?:says?)?\s*:)
  |^\W*(?:(?:and|what\s+about|how\s+about|ok|y)\s+)*['"“‘].+['"”’]\W*$
  |\b(?:for|to|against)\s+['"“‘].+['"”’]
`;

/** "How should I answer on commission", "what do I say about my fee" */
const asksOnCommission = inLines()`
  \b(?:how|what)\s+(?:do|can|should|would|to)\s+(?:(?:i|we)\s+)?(?:answer|respond|reply|handle|say|tell\s+(?:him|her|them)|explain|talk|deal\s+with)\b
    .{0,40}\b(?:commissions?|(?:my|our|the)\s+fees?)\b
  |\b(?:commission|fee)\s+(?:questions?|objections?)\b
  |\b(?:como|que)\s+(?:les?\s+)?(?:respondo|contesto|digo|explico)\b.{0,30}\b(?:comision(?:es)?|tarifa)\b
`;

const kinds: readonly [Objection, (folded: string, isSaid: boolean) => boolean][] = [
  [
    'promised-more',
    (folded, isSaid) => isSaid && isPromisedMore.test(folded) && !isCheaperElsewhere.test(folded) && !ofBuyers.test(folded),
  ],
  [
    'other-agent',
    (folded, isSaid) =>
      isSaid &&
      hasOtherAgent.test(folded) &&
      !isCheaperElsewhere.test(folded) &&
      !asksForHomes.test(folded) &&
      !ofBuyers.test(folded),
  ],
  ['commission', (folded) => (isCheaperElsewhere.test(folded) || isNamedCheaper.test(folded)) && !asksForHomes.test(folded)],
  ['by-owner', (folded) => byOwner.test(folded) && !asksForHomes.test(folded)],
  [
    'wait',
    (folded, isSaid) =>
      waits.test(folded) && !ofBuyers.test(folded) && (isSaid || /\b(?:sell|list|listing|vender|anunciar\w*)\b/.test(folded)),
  ],
  [
    'commission',
    (folded, isSaid) =>
      /\b(?:why|justify|explain|defend|worth|lower|reduce|cut|discount|too\s+(?:high|much|expensive)|por\s+que|(?:muy|tan)\s+(?:alt|car)\w+|pay\s+you|cobro|justific\w+|bajar|demasiad\w+)\b/.test(
        folded,
      ) &&
      /\b(?:commissions?|comision(?:es)?|pay\s+(?:you|me|an?\s+agent)\b.{0,12}\d|pagar(?:te|le|me)\s+(?:el\s+)?\d|my\s+fees?|i\s+charge|mi\s+tarifa|(?:charge|cobr\w+)\s+(?:el\s+)?\d(?:\.\d)?\s*(?:%|pct|percent|por\s+ciento)?)/.test(
        folded,
      ) &&
      !/\b(?:net|nets?|closing|proceeds|neto)\b/.test(folded) &&
      (isSaid || /\b(?:my|mi|i)\s+(?:commission|comision|fee|charge)\b/.test(folded)),
  ],
  [
    'commission',
    (folded) =>
      asksOnCommission.test(folded) && !asksForHomes.test(folded) && !/\b(?:net|nets?|closing|proceeds|neto)\b/.test(folded),
  ],
  [
    'online-estimate',
    (folded, isSaid) => /\b(?:zillow|zestimate|redfin|trulia|online\s+(?:estimate|value)|estimador)\b/.test(folded) && isSaid,
  ],
  [
    'neighbor',
    (folded, isSaid) =>
      /\b(?:neighbou?r\w*'?s?|next\s+door|down\s+the\s+street|vecin[oa]s?)\b.*\b(?:sold|got|sale|vendi\w+)\b.*\b(?:more|higher|better|(?:over|above)\s+(?:the\s+)?(?:ask(?:ing)?|list)|\d+\s?k|mas)\b/.test(
        folded,
      ) && isSaid,
  ],
  [
    'no-cut',
    (folded, isSaid) =>
      /\b(?:wo\s?n'?t|will\s+not|refus\w+\s+to|does\s?n'?t\s+want\s+to|do\s?n'?t\s+want\s+to|not\s+willing\s+to|unwilling\s+to|no\s+quieren?(?:\s+que)?|se\s+niegan?\s+a)\s+(?:to\s+)?(?:cut|reduc\w+|lower|drop|budge|come\s+down|bajar|rebajar)\b/.test(
        folded,
      ) &&
      !/\b(?:commission|fees?|comision)\b/.test(folded) &&
      isSaid,
  ],
  [
    'old-market',
    (folded, isSaid) =>
      /\b(?:still|like|as\s+if|thinks?|back\s+(?:in|to)|todavia|sigue|seguimos)\b.{0,24}\b(?:20(?:1\d|2\d)|the\s+peak|the\s+boom)\b/.test(
        folded,
      ) &&
      new RegExp(`\\b${SELLER}\\b`).test(folded) &&
      isSaid &&
      !/\b(?:built|bought|sold|listed)\b/.test(folded),
  ],
  [
    'start-high',
    (folded, isSaid) =>
      (/\b(?:price|list|go|start)\s+(?:it\s+)?(?:too\s+|way\s+)?high\b|\bstart(?:ing)?\s+(?:out\s+|it\s+)?(?:too\s+)?high(?:er)?\b|\b(?:come|bring|go|drop|lower)\s+(?:it\s+|the\s+price\s+|ours?\s+)?(?:down\s+)?later\b|\btest(?:ing)?\s+the\s+market\b|\b(?:room|space)\s+to\s+(?:negotiate|come\s+down)\b|\bcan\s+always\s+(?:lower|come\s+down|drop|reduce)\b|\b(?:empezar|salir)\s+(?:con\s+un\s+precio\s+)?(?:mas\s+)?alto\b|\bbajar(?:lo|la)?\s+(?:despues|luego|mas\s+tarde)\b/.test(
        folded,
      ) &&
        (isSaid || /\b(?:should|shouldn't|why|listing)\b/.test(folded))) ||
      /\b(?:what\s+happens\s+(?:to|with|if)|what\s+if|why\s+not|risks?\s+of|dangers?\s+of|problems?\s+with|do)\b.{0,40}\bover\s?pric\w+\b|\bover\s?pric\w+\b.{0,20}\bsee\s+(?:what|how|if|who)\b/.test(
        folded,
      ) ||
      (isSaid && wantsMoreThanComps.test(folded)) ||
      /\bque\s+pasa\s+(?:con|si)\b.{0,40}\b(?:sobrevalorad\w+|demasiado\s+car\w+|precio\s+alto)\b/.test(folded) ||
      (isSaid &&
        new RegExp(`\\b(?:list|price|we|comps?|worth|value|valuation|market|appraisal|lista|precio)\\b`).test(folded) &&
        new RegExp(`${AMOUNT}\\s+(?:${OVER}\\b|more\\b|mas\\b|higher\\b)`).test(folded) &&
        !/\b(?:buyers?|offer\w*|bid\w*|bedrooms?|beds?|sq\s?ft|square|homes|houses|condos|comprador\w*|oferta\w*)\b/.test(
          folded,
        )),
  ],
];

const asksProof = inLines()`
  ^\W*(?:(?:ok|now|and|please)\s+)?(?:give|show|get|pull)\s+me\s+(?:some\s+|the\s+|any\s+)?(?:numbers|figures|data|stats)\b
  |\b(?:numbers|figures|data|stats|evidence|proof)\b.{0,30}\b(?:prove|show|back|support)\w*\b
  |\bprove\s+(?:it|that|this|my|him|her|them)\b
  |\bback\s+(?:it|that|this|me)\s+up\b
  |\b(?:numeros|cifras|datos)\b.{0,30}\b(?:prueb|demuestr|respald)\w*
`;

const MAX_PLACE_WORDS = 8;

/** "And if they say …", "'we know an agent'": the next one. */
const isNext = /^\W*(?:and|or|also|(?:they|he|she|seller)\s+also|what\s+(?:about|if)|how\s+about|if|y|o)\b|^\s*['"“‘]/;
const asksForAnswer = /\b(?:objections?|comebacks?|rebuttals?)\b/;

/** @param isAmong another was told right before */
export function objectionIn(text: string, isAmong = false): Objection | null {
  const folded = fold(text);
  const isSaid = isAmong || saysSeller.test(folded) || asksHow.test(folded) || quotes.test(folded);
  const known = kinds.find(([, isMeant]) => isMeant(folded, isSaid))?.[0] ?? null;
  return known ?? (asksForAnswer.test(folded) && !asksForHomes.test(folded) ? 'any' : null);
}

export interface ObjectionRead {
  objection: Objection;
  /** It was asked for the place of an objection that was told before. */
  isGoingOn: boolean;
  /** Its sentences alone are wanted, in another form or language. */
  text: ObjectionText | null;
}

const plainText: ObjectionText = { form: 'spoken', isShort: false, language: null, recipient: null };

interface Standing {
  objection: Objection;
  text: ObjectionText | null;
}

/** What the messages leave standing; null where the last one is about something else. */
function standingOf([last, ...earlier]: readonly string[]): Standing | null {
  if (last === undefined) return null;
  const alone = objectionIn(last);
  if (alone) return { objection: alone, text: null };
  const before = standingOf(earlier);
  if (!before) return null;
  const among = isNext.test(fold(last)) ? objectionIn(last, true) : null;
  if (among) return { objection: among, text: null };
  // "Show me numbers that prove it" asks for no other text.
  const text = asksProof.test(fold(last)) ? null : changedText(before.text ?? plainText, last);
  return text && { objection: before.objection, text };
}

/** An objection that the message tells, asks the figures for, changes the text of, or names the place of. */
export function readObjection({ question, earlier, open }: Turn): ObjectionRead | null {
  const standing = standingOf([question, ...earlier.toReversed()]);
  if (standing) return { ...standing, isGoingOn: false };
  const before = earlier.findLast((text) => objectionIn(text) !== null);
  const objection = before === undefined ? null : objectionIn(before);
  if (objection === null) return null;
  const isPlaceOf = open.at(-1) === before && question.trim().split(/\s+/).length <= MAX_PLACE_WORDS;
  return isPlaceOf || asksProof.test(fold(question)) ? { objection, isGoingOn: true, text: null } : null;
}
