/** Areas side by side, each figure with what it rests on. */
import type { MarketAnswer } from '#server/modules/assistant/tools/market-snapshot.ts';
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

function rowsOf(key: FigureKey, isLease: boolean): [string, Cell][] {
  const name = figureNames(isLease)[key];
  const known = medians[key];
  if (known)
    return [
      [name, known.now],
      ['– a year earlier', known.before],
    ];
  return key === 'supply'
    ? [[name, supply]]
    : [
        [isLease ? 'Leased' : 'Sold', sold],
        ['Active now', active],
      ];
}

export function marketTable(found: readonly MarketAnswer[], keys: readonly FigureKey[]): string {
  const isLease = found.some((one) => one.isLease);
  const rows = keys
    .flatMap((key) => rowsOf(key, isLease))
    .map(([label, cell]) => [label, ...found.map((one) => cell(one))])
    .filter(([, ...cells]) => cells.some((cell) => cell !== null));
  return [
    ['', ...found.map(({ area }) => plain(area))],
    ['---', ...found.map(() => '---')],
    ...rows.map((cells) => cells.map((cell) => cell ?? '-')),
  ]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}
