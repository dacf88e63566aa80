import { createRandom } from '#server/modules/market/valuation/invented-sales.ts';
import { resoRecord } from './listings-database.ts';

/** Records of homes that sold in three years in an invented town, on a grid of streets; their prices follow area, baths and age. */
export function inventTown(count: number, { city = 'Ames', state = 'IA', today = '2026-11-20' } = {}): Record<string, unknown>[] {
  const random = createRandom(5);
  const between = (low: number, high: number): number => Math.round(low + random() * (high - low));
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: count }, (_, at) => {
    const area = between(900, 2_600);
    const baths = between(1, 3);
    const year = between(1930, 2020);
    const log = Math.log(95_000) + 0.8 * Math.log(area / 900) + 0.06 * baths - 0.003 * (2026 - year) + (random() - 0.5) * 0.16;
    const closed = new Date(last - between(1, 1_050) * 86_400_000).toISOString().slice(0, 10);
    return resoRecord({
      ListingKey: `${city}-${at}`,
      ListingId: `${city.slice(0, 2).toUpperCase()}${1_000 + at}`,
      StandardStatus: 'Closed',
      ListPrice: Math.round(Math.exp(log)) + 2_000,
      ClosePrice: Math.round(Math.exp(log)),
      CloseDate: closed,
      PurchaseContractDate: closed,
      OnMarketDate: new Date(Date.parse(closed) - 30 * 86_400_000).toISOString().slice(0, 10),
      UnparsedAddress: `${100 + at} Oak Street`,
      City: city,
      StateOrProvince: state,
      CountyOrParish: 'Story',
      SubdivisionName: `Quarter ${at % 4}`,
      Latitude: 42 + (at % 20) * 0.003,
      Longitude: -93.6 + Math.floor(at / 20) * 0.003,
      LivingArea: area,
      BedroomsTotal: between(2, 4),
      BathroomsFull: baths,
      YearBuilt: year,
      LotSizeSquareFeet: between(4_000, 12_000),
      GarageSpaces: between(0, 2),
    });
  });
}
