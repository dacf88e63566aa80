/** Turns about a CMA: which tool to call, and what to say of its answer. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { cmaAnswerSchema, type CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { textsIn } from '../answers/texts/index.ts';
import { inEnglish } from '../language.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { ofClosing } from '../payment/closing-words.ts';
import { isSame } from '../question-parser/result-references/among-results.ts';
import { findNamedResult } from '../question-parser/result-references/result-reference.ts';
import { fold } from '../question-parser/sentence.ts';
import { SEARCH_TOOL, type Turn } from '../turn.ts';
import { cmaInEnglish } from './cma-in-spanish.ts';
import type { CmaRequest } from './cma-request.ts';
import { readCmaRequests, withVerbOf } from './read-cma-request.ts';
import { readClient, readNote, readTitle } from './read-cma-text.ts';
import { isLastDone, isOfCma, standingCma, takenOutOf, type CmaStep } from './standing-cma.ts';
import { stepFor } from './step-for.ts';
import { tellCma } from './tell-cma.ts';

/** A CMA that is asked for in words of its own: it starts where a home is known. */
function aboutCma({ question, english, previous }: Turn, standing: CmaToolAnswer | null): CmaRequest | null {
  if (standing) return null;
  const address = findAddress(fold(question))?.area;
  if (address?.nameType === 'street-and-number') return { kind: 'start', subject: { address: address.name } };
  const named = findNamedResult(fold(english), previous);
  const place = named ? (previous?.results.findIndex((one) => isSame(one, named)) ?? -1) : -1;
  if (place >= 0) return { kind: 'start', subject: { place } };
  return previous?.opened ? { kind: 'start', subject: 'this' } : null;
}

/** The home was valued with something that it does not have, which no presentation of it shows. */
function isWithoutWhatIf({ subject }: CmaToolAnswer, { previous }: Turn): boolean {
  const valued = (previous?.value ?? previous?.lastValue)?.request.subject;
  return valued !== undefined && 'mlsId' in valued && valued.mlsId === subject?.mlsId && valued.changes != null;
}

/** How many sales the value of its home that was told before rests on; null where it is as many, or none was told. */
function weighedInChat({ subject, comparables, priceRange }: CmaToolAnswer, { previous }: Turn): number | null {
  const told = (previous?.value ?? previous?.lastValue)?.found;
  if (!told?.valueDollars || priceRange.low === null || told.subject.reference?.mlsId !== subject?.mlsId) return null;
  return told.subject.changed.length > 0 || told.comparables.length === comparables.length ? null : told.comparables.length;
}

/** Their words mean homes of a search where the CMA was not the last thing that was done. */
const ofComparables: readonly CmaRequest['kind'][] = [
  ...(['remove-unlike', 'next-best', 'put-first', 'sort', 'trade-places', 'put-back'] as const),
  ...(['tell-comparable', 'tell-comparables'] as const),
];

/** "Undo" and "warmer" mean the CMA where it was changed or written last; else they mean a search, or copy. */
function belongs(request: CmaRequest, question: string, prompt: LanguageModelV4Prompt): boolean {
  if (ofComparables.includes(request.kind) && !/\b(?:comp(?:arable)?s?|cma|subject)\b/i.test(question))
    return isLastDone(prompt, isOfCma);
  if (request.kind === 'client' && /^\s*(?:and\s+)?for\b/i.test(question)) return isLastDone(prompt, isOfCma);
  // "Nothing over 2 million" right after a search narrows the search.
  if (['remove-unfitting', 'cannot-by-side'].includes(request.kind) && /\b(?:comp(?:arable)?s?|cma)\b/i.test(question))
    return true;
  if (['tell-sureness', 'tell-left-out'].includes(request.kind)) return isLastDone(prompt, isOfCma);
  if (['undo', 'nudge-range', 'remove-unfitting', 'cannot-by-side', 'remove-sold-in', 'needs-which-out'].includes(request.kind))
    return isLastDone(prompt, isOfCma);
  if (request.kind === 'title' && !/\b(?:cma|presentation|title|t[ií]tulo|presentaci[oó]n)(?!\p{L})/iu.test(question))
    return isLastDone(prompt, isOfCma);
  if (request.kind === 'own-click' && !/\b(?:cma|presentation)\b/i.test(question)) return isLastDone(prompt, isOfCma);
  if (request.kind === 'write' && !/\b(?:summary|cma|presentation)\b/i.test(question))
    return isLastDone(prompt, (name) => name === 'write_cma_summary');
  // "Within 2 miles" right after a search narrows the search.
  if (request.kind === 'within' && !/\b(?:comp|cma|sales?\b)/i.test(question))
    return !isLastDone(prompt, (name) => name === SEARCH_TOOL);
  return true;
}

