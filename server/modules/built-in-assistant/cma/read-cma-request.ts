/** What is asked of a CMA in the chat, read by the words of the trade; each topic has a reader. */
import type { CmaRequest } from './cma-request.ts';
import { polite } from './cma-words.ts';
import { readClient, readNote, readTitle, readWriting } from './read-cma-text.ts';
import { placesRemoved, readHomes } from './read-homes.ts';
import { readRange } from './read-range.ts';
import { readSectionOrder, readShown } from './read-shown.ts';
import { readStart } from './read-start.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const undoes = inLines('i')`
  ${polite}(?:undo|revert|take (?:it|that) back)(?:
    \s+(?:it|that|this|(?:the|that|my|your)\s+last\s+(?:edit|change|step|one|thing|removal)|what\s+you\s+just\s+did)
  )?[.!]*\s*$
`;

const explains = inLines('i')`
  ^\s*(?:but\s+|and\s+)?(?:
    why(?:'s|\s+is|\s+are)?\s+(?:(?:it|that|this|the\s+(?:range|price|value))\s+)?(?:so\s+|too\s+)?(?:low|high)
    |(?:that|it|this)\s+(?:seems|looks|feels|is)\s+(?:so\s+|too\s+|a\s+bit\s+)?(?:low|high)
  )[?.!]*\s*$
`;
const asksSureness = inLines('i')`
  ^\W*(?:(?:and|but|so|ok|y)\s+)*(?:
    how\s+(?:sure|confident|certain|accurate|reliable|solid|good)\s+(?:are|is)\b
    |(?:are|how)\s+(?:you|u)\s+(?:sure|confident)\b
    |can\s+(?:i|we)\s+(?:trust|rely\s+on|count\s+on)\b
    |(?:is|how)\s+(?:it|that|this|the\s+(?:range|number|price|value))\s+(?:solid|accurate|reliable|trustworthy)\b
    |what(?:'?s|\s+is)\s+(?:the|your)\s+confidence\b
    |(?:que\s+tan|qu[eé]\s+tan)\s+(?:segur|confiabl|exact)\w*
    |(?:est[aá]s\s+segur|puedo\s+confiar)\w*
  )(?!.*\b(?:rate|market|schools?|listing|data|lead)\b)
`;
const asksLeftOut = inLines('i')`
  \b(?:why|which|what|who|por\s+qu[eé]|cu[aá]les)\b.*\b(?:did|do|were|was|are|you|u|dejaste|quitaste|descartaste)\b.*\b
    (?:le(?:ft|ave)\s+(?:\w+\s+){0,4}out|leaving\s+out|skip(?:ped)?|exclud(?:e|ed)|not\s+use|didn'?t\s+use|fuera|quitaste|descartaste)\b
`;
const ownClicks = inLines('i')`
  ${polite}(?:
    (?:publish|share|send|e-?mail|text|print|download|export)\s+(?:(?:me|her|him|them)\s+)?
      (?:it|this|that|(?:the|a|my|this)\s+(?:cma|presentation|link|pdf|share\s+link))
    |(?:(?:i\s+)?(?:need|want)|get|give|make|create|send|e-?mail|download|print|export|save|where(?:['’]?s|\s+is)|how\s+do\s+i\s+get)\s+
      (?:(?:me|her|him|them|us)\s+)?(?:(?:an?|the|my)\s+)?(?:(?:cma|presentation|share|shareable|printable)\s+)*(?:link|pdf|printout|copy)
    |(?:can\s+(?:i|we)\s+)?(?:have|get|save|export|print)\s+(?:it|this|that|the\s+(?:cma|presentation))\s+(?:as|in|to)\s+(?:an?\s+)?pdf
  )(?:\s+(?:to|with|for|as|of)\b.*)?[.!]*\s*$
`;

/** "Also the oldest sale", right behind "take out the farthest comp": its verb holds on. */
const holdsOn = /^\s*(?:also|and(?:\s+also)?|plus|as\s+well\s+as|oh\s+and)\s+(?=the\s|number\s|#|\d)(.+)$/i;
const changesHomes = new RegExp(`${polite}(leave out|leave|remove|drop|take out|exclude|delete|add|include)\\b`, 'i');

/** @param before the message that it may go on with */
export function withVerbOf(question: string, before: string | null): string {
  const rest = holdsOn.exec(question)?.[1];
  const verb = before === null ? undefined : changesHomes.exec(before)?.[1];
  return rest !== undefined && verb !== undefined && !changesHomes.test(rest) ? `${verb} ${rest}` : question;
}

/** @param isStanding whether the thread has a CMA that an edit can mean */
export function readCmaRequest(question: string, isStanding: boolean): CmaRequest | null {
  const begins = readStart(question);
  if (begins || !isStanding) return begins;
  return (
    readNote(question) ??
    readRange(question) ??
    (ownClicks.test(question) ? { kind: 'own-click' } : null) ??
    (explains.test(question) ? { kind: 'why' } : null) ??
    (asksSureness.test(question) ? { kind: 'tell-sureness' } : null) ??
    (asksLeftOut.test(question) ? { kind: 'tell-left-out' } : null) ??
    readSectionOrder(question) ??
    readShown(question) ??
    readHomes(question) ??
    readClient(question) ??
    readWriting(question) ??
    readTitle(question) ??
    (undoes.test(question) ? { kind: 'undo' } : null)
  );
}

const EDITS =
  '(?:please\\s+|pls\\s+|also\\s+)*(?:leave|remove|drop|take|exclude|delete|lose|skip|add|include|sort|order|rank|arrange|put|move|set|raise|lower|increase|reduce|make|hide|show|turn|call|name|rename|title|write|rewrite|swap|replace|widen|change|keep|bring|use|undo)\\b';
const joint = new RegExp(
  `\\s*(?:[,;.]\\s*(?:(?:and|n|then|also|plus|&)\\s+)*|\\s(?:and|n|then|also|plus|&)\\s+(?:then\\s+|also\\s+)?)(?=${EDITS})`,
  'i',
);

/** All that a message asks of a CMA, in the order of its words: "leave out the one on Elm n sort comps by price". */
export function readCmaRequests(question: string, isStanding: boolean): CmaRequest[] {
  const whole = readCmaRequest(question, isStanding);
  const removed = isStanding && whole === null ? placesRemoved(question) : [];
  if (removed.length > 0) return removed.map((place) => ({ kind: 'remove-at', place }));
  if (!isStanding || whole?.kind === 'start') return whole ? [whole] : [];
  const found: { words: string; request: CmaRequest }[] = [];
  for (const part of question.split(joint).filter((words) => words.trim() !== '')) {
    const request = readCmaRequest(part, isStanding);
    const last = found.at(-1);
    if (request) found.push({ words: part, request });
    else if (!last) return whole ? [whole] : [];
    // The words of a note or a title go on.
    else if (['note', 'title', 'client', 'not-read'].includes(last.request.kind)) {
      const words = `${last.words} and ${part}`;
      found.splice(-1, 1, { words, request: readCmaRequest(words, isStanding) ?? { kind: 'not-read', words } });
    } else found.push({ words: part, request: { kind: 'not-read', words: part.trim() } });
  }
  return found.length > 1 ? found.map(({ request }) => request) : whole ? [whole] : [];
}
