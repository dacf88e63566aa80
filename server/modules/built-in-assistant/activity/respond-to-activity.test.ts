import { describe, expect, it } from 'vitest';
import type { MarketHistory } from '#contract/market-history.ts';
import type { MonthsAnswer } from '#server/modules/market/index.ts';
import { textsIn } from '../answers/texts/index.ts';
import type { ActivityQuestion } from './activity-question.ts';
import { composeActivity } from './respond-to-activity.ts';

const few = { value: null, n: 4 };
const month = (name: string, counts: Partial<MarketHistory['months'][number]> = {}): MarketHistory['months'][number] => ({
  ...{ month: name, isPartial: false, sold: 12, medianPrice: few, priceChangePercent: null, medianPricePerSqFt: few },
  ...{ medianDaysOnMarket: { ...few, basis: 'days-on-market' as const }, saleToList: few, reduced: { value: 31.3, n: 16 } },
  ...{ listed: 6, pended: 5, cancelled: 2, priceCuts: 3 },
  ...counts,
});

const found = (months: MarketHistory['months'], more: Partial<MonthsAnswer> = {}): MonthsAnswer => ({
  ...{ area: 'Noe Valley, San Francisco', propertyTypes: ['condominium'], isLease: false, neededCount: 10 },
  ...{ asOf: '2026-11-20T20:00:00.000Z', months },
  totals: { months: months.length, sold: 12, listed: 6, pended: 5, cancelled: 2, priceCuts: 3 },
  ...more,
});
const areaFilter = { type: 'named-area', nameType: 'neighborhood', name: 'Noe Valley' } as const;
type Asked = Omit<ActivityQuestion, 'place'>;
const question = (activities: ActivityQuestion['activities'], more: Partial<Asked> = {}): Asked => ({
  ...{ activities, asksShare: false, call: { areaFilter } },
  ...more,
});
const before = { months: 1, sold: 9, listed: 4, pended: 3, cancelled: null, priceCuts: 1 };
const say = (asked: Asked, answer: MonthsAnswer, language: 'english' | 'spanish' = 'english') =>
  composeActivity(asked, answer, textsIn(language));

describe('what happened on a market, in words', () => {
  it('tells a month beside the same one a year before', () => {
    expect(say(question(['priceCuts', 'pended']), found([month('2026-10')], { yearEarlierTotals: before }))).toContain(
      '**Noe Valley, San Francisco**, October 2026: **3** price cuts (1 a year earlier) and **5** homes under contract (3 a year earlier).',
    );
  });

  it('compares no month that is not over, and says that it is not', () => {
    const text = say(question(['listed']), found([month('2026-11', { isPartial: true })], { yearEarlierTotals: before }));
    expect(text).toContain('**6** new listings.');
    expect(text).toContain('November 2026 is not over.');
    expect(text).not.toContain('a year earlier');
  });

  it('puts several months into a table', () => {
    const text = say(question(['listed', 'cancelled']), found([month('2026-09'), month('2026-10', { cancelled: null })]));
    expect(text).toContain('September to October 2026');
    expect(text).toContain('| Month | New listings | Cancelled or expired |');
    expect(text).toContain('| October 2026 | 6 | – |');
  });

  it('says what was not counted before the first import', () => {
    const answer = found([month('2026-10')]);
    const text = say(question(['priceCuts']), { ...answer, totals: { ...answer.totals, priceCuts: null } });
    expect(text).toContain('the number of price cuts is not known for all of those months');
    expect(text).toContain('from the first import on');
  });

  it('tells the share that cut its price of those that sold', () => {
    const text = say(question(['priceCuts'], { asksShare: true }), found([month('2026-10')]));
    expect(text).toContain('Of the homes that sold in October 2026, **31.3%** had cut their list price before (16 sales).');
  });

  it('says it in Spanish', () => {
    const text = say(question(['priceCuts']), found([month('2026-10')], { yearEarlierTotals: before }), 'spanish');
    expect(text).toContain('**3** rebajas de precio (1 un año antes)');
  });
});
