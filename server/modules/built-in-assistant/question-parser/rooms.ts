/** Bedrooms, baths and garage spaces. A plain number means at least that many. */
import { rangeOf } from './comparators.ts';
import type { NumberRange } from './comparators.ts';
import { numberOf, SMALL_NUMBER, takeRange } from './quantities.ts';
import type { Unit } from './quantities.ts';
import type { Sentence } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const bedrooms: Unit = {
  words: 'bed(?:room)?s?|bdr?m?s?|brs?|bds?|b/r|bedrm?s?',
  number: SMALL_NUMBER,
  valueOf: numberOf,
  plain: 'at-least',
  step: 1,
};
const baths: Unit = {
  words: '(?:full\\s+)?bath(?:room)?s?|bas?|bath?rms?|bth?s?|b/a|bthrms?|full\\s+baths?',
  number: SMALL_NUMBER,
  valueOf: numberOf,
  plain: 'at-least',
  step: 0.5,
};
const garage: Unit = {
  words:
    'cars?\\s*(?:gar(?:age)?s?|garages?|parking)?|gar(?:age)?s?(?:\\s+(?:spaces?|spots?|parking))?|parking(?:\\s+(?:spaces?|spots?|places?))?|gar(?:age)?\\s+spots?',
  // Cars come whole: "under 1.25 garage" is a price, and a garage.
  number: '(?<![\\d.,/$])\\d{1,2}(?![.,]?\\d)',
  valueOf: numberOf,
  plain: 'at-least',
  step: 1,
  neverInFront: 'under|below|less|up\\s+to|no\\s+more|max|u/|<|around|about|for\\s+(?:under|around|about)',
};

/** "3/2", "3/2.5", "3x2", "3/2/2" with the garage last, "3b2b", "3bd/2ba". Taken before fractions could be mistaken for it. */
const shorthand = inLines()`
  (?<![\d./$-])(?<beds>\d)\s?(?<bedsPlus>\+)?\s?(?:b|bd|br|bed)?\s?[/x]\s?(?<baths>\d(?:\.\d{1,2})?)
  (?<bathsPlus>\+)?(?:b|ba|bath)?(?:/(?<cars>\d))?(?![\d./]|\s*(?:acre|ac\b|mile|lot))
`;
const shorthandLetters = /(?<![\d./$-])(?<beds>\d)\s?b(?:d|r)?\s?(?<baths>\d(?:\.\d)?)\s?ba?(?![a-z\d])/;
const unitsFirst =
  /(?<!\d\+?[\s-]*)\bbed(?:room)?s?\s*:?\s*(?<beds>\d)\b[,\s]*bath(?:room)?s?\s*:?\s*(?<baths>\d(?:\.\d)?)(?!\s*bed)/;

interface Rooms {
  bedroomsCount: NumberRange | null;
  bathroomsCount: NumberRange | null;
  parkingGarageSpaces: NumberRange | null;
}

export function takeRooms(sentence: Sentence): Rooms {
  const rooms: Rooms = { bedroomsCount: null, bathroomsCount: null, parkingGarageSpaces: null };
  const exactly = /\bexactly\b|\bonly\b/.test(sentence.text) && /\b(?:exactly|only)\s+(?:a\s+)?\d\s?\/\s?\d/.test(sentence.text);
  const short = (sentence.take(shorthand) ?? sentence.take(shorthandLetters) ?? sentence.take(unitsFirst))?.groups;
  if (short?.beds && short.baths) {
    const comparison = exactly ? 'exactly' : 'at-least';
    rooms.bedroomsCount = rangeOf(Number(short.beds), comparison);
    rooms.bathroomsCount = rangeOf(Number(short.baths), comparison);
    if (short.cars) rooms.parkingGarageSpaces = rangeOf(Number(short.cars), 'at-least');
  }
  rooms.bedroomsCount ??= takeStudio(sentence) ?? takeRange(sentence, bedrooms);
  rooms.bathroomsCount ??= takeRange(sentence, baths);
  rooms.parkingGarageSpaces ??= takeGarage(sentence);
  return rooms;
}

function takeStudio(sentence: Sentence): NumberRange | null {
  const range = sentence.take(
    /\bstudios?\s*(?:or|and|to|-|\/)\s*(?:an?\s+)?(?:(?:big|large|small|nice)\s+)?(\d)[\s-]*(?:bed(?:room)?s?|brs?|bds?|bdrms?)\b/,
  );
  if (range) return { startAt: 0, endAt: Number(range[1]) };
  const upTo = sentence.take(
    /\b(\d)[\s-]*(?:bed(?:room)?s?|brs?|bds?|bdrms?)\s*(?:or|and|\/)\s*(?:an?\s+)?(?:(?:big|large|nice|small|roomy|spacious|good)\s+)*studios?\b/,
  );
  if (upTo) return { startAt: 0, endAt: Number(upTo[1]) };
  return sentence.take(/\bstudios?\b(?!\s+city)/) ? { startAt: 0, endAt: 0 } : null;
}

function takeGarage(sentence: Sentence): NumberRange | null {
  if (sentence.take(/\b(?:no|without|w\/o|zero)\s+(?:a\s+)?(?:car\s+)?(?:garage|parking|gar)(?:\s+spaces?)?\b/))
    return { endAt: 0 };
  const counted = sentence.take(
    /\b(?:garage\s+)?(?:garage|parking)\s+for\s+(?:at\s+least\s+)?(\d{1,2})(?:\s*(?:cars?|vehicles?))?/,
  );
  if (counted) return { startAt: Number(counted[1]) };
  // "Parking is a must, 2 spots"
  const spots = sentence.has(/\b(?:parking|garage)\b/) ? sentence.take(/\b(\d{1,2})\s*\+?\s*(?:spots?|spaces?|stalls?)\b/) : null;
  if (spots) sentence.take(/\b(?:garage\s+)?(?:garage|parking)\b/);
  if (spots) return { startAt: Number(spots[1]) };
  const range = takeRange(sentence, garage);
  if (range) {
    sentence.take(/\b(?:attached\s+)?(?:garage|parking)\b/);
    return range;
  }
  return sentence.take(
    /\b(?:(?:with|w\/|has|have|having|includes?|including|plus|and|must\s+have|needs?)\s*)?(?:a\s+|some\s+|car\s+)?(?:garages?|gar|parking|pkg)\b(?:\s+(?:spaces?|spots?|place))?/,
  )
    ? { startAt: 1 }
    : null;
}
