/** "What is escrow?", "what does contingent mean?", "difference between pending and under contract": what terms of the trade mean, as data. */
import { textsIn } from '../answers/texts/index.ts';
import type { Term } from '../answers/texts/english/terms/index.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { termsAsked } from './read-term.ts';
import { termsNamed } from './term-named.ts';

/** "And escrow?", right after the meaning of another term. */
const furtherTerm =
  /^[\s¿¡]*(?:(?:ok(?:ay)?|so|got\s+it|thanks|great)[\s,]+)*(?:and|what\s+about|how\s+about|or|y|que\s+tal)\s+(?:what(?:'?s|\s+is)\s+)?([^?.!]{2,40}?)(?:\s+(?:then|too|tambien))?[\s?.!]*$/;
/** "Escrow?" there. */
const bareTerm = /^[\s¿¡]*([^?.!]{2,30}?)\s*\?+\s*$/;

function furtherTerms({ question, language, open }: Turn): Term[] {
  const before = open.at(-1);
  const folded = fold(question);
  const [, words] = furtherTerm.exec(folded) ?? bareTerm.exec(folded) ?? [];
  if (!words || before === undefined) return [];
  const isOfTerms = open.some((one) => termsAsked(one, language).length > 0);
  return isOfTerms ? termsNamed(words, language) : [];
}

/** Null where no term is asked about. */
export function respondToTerm(turn: Turn): { say: string } | null {
  const { question, language, previous } = turn;
  const hasFigures = previous?.opened != null || previous?.market != null;
  const where = { hasFigures, hasResults: previous !== null && previous.results.length > 0 };
  const named = termsAsked(question, language, where);
  const asked = named.length > 0 ? named : furtherTerms(turn);
  if (asked.length === 0) return null;
  const { notAdvice } = textsIn(language).terms;
  return { say: [...asked.map(({ means }) => means), notAdvice].join('\n\n') };
}
