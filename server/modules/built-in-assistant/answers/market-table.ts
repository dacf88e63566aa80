/** Areas side by side, each figure with what it rests on. */
import type { MarketAnswer } from '#server/modules/market/index.ts';
import { count, plain } from './format.ts';
import type { FigureKey } from './market-lines.ts';
import { figure, type Median } from './market-words.ts';
import type { Texts } from './texts/index.ts';

type Cell = (found: MarketAnswer, texts: Texts) => string | null;

function median(read: (found: MarketAnswer) => Median | undefined): { now: Cell; before: Cell } {
  return {
    now(found, texts) {
      const known = read(found);
      if (!known) return null;
      const { market } = texts;
      const sales = market.sales(known.n, found.isLease);
      if (known.value === null) return known.missing === 'not-for-land' ? market.table.notForLand : market.table.notEnough(sales);
      return `${figure(known.value, known.unit, texts)} (${sales})`;
    },
    before(found, texts) {
      const known = read(found);
      if (!known || known.yearEarlier.value === null) return null;
      return `${figure(known.yearEarlier.value, known.unit, texts)} (${texts.market.sales(known.yearEarlier.n, found.isLease)})`;
    },
  };
}

const supply: Cell = ({ monthsOfSupply: known, isLease }, { market }) => {
  if (!known) return null;
  const sales = market.sales(known.n, isLease);
  if (known.value === null) return market.table.notEnough(sales);
  const whose = known.balance ? `, ${market.balances[known.balance]}` : '';
  return `${market.months(known.value)}${whose} (${market.inTwelveMonths(sales)})`;
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

function rowsOf(key: FigureKey, isLease: boolean, { market: { names, table } }: Texts): Row[] {
  const name = names(isLease)[key];
  const known = medians[key];
  if (known)
    return [
      [name, known.now, table.none],
      [table.yearEarlier, known.before, table.noFigure],
    ];
  return key === 'supply'
    ? [[name, supply, table.none]]
    : [
        [table.sold(isLease), sold, table.none],
        [table.active, active, table.none],
      ];
}

export function marketTable(found: readonly MarketAnswer[], keys: readonly FigureKey[], texts: Texts): string {
  const isLease = found.some((one) => one.isLease);
  const rows = keys
    .flatMap((key) => rowsOf(key, isLease, texts))
    .map(([label, cell, missing]) => ({ label, missing, cells: found.map((one) => cell(one, texts)) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
    .map(({ label, missing, cells }) => [label, ...cells.map((cell) => cell ?? missing)]);
  return [['', ...found.map(({ area }) => plain(area))], ['---', ...found.map(() => '---')], ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
