/** What is asked of a CMA's range: to shift it, to set it or one end of it, to tell it. */
import { dollarsInShort } from '../question-parser/money.ts';
import type { CmaRequest } from './cma-request.ts';
import { dollarsOf, polite } from './cma-words.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

const onePrice = inLines('i')`
  ^\s*(?:please\s+|now\s+)?(?:put|set|make|change|move)\s+(?:the\s+|it\s+)?(?:list\s+|suggested\s+)?(?:price\s+)?
  (?:at|to)\s+\$?[\d.,]+\s*(?:k|m|thousand|million)?[.!]*\s*$
`;
const tellsRange = inLines('i')`
  ^\s*(?:(?:so|and|ok|wait)[\s,]+)*(?:what(?:['’]?s|\s+is|\s+does\s+it\s+say\s+for)|show\s+me|tell\s+me|give\s+me)
  \s+(?:the|our|its)\s+(?:
    (?:(?:new|current|price|suggested)\s+)*range\b
    |(?:suggested\s+|new\s+|current\s+|list\s+)*(?:price|value|number|figure)\s*
      (?:
        (?:that['’]?s\s+)?
        (?:in\s+(?:there|it|the\s+(?:cma|presentation))|on\s+(?:it|there|the\s+cma)|now|at\s+the\s+moment)\s*
      )+[?.!]*\s*$
    |suggested\s+(?:list\s+)?price\b
  )
`;

export function readRange(question: string): CmaRequest | null {
  return (
    readShift(question) ??
    readBothEnds(question) ??
    readEnd(question) ??
    (tellsRange.test(question) ? { kind: 'tell-range' } : null) ??
    readNudge(question) ??
    (onePrice.test(question) ? { kind: 'needs-range' } : null)
  );
}

/** "Raise the range by 20k". */
function readShift(question: string): CmaRequest | null {
  const [, verb = '', amount = ''] =
    /\b(raise|increase|lift|lower|drop|reduce)\s+(?:the\s+)?(?:price\s+)?range\s+by\s+(\$?[\d.,]+\s*(?:k|m|thousand|million)?)/i.exec(
      question,
    ) ?? [];
  const shift = dollarsOf(amount);
  return shift === null ? null : { kind: 'shift-range', dollars: /^(?:raise|increase|lift)/i.test(verb) ? shift : -shift };
}

const twoPrices = inLines('i')`
  (?:
    \brange\s*:?(?:\s+(?:to|at|from|of|between|is|be|should|needs|must))*
    |^\s*(?:please\s+|now\s+)?(?:set|put|make|change|move)\s+(?:it|that|the\s+prices?)(?:\s+(?:to|at|from|between))?
  )\s+(\$?[\d.,]+\s*[km]?)\s*(?:-|–|to|and)\s*(\$?[\d.,]+\s*[km]?)(?![\w%])
`;

/** With or without a unit: "950 to 1.05". */
function priceOf(text: string): number | null {
  const bare = Number(text.replace(/[$,\s]/g, ''));
  return bare > 0 ? Math.round(dollarsInShort(bare)) : dollarsOf(text);
}

/** "Set the range to 900k–950k", "set it at 950 to 1.05". */
function readBothEnds(question: string): CmaRequest | null {
  const [, from = '', to = ''] = twoPrices.exec(question) ?? [];
  const [low, high] = [priceOf(from), priceOf(to)];
  return low !== null && high !== null && low <= high ? { kind: 'set-range', low, high } : null;
}

const up = /^(?:raise|increase|lift|up|higher|more|push)$/i;
const down = /^(?:lower|drop|reduce|decrease|cut|down|less)$/i;
const sum = String.raw`(\$?[\d.,]+\s*(?:k|m|thousand|million)?)`;

/** +1, −1, or 0 where no word tells the direction. */
function directionOf(words: readonly (string | undefined)[]): number {
  const told = words.find((word) => word !== undefined && (up.test(word) || down.test(word)));
  return told === undefined ? 0 : up.test(told) ? 1 : -1;
}

/** "Make it 25k lower", "another 10k up", "lower it by 5k". */
function readNudge(question: string): CmaRequest | null {
  const [, verb, mid, amount = '', end] =
    new RegExp(
      `${polite}(?:(raise|increase|lift|lower|drop|reduce|decrease|cut|push|make|move|bring|take|go|nudge)\\s+)?(?:(?:it|them|both(?:\\s+ends)?|(?:the\\s+|its\\s+)?(?:(?:suggested|list|listing|price|asking)\\s+)*(?:price|range|value|number))\\s+)?(?:(up|down)\\s+)?(?:by\\s+|another\\s+)?${sum}(?:\\s+(higher|lower|up|down|more|less))?[.!]*\\s*$`,
      'i',
    ).exec(question) ?? [];
  const dollars = dollarsOf(amount);
  const direction = directionOf([end, mid, verb]);
  return dollars === null || direction === 0 ? null : { kind: 'nudge-range', dollars: direction * dollars };
}

/** "Raise the high end by 10k", "set the low price to 900k". */
function readEnd(question: string): CmaRequest | null {
  const [, verb = '', side = '', by = '', amount = ''] =
    new RegExp(
      `${polite}(raise|increase|lift|lower|drop|reduce|decrease|cut|set|make|move|put|change|bring)\\s+the\\s+(low|lower|bottom|high|higher|upper|top)(?:\\s+(?:end|price|number|side|value|of\\s+the\\s+range|end\\s+of\\s+the\\s+range))*\\s+(by|to|at)\\s+${sum}[.!]*\\s*$`,
      'i',
    ).exec(question) ?? [];
  const dollars = dollarsOf(amount);
  if (dollars === null) return null;
  const end = /^(?:low|bottom)/i.test(side) ? 'low' : 'high';
  if (!/by/i.test(by)) return { kind: 'set-end', end, dollars };
  const direction = directionOf([verb]);
  return direction === 0 ? null : { kind: 'shift-end', end, dollars: direction * dollars };
}
