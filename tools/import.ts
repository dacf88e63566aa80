import { createWriteStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import {
  importListings,
  knownFields,
  openRecords,
  readBeginning,
  saveMapping,
  type FileBeginning,
  type ImportReport,
  type RefusedRecord,
} from '#server/modules/listings/index.ts';
import { calendarDateOf, systemClock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/index.ts';
import { loadSettings } from '#server/settings.ts';
import { UsageError, runProgram } from './command-line.ts';
import { chooseMapping, type ChosenMapping } from './import/choose-mapping.ts';
import { fileSentence } from './import/file-sentence.ts';
import { listingsText, mappingText } from './import/print-preview.ts';
import { readOrder, type Order } from './import/read-order.ts';
import { openOwnOrGivenDatabase } from './open-database.ts';

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

/** `npm run import`. */
export async function importProgram(args: readonly string[]): Promise<number> {
  const order = readOrder(args);
  const settings = loadSettings(process.env);
  const beginning = await readBeginning(order.file).catch((error: unknown) => {
    throw new UsageError(fileSentence(error, order.file));
  });
  const database = await openOwnOrGivenDatabase(settings, 2);
  try {
    const chosen = await chooseMapping(database.db, order, beginning);
    if (chosen && order.writeMapFile) await writeFile(order.writeMapFile, `${JSON.stringify(chosen.mapping, null, 2)}\n`);
    if (chosen && beginning && (order.previews || chosen.origin === 'guessed')) console.log(mappingText(chosen, beginning));
    const unread =
      chosen?.origin === 'given' ? Object.keys(chosen.mapping.fields).filter((field) => !knownFields.has(field)) : [];
    if (unread.length > 0)
      console.log(`The mapping names fields that are not known here, and kept as they are: ${unread.join(', ')}.`);
    if (order.previews) return preview(chosen, beginning);
    return await importFile(database, order, chosen);
  } finally {
    await database.close();
  }
}

function preview(chosen: ChosenMapping | null, beginning: FileBeginning | null): number {
  const sentence = 'There is nothing to guess: the file has RESO fields. Import it.';
  console.log(chosen && beginning ? listingsText(chosen, beginning, calendarDateOf(systemClock.now())) : sentence);
  return 0;
}

async function importFile({ db, pool }: Database, order: Order, chosen: ChosenMapping | null): Promise<number> {
  const opened = await openRecords(order.file, chosen?.mapping ?? null);
  const reportFile = order.reportFile ? createWriteStream(order.reportFile) : undefined;
  const onRefused = (refused: RefusedRecord): void => void reportFile?.write(`${JSON.stringify(refused)}\n`);
  try {
    const report = await importListings(
      { pool, clock: systemClock },
      {
        source: order.source,
        records: opened.records,
        onProgress: createProgress(opened.sizeBytes, opened.readBytes),
        onRefused,
      },
    );
    if (chosen && !report.brokenOff) await saveMapping(db, order.source, chosen.mapping);
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    console.log(reportText(report, order));
    return report.brokenOff ? 1 : 0;
  } finally {
    if (reportFile) await finished(reportFile.end());
  }
}

if (import.meta.main) await runProgram(importProgram);
