/** What one request about a CMA does: which tool to call, or what to say without one. */
import { escapeHtml } from '#server/platform/mail/draw-html.ts';
import type { CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { textsIn } from '../answers/texts/index.ts';
import type { Turn } from '../turn.ts';
import { changeComparables, comparableNamed, isOfComparables } from './change-comparables.ts';
import type { CmaRequest, TypedSubject } from './cma-request.ts';
import { clientIn } from './read-client.ts';
import type { CmaStep } from './standing-cma.ts';
import { comparableInFull, comparablesInWords, rangeInWords, whyThatRange } from './tell-cma.ts';

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

/** What was told of a home without an address is its, once the address is: "start a CMA for 12 Elm St, Oakland". */
function withToldFacts(subject: TypedSubject, previous: Turn['previous']): TypedSubject {
  const told = previous?.value?.found.subject;
  if (!told || told.reference !== null || /^\d+\s/.test(told.address ?? '')) return subject;
  const { bedrooms, fullBaths, halfBaths, livingAreaSqFt, yearBuilt, city } = told;
  return {
    ...(city ? { city } : {}),
    ...(bedrooms == null ? {} : { beds: bedrooms }),
    ...(fullBaths == null ? {} : { baths: fullBaths + (halfBaths ?? 0) / 2 }),
    ...(livingAreaSqFt == null ? {} : { livingAreaSqFt }),
    ...(yearBuilt == null ? {} : { yearBuilt }),
    ...subject,
  };
}

export function stepFor(
  request: CmaRequest,
  standing: CmaToolAnswer | null,
  { previous, language, question }: Turn,
  { takenOut, today }: { takenOut: CmaToolAnswer['comparables']; today: string },
): CmaStep {
  const { cma: words } = textsIn(language);
  const client = clientIn(question)?.name;
  const named = client === undefined ? {} : { clientName: client };
  if (request.kind === 'start') {
    const { subject } = request;
    if (subject !== 'this' && !('place' in subject))
      return {
        call: 'create_cma',
        input: { subject: withToldFacts(subject, previous), ...named },
        reasoning: words.steps.preparing,
      };
    const home = subject === 'this' ? previous?.opened : previous?.results[subject.place];
    if (!home && subject !== 'this') return { say: words.tooFewResults };
    if (!home) return { say: words.whichHome };
    const { mlsId, mlsSource } = home;
    return { call: 'create_cma', input: { subject: { mlsId, mlsSource }, ...named }, reasoning: words.steps.preparing };
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
    case 'tell-sureness':
      return {
        say: [rangeInWords(standing, words), whyThatRange(comparables, words), words.sureness(comparables.length)].join(' '),
      };
    case 'tell-left-out':
      return { say: words.leftOut };
    case 'why':
      return { say: whyThatRange(comparables, words) };
    case 'needs-range':
      return { say: words.setsRange };
    case 'note': {
      const text = { title: words.note, html: `<p>${escapeHtml(request.text)}</p>` };
      return { call: 'edit_cma_sections', input: { presentationId, text }, reasoning: words.steps.note };
    }
    case 'cannot-order-sections':
      return { say: words.noSectionOrder };
    case 'not-read':
      return { say: words.notRead(request.words) };
  }
}
