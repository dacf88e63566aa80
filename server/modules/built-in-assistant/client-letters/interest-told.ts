/** How much interest a home has met, as it was told: "8 showings, no offers", "no showings in 2 weeks". */
import type { TimeSaid } from './letter-facts.ts';
import { inLines } from '#server/platform/text/in-lines.ts';

export const interestKinds = ['second-showings', 'showings', 'views', 'saves', 'inquiries', 'offers'] as const;
export type InterestKind = (typeof interestKinds)[number];

export interface Interest {
  kind: InterestKind;
  /** "0": none. */
  count: string;
  within: TimeSaid | null;
}

const words: readonly (readonly [RegExp, InterestKind])[] = [
  [/^(?:second|2nd)\b|^segundas?\b/, 'second-showings'],
  [/^(?:showings?|visits?|tours?|visitas?)/, 'showings'],
  [/views|vistas/, 'views'],
  [/saves|guardados/, 'saves'],
  [/inquir|calls|consultas|llamadas/, 'inquiries'],
  [/offers?|ofertas?/, 'offers'],
];
const one = inLines('g')`
  \b(\d{1,5}|no|zero|not\s+a\s+single|one|two|three|four|five|six|sin|ninguna|cero|una|dos|tres|cuatro)\s+
  ((?:second|2nd)\s+(?:showings?|looks?|visits?)|segundas?\s+visitas?|showings?|visits?|tours?|visitas?
    |(?:online\s+|zillow\s+|redfin\s+)?(?:views|vistas)|saves|guardados|inquiries|calls|consultas|llamadas
    |offers?|ofertas?)\b
  (?:\s+(?:in|for|over|en)\s+(?:the\s+)?(?:last\s+|past\s+)?(\d{1,3}|a|two|three|four|dos|tres|cuatro)\s*(days?|weeks?|wks?|months?|dias?|semanas?|meses))?
`;
const numbers: Readonly<Record<string, string>> = {
  ...{ no: '0', zero: '0', 'not a single': '0', sin: '0', ninguna: '0', cero: '0', a: '1', one: '1', una: '1', two: '2' },
  ...{ dos: '2', three: '3', tres: '3', four: '4', cuatro: '4', five: '5', six: '6' },
};
const unitOf = (said: string): TimeSaid['unit'] => (/^d/.test(said) ? 'days' : /^[ws]/.test(said) ? 'weeks' : 'months');

/** @param folded lower case; each kind once, in the order of the words */
export function interestIn(folded: string): Interest[] {
  const all = [...folded.matchAll(one)].flatMap(([, count = '', thing = '', within, unit]): Interest[] => {
    const kind = words.find(([pattern]) => pattern.test(thing))?.[1];
    if (kind === undefined) return [];
    const time = within === undefined || unit === undefined ? null : { count: numbers[within] ?? within, unit: unitOf(unit) };
    return [{ kind, count: numbers[count.replace(/\s+/g, ' ')] ?? count, within: time }];
  });
  return all.filter((told, at) => all.findIndex(({ kind }) => kind === told.kind) === at);
}

/** The words without it: "2 weeks" of "no showings in 2 weeks" is no time on the market. */
export const withoutInterest = (folded: string): string => folded.replace(one, ' , ');

/** What is told later of a kind stands in the place of what was. */
export function interestAfter(standing: readonly Interest[], told: readonly Interest[]): readonly Interest[] {
  const changed = standing.map((one) => told.find(({ kind }) => kind === one.kind) ?? one);
  return [...changed, ...told.filter((one) => !changed.includes(one))];
}
