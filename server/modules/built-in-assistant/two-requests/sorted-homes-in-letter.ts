/** "Text Dave the 5 cheapest": the list in that order, and a text about the first five. */
import { inLines } from '#server/platform/text/in-lines.ts';
import { fold } from '../question-parser/sentence.ts';
import type { Halves } from './halves.ts';

const COUNT = '(?:two|three|four|five|six|dos|tres|cuatro|cinco|seis|[2-6])';
const ORDER = inLines()`
  (?:
    cheapest|least\s+expensive|lowest\s+priced|newest|latest|most\s+recent|biggest|largest|most\s+expensive|priciest
    |mas\s+(?:barat[oa]s|recientes|nuev[oa]s|grandes|car[oa]s)
  )
`.source;
const chosen = new RegExp(
  `\\b(?:(?:the|my|las|los)\\s+)?(?:(?<count>${COUNT})\\s+(?<order>${ORDER})|(?<orderAhead>${ORDER})\\s+(?<countBehind>${COUNT}))\\b(?!\\s*(?:bed|br|bd|bath|[-/+.]\\s?\\d|k\\b))(?:\\s+(?:ones?|homes?|houses?|condos?|listings?|casas?|propiedades))?`,
);
const isLetter = inLines()`
  \b(?:text|sms|e-?mail|message|letter|note|mensaje|texto|correo)\b
`;
/** Of another search than the one that stands. */
const namesSearch = /\b(?:near|around|under|over|cerca)\s+\w|\b(?:in|en)\s+(?!(?:an?|un|una|the)\b)\w/;

/** "As a text for my client Dave": the letter is named behind its homes. */
const letterBehind =
  /\b(?:as|in|into|como|en)\s+(?<letter>(?:(?:an?|un|una)\s+)?(?:text|sms|e-?mail|message|letter|note|mensaje|texto|correo)\b.*)$/i;

/** Null where no letter is asked for, or of no such choice. */
export function sortedHomesInLetter(text: string): Halves | null {
  const folded = fold(text);
  const found = chosen.exec(folded);
  const { count, order, orderAhead, countBehind } = found?.groups ?? {};
  const before = found ? text.slice(0, found.index) : '';
  const behind = found ? text.slice(found.index + found[0].length) : '';
  const rest = fold(`${before} , ${behind}`);
  if (!found || !isLetter.test(rest) || namesSearch.test(rest)) return null;
  const by = order ?? orderAhead ?? '';
  const many = count ?? countBehind ?? '';
  const isSpanish = by.startsWith('mas ');
  const homes = isSpanish ? `las primeras ${many}` : `the first ${many}`;
  const letter = letterBehind.exec(behind)?.groups?.['letter'];
  const written = isSpanish ? `escribe ${letter} sobre ${homes}` : `write ${letter} about ${homes}`;
  return { first: isSpanish ? `${by} primero` : `${by} first`, second: letter ? written : `${before}${homes}${behind}` };
}
