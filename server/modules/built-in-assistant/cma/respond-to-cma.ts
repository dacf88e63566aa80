/** Turns about a CMA: which tool to call, and what to say of its answer. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import { cmaAnswerSchema, type CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { textsIn } from '../answers/texts/index.ts';
import { inEnglish } from '../language.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { ofClosing } from '../payment/closing-words.ts';
import { fold } from '../question-parser/sentence.ts';
import { SEARCH_TOOL, type Turn } from '../turn.ts';
import { changeComparables, comparableNamed, isOfComparables } from './change-comparables.ts';
import type { CmaRequest } from './cma-request.ts';
import { readCmaRequest, withVerbOf } from './read-cma-request.ts';
import { isLastDone, isOfCma, standingCma, takenOutOf, type CmaStep } from './standing-cma.ts';
import { comparableInFull, comparablesInWords, rangeInWords, tellCma, whyThatRange } from './tell-cma.ts';

type MovedRange = Extract<CmaRequest, { kind: 'shift-range' | 'nudge-range' | 'shift-end' | 'set-end' }>;

function movedRange(request: MovedRange, { low, high }: { low: number; high: number }): { low: number; high: number } {
  const { dollars: sum } = request;
  switch (request.kind) {
    case 'shift-range':
    case 'nudge-range':
      return { low: Math.max(1, low + sum), high: Math.max(1, high + sum) };
    case 'shift-end':
      return request.end === 'low' ? { low: Math.max(1, low + sum), high } : { low, high: Math.max(1, high + sum) };
    case 'set-end':
      return request.end === 'low' ? { low: sum, high } : { low, high: sum };
  }
}

/** "Put that in a packet for the Hendricks" */
const clientNamed =
  /\bfor\s+((?:the\s+|Mr\.?\s+|Mrs\.?\s+|Ms\.?\s+)?[A-Z][\w'’&-]+(?:\s+(?:and\s+)?[A-Z][\w'’&-]+){0,3})[.!?]*\s*$/;

function stepFor(
  request: CmaRequest,
  standing: CmaToolAnswer | null,
  { previous, language, question }: Turn,
  { takenOut, today }: { takenOut: CmaToolAnswer['comparables']; today: string },
): CmaStep {
  const { cma: words } = textsIn(language);
  const client = clientNamed.exec(question)?.[1];
  const named = client === undefined ? {} : { clientName: client };
  if (request.kind === 'start') {
    const { subject } = request;
    if (subject !== 'this' && !('place' in subject))
      return { call: 'create_cma', input: { subject, ...named }, reasoning: words.steps.preparing };
    const home = subject === 'this' ? previous?.opened : previous?.results[subject.place];
    if (!home && subject !== 'this') return { say: words.tooFewResults };
    if (!home) return { say: words.whichHome };
    const { mlsId, mlsSource } = home;
    return { call: 'create_cma', input: { subject: { mlsId, mlsSource }, ...named }, reasoning: words.steps.preparing };
  }
  if (request.kind === 'tour') {
    const homes = request.places.map((place) => previous?.results[place]);
    if (homes.includes(undefined)) return { say: words.tooFewResults };
    const listings = homes.flatMap((home) => home ?? []).map(({ mlsId, mlsSource }) => ({ mlsId, mlsSource }));
    return { call: 'create_buyer_tour', input: { listings }, reasoning: words.steps.planningTour };
  }
  if (!standing) return { say: words.none };
  if (isOfComparables(request)) return changeComparables(request, standing, { words, previous, takenOut, today });
  const { presentationId, priceRange: range, comparables } = standing;
  switch (request.kind) {
    case 'shift-range':
    case 'nudge-range':
    case 'shift-end':
    case 'set-end': {
      if (range.low === null || range.high === null) return { say: words.noRangeToMove };
      const { low, high } = movedRange(request, { low: range.low, high: range.high });
      if (low > high) return { say: words.endsCross };
      return { call: 'set_cma_range', input: { presentationId, low, high }, reasoning: words.steps.moving };
    }
    case 'tell-range':
      return { say: rangeInWords(standing, words) };
    case 'tell-comparables':
      return { say: comparablesInWords(standing, request.withAverages === true, words) };
    case 'own-click':
      return { say: words.ownClick };
    case 'set-range':
      return {
        call: 'set_cma_range',
        input: { presentationId, low: request.low, high: request.high },
        reasoning: words.steps.setting,
      };
    case 'facts':
      return {
        call: 'edit_cma_sections',
        input: { presentationId, facts: { [request.flag]: request.isShown } },
        reasoning: words.steps.facts,
      };
    case 'sections': {
      const ids = standing.sections.filter(({ type }) => type === request.type).map(({ id }) => id);
      if (ids.length === 0) {
        if (!request.isShown) return { say: words.noSuchSection };
        return { call: 'edit_cma_sections', input: { presentationId, add: [request.type] }, reasoning: words.steps.facts };
      }
      return {
        call: 'edit_cma_sections',
        input: { presentationId, [request.isShown ? 'show' : 'hide']: ids },
        reasoning: words.steps.facts,
      };
    }
    case 'client':
      return { call: 'edit_cma_sections', input: { presentationId, clientName: request.name }, reasoning: words.steps.client };
    case 'write':
      return {
        call: 'write_cma_summary',
        input: { presentationId, tone: request.tone, length: request.length, ...named },
        reasoning: words.steps.writing,
      };
    case 'title':
      return { call: 'edit_cma_sections', input: { presentationId, title: request.title }, reasoning: words.steps.naming };
    case 'undo':
      return { call: 'undo_cma_edit', input: { presentationId }, reasoning: words.steps.undoing };
    case 'tell-comparable': {
      const named = comparableNamed(request, comparables, words);
      return 'say' in named ? named : { say: comparableInFull(named.home, words) };
    }
    case 'cannot-by-side':
      return { say: words.noSides };
    case 'needs-which-out':
      return { say: words.whichOut };
    case 'why':
      return { say: whyThatRange(comparables, words) };
    case 'needs-range':
      return { say: words.setsRange };
  }
}

