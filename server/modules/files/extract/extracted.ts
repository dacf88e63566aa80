import { z } from 'zod';

const tableSchema = z.object({
  kind: z.literal('table'),
  sheet: z.string().nullable(),
  header: z.array(z.string()),
  /** Cells as written, in the order of the header. */
  rows: z.array(z.array(z.string())),
  /** The row of the file in which the first of `rows` stands, from 1. */
  firstRow: z.int(),
  isCut: z.boolean(),
});

const textSchema = z.object({
  kind: z.literal('text'),
  /** Pages count from 1; null where the file has none. */
  pages: z.array(z.object({ page: z.int().nullable(), text: z.string() })),
  pageCount: z.int().nullable(),
  isCut: z.boolean(),
});

/** What can be read from a file. */
export const extractedSchema = z.discriminatedUnion('kind', [tableSchema, textSchema, z.object({ kind: z.literal('image') })]);
export type Extracted = z.infer<typeof extractedSchema>;
export type ExtractedTable = z.infer<typeof tableSchema>;
export type ExtractedText = z.infer<typeof textSchema>;
