import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { toolContext } from '#tests/support/loop-run.ts';
import { aSnapshot, stubMarket } from '#tests/support/market-stub.ts';
import { createMarketSnapshotTool, marketAnswerSchema } from './market.tools.ts';

const context = toolContext();
const areaFilter = { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley' };

describe('market_snapshot', () => {
  it('answers every figure with its value, unit, n and window, and opens them with the sales that they rest on', async () => {
    const { answer, artifact, summary } = await createMarketSnapshotTool(stubMarket()).call({ areaFilter }, context);
    expect(answer).toEqual(aSnapshot());
    expect(artifact).toEqual({ kind: 'widget-market', arguments: { request: { areaFilter }, told: aSnapshot() } });
    expect(summary).toBe('42 sold, 31 active');
  });

  it('answers only the figures that are asked for', async () => {
    const asked = { areaFilter, figures: ['balance', 'price-per-sqft'] };
    const { answer } = await createMarketSnapshotTool(stubMarket()).call(asked, context);
    expect(Object.keys(marketAnswerSchema.parse(answer)).sort()).toEqual(
      [
        ...['area', 'propertyTypes', 'isLease', 'windowDays', 'neededCount', 'period'],
        ...['activeCount', 'medianDaysOnMarket', 'medianPricePerSqFt', 'monthsOfSupply', 'saleToList'],
      ].sort(),
    );
  });

  it('asks the market as the contract has it', async () => {
    const market = stubMarket();
    const asked = { areaFilter, propertyTypes: ['condominium'], windowDays: 180, figures: ['trend'] };
    await createMarketSnapshotTool(market).call(asked, context);
    expect(market.requests).toEqual([{ areaFilter, propertyTypes: ['condominium'], windowDays: 180 }]);
  });

  it('tells a model outside how many listings its figures leave out', async () => {
    const market = {
      snapshot: async (_: unknown, who: { surface?: string }) =>
        aSnapshot(who.surface === 'model-provider' ? { activeCount: { value: 30, unit: 'count', asOf: '2026-11-20' } } : {}),
    };
    const outside = { ...context, viewer: { ...context.viewer, surface: 'model-provider' as const } };
    const { answer } = await createMarketSnapshotTool(market).call({ areaFilter }, outside);
    expect(marketAnswerSchema.parse(answer)).toMatchObject({ activeCount: { value: 30 }, withheld: { listings: 1 } });
    expect((await createMarketSnapshotTool(market).call({ areaFilter }, context)).answer).not.toHaveProperty('withheld');
  });

  it('keeps the values of an old answer', async () => {
    const tool = createMarketSnapshotTool(stubMarket());
    const { answer } = await tool.call({ areaFilter, figures: ['median-price'] }, context);
    expect(tool.shorten(answer)).toEqual({
      area: 'Noe Valley, San Francisco',
      period: aSnapshot().period,
      medianPrice: 1_850_000,
    });
    expect(tool.shorten('x')).toBeNull();
  });

  it.each([
    ['no area', {}],
    ['a window of no days', { areaFilter, windowDays: 0 }],
    ['a figure that does not exist', { areaFilter, figures: ['happiness'] }],
    ['an unknown field', { areaFilter, colour: 'blue' }],
  ])('refuses %s', async (_, input) => {
    await expect(createMarketSnapshotTool(stubMarket()).call(input, context)).rejects.toBeInstanceOf(z.ZodError);
  });
});
