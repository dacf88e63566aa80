/** Places that a question leaves out: "not in the Sunset or the Richmond", "drop Albany". */
import type { NamedArea } from '#contract/listing-search.ts';
import { contextFrom } from './place-context.ts';
import type { PlaceMention } from './place-mentions.ts';
import { namedArea, sameName } from './place-choice.ts';
import { blank } from './places-read.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** "He hates Berkeley", "no le gusta Oakland". */
const DISLIKES = [
  "hates?|hated|dislikes?|ca(?:n'?t|nnot)\\s+(?:stand|do)|(?:tired|sick)\\s+of|done\\s+with|not?\\s+(?:a\\s+fan\\s+of|into)|isn'?t\\s+into",
  "(?:do|does|did)(?:n'?t|\\s+not)\\s+(?:really\\s+)?(?:like|want|love)(?:\\s+to\\s+(?:live|be))?|odian?",
  'no\\s+(?:le|les|me)\\s+gust(?:a|o|aba)|no\\s+quieren?(?:\\s+vivir)?',
].join('|');
/** A place that is said to be left out. */
const leftOut = inLines()`
  \b(?:
    not|except(?:\s+for)?|excluding|exclude|outside(?:\s+of)?|but\s+not|anywhere\s+but|everywhere\s+but
    |avoid(?:ing)?|no|skip|without|leave\s+out|take\s+out|other\s+than|minus
    |(?<!\b(?:price|recent|an?|big|any)[\s-]+)drop|remove|lose|scratch
    |forget(?:\s+about)?|sin|excepto|salvo|quita(?:r|ndo)?
    |${DISLIKES}
  )\s+(?:in\s+|near\s+|en\s+|a\s+)?(?:the\s+|el\s+|la\s+)?$
`;
export const takenAway = inLines()`
  \b(?:
    (?<!\bprice[\s-]+)drop|remove|lose|scratch|forget(?:\s+about)?|take\s+out|leave\s+out|exclude|skip|${DISLIKES}
  )\s+(?:in\s+)?(?:the\s+)?$
`;
/** "Berkeley is out, Oakland instead" */
const isOut = /^\s*(?:is|'s)\s+(?:out|off\s+the\s+(?:table|list)|a\s+no(?:\s+go)?)\b/;
/** "Not in the Sunset or the Richmond": what stands between two of them. */
const orAlso = /^\s*(?:,|,?\s*(?:or|nor|and|&))\s*(?:(?:not\s+)?in\s+)?(?:the\s+)?$/;

export function excludedOf(mentions: PlaceMention[], folded: string): PlaceMention[] {
  const found: PlaceMention[] = [];
  for (const one of mentions) {
    const before = found.at(-1);
    const goesOn =
      before !== undefined && orAlso.test(folded.slice(before.end, one.start)) && contextFrom([one], before) === null;
    if (goesOn || leftOut.test(folded.slice(0, one.start)) || isOut.test(folded.slice(one.end))) found.push(one);
  }
  return found;
}

const cityOf = ({ name, nameType, context }: NamedArea): string | null => (nameType === 'city' ? name : (context?.city ?? null));

/** Whether a place lies in another city, so that there is nothing of it to leave out: "not Oakland, I meant Berkeley". */
export function liesApart(place: NamedArea, around: NamedArea | null): boolean {
  const [city, kept] = [cityOf(place), around && cityOf(around)];
  return Boolean(city && kept) && !sameName(city, kept);
}

const no = /\bno\s+(?:the\s+)?$/;
const comma = /^\s*,\s*(?:in\s+)?(?:the\s+)?$/;

/**
 * "No Culver City" upon Santa Monica names what was meant, and so does the second of "not Alameda, Albany" where Alameda stands.
 * @returns the words without what was wrong, letter for letter; null where they leave a place out
 */
export function withoutWrongPlace(text: string, folded: string, excluded: readonly PlaceMention[], standing: NamedArea | null) {
  const [first, second] = excluded;
  if (!standing || !first) return null;
  const before = leftOut.exec(folded.slice(0, first.start));
  if (second && before && comma.test(folded.slice(first.end, second.start)))
    return first.candidates.some(({ name }) => sameName(name, standing.name)) ? blank(text, before.index, second.start) : null;
  const isBareNo = excluded.length === 1 && no.test(folded.slice(0, first.start));
  const places = first.candidates.filter(({ nameType }) => nameType !== 'school-district').map(namedArea);
  const isInIt = places.some((place) => place.nameType !== 'county' && !liesApart(place, standing));
  return isBareNo && before && places.length > 0 && !isInIt ? blank(text, before.index, first.start) : null;
}
