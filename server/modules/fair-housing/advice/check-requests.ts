/** How people ask for words to be checked. All in small letters, without accents. */
import { folded } from './words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const LAW =
  '(?:fair[\\s-]*housing|complian(?:t|ce)|hud|discriminat\\w+|violat\\w+|steering|vivienda\\s+justa|discrimina\\w*|legal(?:ly|es)?|illegal|ilegal(?:es)?|lawful)';
const FINE = `(?:ok(?:ay)?|fine|good|allowed|permitted|risky|problem(?:atic)?s?|acceptable|alright|permitid[oa]s?|riesgos[oa]s?|problematic[oa]s?|bien|${LAW})`;
const COPY =
  '(?:remarks?|listings?|descriptions?|ads?|adverts?|advertis\\w+|posts?|mls|flyers?|brochures?|copy|captions?|headlines?|blurbs?|wording|anuncios?|descripcion(?:es)?|folletos?|publicacion(?:es)?)';
const SAYS =
  '(?:say|write|advertise|mention|describe|call|use|put|include|state|print|decir|diga|digo|escribir|usar|poner|mencionar|anunciar)';
const ASKS =
  '^\\W*(?:(?:hey|hi|ok(?:ay)?|so|and|also|then|pls|please|quick|now|por\\s+favor|oye|y)[\\s,]+)*(?:(?:can|could|would|will|puedes|podrias)\\s+(?:you|u)?\\s*)?(?:please\\s+|pls\\s+)?';
const THIS = `(?:this|these|that|it|the\\s+following|(?:my|the|our|mi|el|la)\\s+(?:\\w+\\s+)?${COPY}|est[oae]s?)(?:\\s+(?:one|text|sentence|line|wording|${COPY}|texto|frase)){0,2}`;
const END =
  '(?:[\\s,]+(?:for\\s+me|below|out|over|up|please|pls|now|real\\s+quick|quickly|first|before\\s+(?:i|we|it)\\s+(?:publish|post|send|use|run|print|list|goes?)(?:\\s+(?:it|this|them|live|out))?|or\\s+(?:not|no)|por\\s+favor|porfa|then|then\\?|here))*\\W*$';

export const namesLaw = new RegExp(`\\b${LAW}\\b`);
export const namesCopy = new RegExp(`\\b${COPY}\\b`);

/** "Can I say …", "is it OK to write …": what is said stands in the question. */
const WHO = `(?:i|we|he|she|they|one|agents?|it|(?:my|our|the|an?|mi|el|la|un|una|nuestr[oa])\\s+(?:\\w+\\s+)?${COPY})`;
const MAY = `(?:(?:can|could|may|should|must|does|do|puede|pueden|debe)\\s+${WHO}|puedo|podemos|debo|(?:ok(?:ay)?|fine|legal|illegal|lawful|allowed|alright|permitted|risky|safe|compliant|bien|permitido)\\s+(?:to|(?:for|if)\\s+(?:me\\s+to|us\\s+to|${WHO})|(?:if\\s+)?that\\s+${WHO}|si|que))`;
export const asksAllowed = new RegExp(
  `\\b(?:is|are|would|es|esta|son)\\b.{0,20}\\b${FINE}\\b.{0,20}\\b${SAYS}s?\\b|\\b${MAY}\\s+(?:not\\s+)?(?:be\\s+)?(?:allowed\\s+to\\s+)?(?:\\w+\\s+){0,2}?${SAYS}\\b`,
);
export const asksSay = inLines()`
  (?:
    \b${MAY}\s+(?:not\s+)?(?:\w+\s+)?
    |\b(?:trouble|sued|fined|penali[sz]ed|avoid)\s+(?:(?:for|if|by)\s+)?(?:i\s+|we\s+)?
  )(?:
    say(?:ing)?|writ(?:e|ing)|advertis(?:e|ing)|us(?:e|ing)|mention(?:ing)?|say|write|advertise|mention
    |describe\s+\w+\s+as|call\s+\w+|decir|diga|escribir|mencionar|anunciar|put|use|include|poner|usar
  )s?\s+(?!(?:it|this|that|to|about|in|something|anything)\b)(?<phrase>.+?)\W*$
`;

