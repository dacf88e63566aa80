/** Questions of law whose rule is known by its source: told with it, and left to those who decide the case. */
import { textsIn } from '../answers/texts/index.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const rules = ['love-letter', 'death', 'applicant'] as const;
export type KnownRule = (typeof rules)[number];

const loveLetter = inLines()`
  \b(?:love\s+letters?|buyer'?s?\s+letters?|(?:personal|offer)\s+letters?|letters?\s+(?:from|by)\s+(?:the\s+|a\s+)?buyers?
    |cartas?\s+(?:de\s+amor|personal(?:es)?|del?\s+comprador(?:es)?))\b
`;
const asksOfLaw = inLines()`
  \b(?:
    can|could|may|should|must|is|are|do|does|legal|illegal|ok(?:ay)?|allowed|problem|risk\w*|refuse|reject|accept|read|show|pass
    |puede\w*|debe\w*|es\s+legal|rechazar|aceptar|leer
  )\b
`;
const DEATH =
  '(?:deaths?|died|dies|dying|dead|suicides?|murder(?:ed|s)?|killed|passed\\s+away|homicides?|haunted|muert[eoa]s?|murio|fallec\\w+|suicid\\w+|asesin\\w+)';
const TELLS =
  '(?:disclos\\w+|tell|told|mention\\w*|reveal\\w*|report|say|declar\\w+|divulg\\w+|revel\\w+|avis\\w+|decir\\w*|informar\\w*)';
const death = new RegExp(`\\b${TELLS}\\b.{0,70}\\b${DEATH}\\b|\\b${DEATH}\\b.{0,90}\\b${TELLS}\\b`);

/** "What can I not ask an applicant?" */
const ofApplicants = inLines()`
  \b(?:what|which\s+questions?|questions?)\b.{0,30}\b(?:can(?:'?t|not|\s+not)?|may\s+not|should(?:n'?t|\s+not)?|not\s+allowed\s+to|illegal\s+to)\b.{0,20}\bask\b.{0,30}\b
    (?:applicants?|(?:rental\s+)?applications?|tenants?|renters?|prospects?|buyers?)\b
  |\bque\s+(?:preguntas\s+)?no\s+(?:se\s+)?(?:puedo|puede|debo|debe)\w*\s+(?:preguntar|hacer)\b.{0,30}\b(?:solicitantes?|inquilin[oa]s?|compradore?s?)\b
`;

const writes = /^\W*(?:(?:please|can\s+you|could\s+you|pls)\s+)*(?:write|draft|compose|escribe\w*|redacta\w*)\b/;
const MAX_WORDS = 40;

/** @param folded in lower case, without accents */
export function ruleAsked(folded: string): KnownRule | null {
  if (folded.split(/\s+/).length > MAX_WORDS || writes.test(folded)) return null;
  if (death.test(folded)) return 'death';
  if (ofApplicants.test(folded)) return 'applicant';
  return loveLetter.test(folded) && asksOfLaw.test(folded) ? 'love-letter' : null;
}

/** Null where something else is asked. */
export function respondToKnownRule({ question, language }: Turn): { say: string } | null {
  const rule = ruleAsked(fold(question));
  return rule && { say: textsIn(language).law[rule] };
}
