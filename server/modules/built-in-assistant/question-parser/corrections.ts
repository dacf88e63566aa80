/** "Santa Monica or Venice, no wait, Mar Vista": who corrects himself means the places that he names last. */
import type { PlaceCandidate } from './parsed-question.ts';
import { fold } from './sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const correction = inLines('gi')`
  [\s,.-]+(?:(?:oh|uh|um|no|wait|sorry|actually|hold\s+on)[\s,]+)*
  (?:no[\s,]+wait|wait[\s,]+no|scratch\s+that|no[\s,]+sorry|or\s+rather|i\s+mean|make\s+that)\b[\s,]*
  (?:(?:let['’]?s|let\s+us)\s+(?:say|do|go\s+with)\s+|make\s+(?:it|that)\s+)?
`;

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words without the places that were taken back; as they are where no other place follows. */
export function corrected(text: string, places: readonly PlaceCandidate[]): string {
  const last = [...text.matchAll(correction)].at(-1);
  if (!last) return text;
  const [before, after] = [text.slice(0, last.index), text.slice(last.index + last[0].length)];
  const named = (words: string) =>
    places.filter(({ phrase, exact }) => exact !== false && new RegExp(`\\b${escaped(phrase)}\\b`).test(fold(words)));
  if (named(after).length === 0) return text;
  const taken = named(before).sort((one, other) => other.phrase.length - one.phrase.length);
  if (taken.length === 0) return text;
  const kept = taken.reduce(
    (words, { phrase }) =>
      words.replace(new RegExp(`(?:\\b(?:or|and)\\s+)?(?:\\bmaybe\\s+)?\\b${escaped(phrase)}\\b`, 'gi'), ' '),
    before,
  );
  return `${kept} ${after}`.replace(/\s+/g, ' ');
}