/** A CMA that is asked for in words of its own: it starts where a home is known. */
function aboutCma({ question, previous }: Turn, standing: CmaToolAnswer | null): CmaRequest | null {
  if (standing) return null;
  const address = findAddress(fold(question))?.area;
  if (address?.nameType === 'street-and-number') return { kind: 'start', subject: { address: address.name } };
  return previous?.opened ? { kind: 'start', subject: 'this' } : null;
}

/** The home was valued with something that it does not have, which no presentation of it shows. */
function isWithoutWhatIf({ subject }: CmaToolAnswer, { previous }: Turn): boolean {
  const valued = (previous?.value ?? previous?.lastValue)?.request.subject;
  return valued !== undefined && 'mlsId' in valued && valued.mlsId === subject?.mlsId && valued.changes != null;
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
  if (['undo', 'nudge-range', 'remove-unfitting', 'cannot-by-side', 'remove-sold-in', 'needs-which-out'].includes(request.kind))
    return isLastDone(prompt, isOfCma);
  if (request.kind === 'title' && !/\b(?:cma|presentation|title)\b/i.test(question)) return isLastDone(prompt, isOfCma);
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
  const standing = standingCma(prompt);
  const texts = textsIn(turn.language);
  const answeredBefore = turn.answers.some(({ toolName }) => toolName === 'create_cma');
  const said = withVerbOf(turn.english, turn.last ? inEnglish(turn.last.question) : null);
  const read = readCmaRequest(said, standing !== null);
  const request =
    (read && belongs(read, turn.question, prompt) ? read : null) ??
    (isAsked ? aboutCma(turn, answeredBefore ? null : standing) : null);
  // What a sale at its range leaves is worked out by others.
  if (!request && standing && ofClosing.test(fold(turn.question))) return null;
  if (!request && isAsked) return { say: standing ? texts.cma.canChange : texts.cma.whichHomeForCma };
  if (!request) return null;
  const answered = turn.answers.findLast(({ toolName }) => isOfCma(toolName));
  if (!answered) return stepFor(request, standing, turn, { takenOut: standing ? takenOutOf(standing, prompt) : [], today });
  const answer = cmaAnswerSchema.safeParse(answered.value);
  if (!answer.success) return { say: texts.cma.failed };
  if (request.kind === 'tour') return { say: texts.cma.tourIsReady(answer.data.title) };
  const before = standingCma(
    prompt.slice(
      0,
      prompt.findLastIndex(({ role }) => role === 'user'),
    ),
  );
  const told = tellCma(answer.data, request.kind === 'start', { before, texts });
  return { say: request.kind === 'start' && isWithoutWhatIf(answer.data, turn) ? `${told}\n\n${texts.cma.asRecorded}` : told };
}