export const asksWhich = inLines()`
  \b(?:which|what|any|cual(?:es)?|que|alguna)\b.{0,25}\b
    (?:words?|phrases?|terms?|these|those|parts?|palabras|frases|estas)\b.{0,30}\b
    (?:${FINE}|bad|wrong|avoid|take\s+out|not\s+say|evitar|quitar)\b
  |\b(?:are|is|son)\s+(?:these|any\s+of\s+(?:these|this)|estas)\b.{0,20}\b${FINE}\b
  |\b(?:check|review|screen|scan|revisa\w*)\b.{0,40}\b
    (?:fair\s+housing|compliance|compliant|vivienda\s+justa|risky\s+words|these\s+words|this\s+wording|wording|legal)
    \b
`;

/** "Check this", "fix my remarks for me": what follows may be anything. */
export const asksToCheck = inLines()`
  ${ASKS}(?:
    (?:double[\s-]?)?check|review|fix|clean|clean\s+up|scan|vet|proof(?:read)?|look\s+(?:at|over)|go\s+over|correct
    |edit|make|revis\w+|corrig\w+|arregl\w+|limpi\w+|haz
  )\s*(?:up\s+)?(?:${THIS})?(?:\s+(?:up|for|to\s+be|so\s+it\s+is|so\s+its|so\s+it's|para\s+que\s+sea|por))?
    (?:\s+(?:${FINE}|${LAW}|safe|legal)(?:\s+(?:issues?|problems?|violations?|ok(?:ay)?|compliance))?)?${END}
  |${ASKS}${LAW}\s+(?:check|review|scan|test)${END}
`;

/** "Is this OK", "any issues with this", "can I post this", with what is meant before or behind it. */
export const asksIfFine = new RegExp(
  [
    `${ASKS}(?:is|are|would|does|es|esta|son|cumple)\\s+(?:${THIS}|""(?:[\\s,]*(?:and|or|y|o)?[\\s,]*"")*)(?:\\s+(?:be|still|all|sound|seem|look))?\\s+${FINE}(?:\\s+${FINE})?(?:\\s+(?:to|for|in|on|with|en|para|con)\\s+.{1,30})?${END}`,
    `${ASKS}(?:i|we|puedo|podemos)\\s*(?:post|publish|use|run|send|print|say|write|publicar|usar|poner)\\s+${THIS}(?:\\s+(?:in|on|as|en)\\s+.{1,30})?${END}`,
    `${ASKS}(?:is\\s+there\\s+|do\\s+you\\s+see\\s+|hay\\s+)?(?:any|anything|algun|algo|some)\\s*(?:${LAW}\\s+)?(?:problems?|issues?|concerns?|red\\s+flags?|violations?|wrong|off|risky|bad|problemas?|mal|ilegal)(?:\\s+(?:with|in|about|con|en)\\s+(?:${THIS}|""))?${END}`,
    `${ASKS}what(?:'?s|\\s+is)\\s+(?:wrong|off|risky|bad|illegal|not\\s+${FINE})\\s+(?:with|in|about)\\s+(?:${THIS}|"")${END}`,
    `""[\\s,;:-]*(?:is\\s+(?:that|it|this)\\s+)?${FINE}(?:\\s+(?:to\\s+say|in|for|on|en|para)\\b.{0,30})?\\W*$`,
    `${ASKS}(?:is\\s+(?:that|it|this)|ok(?:ay)?|es(?:o)?|esta)\\s+${FINE}(?:\\s+(?:to\\s+\\w+|in|for|on|en|para)\\b.{0,30})?\\W*$`,
  ].join('|'),
);

/** With the words in quotation marks. */
export const asksOfQuoted = inLines()`
  (?:
    ^\W*(?:(?:hey|so|and|also|y)[\s,]+)*
      (?:is|are|would|will|does|do|can|should|could|may|am|any|ok(?:ay)?|es|puedo|puede)\b.*
    |\b(?:${COPY}|${LAW})\b.*
  )\b(?:${FINE}|trouble|avoid|sued|fined|${SAYS}s?|saying|writing)\b(?!.*\b(?:deal|price|offer|clause)\b)
`;

