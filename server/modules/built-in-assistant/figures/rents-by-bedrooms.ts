/** "Whats rent for a 2br in the mission": where no size is told, the median rent of homes with so many bedrooms. */
import type { ParsedQuestion } from '../question-parser/parsed-question.ts';
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const counts: Readonly<Record<string, string>> = { one: '1', two: '2', three: '3', four: '4' };
const ROOMS = `(?:an?\\s+|the\\s+)?(?<count>\\d|one|two|three|four)[\\s-]*(?:brs?|beds?|bdrms?|bedrooms?|bds?|b)\\b`;
const KIND = `(?:\\s+(?<kind>apartments?|apts?|condos?|houses?|town\\s?homes?))?(?:\\s+(?:homes?|units?|places?))?`;
const PLACE = `\\s+(?:in|near|around)\\s+(?<place>[^?]{3,60}?)[\\s?.!]*$`;
const asked = inLines()`
  ^\W*(?:(?:and|so|ok(?:ay)?|hey)[\s,]+)*(?:what(?:'?s|\s+is|\s+are)?|how\s+much(?:\s+is)?)\s+
  (?:the\s+)?(?:(?:going|average|avg|median|typical|usual|current|market|normal)\s+)*rents?(?:\s+rates?)?\s+(?:for|on|of)\s+${ROOMS}${KIND}${PLACE}
`;
const goesFor = inLines()`
  ^\W*(?:(?:and|so|ok(?:ay)?|hey)[\s,]+)*(?:what|how\s+much)\s+(?:do|does|would|will|is)\s+${ROOMS}${KIND}\s+
  (?:rent(?:ing)?(?:\s+(?:for|at))?|go(?:es|ing)?\s+for\s+(?:in|for|to)\s+rent)${PLACE}
`;
const tellsSize = /\b\d{3,5}\s*(?:sq|sf|square)/;

/** Null where something else is asked. @param english the question in English words */
export async function readRentByBedrooms(
  english: string,
  parse: (text: string) => Promise<ParsedQuestion>,
): Promise<ParsedQuestion | null> {
  const folded = fold(english);
  const { count, kind = '', place } = (asked.exec(folded) ?? goesFor.exec(folded))?.groups ?? {};
  if (count === undefined || place === undefined || tellsSize.test(folded)) return null;
  const rooms = `${counts[count] ?? count} bedroom${kind === '' ? 's' : ` ${kind.replace(/s?$/, 's')}`}`;
  const parsed = await parse(`what do ${rooms} rent for in ${place}`);
  return parsed.kind === 'market' ? parsed : null;
}
