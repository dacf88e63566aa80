/** What a letter to a tenant tells of the tenancy: "lease ends jan 31, renew at 3,150, keys at 10am dec 1, bring id". */
import { dollars } from '../answers/format.ts';
import { fold } from '../question-parser/sentence.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

/** Of a calendar, without its year. */
export interface DayOfYear {
  month: number;
  day: number;
}

export const declineReasons = ['credit', 'income', 'history', 'references', 'incomplete', 'other-applicant'] as const;
export type DeclineReason = (typeof declineReasons)[number];

export interface TenancyTerms {
  leaseEnds: DayOfYear | null;
  newRent: string | null;
  currentRent: string | null;
  moveInOn: DayOfYear | null;
  /** "10 am", as it was said. */
  keysAt: string | null;
  /** One by one, as it was said: "ID", "cashier's check for $5,900". */
  bring: readonly string[];
  reason: DeclineReason | null;
  hasAdverseAction: boolean;
}

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const MESES = 'ene|feb|mar|abr|may|jun|jul|ago|sep|oct|nov|dic';
const DAY = `(?:(?<month>${MONTHS}|${MESES})[a-z]*\\.?\\s+(?<day>\\d{1,2})(?:st|nd|rd|th)?|(?<before>\\d{1,2})\\s+(?:de\\s+)?(?<mes>${MONTHS}|${MESES})[a-z]*|(?<number>\\d{1,2})\\/(?<of>\\d{1,2}))(?!\\d)`;
const SUM = '\\$?\\s?(\\d{1,2},\\d{3}|\\d{3,5})(?![\\d,]*\\d|\\s*(?:sq|days?|%))';

function dayOf(found: RegExpExecArray | null): DayOfYear | null {
  const { month, day, before, mes, number, of } = found?.groups ?? {};
  const name = month ?? mes;
  const at = name === undefined ? Number(number) : Math.max(MONTHS.split('|').indexOf(name), MESES.split('|').indexOf(name)) + 1;
  const on = Number(day ?? before ?? of);
  return at >= 1 && at <= 12 && on >= 1 && on <= 31 ? { month: at, day: on } : null;
}

const leaseEnds = new RegExp(
  `\\b(?:lease|contrato)\\s+(?:is\\s+|se\\s+)?(?:up|ends?|ending|expires?|expiring|runs\\s+out|vence|termina|acaba)\\s+(?:(?:on|el|the)\\s+)?${DAY}`,
);
const moveInOn = new RegExp(`\\b(?:move[\\s-]?in|moving\\s+in|keys?|mudanza|se\\s+mudan?|llaves)\\b[^.;]{0,60}?\\b${DAY}`);
const keysAt = /\b(\d{1,2}(?::\d{2})?)\s?([ap])\.?\s?m\b/;
const current = new RegExp(
  `\\b(?:currently|current\\s+rent|now|today|paying|pays?|actual(?:mente)?|ahora|pagan?)\\b[^.,;]{0,24}?${SUM}|${SUM}\\s+(?:now|currently|today|ahora|actualmente)\\b`,
);
const renewed = new RegExp(
  `\\b(?:re-?new\\w*|stay\\w*|extend\\w*|renov\\w+|new\\s+rent|rent\\s+(?:will\\s+be|goes|to|of|at)|at|for|to|a|por|en)\\s+(?:is\\s+|it\\s+|the\\s+lease\\s+)?(?:at|for|to|of|a|por|en)?\\s*${SUM}`,
);
const brings =
  /\b(?:bring(?:ing)?|needs?\s+to\s+bring|trae(?:r|n)?|traiga[n]?)\s+(?:(?:a|an|the|your|their|su|el|la|una?)\s+)?([^.;]+)$/i;

