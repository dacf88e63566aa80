/** Which terms of the trade a message asks the meaning of: "explain what an appraisal gap is to a first time buyer". */
import type { Language } from '../answers/texts/index.ts';
import type { Term } from '../answers/texts/english/terms/index.ts';
import { readExplicit } from '../intents/explicit.ts';
import { fold } from '../question-parser/sentence.ts';
import { termNamed, termsNamed } from './term-named.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const PEOPLE =
  '(?:(?:first[\\s-]?time|new|home|future|potential)\\s+)*(?:home\\s?)?(?:buyers?|sellers?|clients?|owners?|agents?|couples?|people|someone|somebody|them|him|her|me|kids?|(?:5|five)[\\s-]year[\\s-]old|mom|dad|cliente\\w*|comprador\\w*|vendedor\\w*|primeriz\\w*|ellos|alguien)';
const POLITE = inLines()`
  (?:hey|hi|hello|ok(?:ay)?|so|and|but|also|please|pls|quick\s+question|(?:dumb|stupid|newbie|basic)\s+question|no|well|thanks
    |(?:can|could|would|will)\s+(?:you|u)|help\s+me(?:\s+to)?|remind\s+me|tell\s+me|give\s+me|i\s+need\s+to|how\s+(?:do|would|should|can|could)\s+(?:i|we|you)
    |y|oye|perdon|dime|me\s+puedes|puedes|ayudame\s+a)
`.source;
const opening = new RegExp(`^[\\s¿¡]*(?:${POLITE}[\\s,:]+)*`);
/** "Buyer asks what points are": who does not know it. */
const asker = inLines()`
  ^(?:
    (?:(?:my|the|our|an?|one\s+of\s+my|mi|el|la|un|una)\s+)?(?:${PEOPLE}|they|he|she|i)\s+
      (?:(?:just|keeps?|always|is|are|was|were|still|me|nos|le)\s+)*
      (?:asks?|asked|asking|wants?\s+to\s+know|wanted\s+to\s+know|wonders?|wondering
        |(?:does|do|did)(?:n'?t|\s+not)\s+(?:even\s+)?(?:know|get|understand)|(?:is|are)?\s*(?:confused|unsure)\s+(?:about|by)|needs?\s+to\s+know
        |pregunta\w*|quiere\w*\s+saber|no\s+(?:sabe\w*|entiende\w*))\s+(?:(?:me|us)\s+)?(?:about\s+)?
    |(?:i'?ve\s+)?no\s+(?:idea|clue)\s+
  )
`;
const ending = inLines()`
  (?:
    \s+(?:again|exactly|please|pls|anyway|here|then|though|briefly|quickly|simply|real\s+quick|quick|in\s+real\s+estate|in\s+general
      |(?:in|on)\s+(?:this|the|an?)\s+(?:mls|listing|context|deal|sale|contract|house|home|transaction|house\s+sale|home\s+sale)
      |por\s+favor|en\s+bienes\s+raices|exactamente|brevemente)
    |\s+(?:in|en)\s+(?:just\s+)?(?:one|an?|two|1|2|three|3|a\s+few|a\s+couple\s+of|un[ao]?|dos|pocas|palabras)\s*(?:(?:short|simple|quick|plain|breve|corta)\s+)?
      (?:sentences?|lines?|words?|frases?|lineas?|palabras?|sencillas|simples)
    |\s+in\s+(?:plain|simple|easy|layman'?s)\s+(?:english|words|terms|language)|\s+en\s+palabras\s+(?:sencillas|simples)
    |\s+(?:to|for|para|a)\s+(?:(?:an?|my|the|our|some|mi|mis|un|una|el|la|los|las)\s+)*${PEOPLE}(?:\s+primeriz\w*)?
    |\s+like\s+(?:i'?m|i\s+am|they'?re|they\s+are|he'?s|she'?s)\s+(?:five|5)(?:\s+years?\s+old)?|\s+eli5
    |\s+(?:and|y)\s+(?:how|why|when|como|cuando|por\s+que)\b(?:\s+\S+){0,2}\s+(?:it|that|this|they|one|funciona|sirve|importa)\b(?:\s+\S+){0,2}
    |\s+(?:and|y)\s+(?:do|does|should|is)\s+(?:i|they|we|he|she|it)\s+(?:\S+\s+){0,2}(?:it|one|that|required|necessary|bad|good|risky)
  )*[\s?.!]*$
`;
/** Whom it is to be told. */
const forClient =
  /[\s,]+(?:(?:so\s+i\s+can|i\s+(?:need|have|want)\s+to|to|in\s+order\s+to)\s+(?:explain|tell|send|share)\b|in\s+simple\s+(?:words|terms)|(?:para|tengo\s+que|quiero)\s+(?:explic|decir|contar|mand)\w*).{0,60}$/;

