/** What a rented home returns, part by part. */
import type { ReturnEstimate } from '#server/modules/listings/index.ts';
import { dollars } from '../answers/format.ts';
import { linkTo } from '../answers/homes.ts';
import type { Texts } from '../answers/texts/index.ts';

/** The cap rate by its parts; where a loan was named the cash flow that it leaves, by them. */
export function composeReturn(found: ReturnEstimate, { rental: words }: Texts, { isOfCashFlow = false } = {}): string {
  const { mlsId, mlsSource, addressLine1 } = found;
  const home = mlsId !== null && mlsSource !== null ? linkTo({ mlsId, mlsSource, addressLine1 }) : words.home;
  const lines = [
    words.rents(dollars(found.yearlyRentDollars), found.vacancyPercent, dollars(found.vacancyDollars), found.isVacancyAssumed),
    ...found.costs.map(({ item, yearlyDollars, percent, isAssumed }) =>
      words.cost(item, dollars(yearlyDollars), percent, isAssumed),
    ),
    words.net(dollars(found.netIncomeDollars)),
  ];
  const [price, rent] = [dollars(found.priceDollars), dollars(found.monthlyRentDollars)];
  const gross = words.gross(found.grossYieldPercent, found.grossRentMultiplier);
  const { loan } = found;
  if (!loan)
    return [
      words.capRate(home, found.capRatePercent, price, rent),
      bulleted(lines),
      [isOfCashFlow ? words.beforeLoan(dollars(found.netMonthlyDollars)) : '', gross, words.notCounted].filter(Boolean).join(' '),
    ].join('\n\n');
  const { ratePercent, years, downPercent, cashOnCashPercent, assumed } = loan;
  const [owed, down] = [dollars(loan.loanDollars), dollars(loan.downDollars)];
  const payments = words.payments(dollars(loan.yearlyPaymentDollars), dollars(loan.monthlyPaymentDollars));
  return [
    words.cashFlow(signed(loan.cashFlowMonthlyDollars), home, price, rent),
    bulleted([
      ...lines,
      words.loan(payments, owed, { years, ratePercent }, `${down} (${downPercent}%)`),
      words.left(signed(loan.cashFlowYearlyDollars)),
    ]),
    [
      cashOnCashPercent === null ? '' : words.cashOnCash(signedPercent(cashOnCashPercent), down),
      words.capRateToo(found.capRatePercent),
      gross,
    ]
      .filter(Boolean)
      .join(' '),
    [words.assumed({ down: assumed.includes('downPercent'), years: assumed.includes('years') }), words.notCountedBesideLoan]
      .filter(Boolean)
      .join(' '),
  ].join('\n\n');
}

const bulleted = (lines: readonly string[]): string => lines.map((line) => `- ${line}`).join('\n');
const signed = (value: number): string => `${value < 0 ? '−' : ''}${dollars(Math.abs(value))}`;
const signedPercent = (value: number): string => `${value < 0 ? '−' : ''}${Math.abs(value)}%`;
