import { z } from 'zod';
import { idSchema, instantSchema } from './common.ts';
import { endpoint } from './endpoint.ts';
import { importFields, isSourceName, sourceNameRule, statusMeanings, typeMeanings } from './listing-import-words.ts';

export const importLimits = { maxFileBytes: 50_000_000, keptDays: 30, listed: 50 } as const;

const countSchema = z.int().min(0);

const importStates = ['looked-at', 'queued', 'running', 'done', 'failed', 'undone'] as const;

/** What reading a file came to, or would have come to. */
const importReportSchema = z.object({
  isDryRun: z.boolean(),
  read: countSchema,
  inserted: countSchema,
  updated: countSchema,
  unchanged: countSchema,
  deleted: countSchema,
  refused: countSchema,
  leftEmpty: countSchema.describe('Cells that could not be read'),
  duplicates: countSchema.describe('Rows whose key came before in the file'),
  unseen: z
    .array(z.object({ status: z.string(), count: countSchema }))
    .describe('Rows that are stored and shown nowhere, by their status in the file'),
  lines: z
    .array(
      z.object({
        kind: z.enum(['refused', 'left-empty', 'duplicate']),
        line: z.int(),
        key: z.string().nullable(),
        reason: z.string(),
      }),
    )
    .describe('The first of them; the report has all'),
  brokenOff: z.string().nullable().describe('Why reading stopped before the end; the rows before are kept'),
});
export type ListingImportReport = z.infer<typeof importReportSchema>;

const listedImportSchema = z.object({
  id: idSchema,
  source: z.string(),
  fileName: z.string(),
  state: z
    .enum(importStates)
    .describe('`looked-at`: uploaded and not imported; `queued` and `running` also while it is only tried'),
  createdAt: instantSchema,
  finishedAt: instantSchema.nullable(),
  canUndo: z.boolean(),
  progress: z
    .object({ share: z.number().min(0).max(1), read: countSchema })
    .nullable()
    .describe('While it is read'),
  problem: z.string().nullable().describe('Why it failed, in a sentence'),
  report: importReportSchema.nullable(),
  undone: z.object({ restored: countSchema, removed: countSchema, left: countSchema }).nullable(),
});
export type ListedImport = z.infer<typeof listedImportSchema>;

const previewRowSchema = z.object({
  key: z.string().nullable(),
  problem: z.string().nullable().describe('Why the row is refused'),
  status: z.string(),
  propertyType: z.string(),
  priceDollars: z.number().nullable(),
  bedrooms: z.number().nullable(),
  bathrooms: z.number().nullable(),
  livingSpaceSqFt: z.number().nullable(),
  yearBuilt: z.int().nullable(),
  place: z.string(),
});

/** How a file will be read, and what has to be said before it can be. */
const importPlanSchema = z.object({
  isTable: z.boolean().describe('False: records under RESO names, which need no mapping'),
  origin: z.enum(['given', 'kept', 'guessed']),
  mappingName: z.string().nullable().describe('Of a kept mapping'),
  rowCount: countSchema.nullable(),
  preamble: z.array(z.string()).describe('Lines above the header'),
  columns: z.array(
    z.object({
      column: z.string(),
      fields: z.array(z.string()).describe('What it is taken for; none: it is left out'),
      sure: z.number().min(0).max(1),
      samples: z.array(z.string()),
    }),
  ),
  constants: z.array(z.object({ field: z.string(), value: z.string() })).describe('Fields that are the same in every row'),
  told: z.array(z.string()).describe('Of the file itself: how it is read, and what of it is not'),
  assumptions: z.array(z.string()),
  questions: z.array(
    z.object({
      kind: z.enum(['column', 'status', 'type', 'day-first', 'fee']),
      text: z.string(),
      column: z.string().nullable(),
      field: z.string(),
      assumed: z.string().nullable(),
    }),
  ),
  unknownValues: z.array(
    z.object({
      kind: z.enum(['status', 'propertyType']),
      column: z.string(),
      value: z.string(),
      count: countSchema,
      likely: z.string().nullable().describe('Offered, never taken by itself'),
    }),
  ),
  obstacles: z.array(z.string()).describe('Why it is not imported as it stands; empty: it can be'),
  rows: z.array(previewRowSchema).describe('The first rows as the listings that they would become'),
});
export type ListingImportPlan = z.infer<typeof importPlanSchema>;

