/** What more an agent could tell of a home whose description leaves much of its room: "tell me its size, the year it was built". */
import type { CopyAnswer, ToldHome } from '#server/modules/writing/index.ts';
import type { Texts } from './texts/index.ts';

const MUCH_ROOM = 0.5;
const MOST_NAMED = 4;

/** Empty where the text is long, or every fact is told. */
export function moreToTell(home: ToldHome, { copy }: CopyAnswer, { writing }: Texts): string {
  if (copy.kind !== 'description' || copy.refused || copy.characters > copy.limitCharacters * MUCH_ROOM) return '';
  const told = (home.told ?? []).join(' ');
  const { size, year, lot, parking, updates, outside } = writing.untold;
  const missing = [
    home.livingAreaSqFt == null ? size : null,
    home.yearBuilt == null ? year : null,
    /\b(?:new|updated|remodell?ed|renovated|replaced|redone)\b/i.test(told) ? null : updates,
    home.garageSpaces == null && !/\bparking\b|\bgarage\b/i.test(told) ? parking : null,
    home.lotSizeSqFt == null && home.propertyType !== 'condominium' ? lot : null,
    /\b(?:yard|garden|deck|patio|balcony|porch|terrace|pool)\b/i.test(told) ? null : outside,
  ].filter((one) => one !== null);
  return missing.length === 0 ? '' : writing.moreToTell(missing.slice(0, MOST_NAMED));
}
