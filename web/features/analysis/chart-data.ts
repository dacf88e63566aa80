import type { Chart } from '#contract/analysis.ts';
import type { ChartTable } from '#web/ui/charts/chart-figure.tsx';
import { exactIn, nameOfX } from './unit-words.ts';

/** Everything that a chart was drawn from, a row for each x. */
function rowsOf({ type, x, series }: Chart): { x: string | number; cells: (number | null)[]; n: number | null }[] {
  if (type === 'points')
    return series.flatMap(({ points }, at) =>
      points.map((point) => ({
        x: point.x,
        cells: series.map((_, which) => (which === at ? point.y : null)),
        n: point.n ?? null,
      })),
    );
  const names = [...new Set(series.flatMap(({ points }) => points.map((point) => point.x)))];
  return names.map((name) => {
    const found = series.map(({ points }) => points.find((point) => point.x === name));
    return {
      x: x.unit && typeof name === 'number' ? name : String(name),
      cells: found.map((point) => point?.y ?? null),
      n: found[0]?.n ?? null,
    };
  });
}

const hasCases = ({ series }: Chart): boolean => series.some(({ points }) => points.some(({ n }) => n != null));

const columnsOf = (chart: Chart): string[] => [
  chart.x.label,
  ...(chart.series.length === 1 ? [chart.y.label] : chart.series.map(({ name }) => name)),
  ...(hasCases(chart) ? ['Cases'] : []),
];

export function tableOf(chart: Chart): ChartTable {
  const isNumbered = chart.type === 'points';
  const cases = hasCases(chart);
  return {
    columns: [...(isNumbered ? ['No.'] : []), ...columnsOf(chart)],
    rows: rowsOf(chart).map(({ x, cells, n }, at) => [
      ...(isNumbered ? [String(at + 1)] : []),
      nameOfX(x, chart.x.unit ?? null),
      ...cells.map((cell) => (cell === null ? '–' : exactIn(chart.y.unit, cell))),
      ...(cases ? [n === null ? '–' : n.toLocaleString('en-US')] : []),
    ]),
  };
}

/** A program for tables must not take a name for a formula. */
const csvCell = (cell: string | number | null): string => {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\n\r]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

export function csvOf(chart: Chart): string {
  const cases = hasCases(chart);
  const lines = rowsOf(chart).map(({ x, cells, n }) => [x, ...cells, ...(cases ? [n] : [])]);
  return [columnsOf(chart), ...lines].map((line) => line.map(csvCell).join(',')).join('\r\n');
}

/** What the picture shows, for who does not see it. */
export function describe(chart: Chart): string {
  const kind = { line: 'Line chart', columns: 'Column chart', bars: 'Bar chart', points: 'Scatter chart' }[chart.type];
  const described = chart.series.slice(0, 3).map(({ name, points }) => {
    const known = points.flatMap(({ x, y }) => (y === null ? [] : [{ x, y }]));
    const [first, last] = [known[0], known.at(-1)];
    if (!first || !last) return `${name}: no figures.`;
    const words = (point: { x: string | number; y: number }): string =>
      `${exactIn(chart.y.unit, point.y)} at ${nameOfX(point.x, chart.x.unit ?? null)}`;
    const sorted = known.toSorted((a, b) => a.y - b.y);
    const [low = first, high = last] = [sorted[0], sorted.at(-1)];
    const ends = chart.type === 'line' ? ` From ${words(first)} to ${words(last)}.` : '';
    return `${name}: ${known.length} points.${ends} Lowest ${words(low)}, highest ${words(high)}.`;
  });
  return `${kind} of ${chart.y.label.toLowerCase()} by ${chart.x.label.toLowerCase()}. ${described.join(' ')}`;
}
