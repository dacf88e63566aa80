/** "The total of the first 4" where one home is shown, "the median of these" where none is: said, and nothing else reckoned in its place. */
import { askLink } from '#contract/reply-links.ts';
import { linkTo } from '../../answers/homes.ts';
import type { Texts } from '../../answers/texts/index.ts';
import type { EarlierTurn } from '../../question-parser/earlier-turn.ts';
import { fold } from '../../question-parser/sentence.ts';
import { say, type Reply } from '../../reply.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const words = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const order = ['', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
const inARow =
  /\b(?:first|top|last)\s+(two|three|four|five|six|seven|eight|nine|ten|[2-9]|10)\b(?!\s*(?:beds?|baths?|years?|months?|weeks?|days?))/g;
const byPlace = new RegExp(
  `(?:#\\s?|\\bnumber\\s+)([1-9]|10)\\b|\\b(${order.slice(1).join('|')})\\b(?!\\s+(?:year|month|time|floor|two|three|four|\\d))`,
  'g',
);
const reckons = inLines()`
  \b(?:
    total|sum|add(?:ed)?|together|combined|average|avg|mean|median|difference|gap
    |how\s+much\s+(?:more|less|cheaper|bigger)
    |(?:cheaper|pricier|bigger|smaller|more\s+expensive|less\s+expensive|more|less)\s+than
    |suma\w*|promedio|mediana|diferencia
  )\b
`;
const ofThese = inLines()`
  \b(?:median|average|avg|mean|total|sum|mediana|promedio|suma)\b.{0,40}\b(?:of|for|on|de)\s+(?:all\s+(?:of\s+)?)?
  (?:these|those|them|the\s+results|estas?|estos|esas?|esos)\b
`;

/** "How many days do they sit" */
const daysOfThese = /\bhow\s+(?:many\s+days|long)\s+(?:do|did|have|are|were)\s+(?:they|these|those)\b/;

function placesNamed(folded: string): number[] {
  const rows = [...folded.matchAll(inARow)].map(([, word = '']) => (/^\d/.test(word) ? Number(word) : words.indexOf(word)));
  const places = [...folded.replace(inARow, ' ').matchAll(byPlace)].map(([, digit, word = '']) =>
    digit === undefined ? order.indexOf(word) : Number(digit),
  );
  return [...rows, ...places];
}

/** Null where all the homes that are meant are shown, or nothing is reckoned. */
export function sayTooFew(english: string, previous: EarlierTurn | null, { sums, proposals }: Texts): Reply | null {
  const folded = fold(english);
  const stands = Object.values(previous?.search ?? {}).some((value) => value != null);
  if (!previous || !stands || previous.market || !(reckons.test(folded) || daysOfThese.test(folded))) return null;
  const { results } = previous;
  const [only] = results;
  if (!only) {
    const isOfThese = ofThese.test(folded) || daysOfThese.test(folded) || placesNamed(folded).length > 0;
    return isOfThese ? say(sums.noneShown, previous.offered ? askLink(proposals.yesShow) : undefined) : null;
  }
  if (Math.max(0, ...placesNamed(folded)) <= results.length) return null;
  return say(sums.onlyShown(results.length, results.length === 1 ? linkTo(only) : null));
}
