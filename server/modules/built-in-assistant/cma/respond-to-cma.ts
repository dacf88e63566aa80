/** Turns about a CMA: which tool to call, and what to say of its answer. */
import type { LanguageModelV4Prompt } from '@ai-sdk/provider';
import type { ListingReference } from '#contract/listings.ts';
import { askLink } from '#contract/reply-links.ts';
import { cmaAnswerSchema, type CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { textsIn, type Texts } from '../answers/texts/index.ts';
import { findAddress } from '../question-parser/addresses.ts';
import { fold } from '../question-parser/sentence.ts';
import { SEARCH_TOOL, type Turn } from '../turn.ts';
import { extremeOf } from '../value/extreme-comparable.ts';
import type { CmaRequest } from './cma-request.ts';
import { readCmaRequest } from './read-cma-request.ts';
import { inOrder } from './read-order.ts';
import { unfitting } from './read-unfit.ts';
import { unlike } from './read-unlike.ts';
import { comparableInFull, comparableInWords, rangeInWords, tellCma, whyThatRange, type Comparable } from './tell-cma.ts';

const tools = [
  ...(['create_cma', 'change_cma_comparables', 'set_cma_range'] as const),
  ...(['edit_cma_sections', 'write_cma_summary', 'undo_cma_edit', 'create_buyer_tour'] as const),
];
export type CmaTool = (typeof tools)[number];
const isOfCma = (name: string): boolean => tools.some((one) => one === name);

export type CmaStep = { say: string } | { call: CmaTool; input: Record<string, unknown>; reasoning: string };

/** The presentation as the thread's last tool of this kind answered it. */
export function standingCma(prompt: LanguageModelV4Prompt): CmaToolAnswer | null {
  for (const message of prompt.toReversed()) {
    if (message.role !== 'tool') continue;
    for (const part of message.content.toReversed()) {
      if (part.type !== 'tool-result' || !isOfCma(part.toolName) || part.output.type !== 'json') continue;
      const read = cmaAnswerSchema.safeParse(part.output.value);
      if (read.success) return read.data;
    }
  }
  return null;
}

/** Whether what was done last in the thread was done to the CMA: then "undo" and "warmer" mean it. */
function isLastDone(prompt: LanguageModelV4Prompt, name: (toolName: string) => boolean): boolean {
  const lastQuestion = prompt.findLastIndex(({ role }) => role === 'user');
  const last = prompt.slice(0, lastQuestion).findLast(({ role }) => role === 'tool');
  return last?.role === 'tool' && last.content.some((part) => part.type === 'tool-result' && name(part.toolName));
}

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
  today: string,
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
      return { say: words.comparables(comparables.map((home) => comparableInWords(home, words))) };
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
    case 'within':
      return {
        call: 'change_cma_comparables',
        input: { presentationId, withinMiles: request.miles },
        reasoning: words.steps.lookingAgain,
      };
    case 'write':
      return {
        call: 'write_cma_summary',
        input: { presentationId, tone: request.tone, length: request.length },
        reasoning: words.steps.writing,
      };
    case 'undo':
      return { call: 'undo_cma_edit', input: { presentationId }, reasoning: words.steps.undoing };
    case 'remove-at': {
      const home = comparables[request.place];
      if (!home) return { say: words.hasComparables(comparables.length) };
      return removal(presentationId, home, words);
    }
    case 'remove-extreme': {
      const home = extremeOf(request.which, comparables);
      return home ? removal(presentationId, home, words) : { say: words.cannotTell(request.which) };
    }
    case 'remove-unfitting':
    case 'remove-unlike': {
      const unfit =
        request.kind === 'remove-unlike' ? unlike(request.likeness, comparables) : unfitting(request.fitting, comparables, today);
      if (unfit.length === 0) return { say: words.allFit };
      if (unfit.length === comparables.length) return { say: words.noneWouldBeLeft };
      const remove = referencesOf(unfit);
      if (remove.length === 0) return { say: words.typedIn(unfit[0]?.address ?? null) };
      return { call: 'change_cma_comparables', input: { presentationId, remove }, reasoning: words.steps.removing };
    }
    case 'remove-sold-in': {
      const sold = comparables.filter(({ soldDate }) => Number(soldDate?.slice(5, 7)) === request.month);
      const [home] = sold;
      if (!home) return { say: words.noneSoldThen };
      if (sold.length > 1) return { say: words.whichOne(sold.flatMap(({ address }) => address ?? [])) };
      return removal(presentationId, home, words);
    }
    case 'next-best': {
      const isSwap = request.place !== null || request.street !== null;
      const named = isSwap ? comparableNamed(request, comparables, words) : null;
      if (named && 'say' in named) return named;
      const remove = named ? referencesOf([named.home]) : [];
      if (named && remove.length === 0) return { say: words.typedIn(named.home.address) };
      const input = { presentationId, addNext: request.count, ...(remove.length > 0 ? { remove } : {}) };
      return { call: 'change_cma_comparables', input, reasoning: words.steps.lookingAgain };
    }
    case 'put-first': {
      const named = comparableNamed(request, comparables, words);
      if ('say' in named) return named;
      return reorder(presentationId, [named.home], words);
    }
    case 'trade-places': {
      const [one, other] = request.places.map((place) => comparables[place]);
      if (!one || !other) return { say: words.hasComparables(comparables.length) };
      const traded = comparables.map((home) => (home === one ? other : home === other ? one : home));
      return reorder(presentationId, traded, words);
    }
    case 'sort':
      return reorder(presentationId, inOrder(request.by, comparables), words);
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
    case 'remove': {
      const named = comparableNamed({ place: null, street: request.street }, comparables, words);
      return 'say' in named ? named : removal(presentationId, named.home, words);
    }
    case 'add-on-street':
      return { say: [words.findSaleFirst, askLink(words.salesOn(request.street))].join('\n\n') };
    case 'add': {
      const homes = request.places.map((place) => previous?.results[place]);
      if (homes.includes(undefined)) return { say: words.whichToAdd };
      return {
        call: 'change_cma_comparables',
        input: { presentationId, add: homes.flatMap((home) => home ?? []).map(({ mlsId, mlsSource }) => ({ mlsId, mlsSource })) },
        reasoning: words.steps.adding(homes.length),
      };
    }
  }
}

