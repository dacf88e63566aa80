import type { Db } from '#server/platform/database/index.ts';
import {
  columnsOf,
  ensureColumns,
  fieldsFrom,
  type ColumnMapping,
  type FieldSource,
  type ValueTables,
} from './column-mapping.ts';
import { examineTable, type TableExamination } from './examine-table.ts';
import { statusQuestion, type MappingQuestion } from './guess/complete-mapping.ts';
import { guessColumns, type GuessedColumn } from './guess/guess-columns.ts';
import { isForeignMoney } from './guess/known-headers.ts';
import { findMappings, findValueTables } from './saved-mapping.ts';
import type { Table } from './table/table.ts';

/** What a person says of a file beside the file itself. */
export interface PlanWishes {
  /** A mapping of one's own; else the kept one of the header, else a guess. */
  mapping?: ColumnMapping | undefined;
  /** Of the mappings kept for the header this one. */
  mappingName?: string | undefined;
  /** Guess anew, though one is kept. */
  guesses?: boolean;
  /** Constants for fields: `StandardStatus` is Closed. */
  constants?: Readonly<Record<string, string>>;
  /** What the file's words mean, beside what was said before. */
  values?: ValueTables;
}

/** How a table will be read, and what has to be said before it can be. */
export interface ImportPlan {
  mapping: ColumnMapping;
  origin: 'given' | 'kept' | 'guessed';
  /** Of a kept mapping; and of the others kept for the same header. */
  name: string | null;
  otherNames: string[];
  columns: GuessedColumn[];
  /** What is said of the file itself: how it is read, and what of it is not. */
  told: string[];
  assumptions: string[];
  questions: MappingQuestion[];
  examination: TableExamination;
  /** Why it is not imported as it stands, in sentences with what to do; empty: it can be. */
  obstacles: string[];
}

/**
 * Decides how a table is read, and looks through the whole of it for what nobody has said the meaning of.
 * @throws BrokenFile when a given mapping names columns that the file does not have, or the file breaks off
 */
export async function planImport(
  db: Db,
  source: string,
  table: Table,
  today: string,
  wishes: PlanWishes = {},
): Promise<ImportPlan> {
  const kept = await findMappings(db, source, table.header);
  const valueTables = await findValueTables(db, source);
  const named = wishes.mappingName === undefined ? kept[0] : kept.find(({ name }) => name === wishes.mappingName);
  const saved = wishes.guesses ? undefined : named;
  const guess = guessColumns(table.header, table.sample);
  const chosen = wishes.mapping ?? saved?.mapping ?? guess.mapping;
  const constants = Object.fromEntries(Object.entries(wishes.constants ?? {}).map(([field, value]) => [field, { value }]));
  const isGuess = wishes.mapping === undefined && saved === undefined;
  const mapping: ColumnMapping = {
    fields: { ...chosen.fields, ...constants },
    values: {
      status: { ...valueTables.status, ...chosen.values?.status, ...wishes.values?.status },
      propertyType: { ...valueTables.propertyType, ...chosen.values?.propertyType, ...wishes.values?.propertyType },
    },
  };
  ensureColumns(table.header, mapping);
  const used = new Set(columnsOf(mapping));
  const columns = guess.columns.map(({ column, sure }) => ({
    column,
    fields: fieldsFrom(column, mapping.fields).filter((field) => !isMadeOfColumns(mapping.fields[field])),
    sure: isGuess || !used.has(column) ? sure : 1,
  }));
  const questions = isGuess ? guess.questions.filter(({ field }) => !(field in constants)) : [];
  const examination = await examineTable(table, mapping, today);
  return {
    ...{ mapping, columns, questions, examination },
    origin: wishes.mapping ? 'given' : saved ? 'kept' : 'guessed',
    name: wishes.mapping ? null : (saved?.name ?? null),
    otherNames: kept.map(({ name }) => name).filter((name) => name !== saved?.name),
    told: [...table.told, ...table.unread.map((sentence) => `${sentence}.`)],
    assumptions: isGuess ? guess.assumptions : [],
    obstacles: obstaclesOf(table, mapping, questions, examination),
  };
}

/** A key that is made of what other columns tell of the home. */
function isMadeOfColumns(source: FieldSource | undefined): boolean {
  return typeof source === 'object' && ('likenessOf' in source || 'addressWith' in source);
}

const MAX_VALUES_SAID = 30;
const MAX_COLUMNS_SAID = 200;

function obstaclesOf(
  { header }: Table,
  { fields }: ColumnMapping,
  questions: readonly MappingQuestion[],
  examined: TableExamination,
): string[] {
  const obstacles: string[] = [];
  if (!fields['ListPrice'] && !fields['ClosePrice']) {
    const names = header.slice(0, MAX_COLUMNS_SAID).map((name) => name.slice(0, 40));
    const more = header.length > MAX_COLUMNS_SAID ? `, and ${header.length - MAX_COLUMNS_SAID} more` : '';
    const foreign = header
      .filter(isForeignMoney)
      .map((name) => `"${name}" is in other money than dollars of the US, and is not taken.`);
    const maybe = questions.filter(({ field }) => /Price$/.test(field)).map(({ text }) => text);
    obstacles.push(
      `No column is surely a price. The file has: ${names.join(', ')}${more}. ${[...foreign, ...maybe].join(' ')}`.trim(),
    );
  }
  if (!fields['StandardStatus']) obstacles.push(statusQuestion);
  const statuses = examined.unknownValues.filter(({ kind }) => kind === 'status');
  if (statuses.length > 0) {
    const words = statuses
      .slice(0, MAX_VALUES_SAID)
      .map(({ value, count, likely }) => `"${value}" (${count}${likely ? `, perhaps ${likely}` : ''})`);
    const more = statuses.length > MAX_VALUES_SAID ? `, and ${statuses.length - MAX_VALUES_SAID} more` : '';
    obstacles.push(`Nobody has said what these statuses of "${statuses[0]?.column ?? ''}" mean: ${words.join(', ')}${more}.`);
  }
  for (const { column, field, unreadable, filled, examples } of examined.unreadable) {
    const shown = examples.map((example) => `"${example}"`).join(', ');
    obstacles.push(
      unreadable > 0
        ? `"${column}" is taken for ${field}, and ${unreadable} of its ${filled} cells cannot be read: ${shown}.`
        : `"${column}" has dates with the day first and dates with the month first: ${shown}.`,
    );
  }
  return obstacles;
}
