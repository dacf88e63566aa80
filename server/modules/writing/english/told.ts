/** What an agent told of a home in a few words, as sentences: "pets ok" → "Pets are allowed.", "remodeled kitchen" → "It has a remodeled kitchen." */
import type { Frames } from '../frames.ts';
import { capital } from '../text.ts';
import { a, list } from './grammar.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** "A walk to BART", "near shops", "two blocks from the park". */
const near = inLines('i')`
  ^(?:(?:it(?:'s|\s+is)\s+)?)(?:
    (?<walk>(?:a\s+)?(?:short\s+)?(?:walk(?:able)?|walking\s+distance)\s+(?:to|of|from))
    |(?<close>(?:close|near|next)\s+to|near|steps\s+(?:to|from)|minutes\s+(?:to|from)|blocks\s+(?:to|from))
    |(?<how>(?:about\s+)?\w+\s+(?:minutes?|blocks?|miles?)(?:\s+(?:walk|drive))?)\s+(?:to|from)
  )\s+(?<what>.+)$
`;
const pets = inLines('i')`
  ^(?<no>no\s+)?(?<which>pets|dogs|cats|(?:cats|dogs)\s+and\s+(?:cats|dogs))?(?:[\s-]+(?:are|is))?
    (?<not>\s+not)?(?:[\s-]+)?(?<may>ok(?:ay)?|allowed|permitted|welcome|friendly)?$
`;
/** "Windows are double paned", "kitchen was redone in 2020". */
const isClause =
  /^(?:the\s+|all\s+)?[\w'’ -]{2,40}?\s+(?:is|are|was|were|has\s+been|have\s+been|has|have|comes?|opens?|includes?)\s/i;
const startsWithVerb =
  /^(?:needs|has|includes|comes|features|overlooks|faces|backs|sits|opens|offers|gets|was|is|won|lives|shows|borders)\b/i;
/** Of the home as a whole: "move-in ready", "sold as is", "freshly painted". */
const isState = inLines('i')`
  ^(?:
    move[\s-]?in[\s-]?ready|vacant|furnished|turn[\s-]?key|tenant[\s-]occupied|owner[\s-]occupied|fully\s+\w+ed|freshly\s+\w+ed
    |newly\s+\w+ed|recently\s+\w+ed|well[\s-]\w+ed|sold\s+as[\s-]is|as[\s-]is|wired\s+for\s.+|zoned\s.+|on\s+(?:an?|the)\s.+
  )$
`;
/** How a home is let: "no smoking", "12 month lease", "water & trash included". */
const isTerm = inLines('i')`
  ^(?:
    no\s+(?:smoking|smokers|vap(?:e|ing)|sublett?ing|sublets?)
    |(?:\d+|one|six|twelve)[\s-]*(?:months?|years?)(?:\s+min(?:imum)?)?\s+lease
    |month\s+to\s+month
    |.*\b(?:included|negotiable)
    |(?:security\s+)?deposit\b.*
  )$
`;
const trimmedDots = (text: string): string => text.replace(/[.!]+$/, '').trim();

/** A sentence of its own; null where it is a thing that the home has. */
export function toldSentence(phrase: string): string | null {
  const plain = trimmedDots(phrase);
  const place = near.exec(plain)?.groups;
  if (place) {
    const { walk, how, what = '' } = place;
    if (walk) return `It is a walk to ${what}.`;
    return how ? `It is ${how} from ${what}.` : `It is close to ${what}.`;
  }
  const pet = pets.exec(plain)?.groups;
  if (pet && (pet['which'] ?? (pet['may'] === undefined ? undefined : '')) && /pet|dog|cat/i.test(plain)) {
    const which = capital((pet['which'] ?? 'pets').toLowerCase());
    return pet['no'] || pet['not'] ? `${which} are not allowed; assistance animals always are.` : `${which} are allowed.`;
  }
  const free = /^available\s+(.+)$/i.exec(plain)?.[1];
  if (free) return `It is available ${free}.`;
  if (isTerm.test(plain)) return `${capital(plain)}.`;
  if (startsWithVerb.test(plain)) return `It ${plain.charAt(0).toLowerCase()}${plain.slice(1)}.`;
  if (isState.test(plain)) return `It is ${plain.charAt(0).toLowerCase()}${plain.slice(1)}.`;
  return isClause.test(plain) ? `${capital(plain)}.` : null;
}

const UNCOUNTED =
  /^(?:parking|laundry|storage|lighting|flooring|heating|cooling|air|ac|a\/c|wiring|plumbing|landscaping|siding|paint|access|space|heat|light|hvac|solar|woodwork|tile|carpet|hardwood|character|privacy|insulation|electrical|internet|roofing|trim|charm|glass|stone|quartz|granite|marble|security)$/i;

/** With its article: "a remodeled kitchen", "original built-ins", "deeded parking for one car". */
export function toldThing(phrase: string): string {
  const plain = trimmedDots(phrase)
    .replace(
      /^(\d+)[\s-]*car\s+(.*\bparking)(?:\s+(?:space|spot)s?)?$/i,
      (_, cars: string, what: string) => `${what} for ${cars === '1' ? 'one car' : `${cars} cars`}`,
    )
    .replace(/,?\s+(?:in\s+)?((?:19|20)\d\d)$/, ' from $1');
  const lower =
    /^[A-Z][a-z]/.test(plain) && !/^[A-Z]\w+\s+[A-Z]/.test(plain) ? plain.charAt(0).toLowerCase() + plain.slice(1) : plain;
  if (/^(?:an?|the|one|two|three|four|five|six|several|many|lots|plenty|no|both|all|its|\d)\b/i.test(lower)) return lower;
  const head = lower.split(/\s+(?:with|for|in|of|on|off|that|which|from|to|at|under|over|and|by|without)\s+/i)[0] ?? lower;
  const noun = head.split(/\s+/).at(-1) ?? head;
  const isMany = /[^su]s$/i.test(noun) && !/^(?:gas|bus)$/i.test(noun);
  return isMany || UNCOUNTED.test(noun) || /\band\b/.test(head) ? lower : a(lower);
}

export function toldFrames(things: readonly string[]): Frames {
  const all = list(things);
  return {
    professional: [
      () => `It also has ${all}.`,
      () => `The home comes with ${all}.`,
      () => `There ${things.length > 1 || /[^s]s$/.test(all) ? 'are' : 'is'} also ${all}.`,
    ],
    warm: [
      () => `You also get ${all}.`,
      () => `Then there ${things.length > 1 || /[^s]s$/.test(all) ? 'are' : 'is'} ${all}.`,
      () => `It comes with ${all}, too.`,
    ],
    bold: [() => `Plus ${all}.`, () => `On top of that: ${all}.`, () => `Count in ${all}.`],
  };
}
