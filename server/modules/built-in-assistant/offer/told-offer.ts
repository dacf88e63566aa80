/** One offer as it was told: "1.235m FHA 5% down 30 days inspection+appraisal". */
import { inLines } from '#server/platform/text/in-lines.ts';
import { dollarsSaid } from '../question-parser/money.ts';

export type Financing = 'cash' | 'conventional' | 'FHA' | 'VA' | 'jumbo' | 'loan';
export type Contingency = 'inspection' | 'appraisal' | 'financing' | 'home-sale';
export type OtherTerm = 'as-is' | 'rent-back' | 'escalation';

export interface ToldOffer {
  /** How it was called: "A"; null for its place among the others. */
  label: string | null;
  priceDollars: number;
  financing: Financing | null;
  downPercent: number | null;
  closeDays: number | null;
  /** Null: nothing was said of them. */
  hasContingencies: boolean | null;
  /** Those that were named. */
  contingencies: readonly Contingency[];
  others: readonly OtherTerm[];
}

const price = inLines('g')`
  (?<![\d.,a-z])(?<sign>\$\s?)?(?<digits>\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)\s?(?<unit>k|mm?|mil|million|millones)?\b
  (?!\s*-?\s*(?:%|percent\b|pct\b|por\s*ciento|days?\b|dias?\b|d\b|weeks?\b|months?\b|beds?\b|offers?\b|ofertas?\b|earnest|emd|deposit|credit|(?:in|of)\s+(?:earnest|credits?|concessions?)))
`;
const MIN_PRICE_DOLLARS = 50_000;

/** Where prices stand in folded words, none of them days, shares or deposits. */
export function pricesIn(words: string): { dollars: number; start: number; end: number }[] {
  return [...words.matchAll(price)].flatMap(({ 0: whole, index, groups }) => {
    const dollars = dollarsSaid(groups?.['digits'] ?? '', groups?.['unit']?.replace('mm', 'm'));
    const isNamed =
      groups?.['sign'] !== undefined || groups?.['unit'] !== undefined || /[.,]|\d{3}/.test(groups?.['digits'] ?? '');
    const isDeposit =
      /\b(?:emd|earnest(?:\s+money)?|deposit|credit|escalat\w*(?:\s+clause)?|up\s+to|max|cap)\s+(?:of\s+|to\s+|at\s+)?$/.test(
        words.slice(0, index),
      );
    return isNamed && !isDeposit && dollars >= MIN_PRICE_DOLLARS ? [{ dollars, start: index, end: index + whole.length }] : [];
  });
}

const kinds: readonly [RegExp, Financing][] = [
  [/\b(?:all[\s-])?cash\b(?!\s+(?:back|to\s+close))|\befectivo\b|\bcontado\b/, 'cash'],
  [/\bfha\b/, 'FHA'],
  [/\bva\b/, 'VA'],
  [/\bjumbo\b/, 'jumbo'],
  [/\bconv(?:entional|encional)?\b/, 'conventional'],
  [/\bfinanc(?:ed|ing|iad[oa]|iamiento)\b|\b(?:loan|mortgage|lender|prestamo|hipoteca)\b/, 'loan'],
];
const down =
  /(\d{1,3}(?:\.\d+)?)\s*(?:%|percent\b|pct\b|por\s*ciento)(?!\s*(?:emd|earnest|deposit|commission|over|under|above|below|credit))/;
