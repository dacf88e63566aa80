import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MonthChart, namedMonths } from './month-chart.tsx';

const months = [
  ...['2024-12', '2025-02', '2025-03', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08'].map((month, at) => ({
    ...{ month, value: 440 + at * 10, n: 10 + at },
  })),
];
const drawn = (knownTo: string): string =>
  renderToStaticMarkup(<MonthChart area="Oakland, CA" homes="condominiums" {...{ months, knownTo }} />).replaceAll(
    '<!-- -->',
    '',
  );

it('says of what homes it is, and breaks where months have too few sales', () => {
  expect(drawn('2026-11-28')).toContain('Price per square foot of condominiums, Oakland, CA');
  expect(drawn('2026-11-28').match(/class="pv-line"/g)).toHaveLength(5);
});

it('reaches to the last whole month, and tells the month of a last value from before', () => {
  expect(drawn('2026-11-28')).toContain('>$510 in Aug 2026<');
  expect(drawn('2026-11-28')).toContain('The last month with enough of them is Aug 2026.');
  expect(drawn('2026-11-28')).not.toContain('pv-tick-last');
  expect(drawn('2026-09-03')).toMatch(/pv-tick-last">\$510</);
  expect(drawn('2026-09-03')).not.toContain('The last month');
});

it('names months evenly apart', () => {
  const ordinal = (year: number, month: number) => year * 12 + month;
  expect(namedMonths(ordinal(2024, 12), ordinal(2026, 10))).toEqual([
    ordinal(2025, 1),
    ordinal(2025, 7),
    ordinal(2026, 1),
    ordinal(2026, 7),
  ]);
  expect(namedMonths(ordinal(2026, 2), ordinal(2026, 5))).toHaveLength(4);
});