const reasons: Record<DeclineReason, RegExp> = {
  credit: /\bcredit\b|\bcredito\b|\bfico\b/,
  income: /\bincomes?\b|\bearns?\b|\bingresos?\b/,
  history: /\b(?:rental\s+history|evict\w+|past\s+due|late\s+payments?|landlord\s+reference|historial|desaloj\w+)\b/,
  references: /\breferenc(?:es?|ias?)\b/,
  incomplete: /\b(?:incomplete|missing\s+(?:documents?|paperwork|pages)|incompleta?|faltan?)\b/,
  'other-applicant': /\b(?:(?:another|other)\s+(?:applicant|tenant|renter)|went\s+with|otr[oa]\s+(?:solicitante|inquilin\w+))\b/,
};
const adverse = /\badverse\s+action\b|\bfcra\b|\baccion\s+adversa\b/;

const sumOf = (found: RegExpExecArray | null): string | null => {
  const said = found?.[1] ?? found?.[2];
  return said === undefined ? null : dollars(Number(said.replaceAll(',', '')));
};

const itemSaid = (said: string): string =>
  said
    .replace(/^(?:and|y|an?|the|your|their|su|una?)\s+/i, '')
    .replaceAll(/\bid\b/gi, 'ID')
    .replaceAll(/\bcashiers\b/gi, 'cashier’s')
    .replaceAll(/(?<=\b(?:for|of|por|de)\s)\$?(\d{1,2},\d{3}|\d{4,5})\b/g, (_, sum: string) =>
      dollars(Number(sum.replaceAll(',', ''))),
    )
    .trim();

const bringIn = (text: string): string[] =>
  (brings.exec(text)?.[1] ?? '')
    .split(/\s*,(?!\d{3})\s*|\s+(?:and|y|plus|&)\s+/i)
    .map(itemSaid)
    .filter((item) => item !== '')
    .slice(0, 6);

/** @param text as it was typed */
export function tenancyIn(text: string): TenancyTerms {
  const folded = fold(text);
  const paysNow = current.exec(folded);
  const withoutCurrent = paysNow ? folded.replace(paysNow[0], ' ') : folded;
  return {
    leaseEnds: dayOf(leaseEnds.exec(folded)),
    newRent: sumOf(renewed.exec(withoutCurrent)),
    currentRent: sumOf(paysNow),
    moveInOn: dayOf(moveInOn.exec(folded)),
    keysAt: keysAt.exec(folded)?.slice(1).join(' ').concat('m') ?? null,
    bring: bringIn(text),
    reason: declineReasons.find((one) => reasons[one].test(folded)) ?? null,
    hasAdverseAction: adverse.test(folded),
  };
}

const MAX_WORDS = 20;
const tells = inLines()`
  \b(?:add|mention|include|put|change|make|say|note|they'?re|theyre|currently|paying|rent|keys|bring|reason|with|agrega|menciona|incluye|pon|cambia|di|pagan?)\b
`;
const leavesOut = /\b(?:remove|drop|take\s+out|leave\s+out|without|quita|sin)\b/;

/** Null where a message changes none of it. */
export function tenancyAfter(standing: TenancyTerms, text: string): TenancyTerms | null {
  const folded = fold(text);
  if (folded.split(/\s+/).length > MAX_WORDS) return null;
  if (leavesOut.test(folded) && adverse.test(folded)) return { ...standing, hasAdverseAction: false };
  if (!tells.test(folded) || /\bnotice\s+(?:is|of)\b/.test(folded)) return null;
  const told = tenancyIn(text);
  const after: TenancyTerms = {
    leaseEnds: told.leaseEnds ?? standing.leaseEnds,
    newRent: told.newRent ?? standing.newRent,
    currentRent: told.currentRent ?? standing.currentRent,
    moveInOn: told.moveInOn ?? standing.moveInOn,
    keysAt: told.keysAt ?? standing.keysAt,
    bring: told.bring.length > 0 ? told.bring : standing.bring,
    reason: told.reason ?? standing.reason,
    hasAdverseAction: standing.hasAdverseAction || told.hasAdverseAction,
  };
  return JSON.stringify(after) === JSON.stringify(standing) ? null : after;
}
