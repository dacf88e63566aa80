/** What homes cost in a month side by side, or one at several prices or with more and less put down, a column each. */
import type { z } from 'zod';
import type { estimatePaymentAnswerSchema, PaymentEstimate } from '#server/modules/listings/index.ts';
import { dollars, plain } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import type { Texts } from '../answers/texts/index.ts';

type Answer = z.infer<typeof estimatePaymentAnswerSchema>;
const isEstimate = (answer: Answer): answer is PaymentEstimate => !('withheld' in answer) && !('problem' in answer);

/** @param answers home by home, each at one rate or at several */
export function composePaymentsSideBySide(answers: readonly Answer[], { payment: words }: Texts): string {
  const left = answers.find((answer) => !isEstimate(answer));
  if (left) return 'problem' in left ? words.problems[left.problem] : words.withheld;
  const columnOf = ({ mlsSource, mlsId, priceDollars, downPercent }: PaymentEstimate) =>
    `${mlsSource}:${mlsId}:${priceDollars}:${downPercent}`;
  const homes = [...Map.groupBy(answers.filter(isEstimate), columnOf).values()];
  const firsts = homes.flatMap(([first]) => first ?? []);
  const [one, other] = firsts;
  if (!one || !other) return words.failed;
  const isOneHome = firsts.every(({ mlsSource, mlsId }) => mlsSource === one.mlsSource && mlsId === one.mlsId);
  const areAtPrices = isOneHome && firsts.some(({ priceDollars }) => priceDollars !== one.priceDollars);
  const isAtRates = (homes[0]?.length ?? 0) > 1;
  const part = (label: string, value: (home: PaymentEstimate) => number | null): [string, (number | null)[]][] => {
    const cells = firsts.map(value);
    return cells.every((cell) => cell === null) ? [] : [[label, cells]];
  };
  const rows: [string, (number | null)[]][] = [
    ...(areAtPrices ? [] : part(words.rows.price, ({ priceDollars }) => priceDollars)),
    ...part(words.rows.down(isOneHome && !areAtPrices ? null : one.downPercent), ({ downDollars }) => downDollars),
    ...(isAtRates ? [] : part(words.rows.loan(one.ratePercent), ({ principalAndInterestDollars: sum }) => sum)),
    ...part(words.rows.tax, ({ monthlyTaxDollars }) => monthlyTaxDollars),
    ...part(words.rows.hoa, ({ monthlyHoaDollars }) => monthlyHoaDollars),
    ...part(words.rows.insurance, ({ monthlyInsuranceDollars }) => monthlyInsuranceDollars),
    ...part(words.rows.mortgageInsurance, ({ monthlyMortgageInsuranceDollars: sum }) => sum),
  ];
  const sums = (homes[0] ?? []).map(({ ratePercent }, at) => [
    `**${isAtRates ? words.rows.monthAt(ratePercent) : words.rows.month}**`,
    ...homes.map((home) => `**${dollars(home[at]?.monthlyTotalDollars ?? 0)}**`),
  ]);
  const told = rows.map(([label, cells]) => [label, ...cells.map((cell) => (cell === null ? '–' : dollars(cell)))]);
  const headOf = (home: PaymentEstimate): string =>
    areAtPrices
      ? dollars(home.priceDollars)
      : isOneHome
        ? words.withDown(home.downPercent)
        : linkTo({ ...home, mlsId: home.mlsId ?? '', mlsSource: home.mlsSource ?? '' });
  const heads = ['', ...firsts.map(headOf)];
  const table = [heads, heads.map(() => '---'), ...told, ...sums].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const gap = one.monthlyTotalDollars - other.monthlyTotalDollars;
  const [less, more] = gap < 0 ? [one, other] : [other, one];
  const name = ({ addressLine1 }: PaymentEstimate): string => plain(addressLine1 ?? words.nameless);
  const difference =
    firsts.length === 2 && !isOneHome && !isAtRates && gap !== 0
      ? words.lessThan(name(less), dollars(Math.abs(gap)), name(more))
      : '';
  const [least] = firsts.toSorted((a, b) => a.monthlyTotalDollars - b.monthlyTotalDollars);
  const lowest =
    firsts.length > 2 && !isOneHome && !isAtRates && least ? words.lowest(name(least), dollars(least.monthlyTotalDollars)) : '';
  return [table, [difference, lowest, isAtRates ? words.ratesAreExamples : words.rateIsYours].filter(Boolean).join(' ')].join(
    '\n\n',
  );
}
