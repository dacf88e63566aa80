/** A value's request with a change that the agent asked for. */
import type { HomeFacts } from '#contract/valuation-request.ts';
import type { ListingReference } from '#contract/listing-reference.ts';
import type { EstimateValueAnswer, EstimateValueInput } from '#server/modules/market/index.ts';
import type { StandingValue } from '../question-parser/earlier-turn.ts';
import { isNamedBy } from './address-words.ts';
import { extremeIn, extremeOf } from './extreme-comparable.ts';
import type { ValueChange } from './value-question.ts';

/** The comparables that words or a place in the list name. */
export function comparablesNamed(found: EstimateValueAnswer, index: number | null, words: string | null) {
  if (index !== null) return found.comparables.slice(index, index === -1 ? undefined : index + 1);
  if (words === null) return [];
  const extreme = extremeIn(words) === words ? extremeOf(words, found.comparables) : null;
  return extreme ? [extreme] : found.comparables.filter(({ addressLine1 }) => isNamedBy(words, addressLine1));
}

/** The sale left out that words name, as it was told. */
const leftOutNamed = ({ found }: StandingValue, words: string | null) =>
  words === null ? undefined : found.leftOut.find(({ addressLine1 }) => isNamedBy(words, addressLine1));

/** Of a thread so long that its first values are out of sight: one choice less; null where there is none. */
function withoutLastChoice(request: EstimateValueInput): EstimateValueInput | null {
  const { subject, overrides, comparables } = request;
  const { changes, ...home } = subject;
  if (changes && Object.keys(changes).length > 0) return { ...request, subject: home };
  if (overrides?.length) return { ...request, overrides: overrides.slice(0, -1) };
  if (comparables?.soldWithinMonths) return { ...request, comparables: { ...comparables, soldWithinMonths: null } };
  if (comparables?.withinMiles) return { ...request, comparables: { ...comparables, withinMiles: null } };
  for (const list of ['pinned', 'excluded'] as const)
    if (comparables?.[list]?.length)
      return { ...request, comparables: { ...comparables, [list]: comparables[list].slice(0, -1) } };
  return null;
}

const factOf = (standing: StandingValue, fact: keyof HomeFacts): number => Number(standing.found.subject[fact] ?? 0);

const BEST_CONDITION = 10;
/** What is made new is a grade better than it was, and at least as good as such homes are. */
const renewed = (known: number, grade: number): number => Math.max(grade, Math.min(BEST_CONDITION, known + 1));

/** "Anything closer?" where no distance was said yet. */
const NEAR_MILES = 0.5;

/** Null where the change names a comparable that is not there. */
export function changedRequest(
  standing: StandingValue,
  change: ValueChange,
  added: ListingReference | null,
): EstimateValueInput | null {
  const { request } = standing;
  const choice = request.comparables ?? {};
  switch (change.act) {
    case 'undo':
      return standing.steps.at(-1) ?? withoutLastChoice(request);
    case 'reset': {
      const { changes: _, ...home } = request.subject;
      return { subject: home };
    }
    case 'restore': {
      const excluded = choice.excluded ?? [];
      return excluded.length === 0 ? null : { ...request, comparables: { ...choice, excluded: excluded.slice(0, -1) } };
    }
    case 'nearer':
      return { ...request, comparables: { ...choice, withinMiles: (choice.withinMiles ?? 2 * NEAR_MILES) / 2 } };
    case 'sold-within':
      return { ...request, comparables: { ...choice, soldWithinMonths: change.months } };
    case 'within':
      return { ...request, comparables: { ...choice, withinMiles: change.miles } };
    case 'rate': {
      const others = (request.overrides ?? []).filter(({ kind }) => kind !== change.override.kind);
      return { ...request, overrides: [...others, change.override] };
    }
    case 'what-if': {
      const isSoAlready = Object.entries(change.changes).every(
        ([fact, value]) => standing.found.subject[fact as keyof HomeFacts] === value,
      );
      const changes = Object.fromEntries(
        (Object.entries((isSoAlready ? change.orElse : null) ?? change.changes) as [keyof HomeFacts, number][]).map(
          ([fact, value]) => [
            fact,
            change.isMore || change.moreOf?.includes(fact)
              ? factOf(standing, fact) + value
              : fact === 'condition'
                ? renewed(factOf(standing, fact), value)
                : value,
          ],
        ),
      );
      const { subject } = request;
      return { ...request, subject: { ...subject, changes: { ...subject.changes, ...changes } } };
    }
    case 'exclude': {
      const named = change.areAll
        ? comparablesNamed(standing.found, null, change.words)
        : [change.index, ...(change.also ?? [])].flatMap((index) =>
            comparablesNamed(standing.found, index, change.words).slice(0, 1),
          );
      if (named.length === 0) return null;
      const left = named.map(({ mlsId, mlsSource }) => ({ mlsId, mlsSource }));
      const isOther = (other: ListingReference): boolean =>
        left.every(({ mlsId, mlsSource }) => other.mlsId !== mlsId || other.mlsSource !== mlsSource);
      return {
        ...request,
        comparables: {
          ...choice,
          excluded: [...(choice.excluded ?? []), ...left],
          pinned: choice.pinned?.filter(isOther),
        },
      };
    }
    case 'pin': {
      const one =
        added ?? comparablesNamed(standing.found, change.index, change.words)[0] ?? leftOutNamed(standing, change.words);
      if (!one) return null;
      const { mlsId, mlsSource } = one;
      const isOther = (other: ListingReference): boolean => other.mlsId !== mlsId || other.mlsSource !== mlsSource;
      return {
        ...request,
        comparables: {
          ...choice,
          pinned: [...(choice.pinned ?? []).filter(isOther), { mlsId, mlsSource }],
          excluded: choice.excluded?.filter(isOther),
        },
      };
    }
  }
}
