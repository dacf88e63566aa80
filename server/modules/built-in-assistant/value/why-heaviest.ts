/** "Which is the best comp and why": what its record tells for it, and what against it. */
import type { EstimateValueAnswer } from '#server/modules/market/index.ts';
import type { Texts } from '../answers/texts/index.ts';

type Comparable = EstimateValueAnswer['comparables'][number];

/** The least of them by a figure that every one has. */
function isLeast(one: Comparable, all: readonly Comparable[], of: (comparable: Comparable) => number | null): boolean {
  const own = of(one);
  return own !== null && all.length > 1 && all.every((other) => (of(other) ?? Number.POSITIVE_INFINITY) >= own);
}

/** In sentences: how near, how new, how much alike and how little adjusted it is among the comparables. */
export function whyHeaviest(one: Comparable, { comparables, weak, subject }: EstimateValueAnswer, texts: Texts): string {
  const { value: words, common } = texts;
  const size = subject.livingAreaSqFt ?? null;
  const facts = [
    one.miles === null ? null : words.milesAway(one.miles),
    one.livingAreaSqFt == null ? null : common.sqFt(one.livingAreaSqFt),
    one.yearBuilt == null ? null : words.builtIn(one.yearBuilt),
  ].filter((fact) => fact !== null);
  const firsts = (
    [
      ['nearest', isLeast(one, comparables, ({ miles }) => miles)],
      ['newest', isLeast(one, comparables, ({ soldDate }) => -Date.parse(soldDate))],
      [
        'closestInSize',
        size !== null &&
          isLeast(one, comparables, ({ livingAreaSqFt }) => (livingAreaSqFt == null ? null : Math.abs(livingAreaSqFt - size))),
      ],
      ['leastAdjusted', isLeast(one, comparables, ({ adjustedByDollars, price }) => Math.abs(adjustedByDollars) / price)],
    ] as const
  ).flatMap(([key, isIt]) => (isIt ? [words.firstIn[key]] : []));
  return [
    words.whyBest(facts, firsts),
    weak?.adjustedMuch.includes(one.number) ? words.bestIsAdjustedMuch(weak.overGrossPercent) : '',
  ]
    .filter(Boolean)
    .join(' ');
}
