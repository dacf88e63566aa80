/** "Only single family", "drop the condos", "nothing outside 94114", "keep it to Noe Valley": which comparables stay by kind and place. */
import type { CmaToolAnswer } from '#server/modules/presentations/index.ts';
import { KEEPS, TAKES_OUT } from './read-unfit.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type Comparable = CmaToolAnswer['comparables'][number];

export interface Likeness {
  by: 'type' | 'zip' | 'place';
  /** What the record must say; of a type what its label must look like. */
  words: string;
  /** Whether those that are like it stay, or the others. */
  isKept: boolean;
}

/** What agents say, and what stands in a label: "Single Family Home", "Condominium". */
const types: readonly (readonly [said: string, label: string])[] = [
  ['single[\\s-]?famil(?:y|ies)|sfrs?|sfhs?|detached|houses', 'single'],
  ['condo(?:minium)?s?', 'condo'],
  ['town\\s?(?:house|home)s?', 'town'],
  ['lofts?', 'loft'],
  ['co-?ops?', 'coop|co-op'],
  ['duplex(?:es)?|multi[\\s-]?(?:family|units?)', 'multi|duplex'],
  ['tics?', 'tic|tenan'],
];
const LEAD = '^\\W*(?:(?:please|can\\s+you|could\\s+you|now|and|ok|so|no,?)\\s+)*';
const COMPS = '(?:comps?|comparables?|sales|homes|ones)';

const ofType = types.map(
  ([said, label]) =>
    [
      new RegExp(
        `${LEAD}(?:(?<out>${TAKES_OUT})|(?<kept>${KEEPS}))\\s+(?:use\\s+|to\\s+)?(?:the\\s+|any\\s+|all\\s+(?:the\\s+)?|${COMPS}\\s+that\\s+are\\s+)*(?:${said})(?:\\s+${COMPS})?(?:\\s+(?:only|out|please))*[\\s.!?]*$`,
        'i',
      ),
      label,
    ] as const,
);
const typeOnly = types.map(
  ([said, label]) => [new RegExp(`${LEAD}(?:${said})(?:\\s+${COMPS})?\\s+only[\\s.!?]*$`, 'i'), label] as const,
);
const PLACE = "(?<place>[a-z\\d][a-z\\d' .-]{2,40}?)";
const outside = inLines('i')`
  ${LEAD}${TAKES_OUT}\s+(?:anything|any(?:\s+${COMPS})?|${COMPS}|the\s+${COMPS}|those|everything|all)?\s*
  (?:that\s+(?:is|are)\s+)?(?:outside(?:\s+of)?|not\s+in)\s+(?:the\s+)?${PLACE}[\s.!?]*$
`;
const inside = new RegExp(
  `${LEAD}${KEEPS}\\s+(?:it\\s+)?(?:to\\s+)?(?:(?:the\\s+)?${COMPS}\\s+)?(?:(?:in|from|inside|within)\\s+(?:the\\s+)?${PLACE}|(?<zip>\\d{5})(?:\\s+${COMPS})?)[\\s.!?]*$`,
  'i',
);
const isDistance = /\b(?:miles?|mi|blocks?|feet|last|past|months?|years?|days?)\b/i;

/** "Keep it to Noe Valley" */
const keptTo = new RegExp(
  `${LEAD}(?:keep|limit|stick|narrow)\\s+(?:it\\s+|them\\s+|the\\s+${COMPS}\\s+)?to\\s+(?:the\\s+)?${PLACE}[\\s.!?]*$`,
  'i',
);

function byPlace(words: string): Likeness | null {
  const place = words.trim();
  if (isDistance.test(place)) return null;
  return { by: /^\d{5}$/.test(place) ? 'zip' : 'place', words: place, isKept: true };
}

/** Null where no comparables are chosen so. */
export function readLikeness(question: string): Likeness | null {
  for (const [pattern, label] of ofType) {
    const found = pattern.exec(question)?.groups;
    if (found) return { by: 'type', words: label, isKept: found['kept'] !== undefined };
  }
  const only = typeOnly.find(([pattern]) => pattern.test(question));
  if (only) return { by: 'type', words: only[1], isKept: true };
  const found = [outside, inside, keptTo].map((pattern) => pattern.exec(question)?.groups).find((groups) => groups !== undefined);
  const place = found?.['place'] ?? found?.['zip'];
  return place ? byPlace(place) : null;
}

function isLike(home: Comparable, { by, words }: Likeness): boolean | null {
  switch (by) {
    case 'type':
      return home.propertyType === null ? null : new RegExp(words, 'i').test(home.propertyType);
    case 'zip':
      return home.zipCode === null ? null : home.zipCode.startsWith(words);
    case 'place': {
      const names = [home.neighborhood, home.city].filter((name) => name !== null);
      return names.length === 0 ? null : names.some((name) => name.toLowerCase() === words.toLowerCase());
    }
  }
}

/** Those that shall not stay; what is not on record stays. */
export const unlike = (likeness: Likeness, comparables: readonly Comparable[]): Comparable[] =>
  comparables.filter((home) => {
    const like = isLike(home, likeness);
    return like !== null && like !== likeness.isKept;
  });
