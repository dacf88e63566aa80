/** "No, I meant the cheapest one", after something was asked of another home: the same is asked of the one that is meant. */
import { ORDINAL, SUPERLATIVE } from './question-parser/result-references/among-results.ts';
import { fold } from './question-parser/sentence.ts';
import { inEnglish } from './language.ts';
import type { Turn } from './turn.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const ONE = `(?:the\\s+)?(?:(?:${ORDINAL}|(?:${SUPERLATIVE}))(?:\\s+(?:ones?|home|house|condo|listing|place))?|(?:number\\s+|#\\s?)\\d{1,2})`;
const corrects = inLines()`
  ^\s*(?:(?:no|nope|sorry|actually|wait|oops|not\s+(?:that|this)(?:\s+one)?)[\s,.;-]+)*(?:i\s+)?
  (?:mean(?:t)?|was\s+talking\s+about)\s+(?:for\s+)?(?<one>${ONE})\s*[.!?]*\s*$
`;
const homeOfQuestion = new RegExp(
  `\\b(?:the\\s+${ONE.slice('(?:the\\s+)?'.length)}|(?:number\\s+|#\\s?)\\d{1,2}|this\\s+one|that\\s+one|it)(?![\\w'])`,
);

/** The turn as it is meant; itself where nothing is corrected. */
export function withCorrectedHome(turn: Turn): Turn {
  const one = corrects.exec(fold(turn.english))?.groups?.['one'];
  if (one === undefined || !turn.last) return turn;
  const before = inEnglish(turn.last.question);
  const found = homeOfQuestion.exec(fold(before));
  if (!found) return turn;
  const named = one.startsWith('the ') || /^(?:number|#)/.test(one) ? one : `the ${one}`;
  const question = `${before.slice(0, found.index)}${named}${before.slice(found.index + found[0].length)}`;
  return { ...turn, question, english: question };
}
