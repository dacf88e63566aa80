import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { finished } from 'node:stream/promises';
import {
  importFile,
  knownFields,
  openTable,
  reportCsvHeader,
  reportCsvLine,
  undoImport,
  type ImportPlan,
  type ImportReport,
  type ReportLine,
  type Table,
} from '#server/modules/listings/index.ts';
import { calendarDateOf, systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/index.ts';
import { loadSettings } from '#server/settings.ts';
import { UsageError, runProgram } from './command-line.ts';
import { fileSentence } from './import/file-sentence.ts';
import { obstacleText, planTable } from './import/plan.ts';
import { listingsText, mappingText } from './import/print-preview.ts';
import { readOrder, type Order } from './import/read-order.ts';
import { openOwnOrGivenDatabase } from './open-database.ts';

function numberText(value: number): string {
  return value.toLocaleString('en-US');
}

/** One line that is rewritten on a terminal; elsewhere a line every few seconds. */
function createProgress() {
  let printedAtMs = 0;
  return (report: Readonly<ImportReport>, share: number): void => {
    const nowMs = performance.now();
    if (!process.stderr.isTTY && nowMs - printedAtMs < 5_000) return;
    printedAtMs = nowMs;
    const line = `${Math.floor(share * 100)} % of the file, ${numberText(report.read)} rows, ${numberText(report.perSecond)} rows/s, ${numberText(report.refusedCount)} refused`;
    process.stderr.write(process.stderr.isTTY ? `\r${line}\u001b[K` : `${line}\n`);
  };
}

/** Who imports by hand waits for it: one batch is written while the next one is, too. */
const WRITERS = 2;
const LINES_PRINTED = 20;

function lineText({ line, key, reason }: { line: number; key: string | null; reason: string }): string {
  if (line === 0) return `  ${reason}`;
  return `  line ${line}${key ? `, ${key}` : ''}: ${reason}`;
}

function printedLines(lines: readonly ReportLine[], count: number): string[] {
  const more = count - Math.min(LINES_PRINTED, lines.length);
  return [
    ...lines.slice(0, LINES_PRINTED).map(lineText),
    ...(more > 0 ? [`  … and ${numberText(more)} more; --report FILE writes them all.`] : []),
  ];
}

function reportText(report: ImportReport, { isDryRun, reportFile }: Order, importId: string | null): string {
  const lines = [
    `${isDryRun ? 'Dry run: ' : ''}Read ${numberText(report.read)} rows in ${report.seconds.toFixed(1)} s (${numberText(report.perSecond)} rows/s): ` +
      `${numberText(report.inserted)} new, ${numberText(report.updated)} changed, ${numberText(report.unchanged)} unchanged, ` +
      `${numberText(report.deleted)} deleted, ${numberText(report.refusedCount)} refused.`,
  ];
  const unseen = Object.entries(report.unseen);
  if (unseen.length > 0) {
    const words = unseen.map(([status, count]) => `${numberText(count)} ${status || 'without a status'}`);
    lines.push(`Stored, and shown nowhere: ${words.join(', ')}.`);
  }
  const notes = report.leftEmptyCount + report.duplicateCount;
  if (reportFile && report.refusedCount + notes > 0)
    lines.push(`Every refused row and every cell left empty, and why: ${reportFile}`);
  else {
    lines.push(
      ...printedLines(
        report.refused.map((one) => ({ ...one, kind: 'refused' })),
        report.refusedCount,
      ),
    );
    if (notes > 0) lines.push(`Left empty or in the file twice: ${numberText(notes)}.`, ...printedLines(report.notes, notes));
  }
  if (report.brokenOff && report.read === 0) return report.brokenOff;
  if (report.brokenOff) lines.push(report.brokenOff, 'The rows before that are kept.');
  if (importId !== null) lines.push(`Undo it within 30 days: npm run import -- --undo ${importId}`);
  return lines.join('\n');
}

/** `npm run import`. */
export async function importProgram(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  const settings = loadSettings(process.env);
  const table =
    'undo' in order
      ? null
      : await openTable(order.file).catch((error: unknown) => {
          throw new UsageError(fileSentence(error, order.file));
        });
  const database = await openOwnOrGivenDatabase(settings, WRITERS + 1);
  try {
    if ('undo' in order) return await undo(database, order.undo);
    if (table === null) {
      if (order.previews) return nothingToGuess();
      return await run(database, order, null);
    }
    return await importTable(database, order, table);
  } finally {
    await database.close();
  }
}

function nothingToGuess(): number {
  console.log('There is nothing to guess: the file has RESO fields. Import it.');
  return 0;
}

async function undo({ pool }: Database, id: string): Promise<number> {
  const isId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
  const undone = isId ? await undoImport(pool, id, systemClock.now()) : null;
  if (!undone)
    throw new UsageError(`There is no import ${id} that can be undone: it is unknown, older than 30 days, or undone already.`);
  const left = undone.left > 0 ? ` ${numberText(undone.left)} were changed since and are left as they are.` : '';
  console.log(`Undone: ${numberText(undone.removed)} listings removed, ${numberText(undone.restored)} as before.${left}`);
  return 0;
}

async function importTable(database: Database, order: Order, table: Table): Promise<number> {
  const today = calendarDateOf(systemClock.now());
  const plan = await planTable(database.db, order, table, today).catch((error: unknown) => {
    throw error instanceof UsageError ? error : new UsageError(fileSentence(error, order.file));
  });
  if (order.writeMapFile) await writeFile(order.writeMapFile, `${JSON.stringify(plan.mapping, null, 2)}\n`);
  if (order.previews || plan.origin === 'guessed') console.log(mappingText(plan, table));
  const unread = plan.origin === 'given' ? Object.keys(plan.mapping.fields).filter((field) => !isField(field)) : [];
  if (unread.length > 0)
    console.log(`The mapping names fields that are not known here, and kept as they are: ${unread.join(', ')}.`);
  if (order.previews) {
    console.log(listingsText(plan, table, today));
    if (plan.obstacles.length > 0) console.log(obstacleText(plan, order.file));
    return 0;
  }
  if (plan.obstacles.length > 0) throw new UsageError(obstacleText(plan, order.file));
  return run(database, order, { table, plan });
}

const isField = (field: string): boolean => knownFields.has(field) || field === 'FullAddress';

async function run(database: Database, order: Order, planned: { table: Table; plan: ImportPlan } | null): Promise<number> {
  const { reportFile } = order;
  const isCsv = reportFile !== undefined && extname(reportFile).toLowerCase() === '.csv';
  const stream = reportFile === undefined ? undefined : createWriteStream(reportFile);
  if (isCsv) stream?.write(reportCsvHeader);
  const onLine = ({ kind, line, key, reason }: ReportLine): void => {
    const json = kind === 'refused' ? { line, key, reason } : { line, key, reason, kind };
    stream?.write(isCsv ? reportCsvLine({ kind, line, key, reason }) : `${JSON.stringify(json)}\n`);
  };
  try {
    const { report, importId } = await importFile(
      { ...database, clock: systemClock },
      {
        ...{ source: order.source, file: order.file, fileName: basename(order.file), planned },
        ...{ isDryRun: order.isDryRun, writers: WRITERS, onLine, onProgress: createProgress() },
      },
    ).catch((error: unknown) => {
      throw error instanceof Error && 'code' in error && error.code === 'ENOENT'
        ? new UsageError(fileSentence(error, order.file))
        : error;
    });
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    console.log(reportText(report, order, importId));
    return report.brokenOff ? 1 : 0;
  } finally {
    if (stream) await finished(stream.end());
  }
}

if (import.meta.main) await runProgram(importProgram);
