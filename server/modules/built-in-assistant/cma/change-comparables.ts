/** Which homes a CMA compares with, changed: taken out, put in, in another order. */
import type { ListingReference } from '#contract/listing-reference.ts';
import { askLink } from '#contract/reply-links.ts';
import type { CmaToolAnswer } from '#server/modules/presentations/index.ts';
import type { Texts } from '../answers/texts/index.ts';
import type { Turn } from '../turn.ts';
import { extremeOf } from '../value/extreme-comparable.ts';
import type { CmaRequest } from './cma-request.ts';
import { inOrder } from './read-order.ts';
import { unfitting } from './read-unfit.ts';
import { unlike } from './read-unlike.ts';
import type { CmaStep } from './standing-cma.ts';
import type { Comparable } from './tell-cma.ts';

const kinds = [
  ...(['within', 'remove', 'remove-at', 'remove-extreme', 'remove-unfitting', 'remove-unlike', 'remove-sold-in'] as const),
  ...(['next-best', 'put-first', 'trade-places', 'sort', 'add', 'add-on-street', 'put-back'] as const),
];
type ComparablesRequest = Extract<CmaRequest, { kind: (typeof kinds)[number] }>;
export const isOfComparables = (request: CmaRequest): request is ComparablesRequest =>
  kinds.some((kind) => kind === request.kind);

interface Changing {
  words: Texts['cma'];
  previous: Turn['previous'];
  /** Those that were taken out, the last one last. */
  takenOut: readonly Comparable[];
  /** From which sales are counted back. */
  today: string;
}

export function changeComparables(
  request: ComparablesRequest,
  { presentationId, comparables }: CmaToolAnswer,
  { words, previous, takenOut, today }: Changing,
): CmaStep {
  switch (request.kind) {
    case 'within':
      return {
        call: 'change_cma_comparables',
        input: { presentationId, withinMiles: request.miles },
        reasoning: words.steps.lookingAgain,
      };
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
    case 'remove': {
      const named = comparableNamed({ place: null, street: request.street }, comparables, words);
      return 'say' in named ? named : removal(presentationId, named.home, words);
    }
    case 'put-back': {
      const named = request.street === null ? takenOut : takenOut.filter(({ address }) => isOn(request.street ?? '', address));
      const one = request.which === null ? named.at(-1) : extremeOf(request.which, named);
      const back = referencesOf(request.areAll ? named : one ? [one] : []);
      if (back.length === 0) return { say: words.noneTakenOut };
      return { call: 'change_cma_comparables', input: { presentationId, add: back }, reasoning: words.steps.adding(back.length) };
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

/** "1 Oak St, Oakland" is on "1 Oak St": comparables are told without their city. */
export const isOn = (street: string, address: string | null): boolean =>
  address?.toLowerCase().includes((street.split(',')[0] ?? '').trim().toLowerCase()) === true;

const referencesOf = (homes: readonly Comparable[]): ListingReference[] =>
  homes.flatMap(({ mlsId, mlsSource }) => (mlsId !== null && mlsSource !== null ? [{ mlsId, mlsSource }] : []));

/** By its place in the list, or by words of its address. */
export function comparableNamed(
  { place, street }: { place: number | null; street: string | null },
  comparables: readonly Comparable[],
  words: Texts['cma'],
): { home: Comparable } | { say: string } {
  if (place !== null) {
    const home = comparables[place];
    return home ? { home } : { say: words.hasComparables(comparables.length) };
  }
  const matching = comparables.filter(({ address }) => isOn(street ?? '', address));
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
