/** Homes for sale that stand in a letter about a market: "include 2 homes under 700k", "replace the second home with a cheaper one". */
import type { SearchResultFacts } from '#server/modules/listings/index.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface HomesInLetter {
  count: number;
  /** What they are to be: "homes under 700k". */
  words: string;
  swaps: readonly Swap[];
}

interface Swap {
  at: number | 'last';
  /** Cheaper than the one it stands for, or any other. */
  isCheaper: boolean;
}

const numbers: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  couple: 2,
  three: 3,
  four: 4,
  five: 5,
  dos: 2,
  tres: 3,
};
const USUAL = 3;
const MOST = 5;
const NOUN = '(?:homes?|houses?|condos?|townhouses?|listings?|properties|casas?)';
const adds = inLines()`
  \b(?:include|including|add|with|feature|featuring|list|incluye|agrega|con)\s+(?:in\s+)?(?:the\s+)?
  (?:(\d|a\s+couple(?:\s+of)?|one|two|three|four|five|dos|tres|some|a\s+few)\s+)
  ((?:(?!sold|recent|last|latest)\w+\s+){0,2}?${NOUN}(?!\s+sold)\b[^.;!?]{0,60})
`;
const removes = new RegExp(
  `\\b(?:remove|drop|leave\\s+(?:out|off)|take\\s+out|without|skip)\\s+(?:the\\s+|all\\s+)*${NOUN}\\s*[.!]*$`,
);
const swaps = inLines()`
  \b(?:replace|swap|change|switch|cambia|reemplaza)\s+(?:out\s+)?(?:the\s+|la\s+)?
  (first|second|third|fourth|fifth|1st|2nd|3rd|last|primera|segunda|tercera|ultima)\s+(?:${NOUN}|one)\b(.*)$
`;
const places: Readonly<Record<string, Swap['at']>> = {
  ...{ first: 0, second: 1, third: 2, fourth: 3, fifth: 4, '1st': 0, '2nd': 1, '3rd': 2, last: 'last' },
  ...{ primera: 0, segunda: 1, tercera: 2, ultima: 'last' },
};

/** "Include 2 homes under 700k": the price is that of those homes. */
export const namesHomesForSale = (folded: string): boolean => adds.test(folded);

/** What the words want of homes in it; undefined where they say nothing of them. */
export function homesAfter(folded: string, standing: HomesInLetter | null): HomesInLetter | null | undefined {
  const [, which, how = ''] = swaps.exec(folded) ?? [];
  const at = which === undefined ? undefined : places[which];
  if (standing && at !== undefined) {
    const isCheaper = /\b(?:cheap\w*|less\s+expensive|lower|mas\s+barat\w+)\b/.test(how);
    return { ...standing, swaps: [...standing.swaps, { at, isCheaper }] };
  }
  if (standing && removes.test(folded)) return null;
  const [, counted = '', words] = adds.exec(folded) ?? [];
  if (words === undefined) return undefined;
  const number = /couple/.test(counted) ? 2 : (numbers[counted] ?? Number(counted));
  return { count: Math.min(MOST, Number.isNaN(number) ? USUAL : number), words: words.trim(), swaps: [] };
}

/** Those that stand in it, and whether one could not be exchanged. */
export function homesIn(
  { count, swaps: wanted }: HomesInLetter,
  found: readonly SearchResultFacts[],
): { homes: SearchResultFacts[]; lacksOther: boolean } {
  const homes = found.slice(0, count);
  const used = new Set(homes);
  let lacksOther = false;
  for (const { at: where, isCheaper } of wanted) {
    const at = where === 'last' ? homes.length - 1 : where;
    const before = homes[at];
    const price = before?.price ?? null;
    const others = found.filter(
      (one) => !used.has(one) && (!isCheaper || (price !== null && one.price !== null && one.price < price)),
    );
    const [next] = isCheaper ? others.toSorted((one, other) => (other.price ?? 0) - (one.price ?? 0)) : others;
    lacksOther = !before || !next;
    if (!before || !next) continue;
    homes[at] = next;
    used.add(next);
  }
  return { homes, lacksOther };
}
