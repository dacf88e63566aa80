/** What a message tells of buyers: "140k a year", "60k down", "700 in student loans", "120k saved". */
import { inLines } from '#server/platform/text/in-lines.ts';
import { fold } from '../question-parser/sentence.ts';
import { readLoanTerms } from './loan-terms.ts';

const SUM = '\\$?\\s?(?<digits>\\d[\\d,]*(?:\\.\\d+)?)\\s?(?:(?<unit>k|thousand|grand|mil|m|million)(?![a-z]))?';
const MONTH = '(?:\\s*(?:\\/|an?|per|al|por)\\s*(?<month>mo|month|mes)\\b|\\s+(?<adverb>monthly|mensual(?:es)?)\\b)?';
export const ofDebt = inLines()`
  ${SUM}(?:\s*(?:dollars?|bucks))?${MONTH}\s*(?:(?:in|of|for|on|de|en)\s+)?
    (?:(?:my|their|our|other|monthly|total|a|the)\s+)*
    (?:
      (?:car|auto|student)(?:\s*(?:,|and|&|\+)\s*(?:car|auto|student|credit\s+card)s?)+\s*
        (?:loans?|payments?|notes?|cards?)*
      |car\s+(?:payments?|notes?|loans?)
      |student\s+loans?|debts?|obligations?
      |(?<=\d\s+(?:a\s+month\s+|monthly\s+)?(?:in|of|en)\s+(?:other\s+)?)(?:loans?|prestamos)
        (?!\s+(?:at|over|amount))
      |credit\s+cards?|child\s+support|deudas?
      |(?<=\d{3}\s)(?:car|auto)(?!\s*garage)
    )\b
  |\b(?:debts?|obligations?|car\s+payments?|student\s+loans?|deudas?)\s+(?:of|is|are|at|total|run|de|son|:)?\s*\$?
    \s?(?<digits2>\d[\d,]*)(?:\s*(?:\/|an?|per|al)\s*(?:mo|month|mes)\b)?
`;
export const ofIncome = [
  inLines()`
    \b(?:
      make|makes|making|earn|earns|earning|income|salary|salaries|wages|gross(?:es|ing)?|ingresos?|gano|gana|ganan
      |ganamos|sueldo
    )\s+(?:(?:of|is|are|at|about|around|roughly|combined|together|de|son|es|:)\s+)*${SUM}${MONTH}
  `,
  inLines()`
    ${SUM}${MONTH}(?:\s*(?:\/|an?|per|al)\s*(?:yr|year|ano)\b)?\s+
    (?:(?:combined|gross|yearly|annual|household|total|de)\s+)*(?:income|salary|salaries|household|ingresos?|sueldo)
    \b
  `,
];
/** "How much house on 140": no word says that it is an income. */
const bareIncome = new RegExp(
  `\\b(?:on|with|at|for|con)\\s+(?:an?\\s+|about\\s+|around\\s+)?${SUM}${MONTH}(?!\\s*(?:%|percent|down|de\\s+enganche))`,
);
const MIN_SAVED_DOLLARS = 1_000;
const MIN_SAVED_THOUSANDS = 20;
const MIN_YEARLY_DOLLARS = 10_000;
const MAX_MONTHLY_BARE_DOLLARS = 1_000;

const saved = [
  new RegExp(
    `${SUM}\\s+(?:(?:is\\s+)?saved(?:\\s+up)?(?!\\s+(?:search|home|listing))|(?:in|of|de|en)\\s+(?:savings?|cash|the\\s+bank|reserves|ahorros?|efectivo)|savings|cash|ahorrad[oa]s?)\\b`,
  ),
  new RegExp(`\\b(?:saved(?:\\s+up)?|savings(?:\\s+of)?|ahorr(?:os?|ado)(?:\\s+de)?)\\s+(?:about\\s+|around\\s+)?${SUM}`),
];

/** "120k saved": what buyers have, which no income is. */
export function savedIn(text: string): number | null {
  const folded = fold(text);
  const found = saved.map((pattern) => pattern.exec(folded)).find((match) => match !== null);
  const named = found?.groups ? scaled(found.groups.digits, found.groups.unit) : 0;
  // "120 saved" is said in thousands.
  const value = named >= MIN_SAVED_THOUSANDS && named < MIN_SAVED_DOLLARS ? named * 1_000 : named;
  return value >= MIN_SAVED_DOLLARS ? value : null;
}
const withoutSaved = (folded: string): string => saved.reduce((words, pattern) => words.replace(pattern, ' , '), folded);

function scaled(digits: string | undefined, unit: string | undefined): number {
  const scale = unit === undefined ? 1 : /^m(?:illion)?$/.test(unit) ? 1_000_000 : 1_000;
  return Number((digits ?? '').replaceAll(',', '')) * scale;
}

/** A year's income; "140" of "on 140" is said in thousands. */
export function yearlyIncome(text: string, patterns: readonly RegExp[] = [...ofIncome, bareIncome]): number | null {
  for (const pattern of patterns) {
    const { digits, unit, month, adverb } = pattern.exec(text)?.groups ?? {};
    if (digits === undefined) continue;
    const isMonthly = month !== undefined || adverb !== undefined;
    const named = scaled(digits, unit) * (isMonthly ? 12 : 1);
    const value = !isMonthly && named < MAX_MONTHLY_BARE_DOLLARS && unit === undefined ? named * 1_000 : named;
    if (value >= MIN_YEARLY_DOLLARS) return value;
  }
  return null;
}

export interface Named {
  yearlyIncomeDollars: number | null;
  ratePercent: number | null;
  downDollars: number | null;
  downPercent: number | null;
  monthlyDebtsDollars: number | null;
  monthlyHoaDollars: number | null;
  years: number | null;
}

export function loanAndIncome(text: string): Named {
  const folded = fold(text);
  const owed = ofDebt.exec(folded);
  const named = owed ? folded.replace(owed[0], ' , ') : folded;
  const terms = readLoanTerms(named);
  const rest = withoutSaved(named);
  const isDownNamed = terms.downDollars !== null || terms.downPercent !== null;
  return {
    yearlyIncomeDollars: yearlyIncome(rest.replace(putDown, ' , ')),
    ratePercent: terms.ratePercent,
    // Nobody named what to put down: what is saved can be.
    downDollars: isDownNamed ? terms.downDollars : savedIn(named),
    downPercent: terms.downPercent,
    monthlyDebtsDollars: owed?.groups ? scaled(owed.groups.digits ?? owed.groups.digits2, owed.groups.unit) : null,
    monthlyHoaDollars: terms.hoaMonthlyDollars,
    years: terms.years,
  };
}

/** "They have 25% down", and then "can they afford it on 180k": what was told right before, where nothing else is put down. */
export function withDownToldBefore(named: Named, earlier: readonly string[]): Named {
  const before = loanAndIncome(earlier.at(-1) ?? '');
  const isNamed = named.downDollars !== null || named.downPercent !== null;
  if (isNamed || named.yearlyIncomeDollars === null || before.yearlyIncomeDollars !== null) return named;
  return { ...named, downDollars: before.downDollars, downPercent: before.downPercent };
}

const putDown = /\$?\s?\d[\d,.]*\s?(?:k|thousand|grand|mil|m|%|percent)?\s*(?:as\s+(?:an?\s+)?)?(?:down|de\s+enganche)\b/g;

export const known = (values: Partial<Named>): Partial<Named> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
