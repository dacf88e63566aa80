import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { emptyHome, type Sale } from '#server/modules/market/valuation/index.ts';

/** Where the figures to try on lie; they do not belong to the product. */
const DATA_FOLDERS = [new URL('../../../shared/data/', import.meta.url), new URL('../../../../shared/data/', import.meta.url)];

/** The path of a file of figures, or null where it is absent. */
export function findData(name: string): URL | null {
  return DATA_FOLDERS.map((folder) => new URL(name, folder)).find((file) => existsSync(file)) ?? null;
}

/** Rows of a plain CSV file, by column. */
export async function readRows(file: URL): Promise<Record<string, string>[]> {
  const [head = '', ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
  const names = head.trim().split(',');
  return lines.map((line) => {
    const cells = line.trim().split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

const conditions = [
  'Very_Poor',
  'Poor',
  'Fair',
  'Below_Average',
  'Average',
  'Above_Average',
  'Good',
  'Very_Good',
  'Excellent',
  'Very_Excellent',
];

/** The normal sales of Ames, Iowa, 2006 to 2010. */
export async function readAmesSales(file: URL): Promise<Sale[]> {
  const rows = await readRows(file);
  return rows
    .filter((row) => row['Sale_Condition'] === 'Normal')
    .map((row) => {
      const number = (column: string): number => Number(row[column]);
      return {
        ...emptyHome(row['Bldg_Type'] ?? ''),
        key: (row['rownames'] ?? '').padStart(5, '0'),
        price: number('Sale_Price'),
        month: number('Year_Sold') * 12 + number('Mo_Sold'),
        place: row['Neighborhood'] ?? null,
        latitude: number('Latitude'),
        longitude: number('Longitude'),
        livingAreaSqft: number('Gr_Liv_Area'),
        fullBaths: number('Full_Bath'),
        halfBaths: number('Half_Bath'),
        beds: number('Bedroom_AbvGr'),
        lotSqft: number('Lot_Area'),
        yearBuilt: number('Year_Built'),
        garageSpaces: number('Garage_Cars'),
        basementSqft: number('Total_Bsmt_SF'),
        fireplaces: number('Fireplaces'),
        condition: conditions.indexOf(row['Overall_Cond'] ?? '') + 1,
        remodelYear: number('Year_Remod_Add'),
        finishedBasementSqft: number('Total_Bsmt_SF') - number('Bsmt_Unf_SF'),
        basementBaths: number('Bsmt_Full_Bath') + number('Bsmt_Half_Bath') / 2,
        rooms: number('TotRms_AbvGrd'),
        deckSqft: number('Wood_Deck_SF'),
        porchSqft: ['Open_Porch_SF', 'Enclosed_Porch', 'Three_season_porch', 'Screen_Porch'].reduce(
          (sum, column) => sum + number(column),
          0,
        ),
        cooling: row['Central_Air'] === 'Y' ? 1 : 0,
        style: row['House_Style'] ?? null,
        foundation: row['Foundation'] ?? null,
        garageType: row['Garage_Type'] ?? null,
        cladding: row['Exterior_1st'] ?? null,
      };
    });
}
