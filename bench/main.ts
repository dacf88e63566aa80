import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { UsageError, readArguments, runProgram } from '../tools/command-line.ts';
import type { Bench, BenchResult } from './result.ts';

/** Every benchmark of docs/performance.md; each is the file of its name in this folder. */
const benches = [
  'api',
  'stream',
  'first-token',
  'thread',
  'load',
  'search',
  'chat-search',
  'map',
  'map-panning',
  'upload',
  'chart',
  'presentations',
  'saved-searches',
  'import',
  'understand',
  'right-act',
  'fair-housing',
  'valuation',
  'value',
  'market',
  'start',
  'memory',
  'crash',
  'fairness',
  'login',
];

const usage = `Usage: npm run bench -- [NAME …] [--small]

  NAME     one of ${benches.join(', ')}; without one all run
  --small  only to see that they still run: little data, and no file of results`;

function format(value: number | undefined): string {
  if (value === undefined) return '–';
  return value.toLocaleString('en-US', { maximumFractionDigits: value < 10 ? 2 : value < 100 ? 1 : 0 });
}

function tableOf(results: readonly BenchResult[]): string {
  const rows = results.map(({ name, value, unit, baseline, ratio, mustBe, ok }) =>
    [name, `${format(value)} ${unit}`, format(baseline), format(ratio), mustBe, ok ? 'yes' : 'NO'].join(' | '),
  );
  return [
    '| what | value | baseline | ratio | must be | met |',
    '|---|---|---|---|---|---|',
    ...rows.map((row) => `| ${row} |`),
  ].join('\n');
}

async function keepResults(byBench: Record<string, BenchResult[]>): Promise<void> {
  const date = new Date().toISOString();
  await mkdir(new URL('results/', import.meta.url), { recursive: true });
  const file = new URL(`results/${date.slice(0, 10)}.json`, import.meta.url);
  // Benchmarks that run one by one on a day gather in one file.
  const earlier = (await readFile(file, 'utf8').then(JSON.parse, () => ({}))) as { results?: object };
  const results = { ...earlier.results, ...byBench };
  await writeFile(file, `${JSON.stringify({ date, processors: cpus().length, node: process.version, results }, null, 2)}\n`);
}

/** `npm run bench`. */
export async function benchProgram(args: readonly string[]): Promise<number> {
  const { positionals, values } = readArguments(args, { small: { type: 'boolean', default: false } }, usage);
  const unknown = positionals.filter((name) => !benches.includes(name));
  if (unknown.length > 0) throw new UsageError(`There is no benchmark ${unknown.join(', ')}. There are: ${benches.join(', ')}.`);

  const byBench: Record<string, BenchResult[]> = {};
  let failed = false;
  for (const name of positionals.length > 0 ? positionals : benches) {
    console.log(`\n## ${name}`);
    try {
      const { run } = (await import(new URL(`${name}.ts`, import.meta.url).href)) as { run: Bench };
      byBench[name] = await run({ small: values.small });
      console.log(tableOf(byBench[name]));
    } catch (error) {
      failed = true;
      console.error(error);
    }
  }
  if (!values.small) await keepResults(byBench);
  return failed ? 1 : 0;
}

if (import.meta.main) {
  await runProgram(benchProgram);
  // What a benchmark that failed left open keeps nobody waiting.
  process.exit();
}
