/** "What is escrow?", "what does contingent mean?", "difference between pending and under contract": what terms of the trade mean, as data. */
import { textsIn, type Language } from '../answers/texts/index.ts';
import type { Term } from '../answers/texts/english/terms.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Turn } from '../turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const POLITE = '(?:hey|hi|ok(?:ay)?|so|and|but|also|please|quick\\s+question|remind\\s+me|tell\\s+me|y|oye|perdon|dime)';
const opening = new RegExp(`^[\\s¿¡]*(?:${POLITE}[\\s,:]+)*`);
const ending =
  /(?:\s+(?:again|exactly|please|anyway|here|then|though|in\s+real\s+estate|in\s+(?:this|the)\s+(?:mls|listing|context)|por\s+favor|en\s+bienes\s+raices))*[\s?.!]*$/;
/** Whom it is to be told. */
const forClient =
  /[\s,]+(?:(?:so\s+i\s+can|i\s+(?:need|have|want)\s+to|to|in\s+order\s+to)\s+(?:explain|tell|send|share)\b|in\s+simple\s+(?:words|terms)|(?:para|tengo\s+que|quiero)\s+(?:explic|decir|contar|mand)\w*).{0,60}$/;
const ARTICLE = '(?:an?\\s+|un\\s+|una\\s+|el\\s+|la\\s+|los\\s+|las\\s+)?';
const QUOTED = '["“”‘’\']?';

