/** Which homes a CMA compares with. */
import { months } from '../question-parser/written-dates.ts';
import { extremeIn } from '../value/extreme-comparable.ts';
import type { CmaRequest } from './cma-request.ts';
import { placeIn, placesIn, polite } from './cma-words.ts';
import { readOrder, readTold } from './read-order.ts';
import { readFitting } from './read-unfit.ts';
import { readLikeness } from './read-unlike.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  another: 1,
  one: 1,
  some: 2,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
/** "Add another comp", "find me two more", "the next best one". */
const addsMore = inLines('i')`
  ${polite}(?:add|include|find(?:\s+me)?|get(?:\s+me)?|pull|give\s+me|use|throw\s+in)\s+
  (?:
    (?<many>an?|another|one|two|three|four|five|some|[1-5])(?:\s+(?:more|other|better|additional))*\s+
      (?:comp(?:arable)?s?|homes?|houses?|sales?)
    |(?:one|two|three|four|five|[1-5])\s+more
    |(?:more|another)\s+(?:comp(?:arable)?s?|homes?|houses?|sales?|one)
    |the\s+next\s+(?:best|closest)(?:\s+(?:one|comp|sale))?
  )[.?!]*\s*$
`;
/** "Swap the third for the next best", "replace 12 Oak with a better one". */
const swaps = inLines('i')`
  ${polite}(?:swap|replace|trade|switch|change)(?:\s+out)?\s+(.+?)(?:\s+out)?\s+(?:for|with|by|to)\s+
  (?:
    the\s+next(?:\s+(?:best|closest))?
    |another
    |an?\s+(?:better|different|closer|newer|other)
    |something\s+(?:better|else|closer)
    |a\s+new
  )(?:\s+(?:one|comp(?:arable)?|sale|home))?[.?!]*\s*$
`;
const tellsComparables = inLines('i')`
  ^\s*(?:who|what|which|list|show\s+me|tell\s+me)\s+(?:are\s+)?(?:the\s+|all\s+(?:the\s+)?)?comp(?:arable)?s?
  (?:\s+(?:did|do|are|have|in|you|u|we|i|it|used?|using|there|on|the|cma|pick(?:ed)?|chose|choose|based)\b)*[?.!]*\s*$
`;

const asksWhichAndWhy =
  /^\s*(?:and\s+|so\s+)?why\s+(?:did\s+you\s+(?:pick|choose|use|take)\s+)?(?:these|those|the|them)(?:\s+comp(?:arable)?s?)?[?.!]*\s*$/i;
/** "Only comps east of 101" */
const bySide =
  /^\W*(?:\w+\s+){0,5}?(?:comps?|comparables?|ones|sales|homes|anything|nothing)\s+(?:on\s+the\s+)?(?:north|south|east|west)(?:\s+side)?\s+of\s+\S/i;

/** "Who's left", "which comps are still in" */
const tellsLeft = inLines('i')`
  ^\s*(?:so\s+|and\s+|ok\s+)?(?:who|what|which)(?:['’]?s|\s+is|\s+are)?
  (?:\s+(?:ones|comp(?:arable)?s?|sales|homes))?(?:\s+(?:is|are))?\s+(?:left|remaining|still\s+(?:in|there))\b
`;
/** "Avg price per sq ft of those" */
const tellsAverages =
  /\b(?:avg|average|mean)\s+(?:(?:adjusted|sold|sale|selling)\s+)?(?:prices?|\$|ppsf|psf|dollars?|cost)\b|\b(?:avg|average|mean)\b.*\bper\s+(?:sq|square)/i;

function readTelling(question: string): CmaRequest | null {
  const isOfPlace = /\b(?:in|near|around)\s+[a-z]/i.test(question);
  if (tellsAverages.test(question) && !isOfPlace) return { kind: 'tell-comparables', withAverages: true };
  return tellsComparables.test(question) || asksWhichAndWhy.test(question) || tellsLeft.test(question)
    ? { kind: 'tell-comparables' }
    : null;
}

const PUT_BACK = '(?:add|put|bring|take|include|restore|throw|get)';
const putsBack = new RegExp(
  `${polite}(?:${PUT_BACK}\\s+(?<first>.+?)\\s+back(?:\\s+(?:in|on|again|to\\s+(?:it|the\\s+cma)))*|${PUT_BACK}\\s+back(?:\\s+in)?\\s+(?<last>.+?))[.?!]*\\s*$`,
  'i',
);

function readPutBack(question: string): CmaRequest | null {
  const { first, last } = putsBack.exec(question)?.groups ?? {};
  const what = first ?? last;
  if (what === undefined) return null;
  const areAll = /^(?:them(?:\s+all)?|all(?:\s+of\s+them)?|everything|both|those)$/i.test(what);
  const [, street] = /^(?:the\s+)?(?:one|home|house|comp(?:arable)?|sale)\s+(?:on|at|in)\s+(.+)$/i.exec(what) ?? [];
  const isAddress = /^\d+\s+[a-z]/i.test(what);
  return { kind: 'put-back', which: extremeIn(what), street: street ?? (isAddress ? what : null), areAll };
}

export function readHomes(question: string): CmaRequest | null {
  return (
    readTelling(question) ??
    readPutBack(question) ??
    (bySide.test(question) ? { kind: 'cannot-by-side' } : null) ??
    readUnfitting(question) ??
    readNextBest(question) ??
    readOrder(question) ??
    readTold(question) ??
    readRemoval(question) ??
    readAddition(question) ??
    readDistance(question)
  );
}