/**
 * Null where the turn is about something else.
 * @param about whether it is known to be about a CMA, whatever its words; the day from which sales are counted back
 */
export function respondToCma(
  turn: Turn,
  prompt: LanguageModelV4Prompt,
  { isAsked, today }: { isAsked: boolean; today: string },
): CmaStep | null {
  const before = standingCma(
    prompt.slice(
      0,
      prompt.findLastIndex(({ role }) => role === 'user'),
    ),
  );
  const { cma: words } = textsIn(turn.language);
  const requests = requestsOf(turn, prompt, { before, isAsked });
  // What a sale at its range leaves is worked out by others.
  if (requests.length === 0 && before && ofClosing.test(fold(turn.question))) return null;
  // What was valued by its description alone.
  const [first] = requests;
  const meansIt = first === undefined ? isAsked : first.kind === 'start' && first.subject === 'this';
  if (meansIt && !before && turn.previous?.value && !turn.previous.opened) return { say: words.needsAddressOfValued };
  if (requests.length === 0) return isAsked ? { say: before ? words.canChange : words.whichHomeForCma } : null;
  return inOrder(requests, turn, { before, takenOut: before ? takenOutOf(before, prompt) : [], today });
}

function requestsOf(
  turn: Turn,
  prompt: LanguageModelV4Prompt,
  { before, isAsked }: { before: CmaToolAnswer | null; isAsked: boolean },
): CmaRequest[] {
  // Names and the agent's own words stay as they are written.
  const inSpanish = before !== null && turn.language === 'spanish';
  const inOwnWords = inSpanish ? (readNote(turn.question) ?? readClient(turn.question)) : null;
  if (inOwnWords) return [inOwnWords];
  const title = inSpanish ? readTitle(turn.question) : null;
  if (title && belongs(title, turn.question, prompt)) return [title];
  const english = inSpanish ? cmaInEnglish(turn.question) : turn.english;
  const said = withVerbOf(english, turn.last ? inEnglish(turn.last.question) : null);
  const read = readCmaRequests(said, before !== null);
  const [first] = read;
  if (first && (read.length > 1 || belongs(first, turn.question, prompt))) return read;
  const about = isAsked ? aboutCma(turn, before) : null;
  return about ? [about] : [];
}

interface Standing {
  before: CmaToolAnswer | null;
  takenOut: CmaToolAnswer['comparables'];
  today: string;
}

/** One request after the other, each upon what the one before it left. */
function inOrder(requests: readonly CmaRequest[], turn: Turn, { before, takenOut, today }: Standing): CmaStep {
  const texts = textsIn(turn.language);
  const answered = turn.answers.filter(({ toolName }) => isOfCma(toolName));
  const told: string[] = [];
  let standing = before;
  for (const request of requests) {
    const step = stepFor(request, standing, turn, { takenOut, today });
    if ('say' in step) {
      told.push(step.say);
      continue;
    }
    const done = answered.shift();
    if (!done) return step;
    const { data } = cmaAnswerSchema.safeParse(done.value);
    told.push(data ? tell(request, data, turn, standing) : texts.cma.failed);
    standing = data ?? standing;
  }
  return { say: told.join('\n\n') };
}

function tell(request: CmaRequest, answer: CmaToolAnswer, turn: Turn, before: CmaToolAnswer | null): string {
  const texts = textsIn(turn.language);
  const told = tellCma(answer, request.kind === 'start', { before, texts });
  const weighed = request.kind === 'start' ? weighedInChat(answer, turn) : null;
  if (weighed !== null) return `${told}\n\n${texts.cma.otherThanValue(weighed, answer.comparables.length)}`;
  if (request.kind === 'note') return `${told}\n\n> ${request.text}`;
  return request.kind === 'start' && isWithoutWhatIf(answer, turn) ? `${told}\n\n${texts.cma.asRecorded}` : told;
}
