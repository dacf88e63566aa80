/** A bare sum that is a month's rent or a price in thousands: "2 bed oakland 2200 max". */
import type { ParsedQuestion } from './parsed-question.ts';
import { fold } from './sentence.ts';

const FROM_DOLLARS = 1_000;
const BELOW_DOLLARS = 10_000;
const IN_THOUSANDS = 1_000;
/** Who says so has a sale or a rental in mind. */
const saysWhich =
  /\b(?:sale|sell|sold|buy\w*|purchas\w*|list(?:ed|ing)?|asking|priced?|offers?|escrow|pre-?approv\w*|down\s+payment|mortgage|hoa|investors?|venta|comprar?|precio|rent\w*|leas\w*|k|m|mil)\b/;
/** Hardly ever let, or too many rooms for such a rent. */
const isOfSale =
  /\b(?:condos?|town\s?(?:homes?|houses?)|lots?|land|duplex\w*|multi|units?|fixers?|houses?|single[\s-]family|sfh?)\b/;
const MAX_BEDROOMS = 2;

const isRentTold =
  /^\W*(?:(?:a|the|its|it'?s|for|to|monthly|month'?s|per|rentals?|rent|renting|lease|leasing|month|that'?s|yes)\W*)+$/;
const isSaleTold = /^\W*(?:(?:a|the|its|it'?s|for|to|sales?|buy|buying|price|purchase|that'?s|yes)\W*)+$/;
const namesOne = /\b(?:rent\w*|leas\w*|month\w*|sales?|buy\w*|price|purchase)\b/;

/** "Rent", "it's for sale": and no more. @param english as it was typed, in English words */
export const tellsRentOrPrice = (english: string): boolean =>
  namesOne.test(fold(english)) && (isRentTold.test(fold(english)) || isSaleTold.test(fold(english)));
/** The first question, with what it left open. */
export const withRentOrPrice = (question: string, english: string): string =>
  `${question.replace(/[\s.,!?]+$/, '')}, for ${isRentTold.test(fold(english)) ? 'rent' : 'sale'}`;

/** Asked about first where the search goes by it and nothing tells which it is. @param text as it was typed */
export function unlessRentOrPrice(parsed: ParsedQuestion, text: string): ParsedQuestion {
  if (parsed.kind !== 'search' || parsed.change !== 'new') return parsed;
  const { price, bedroomsCount, listingTransactionType, propertyStatus } = parsed.search;
  const rent = (price?.endAt ?? 0) / IN_THOUSANDS;
  if (price?.startAt != null || rent < FROM_DOLLARS || rent >= BELOW_DOLLARS || propertyStatus) return parsed;
  if (listingTransactionType === 'lease' || (bedroomsCount?.startAt ?? 0) > MAX_BEDROOMS) return parsed;
  const folded = fold(text);
  const isBare = new RegExp(`(?<![\\d.,])${String(rent).replace(/(\d)(\d{3})$/, '$1,?$2')}(?![\\d,.]*\\d|\\s?(?:k|mm?)\\b)`).test(
    folded,
  );
  if (!isBare || saysWhich.test(folded) || isOfSale.test(folded)) return parsed;
  return { kind: 'unclear', about: 'rent-or-price', text, rent, price: price?.endAt ?? 0, search: parsed.search };
}