/** Sure to ask for a meaning. */
const meanings = [
  /^what\s+(?:does|do)\s+(?:it\s+mean\s+(?:when|if)\s+(?:a\s+|the\s+)?(?:home|house|listing|it)(?:'?s|\s+is|\s+says)\s+)?(.+?)\s+(?:mean|stand\s+for)$/,
  /^what\s+does\s+it\s+mean\s+(?:when|if)\s+(?:an?\s+|the\s+)?(?:home|house|listing|property|it)(?:'?s|\s+is|\s+says)\s+(.+)$/,
  /^(?:what(?:'?s|\s+is)\s+(?:meant\s+by|the\s+meaning\s+of)|meaning\s+of|define|definition\s+of|explain(?:\s+to\s+me)?(?:\s+what)?)\s+(.+?)(?:\s+(?:is|are|means?))?$/,
  /^how\s+(?:does|do)\s+(.+?)\s+works?$/,
  /^(.+?)\s+(?:meaning|definition)$/,
  /^(.+?)[\s,]+what\s+(?:does|would)\s+(?:that|it|this)\s+(?:do|mean)\b.*$/,
  /^(?:que\s+(?:significa|quiere\s+decir)|explicame(?:\s+que\s+es)?|define|significado\s+de)\s+(.+)$/,
  /^como\s+funcionan?\s+(.+)$/,
];
/** How long it takes is told as a term of its own. */
const closingTimes = inLines()`
  ^(?:about\s+)?how\s+(?:long|many\s+days|soon)\s+(?:(?:does|do|is|will|would|until|till|can|to)\s+)?
    (?:an?\s+|the\s+|it\s+|we\s+|they\s+|usually\s+|typically\s+|normally\s+)*(?:take\s+)?(?:to\s+)?
    (?:typical\s+|usual\s+|normal\s+|average\s+)?(?:clos(?:e|ing)(?:\s+on\s+an?\s+\w+)?|escrow)(?:\s+(?:usually|typically|normally))?(?:\s+(?:take|last|run))?
    (?:\s+(?:usually|typically|normally))?(?:\s+in\s+[a-z ]{2,30})?$
  |^cuanto\s+(?:tarda|dura|se\s+tarda)\s+(?:en\s+)?(?:el\s+|un\s+)?(?:cierre|cerrar|escrow)$
`;
/** Why rates do not follow the central bank, which is no forecast. */
const fedAndRates =
  /\b(?:why|explain|how\s+come|por\s+que|explic\w+)\b.*(?:\bfed\b.*\b(?:rates?|cuts?|mortgages?|tasas?)\b|\b(?:rates?|mortgages?|tasas?)\b.*\b(?:fed|federal\s+reserve|reserva\s+federal)\b)/;
/** A figure's name may be asked for of a home or a market. */
const questions = [/^(?:what(?:'?s|\s+is|\s+are|\s+r)|wh?ts|whats)\s+(?!the\b)(.+)$/, /^(?:que\s+(?:es|son))\s+(.+)$/];
const differences = [
  /^(?:what(?:'?s|\s+is)\s+)?(?:the\s+)?differences?\s+(?:between|btwn|of)\s+(.+?)\s+(?:and|vs\.?|or|&)\s+(.+)$/,
  /^(?:.{0,40}\b(?:know|understand|explain|knowing)\s+)?(?:the\s+)?differences?\s+(?:in\s+)?(.+?)\s+(?:vs\.?|versus|and|or)\s+(.+)$/,
  /^how\s+(?:is|does)\s+(.+?)\s+(?:differ(?:ent)?\s+(?:from|than))\s+(.+)$/,
  /^(?:how\s+(?:do|would|should|can)\s+(?:i|we|you)\s+)?explain\s+(?:the\s+difference\s+between\s+)?(.+?)\s+(?:and|vs\.?|versus)\s+(.+?)(?:\s+to\s+.+)?$/,
  /^(.+?)\s+(?:vs\.?|versus)\s+(.+)$/,
  /^(?:cual\s+es\s+)?(?:la\s+)?diferencia\s+entre\s+(.+?)\s+y\s+(.+)$/,
];

const termNamed = (words: string, language: Language): Term | null => {
  const name = words.replace(new RegExp(`^${QUOTED}${ARTICLE}${QUOTED}|${QUOTED}$`, 'g'), '').trim();
  return textsIn(language).terms.list.find(({ names }) => names.includes(name)) ?? null;
};

const firstMatch = (patterns: readonly RegExp[], text: string): string[] | null => {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    if (found) return found.slice(1);
  }
  return null;
};

/** The message, and the clause of it that asks: "what's the difference between contingent and pending, my mentor mixes them up". */
function wholeAndClause(folded: string): string[] {
  const clauses = folded.split(/(?:[,;.!?]|\s[-–—])\s+/).map((words) => words.replace(opening, '').replace(ending, ''));
  const asking =
    clauses.length > 1 ? clauses.filter((words) => /^(?:what|wh?ts|define|explain|difference|que|cual)/.test(words)) : [];
  return [folded.replace(opening, '').replace(ending, ''), ...asking.slice(0, 1)];
}

function differenceOf(words: string | undefined, language: Language): Term[] {
  const named = words ? firstMatch(differences, words)?.map((each) => termNamed(each, language)) : null;
  return named?.every((term) => term !== null) ? named.filter((term) => term !== null) : [];
}

/**
 * What the words ask the meaning of: one term, or two to tell apart.
 * @param where what stands in the chat that the same words may be about: "what's pending" among results
 */
export function termsAsked(text: string, language: Language, where: { hasFigures?: boolean; hasResults?: boolean } = {}): Term[] {
  const [asked = '', clause] = wholeAndClause(fold(text).replace(forClient, ''));
  const apart = [asked, clause].map((words) => differenceOf(words, language)).find((terms) => terms.length > 0);
  if (apart) return apart;
  const timed = closingTimes.test(asked) ? termNamed('time to close', language) : null;
  if (timed) return [timed];
  const ofFed = fedAndRates.test(asked) ? termNamed('fed and mortgage rates', language) : null;
  if (ofFed) return [ofFed];
  const sure = firstMatch(meanings, asked) ?? (clause ? firstMatch(meanings, clause) : null);
  const [words = ''] = sure ?? firstMatch(questions, asked) ?? [];
  const term = words ? termNamed(words, language) : null;
  const isElse = (term?.isFigure && where.hasFigures) || (term?.isStatus && where.hasResults);
  return term && (sure || !isElse) ? [term] : [];
}

/** "And escrow?", right after the meaning of another term. */
const furtherTerm =
  /^[\s¿¡]*(?:(?:ok(?:ay)?|so)[\s,]+)?(?:and|what\s+about|how\s+about|or|y|que\s+tal)\s+(?:what(?:'?s|\s+is)\s+)?([^?.!]{2,40}?)[\s?.!]*$/;

function furtherTerms({ question, language, open }: Turn): Term[] {
  const before = open.at(-1);
  const [, words] = furtherTerm.exec(fold(question)) ?? [];
  if (!words || before === undefined) return [];
  const isOfTerms = termsAsked(before, language).length > 0 || furtherTerm.test(fold(before));
  const term = isOfTerms ? termNamed(words, language) : null;
  return term ? [term] : [];
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
