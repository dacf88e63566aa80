import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { MarketHistory, MarketHistoryRequest } from '#contract/market-history.ts';
import { toolContext } from '#tests/support/loop-run.ts';
import { createMarketMonthsTool, monthsAnswerSchema } from './months.tools.ts';

const context = toolContext();
const areaFilter = { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley' };
const few = { value: null, n: 4 };

const month = (
  name: string,
  sold: number,
  medianPrice: { value: number | null; n: number },
): MarketHistory['months'][number] => ({
  ...{ month: name, isPartial: false, sold, medianPrice, priceChangePercent: null, medianPricePerSqFt: few },
  ...{ medianDaysOnMarket: { ...few, basis: 'days-on-market' }, saleToList: few, reduced: few },
  ...{ listed: 6, pended: 5, cancelled: null, priceCuts: null },
});

/** A market whose sources are closed to providers of models for two sales. */
function aMarket() {
  const requests: MarketHistoryRequest[] = [];
  return {
    requests,
    history: async (request: MarketHistoryRequest, { surface }: { surface?: string | undefined }): Promise<MarketHistory> => {
      requests.push(request);
      return {
        ...{ area: 'Noe Valley, San Francisco', propertyTypes: ['condominium'], isLease: false, neededCount: 10 },
        asOf: '2026-11-20T20:00:00.000Z',
        months: [month('2026-09', 14, { value: 1_700_000, n: 14 }), month('2026-10', surface === 'model-provider' ? 4 : 6, few)],
      };
    },
  };
}

describe('market_by_month', () => {
  it('answers each month with its medians, their sales, and null where those are too few', async () => {
    const market = aMarket();
    const { answer, artifact, summary } = await createMarketMonthsTool(market).call({ areaFilter, bedrooms: 2 }, context);
    expect(monthsAnswerSchema.parse(answer).months.map(({ month: name, medianPrice }) => [name, medianPrice])).toEqual([
      ['2026-09', { value: 1_700_000, n: 14 }],
      ['2026-10', { value: null, n: 4 }],
    ]);
    expect(answer).not.toHaveProperty('withheld');
    expect(artifact).toBeNull();
    expect(summary).toBe('2 months of Noe Valley, San Francisco');
    expect(market.requests).toEqual([{ areaFilter, bedrooms: 2, months: 13 }]);
  });

  it('tells a model outside how many listings its months leave out', async () => {
    const outside = { ...context, viewer: { ...context.viewer, surface: 'model-provider' as const } };
    const { answer } = await createMarketMonthsTool(aMarket()).call({ areaFilter, months: 2 }, outside);
    expect(monthsAnswerSchema.parse(answer).withheld).toMatchObject({ listings: 2 });
  });

  it('adds the months up to the one that is asked for, and those a year before', async () => {
    const months = [
      month('2025-09', 10, few),
      { ...month('2026-09', 14, few), cancelled: 2, priceCuts: 3 },
      { ...month('2026-10', 6, few), cancelled: 1, priceCuts: 4 },
    ];
    const history = {
      area: 'Noe Valley',
      propertyTypes: [],
      isLease: false,
      neededCount: 10,
      asOf: '2026-11-20T20:00:00.000Z',
      months,
    };
    const tool = createMarketMonthsTool({ history: async () => history });
    const ask = async (input: object) => monthsAnswerSchema.parse((await tool.call({ areaFilter, ...input }, context)).answer);
    const september = await ask({ months: 1, through: '2026-09', withYearEarlier: true });
    expect(september.months.map(({ month: name }) => name)).toEqual(['2026-09']);
    expect(september.totals).toEqual({ months: 1, sold: 14, listed: 6, pended: 5, cancelled: 2, priceCuts: 3 });
    expect(september.yearEarlierTotals).toEqual({ months: 1, sold: 10, listed: 6, pended: 5, cancelled: null, priceCuts: null });
    expect((await ask({ months: 2 })).totals).toMatchObject({ sold: 20, cancelled: 3, priceCuts: 7 });
  });

  it('keeps the sales and prices of an old answer', async () => {
    const tool = createMarketMonthsTool(aMarket());
    const { answer } = await tool.call({ areaFilter }, context);
    expect(tool.shorten(answer)).toEqual({
      area: 'Noe Valley, San Francisco',
      months: [
        { month: '2026-09', sold: 14, medianPrice: 1_700_000 },
        { month: '2026-10', sold: 6, medianPrice: null },
      ],
    });
  });

  it.each([
    ['no area', {}],
    ['more months than a model reads', { areaFilter, months: 61 }],
    ['a window of days', { areaFilter, windowDays: 90 }],
  ])('refuses %s', async (_, input) => {
    await expect(createMarketMonthsTool(aMarket()).call(input, context)).rejects.toBeInstanceOf(z.ZodError);
  });
});
