/** What narrows the homes of a market: "homes over 2m", "3 bed condos", "built before 1940", "with a pool". */
import type { ListingSearch } from '#contract/listing-search.ts';
import type { ListingFeature } from '#contract/listing-features.ts';
import { inLines } from '#server/platform/text/in-lines.ts';
import { takeWishes } from './features.ts';
import { takePrice, type Transaction } from './money.ts';
import { takeRooms } from './rooms.ts';
import { createSentence, type Sentence } from './sentence.ts';
import { takeSizes } from './sizes.ts';
import { takeYearBuilt } from './years.ts';

const narrowedBy = [
  'bedroomsCount',
  'bathroomsCount',
  'parkingGarageSpaces',
  'price',
  'livingSpaceSqFt',
  'lotSizeSqFt',
  'propertyYearBuilt',
  'features',
] as const satisfies readonly (keyof ListingSearch)[];

/** Conditions on single homes, which no figure of a whole market knows. */
export type Narrowing = Pick<ListingSearch, (typeof narrowedBy)[number]>;
export type Bedrooms = NonNullable<ListingSearch['bedroomsCount']>;

/** What happens to a listing while it is for sale is none of the home's. */
const ofListing: ReadonlySet<ListingFeature> = new Set(['price-cut', 'open-house', 'virtual-tour']);

/** Null where a search has none. */
export function narrowingOf(search: ListingSearch): Narrowing | null {
  const features = search.features?.filter((feature) => !ofListing.has(feature)) ?? [];
  const conditions = { ...search, features: features.length > 0 ? features : null };
  const entries = narrowedBy.flatMap((key) => (conditions[key] == null ? [] : [[key, conditions[key]] as const]));
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

const MOST_BEDROOMS = 5;
const atLeast = /\d\s*\+|\b(?:or\s+more|at\s+least|plus|minimum|min)\b/;

/** "3 bed homes" of a market are those with three. */
export function exactBedrooms({ startAt, endAt }: Bedrooms, words: string): Bedrooms {
  if (startAt == null || endAt != null || atLeast.test(words) || startAt >= MOST_BEDROOMS) return { startAt, endAt };
  return { startAt, endAt: startAt };
}

const AMOUNT = String.raw`(?:\$\s?\d[\d,.]*(?:\s?(?:k|mm?|mil|million|thousand)\b)?|\d[\d,.]*\s?(?:k|mm?|mil|million|thousand)\b|\d{3},?\d{3}[\d,]*)(?![\d,.]*\d)`;
const PLAIN = String.raw`\$?\s?\d[\d,.]*\s?(?:k|mm?|million)?`;
const OVER =
  '(?:over|above|under|below|up\\s+to|(?:less|more|cheaper|higher|lower)\\s+than|at\\s+least|at\\s+most|starting\\s+at|[<>]=?)';
/** A price that is bounded is one of homes; "at 1.2m" or "$500 per sq ft" may be anything's. */
const boundsPrice = {
  sale: inLines()`
    \b${OVER}\s+${AMOUNT}(?!\s*(?:per|a|an|/)\s*(?:sq\w*|square|foot|month|mo)\b)
    |${AMOUNT}\s*(?:\+|plus\b|(?:and|or)\s+(?:up|over|under|below|above|more|less)\b)
    |\b(?:between|from)\s+${PLAIN}\s*(?:and|to|-)\s*${AMOUNT}
    |${PLAIN}\s*(?:-|–|to)\s*${AMOUNT}
    |\b(?:in\s+)?the\s+\$?\d00'?s\b
  `,
  lease: inLines()`
    \b${OVER}\s+\$?\d,?\d{3}\b(?!\s*sq)
    |\bbetween\s+\$?\d,?\d{3}\s*(?:and|to|-)\s*\$?\d,?\d{3}\b
  `,
} satisfies Record<Transaction, RegExp>;
/** Less is no price of a home that is sold. */
const LEAST_PRICE_DOLLARS = 50_000;

function takeBoundedPrice(sentence: Sentence, transaction: Transaction): ListingSearch['price'] {
  if (!boundsPrice[transaction].test(sentence.text)) return null;
  const trial = takePrice(createSentence(sentence.text), transaction);
  const least = Math.min(trial?.startAt ?? Infinity, trial?.endAt ?? Infinity);
  if (!trial || (transaction === 'sale' && least < LEAST_PRICE_DOLLARS)) return null;
  return takePrice(sentence, transaction);
}

/** Null where nothing is narrowed; the words of what is are taken. */
export function takeNarrowing(
  sentence: Sentence,
  { transaction, thisYear }: { transaction: Transaction; thisYear: number },
): Narrowing | null {
  const words = sentence.text;
  const { livingSpaceSqFt, lotSizeSqFt } = takeSizes(sentence);
  const { bedroomsCount, bathroomsCount, parkingGarageSpaces } = takeRooms(sentence);
  const propertyYearBuilt = takeYearBuilt(sentence, thisYear);
  const price = takeBoundedPrice(sentence, transaction);
  const { features } = takeWishes(createSentence(sentence.text));
  if (features.some((feature) => !ofListing.has(feature))) takeWishes(sentence);
  return narrowingOf({
    bedroomsCount: bedroomsCount && exactBedrooms(bedroomsCount, words),
    ...{ bathroomsCount, parkingGarageSpaces, livingSpaceSqFt, lotSizeSqFt, propertyYearBuilt, price },
    features,
  });
}
