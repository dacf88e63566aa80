import { expect, it } from 'vitest';
import type { SalesCount } from '#server/modules/listings/index.ts';
import { planMarkets } from './plan-markets.ts';

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