function readNextBest(question: string): CmaRequest | null {
  const swapped = swaps.exec(question)?.[1];
  if (swapped !== undefined) {
    const street = /^(?:the\s+)?(?:one|comp(?:arable)?|sale|home|house)\s+(?:on|at)\s+(.+)$/i.exec(swapped)?.[1] ?? null;
    const place = placeIn(swapped);
    return place === null && street === null && !/^\d+\s+[a-z]/i.test(swapped)
      ? { kind: 'needs-which-out' }
      : { kind: 'next-best', place, street: place === null ? (street ?? swapped) : null, count: 1 };
  }
  const found = addsMore.exec(question);
  if (!found) return null;
  const many = found.groups?.['many'] ?? /\b(one|two|three|four|five|[1-5])\b/i.exec(found[0])?.[1] ?? 'one';
  return { kind: 'next-best', place: null, street: null, count: NUMBERS[many.toLowerCase()] ?? Number(many) };
}

function readUnfitting(question: string): CmaRequest | null {
  const fitting = readFitting(question);
  if (fitting) return { kind: 'remove-unfitting', fitting };
  const likeness = readLikeness(question);
  return likeness && { kind: 'remove-unlike', likeness };
}

const SOLD_IN = inLines('i')`
  ^(?:the\s+)?(?:(?:one|home|house|comp(?:arable)?|sale)\s+)?(?:that\s+)?(?:(?:was\s+)?sold|closed|from|of)\s+
    (?:back\s+)?(?:in\s+)?(${months.join('|')})[a-z]*\b
  |^(?:the\s+)?(${months.join('|')})[a-z]*\s+(?:sale|comp|one)\b
`;
const ofAKind = /^(?:the\s+|that\s+)?fixers?(?:-uppers?)?(?:\s+comps?)?$/i;

const removes = new RegExp(
  `${polite}(?:leave out|leave|remove|drop|take out|exclude|delete)\\s+(.+?)(?:\\s+out)?[.?!]*\\s*$`,
  'i',
);

/** "Remove the second and the fourth": their places from 0, the last one first, so that none of them moves another. */
export function placesRemoved(question: string): number[] {
  const what = removes.exec(question)?.[1];
  const places = (what === undefined ? null : placesIn(what)) ?? [];
  return [...new Set(places)].sort((one, other) => other - one);
}

function readRemoval(question: string): CmaRequest | null {
  const [, what = ''] = removes.exec(question) ?? [];
  if (!what) return null;
  const place = placeIn(what);
  if (place !== null) return { kind: 'remove-at', place };
  const [, street] = /^(?:the\s+)?(?:one|home|house|comp(?:arable)?|sale)\s+(?:on|at|in)\s+(.+)$/i.exec(what) ?? [];
  if (street) return { kind: 'remove', street: street.replace(/^the\s+/i, '') };
  const [, sold, named] = SOLD_IN.exec(what) ?? [];
  const month = (sold ?? named)?.slice(0, 3).toLowerCase();
  if (month) return { kind: 'remove-sold-in', month: months.indexOf(month) + 1 };
  if (ofAKind.test(what)) return { kind: 'needs-which-out' };
  const which = extremeIn(what);
  if (which) return { kind: 'remove-extreme', which };
  return /^\d+\s+\S/.test(what) ? { kind: 'remove', street: what } : null;
}

function readAddition(question: string): CmaRequest | null {
  const [, what = ''] =
    new RegExp(
      `${polite}(?:add|include)\\s+(.+?)(?:\\s+(?:to|in)\\s+(?:the|my)\\s+cma|\\s+as\\s+(?:a\\s+)?comp(?:arable)?s?|,?\\s*too)?[.?!]*\\s*$`,
      'i',
    ).exec(question) ?? [];
  if (!what) return null;
  const places = placesIn(what);
  if (places) return { kind: 'add', places };
  const [, street] =
    /^(?:an?|another|the)\s+(?:comp(?:arable)?|sale|one|home|house)\s+(?:on|from|along)\s+(.+)$/i.exec(what) ?? [];
  return street ? { kind: 'add-on-street', street } : null;
}

const fractions: Readonly<Record<string, number>> = { half: 0.5, quarter: 0.25, a: 1, one: 1, two: 2, three: 3, five: 5 };

/** "Widen to a mile", "only within half a mile", "go out to 2 miles". */
function readDistance(question: string): CmaRequest | null {
  const isAsked =
    /\b(?:widen|wider|expand|extend|narrow|tighten|limit|within|go out|look (?:out|again|within|farther|further)|radius)\b/i.test(
      question,
    );
  const [, value = ''] =
    /\b(\d+(?:\.\d+)?|half|(?:a\s+)?quarter|a|one|two|three|five)(?:\s+of)?(?:\s+an?)?[\s-]+(?:mi|miles?)\b/i.exec(question) ??
    [];
  const word = value.toLowerCase().replace(/^a\s+/, '');
  const miles = fractions[word] ?? Number.parseFloat(word);
  const isOther = /\b(?:homes?|condos?|houses?|listings?|under|over)\b/i.test(question) && !/\b(?:comp|cma|sale)/i.test(question);
  return isAsked && !isOther && miles > 0 && miles <= 50 ? { kind: 'within', miles } : null;
}
