import Papa from 'papaparse';

const delimiters = [',', '\t', ';', '|'] as const;
const ROWS = 60;

/** What parts the cells of a text: that by which the most rows have the same number of cells, and many. `sep=;` in the first line says so. */
export function delimiterOf(beginning: string): string {
  const stated = /^\uFEFF?"?sep=(.)"?[\r\n]/.exec(beginning)?.[1];
  if (stated) return stated;
  const scores = delimiters.map((delimiter) => {
    const { data } = Papa.parse<string[]>(beginning, { delimiter, preview: ROWS, skipEmptyLines: 'greedy' });
    const counts = new Map<number, number>();
    for (const { length } of data) counts.set(length, (counts.get(length) ?? 0) + 1);
    const [cells = 1, rows = 0] = [...counts].filter(([length]) => length > 1).sort((a, b) => b[1] * b[0] - a[1] * a[0])[0] ?? [];
    return { delimiter, score: rows * (cells - 1) };
  });
  return scores.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}