const referencesOf = (homes: readonly Comparable[]): ListingReference[] =>
  homes.flatMap(({ mlsId, mlsSource }) => (mlsId !== null && mlsSource !== null ? [{ mlsId, mlsSource }] : []));

/** By its place in the list, or by words of its address. */
function comparableNamed(
  { place, street }: { place: number | null; street: string | null },
  comparables: readonly Comparable[],
  words: Texts['cma'],
): { home: Comparable } | { say: string } {
  if (place !== null) {
    const home = comparables[place];
    return home ? { home } : { say: words.hasComparables(comparables.length) };
  }
  const matching = comparables.filter(({ address }) => address?.toLowerCase().includes((street ?? '').toLowerCase()));
  const [home] = matching;
  if (!home) return { say: words.noneOn(street ?? '') };
  return matching.length > 1 ? { say: words.whichOne(matching.flatMap(({ address }) => address ?? [])) } : { home };
}

function reorder(presentationId: string, homes: readonly Comparable[], words: Texts['cma']): CmaStep {
  const order = referencesOf(homes);
  const [first] = homes;
  if (order.length === 0) return { say: words.typedIn(first?.address ?? null) };
  return { call: 'change_cma_comparables', input: { presentationId, order }, reasoning: words.steps.ordering };
}

function removal(presentationId: string, { mlsId, mlsSource, address }: Comparable, words: Texts['cma']): CmaStep {
  if (mlsId === null || mlsSource === null) return { say: words.typedIn(address) };
  return {
    call: 'change_cma_comparables',
    input: { presentationId, remove: [{ mlsId, mlsSource }] },
    reasoning: words.steps.removing,
  };
}

/** A CMA that is asked for in words of its own: it starts where a home is known. */
function aboutCma({ question, previous }: Turn, standing: CmaToolAnswer | null): CmaRequest | null {
  if (standing) return null;
  const address = findAddress(fold(question))?.area;
  if (address?.nameType === 'street-and-number') return { kind: 'start', subject: { address: address.name } };
  return previous?.opened ? { kind: 'start', subject: 'this' } : null;
}

/** Their words mean homes of a search where the CMA was not the last thing that was done. */
const ofComparables: readonly CmaRequest['kind'][] = [
  ...(['remove-unlike', 'next-best', 'put-first', 'sort', 'trade-places', 'tell-comparable'] as const),
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
  const read = readCmaRequest(turn.english, standing !== null);
  const request =
    (read && belongs(read, turn.question, prompt) ? read : null) ??
    (isAsked ? aboutCma(turn, answeredBefore ? null : standing) : null);
  if (!request && isAsked) return { say: standing ? texts.cma.canChange : texts.cma.whichHomeForCma };
  if (!request) return null;
  const answered = turn.answers.findLast(({ toolName }) => isOfCma(toolName));
  if (!answered) return stepFor(request, standing, turn, today);
  const answer = cmaAnswerSchema.safeParse(answered.value);
  if (!answer.success) return { say: texts.cma.failed };
  if (request.kind === 'tour') return { say: texts.cma.tourIsReady(answer.data.title) };
  const before = standingCma(
    prompt.slice(
      0,
      prompt.findLastIndex(({ role }) => role === 'user'),
    ),
  );
  return { say: tellCma(answer.data, request.kind === 'start', { before, texts }) };
}
