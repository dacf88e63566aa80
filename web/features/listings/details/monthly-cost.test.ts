import { expect, test } from 'vitest';
import { loanPayment } from '#contract/monthly-payment.ts';
import { loanFor, monthlyCost } from './monthly-cost.ts';

const noLoan = { ratePercent: '', downPercent: '', years: '30' } as const;
const listing = { hoaMonthlyFee: 400, taxAnnualAmount: 12_000, currentPrice: 1_000_000 };

test('a payment is that of the annuity formula', () => {
  expect(loanPayment(800_000, 6, 30)).toBeCloseTo(4_796.4, 1);
  expect(loanPayment(120_000, 0, 10)).toBe(1_000);
});

test('no loan is counted until rate and down payment are typed', () => {
  expect(loanFor(1_000_000, noLoan)).toBeNull();
  expect(loanFor(1_000_000, { ...noLoan, ratePercent: '6' })).toBeNull();
  expect(loanFor(1_000_000, { ...noLoan, ratePercent: '6', downPercent: '20' })).toBeCloseTo(4_796.4, 1);
});

test('nonsense makes no payment', () => {
  for (const typed of [
    { ratePercent: '99', downPercent: '20' },
    { ratePercent: '6', downPercent: '120' },
    { ratePercent: '-', downPercent: '20' },
  ]) {
    expect(loanFor(1_000_000, { ...noLoan, ...typed })).toBeNull();
  }
  expect(loanFor(null, { ...noLoan, ratePercent: '6', downPercent: '20' })).toBeNull();
});

test('the total is of what is known', () => {
  expect(monthlyCost(listing, noLoan)).toEqual({ hoa: 400, taxes: 1_000, loan: null, total: 1_400 });
  expect(monthlyCost({ ...listing, hoaMonthlyFee: null, taxAnnualAmount: null }, noLoan)).toMatchObject({ hoa: null, total: 0 });
});
