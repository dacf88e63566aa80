/** What people ask before they rely on an assistant: "do you use Zillow?", "are these real listings?", "who owns it?", "what can you do for me?". */
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const kinds = [
  'portals',
  'other-model',
  'client-data',
  'real-listings',
  'value-error',
  'owner',
  'character',
  'school-zones',
  'can-do',
  'availability',
  'now-or-wait',
] as const;
export type TrustQuestion = (typeof kinds)[number];

const LED = inLines()`
  ^[\s¿¡]*(?:(?:hey|hi|hello|ok(?:ay)?|so|and|but|also|wait|then|hola|oye|y|pero)[\s,.!]+)*
`.source;
const PERSON =
  "(?:she|he|the\\s+(?:(?:listing|seller'?s|buyer'?s|other)\\s+)?(?:agent|broker|realtor|owner|seller|buyer|landlord|tenant)s?|this\\s+(?:agent|broker|realtor)|(?:the\\s+)?listing\\s+agent\\s+\\w+(?:\\s+\\w+)?|el\\s+(?:agente|vendedor|dueno)|la\\s+(?:agente|vendedora|duena)|los\\s+(?:vendedores|duenos))";
const MODELS = '(?:chat\\s?gpt|gpt(?:-?\\d\\w*)?|open\\s?ai|claude|anthropic|gemini|copilot|llama|grok|deepseek)';
const patterns: Readonly<Record<TrustQuestion, RegExp>> = {
  portals: inLines()`
    \b(?:do|does|can|are|is|did)\b.{0,30}\b(?:you|u|this|it|that|sidekick|these|those|your\s+\w+)\b.{0,40}\b(?:zillow|redfin|trulia|realtor\.?com|zestimates?|homes\.com)\b
    |\b(?:usas?|tienes|viene\w*|sacas)\b.{0,30}\b(?:zillow|redfin|trulia|realtor\.?com)\b
  `,
  'other-model': new RegExp(
    `${LED}(?:are|r|is|do|eres|usas)\\s+(?:(?:you|u|this|it|that)\\s+)?(?:just\\s+|really\\s+|basically\\s+|based\\s+on\\s+|powered\\s+by\\s+|built\\s+on\\s+|use\\s+|using\\s+|an?\\s+)*${MODELS}(?:\\s+\\w+)?[\\s?.!]*$`,
  ),
  'client-data': inLines()`
    \b(?:what|where|how|who)\b.{0,25}\b(?:do|does|is|are|happens?|goes?|sees?|reads?|stor\w+|keep\w*)\b.{0,40}\b
      (?:my|our|their|the)\s+(?:clients?'?s?'?|buyers?'?|sellers?'?|personal|private)\s+(?:data|info\w*|names?|details|messages?|e-?mails?)\b
    |\b(?:is|are)\s+(?:my|our)\s+(?:clients?'?s?'?\s+)?(?:data|info\w*|chats?|conversations?)\s+(?:safe|secure|private|confidential)\b
    |\bque\s+haces?\s+con\b.{0,20}\b(?:datos|informacion)\b
  `,
  'real-listings': inLines()`
    ${LED}(?:are|is)\s+(?:these|those|this|that|they|the|your|any\s+of\s+(?:these|those))\s+(?:(?:homes|houses|listings|data|numbers|properties)\s+)?(?:all\s+)?
      (?:real|actual|fake|made\s+up|invented|demo|test)(?:\s+(?:listings|homes|houses|properties|data|people))?[\s?.!]*$
    |${LED}(?:son|es)\s+(?:anuncios|casas|datos|esto)?\s*(?:reales|real|inventad[oa]s?|de\s+prueba)[\s?.!]*$
  `,
  'value-error': inLines()`
    \bhow\s+(?:accurate|reliable|precise|good|close|off|exact)\s+(?:are|is)\s+(?:your|the|these|those|sidekick'?s)\s+(?:home\s+)?(?:valuations?|values?|estimates?|avms?|prices?\s+estimates?|cmas?)\b
    |\b(?:que\s+tan|cuan)\s+(?:exact\w+|precis\w+|fiables?|confiables?)\s+(?:son|es)\s+(?:tus|las|los|tu)\s+(?:valuaciones|avaluos|valores|estimaciones)\b
  `,
  owner: inLines()`
    ${LED}(?:do\s+you\s+know\s+|tell\s+me\s+|can\s+you\s+(?:tell\s+me|find\s+out)\s+)?
      (?:who\s+(?:(?:currently\s+)?owns|is\s+the\s+(?:current\s+)?(?:owner|homeowner)\s+(?:of|at)|are\s+the\s+owners\s+(?:of|at)|lives\s+(?:at|in))\s+
        (?!(?:you|u|sidekick|this\s+(?:app|assistant|program|tool|site|thing|company)|this\s*\W*$|the\s+(?:mls|data))\b)
      |quien\s+es\s+(?:el|la)\s+(?:duen[oa]|propietari[oa])\s+de|de\s+quien\s+es\s+(?:la\s+)?casa)
  `,
  character: new RegExp(
    `${LED}(?:is|are|was|es|son)\\s+${PERSON}\\s+(?:an?\\s+|really\\s+|very\\s+|any\\s+)*(?:honest|good|nice|trustworthy|reliable|legit|liar|crook|decent|easy\\s+to\\s+work\\s+with|rich|married|divorced|desperate|buen[oa]|honest[oa]|confiable)\\b[^,]{0,20}$|${LED}how\\s+old\\s+(?:is|are)\\s+(?:she|he|the\\s+(?:sellers?|owners?|agents?|buyers?|tenants?|listing\\s+agent))\\b|${LED}cuantos\\s+anos\\s+tiene\\w*\\s+(?:el|la|los|las)\\s+(?:vendedor\\w*|duen[oa]s?|agente)\\b`,
  ),
  'school-zones':
    /\b(?:homes|houses|condos|listings|ones|streets|which|what|casas)\b.{0,30}\b(?:zoned|zone|assigned|feed(?:s|ing)?|in)\b.{0,15}\b(?:good|great|best|better|top|highly?[\s-]rated|buenas?|mejores)\b.{0,12}\b(?:schools?|escuelas?)\b/,
  'can-do': inLines()`
    ${LED}(?:what|how)\s+(?:all\s+)?(?:can|could|do|would)\s+(?:you|u)\s+(?:do|help|offer)\s*(?:me\s+)?(?:with\s+|for\s+)?
      (?:me|us|an?\s+(?:real\s+estate\s+)?agents?|agents?|(?:my\s+)?(?:listings?|buyers?|sellers?|clients?|rentals?))[\s?.!]*$
    |${LED}(?:me\s+)?puedes\s+ayudar(?:me)?(?:\s+en\s+espanol)?[\s?.!]*$|${LED}(?:en\s+que|como)\s+(?:me\s+)?puedes\s+ayudar(?:me)?[\s?.!]*$
    |${LED}que\s+puedes\s+hacer\s+(?:por\s+mi|con\s+\w+|para\s+\w+(?:\s+\w+)?)[\s?.!]*$
  `,
  availability: inLines()`
    ${LED}(?:(?:only|just|that\s+are|must\s+be|needs?\s+to\s+be|solo)\s+)*(?:available|move[\s-]?in(?:\s+(?:ready|date))?|vacant|disponibles?)\s+
      (?:(?:on|or)\s+)?(?:before|by|from|on|in|after|starting|around|until|now|today|asap|immediately|antes|desde|para|el|en|a\s+partir)\b.{0,24}$
  `,
  'now-or-wait': inLines()`
    ${LED}(?:should|would)\s+(?:my|the|our|a|they|he|she|we|i)\b.{0,20}\b(?:buy|sell|list|purchase|move)\b.{0,12}\b(?:now|today)?\b.{0,6}\bor\s+(?:should\s+\w+\s+)?(?:wait|hold)\b.{0,16}$
    |${LED}(?:conviene|deberia\w*|debe\w*)\b.{0,30}\b(?:comprar|vender)\b.{0,12}\bo\s+esperar\b.{0,12}$
  `,
};
const MAX_WORDS = 18;

/** Null where it asks for something else. */
export function readTrustQuestion(question: string): TrustQuestion | null {
  const folded = fold(question).trim();
  if (folded.split(/\s+/).length > MAX_WORDS) return null;
  return kinds.find((kind) => patterns[kind].test(folded)) ?? null;
}