const closes = inLines()`
  \b(?:clos(?:e|es|ing)|coe|escrow|cierr[ea])\s+(?:in\s+|within\s+|en\s+|of\s+|is\s+)?(?<behind>\d{1,3})\b
  |\b(?<before>\d{1,3})[\s-]*(?:days?|dias?|d)?[\s-]*(?:clos(?:e|es|ing)|coe|escrow|cierre|de\s+cierre)\b
`;
/** "A 10 day inspection" is no close; "30 days inspection and appraisal" tells it before what it depends on. */
const bareDays = inLines()`
  \b(\d{1,3})[\s-]*
  (?:(?:days|dias?|d)\b(?!\s*(?:rent|lease))|day\b(?!\s*(?:rent|lease|inspection|appraisal|loan|contingenc|option|due)))
`;
const NO = '(?:no|zero|w\\/o|without|waiv\\w*|skip\\w*|removed?|sin|non|renuncia\\w*(?:\\s+a)?)';
const without = new RegExp(
  `\\b${NO}\\s*-?\\s*(?:all\\s+|any\\s+|the\\s+)*(?:contingenc\\w*|contingent|contingencias)\\b|\\b(?:all\\s+)?contingenc\\w*\\s+(?:are\\s+|all\\s+)?(?:waived|removed)\\b`,
);
const anyOfThem = /\b(?:contingenc\w+|contingent|contingencias?)\b/;
const byName: readonly [Contingency, string][] = [
  ['inspection', '(?:home\\s+)?(?:inspections?|inspeccion)'],
  ['appraisal', '(?:appraisal|avaluo|tasacion)'],
  ['financing', '(?:financing|loan|mortgage|financiamiento|prestamo)'],
  [
    'home-sale',
    "(?:(?:home|house)\\s+sale|sale\\s+of\\s+(?:(?:their|the|a|buyer'?s?|current)\\s+)*(?:home|house|property)|(?:contingent\\s+(?:on|upon)\\s+)?sell(?:ing)?\\s+(?:(?:their|the|a|current)\\s+)*(?:home|house)|venta\\s+de\\s+(?:su\\s+)?casa)",
  ],
];
const JOINED = '(?:\\s*(?:,|&|\\+|\\/|\\band\\b|\\by\\b|\\bor\\b|\\bo\\b)\\s*|\\s+)';
const ALL = `(?:${byName.map(([, words]) => words).join('|')})`;
const otherTerms: readonly [OtherTerm, RegExp][] = [
  ['as-is', /\bas[\s-]is\b|\btal\s+como\s+esta\b/],
  ['rent-back', /\b(?:rent|lease)[\s-]?backs?\b/],
  ['escalation', /\bescalat\w+\b/],
];

/** Named, and not waived: "inspection waived", "no appraisal or financing contingency". */
function isContingent(words: string, [name, said]: (typeof byName)[number]): boolean {
  const listed = new RegExp(
    `\\b${NO}\\s+(?:${ALL}${JOINED})*${said}\\b|\\b${said}(?:\\s+contingenc\\w+)?\\s+(?:is\\s+|are\\s+)?waived\\b`,
  );
  if (listed.test(words)) return false;
  // "20% down loan" tells how it is paid; "loan contingency" and "loan + appraisal" what it depends on.
  const isOfLoan = name === 'financing';
  const joined = new RegExp(
    `\\b${said}(?:${JOINED}${ALL})*${JOINED}(?:contingenc|contingent)|\\b(?:contingent|contingenc\\w+)\\s+(?:on|upon|for|:)?\\s*(?:${ALL}${JOINED})*${said}\\b`,
  );
  return joined.test(words) || (!isOfLoan && new RegExp(`\\b${said}\\b`).test(words));
}

/** @param words folded, of this offer alone; null where they name no price */
export function toldOffer(words: string, label: string | null): ToldOffer | null {
  const [first] = pricesIn(words);
  if (!first) return null;
  const terms = `${words.slice(0, first.start)} , ${words.slice(first.end)}`;
  const share = down.exec(terms)?.[1];
  const { behind, before } = closes.exec(terms)?.groups ?? {};
  const days = behind ?? before ?? bareDays.exec(terms)?.[1];
  const contingencies = byName.flatMap((one) => (isContingent(terms, one) ? [one[0]] : []));
  const financing = kinds.find(([word]) => word.test(terms))?.[1] ?? (share === undefined ? null : 'loan');
  return {
    ...{ label, priceDollars: first.dollars, financing },
    downPercent: share === undefined ? null : Number(share),
    closeDays: days === undefined ? null : Number(days),
    hasContingencies: contingencies.length > 0 ? true : without.test(terms) ? false : anyOfThem.test(terms) ? true : null,
    contingencies,
    others: otherTerms.flatMap(([name, said]) => (said.test(terms) ? [name] : [])),
  };
}
