/** What a letter is about that comes up before and during a sale. */
import { inLines } from '#server/platform/text/in-lines.ts';

export const dealOccasions = [
  'countered',
  'offer-declined',
  'low-appraisal',
  'highest-and-best',
  'wants-out',
  'not-chosen',
  'showing-thanks',
  'appointment-thanks',
  'cma-cover',
  'no-answer',
  'offer-received',
  'home-to-see',
  'explain',
  'plain',
] as const;
type DealOccasion = (typeof dealOccasions)[number];

const people =
  /\b(?:sellers?|owners?|buyers?|clients?|agents?|they|he|she|them|him|her|vendedor\w*|comprador\w*|agentes?|duen[oa]s?)\b/;
const aText =
  /\b(?:notes?|te?xts?|e-?mails?|cards?|letters?|messages?|write|draft|nota|correo|mensaje|carta|clients?|buyers?|sellers?)\b/;
const thanks = /\bthank(?:s|ing|[\s-]you)?\b|\bagradec\w+|\bgracias\b/;

/** All patterns of one occasion must be found. Those that go by what stands before have none: a cover letter of a CMA, a note without an answer. */
export const dealPatterns: readonly (readonly [DealOccasion, ...RegExp[]])[] = [
  [
    'countered',
    /\b(?:buyers?|clients?|comprador\w*)\b/,
    inLines()`
      \boffers?\b.*\b(?:reject\w*|declin\w*|turned\s+down|not\s+accepted|wasn'?t\s+accepted|no\s+go)\b.*\bcounter\w*
      |\b(?:sellers?|they|other\s+side|listing\s+agent)\s+(?:just\s+|has\s+|have\s+)?(?:countered|came\s+back|is\s+countering|are\s+countering)\b
      |\b(?:rechaz\w+|no\s+acept\w+)\b.*\bcontraofert\w+|\bvendedor\w*\s+(?:nos\s+)?contraofert\w+
    `,
    /^(?!.*\b(?:buyer'?s?'?\s+agent|agente\s+del\s+comprador)\b)/,
  ],
  // To the agent of those who made it; a buyer who lost is written to as a client.
  [
    'offer-declined',
    inLines()`
      \b(?:reject(?:s|ed|ing|ion)?|declin\w*|turn(?:s|ed|ing)?\s+(?:it\s+|them\s+)?down|(?:did\s*n'?t|not)\s+(?:win|get\s+it|accept\w*|chosen)
        |lost|losing|(?:went|going|go)\s+with\s+(?:another|a\s+different|other)\s+offer|rechaz\w+|perdi\w+|no\s+acept\w+)\b
    `,
    /\b(?:(?:buyer'?s?'?|losing|other|their|co-?op)\s+(?:agents?|realtors?|brokers?)|agents?\s+(?:of|for|with)\s+the\s+(?:other|losing)|agents?\s+(?:who|that|whose)|agente\w*\s+(?:del\s+comprador|que))\b/,
    /^(?!.*\b(?:counter\w*|contraofert\w*|price\s+(?:cut|reduction)|repairs?)\b)(?!.*\b(?:our|my)\s+(?:\w+\s+)?offer\b)(?!.*\b(?:text|e-?mail|tell|to|for|write)\s+(?:my|our)\s+(?:buyers?|clients?|sellers?)\b)/,
  ],
  [
    'low-appraisal',
    /\b(?:apprais(?:al|ed)|avaluo|tasacion)\b/,
    /\b(?:low(?:er)?|short(?:fall)?|under|below|gap|less|light|abajo|bajo|baja|menos|debajo)\b/,
    /\b(?:sellers?|owners?|buyers?|clients?|vendedor\w*|comprador\w*|duen[oa]s?)\b/,
    // What one is, is explained.
    /^(?!.*\b(?:what\s+(?:an?\s+)?(?:low|is|are|happens)|what'?s|how|explain\w*\s+(?:what|how|(?:an?\s+)?low)|que\s+(?:es|pasa))\b(?!.*\d))/,
  ],
  [
    'highest-and-best',
    /\bhighest\s+(?:and|&|\+)\s+best\b|\bbest\s+and\s+final\b|\bh\s?&\s?b\b|\bmejor(?:es)?\s+ofertas?\b/,
    /\b(?:agents?|agentes?|buyers?|all|everyone|parties|requests?|asking|call|pid\w+)\b/,
  ],
  [
    'wants-out',
    people,
    inLines()`
      \b(?:wants?|wanting|trying|asks?|asking|looking|needs?|quieren?)\s+(?:\w+\s+)?(?:out\b|to\s+(?:get\s+out|cancel|back\s+out|terminate|withdraw|walk)|salir(?:se)?|cancelar|terminar)
      |\b(?:backing|back)\s+out\s+of\b
    `,
    /\b(?:contract|agreement|escrow|listing|deal|sale|contrato|acuerdo|venta)\b/,
  ],
  [
    'not-chosen',
    inLines()`
      \b(?:went|going|go|gone|signed|listed|listing)\s+with\s+(?:someone\s+else|somebody\s+else|another|a\s+different|other)\b
      |\b(?:chose|picked|hired|selected)\s+(?:someone\s+else|somebody\s+else|another|a\s+different)\b
      |\b(?:eligi\w+|escogi\w+|se\s+fueron\s+con)\s+(?:a\s+)?otr[oa]\b
    `,
  ],
  [
    'showing-thanks',
    thanks,
    aText,
    /\b(?:after|for|following)\b.{0,30}\b(?:showings?|tours?|viewings?|walk-?through)\b|\b(?:saw|toured|viewed|seeing)\b|\b(?:despues|por)\b.{0,24}\bvisita\b/,
    /^(?!.*\b(?:open\s+house|closing|agents?)\b)/,
  ],
  [
    'appointment-thanks',
    thanks,
    aText,
    /\b(?:appointments?|appt|consult\w*|presentation|meeting|interview|cita|reunion|coffee)\b/,
    /^(?!.*\b(?:closing|cierre)\b)/,
  ],
  [
    'offer-received',
    /\b(?:sellers?|owners?|vendedor\w*|duen[oa]s?|propietari[oa]s?)\b/,
    inLines()`
      \b(?:got|received|have|has|had|there(?:'?s|\s+is)|brought|recibi\w*|tenemos|llego|hay)\s+(?:just\s+)?(?:an?\s+|our\s+|your\s+|the\s+|una\s+)?
        (?:(?:first|new|cash|full\s+price|great|good|all[\s-]cash|strong)\s+)*(?:offer|oferta)\b
      |\b(?:an?|new|first|una)\s+(?:cash\s+)?(?:offer|oferta)\s+(?:came|just|is\s+in|at|of|for|de|por)\b|\boffer\s+(?:is|came)\s+in\b
      |\boffers?\s+(?:at|of|for)\s+\$?\d
    `,
    /^(?!.*\b(?:no\s+offers?|accepted|reject\w*|declin\w*|counter\w*|contraofert\w*|highest|lost|fell\s+through|withdr\w+)\b)/,
    /^(?!.*\b(?:price\s+(?:reduc\w+|cut|drop)|to\s+the\s+sellers?'?s?\s+agent|listing\s+agent)\b)/,
  ],
  [
    'home-to-see',
    /\b(?:just\s+(?:got\s+|was\s+|been\s+)?(?:listed|came\s+(?:up|on|out)|hit\s+the\s+market|went\s+(?:live|on))|(?:new|brand\s+new)\s+listing|acaba\s+de\s+salir|recien\s+(?:listad\w+|salid\w+))\b/,
    /\b(?:see|tour|look|visit|view|showing|check\s+(?:it\s+)?out|verla|ver)\b/,
    /^(?!.*\b(?:post|caption|instagram|facebook|flyer|neighbou?rs?|vecinos|blast|newsletter|postcard|first|second|third)\b)/,
  ],
];

/** Behind a CMA: "write the intro letter for it". */
export const asksForCmaCover = inLines()`
  \b(?:intro(?:duction|ductory)?|cover|accompanying|transmittal)\s+(?:letter|note|e-?mail|text|message|page)\b
  |\b(?:letter|note|e-?mail|text|message)\b.*\b(?:with|for|about|to\s+go\s+with)\s+(?:the|this|that|my)\s+cma\b
  |\bcarta\s+(?:de\s+presentacion|introductoria)\b|\b(?:correo|carta|mensaje)\b.*\bcon\s+(?:el|the)\s+cma\b
`;
/** Behind a letter: "follow up, no answer". */
export const asksToFollowUp = inLines()`
  \bfollow(?:ing)?[\s-]?up\b|\bno\s+(?:answer|reply|response|word)\b|\b(?:did\s*n'?t|did\s+not|has\s*n'?t|have\s*n'?t|never)\s+(?:answer|repl|respon|get\s+back|hear)\w*
  |\bseguimiento\b|\b(?:no|sin)\s+(?:me\s+)?(?:contest|respond|respuesta)\w*
`;
