import { emptyHome, type Sale } from '#server/modules/market/valuation/index.ts';
import { readRows } from './ames-sales.ts';

/** Sales of King County, Washington. They carry no dates, so that they tell times and no errors: each is given a month in turn. */
export async function readKingCountySales(file: URL): Promise<Sale[]> {
  const rows = await readRows(file);
  return rows.map((row, at) => {
    const number = (column: string): number => Number(row[column]);
    const baths = number('bathrooms');
    return {
      ...emptyHome('single-family-home'),
      key: String(at).padStart(6, '0'),
      price: number('price'),
      month: 2014 * 12 + 5 + (at % 12),
      place: row['zipcode'] ?? null,
      latitude: number('lat'),
      longitude: number('long'),
      livingAreaSqft: number('sqft_living'),
      fullBaths: Math.floor(baths),
      halfBaths: baths % 1 >= 0.5 ? 1 : 0,
      beds: number('bedrooms'),
      lotSqft: number('sqft_lot'),
      yearBuilt: number('yr_built'),
      basementSqft: number('sqft_basement'),
      condition: number('condition') + 2,
    };
  });
}
