/** What a letter says of money for the home: "approved up to 1.4 but would like to stay at 1.25" is a limit of $1,250,000. */
import { inLines } from '#server/platform/text/in-lines.ts';

export interface Budget {
  /** The limit. */
  dollars: number;
  /** The lower end of "650-800k"; null where none was said. */
  fromDollars: number | null;
  /** As it was written. */
  words: string;
}

const SCALE: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, grand: 1e3, mil: 1e3, m: 1e6, mm: 1e6, million: 1e6 };
const amount = inLines('g')`
  (?<![\w.,])\$?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|mm|m|mil|million|thousand|grand)?
  (?!
    [\w%]|\.\d
    |\s*(?:%|percent|bed|bd|br\b|bath|ba\b|car|sq|acre|mile|min|year|yr|month|day|week|kid|unit|people|am\b|pm\b)
  )
`;
const ofMoney = inLines()`
  \b(?:
    budget|bump|approved|pre-?approval|max(?:imum)?|spend|afford|up\s+to|under|below|stay|keep\s+it|limit|ceiling
    |price|range|around|about|top|no\s+more|presupuesto|hasta|aprobad\w+
  )\b
  |\$|\d\s?(?:k|m|mil|million)\b
`;
/** Paid at once, owed or asked for what they sell: no price of the home that is wanted. */
const ofElse =
  /\b(?:down|saved|savings|deposit|cash\s+to|equity|owe|net|should\s+(?:get|bring|sell)|worth|enganche|ahorr\w+|salary|income|earn|make|a\s+year)\b/;
/** "650-800k", "1.1 to 1.3m": the unit stands behind the second alone. */
const range = inLines()`
  (?<![\w.,])\$?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|mm|m|mil|million|thousand|grand)?\s*(?:-|–|—|\bto\b|\band\b|\ba\b|\by\b)\s*
  \$?\s?(\d[\d,]*(?:\.\d+)?)\s?(k|mm|m|mil|million|thousand|grand)?
  (?![\w%]|\.\d|\s*(?:%|percent|bed|bd|br\b|bath|ba\b|car|sq|acre|mile|min|year|yr|month|day|week|kid|unit|people|am\b|pm\b))
`;
/** What they would like, where they may pay more. */
const preferred = /\b(?:stay|firm|prefer\w*|comfortable|like\s+to|ideally|honestly|rather|keep\s+it|really|target)\b/;
/** From here on a bare figure is thousands, below that a figure with a point is millions. */
const MIN_THOUSANDS = 100;
const MAX_MILLIONS = 20;
const MIN_PRICE = 50_000;

function dollarsOf(digits: string, unit: string | undefined, isRental: boolean): number | null {
  const value = Number(digits.replaceAll(',', ''));
  if (unit) return value * (SCALE[unit] ?? 1);
  if (isRental) return value >= MIN_THOUSANDS && value < MIN_PRICE ? value : null;
  if (digits.includes('.') && value < MAX_MILLIONS) return value * 1e6;
  if (value >= MIN_THOUSANDS && value < 1_000) return value * 1e3;
  return value >= MIN_PRICE ? value : null;
}

/** Both ends, where a clause says them in one. */
function rangeIn(clause: string, isRental: boolean): Budget | null {
  const found = range.exec(clause);
  const [words = '', low = '', lowUnit, high = '', highUnit] = found ?? [];
  const from = dollarsOf(low, lowUnit ?? highUnit, isRental);
  const to = dollarsOf(high, highUnit ?? lowUnit, isRental);
  if (!found || from === null || to === null || from >= to) return null;
  return { dollars: Math.round(to), fromDollars: Math.round(from), words: words.trim() };
}

/** The limit of the clauses: the one that is preferred, else the lowest. */
export function budgetIn(clauses: readonly string[], isRental: boolean): Budget | null {
  const told = clauses.filter((clause) => ofMoney.test(clause) && !ofElse.test(clause));
  const found = told.flatMap((clause) =>
    [...clause.matchAll(amount)].flatMap((match) => {
      const dollars = dollarsOf(match[1] ?? '', match[2], isRental);
      return dollars === null
        ? []
        : [{ dollars: Math.round(dollars), words: match[0].trim(), isPreferred: preferred.test(clause) }];
    }),
  );
  const between = told.map((clause) => rangeIn(clause, isRental)).find((one) => one !== null);
  if (
    between &&
    !found.some(({ isPreferred, dollars }) => isPreferred && dollars !== between.dollars && dollars !== between.fromDollars)
  )
    return between;
  const wanted = found.filter(({ isPreferred }) => isPreferred);
  // "Between 500 and 600" has its limit last.
  const among = wanted.length > 0 ? wanted : found;
  const isRange = clauses.some((clause) => /\bbetween\b|\d\s*(?:-|to)\s*\$?\d/.test(clause)) && among.length === 2;
  const [best] = among.toSorted((one, other) => (isRange ? other.dollars - one.dollars : one.dollars - other.dollars));
  return best ? { dollars: best.dollars, fromDollars: null, words: best.words } : null;
}
