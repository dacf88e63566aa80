/** What a seller says against a price or a fee, as the agent who has to answer it tells it. */
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export type Objection =
  | 'start-high'
  | 'no-cut'
  | 'old-market'
  | 'online-estimate'
  | 'neighbor'
  | 'commission'
  | 'by-owner'
  | 'wait';

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
    |objections?|push\s+back
    |talk(?:ing)?\s+(?:points|(?:him|her|them)\s+(?:out|down))
    |(?:como|que)\s+(?:le\s+|les\s+)?(?:respondo|contesto|digo|explico)
  )\b
`;
const OVER = '(?:over|above|more\\s+than|higher\\s+than|mas\\s+(?:que|de|alto))';
const AMOUNT = '\\$?\\s?\\d[\\d,.]*\\s*(?:k|m|mil|thousand|million|%|percent|pct)?';

/** "Another agent does it for 1 percent" */
const isCheaperElsewhere = inLines()`
  \b(?:another|other|different|discount|cheaper|otr[oa])\s+
  (?:agents?|brokers?|realtors?|brokerages?|compan(?:y|ies)|agentes?|corredor\w*)\b.{0,40}
  (?:\b\d(?:\.\d)?\s*(?:%|pct\b|percent\b|por\s+ciento\b)|\b(?:cheaper|for\s+less|less|menos|mas\s+barat[oa])\b)
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
  \b(?:list|price|start|ask)\w*\b.{0,12}\d[\d.,]*\s?(?:k|m)?\b.{0,24}\b
  (?:comps?|comparables|value|valuation|cma|market)\s+(?:say|says|show|shows|is|are|at|come|comes|came|suggests?|point\w*)\b
