import { readFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { z } from 'zod';
import { statusMeanings } from '#contract/listing-import-words.ts';
import {
  columnMappingSchema,
  planImport,
  type ColumnMapping,
  type ImportPlan,
  type PlanWishes,
  type Table,
} from '#server/modules/listings/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import { UsageError } from '../command-line.ts';
import { fileSentence } from './file-sentence.ts';
import type { Order } from './read-order.ts';

/** How the file's table is read, after what the order says and, on a terminal, what is answered. */
export async function planTable(db: Db, order: Order, table: Table, today: string): Promise<ImportPlan> {
  const wishes: PlanWishes = {
    mapping: order.mapFile ? await readMapping(order.mapFile) : undefined,
    mappingName: order.mappingName,
    guesses: order.guesses,
    constants: order.constants,
    values: order.values,
  };
  const plan = await planImport(db, order.source, table, today, wishes);
  if (order.mappingName !== undefined && plan.name !== order.mappingName) {
    throw new UsageError(`No mapping named "${order.mappingName}" is kept for files of "${order.source}" with this header.`);
  }
  if (plan.obstacles.length === 0 || !process.stdin.isTTY || order.previews) return plan;
  return planImport(db, order.source, table, today, await ask(plan, wishes));
}

/** On a terminal what only a person can tell is asked: Enter takes what is offered. */
async function ask(plan: ImportPlan, wishes: PlanWishes): Promise<PlanWishes> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const constants: Record<string, string> = { ...wishes.constants };
  const status: Record<string, string> = { ...wishes.values?.status };
  const fields: ColumnMapping['fields'] = { ...plan.mapping.fields };
  try {
    for (const question of plan.questions) {
      if (question.kind === 'status') {
        const answer = (await terminal.question(`${question.text} [Active/Closed] `)).trim().toLowerCase();
        if (answer.startsWith('a')) constants['StandardStatus'] = 'Active';
        else if (answer.startsWith('c') || answer.startsWith('s')) constants['StandardStatus'] = 'Closed';
      } else if (question.kind === 'column' && question.column !== null && fields[question.field] === undefined) {
        const answer = (await terminal.question(`${question.text} [y/N] `)).trim();
        if (/^y/i.test(answer)) fields[question.field] = question.column;
      } else if (question.kind === 'day-first' && question.column !== null) {
        const answer = (await terminal.question(`${question.text} [y/N] `)).trim();
        if (/^y/i.test(answer)) fields[question.field] = { column: question.column, dates: 'day-first' };
      }
    }
    for (const { kind, value, count, likely } of plan.examination.unknownValues) {
      if (kind !== 'status') continue;
      const offered = likely === null ? '' : ` [${likely}]`;
      const answer =
        (await terminal.question(`What does the status "${value}" (${count} rows) mean?${offered} `)).trim() || likely;
      const meaning = statusMeanings.find((one) => one.toLowerCase() === answer?.toLowerCase());
      if (meaning) status[value] = meaning;
    }
  } finally {
    terminal.close();
  }
  return { ...wishes, mapping: { ...plan.mapping, fields }, constants, values: { ...wishes.values, status } };
}

/** Why a file is not imported, and what to do about it. */
export function obstacleText({ obstacles, examination, mapping }: ImportPlan, file: string): string {
  const [unknown] = examination.unknownValues.filter(({ kind }) => kind === 'status');
  const hints = [
    ...(unknown ? [`Say what each means with --status "${unknown.value}=${unknown.likely ?? 'Active'}" and so on.`] : []),
    ...(mapping.fields['StandardStatus'] === undefined
      ? ['Answer with --set StandardStatus=Active or --set StandardStatus=Closed.']
      : []),
    'Say with --map which column each field comes from (--write-map writes down what was taken).',
  ];
  return [`Nothing of ${file} was imported.`, ...obstacles, ...hints].join('\n');
}

async function readMapping(fileName: string): Promise<ColumnMapping> {
  let json: unknown;
  try {
    json = JSON.parse(await readFile(fileName, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError) throw new UsageError(`The mapping ${fileName} is not valid JSON: ${error.message}.`);
    throw new UsageError(fileSentence(error, fileName));
  }
  const mapping = columnMappingSchema.safeParse(json);
  if (!mapping.success) throw new UsageError(`The mapping ${fileName} is not right:\n${z.prettifyError(mapping.error)}`);
  return mapping.data;
}
