/** What the product is asked to do and does not, by which words: answered with a no and the nearest that it does. */
import { inLines } from '#server/platform/text/in-lines.ts';

const capabilities = [
  'tax-records',
  'signatures',
  'staging',
  'photos',
  'website',
  'defaults',
  'agenda',
  'other-language',
  'cma-pdf',
  'refinance',
  'flood',
  'offer-forms',
] as const;
export type Capability = (typeof capabilities)[number];

const ASK = inLines()`
  ^[\s¿¡]*(?:(?:hey|hi|ok(?:ay)?|so|and|also|now|then|please|pls|plz|oye|y|tambien|por\s+favor)[\s,]+)*
  (?:(?:can|could|would|will|do|does|are)\s+(?:you|u|i|we|it|sidekick)\s+(?:also\s+|please\s+|able\s+to\s+|even\s+)?
    |i\s+(?:need|want)(?:\s+you)?\s+(?:to\s+)?|is\s+there\s+(?:a\s+way\s+to\s+)?|puedes?\s+|podrias\s+|necesito\s+(?:que\s+)?)?
`.source;
/** "Write:" is what a button of ours puts ahead. */
const ORDER = `^(?:(?:write|to do|escribir?)\\s*:\\s*)?${ASK.slice(1)}`;
const WRITE = '(?:write|draft|fill|prepare|put|make|submit|create|redacta\\w*|escrib\\w+|prepara\\w*|haz|llena\\w*)';
const ONE = '(?:(?:an?|the|our|my|their|una?|la|el)\\s+)?(?:(?:written|full\\s+price|formal|purchase)\\s+)?';
const LANGUAGE =
  '(?:chinese|mandarin|cantonese|vietnamese|korean|japanese|french|german|portuguese|russian|ukrainian|tagalog|arabic|hindi|punjabi|italian|polish|farsi|hebrew|armenian|creole|chino|mandarin|coreano|japones|frances|aleman|portugues|ruso|vietnamita|arabe|italiano)';
const LISTINGS =
  '(?:(?:my|the|this|that|our|it|mis|mi|el|la|los|las)\\s*)+(?:\\w+\\s+)?(?:listings?|homes?|houses?|anuncios?|casas?)?';

