/** Which of the places with known transfer taxes is meant. */
import { taxedPlaces } from './places.ts';
import type { TaxedPlace } from './transfer-tax.ts';

const isNamed = ({ city, also = [] }: TaxedPlace, name: string) =>
  city !== null && (city.toLowerCase() === name || also.includes(name));

/** A city's own taxes, else those of the rest of its state; null where none are known. */
export function taxedPlaceOf(city: string | null, state: string): TaxedPlace | null {
  const inState = taxedPlaces.filter((place) => place.state === state.toUpperCase());
  const name = city?.trim().toLowerCase() ?? '';
  // The District is one city.
  const rest = inState.find((place) => place.city === null || place.state === 'DC');
  return inState.find((place) => isNamed(place, name)) ?? rest ?? null;
}

const names = taxedPlaces
  .flatMap((place) => [place.city?.toLowerCase() ?? '', ...(place.also ?? [])].filter(Boolean).map((name) => ({ name, place })))
  .sort((one, other) => other.name.length - one.name.length);
/** Also words, or the names of larger places: known by the state beside them alone. */
const ambiguous: ReadonlySet<string> = new Set(['washington', 'la', 'albany', 'richmond', 'alameda', 'sparks', 'everett']);
/** Abbreviations that are words as well are a state only behind a comma. */
const STATE_BEHIND =
  /^\s*(?:,\s*([a-z]{2})|(?!(?:al|as|at|by|co|de|hi|id|if|in|is|it|la|ma|me|oh|ok|on|or|pa|to|va)\b)([a-z]{2}))\b/;

/** The city with taxes of its own that words name; null where they name none. @param folded in lower case */
export function taxedCityIn(folded: string): { city: string; state: string } | null {
  for (const { name, place } of names) {
    const found = new RegExp(`(?<![a-z])${name.replaceAll('.', String.raw`\.`)}(?![a-z])(?!\\s+state\\b)`).exec(folded);
    if (!found || place.city === null) continue;
    const [, afterComma, written] = STATE_BEHIND.exec(folded.slice(found.index + found[0].length)) ?? [];
    const state = (afterComma ?? written)?.toUpperCase();
    const isElsewhere = state !== undefined && state !== place.state && taxedPlaces.some((other) => other.state === state);
    if (isElsewhere || (ambiguous.has(name) && state !== place.state)) continue;
    return { city: place.city, state: place.state };
  }
  return null;
}