const importSchema = listedImportSchema.extend({ plan: importPlanSchema.nullable().describe('While it can be imported') });
export type ListingImport = z.infer<typeof importSchema>;

const params = z.object({ importId: idSchema });
const columnName = z.string().min(1).max(500);
const wordTable = <Meaning extends string>(meanings: readonly [Meaning, ...Meaning[]]) =>
  z.record(z.string().min(1).max(200), z.enum(meanings));

/** All answers stand for the account that uploaded the file; administrators reach every import. */
const access = 'user';

export const listListingImports = endpoint({
  method: 'GET',
  path: '/api/listing-imports',
  summary: 'Uploads and imports of the last 30 days, the latest first.',
  access,
  status: 200,
  answer: z.object({ items: z.array(listedImportSchema), sources: z.array(z.string()).describe('Names to import under again') }),
  errors: ['forbidden'],
});

export const uploadListingFile = endpoint({
  method: 'POST',
  path: '/api/listing-imports',
  summary: 'Upload a file of listings and see how it would be read; nothing is imported.',
  access,
  multipart: {
    maxFiles: 1,
    maxFileBytes: importLimits.maxFileBytes,
    tooLarge: 'Files must be smaller than 50 MB. Larger ones are imported on the server with npm run import.',
  },
  body: z.strictObject({
    source: z
      .string()
      .trim()
      .refine(isSourceName, sourceNameRule)
      .describe('Name of the MLS or file that the listings come from'),
  }),
  status: 201,
  answer: importSchema,
  errors: ['forbidden', 'source_not_yours', 'file_not_readable', 'body_too_large', 'too_many_requests'],
});

export const getListingImport = endpoint({
  method: 'GET',
  path: '/api/listing-imports/{importId}',
  summary: 'An upload or import, with how it would be read or what it came to.',
  access,
  params,
  status: 200,
  answer: importSchema,
  errors: ['forbidden', 'import_not_found'],
});

export const planListingImport = endpoint({
  method: 'PUT',
  path: '/api/listing-imports/{importId}/plan',
  summary: 'Say what columns are, what is the same in every row, and what words mean; what is left out stays as it was said.',
  access,
  params,
  body: z.strictObject({
    columns: z
      .array(z.strictObject({ column: columnName, field: z.enum(importFields).nullable().describe('Null: leave it out') }))
      .max(500)
      .optional(),
    dayFirst: z.array(columnName).max(50).optional().describe('Columns whose dates begin with the day'),
    constants: z
      .strictObject({ StandardStatus: z.enum(statusMeanings), PropertySubType: z.enum(typeMeanings) })
      .partial()
      .optional(),
    values: z
      .strictObject({ status: wordTable(statusMeanings), propertyType: wordTable(typeMeanings) })
      .partial()
      .optional(),
    guesses: z.literal(true).optional().describe('Forget what was said, and guess the columns anew though a mapping is kept'),
  }),
  status: 200,
  answer: importSchema,
  errors: ['forbidden', 'import_not_found', 'import_not_possible', 'file_not_readable'],
});

export const startListingImport = endpoint({
  method: 'POST',
  path: '/api/listing-imports/{importId}/start',
  summary: 'Import the file, or try what that would come to; done by a job.',
  access,
  params,
  body: z.strictObject({ isDryRun: z.boolean() }),
  status: 202,
  answer: importSchema,
  errors: ['forbidden', 'import_not_found', 'import_not_possible', 'import_has_questions', 'source_not_yours'],
});

export const undoListingImport = endpoint({
  method: 'POST',
  path: '/api/listing-imports/{importId}/undo',
  summary: 'Take an import back: what it made goes, what it changed is as before, what changed since stays.',
  access,
  params,
  status: 200,
  answer: importSchema,
  errors: ['forbidden', 'import_not_found', 'import_not_possible'],
});

export const discardListingImport = endpoint({
  method: 'DELETE',
  path: '/api/listing-imports/{importId}',
  summary: 'Forget an upload that was not imported.',
  access,
  params,
  status: 204,
  errors: ['forbidden', 'import_not_found', 'import_not_possible'],
});

export const getListingImportReport = endpoint({
  method: 'GET',
  path: '/api/listing-imports/{importId}/report.csv',
  summary: 'Every line that was refused, left empty or came twice, and why, as CSV.',
  access,
  params,
  status: 200,
  answer: 'file',
  errors: ['forbidden', 'import_not_found'],
});
