/** "Can my seller refuse a voucher?": what fair housing asks, where the message breaks no law by itself; and copy that is to keep within it. */
import {
  adviceOn,
  adviceOnText,
  asksOfStanding,
  asksToClean,
  checkCopy,
  checkQuestion,
  cleanedCopy,
} from '#server/modules/fair-housing/index.ts';
import { plain } from '../answers/format.ts';
import { textsIn } from '../answers/texts/index.ts';
import type { Turn } from '../turn.ts';

/** Null where something else is asked. */
export function respondToLawQuestion({ question, earlier, previous, language, last }: Turn): { say: string } | null {
  const advice = adviceOn(question, earlier);
  if (advice) return { say: advice.text };
  const { writing } = textsIn(language);
  const body = previous?.writing?.lastBody;
  if (!asksToClean(question)) {
    if (!asksOfStanding(question)) return null;
    return { say: body ? adviceOnText(plain(body), language === 'spanish') : writing.whichToCheck };
  }
  // The home of that copy was still to be named.
  if (!body)
    return last && checkQuestion(last.question).lawful ? { say: `${writing.leftOutAlready} ${writing.whichHome}` } : null;
  const isFine = checkCopy(body).length === 0;
  const text = plain(isFine ? body : cleanedCopy(body)).replace(/^/gm, '> ');
  return { say: `${isFine ? writing.isClean : writing.madeClean}\n\n${text}` };
}
