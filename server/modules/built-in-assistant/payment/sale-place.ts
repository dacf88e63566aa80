/** Where a home is sold, for what depends on its city and state. */
import type { AreaFilter, NamedArea } from '#contract/listing-search.ts';
import { taxedCityIn } from '#server/modules/listings/index.ts';
import type { PlaceCandidate } from '../question-parser/parsed-question.ts';
import { spellOutPlaces } from '../question-parser/place-aliases.ts';
import { placePhrases } from '../question-parser/place-phrases.ts';
import { fold } from '../question-parser/sentence.ts';
import { stateAbbreviations, stateAlone } from '../question-parser/states.ts';

export interface SalePlace {
  city: string | null;
  state: string;
}

export type FindPlaces = (phrases: string[]) => Promise<PlaceCandidate[]>;

const tiers: Partial<Record<PlaceCandidate['nameType'], number>> = { city: 0, neighborhood: 1, 'zip-code': 1, county: 2 };

/** The city and state that a question names; null where it names none. */
export async function namedSalePlace(question: string, findPlaces: FindPlaces): Promise<SalePlace | null> {
  const text = spellOutPlaces(question);
  const folded = fold(text);
  const known = taxedCityIn(folded);
  if (known) return known;
  const state = stateAlone(text, folded)?.abbreviation ?? typedSmall(folded);
  const found = (await findPlaces(placePhrases(question)))
    .filter(({ nameType, exact, phrase, context }) => {
      const isLed = new RegExp(
        `(?:\\b(?:in|for|of|at|about|en)\\s+(?:the\\s+)?|\\d(?:k|mm?)?\\s+|[,;]\\s*|^)${escaped(phrase)}(?![a-z])`,
      ).test(folded);
      return tiers[nameType] !== undefined && exact !== false && isLed && (state === null || context.stateAbbreviated === state);
    })
    .sort((one, other) => {
      const byOwn = Number(other.isInOwnMarket ?? false) - Number(one.isInOwnMarket ?? false);
      const byTier = (tiers[one.nameType] ?? 0) - (tiers[other.nameType] ?? 0);
      return other.phrase.length - one.phrase.length || byOwn || byTier || other.listingCount - one.listingCount;
    });
  for (const { nameType, name, context } of found)
    if (context.stateAbbreviated) return { city: nameType === 'city' ? name : context.city, state: context.stateAbbreviated };
  return state === null ? null : { city: null, state };
}

/** "In nc" at the end of a sentence; "or" and "me" stand at none behind "in". */
function typedSmall(folded: string): string | null {
  const typed = /\b(?:in|en)\s+([a-z]{2})(?=\s*(?:$|[?.!,;]))/.exec(folded)?.[1]?.toUpperCase();
  return typed !== undefined && Object.values(stateAbbreviations).includes(typed) ? typed : null;
}

const between = /\s*(?:,|\/|&|\b(?:vs\.?|versus|or|and|compared\s+(?:to|with)|against|than|y|o|contra)(?=\s))\s*/i;

/** Every city that a question names, "Oakland vs SF", each once. */
export async function namedSalePlaces(question: string, findPlaces: FindPlaces): Promise<SalePlace[]> {
  const parts = question.split(between).filter((part) => part.trim() !== '');
  const whole = await namedSalePlace(question, findPlaces);
  if (!whole || parts.length < 2) return whole ? [whole] : [];
  const found = (await Promise.all(parts.map((part) => namedSalePlace(part, findPlaces)))).filter((place) => place !== null);
  const cities = found.filter(({ city }) => city !== null);
  const distinct = [...new Map(cities.map((place) => [`${place.city}, ${place.state}`, place])).values()];
  return distinct.length > 1 ? distinct : [whole];
}

/** The place of a search that stands. */
export function salePlaceOf(area: AreaFilter | null | undefined): SalePlace | null {
  const named: NamedArea | undefined = area?.type === 'named-area' ? area : undefined;
  const state = named?.nameType === 'state-abbreviated' ? named.name : named?.context?.stateAbbreviated;
  if (!named || !state) return null;
  return { city: named.nameType === 'city' ? named.name : (named.context?.city ?? null), state };
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
