/** Several areas of one picture are one area of a search. */
import { oneAreaSchema, type AreaFilter } from '#contract/listing-search.ts';
import { plainArea } from '#contract/search-areas.ts';
import { areaInWords } from '../answers/describe-search.ts';
import type { Texts } from '../answers/texts/index.ts';

/** Those that have a line each; an area with parts taken out stays one. */
export function areasOf(area: AreaFilter | null | undefined): AreaFilter[] {
  if (!area) return [];
  return area.type === 'any-of' && !area.except?.length && !area.near?.length ? area.areas : [area];
}

export const isSameArea = (one: AreaFilter, other: AreaFilter): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Each once. */
export function together(areas: readonly AreaFilter[]): AreaFilter | null {
  const each = areas.filter((area, at) => areas.findIndex((one) => isSameArea(one, area)) === at);
  const [only] = each;
  if (each.length === 1 && only) return only;
  return plainArea({ type: 'any-of', areas: each.flatMap(areasOf).flatMap((area) => oneAreaSchema.safeParse(area).data ?? []) });
}

/** "Noe Valley, San Francisco" */
export const placeInWords = (area: AreaFilter, texts: Texts): string => areaInWords(area, texts).replace(/^(?:in|en) /, '');