`;

const kinds: readonly [Objection, (folded: string) => boolean][] = [
  ['commission', (folded) => isCheaperElsewhere.test(folded) && !asksForHomes.test(folded)],
  ['by-owner', (folded) => byOwner.test(folded) && !asksForHomes.test(folded)],
  [
    'wait',
    (folded) =>
      waits.test(folded) &&
      !ofBuyers.test(folded) &&
      (saysSeller.test(folded) || asksHow.test(folded) || /\b(?:sell|list|listing|vender|anunciar\w*)\b/.test(folded)),
  ],
  [
    'commission',
    (folded) =>
      /\b(?:why|justify|explain|defend|worth|lower|reduce|cut|discount|too\s+(?:high|much)|por\s+que|cobro|justific\w+|bajar|demasiad\w+)\b/.test(
        folded,
      ) &&
      /\b(?:commissions?|comision(?:es)?|my\s+fees?|i\s+charge|mi\s+tarifa|(?:charge|cobr\w+)\s+(?:el\s+)?\d(?:\.\d)?\s*(?:%|pct|percent|por\s+ciento)?)/.test(
        folded,
      ) &&
      !/\b(?:net|nets?|closing|proceeds|neto)\b/.test(folded) &&
      (saysSeller.test(folded) || asksHow.test(folded) || /\b(?:my|mi|i)\s+(?:commission|comision|fee|charge)\b/.test(folded)),
  ],
  [
    'online-estimate',
    (folded) =>
      /\b(?:zillow|zestimate|redfin|trulia|online\s+(?:estimate|value)|estimador)\b/.test(folded) &&
      (saysSeller.test(folded) || asksHow.test(folded)),
  ],
  [
    'neighbor',
    (folded) =>
      /\b(?:neighbou?r\w*'?s?|next\s+door|down\s+the\s+street|vecin[oa]s?)\b.*\b(?:sold|got|sale|vendi\w+)\b.*\b(?:more|higher|better|(?:over|above)\s+(?:the\s+)?(?:ask(?:ing)?|list)|\d+\s?k|mas)\b/.test(
        folded,
      ) &&
      (saysSeller.test(folded) || asksHow.test(folded)),
  ],
  [
    'no-cut',
    (folded) =>
      /\b(?:wo\s?n'?t|will\s+not|refus\w+\s+to|does\s?n'?t\s+want\s+to|do\s?n'?t\s+want\s+to|not\s+willing\s+to|unwilling\s+to|no\s+quieren?(?:\s+que)?|se\s+niegan?\s+a)\s+(?:to\s+)?(?:cut|reduc\w+|lower|drop|budge|come\s+down|bajar|rebajar)\b/.test(
        folded,
      ) &&
      !/\b(?:commission|fees?|comision)\b/.test(folded) &&
      (saysSeller.test(folded) || asksHow.test(folded)),
  ],
  [
    'old-market',
    (folded) =>
      /\b(?:still|like|as\s+if|thinks?|back\s+(?:in|to)|todavia|sigue|seguimos)\b.{0,24}\b(?:20(?:1\d|2\d)|the\s+peak|the\s+boom)\b/.test(
        folded,
      ) &&
      new RegExp(`\\b${SELLER}\\b`).test(folded) &&
      (saysSeller.test(folded) || asksHow.test(folded)) &&
      !/\b(?:built|bought|sold|listed)\b/.test(folded),
  ],
  [
    'start-high',
    (folded) =>
      (/\b(?:price|list|go|start)\s+(?:it\s+)?(?:too\s+|way\s+)?high\b|\bstart(?:ing)?\s+(?:out\s+|it\s+)?(?:too\s+)?high(?:er)?\b|\b(?:come|bring|go|drop|lower)\s+(?:it\s+|the\s+price\s+|ours?\s+)?(?:down\s+)?later\b|\btest(?:ing)?\s+the\s+market\b|\b(?:room|space)\s+to\s+(?:negotiate|come\s+down)\b|\bcan\s+always\s+(?:lower|come\s+down|drop|reduce)\b|\b(?:empezar|salir)\s+(?:con\s+un\s+precio\s+)?(?:mas\s+)?alto\b|\bbajar(?:lo|la)?\s+(?:despues|luego|mas\s+tarde)\b/.test(
        folded,
      ) &&
        (saysSeller.test(folded) || asksHow.test(folded) || /\b(?:should|shouldn't|why|listing)\b/.test(folded))) ||
      /\b(?:what\s+happens\s+(?:to|with|if)|what\s+if|why\s+not|risks?\s+of|dangers?\s+of|problems?\s+with|do)\b.{0,40}\bover\s?pric\w+\b|\bover\s?pric\w+\b.{0,20}\bsee\s+(?:what|how|if|who)\b/.test(
        folded,
      ) ||
      (saysSeller.test(folded) && wantsMoreThanComps.test(folded)) ||
      /\bque\s+pasa\s+(?:con|si)\b.{0,40}\b(?:sobrevalorad\w+|demasiado\s+car\w+|precio\s+alto)\b/.test(folded) ||
      (saysSeller.test(folded) &&
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

export const objectionIn = (text: string): Objection | null => {
  const folded = fold(text);
  return kinds.find(([, isMeant]) => isMeant(folded))?.[0] ?? null;
};

export interface ObjectionRead {
  objection: Objection;
  /** It was asked for the place of an objection that was told before. */
  isGoingOn: boolean;
}

/** An objection that the message tells, asks the figures for, or names the place of. */
export function readObjection({ question, earlier, open }: Turn): ObjectionRead | null {
  const own = objectionIn(question);
  if (own) return { objection: own, isGoingOn: false };
  const before = earlier.findLast((text) => objectionIn(text) !== null);
  const objection = before === undefined ? null : objectionIn(before);
  if (objection === null) return null;
  const isPlaceOf = open.at(-1) === before && question.trim().split(/\s+/).length <= MAX_PLACE_WORDS;
  return isPlaceOf || asksProof.test(fold(question)) ? { objection, isGoingOn: true } : null;
}
