/** What a message tells of a deal under way: a deadline, what an appraisal is short by, a counter. */
import { dollars } from '../answers/format.ts';
import { dollarsOf } from '../cma/cma-words.ts';
import { readShowingTime } from '../question-parser/writing-names.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export interface DealTerms {
  /** "Tuesday 5pm" */
  deadline: string | null;
  /** What the appraisal is short by, what it came in at, and the price of the contract. */
  shortBy: string | null;
  appraisedAt: string | null;
  contractPrice: string | null;
  /** What the other side countered at. */
  counteredAt: string | null;
  isToBuyers: boolean;
}

const SUM =
  '\\$?\\s?(\\d{1,3}(?:,\\d{3})+|\\d{4,}|\\d{1,3}(?:\\.\\d+)?\\s?k|\\d{1,3}\\s?mil|\\d{1,2}(?:\\.\\d+)?\\s?(?:m|millones|million)|\\d\\.\\d{1,3})\\b';

/** Without a unit it is said in millions: "1.6". */
export const sumIn = (said: string | undefined): string | null => {
  const plain = (said ?? '')
    .replace(/\s+/g, '')
    .replace(/mil$/, 'k')
    .replace(/mill\w+$/, 'm')
    .replace(/^\d\.\d{1,3}$/, '$&m');
  const sum = dollarsOf(plain);
  return sum === null ? null : dollars(sum);
};
const find = (pattern: RegExp, folded: string): string | null => sumIn(pattern.exec(folded)?.slice(1).find(Boolean));

const shortBy = new RegExp(
  `${SUM}\\s+(?:low|short|under|below|less|light|abajo|menos|por\\s+debajo)\\b|\\b(?:short|low|gap|under|below|shortfall)\\s+(?:by|of)\\s+${SUM}`,
);
const appraisedAt = new RegExp(
  `\\b(?:apprais\\w+|avaluo|tasacion)\\s+(?:\\w+\\s+){0,3}?(?:at|for|en|a)\\s+${SUM}(?!\\s+(?:low|short|under|below))`,
);
const contractPrice = new RegExp(
  `${SUM}\\s+(?:contract|offer|purchase|sales?\\s+price|price)\\b|\\b(?:contract|offer|price|contrato|precio)\\s+(?:is|was|at|of|price|de|por|era)\\s+(?:of\\s+|is\\s+|at\\s+)?${SUM}`,
);
const counteredAt = new RegExp(
  `\\b(?:counter\\w*|contraofert\\w*)\\s+(?:\\w+\\s+){0,3}?(?:at|of|for|with|to|is|a|por|en|de)\\s+${SUM}|${SUM}\\s+counter`,
);
const byWhen = inLines()`
  \b(?:deadline|due|by|before|until|no\s+later\s+than|antes\s+de(?:l)?|hasta(?:\s+el)?|plazo)\b\W*(?:is\s+|on\s+|at\s+|el\s+|of\s+)*
  ((?:(?:this|next)\s+)?(?:today|tonight|tomorrow|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun|lunes|martes|miercoles|jueves|viernes|sabado|domingo|hoy|manana)(?:day)?\b
    (?:\s*,?\s*(?:at|by|@|a\s+(?:las?|the))?\s*(?:noon|midnight|eod|\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\b)?))?)
`;
const days: Readonly<Record<string, string>> = {
  ...{ mon: 'Monday', tue: 'Tuesday', tues: 'Tuesday', wed: 'Wednesday', thu: 'Thursday', thurs: 'Thursday', fri: 'Friday' },
  ...{ sat: 'Saturday', sun: 'Sunday' },
};
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Tuesday 5pm", as it was said, with the day in full. */
export function deadlineIn(folded: string): string | null {
  const typed = byWhen.exec(folded)?.[1]?.replace(/\s+/g, ' ').trim();
  if (typed !== undefined) {
    const [first = '', ...rest] = typed.split(' ');
    return [
      days[first] ??
        (/^(?:today|tomorrow|tonight|this|next)$|^(?:hoy|manana)$|[a-z]+(?:es|ado|ingo)$/.test(first) ? first : capital(first)),
      ...rest,
    ].join(' ');
  }
  return /\bdeadline\b/.test(folded) ? readShowingTime(folded) : null;
}

/** @param folded in lower case, in English words as far as they are known */
export function dealTermsIn(folded: string): DealTerms {
  return {
    deadline: deadlineIn(folded),
    shortBy: find(shortBy, folded),
    appraisedAt: find(appraisedAt, folded),
    contractPrice: find(contractPrice, folded),
    counteredAt: find(counteredAt, folded),
    isToBuyers: /\b(?:buyers?|comprador\w*)\b/.test(folded) && !/\b(?:to|tell)\s+(?:my\s+|the\s+)?sellers?\b/.test(folded),
  };
}

/** What one more message tells of them goes before what was told. */
export function termsAfter(standing: DealTerms, folded: string): DealTerms {
  const told = dealTermsIn(folded);
  return {
    deadline: told.deadline ?? standing.deadline,
    shortBy: told.shortBy ?? standing.shortBy,
    appraisedAt: told.appraisedAt ?? standing.appraisedAt,
    contractPrice: told.contractPrice ?? standing.contractPrice,
    counteredAt: told.counteredAt ?? standing.counteredAt,
    isToBuyers: told.isToBuyers || standing.isToBuyers,
  };
}
