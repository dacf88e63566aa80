/** What stands around the name of a place says which of its places is meant: a city, a state, an article. */
import { sameName, type PlaceContext } from './place-choice.ts';
import type { PlaceMention } from './place-mentions.ts';
import type { PlaceCandidate } from './parsed-question.ts';

/** A ZIP code has no city in the database: the one that is said beside it is taken for its own when it lies in the same state. */
const isZipOf = (zip: PlaceCandidate, city: PlaceCandidate) =>
  zip.nameType === 'zip-code' && zip.context.stateAbbreviated === city.context.stateAbbreviated;

/** "Noe Valley, San Francisco": the city of the one is the other, so they are one place. */
export function contextFrom(mentions: PlaceMention[], mention: PlaceMention): { city: string; mention: PlaceMention } | null {
  for (const other of mentions) {
    if (other === mention) continue;
    const city = other.candidates.find(
      (one) =>
        one.nameType === 'city' &&
        mention.candidates.some(
          (inside) => inside.nameType !== 'city' && (sameName(inside.context.city, one.name) || isZipOf(inside, one)),
        ),
    );
    if (city) return { city: city.name, mention: other };
  }
  return null;
}

/** "Noe Valley, San Francisco or Bernal Heights, San Francisco": a city behind a part of it only says where that lies. */
export function isCityOf(city: PlaceMention, mentions: readonly PlaceMention[], folded: string): boolean {
  const before = mentions.filter(({ end }) => end <= city.start).at(-1);
  if (
    !before ||
    !/^(?:\s+(?:district|neighbou?rhood|area))?\s*,?\s*(?:(?:in|of)\s+)?$/.test(folded.slice(before.end, city.start))
  )
    return false;
  return city.candidates.some(
    ({ nameType, name }) =>
      nameType === 'city' && before.candidates.some((part) => part.nameType !== 'city' && sameName(part.context.city, name)),
  );
}

export function contextOf(mention: PlaceMention, state: string | null, folded: string): Partial<PlaceContext> {
  const withArticle = /\bthe\s+$/.test(folded.slice(0, mention.start)) || mention.phrase.startsWith('the ');
  if (state === null) return { withArticle };
  // "Brentwood LA": Los Angeles, where no place of the name is in Louisiana.
  const inLosAngeles = state === 'LA' && !mention.candidates.some((one) => one.context.stateAbbreviated === 'LA');
  return inLosAngeles ? { withArticle, city: 'Los Angeles' } : { withArticle, state, stateBehind: true };
}
