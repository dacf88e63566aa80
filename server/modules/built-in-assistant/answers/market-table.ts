/** Areas side by side, each figure with what it rests on. */
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { count, plain } from './format.ts';
import { figureNames, type FigureKey } from './market-lines.ts';
import { balanceWords, figure, sales, type Median } from './market-words.ts';

type Cell = (found: MarketAnswer) => string | null;

function median(read: (found: MarketAnswer) => Median | undefined): { now: Cell; before: Cell } {
  return {
    now(found) {
      const known = read(found);
      if (!known) return null;
      if (known.value === null)
        return known.missing === 'not-for-land' ? 'not for land' : `not enough data (${sales(known.n, found.isLease)})`;
      return `${figure(known.value, known.unit)} (${sales(known.n, found.isLease)})`;
    },
    before(found) {
      const known = read(found);
      if (!known || known.yearEarlier.value === null) return null;
      return `${figure(known.yearEarlier.value, known.unit)} (${sales(known.yearEarlier.n, found.isLease)})`;
    },
  };
}

const supply: Cell = ({ monthsOfSupply: known, isLease }) => {
  if (!known) return null;
  if (known.value === null) return `not enough data (${sales(known.n, isLease)})`;
  return `${known.value} months${known.balance ? `, ${balanceWords[known.balance]}` : ''} (${sales(known.n, isLease)} in 12 months)`;
};
const sold: Cell = ({ soldCount }) => (soldCount ? count(soldCount.value) : null);
const active: Cell = ({ activeCount }) => (activeCount ? count(activeCount.value) : null);

const medians: Partial<Record<FigureKey, { now: Cell; before: Cell }>> = {
  medianPrice: median((found) => found.medianPrice),
  medianPricePerSqFt: median((found) => found.medianPricePerSqFt),
  medianDaysOnMarket: median((found) => found.medianDaysOnMarket),
  saleToList: median((found) => found.saleToList),
};

/** A row of the table, and what stands there where an area has no figure. */
type Row = [label: string, cell: Cell, missing: string];

function rowsOf(key: FigureKey, isLease: boolean): Row[] {
  const name = figureNames(isLease)[key];
  const known = medians[key];
  if (known)
    return [
      [name, known.now, 'N/A'],
      ['– a year earlier', known.before, 'no figure'],
    ];
  return key === 'supply'
    ? [[name, supply, 'N/A']]
    : [
        [isLease ? 'Leased' : 'Sold', sold, 'N/A'],
        ['Active now', active, 'N/A'],
      ];
}

export function marketTable(found: readonly MarketAnswer[], keys: readonly FigureKey[]): string {
  const isLease = found.some((one) => one.isLease);
  const rows = keys
    .flatMap((key) => rowsOf(key, isLease))
    .map(([label, cell, missing]) => ({ label, missing, cells: found.map((one) => cell(one)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
    .map(({ label, missing, cells }) => [label, ...cells.map((cell) => cell ?? missing)]);
  return [['', ...found.map(({ area }) => plain(area))], ['---', ...found.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
