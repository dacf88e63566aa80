/** "Comp 2", "the 2nd one", "#2", "the last sale": a comparable by its place in the list. */
import { inLines } from '#server/platform/text/in-lines.ts';
import { ordinals } from './supposed-facts.ts';

const ORDINAL = inLines()`
  (?<![\w#/.])(?:the\s+)?(?:
    (${ordinals.join('|')})|(\d{1,2})(?:st|nd|rd|th)
    |(?:(?:comp|comparable|sale)\s+)?(?:number|no\.?|#)\s*(\d{1,2})
    |(?:comp|comparable|sale)s?\s+(\d{1,2})
    |last
  )(?:\s+(?:one|comp|comparable|home|sale))?\b
`;

/** From 0; -1 is the last. Null where the words name none. */
export function ordinalIn(text: string): number | null {
  const found = ORDINAL.exec(text);
  if (!found) return null;
  const [, word, nth, number, comparable] = found;
  if (word) return ordinals.indexOf(word);
  const counted = nth ?? number ?? comparable;
  return counted ? Number(counted) - 1 : -1;
}

/** "Comps 2, 5 and 6" */
const SEVERAL = inLines('g')`
  (?:\b(?:comp|comparable|sale|number|no)s?\.?\s*\#?|\#)\s*\d{1,2}(?:\s*(?:,\s*and|,|and|&|\+|or)\s*\#?\d{1,2}\b)+
`;

/** "The 2nd and the 3rd": every place in the list that is named, each once. */
export function ordinalsIn(said: string): number[] {
  const text = said.replace(
    SEVERAL,
    (all) =>
      all
        .match(/\d{1,2}/g)
        ?.map((number) => `number ${number}`)
        .join(' and ') ?? all,
  );
  const all = [...text.matchAll(new RegExp(ORDINAL, 'g'))].map(([words]) => ordinalIn(words));
  return [...new Set(all.filter((index) => index !== null))];
}
