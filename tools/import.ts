import { createWriteStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import {
  columnMappingSchema,
  importListings,
  openRecords,
  type ColumnMapping,
  type ImportReport,
  type RefusedRecord,
} from '#server/modules/listings/index.ts';
import { systemClock } from '#server/platform/clock.ts';
import { SettingsProblem } from '#server/platform/config/index.ts';
import { StartProblem } from '#server/platform/database/embedded/index.ts';
import { loadSettings } from '#server/settings.ts';
import { openOwnOrGivenDatabase } from './open-database.ts';

const usage = `Usage: npm run import -- FILE --source NAME [--map mapping.json] [--report refused.ndjson]

  FILE      RESO JSON ({"value": [...]} or [...]), NDJSON (one record per line), or CSV whose first row names its columns
  --source  name of the MLS or file that the listings come from; importing the same listings again under it updates them
  --map     for CSV with other columns: a JSON file that says which column each RESO field comes from
  --report  a file for every refused record with its line, key and reason (without it the first ones are printed)`;

/** What the user has to mend; its message is all that is printed. */
class Mistake extends Error {}

interface Order {
  file: string;
  source: string;
  mapFile: string | undefined;
  reportFile: string | undefined;
}

function readOrder(args: string[]): Order {
  let parsed;
  try {
    const text = { type: 'string' } as const;
    parsed = parseArgs({
      args,
      allowPositionals: true,
      options: { source: text, map: text, report: text, help: { type: 'boolean' } },
    });
  } catch (error) {
    throw new Mistake(`${error instanceof Error ? error.message : String(error)}\n\n${usage}`);
  }
  const { values, positionals } = parsed;
  const [file, ...more] = positionals;
  if (values.help) throw new Mistake(usage);
  if (!file) throw new Mistake(`Which file? None was named.\n\n${usage}`);
  if (more.length > 0) throw new Mistake(`One file at a time: ${more.join(', ')} is too much.\n\n${usage}`);
  const source = values.source?.trim();
  if (!source) throw new Mistake(`Which source? Add --source NAME.\n\n${usage}`);
  if (source.length > 100 || source === '*') throw new Mistake('The name of a source has 1 to 100 characters and is not "*".');
  return { file, source, mapFile: values.map, reportFile: values.report };
}

async function readMapping(fileName: string): Promise<ColumnMapping> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(fileName, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new Mistake(`The mapping ${fileName} is not valid JSON: ${error.message}.`);
    throw new Mistake(fileSentence(error, fileName));
  }
  const mapping = columnMappingSchema.safeParse(json);
  if (!mapping.success) throw new Mistake(`The mapping ${fileName} is not right:\n${z.prettifyError(mapping.error)}`);
  return mapping.data;
}

function fileSentence(error: unknown, fileName: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return `There is no file ${fileName}.`;
  if (code === 'EISDIR') return `${fileName} is a folder, not a file.`;
  if (code === 'EACCES') return `The file ${fileName} may not be read.`;
  return `The file ${fileName} could not be read: ${error instanceof Error ? error.message : String(error)}.`;
}

function numberText(value: number): string {
  return value.toLocaleString('en-US');
}

/** One line that is rewritten on a terminal; elsewhere a line every few seconds. */
function createProgress(sizeBytes: number, readBytes: () => number) {
  let printedAtMs = 0;
  return (report: Readonly<ImportReport>): void => {
    const nowMs = performance.now();
    if (!process.stderr.isTTY && nowMs - printedAtMs < 5_000) return;
    printedAtMs = nowMs;
    const percent = sizeBytes > 0 ? Math.min(100, Math.floor((readBytes() / sizeBytes) * 100)) : 100;
    const line = `${percent} % of the file, ${numberText(report.read)} rows, ${numberText(report.perSecond)} rows/s, ${numberText(report.refusedCount)} refused`;
    process.stderr.write(process.stderr.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
  };
}

function reportText(report: ImportReport, order: Order): string {
  const lines = [
    `Read ${numberText(report.read)} rows in ${report.seconds.toFixed(1)} s (${numberText(report.perSecond)} rows/s): ` +
      `${numberText(report.inserted)} new, ${numberText(report.updated)} changed, ${numberText(report.unchanged)} unchanged, ` +
      `${numberText(report.deleted)} deleted, ${numberText(report.refusedCount)} refused.`,
  ];
  if (report.refusedCount > 0 && order.reportFile) lines.push(`Every refused row and why: ${order.reportFile}`);
  else {
    for (const { line, key, reason } of report.refused.slice(0, 20))
      lines.push(`  line ${line}${key ? `, ${key}` : ''}: ${reason}`);
    if (report.refusedCount > 20)
      lines.push(`  … and ${numberText(report.refusedCount - 20)} more; --report FILE writes them all.`);
  }
  if (report.brokenOff && report.read === 0) return report.brokenOff;
  if (report.brokenOff) lines.push(report.brokenOff, 'The rows before that are kept.');
  return lines.join('\n');
}

async function run(args: string[]): Promise<number> {
  const order = readOrder(args);
  const settings = loadSettings(process.env);
  const mapping = order.mapFile ? await readMapping(order.mapFile) : null;
  const opened = await openRecords(order.file, mapping).catch((error: unknown) => {
    throw new Mistake(fileSentence(error, order.file));
  });
  const reportFile = order.reportFile ? createWriteStream(order.reportFile) : undefined;
  const onRefused = (refused: RefusedRecord): void => void reportFile?.write(`${JSON.stringify(refused)}\n`);
  const database = await openOwnOrGivenDatabase(settings, 2);
  try {
    const report = await importListings(
      { pool: database.pool, clock: systemClock },
      {
        source: order.source,
        records: opened.records,
        onProgress: createProgress(opened.sizeBytes, opened.readBytes),
        onRefused,
      },
    );
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    console.log(reportText(report, order));
    return report.brokenOff ? 1 : 0;
  } finally {
    if (reportFile) await finished(reportFile.end());
    await database.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  const isForPeople = error instanceof Mistake || error instanceof SettingsProblem || error instanceof StartProblem;
  console.error(isForPeople ? error.message : error);
  process.exitCode = isForPeople ? 2 : 1;
}
