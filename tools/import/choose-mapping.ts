import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import {
  columnMappingSchema,
  columnsOf,
  findSavedMapping,
  guessFor,
  type ColumnMapping,
  type FileBeginning,
} from '#server/modules/listings/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import { UsageError } from '../command-line.ts';
import { fileSentence } from './file-sentence.ts';
import type { Order } from './read-order.ts';

/** How a CSV file's columns are read, and why so. */
export interface ChosenMapping {
  mapping: ColumnMapping;
  origin: 'given' | 'saved' | 'guessed';
  assumptions: string[];
}

/** The mapping that was given, else the one kept for the source where the file has its columns, else a guess; null for RESO's own names. */
export async function chooseMapping(db: Db, order: Order, beginning: FileBeginning | null): Promise<ChosenMapping | null> {
  if (order.mapFile) return { mapping: await readMapping(order.mapFile), origin: 'given', assumptions: [] };
  const guess = guessFor(beginning);
  if (!beginning || !guess) return null;
  const saved = order.guesses ? null : await findSavedMapping(db, order.source);
  if (saved && columnsOf(saved).every((column) => beginning.header.includes(column))) {
    return { mapping: saved, origin: 'saved', assumptions: [] };
  }
  const { ListPrice: asked, ClosePrice: paid } = guess.mapping.fields;
  if (!asked && !paid) {
    throw new UsageError(
      `No column of ${order.file} looks like a price, so its columns cannot be guessed. It has: ${columnsText(beginning.header)}. ` +
        'Say with --map which column each RESO field comes from.',
    );
  }
  return { mapping: guess.mapping, origin: 'guessed', assumptions: guess.assumptions };
}

const PRINTED_COLUMNS = 200;
const PRINTED_CHARACTERS = 40;

/** The columns for people to read, however many and long they are. */
function columnsText(header: readonly string[]): string {
  const names = header.slice(0, PRINTED_COLUMNS).map((name) => name.slice(0, PRINTED_CHARACTERS));
  return [...names, ...(header.length > PRINTED_COLUMNS ? [`and ${header.length - PRINTED_COLUMNS} more`] : [])].join(', ');
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
