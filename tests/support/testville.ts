/** Testville's listings, and those of San Marcos in a published month: what the tests of the market count again by themselves. */
import { resoRecord } from './listings-database.ts';
import { publishedMonths } from '#server/modules/market/fixtures/texas-cities.ts';

/** Numbers that look random and are the same every time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    yield state / 2_147_483_648;
  }
}
const draw = numbers(7);
const between = (low: number, high: number) => Math.round(low + (high - low) * draw.next().value);
export const dateBefore = (days: number, from = '2026-11-21') =>
  new Date(Date.parse(from) - days * 86_400_000).toISOString().slice(0, 10);

export interface Sale {
  soldDaysAgo: number;
  listPrice: number;
  closePrice: number;
  area: number;
  days: number;
  type: string;
}

/** Two years of sales of a town, as plain values: what the figures are computed from a second time. */
export const sales: Sale[] = Array.from({ length: 400 }, (_, at) => {
  const listPrice = between(500_000, 2_500_000);
  return {
    soldDaysAgo: between(0, 730),
    listPrice,
    closePrice: Math.round(listPrice * (0.92 + 0.2 * draw.next().value)),
    area: between(600, 3_000),
    days: between(1, 90),
    type: at % 3 === 0 ? 'Condominium' : 'Single Family Residence',
  };
});
const sold = (sale: Sale, fields: Record<string, unknown> = {}) =>
  resoRecord({
    StandardStatus: 'Closed',
    City: 'Testville',
    SubdivisionName: 'Old Town',
    PropertySubType: sale.type,
    ListPrice: sale.listPrice,
    ClosePrice: sale.closePrice,
    CloseDate: dateBefore(sale.soldDaysAgo),
    OnMarketDate: dateBefore(sale.soldDaysAgo + sale.days + 30),
    DaysOnMarket: sale.days,
    LivingArea: sale.area,
    ...fields,
  });
const anySale: Sale = { soldDaysAgo: 5, listPrice: 1, closePrice: 1, area: 1, days: 1, type: 'Condominium' };

export const inTown = [
  ...sales.map((sale) => sold(sale)),
  ...Array.from({ length: 37 }, () => resoRecord({ City: 'Testville', SubdivisionName: 'Old Town' })),
];
/** None of these may move a figure of Old Town's homes. */
export const others = [
  ...Array.from({ length: 30 }, () => sold(anySale, { PropertyType: 'Residential Lease', PropertySubType: 'Apartment' })),
  ...Array.from({ length: 30 }, () => sold(anySale, { PropertyType: 'Land', PropertySubType: 'Unimproved Land' })),
  ...Array.from({ length: 30 }, () => sold(anySale, { PropertyType: 'Commercial Sale', PropertySubType: 'Retail' })),
  ...Array.from({ length: 30 }, () => sold(anySale, { SubdivisionName: 'New Town', DaysOnMarket: 50 })),
  ...Array.from({ length: 30 }, () => sold(anySale, { StandardStatus: 'Withdrawn' })),
  ...Array.from({ length: 30 }, () => sold(anySale, { CloseDate: null })),
  ...Array.from({ length: 30 }, () => sold(anySale, { CloseDate: dateBefore(-3) })),
  ...Array.from({ length: 30 }, () => resoRecord({ City: 'Testville', SubdivisionName: 'Old Town', StandardStatus: 'Pending' })),
  ...Array.from({ length: 9 }, () => sold(anySale, { City: 'Fewsales', SubdivisionName: null })),
  ...Array.from({ length: 12 }, (_, at) =>
    sold(anySale, { City: 'Nodays', DaysOnMarket: null, ClosePrice: at < 9 ? 500_000 : null }),
  ),
];
export const foreign = Array.from({ length: 30 }, () => sold(anySale));

/** The published month of San Marcos in a database: its year of sales, and what was active. */
export const published = publishedMonths.filter(({ city }) => city === 'San Marcos').at(-1);
export const sanMarcos = published
  ? [
      ...published.salesOfYear.flatMap((count, at) =>
        Array.from({ length: count }, () =>
          sold(anySale, { City: 'San Marcos', StateOrProvince: 'TX', CloseDate: dateBefore(30.4 * (11 - at) + 1) }),
        ),
      ),
      ...Array.from({ length: published.listings }, () => resoRecord({ City: 'San Marcos', StateOrProvince: 'TX' })),
    ]
  : [];
