/** Words or a text that somebody wants checked: "is it OK to say “…”", "which of these words are risky: …". */
import { folded } from './words.ts';

export interface ToldWords {
  /** One by one, as they were written; none where it is asked what to leave out at all. */
  phrases: string[];
  /** A whole text, and not a few words. */
  isText: boolean;
  /** The text without what is wrong is wanted. */
  wantsClean: boolean;
  /** They stand in no quotation marks and behind no colon: something else may be asked with such words. */
  isGuess: boolean;
}

const MAX_PHRASE_WORDS = 12;
const MAX_PHRASES = 25;
/** As much as the longest remarks, and what is asked of them. */
const MAX_CHARACTERS = 6_000;

const JUDGED =
  '(?:ok(?:ay)?|fine|allowed|permitted|legal|illegal|lawful|compliant|compliance|risky|problem(?:atic)?s?|violations?|violates?|bad|wrong|discriminat\\w+|fair\\s+housing|permitido|legal(?:es)?|riesgos[oa]s?|problematic[oa]s?|vivienda\\s+justa)';
const SAYS = '(?:say|write|use|put|mention|advertise|call|include|describe|state|decir|escribir|usar|poner|mencionar)';
const asksAllowed = new RegExp(
  `\\b(?:is|are|would|es|esta|son)\\b.{0,20}\\b${JUDGED}\\b.{0,20}\\b${SAYS}\\b|\\b(?:can|could|may|should|am|puedo|podemos|debo)\\s+(?:i|we|not)?\\s*(?:allowed\\s+to\\s+)?(?:\\w+\\s+){0,2}?${SAYS}\\b`,
);
const asksWhich = new RegExp(
  `\\b(?:which|what|any|cual(?:es)?|que|alguna)\\b.{0,25}\\b(?:words?|phrases?|terms?|these|those|parts?|palabras|frases|estas)\\b.{0,30}\\b(?:${JUDGED}|avoid|take\\s+out|not\\s+say|evitar|quitar)\\b|\\b(?:are|is|son)\\s+(?:these|this|any\\s+of\\s+(?:these|this)|estas)\\b.{0,20}\\b${JUDGED}\\b|\\b(?:check|review|screen|scan|revisa\\w*)\\b.{0,40}\\b(?:fair\\s+housing|compliance|compliant|vivienda\\s+justa|risky\\s+words|these\\s+words|this\\s+wording|wording|legal)\\b`,
);
const wantsCleanWords =
  /\b(?:clean|fix|make|rewrite|change|get|arregla\w*|haz\w*|deja\w*)\b.{0,25}\b(?:legal|compliant|lawful|fair[\s-]housing|licito)\b|\b(?:remove|take\s+out|cut|drop|delete|strike|leave\s+out|clean\s+up|fix|rewrite|quita\w*|borra\w*|corrige\w*)\b.{0,40}\b(?:(?:isn'?t|is\s+not|not|aren'?t|no\s+(?:sea|es|son))\s+(?:legal|allowed|ok(?:ay)?|compliant|fair)|illegal|unlawful|ilegal|risky|compliant|violat\w+|breaks|fair\s+housing|vivienda\s+justa|(?:the\s+)?(?:bad|problem)\s+(?:words|ones|parts))\b/;

const asksAtAll =
  /\b(?:what|which|que)\b.{0,20}\b(?:can(?:'?t|not)|can\s+(?:i|we)\s+not|should(?:n'?t|\s+not|\s+(?:i|we)\s+(?:not|avoid))|must\s+not|not\s+to|to\s+avoid|are\s+(?:not\s+allowed|forbidden|banned)|no\s+(?:puedo|debo|se\s+puede))\b.{0,30}\b(?:listings?|remarks|ads?|advertis\w+|descriptions?|mls|copy|anuncios?|descripcion)\b/;
/** "Is master bedroom OK?", "what about walking distance, is that fine?" */
const isOk = new RegExp(
  `^\\W*(?:(?:and|so|ok(?:ay)?|y)\\s+)*(?:is|are|es|son|esta)\\s+(?!(?:it|this|that|these|they|there)\\b)(?:the\\s+(?:words?|phrase|term)\\s+)?(.{3,40}?)\\s+(?:an?\\s+)?${JUDGED}(?:\\s+words?)?\\W*$`,
);

const quotes = /"([^"]{2,400})"|(?<![\w])'([^']{2,200}(?:'[a-z]+[^']*)*)'(?![\w])/g;

const listOf = (text: string): string[] =>
  text
    .split(/\s*[,;\n•]\s*|\s+-\s+/)
    .map((one) =>
      one
        .replace(/^(?:and|or|y|o)\s+/i, '')
        .replace(/[.?!\s]+$/, '')
        .trim(),
    )
    .filter((one) => one.length > 1);

const isPhrase = (text: string) => text.split(/\s+/).length <= MAX_PHRASE_WORDS;

/** Of the words behind the question: what stands in quotation marks, else behind a colon or a line's end, else behind "say". */
function toldIn(text: string, words: string): Omit<ToldWords, 'wantsClean'> | null {
  const straight = text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"');
  const quoted = [...straight.matchAll(quotes)].map(({ 1: one, 2: other }) => (one ?? other ?? '').trim()).filter(Boolean);
  if (quoted.length > 0)
    return { phrases: quoted.slice(0, MAX_PHRASES), isText: quoted.some((one) => !isPhrase(one)), isGuess: false };
  const behind = /[:\n]\s*(\S[\s\S]*)$/.exec(straight)?.[1];
  if (behind) {
    const list = listOf(behind);
    const isList = list.length > 0 && list.every(isPhrase) && !/[.!?]\s+\S/.test(behind);
    return isList
      ? { phrases: list.slice(0, MAX_PHRASES), isText: false, isGuess: false }
      : { phrases: [behind], isText: true, isGuess: false };
  }
  const said = new RegExp(
    `\\b${SAYS}\\s+(?!(?:it|this|that|to|about|in|something|anything)\\b)(.+?)(?:\\s+(?:in|on|for)\\s+(?:my|the|a|an|our|mi|el|la)\\s+.*|\\s+(?:to|about)\\s+(?:my|the|a|an)\\s+(?:buyer|seller|client)s?.*)?\\W*$`,
  ).exec(words);
  if (!said?.[1] || !OF_COPY.test(words)) return null;
  const list = listOf(said[1]);
  return list.length > 0 && list.every(isPhrase) ? { phrases: list, isText: false, isGuess: true } : null;
}
const OF_COPY = /\b(?:remarks?|listings?|descriptions?|ads?|posts?|mls|flyers?|copy|captions?|anuncios?|descripcion(?:es)?)\b/;

/** Null where no words are told, or nothing is asked of them. */
export function readToldWords(text: string): ToldWords | null {
  if (text.length > MAX_CHARACTERS) return null;
  const words = folded(text);
  const asking = words.replace(quotes, '""');
  const wantsClean = wantsCleanWords.test(asking);
  if (asksAtAll.test(asking) && !/[:"]/.test(asking)) return { phrases: [], isText: false, wantsClean: false, isGuess: false };
  const [, alone] = isOk.exec(words) ?? [];
  if (alone && !words.includes('"')) return { phrases: [alone], isText: false, wantsClean: false, isGuess: true };
  if (!wantsClean && !asksAllowed.test(asking) && !asksWhich.test(asking)) return null;
  const told = toldIn(text, words);
  return told && { ...told, wantsClean };
}

/** "Just remove whatever isn't legal and give it to me", of what was told before. */
export const asksToClean = (text: string): boolean => wantsCleanWords.test(folded(text));
