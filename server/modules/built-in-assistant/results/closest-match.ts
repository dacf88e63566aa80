/** "The closest one you do have", where a search found nothing: of what was shown as nearest, else of what there is in its place. */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import type { EarlierTurn } from '../question-parser/earlier-turn.ts';
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const LEADS =
  "(?:(?:ok(?:ay)?|and|so|well|then|hm+|show\\s+me|give\\s+me|tell\\s+me\\s+about|open|pick|what(?:'?s|\\s+is)|which\\s+(?:one\\s+)?is|y|bueno|entonces|muestrame|dame|ensename|cual\\s+es)[\\s,]+)*";
const asksClosest = inLines()`
  ^\W*${LEADS}(?:
    (?:the\s+)?(?:closest|nearest)(?:\s+(?:one|thing|match|home|house|condo|listing|option|fit))?
      (?:
        \s+(?:
          to\s+(?:that|it|this)
          |(?:that\s+)?(?:you(?:'?ve)?|we)\s+(?:do\s+|actually\s+)?(?:have|got)
          |you\s+can\s+(?:find|do)|there\s+is|available
        )
      )*
    |(?:lo|la|el)\s+(?:que\s+)?mas\s+(?:cercan[oa]|parecid[oa]|se\s+(?:acerque|parezca))
      (?:\s+(?:a\s+(?:eso|esto)|que\s+(?:tengas|haya|tienes|hay)))*
  )\W*$
`;

/** Which of the homes that a loosened condition gave is nearest to the wish: by that condition, else the first of them. */
function nearestOf(shown: readonly SearchResultFacts[], wish: ListingSearch, near: ListingSearch): SearchResultFacts | undefined {
  const isLoosened = (key: keyof ListingSearch) => JSON.stringify(wish[key] ?? null) !== JSON.stringify(near[key] ?? null);
  const most = (of: (home: SearchResultFacts) => number | null): SearchResultFacts | undefined =>
    [...shown].sort((one, other) => (of(other) ?? Number.NEGATIVE_INFINITY) - (of(one) ?? Number.NEGATIVE_INFINITY))[0];
  if (isLoosened('price')) return most(({ price }) => (price === null ? null : -price));
  if (isLoosened('bedroomsCount')) return most(({ beds }) => beds);
  if (isLoosened('bathroomsCount')) return most(({ baths }) => baths);
  return shown[0];
}

/** What there is of its kind in its place, the nearest to the wish first. */
function ofItsPlace({ areaFilter, propertyTypes, listingTransactionType, price, bedroomsCount }: ListingSearch): ListingSearch {
  const order =
    price?.endAt != null
      ? ({ term: 'price', order: 'asc' } as const)
      : bedroomsCount?.startAt != null
        ? ({ term: 'livingspace', order: 'desc' } as const)
        : null;
  return {
    areaFilter,
    ...(propertyTypes ? { propertyTypes } : {}),
    ...(listingTransactionType ? { listingTransactionType } : {}),
    ...(order ? { orderResultsBy: order } : {}),
  };
}

/** Null where something else is asked, or a search found homes itself. @param question as written, in either language */
export function readClosest(question: string, previous: EarlierTurn | null): ParsedQuestion | null {
  if (!previous || previous.market || !asksClosest.test(fold(question))) return null;
  const { search: wish, near, results, offered } = previous;
  const home = near ? nearestOf(results, wish, near) : undefined;
  if (home) return { kind: 'pick', listing: { mlsId: home.mlsId, mlsSource: home.mlsSource }, question: null };
  if (results.length > 0 || !wish.areaFilter) return null;
  return { kind: 'search', search: offered ?? ofItsPlace(wish), unusedWords: [], notes: [], change: 'refined' };
}
