/** "The oldest comp", "the farthest one": a comparable by what it has most or least of. */
import { inLines } from '#server/platform/text/in-lines.ts';

interface Comparable {
  soldDate?: string | null;
  price?: number | null;
  adjustedPrice?: number | null;
  miles?: number | null;
  milesAway?: number | null;
  livingAreaSqFt?: number | null;
  livingSpaceSqFt?: number | null;
  weightPercent?: number | null;
}

type Measure = (one: Comparable) => number | null | undefined;
const soldAt: Measure = ({ soldDate }) => (soldDate ? Date.parse(soldDate) : null);
const worth: Measure = ({ adjustedPrice, price }) => adjustedPrice ?? price;
const away: Measure = ({ miles, milesAway }) => miles ?? milesAway;
const area: Measure = ({ livingAreaSqFt, livingSpaceSqFt }) => livingAreaSqFt ?? livingSpaceSqFt;

const extremes: readonly [RegExp, Measure, 'most' | 'least'][] = [
  [/^(?:oldest|earliest|stalest)$/, soldAt, 'least'],
  [/^(?:newest|latest|most recent)$/, soldAt, 'most'],
  [/^(?:farthest|furthest|most distant)$/, away, 'most'],
  [/^(?:closest|nearest)$/, away, 'least'],
  [/^(?:cheapest|lowest|least expensive)$/, worth, 'least'],
  [/^(?:highest|priciest|most expensive|dearest)$/, worth, 'most'],
  [/^(?:biggest|largest)$/, area, 'most'],
  [/^smallest$/, area, 'least'],
  [/^(?:weakest|worst|least (?:similar|alike))$/, ({ weightPercent }) => weightPercent, 'least'],
];

const EXTREME = inLines()`
  \b(
    oldest|earliest|stalest|newest|latest|most recent|farthest|furthest|most distant|closest|nearest|cheapest|lowest
    |least expensive|highest|priciest|most expensive|dearest|biggest|largest|smallest|weakest|worst
    |least (?:similar|alike)
  )(?:[ -](?:priced|sold))?(?: (?:one|comp|comparable|sale|home|house))?\b
`;

/** The word for it; null where the words name none. */
export const extremeIn = (text: string): string | null => EXTREME.exec(text.toLowerCase())?.[1] ?? null;

/** Null where none of them tells it. */
export function extremeOf<Kind extends Comparable>(which: string, all: readonly Kind[]): Kind | null {
  const [, measure, end] = extremes.find(([words]) => words.test(which)) ?? [];
  if (!measure) return null;
  const known = all.flatMap((one) => {
    const value = measure(one);
    return value == null ? [] : [{ one, value }];
  });
  const [first] = known.sort((one, other) => (end === 'most' ? other.value - one.value : one.value - other.value));
  return first?.one ?? null;
}
