import { expect, it } from 'vitest';
import { readLoanTerms } from './loan-terms.ts';

it.each([
  ['20% down at 6.5%', { downPercent: 20, ratePercent: 6.5 }],
  ['what would the payment be with 20% down at 6.5%?', { downPercent: 20, ratePercent: 6.5 }],
  ['10 percent down, 7 1/4, 30 years', { downPercent: 10, ratePercent: 7.25, years: 30 }],
  ['$200k down at 6', { downDollars: 200_000, ratePercent: 6 }],
  ['15-year fixed at 5.9 with 25 down', { years: 15, ratePercent: 5.9, downPercent: 25 }],
  ['payment on $850k, 6 3/8% for 30yr, nothing down', { priceDollars: 850_000, ratePercent: 6.375, years: 30, downPercent: 0 }],
  ['twenty percent down at six and a half', { downPercent: 20, ratePercent: 6.5 }],
  ['say twenty percent down at six and three quarters', { downPercent: 20, ratePercent: 6.75 }],
  ['10 down at six and seven eighths', { downPercent: 10, ratePercent: 6.875 }],
  [
    'mortgage on 1,200,000 with a down payment of $240,000 at 7¼',
    { priceDollars: 1_200_000, downDollars: 240_000, ratePercent: 7.25 },
  ],
  ['rate of 6.1, 20 down, insurance $1,800 a year', { ratePercent: 6.1, downPercent: 20, insuranceMonthlyDollars: 150 }],
  ['¿cuánto sería el pago con 20% de enganche al 6.5% a 15 años?', { downPercent: 20, ratePercent: 6.5, years: 15 }],
  [
    'pago mensual de 800 mil con 100 mil de enganche, tasa de 6.75',
    { priceDollars: 800_000, downDollars: 100_000, ratePercent: 6.75 },
  ],
  ['cuanto seria el pago con 5% de enganche al 6.75 de la segunda', { downPercent: 5, ratePercent: 6.75 }],
  ['what if they only put 10', { downPercent: 10 }],
  ['and if they put down 150k', { downDollars: 150_000 }],
  ['y si solo ponen el 10%', { downPercent: 10 }],
  ['put 10 in staging', {}],
  ['6.5', { ratePercent: 6.5 }],
  ['need pmt on 1.295 20 down 6.625 30yr', { priceDollars: 1_295_000, downPercent: 20, ratePercent: 6.625, years: 30 }],
  ['payment at 12 Alder Street', {}],
  ['homes built in the last 10 years in 94110', { years: 10 }],
] as const)('%s', (text, named) => {
  const nothing = {
    ratePercent: null,
    downPercent: null,
    downDollars: null,
    years: null,
    priceDollars: null,
    insuranceMonthlyDollars: null,
  };
  expect(readLoanTerms(text)).toMatchObject({ ...nothing, ...named });
});

it.each([
  '1.2m 20% down, or 1.235m FHA 5% down',
  '$940,000 with 20% down; $925,000, FHA 3.5% down',
  '980k 20% down 30 days, 1.01m 10% down appraisal',
  '700 mil con 20% de enganche, 735 mil 3.5% de enganche',
])('what is put down is never a rate: "%s"', (words) => {
  expect(readLoanTerms(words)).toMatchObject({ ratePercent: null, downPercent: 20 });
});

it('keeps a rate that stands beside several shares', () => {
  expect(readLoanTerms('850k with 20% down, or 10% down, at 6.5%')).toMatchObject({ ratePercent: 6.5, downPercent: 20 });
});
