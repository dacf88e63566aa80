/** Text of one's own that is to be reworded, condensed, translated or corrected: "rewrite this: hey the sellers dont want to fix the roof". */
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const freeTextWishes = ['translate', 'summarize', 'proofread', 'rewrite'] as const;
export type FreeTextWish = (typeof freeTextWishes)[number];

export interface FreeText {
  wish: FreeTextWish;
  /** The text itself; null where it was announced and not pasted. */
  text: string | null;
}

const LED = inLines()`
  ^\W*(?:(?:hey|hi|hello|ok(?:ay)?|please|pls|now|and|also|oye|y|ahora|por\s+favor
    |(?:can|could|would|will)\s+(?:you|u)|i\s+need\s+(?:you\s+)?(?:to|an?)|help\s+me|give\s+me|do|make|me|puedes|podrias|necesito|dame|hazme|haz|an?|un|una)[\s,]+)*
`.source;
const wishes: Readonly<Record<FreeTextWish, RegExp>> = {
  translate: inLines()`
    ${LED}(?:translat\w+|tra(?:duc|duz)\w*|traduccion)\b
    |${LED}(?:put|say|write|pon\w*|di)\s+(?:this|it|that|the\s+following|lo|la|esto|esta\s+\w+)\s+(?:in|into|en|al)\s+(?:spanish|english|espanol|ingles)\b
    |${LED}what\s+does\s+(?:this|it|the\s+following)\s+(?:say|mean)\b|${LED}que\s+(?:dice|significa)\s+(?:esto|este\s+\w+|esta\s+\w+)\b
  `,
  summarize: inLines()`
    ${LED}(?:quick\s+|short\s+|brief\s+)?(?:summari[sz]e|summari[sz]ing|summary|sum\s+(?:this|it|up)|tl;?\s?dr|condense|recap|boil\s+(?:this|it)\s+down|digest
      |(?:key|main)\s+(?:points|takeaways)|bullet\s?points?|resum[ei]\w*)\b
  `,
  proofread: inLines()`
    ${LED}(?:proof\s?-?read\w*|spell\s?-?check|grammar\s?check|corrige\w*|corregir\w*)\b
    |${LED}(?:check|fix|correct|clean\s+up|review|revisa\w*|edit)\b.{0,30}\b(?:spelling|grammar|typos?|punctuation|ortografia|gramatica|errores)\b
  `,
  rewrite: inLines()`
    ${LED}(?:re-?write|re-?word|re-?phrase|paraphrase|redo|polish|improve|edit|word|shorten|expand|soften|reescrib\w*|mejora\w*|suaviza\w*|acorta\w*)\b
    |^\W*(?:(?:ok(?:ay)?|please|pls|(?:can|could|would|will)\s+(?:you|u)|puedes)[\s,]+)*(?:make|clean|fix|haz)\s*(?:this|it|that|my\s+\w+|the\s+following|esto|lo|up\s+this)\b
      .{0,24}\b(?:sound\w*|better|nicer|shorter|longer|professional\w*|formal|friendl\w+|polite\w*|warmer|softer|clearer|read|less|more|up|mejor|cort[oa]|formal|amable)\b
    |${LED}say\s+(?:this|it|that)\s+(?:(?:in\s+a\s+)?(?:more|less|better|nicer|politely|professionally)\b)
  `,
};
/** A change of a text that stands in front of it, whatever it is: "more formal please", "shorter", "in spanish". */
const changes = inLines()`
  ^\W*(?:(?:and|now|ok(?:ay)?|please|pls|make\s+it|a\s+(?:bit|little)|hazlo|ahora|y|mas)\s+)*
    (?:(?:much|way|even|a\s+(?:bit|little)|mas)\s+)?
    (?:more|less|shorter|longer|warmer|nicer|friendlier|softer|simpler|clearer|formal|informal|casual|professional|polite|better|again|cort[oa]|larg[oa]|amable|profesional)\b
    (?:\s+\w+){0,3}[\s.!?]*$
  |^\W*(?:(?:and|now|ok|y|ahora)\s+)*(?:in(?:to)?|en|al|to)\s+(?:spanish|english|espanol|ingles)\b\W*$
  |^\W*(?:(?:and|now|then|so|ok)\s+)*(?:just\s+)?(?:do|try)\s+(?:it|that)(?:\s+(?:again|anyway|then|now))?\W*$
`;
const MAX_ASKING_WORDS = 14;
const MIN_WORDS = 4;
/** Behind what may be a home, the figures of a market or a search. */
const ofOwnWork = inLines()`
  \b(?:listings?|photos?|pictures?|fotos?|comps?|cma|presentation|market|stats|search(?:es)?|results|homes?|houses?|condos?|headline|remarks|description|caption|mercado|casas?|anuncio|descripcion)\b
`;
const announced =
  /^(?:this|that|my|the|these|following|esto|este|esta|mi|el|la|\s)*(?:(?:home\s+)?inspection|disclosure|appraisal|hoa|lease|client'?s?|buyer'?s?|seller'?s?)?\s*(?:reports?|notes?|documents?|docs?|e-?mails?|messages?|letters?|articles?|contracts?|minutes|text|paragraph|informe|nota|documento|correo|mensaje|carta|contrato|texto)?\s*(?:for\s+(?:me|my\s+\w+|the\s+\w+)|please|(?:to|into|in)\s+(?:spanish|english)|para\s+\w+\s+\w+|al\s+\w+)?\W*$/;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const wishIn = (asking: string): FreeTextWish | null => freeTextWishes.find((one) => wishes[one].test(asking)) ?? null;

/** What asks, and the text: parted by a colon or a new line, else quoted or behind "translate". */
function parted(message: string): { asking: string; text: string } | null {
  const at = /:(?=\s)|\n/.exec(message)?.index ?? -1;
  if (at > 0) return { asking: message.slice(0, at), text: message.slice(at + 1).trim() };
  const [, before, quoted, after = ''] = /^([^"“]{4,80})["“](.{12,})["”]\W*(.{0,60})$/s.exec(message) ?? [];
  if (before !== undefined && quoted !== undefined) return { asking: `${before} ${after}`, text: quoted };
  const [, verb, words, language = ''] =
    /^\W*((?:please\s+|pls\s+|can\s+you\s+|could\s+you\s+)*(?:translate|proofread|traduce|corrige))\s+(?!(?:the|my|this|that|it|these|your|our|lo|la|el|esto|este|mi|a|al)\b)(.{20,}?)(\s+(?:to|into|in|al|en)\s+(?:spanish|english|espa[nñ]ol|ingl[eé]s))?\W*$/is.exec(
      message,
    ) ?? [];
  return verb !== undefined && words !== undefined ? { asking: `${verb} ${language}`, text: words } : null;
}

/** "… Can you translate this to Spanish?" under the text on a line of its own. */
function partedFromBehind(message: string): { asking: string; text: string } | null {
  const [, text, asking] = /^(.{24,})\n+([^\n]{4,80})$/s.exec(message.trim()) ?? [];
  return text !== undefined && asking !== undefined ? { asking, text } : null;
}

/** Null where something else is asked. */
export function readFreeText(message: string): FreeText | null {
  for (const read of [parted(message), partedFromBehind(message)]) {
    if (!read || wordsIn(read.asking) > MAX_ASKING_WORDS) continue;
    const asking = fold(read.asking);
    const wish = ofOwnWork.test(asking.replace(/\bhome\s+inspection\b/, '')) ? null : wishIn(asking);
    if (wish && wordsIn(read.text) >= MIN_WORDS) return { wish, text: read.text };
  }
  const folded = fold(message).trim();
  const wish = wordsIn(folded) <= MAX_ASKING_WORDS ? wishIn(folded) : null;
  if (!wish || wish === 'rewrite') return null;
  const object = folded.replace(wishes[wish], '').trim();
  const isOfPaper =
    /\b(?:report|notes?|document|doc|article|contract|minutes|lease|disclosures?|informe|documento|contrato)s?\b/.test(object);
  return isOfPaper && announced.test(object) ? { wish, text: null } : null;
}

/** What a message that follows such a text wants of it: "translate it to spanish", "shorter". */
export function readFurtherWish(message: string): FreeTextWish | null {
  const folded = fold(message).trim();
  if (wordsIn(folded) > MAX_ASKING_WORDS || ofOwnWork.test(folded)) return null;
  if (changes.test(folded)) return /\b(?:spanish|english|espanol|ingles)\b/.test(folded) ? 'translate' : 'rewrite';
  return wishIn(folded);
}
