/** The order of a CMA's comparables, and one of them told: "put the third first", "sort the comps by distance", "how far is the second?" */
import type { CmaToolAnswer } from '#server/modules/presentations/index.ts';
import type { CmaRequest } from './cma-request.ts';
import { placeIn, polite } from './cma-words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type Comparable = CmaToolAnswer['comparables'][number];
export type ComparableOrder = 'distance' | 'price' | 'highest-price' | 'newest-sale' | 'size' | 'weight';

const COMPS = '(?:comps?|comparables?)';
const sorts = new RegExp(
  `${polite}(?:sort|order|rank|arrange|list|put)\\s+(?:the\\s+|all\\s+(?:the\\s+)?|my\\s+)?(?:${COMPS}|them)\\s+(?:in\\s+order\\s+of|by|from)\\s+(.+?)[.?!]*\\s*$`,
  'i',
);
const sortsFirst = new RegExp(
  `${polite}(closest|nearest|newest|most recent|cheapest|biggest|best)\\s+(?:comps?\\s+|sales?\\s+)?first[.?!]*\\s*$`,
  'i',
);
const orders: readonly (readonly [RegExp, ComparableOrder])[] = [
  [/\b(?:distance|closest|nearest|close to far|how (?:far|close))\b/i, 'distance'],
  [/\b(?:high(?:est)?(?: to low(?:est)?)?|most expensive|price,? descending)\b/i, 'highest-price'],
  [/\b(?:price|cheapest|low(?:est)?(?: to high(?:est)?)?)\b/i, 'price'],
  [/\b(?:date|newest|most recent|recency|when)\b/i, 'newest-sale'],
  [/\b(?:size|sq|square|biggest|living area)\b/i, 'size'],
  [/\b(?:weight|best|relevance|similar(?:ity)?)\b/i, 'weight'],
];

const first = inLines('i')`
  ${polite}(?:put|move|make|list|show|bring|set)\s+(?:the\s+(?=\w+\s+(?:comp|one|sale))|the\s+)?(.+?)\s+
  (?:first|(?:to\s+|at\s+|on\s+)?(?:the\s+)?(?:top|front)|(?:as\s+)?number\s+(?:one|1)|up\s+(?:front|top))
  (?:\s+(?:in|of|on)\s+(?:the\s+)?(?:list|cma|comps?|grid|presentation))?[.?!]*\s*$
`;
const tells = inLines('i')`
  ^\s*(?:and\s+|so\s+)?(?:
    (?:how\s+(?:far(?:\s+away)?|close|big|old|large|recent|much)|when|what|where|tell\s+me|which)\b
    (?:\s+(?:is|was|did|about|kind\s+of\s+home\s+is|year\s+was|more|type\s+is|the\s+size\s+of))*
  )\s+(?:the\s+)?(.+?)
  (?:\s+(?:away|sell(?:\s+for)?|sold|built|from\s+(?:it|us|here|the\s+subject|my\s+listing)|worth|go\s+for|close))*
  [?.!]*\s*$
`;
const namesPlace = (what: string): number | null =>
  placeIn(what.replace(/^comp(?:arable)?\s+(?=#?\d)/i, 'number ').replace(/number\s+#/i, 'number '));
/** "12 Oak", "the one on Oak St". */
const streetIn = (what: string): string | null =>
  /^(?:the\s+)?(?:one|comp(?:arable)?|sale|home|house)\s+(?:on|at)\s+(.+)$/i.exec(what)?.[1] ??
  (/^\d+\s+[a-z]/i.test(what) ? what : null);

const ordinal =
  '(?:the\\s+)?((?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth)|(?:comp\\s+|number\\s+|#)\\d{1,2})(?:\\s+(?:one|comp|sale))?';
/** "Can the first one and the third one trade places", "swap the second and the fourth". */
const tradePlaces = inLines('i')`
  ${polite}(?:have\s+|let\s+)?(?:
    (?:swap|switch|flip|exchange)\s+${ordinal}\s+(?:and|with)\s+${ordinal}
    |${ordinal}\s+and\s+${ordinal}\s+(?:trade|swap|switch|exchange)(?:\s+places)?
  )[.?!]*\s*$
`;

export function readOrder(question: string): CmaRequest | null {
  const named = tradePlaces.exec(question)?.slice(1) ?? [];
  const [one, other] = named.flatMap((words: string | undefined) => (words === undefined ? [] : (namesPlace(words) ?? [])));
  if (one !== undefined && other !== undefined) return { kind: 'trade-places', places: [one, other] };
  const said = sorts.exec(question)?.[1] ?? sortsFirst.exec(question)?.[1];
  const by = said === undefined ? undefined : orders.find(([words]) => words.test(said))?.[1];
  if (by) return { kind: 'sort', by };
  const moved = first.exec(question)?.[1];
  const [place, street] = moved === undefined ? [null, null] : [namesPlace(moved), streetIn(moved)];
  return place !== null || street !== null ? { kind: 'put-first', place, street } : null;
}

/** Of one that is named by its place in the list or its street. */
export function readTold(question: string): CmaRequest | null {
  const what = tells.exec(question)?.[1];
  const [place, street] = what === undefined ? [null, null] : [namesPlace(what), streetIn(what)];
  return place !== null || street !== null ? { kind: 'tell-comparable', place, street } : null;
}

const rank: Readonly<Record<ComparableOrder, (home: Comparable) => number | null>> = {
  distance: ({ milesAway }) => milesAway,
  price: ({ price }) => price,
  'highest-price': ({ price }) => (price === null ? null : -price),
  'newest-sale': ({ soldDate }) => (soldDate === null ? null : -Date.parse(soldDate)),
  size: ({ livingSpaceSqFt }) => (livingSpaceSqFt === null ? null : -livingSpaceSqFt),
  weight: ({ weightPercent }) => (weightPercent === null ? null : -weightPercent),
};

/** What is not on record stands last. */
export const inOrder = (by: ComparableOrder, comparables: readonly Comparable[]): Comparable[] =>
  comparables.toSorted((a, b) => (rank[by](a) ?? Infinity) - (rank[by](b) ?? Infinity) || 0);
