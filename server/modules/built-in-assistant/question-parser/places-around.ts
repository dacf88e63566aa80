/** Circles around places: the one that a distance is said of, and those that it goes on to. */
import type { Circle, NamedArea } from '#contract/listing-search.ts';
import { distanceBefore, furtherDistance, type Distance } from './distance.ts';
import { narrow } from './place-choice.ts';
import type { PlaceMention } from './place-mentions.ts';
import type { PlaceCandidate } from './parsed-question.ts';

interface Span {
  start: number;
  end: number;
}

/** Whether a distance that is said of one of two places goes on to the other: "within a mile of 12 Elm St and of Rockridge". */
export function goesOnTo(folded: string, rest: string, one: Span, other: Span): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const of = distanceBefore(folded, first.start);
  return of !== null && furtherDistance(rest, { of, end: first.end, start: second.start }) !== null;
}

export const circleAround = (name: string, center: NonNullable<PlaceCandidate['center']>, distance: number): Circle => ({
  type: 'radius',
  ...center,
  distance,
  name,
});

interface FurtherCircle {
  mention: PlaceMention;
  circle: Circle;
  isBoth: boolean;
  /** Where the words for its distance begin. */
  start: number;
}

/** Places behind one that a distance was said of, to which it goes on or which have their own. */
export function furtherCircles(
  others: readonly PlaceMention[],
  { of, end: mainEnd, rest, around }: { of: Distance; end: number; rest: string; around: NamedArea },
): FurtherCircle[] {
  const found: FurtherCircle[] = [];
  let end = mainEnd;
  for (const mention of others) {
    if (mention.start < end || mention.fit < 1) continue;
    const distance = furtherDistance(rest, { of, end, start: mention.start });
    const [place] = narrow(mention, { city: null, state: null }, around);
    if (!distance || !place?.center) break;
    const { isBoth, start, miles } = distance;
    found.push({ mention, circle: circleAround(place.name, place.center, miles), isBoth, start });
    end = mention.end;
  }
  return found;
}
