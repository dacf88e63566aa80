/** What is said of a listing's text that was pasted: what its own words show. Its claims and its price need the record of the home. */
import { checkCopy } from '#server/modules/fair-housing/index.ts';
import { plain } from '../answers/format.ts';
import { textsIn } from '../answers/texts/index.ts';
import type { Turn } from '../turn.ts';
import { pastedIn } from '../told-home/pasted-text.ts';
import { askedOfPasted, readPasted } from './read-pasted.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** Words that sell any home, and tell nothing of this one. */
const emptyWords = inLines('gi')`
  \b(?:
    do\s?n[’']?t\s+miss(?:\s+(?:out|this))?|must[\s-]see|won[’']?t\s+last(?:\s+long)?|(?:hidden\s+)?gem
    |one\s+of\s+a\s+kind|dream\s+home|stunning|gorgeous|breathtaking|nestled|boasts?|truly|amazing
    |rare\s+opportunity|priced\s+to\s+sell|turn[\s-]?key|charming|cozy
  )\b
`;
/** What changes, or has fields of its own. */
const ofTheDay = /\$\s?\d[\d,]*(?:\.\d+)?\s?[kKmM]?|\bopen\s+house\b(?:\s+[a-z]+day)?/gi;
const MAX_QUOTED = 5;

const quoted = (words: readonly string[]): string[] =>
  [...new Set(words.map((one) => one.trim()))].slice(0, MAX_QUOTED).map((one) => `“${plain(one)}”`);

/** Null where no text was pasted, or something else is asked after it. */
export function respondToPasted({ question, language, last }: Turn): { say: string } | null {
  if (pastedIn(question) && /\b(?:re-?write|re-?word|re-?phrase|redo|boring|reescrib\w*)\b/i.test(question)) return null;
  const pasted = readPasted(question) ?? askedOfPasted(question, last?.question);
  if (!pasted) return null;
  const { pasted: words, writing } = textsIn(language);
  if (pasted.asked === null) return { say: words.given };
  if (pasted.asked === 'price') return { say: words.price };
  const { text } = pasted;
  const [empty, ofDay] = [quoted(text.match(emptyWords) ?? []), quoted(text.match(ofTheDay) ?? [])];
  // What only sounds unfair is no advice to give.
  const unfair = checkCopy(text, null)
    .filter(({ ruleId }) => !ruleId.endsWith('/sounds-like'))
    .map(({ level, phrase, reason, rewrite }) =>
      writing.lookAgain(level === 'warn' ? plain(phrase) : null, reason, rewrite && plain(rewrite)),
    );
  const hints = [
    ...unfair,
    ...(ofDay.length > 0 ? [words.ofTheDay(ofDay)] : []),
    ...(empty.length > 0 ? [words.empty(empty)] : []),
    ...(text.includes('!') ? [words.exclamations] : []),
  ];
  const lines = hints.map((hint) => `- ${hint}`).join('\n');
  return { say: [hints.length > 0 ? words.change : words.nothing, lines, words.beside].filter(Boolean).join('\n\n') };
}
