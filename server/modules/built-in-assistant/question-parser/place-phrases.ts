/** Which words of a question are worth looking up as the name of a place. */
import type { AreaFilter } from '#contract/listing-search.ts';
import { isFiller, isOrdinary } from './ordinary-words.ts';
import { spellOutPlaces } from './place-aliases.ts';
import { fold, readable } from './sentence.ts';

/** Bounds the database look-up of one question. */
export const PLACE_PHRASES_LIMIT = 100;
const MAX_PHRASE_WORDS = 5;
const leads = new Set([
  'in',
  'near',
  'around',
  'at',
  'of',
  'about',
  'from',
  'to',
  'en',
  'on',
  'and',
  'or',
  'by',
  'for',
  'de',
  'try',
]);
const nameWord = /^(?:[a-z'.&-]+|\d{1,6}(?:st|nd|rd|th)?|\d{5})$/;
/** Fillers that a name may begin with ("The Villages", "New Haven"). */
const beginsNames = new Set(['the', 'new', 'real', 'city', 'town']);
const closesNames = /^(?:city|town|county|area|park|place|st)$/;
/** Words that no name goes on with. */
const endsNames = new Set(
  'with without under over below above between for from built sold listed max min that which who near in around within under newest cheapest biggest less more up priced please having has'.split(
    ' ',
  ),
);
/** Inside a name they may stand ("Playa del Rey"), at its end never. */
const closesNoName = new Set(['de', 'del', 'en', 'y', 'con', 'la', 'el', 'los', 'las']);

/**
 * Lower-case runs of one to five words that could name a place, those behind "in", "near" … first, at most `PLACE_PHRASES_LIMIT`.
 * Runs of nothing but ordinary words are left out, unless such a word stands behind "in" ("in Mobile").
 *
 * @param standing the area of the request that the question may refine
 */
export function placePhrases(text: string, standing: AreaFilter | null | undefined = null): string[] {
  const likely: string[] = [];
  const other: string[] = [];
  for (const segment of fold(spellOutPlaces(readable(text))).split(/[,;:!?()"]|(?<!\b(?:st|ft|mt))\.\s/)) {
    const words = segment
      .split(/\s+/)
      .map((word) => word.replace(/^['.-]+|['.-]+$/g, ''))
      .filter(Boolean);
    words.forEach((first, start) => {
      const led = leads.has(words[start - 1] ?? '') || ((words[start - 1] ?? '') === 'the' && leads.has(words[start - 2] ?? ''));
      const beginsWithFiller = isFiller(first) && !beginsNames.has(first);
      if (beginsWithFiller && !(led && !isFiller(words[start + 1] ?? 'the'))) return;
      const reach = words.slice(start, start + MAX_PHRASE_WORDS);
      const stop = reach.findIndex((word, index) => !nameWord.test(word) || (index > 0 && endsNames.has(word)));
      for (let count = stop === -1 ? reach.length : stop; count >= 1; count -= 1) {
        const run = reach.slice(0, count);
        if (beginsWithFiller && count === 1) continue;
        const last = run.at(-1) ?? '';
        if (count > 1 && (closesNoName.has(last) || (isFiller(last) && !closesNames.test(last)))) continue;
        if (run.every(isOrdinary) && !(led && !isFiller(first)) && !/^\d{5}$/.test(first)) continue;
        (led ? likely : other).push(run.join(' '));
      }
    });
  }
  const possessive = [...likely, ...other].filter((phrase) => phrase.endsWith("'s")).map((phrase) => phrase.slice(0, -2));
  // "Within 2 miles" measures from the place that stands.
  if (
    standing?.type === 'named-area' &&
    /\b(?:further|farther|closer|downtown|city\s+cent(?:er|re)|widen|wider|expand|enlarge|extend)\b|\bmi(?:les?)?\b|\bnear\s?by\b|\baround\s+there\b|\bclose\s+by\b|\b(?:surrounding|neighbou?ring|adjacent)\b/i.test(
      text,
    )
  )
    likely.unshift(fold(standing.name), ...(standing.context?.city ? [fold(standing.context.city)] : []));
  return [...new Set([...likely, ...possessive, ...other])].slice(0, PLACE_PHRASES_LIMIT);
}
