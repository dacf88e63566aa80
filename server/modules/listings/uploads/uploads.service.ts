import { isDeepStrictEqual } from 'node:util';
import type pg from 'pg';
import type { z } from 'zod';
import { importLimits, type ListedImport, type ListingImport, type planListingImport } from '#contract/listing-imports.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import { calendarDateOf, type Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Caller, UploadedFile } from '#server/platform/http/index.ts';
import { newId } from '#server/platform/ids.ts';
import { addJob } from '#server/platform/jobs/index.ts';
import type { Storage } from '#server/platform/storage/index.ts';
import type { Throttle } from '#server/platform/throttle.ts';
import { undoImport } from '../import/import-runs.ts';
import type { PlanWishes } from '../import/plan-import.ts';
import { reportCsvHeader, reportCsvLine } from '../import/report-csv.ts';
import type { ReportLine } from '../import/import-report.ts';
import type { SourcesService } from '../sources/sources.service.ts';
import { applyChoices } from './apply-choices.ts';
import { lookAtFile } from './look-at-file.ts';
import { viewImport, uploadPlanOf } from './import-view.ts';
import { keepUpload, withUpload } from './uploaded-file.ts';
import type { UploadAuditAction } from './uploads.audit.ts';
import {
  deleteUpload,
  insertUpload,
  selectImport,
  selectImports,
  selectLines,
  updateAtRest,
  type ImportRow,
} from './uploads.queries.ts';
import { readUploadTask } from './uploads.tasks.ts';

type Uploader = Pick<Caller, 'userId' | 'roles' | 'mayImportListings'>;
type Choices = z.output<(typeof planListingImport)['body']>;

/** Files of listings that people upload: looked at, asked about, tried, imported by a job, and taken back. */
export interface UploadsService {
  list: (caller: Uploader) => Promise<{ items: ListedImport[]; sources: string[] }>;
  /** Keeps a file and tells how it would be read. @throws AppError file_not_readable, source_not_yours, too_many_requests */
  upload: (caller: Uploader, source: string, file: UploadedFile) => Promise<ListingImport>;
  get: (caller: Uploader, importId: string) => Promise<ListingImport>;
  /** Says what columns and words are. @throws AppError import_not_possible once it is being read */
  plan: (caller: Uploader, importId: string, choices: Choices) => Promise<ListingImport>;
  /** Has a job import it, or only try. @throws AppError import_has_questions, import_not_possible, source_not_yours */
  start: (caller: Uploader, importId: string, isDryRun: boolean) => Promise<ListingImport>;
  undo: (caller: Uploader, importId: string) => Promise<ListingImport>;
  discard: (caller: Uploader, importId: string) => Promise<void>;
  /** The lines of the report as CSV, as they are read. */
  report: (caller: Uploader, importId: string) => Promise<{ fileName: string; content: AsyncIterable<string> }>;
}

export interface UploadsDependencies {
  db: Db;
  pool: pg.Pool;
  clock: Clock;
  storage: Storage;
  throttle: Throttle;
  audit: AuditService<UploadAuditAction>;
  sources: SourcesService;
}

/** A file is read whole each time that it is looked at. */
const uploadRule = { burst: 20, refillSeconds: 60 };
const planRule = { burst: 60, refillSeconds: 5 };

const isAdmin = ({ roles }: Uploader): boolean => roles.includes('admin');
/** Administrators reach every import, others their own. */
const ownerOf = (caller: Uploader): string | null => (isAdmin(caller) ? null : caller.userId);

function ensureMayImport(caller: Uploader): void {
  if (!isAdmin(caller) && !caller.mayImportListings)
    throw new AppError('forbidden', 'This account may not import listings. Whoever runs Sidekick can allow it.');
}

const notPossible = (detail: string): AppError => new AppError('import_not_possible', detail);
const notYours = (source: string): AppError =>
  new AppError('source_not_yours', `“${source}” has listings of another account or an MLS. Choose another name.`);

