/** "Swap out comp 2", "drop both on Vespermore", "add 2460 Dapplewell": sales that are to leave a value or to count in it. */
import { addressIn } from './address-words.ts';
import { ordinalIn, ordinalsIn } from './comparable-place.ts';
import { extremeIn } from './extreme-comparable.ts';
import type { ValueChange } from './value-question.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

type SaleChange = Extract<ValueChange, { act: 'exclude' | 'pin' }>;

const swaps = /\b(?:swap|switch|trade|replace|change)(?:\s+out)?\b(?!\s+places)/;
export const leaves = inLines()`
  \b(?:
    knock\s+off|toss|throw\s+out|kick\s+out|lose|leave\s+out|exclude|drop|remove|delete|without|take\s+(?:out|off)|ignore|skip
    |ditch|nix|scratch|cut|dump|pull\s+out|cross\s+(?:out|off)|get\s+rid\s+of|instead\s+of
    |(?:not|don't|do\s+not)\s+use
  )\b
`;
/** "Take comp 2 out", "throw the Elm one away" */
const leavesAround = /\b(?:take|leave|throw|kick|toss|pull|get|knock)\s+(?=\S.*\b(?:out|off|away)\b)/;
const adds = /\b(?:add|mention(?= \d)|include|pin|also use|use also|put in|bring in|keep)\b/;
/** "Comp 2 is too different", "#3 is a bad comp" */
const isUnfit = inLines()`
  (?:\b(?:comp|comparable|sale)\s*\#?\d|(?<!\w)\#\d).*\b(?:
    too\s+(?:different|far|old|big|small|high|low)|(?:not|isn't|is\s+not|no)\s+(?:really\s+)?(?:an?\s+)?(?:good|like|similar|comparable|comp)
    |bad|outlier|(?:doesn't|does\s+not|don't|dont|doesnt)\s+(?:fit|belong|work|count|compare)|makes?\s+no\s+sense
  )\b
`;
export const namesComparable = /\b(?:comps?|comparables?)\b/;

/** "The Chalbourne sale", "both Vespermore ones": by a word of its street. */
function streetOfSale(rest: string): string | null {
  const [, name] =
    /^\s*(?:(?:both|all|the|of|those|two)\s+)*([a-z]{4,}(?:\s+[a-z]{3,})?)\s+(?:sale|comp|comparable|one|home|house)s?\b/.exec(
      rest,
    ) ?? [];
  return name === undefined || ordinalIn(name) !== null ? null : name;
}

/** What is said behind the name of a street. */
const GOES_ON = inLines()`
  [,;.].*$
  |\s+(?:and|then|because|cuz|since|so|but|as|it|its|it's|they|they're|that|that's|which|please|pls|instead|from|for|with|out|too)\b.*$
`;
function streetBehind(rest: string): string | null {
  const street = /\b(?:on|at)\s+(?:the\s+)?([a-z][a-z' -]{2,}(?:[,;.].*)?)/.exec(rest)?.[1]?.replace(GOES_ON, '').trim();
  return street !== undefined && street.length > 2 ? street : null;
}

const areAll =
  /\b(?:both|all|every|each|(?:comps|comparables|sales|ones|homes|houses)\s+(?:on|at)|(?:comps|comparables|ones)\s*[\s.!?]*$)/;
const namesNumber = /(?:\b(?:comps?|comparables?|sales?|number|no\.?)\s*#?|(?<!\w)#\s*)\d{1,2}\b/;
const insteadOf = /\s+(?:for|with|by)\s+(.+)$/;

/** Null where the words name none of the sales. */
export function readSaleChange(text: string): SaleChange | null {
  const swap = swaps.exec(text);
  for (const [found, act] of [
    [swap, 'exclude'],
    [leaves.exec(text) ?? leavesAround.exec(text), 'exclude'],
    [adds.exec(text), 'pin'],
  ] as const) {
    if (!found) continue;
    const behind = text.slice(found.index + found[0].length);
    const instead = found === swap ? addressIn(insteadOf.exec(behind)?.[1] ?? '') : null;
    const rest = found === swap ? behind.replace(insteadOf, '') : behind;
    const words =
      (namesNumber.test(rest) ? null : addressIn(rest)) ?? streetBehind(rest) ?? extremeIn(rest) ?? streetOfSale(rest);
    const [index = null, ...also] = words === null || extremeIn(words) !== null ? ordinalsIn(rest) : [];
    // "Swap out comp 2, the farthest one" names it by its number.
    const name = index === null ? words : null;
    if (index === null && name === null) continue;
    return {
      ...{ act, index, words: name },
      ...(also.length > 0 ? { also } : {}),
      ...(name !== null && act === 'exclude' && areAll.test(rest) ? { areAll: true as const } : {}),
      ...(instead === null ? {} : { instead }),
    };
  }
  const [index = null, ...also] = isUnfit.test(text) ? ordinalsIn(text) : [];
  return index === null ? null : { act: 'exclude', index, words: null, ...(also.length > 0 ? { also } : {}) };
}
