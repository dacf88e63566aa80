import { describe, expect, it } from 'vitest';
import type { SalesCount } from '#server/modules/listings/index.ts';
import type { CurrentModel } from './models.queries.ts';
import { dueMarkets, METHOD_VERSION, planMarkets } from './plan-markets.ts';

const sales = (city: string, county: string, count: number): SalesCount => ({
  ...{ city, county, state: 'IA', city_key: city.toLowerCase(), county_key: county.toLowerCase(), count },
  ...{ property_type: 'single-family-home', is_lease: false, written_at: new Date('2026-11-20T18:00:00Z') },
});

it('learns cities before the counties and states around them, so that no home is valued by a wider market first', () => {
  const planned = planMarkets([sales('Nevada', 'Story', 60), sales('Ames', 'Story', 400), sales('Tama', 'Tama', 20)]);
  expect(planned.map(({ name }) => name)).toEqual(['Ames, IA', 'Story County, IA', 'IA']);
});

it('learns what is around a city only where some part of it has too few sales', () => {
  expect(planMarkets([sales('Ames', 'Story', 400)]).map(({ name }) => name)).toEqual(['Ames, IA']);
  expect(planMarkets([sales('Ames', 'Story', 100)])).toEqual([]);
});

describe('a market that was learned', () => {
  const counts = [sales('Nevada', 'Story', 60), sales('Ames', 'Story', 4_000)];
  const [city, county] = planMarkets(counts);
  if (!city || !county) throw new Error('Both are markets');
  const learned = (asOf: string, saleCount: (count: number) => number = (count) => count): CurrentModel[] =>
    [city, county].map(({ area, kind, isLease, count, writtenAt }, at) => ({
      ...{ id: String(at), kind, is_lease: isLease, geography: area.geography, area_key: area.key, state: area.state },
      ...{ version: METHOD_VERSION, as_of: asOf, sale_count: saleCount(count) },
      sales_written_at: new Date(writtenAt.getTime() - 1),
    }));
  const dueOn = (today: string, current: CurrentModel[]) =>
    dueMarkets([city, county], current, today).due.map(({ name }) => name);

  it('is learned again for a few sales each day if it is a city, and each week if it is wider', () => {
    expect(dueOn('2026-11-20', learned('2026-11-20'))).toEqual([]);
    expect(dueOn('2026-11-21', learned('2026-11-20'))).toEqual(['Ames, IA']);
    expect(dueOn('2026-11-27', learned('2026-11-20'))).toEqual(['Ames, IA', 'Story County, IA']);
  });

  it('is learned again at once when a twentieth of its sales are new, and with each month', () => {
    expect(
      dueOn(
        '2026-11-20',
        learned('2026-11-20', (count) => Math.round(count * 0.9)),
      ),
    ).toHaveLength(2);
    expect(dueOn('2026-12-01', learned('2026-11-30'))).toHaveLength(2);
  });
});
