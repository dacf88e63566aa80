import type { AnyOfAreas, AreaFilter, NamedArea, OneArea } from '#contract/listing-search.ts';
import { searchLimits } from '#contract/listing-vocabulary.ts';
import { plainArea } from '#contract/search-areas.ts';

/** Whether homes shall lie in a place or outside of it. */
export type PlaceSide = 'in' | 'out';

/** The places that homes shall lie in: any of the areas, each of the circles, and none of those that are left out. */
export function placesOf(area: AreaFilter | null): Required<{ [Part in keyof AnyOfAreas]: NonNullable<AnyOfAreas[Part]> }> {
  if (area?.type === 'any-of') return { type: 'any-of', areas: area.areas, except: area.except ?? [], near: area.near ?? [] };
  return { type: 'any-of', areas: area ? [area] : [], except: [], near: [] };
}

/** Whether one place more may be named on a side. */
export function hasRoom(area: AreaFilter | null, side: PlaceSide): boolean {
  const { areas, except } = placesOf(area);
  return (side === 'in' ? areas : except).length < searchLimits.areas;
}

const isSame = (one: OneArea, other: OneArea): boolean => {
  if (one.type !== 'named-area' || other.type !== 'named-area') return one === other;
  const words = ({ nameType, name, context }: NamedArea) =>
    [nameType, name, context?.city ?? '', context?.stateAbbreviated ?? ''].join('|').toLowerCase();
  return words(one) === words(other);
};

/** The area with a place on one side, and no more on the other. */
export function withPlace(area: AreaFilter | null, place: NamedArea, side: PlaceSide): AreaFilter | null {
  const places = placesOf(area);
  const without = <Area extends OneArea>(some: Area[]): Area[] => some.filter((one) => !isSame(one, place));
  const [areas, except] = [without(places.areas), without(places.except)];
  return plainArea({
    ...places,
    areas: side === 'in' ? [...areas, place] : areas,
    except: side === 'in' ? except : [...except, place],
  });
}

/** The area without one of its places. */
export function withoutPlace(area: AreaFilter | null, place: OneArea): AreaFilter | null {
  const { type, areas, except, near } = placesOf(area);
  const isOther = (one: OneArea): boolean => one !== place;
  return plainArea({ type, areas: areas.filter(isOther), except: except.filter(isOther), near: near.filter(isOther) });
}
