/** The sales behind a value in words: the table of them, which are weak, one alone, who came and went; and what competes with the home. */
import type { EstimateValueAnswer } from '#server/modules/market/index.ts';
import { dollars } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import type { Texts } from '../answers/texts/index.ts';
import { comparablesNamed } from './change-request.ts';
import type { ValueQuestion } from './value-question.ts';

const MAX_SHOWN = 6;
export const signed = (value: number): string => `${value < 0 ? '−' : '+'}${dollars(Math.abs(value))}`;
const join = (...parts: string[]): string => parts.filter(Boolean).join('\n\n');

export function table({ comparables, subject }: EstimateValueAnswer, { common, value: words }: Texts): string {
  const rows = comparables
    .slice(0, MAX_SHOWN)
    .map(
      (one) =>
        `| ${one.number} | ${linkTo(one)}${one.isPinned ? ` (${words.pinned})` : ''} | ${dollars(one.price)} | ${common.shortDay(one.soldDate)} | ${signed(one.adjustedByDollars)} | ${dollars(one.adjustedPrice)} | ${one.weightPercent}% |`,
    );
  const more = comparables.length > MAX_SHOWN ? `\n\n${words.others(comparables.length - MAX_SHOWN)}` : '';
  return [`| ${words.table(subject.isLease).join(' | ')} |`, '|---|---|---|---|---|---|---|', ...rows].join('\n') + more;
}

/** How many of them an agent should look at before a client does. */
export function weakInWords({ weak, comparables, subject }: EstimateValueAnswer, { value: words }: Texts): string {
  if (!weak) return '';
  return words.weak({
    much: weak.adjustedMuch.length,
    old: weak.soldLongAgo.length,
    all: comparables.length,
    percent: weak.overGrossPercent,
    isLease: subject.isLease,
  });
}

export function competition({ competition: others, subject }: EstimateValueAnswer, { value: words, common }: Texts): string {
  if (others.length === 0) return subject.latitude === null ? words.competitionUnknown : words.noCompetition;
  const rows = others.map((one) => {
    const facts = [one.price === null ? null : dollars(one.price), common.statuses[one.status].toLowerCase()];
    return `- ${linkTo(one)}: ${[...facts, one.miles === null ? null : words.milesAway(one.miles)].filter(Boolean).join(', ')}`;
  });
  return join(words.competitionLead, rows.join('\n'), words.competitionIsNone);
}

/** "What did the nearest one sell for?" */
export function aboutComparable(
  { index, words: named }: Extract<ValueQuestion, { kind: 'comparable' }>,
  found: EstimateValueAnswer,
  { value: words, common }: Texts,
): string {
  const [one] = comparablesNamed(found, index, named);
  if (!one) return words.noSuchComparable;
  const facts = [
    one.livingAreaSqFt == null ? null : common.sqFt(one.livingAreaSqFt),
    one.yearBuilt == null ? null : words.builtIn(one.yearBuilt),
    one.miles === null ? null : words.milesAway(one.miles),
  ];
  return words.comparable(
    [linkTo(one), ...facts].filter((part) => part !== null).join(', '),
    found.subject.isLease,
    words.soldFor(found.subject.isLease ? common.aMonth(dollars(one.price)) : dollars(one.price), common.shortDay(one.soldDate)),
    dollars(one.adjustedPrice),
    one.weightPercent,
  );
}

type Comparable = EstimateValueAnswer['comparables'][number];
const isSale = (one: Comparable, other: Comparable): boolean => one.mlsId === other.mlsId && one.mlsSource === other.mlsSource;
const MAX_NAMED = 4;

/** Which sales left the list with a change, and which came in. */
export function exchanged(found: EstimateValueAnswer, before: EstimateValueAnswer | null, { value: words }: Texts): string {
  if (!before) return '';
  const without = (all: readonly Comparable[], others: readonly Comparable[]): string[] =>
    all
      .filter((one) => !others.some((other) => isSale(one, other)))
      .map((one) =>
        [linkTo(one), one.miles === null ? null : words.milesAway(one.miles)].filter((part) => part !== null).join(', '),
      );
  const out = without(before.comparables, found.comparables);
  const came = without(found.comparables, before.comparables);
  if (out.length > MAX_NAMED || came.length > MAX_NAMED) return '';
  return words.exchanged(out, came);
}
