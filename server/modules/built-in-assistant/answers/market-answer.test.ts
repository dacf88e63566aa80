import { describe, expect, it } from 'vitest';
import { aSnapshot } from '#tests/support/market-stub.ts';
import type { MarketQuestion } from '../question-parser/market-question.ts';
import { composeMarketAnswer } from './market-answer.ts';
import { textsIn } from './texts/index.ts';

const place = { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley' } as const;
const asked: MarketQuestion = { places: [place], propertyTypes: null, isLease: false, windowDays: null, figures: [] };
const compose = (question: Partial<MarketQuestion> = {}, ...found: ReturnType<typeof aSnapshot>[]) =>
  composeMarketAnswer(
    {
      question: { ...asked, ...question },
      found: found.length > 0 ? found : [aSnapshot()],
      unusedWords: [],
      notes: [],
    },
    textsIn('english'),
  );
const { medianPrice, medianPricePerSqFt, medianDaysOnMarket, saleToList, monthsOfSupply, soldCount } = aSnapshot();
const none = { value: null, missing: 'not-enough-data', n: 4 } as const;

describe('composeMarketAnswer', () => {
  it('begins with a capital letter, also where the place has no name', () => {
    expect(compose({}, { ...aSnapshot(), area: 'the drawn area' })).toMatch(/^\*\*The drawn area\*\* is a seller's market/);
  });

  it('gives every figure with its count and window, and the rule behind whose market it is', () => {
    expect(compose()).toMatchInlineSnapshot(`
      "**Noe Valley, San Francisco** is a seller's market with 2.4 months of supply, and the median price increased 3.2% over the year.

      Homes sold Aug 22 to Nov 20, 2026:

      - Median price: **$1,850,000** (42 sales), 3.2% more than $1,792,500 a year earlier (39 sales): prices increased
      - Median price per sq ft: **$1,121** (40 sales), 0.8% less than $1,130 a year earlier (38 sales)
      - Median days on market: **18 days** (42 sales); 18 days a year earlier (39 sales). San Francisco, CA takes 24 days (900 sales): faster here
      - Sale-to-list: **103.1%** of the list price (42 sales); 101.4% a year earlier (39 sales)
      - Sold and active: **42** sold, 39 a year earlier; **31** active now
      - Months of supply: **2.4 months** (31 active listings ÷ 12.8 sales a month, from 153 sales Nov 21, 2025 to Nov 20, 2026): a seller's market. Under 4 months of supply is a seller's market, 4 to 6 is balanced, over 6 is a buyer's market."
    `);
  });

  it('answers a question for one figure with that figure', () => {
    expect(compose({ figures: ['price-per-sqft'], propertyTypes: ['condominium'] })).toMatchInlineSnapshot(
      `"The median price per sq ft of condos that sold in **Noe Valley, San Francisco** Aug 22 to Nov 20, 2026 is **$1,121** (40 sales), 0.8% less than $1,130 a year earlier (38 sales)."`,
    );
    expect(compose({ figures: ['sale-to-list'] })).toMatch(
      /^The typical sale in \*\*Noe Valley, San Francisco\*\* closes above its asking price\. Homes that sold /,
    );
  });

  it('says beside other areas that one has no figure a year earlier', () => {
    const { yearEarlier } = medianPrice ?? { yearEarlier: undefined };
    if (!medianPrice || !yearEarlier) throw new Error('The stub has a median price');
    const without = { ...medianPrice, yearEarlier: { ...yearEarlier, value: null, n: 6 }, changePercent: null, trend: null };
    const answer = compose({ figures: ['median-price'] }, aSnapshot(), aSnapshot({ area: 'Glen Park', medianPrice: without }));
    expect(answer).toContain('| – a year earlier | $1,792,500 (39 sales) | no figure |');
    expect(answer).not.toContain('| - |');
  });

  it('says how many sold, however few', () => {
    expect(compose({ figures: ['sold'] }, aSnapshot({ soldCount: { ...soldCount, value: 0 } }))).toContain('**0** sold');
  });

  it('tells whose market it is with the rule', () => {
    expect(compose({ figures: ['balance'] })).toMatchInlineSnapshot(`
      "**A seller's market** in Noe Valley, San Francisco: homes have **2.4 months** of supply (31 active listings ÷ 12.8 sales a month, from 153 sales Nov 21, 2025 to Nov 20, 2026). Under 4 months of supply is a seller's market, 4 to 6 is balanced, over 6 is a buyer's market.

      They sell at 103.1% of the list price (42 sales) and in 18 days (42 sales), Aug 22 to Nov 20, 2026."
    `);
  });

  it.each([
    ['increased', 3.2],
    ['roughly-the-same', 0.4],
    ['decreased', -2],
  ] as const)('tells a trend in the words of its threshold: %s', (trend, changePercent) => {
    const words = { increased: 'increased 3.2%', 'roughly-the-same': 'roughly stayed the same', decreased: 'decreased 2.0%' }[
      trend
    ];
    const found = aSnapshot({ medianPrice: { ...medianPrice, trend, changePercent } });
    expect(compose({ figures: ['trend'] }, found)).toContain(`Prices in Noe Valley, San Francisco **${words}** over the year`);
  });

  it('says what there is too little of, and what a longer window may give', () => {
    const found = aSnapshot({ medianPrice: { ...medianPrice, ...none, trend: null }, saleToList: { ...saleToList, ...none } });
    expect(compose({}, found)).toContain(
      '- Not enough data, 10 are needed: median price (4 sales) and sale-to-list (4 sales). Try “the past year”.',
    );
    const nothing = aSnapshot({
      medianPrice: { ...medianPrice, ...none, trend: null },
      medianPricePerSqFt: { ...medianPricePerSqFt, ...none },
      medianDaysOnMarket: { ...medianDaysOnMarket, ...none },
      saleToList: { ...saleToList, ...none },
      monthsOfSupply: { ...monthsOfSupply, ...none, balance: null },
      soldCount: { ...soldCount, value: 4 },
    });
    expect(compose({}, nothing)).toBe(
      'There is not enough data for Noe Valley, San Francisco: 4 sales of homes Aug 22 to Nov 20, 2026, and a figure needs 10. 31 are active now. Try “the past year”.',
    );
  });

  it('says first when the median price and the price per square foot moved apart', () => {
    const found = aSnapshot({ medianPricePerSqFt: { ...medianPricePerSqFt, changePercent: -4 } });
    const apart = 'The median price rose 3.2% over the year, but the price per sq ft fell 4.0%: homes of other sizes sold';
    expect(compose({}, found).split('\n\n')[0]).toContain(apart);
    expect(compose({ figures: ['trend'] }, found).split('\n\n')[0]).toContain(apart);
    expect(compose({}, found)).not.toContain('prices increased');
    expect(compose()).not.toContain('per sq ft fell');
    const further = { ...medianPrice, changePercent: -23.8, trend: 'decreased' } as const;
    expect(compose({}, aSnapshot({ medianPrice: further }))).toContain('much of the change of the median is which homes sold');
    expect(compose()).not.toContain('which homes sold');
  });

  it('sets areas side by side, and says which is dearer', () => {
    const other = aSnapshot({ area: '94110, San Francisco', medianPricePerSqFt: { ...medianPricePerSqFt, value: 980 } });
    expect(compose({ figures: ['price-per-sqft'], places: [place, place] }, aSnapshot(), other)).toMatchInlineSnapshot(`
      "**Noe Valley, San Francisco** has the higher median price per sq ft, $1,121; **94110, San Francisco** has $980.

      |  | Noe Valley, San Francisco | 94110, San Francisco |
      | --- | --- | --- |
      | Median price per sq ft | $1,121 (40 sales) | $980 (40 sales) |
      | – a year earlier | $1,130 (38 sales) | $1,130 (38 sales) |

      Homes sold Aug 22 to Nov 20, 2026 (90 days)."
    `);
  });

  it('says of two areas where prices grew more, where that is asked', () => {
    const slower = { ...aSnapshot(), area: 'Castro, San Francisco', medianPrice: { ...medianPrice, changePercent: -1.4 } };
    const text = compose({ places: [place, place], figures: ['trend'] }, slower, aSnapshot());
    expect(text).toContain(
      'The median price did best in **Noe Valley, San Francisco**: +3.2% over the year; **Castro, San Francisco** −1.4%.',
    );
  });

  it('says that it cannot be told where prices grew more, where an area had too few sales a year before', () => {
    const thin = { ...aSnapshot(), area: 'Castro, San Francisco', medianPrice: { ...medianPrice, changePercent: null } };
    expect(compose({ places: [place, place], figures: ['trend'] }, thin, aSnapshot()).split('\n\n')[0]).toBe(
      'Where prices rose more cannot be told, as there were too few sales a year earlier in Castro, San Francisco.',
    );
  });

  it('counts one month of supply as one', () => {
    const said = compose({}, aSnapshot({ monthsOfSupply: { ...monthsOfSupply, value: 1 } }));
    expect(said).toContain("is a seller's market with 1 month of supply");
    expect(said).toContain('Months of supply: **1 month** (');
  });

  it('says of three areas which is tightest and which is dearest, before their table', () => {
    const others = [
      aSnapshot({
        area: 'Castro, San Francisco',
        monthsOfSupply: { ...monthsOfSupply, value: 4 },
        medianPrice: { ...medianPrice, value: 1_638_000 },
      }),
      aSnapshot({
        area: 'Glen Park',
        monthsOfSupply: { ...monthsOfSupply, value: 3.1 },
        medianPrice: { ...medianPrice, value: 1_900_000 },
      }),
    ];
    expect(compose({}, aSnapshot(), ...others).split('\n\n')[0]).toBe(
      '**Noe Valley, San Francisco** is the tightest market with 2.4 months of supply; **Glen Park** has 3.1 months and **Castro, San Francisco** 4 months. **Glen Park** has the highest median price, $1,900,000; **Noe Valley, San Francisco** has $1,850,000 and **Castro, San Francisco** $1,638,000.',
    );
  });

  it('says of areas that are compared by their days alone where homes sell fastest', () => {
    const slower = aSnapshot({ area: 'Glen Park', medianDaysOnMarket: { ...medianDaysOnMarket, value: 30 } });
    expect(compose({ figures: ['days-on-market'] }, slower, aSnapshot())).toMatch(
      /^Homes sell fastest in \*\*Noe Valley, San Francisco\*\*, in 18 days; \*\*Glen Park\*\* takes 30 days\./,
    );
  });

  it('says of two times where the median went', () => {
    const [before, after] = [
      { startAt: '2024-01-01', endAt: '2024-12-31' },
      { startAt: '2025-01-01', endAt: '2025-12-31' },
    ];
    const earlier = aSnapshot({ period: before, medianPrice: { ...medianPrice, value: 1_700_000 } });
    const answer = compose({ figures: ['median-price'], periods: [after, before] }, aSnapshot({ period: after }), earlier);
    expect(answer.split('\n\n')[0]).toBe(
      'The median price rose from **$1,700,000** (Jan 1 to Dec 31, 2024) to **$1,850,000** (Jan 1 to Dec 31, 2025).',
    );
  });

  it('speaks of rents for leases, and of no seller', () => {
    const rents = aSnapshot({
      isLease: true,
      medianPrice: { ...medianPrice, value: 3_950, unit: 'dollars-per-month' },
      monthsOfSupply: { ...monthsOfSupply, balance: null },
    });
    const reply = compose({ isLease: true }, rents);
    expect(reply).toContain('- Median rent: **$3,950 a month** (42 leases)');
    expect(reply).not.toMatch(/seller|buyer|\bsold\b/);
  });

  it('lets no name of a place write markdown', () => {
    expect(compose({}, aSnapshot({ area: '[x](http://evil.test) <b>' }))).not.toMatch(/http|\[x\]|<b>/);
  });
});
