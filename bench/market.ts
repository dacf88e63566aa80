/** Months of supply against what was published for 46 cities of Texas, 2000 to 2015. */
import { monthsOfSupply } from '#server/modules/market/figures.ts';
import type { Bench } from './result.ts';
import { findData, readRows } from './support/ames-sales.ts';

const MAX_DIFFERENCE = 0.1;
/** Published figures have one decimal, so that half of one is lost. */
const ROUNDING = 0.05;

export const run: Bench = async () => {
  const file = findData('txhousing.csv');
  if (!file) {
    console.log('The figures of Texas are not here, so nothing is measured: put txhousing.csv into ../shared/data.');
    return [];
  }
  const rows = await readRows(file);
  const number = (text: string | undefined): number => (text === undefined || text === '' || text === 'NA' ? NaN : Number(text));
  const differences: number[] = [];
  rows.forEach((row, at) => {
    const year = rows.slice(Math.max(0, at - 11), at + 1).filter(({ city }) => city === row['city']);
    const sales = year.reduce((sum, month) => sum + number(month['sales']), 0);
    const supply = year.length === 12 && sales > 0 ? monthsOfSupply(number(row['listings']), sales) : null;
    const published = number(row['inventory']);
    if (supply !== null && !Number.isNaN(supply) && !Number.isNaN(published)) differences.push(Math.abs(supply - published));
  });
  const most = Math.max(...differences);
  const within = (100 * differences.filter((difference) => difference <= MAX_DIFFERENCE + ROUNDING).length) / differences.length;
  return [
    { name: 'months of supply, rows compared', value: differences.length, unit: 'rows', mustBe: '–', ok: differences.length > 0 },
    {
      name: 'months of supply, farthest from the published',
      value: most,
      unit: 'months',
      mustBe: `≤ ${MAX_DIFFERENCE}`,
      ok: most <= MAX_DIFFERENCE + 1e-9,
    },
    { name: 'months of supply, within 0.1 and rounding', value: within, unit: '%', mustBe: '100', ok: within === 100 },
  ];
};