/** Sure to ask for a meaning. */
const meanings = [
  /^what\s+(?:does|do)\s+(?:it\s+mean\s+(?:when|if)\s+(?:a\s+|the\s+)?(?:home|house|listing|it)(?:'?s|\s+is|\s+says)\s+)?(.+?)\s+(?:mean|stand\s+for)$/,
  /^what\s+does\s+it\s+mean\s+(?:when|if)\s+(?:an?\s+|the\s+)?(?:home|house|listing|property|it)(?:'?s|\s+is|\s+says)\s+(.+)$/,
  /^(?:what(?:'?s|\s+is)\s+(?:meant\s+by|the\s+meaning\s+of)|meaning\s+of|define|definition\s+of|(?:explain|describe|understand)(?:\s+to\s+me)?(?:\s+(?:what|how))?)\s+(.+?)(?:\s+(?:is|are|means?|does|do|works?))?$/,
  /^how\s+(?:does|do)\s+(.+?)\s+works?$/,
  /^how\s+(.+?)\s+works?$/,
  /^what\s+(?:does|do)\s+(?:an?\s+|the\s+)?(.+?)\s+do(?:\s+exactly)?$/,
  /^what\s+(?:is|are|'?s)\s+(.+?)\s+(?:for|about|all\s+about)$/,
  /^(?:what|wat)\s+(?:an?\s+)?(.+?)\s+(?:is|are|means?)$/,
  /^(.+?)\s+(?:meaning|definition)$/,
  /^(.+?)[\s,]+(?:what|wat)\s+(?:does|would)\s+(?:that|it|this)\s+(?:do|mean)\b.*$/,
  /^(.+?)[\s,]+(?:what(?:'?s|\s+is)|whats|wats)\s+(?:that|it|this)$/,
  /^(?:que\s+(?:significan?|quiere\s+decir|hace)|explic\w+(?:\s+que\s+(?:es|son))?|define|significado\s+de|para\s+que\s+sirven?)\s+(.+)$/,
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
const questions = [
  /^(?:what(?:'?s|\s+is|\s+are|\s+r)|wh?ts|wat(?:s|\s+is|\s+are)?)\s+(?:exactly\s+|even\s+)?(?!the\b)(.+)$/,
  /^(?:que\s+(?:es|son))\s+(.+)$/,
];
const differences = [
  /^(?:what(?:'?s|\s+is)?\s+)?(?:(?:the|a)\s+)?diff?(?:erences?|rence)?\s+(?:between|btwn|btw|of)\s+(.+?)\s+(?:and|vs\.?|or|&)\s+(.+)$/,
  /^(?:.{0,40}\b(?:know|understand|explain|knowing)\s+)?(?:the\s+)?differences?\s+(?:in\s+)?(.+?)\s+(?:vs\.?|versus|and|or)\s+(.+)$/,
  /^how\s+(?:is|does|are)\s+(.+?)\s+(?:differ(?:ent)?\s+(?:from|than))\s+(.+)$/,
  /^(?:is|are)\s+(.+?)\s+the\s+same\s+(?:thing\s+)?as\s+(.+)$/,
  /^(?:how\s+(?:do|would|should|can)\s+(?:i|we|you)\s+)?explain\s+(?:the\s+difference\s+between\s+)?(.+?)\s+(?:and|vs\.?|versus)\s+(.+?)(?:\s+to\s+.+)?$/,
  /^(.+?)\s+(?:vs\.?|versus)\s+(.+)$/,
  /^(?:cual\s+es\s+)?(?:la\s+)?diferencia\s+entre\s+(.+?)\s+y\s+(.+)$/,
];

function firstNamed(patterns: readonly RegExp[], text: string, named: (words: string[]) => Term[]): Term[] {
  for (const pattern of patterns) {
    const found = pattern.exec(text);
    const terms = found ? named(found.slice(1)) : [];
    if (terms.length > 0) return terms;
  }
  return [];
}

const trimmed = (words: string): string => words.replace(opening, '').replace(asker, '').replace(opening, '').replace(ending, '');

/** The message, and the clause of it that asks: "what's the difference between contingent and pending, my mentor mixes them up". */
function wholeAndClause(folded: string): string[] {
  const clauses = folded.split(/(?:[,;.!?]|\s[-–—])\s+/).map(trimmed);
  const asking =
    clauses.length > 1 ? clauses.filter((words) => /^(?:what|wh?ts|define|explain|difference|que|cual)/.test(words)) : [];
  return [trimmed(folded), ...asking.slice(0, 1)];
}

const MOST_TOLD = 3;

/**
 * What the words ask the meaning of: one term, or two to tell apart.
 * @param where what stands in the chat that the same words may be about: "what's pending" among results
 */
export function termsAsked(text: string, language: Language, where: { hasFigures?: boolean; hasResults?: boolean } = {}): Term[] {
  const asked = wholeAndClause(fold(readExplicit(text)?.text ?? text).replace(forClient, ''));
  const named = ([words = '']: string[]): Term[] => termsNamed(words, language).slice(0, MOST_TOLD);
  const both = (words: string[]): Term[] => {
    const found = words.map((each) => termNamed(each, language)).filter((term) => term !== null);
    return found.length === words.length ? found : [];
  };
  const inOrder = (patterns: readonly RegExp[], read: (words: string[]) => Term[]): Term[] =>
    asked.map((words) => firstNamed(patterns, words, read)).find((terms) => terms.length > 0) ?? [];
  const [whole = ''] = asked;
  const apart = inOrder(differences, both);
  if (apart.length > 0) return [...new Set(apart)];
  if (closingTimes.test(whole)) return named(['time to close']);
  if (fedAndRates.test(whole)) return named(['fed and mortgage rates']);
  const sure = inOrder(meanings, named);
  if (sure.length > 0) return sure;
  const perhaps = firstNamed(questions, whole, named);
  const isElse = perhaps.some((term) => (term.isFigure && where.hasFigures) || (term.isStatus && where.hasResults));
  return isElse ? [] : perhaps;
}
