import { expect, it } from 'vitest';
import type { MarketHistory } from '#contract/market-history.ts';
import { startTracedThread } from '#tests/support/traced-thread.ts';
import { createMarketMonthsTool } from '#server/modules/market/index.ts';

const few = { value: null, n: 4 };
const month = (name: string, at: number): MarketHistory['months'][number] => ({
  ...{ month: name, isPartial: name === '2026-11', sold: 9 + at, medianPrice: few, priceChangePercent: null },
  ...{ medianPricePerSqFt: few, medianDaysOnMarket: { ...few, basis: 'days-on-market' as const }, saleToList: few, reduced: few },
  ...{ listed: 7 + at, pended: 5, cancelled: 1, priceCuts: 2 + at },
});
const months = ['2025-08', '2025-09', '2025-10', '2026-05', '2026-06', '2026-07', '2026-08', '2026-09', '2026-10', '2026-11'].map(
  month,
);

const history = {
  ...{ area: 'Noe Valley, San Francisco', propertyTypes: [], isLease: false, neededCount: 10, months },
  asOf: '2026-11-20T20:00:00.000Z',
};

it('tells what happened month by month, with every figure from the tool', async () => {
  const ask = startTracedThread({ tools: [createMarketMonthsTool({ history: () => Promise.resolve(history) })] });
  expect(await ask('how many price cuts and new listings in Noe Valley since May')).toContain('May to November 2026');
  expect(await ask('and last month?')).toContain('October 2026: **10** price cuts (4 a year earlier) and **15** new listings');
  expect(await ask('pendings?')).toContain('**5** homes under contract');
  expect(await ask('¿y en los últimos 6 meses?')).toContain('casas bajo contrato');
});
