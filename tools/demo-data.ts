import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { DEMO_SEED, generateDemoListings } from '#demo/listings/demo-listings.ts';
import { figuresOf, type Figures } from '#demo/listings/figures.ts';
import { UsageError, readOptions, runProgram } from './command-line.ts';

const usage = `Usage: npm run demo-data -- [--today YYYY-MM-DD] [--write]

  --today  the day on which the demo markets are looked at (2026-11-20)
  --write  puts the table into docs/demo-data.md; without it the table is printed`;

const percent = (part: number): string => `${(part * 100).toFixed(0)} %`;
const dollars = (value: number): string => `$${Math.round(value).toLocaleString('en-US')}`;
const shown = (value: number | null, format: (value: number) => string): string => (value === null ? '–' : format(value));

const columns: readonly (readonly [head: string, cell: (figures: Figures) => string])[] = [
  ['source', ({ market }) => market],
  ['kind', ({ kind }) => kind],
  ['sold', ({ sold }) => String(sold)],
  ['active', ({ active }) => String(active)],
  ['median price', ({ medianPrice }) => shown(medianPrice, dollars)],
  ['$/sqft', ({ medianPerSqFt }) => shown(medianPerSqFt, dollars)],
  ['months of supply', ({ monthsOfSupply }) => shown(monthsOfSupply, (months) => months.toFixed(1))],
  ['sale to list', ({ saleToList }) => shown(saleToList, (ratio) => `${(ratio * 100).toFixed(1)} %`)],
  ['days', ({ medianDays }) => shown(medianDays, (days) => days.toFixed(0))],
  ['cut', ({ cutShare }) => shown(cutShare, percent)],
  ['year on year', ({ yearOnYear }) => shown(yearOnYear, percent)],
];

function tableOf(today: string): string {
  const figures = figuresOf([...generateDemoListings({ seed: DEMO_SEED, today })], today);
  const rows = figures.filter(({ medianPrice }) => medianPrice !== null).map((one) => columns.map(([, cell]) => cell(one)));
  return [columns.map(([head]) => head), columns.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Prints the figures of the demo markets as a table, or writes it into docs/demo-data.md. */
export async function demoDataProgram(args: readonly string[]): Promise<void> {
  const options = { today: { type: 'string', default: '2026-11-20' }, write: { type: 'boolean', default: false } } as const;
  const { today, write } = readOptions(args, options, usage);
  if (!z.iso.date().safeParse(today).success) throw new UsageError(`--today is "${today}", which is no date such as 2026-11-20.`);
  const table = tableOf(today);
  if (!write) return console.log(table);
  const file = fileURLToPath(new URL('../docs/demo-data.md', import.meta.url));
  const text = await readFile(file, 'utf8');
  await writeFile(
    file,
    text.replace(/(<!-- figures -->\n)[^]*?(\n<!-- end -->)/, (_, start: string, end: string) => start + table + end),
  );
}

if (import.meta.main) await runProgram(demoDataProgram);