export const asksAtAll = inLines()`
  \b(?:what|which|que)\b.{0,20}\b(?:
    can(?:'?t|not)|can\s+(?:i|we)\s+not
    |should(?:n'?t|\s+not|\s+(?:i|we)\s+(?:not|avoid))
    |must\s+not|not\s+to|to\s+avoid
    |are\s+(?:not\s+allowed|forbidden|banned)
    |no\s+(?:puedo|debo|se\s+puede)
  )\b.{0,30}\b(?:listings?|remarks|ads?|advertis\w+|descriptions?|mls|copy|anuncios?|descripcion)\b
`;

export const wantsCleanWords = inLines()`
  \b(?:clean|fix|make|rewrite|change|get|arregla\w*|haz\w*|deja\w*)\b.{0,25}\b
    (?:legal|compliant|lawful|fair[\s-]housing|licito)\b
  |\b(?:remove|take\s+out|cut|drop|delete|strike|leave\s+out|clean\s+up|fix|rewrite|quita\w*|borra\w*|corrige\w*)\b
    .{0,40}\b(?:
      (?:isn'?t|is\s+not|not|aren'?t|no\s+(?:sea|es|son))\s+(?:legal|allowed|ok(?:ay)?|compliant|fair)
      |illegal|unlawful|ilegal|risky|compliant|violat\w+|breaks|fair\s+housing|vivienda\s+justa
      |(?:the\s+)?(?:bad|problem)\s+(?:words|ones|parts)
    )\b
`;

const MAX_WORDS = 14;
const law = inLines()`
  \b(?:
    fair[\s-]*housing|complian(?:t|ce)|hud|discriminat\w+|violat\w+|vivienda\s+justa|discrimina\w*
    |(?:legal|lawful|ok(?:ay)?|allowed)\s+to\s+(?:post|publish|use|run|print|send)
    |legal(?:ly)?\s+(?:ok(?:ay)?|fine|safe)
    |(?:post|publish|use|send)\s+(?:it|this|that)\s+legally
  )\b
`;
const asks = inLines()`
  ^\W*(?:(?:hey|hi|ok(?:ay)?|so|and|also|but|wait|then|pls|please|thanks|great|y|oye|pero)[\s,]+)*
  (?:(?:(?:are|r)\s+(?:you|u)\s+sure|es[oae]|est[oae])\s+)?
  (?:
    is|are|was|does|do|did|would|will|can|could|any|anything|check|double[\s-]?check|review|scan|has|hay|es|esta
    |cumple|viola|revisa\w*|tiene|algun\w*|puedes|fair[\s-]housing
  )\b
`;
const it = inLines()`
  \b(?:
    it|this|that|these|there|them|one|text|post|caption|copy|remarks?|description|e-?mail|letter|flyer|ad|headline
    |version|wording|draft|you\s+wrote|eso|esto|el|la|texto|correo|publicacion|anuncio|descripcion
  )\b
`;

/** "Any fair-housing issues with that?", of a text that stands in the thread. */
export function asksOfStanding(text: string): boolean {
  const words = folded(text);
  return words.trim().split(/\s+/).length <= MAX_WORDS && law.test(words) && asks.test(words) && it.test(words);
}

const MAX_FILE_WORDS = 20;
const attached = /\b(?:attached|adjunt[oa]s?)\b\s*/g;

/** "Is anything in this flyer a fair-housing problem?", "check the attached copy", of a file that somebody attached; "check this" may want anything of it. */
export function asksToCheckFile(text: string): boolean {
  const words = folded(text).replace(attached, '');
  if (words.trim().split(/\s+/).length > MAX_FILE_WORDS) return false;
  return (law.test(words) && asks.test(words)) || (namesCopy.test(words) && (asksToCheck.test(words) || asksIfFine.test(words)));
}
