import { describe, expect, it } from 'vitest';
import { aSnapshot } from '#tests/support/market-stub.ts';
import { MARKET_TOOL } from '../market-turn.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import type { ToolAnswer, Turn } from '../turn.ts';
import { respondToMarketLetter } from './respond-to-market-letter.ts';

const noeValley = { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley' } as const;
/** What a chart of months leaves standing. */
const market: MarketQuestion = {
  ...{ places: [noeValley], propertyTypes: null, isLease: false, windowDays: null, figures: ['price-per-sqft'] },
};
const few = { value: null, n: 5, missing: 'not-enough-data' as const, changePercent: null };
const only = ({
  medianPrice: _price,
  medianDaysOnMarket: _days,
  saleToList: _ratio,
  monthsOfSupply: _supply,
  ...rest
}: ReturnType<typeof aSnapshot>) => rest;
const told = (value: unknown): ToolAnswer => ({ toolName: MARKET_TOOL, value });

function respond(answers: ToolAnswer[]) {
  const question = 'write me a short post about it for instagram';
  const turn: Turn = {
    ...{ question, english: question, language: 'english', earlier: [], last: null, open: [], answers },
    previous: { search: {}, results: [], market },
  };
  return respondToMarketLetter(turn, { parse: () => Promise.resolve({ kind: 'greeting' }), today: '2026-11-20' });
}

describe('a post about a market', () => {
  it('reads a year where the usual time has too few sales, and tells the figure that stands', async () => {
    const thin = only({ ...aSnapshot(), medianPricePerSqFt: { ...aSnapshot().medianPricePerSqFt, ...few } });
    expect(await respond([told(thin)])).toMatchObject({ calls: [{ input: { areaFilter: noeValley, windowDays: 365 } }] });
    expect(await respond([told(thin), told(only({ ...aSnapshot(), windowDays: 365 }))])).toMatchObject({
      say: expect.stringContaining('**$1,121** (40 sales)'),
    });
  });
});