export function createUploadsService(dependencies: UploadsDependencies): UploadsService {
  const { db, pool, clock, storage, throttle, audit, sources } = dependencies;
  const today = (): string => calendarDateOf(clock.now());

  async function getRow(caller: Uploader, importId: string): Promise<ImportRow> {
    ensureMayImport(caller);
    const row = await selectImport(db, importId, ownerOf(caller));
    if (!row) throw new AppError('import_not_found', 'There is no such import.');
    return row;
  }

  function tell(row: ImportRow): ListingImport {
    const isOpen = row.file_key !== null && row.state !== 'done' && row.state !== 'undone';
    return { ...viewImport(row, clock.now()), plan: isOpen ? (uploadPlanOf(row)?.view ?? null) : null };
  }
  const tellNow = async (caller: Uploader, importId: string): Promise<ListingImport> => tell(await getRow(caller, importId));

  /** An agent's listings stand under names that the agent began; an MLS's are written by its feed and by administrators. */
  async function ensureMayWriteTo(caller: Uploader, name: string): Promise<void> {
    const source = (await sources.read()).get(name);
    if (source && !isAdmin(caller) && source.ownerUserId !== caller.userId) throw notYours(name);
  }

  /** Before anything is imported, so that every node knows by then who alone sees it. */
  async function claim(caller: Uploader, name: string): Promise<void> {
    if (!isAdmin(caller) && !(await sources.claim(name, caller.userId))) throw notYours(name);
  }

  return {
    async list(caller) {
      ensureMayImport(caller);
      const rows = await selectImports(db, ownerOf(caller), importLimits.listed);
      const known = [...(await sources.read()).values()].filter(
        ({ ownerUserId }) => isAdmin(caller) || ownerUserId === caller.userId,
      );
      return { items: rows.map((row) => viewImport(row, clock.now())), sources: known.slice(0, 200).map(({ name }) => name) };
    },

    async upload(caller, source, { name: fileName, content }) {
      ensureMayImport(caller);
      await ensureMayWriteTo(caller, source);
      await throttle.take(`listing-upload ${caller.userId}`, uploadRule);
      const id = newId();
      const key = `listing-uploads/${id}`;
      const wishes = {};
      const view = await keepUpload(storage, { key, name: fileName, content }, async (file) => {
        const looked = await lookAtFile(db, { source, file, today: today(), wishesFor: () => wishes });
        return looked.view;
      });
      await claim(caller, source).catch(async (error: unknown) => {
        await storage.delete(key);
        throw error;
      });
      await insertUpload(db, {
        ...{ id, source, file_key: key, user_id: caller.userId, state: 'looked-at', created_at: clock.now() },
        file_name: fileName.slice(0, 200) || 'file',
        plan: JSON.stringify({ wishes, view }),
      });
      return tellNow(caller, id);
    },

    get: tellNow,

    async plan(caller, importId, choices) {
      const row = await getRow(caller, importId);
      await throttle.take(`listing-upload-plan ${caller.userId}`, planRule);
      const standing = choices.guesses ? { guesses: true } : (uploadPlanOf(row)?.wishes ?? {});
      if (row.file_key === null) throw notPossible('The file is not kept any more. Upload it again.');
      let wishes: PlanWishes = standing;
      const { view } = await withUpload(storage, { key: row.file_key, name: row.file_name }, (file) =>
        lookAtFile(db, {
          ...{ source: row.source, file, today: today() },
          async wishesFor(table, planUnsaid) {
            wishes = {
              ...standing,
              constants: { ...standing.constants, ...definedOf(choices.constants) },
              values: {
                status: { ...standing.values?.status, ...choices.values?.status },
                propertyType: { ...standing.values?.propertyType, ...choices.values?.propertyType },
              },
            };
            if (!choices.columns && !choices.dayFirst) return wishes;
            ensureKnown(table.header, [...(choices.columns ?? []).map(({ column }) => column), ...(choices.dayFirst ?? [])]);
            const before = standing.mapping ?? (await planUnsaid()).mapping;
            const after = applyChoices(table, before, choices);
            if (!isDeepStrictEqual(before, after)) wishes.mapping = after;
            return wishes;
          },
        }),
      );
      if (
        !(await updateAtRest(db, importId, {
          plan: JSON.stringify({ wishes, view }),
          state: 'looked-at',
          report: null,
          problem: null,
        }))
      )
        throw notPossible('It is being imported, or was.');
      return tellNow(caller, importId);
    },

    async start(caller, importId, isDryRun) {
      const row = await getRow(caller, importId);
      await ensureMayWriteTo(caller, row.source);
      const [obstacle] = uploadPlanOf(row)?.view.obstacles ?? [];
      if (obstacle !== undefined) throw new AppError('import_has_questions', obstacle);
      await db.transaction().execute(async (tx) => {
        const queued = { state: 'queued', is_dry_run: isDryRun, read_count: 0, read_share: 0, problem: null };
        if (!(await updateAtRest(tx, importId, queued))) throw notPossible('It is being imported, or was.');
        await addJob(tx, readUploadTask, { importId }, { key: `listings.read-upload ${importId}`, queue: 'listing uploads' });
        if (isDryRun) return;
        await audit.record(tx, {
          ...{ action: 'listing-import-started', actorUserId: caller.userId, subjectUserId: null, address: null },
          details: { source: row.source, importId },
        });
      });
      return tellNow(caller, importId);
    },

    async undo(caller, importId) {
      const row = await getRow(caller, importId);
      if (!(await undoImport(pool, importId, clock.now())))
        throw notPossible('It was undone already, or is too old to be undone.');
      await audit.record(db, {
        ...{ action: 'listing-import-undone', actorUserId: caller.userId, subjectUserId: null, address: null },
        details: { source: row.source, importId },
      });
      return tellNow(caller, importId);
    },

    async discard(caller, importId) {
      const row = await getRow(caller, importId);
      if (!(await deleteUpload(db, importId))) throw notPossible('It is being imported, or was.');
      if (row.file_key !== null) await storage.delete(row.file_key);
    },

    async report(caller, importId) {
      const row = await getRow(caller, importId);
      return { fileName: `${row.file_name.replace(/\.[^.]*$/, '')} - report.csv`, content: reportOf(db, importId) };
    },
  };
}

function definedOf(constants: Choices['constants']): Record<string, string> {
  return Object.fromEntries(Object.entries(constants ?? {}).flatMap(([field, value]) => (value ? [[field, value]] : [])));
}

function ensureKnown(header: readonly string[], columns: readonly string[]): void {
  const unknown = columns.find((column) => !header.includes(column));
  if (unknown === undefined) return;
  const errors = [{ path: 'body.columns', message: `The file has no column “${unknown.slice(0, 100)}”` }];
  throw new AppError('invalid_request', 'Some fields are not valid.', { errors });
}

async function* reportOf(db: Db, importId: string): AsyncGenerator<string> {
  // So that spreadsheets read the letters of names.
  yield `\uFEFF${reportCsvHeader}`;
  let after = 0;
  for (;;) {
    const lines = await selectLines(db, importId, after);
    const last = lines.at(-1);
    if (!last) return;
    after = last.number;
    yield lines
      .map(({ kind, line, listing_key: key, text }) =>
        reportCsvLine({ kind: kind as ReportLine['kind'], line, key, reason: text }),
      )
      .join('');
  }
}