const words: Readonly<Record<Capability, RegExp>> = {
  'tax-records': inLines()`
    ${ASK}(?:pull|get|find|look\s*up|show|see|check|search|give|have|access|sacar?|busca\w*|mostrar?|ver)?\s*(?:up\s+)?(?:me\s+)?
    (?:(?:the|any|some|a|los|las|el)\s+)?(?:county\s+|public\s+|property\s+)?
    (?:
      tax\s+(?:records?|rolls?|assessor\s+\w+|id)|assessor'?s?\s+(?:records?|data|info\w*|page|site)
      |(?:public|county|deed|title|ownership|property)\s+records?
      |title\s+(?:report|search)
      |(?:deeds?|liens?|parcel\s+(?:map|number)|apn|plat\s+map)\s+(?:for|of|on)\b.*
      |registros?\s+(?:fiscales|publicos|de\s+impuestos|del\s+condado)
    )\b
  `,
  signatures: inLines()`
    \b(?:docu\s?sign|e-?sign(?:atures?|ing)?|electronic\s+signatures?|hellosign|authentisign|skyslope|firma\s+electronica)\b
    |${ASK}(?:send|get|put|mandar?|enviar?)\b.{0,30}\bfor\s+(?:a\s+)?signatures?\b
    |${ASK}(?:get|have)\s+(?:it|this|that|the\s+\w+|them)\s+signed\b
  `,
  staging: inLines()`
    \b(?:virtual(?:ly)?\s+stag(?:e|ing)|stag(?:e|ing)\s+(?:the\s+|this\s+|these\s+)?(?:photos?|pictures?|rooms?)|floor\s?plans?\s+(?:maker|drawing))\b
    |${ASK}(?:edit|retouch|enhance|brighten|declutter|stage|photoshop|edita\w*|retoca\w*)\s+
      (?:(?:the|my|this|these|those|some|las|mis)\s+)?(?:\w+\s+)?(?:photos?|pictures?|pics?|images?|fotos?)\b
  `,
  photos: inLines()`
    ${ASK}(?:take|shoot|make|generate|create|order|book|tomar?|sacar?)\s+(?:me\s+|some\s+|the\s+|new\s+|better\s+|a\s+)*
      (?:photos?|pictures?|pics?|photographer|drone\s+(?:photos?|video|shots?)|videos?|video\s+tours?|3d\s+tours?|matterports?|fotos?)\b
  `,
  website: inLines()`
    ${ASK}(?:put|publish|upload|post|syndicate|embed|add|push|show|list|display|enter|pon(?:er)?|publica\w*|sube|subir)\s+
      ${LISTINGS}\s*(?:up\s+)?(?:on|onto|to|in|into|en|a)\s+
      (?:my\s+|our\s+|the\s+|mi\s+|el\s+|la\s+)?
      (?:web\s?sites?|web\s?pages?|site|blog|idx|zillow|redfin|realtor\.com|trulia|facebook|instagram|craigslist|mls|sitio|pagina)\b
    |${ASK}(?:have|offer|provide|make|build|set\s+up|support|do)\s+(?:an?\s+|me\s+an?\s+)?(?:idx(?:\s+\w+)?|agent\s+web\s?site|web\s?site|landing\s+page)\b
  `,
  defaults: inLines()`
    ${ASK}(?:change|set|update|save|edit|remember|cambia\w*|pon(?:er)?|guarda\w*)\b.{0,25}\b
      (?:defaults?|predeterminad[ao]|por\s+defecto)\b.{0,40}\b
      (?:commissions?|net\s+sheets?|closing\s+costs?|rates?|down\s+payment|comision(?:es)?|costos?|tasas?|enganche)\b
    |${ASK}(?:change|set|update|make|use|cambia\w*|usa\w*)\b.{0,20}\b(?:commissions?|closing\s+costs?|comision(?:es)?)\b.{0,30}\b(?:default|by\s+default|always|for\s+all|siempre)\b
  `,
  agenda: inLines()`
    ^[\s¿¡]*(?:(?:hey|ok(?:ay)?|so|and|good\s+morning|buenos\s+dias)[\s,]+)*
    (?:
      what(?:'?s|\s+is|\s+do\s+i\s+have)\s+(?:on\s+(?:my|the)|my|in\s+my)\s+
        (?:plate|calendar|schedule|agenda|to-?\s?do(?:\s+list)?|tasks?)\b.{0,20}
      |what\s+do\s+i\s+have\s+(?:going\s+on\s+|scheduled\s+|to\s+do\s+|planned\s+)*(?:today|tomorrow|this\s+week|on\s+\w+day)
      |(?:show|read|check|open|list)\s+(?:me\s+)?my\s+(?:calendar|schedule|agenda|appointments?|tasks?|to-?\s?do(?:\s+list)?)\b.{0,20}
      |(?:do\s+i\s+have\s+)(?:any\s+|an\s+)?(?:appointments?|showings?|meetings?|tasks?)\b.{0,25}
      |que\s+tengo\s+(?:en\s+la\s+agenda|pendiente|programado|para|que\s+hacer)\b.{0,20}
      |(?:cual\s+es|muestra\w*|abre)\s+mi\s+(?:agenda|calendario)\b.{0,20}
    )[\s?.!]*$
  `,
  'other-language': inLines()`
    \b(?:translat\w+|write|put|make|say|give|answer|do|rewrite|traduc\w+|escrib\w+|pon\w*)\b.{0,50}\b(?:to|in|into|a|al|en)\s+(?:simplified\s+|traditional\s+)?${LANGUAGE}\b
      (?=[\s?.!,]*$|\s+(?:for|please|pls|too|and|so|instead|para|por)\b)
    |^\W*(?:(?:and|now|ok)\s+)?(?:in|into|to)\s+${LANGUAGE}[\s?.!]*$
  `,
  'cma-pdf': inLines()`
    ${ASK}(?:send|e-?mail|text|give|get|make|create|manda\w*|envia\w*|dame)\s+(?:me\s+|us\s+)?(?:an?\s+|the\s+|my\s+|that\s+|un\s+|el\s+)?
    (?:cma\s+(?:as\s+an?\s+|in\s+|en\s+)?pdf|pdf\s+(?:of\s+|de\s+)?(?:an?\s+|the\s+|my\s+|un\s+|el\s+)?cma)[\s?.!]*$
  `,
  refinance: inLines()`
    \b(?:should|would|could|can|is|are|when|does|do|worth|makes?\s+sense|good\s+time|time\s+to|conviene|debo|deberia|momento)\b.{0,45}\b
    (?:re-?financ(?:e|ing)|refi|refinanciar)\b
  `,
  flood: inLines()`
    \b(?:is|does|do|will|would|are|need|needs|require[ds]?|what(?:'?s|\s+is)?|which|how\s+much|cost|hay|esta|necesita\w*)\b.{0,40}\b
    (?:
      flood\s+(?:zone|plain|insurance|risk|map|area)|fema\s+(?:zone|map|flood)|floodplain
      |zona\s+(?:de\s+)?inundacion(?:es)?|zona\s+inundable|seguro\s+(?:de\s+|contra\s+)?inundacion(?:es)?
    )\b
    |^\W*(?:and\s+)?(?:the\s+)?flood\s+(?:zone|insurance|risk)[\s?.!]*$
  `,
  // A letter that goes with an offer, or tells of one, is written.
  'offer-forms': inLines()`
    ${ORDER}${WRITE}\s+(?:me\s+)?(?:up\s+|together\s+|out\s+|in\s+)?${ONE}(?:offer|oferta)\b
      (?!\s+(?:e-?mails?|cover|letters?\b(?!\s+(?:for|on))|texts?|messages?|summar\w+|compar\w+|strateg\w+|tables?|sheets?|history|por\s+correo))
    |${ORDER}(?:${WRITE}\s+)?(?:me\s+)?(?:up\s+|out\s+|in\s+)?${ONE}
      (?:
        offer\s+letter\s+(?:for|on)|(?:purchase|sales?|lease)\s+(?:agreement|contract)\s+(?:for|on)|offer\s+forms?
        |contrato\s+de\s+(?:compra\s?venta|compra|renta)
      )\b
  `,
};

/** A search, a home or a letter that only names one of them. */
const ofElse = inLines()`
  \b(?:
    homes?\s+(?:in|with|near|not|outside|out)|find\s+me|(?:out\s+of|outside|not\s+in)\s+(?:a\s+|the\s+)?flood
    |write\s+(?:an?\s+)?(?:e-?mail|text|letter|post|note)|how\s+(?:do|can)\s+i
  )\b
`;
const MAX_WORDS = 22;

/** Null where none of them is asked for. @param folded in lower case, without accents */
export function capabilityAsked(folded: string): Capability | null {
  const text = folded.trim();
  if (text.split(/\s+/).length > MAX_WORDS) return null;
  const found = capabilities.find((one) => words[one].test(text)) ?? null;
  return found !== null && found !== 'other-language' && ofElse.test(text) ? null : found;
}
