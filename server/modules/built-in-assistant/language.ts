/** The language that a message is answered in: its own, else that of the messages before it. */
import type { Language } from './answers/texts/index.ts';
import { readExplicit } from './intents/explicit.ts';
import { fold } from './question-parser/sentence.ts';
import { englishForSpanish, isSpanish } from './question-parser/spanish.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** What an English message nearly always has one of. No word that Spanish or an address has, too. */
const english = inLines('g')`
  \b(?:
    the|of|and|with|in|for|is|are|was|what|how|which|who|when|where|why|show|find|give|tell|write|make|compare|open
    |it|its|this|that|these|those|my|your|under|over|homes?|houses?|condos?|beds?|bedrooms?|baths?|about|one|price
    |market|rent|sold|yes|thanks|please|hello|only|more|cheaper|bigger
  )\b
`;

/** Said in Spanish as well. */
const borrowed = /\bopen\s+houses?\b/g;

function ownLanguage(text: string): Language | null {
  const words = fold(readExplicit(text)?.text ?? text);
  const isEnglish = new Set(words.replace(borrowed, ' ').match(english) ?? []).size;
  if (isSpanish(words))
    return isEnglish > 1 && !/[¿¡ñáéíóú]/i.test(text) && isEnglish >= spanishWords(words) ? 'english' : 'spanish';
  if (isEnglish === 0 && spanishSigns.test(text)) return 'spanish';
  return isEnglish > 0 ? 'english' : null;
}

/** Of a question that has no other word that is known to be Spanish: "¿Qué mercados cubres?" */
const spanishSigns = /[¿¡]|(?<!\p{L})(?:qué|cuál(?:es)?|cuánt[oa]s?|dónde|cómo|cuándo|quién(?:es)?)(?!\p{L})/iu;

const spanishWords = (folded: string) =>
  new Set(
    folded.match(
      /\b(?:el|la|los|las|un|una|de|del|que|en|con|por|para|y|o|es|esta|hay|cuanto|como|casas?|mi|me|no|si|mas|menos|primer[oa]|segund[oa]|sobre|busco|quiero|hola|gracias)\b/g,
    ) ?? [],
  ).size;

/** The words of a message in English, as far as they are known; an English one as it is written. */
export function inEnglish(text: string): string {
  const folded = fold(text);
  return isSpanish(folded) && ownLanguage(text) === 'spanish' ? englishForSpanish(folded) : text;
}

/** @param messages the user's, the last one last */
export function languageOf(messages: readonly string[]): Language {
  for (const text of messages.toReversed()) {
    const own = ownLanguage(text);
    if (own) return own;
  }
  return 'english';
}
