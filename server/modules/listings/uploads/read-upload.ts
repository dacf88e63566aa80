import { calendarDateOf } from '#server/platform/clock.ts';
import { AppError, isAppError } from '#server/platform/errors/index.ts';
import type { JobHelpers, Jobs } from '#server/platform/jobs/index.ts';
import type { Log } from '#server/platform/log.ts';
import { importFile } from '../import/import-file.ts';
import { lookAtFile } from './look-at-file.ts';
import { uploadPlanOf } from './import-view.ts';
import { withUpload } from './uploaded-file.ts';
import { deleteUpload, selectForgottenUploads, selectImport, updateImport, type ImportRow } from './uploads.queries.ts';
import type { UploadsDependencies } from './uploads.service.ts';
import { readUploadTask, sweepUploadsTask } from './uploads.tasks.ts';

type Parts = Pick<UploadsDependencies, 'db' | 'pool' | 'clock' | 'storage'> & { log: Log };

const KEPT_UNUSED_MS = 24 * 3_600_000;

/** Says who works on the jobs of uploads. */
export function registerUploadJobs(jobs: Jobs, parts: Parts): void {
  jobs.handle(readUploadTask, ({ importId }, helpers) => readUpload(parts, importId, helpers));
  jobs.handle(sweepUploadsTask, () => sweepUploads(parts));
  jobs.schedule(sweepUploadsTask, '41 * * * *', {});
}

/** Imports or tries an upload. After a crash the same is done again: rows that are written already are unchanged then. */
async function readUpload(parts: Parts, importId: string, { signal, isLastAttempt }: JobHelpers): Promise<void> {
  const { db, clock, log } = parts;
  const row = await selectImport(db, importId, null);
  if (!row || (row.state !== 'queued' && row.state !== 'running')) return;
  const end = (state: 'failed' | 'looked-at' | 'queued', problem: string | null): Promise<void> =>
    updateImport(db, importId, { state, problem, finished_at: state === 'failed' ? clock.now() : null });
  try {
    await importUpload(parts, row, signal);
  } catch (error) {
    // A try that did not come to its end changed nothing.
    const over = row.is_dry_run ? 'looked-at' : 'failed';
    if (isAppError(error)) return end(over, error.message);
    if (!isLastAttempt || signal.aborted) {
      await end('queued', null);
      throw error;
    }
    log.error({ err: error, importId }, 'an upload of listings could not be imported');
    await end(over, 'It could not be read to its end. Try again, or tell whoever runs Sidekick.');
  }
}

async function importUpload({ db, pool, clock, storage }: Parts, row: ImportRow, signal: AbortSignal): Promise<void> {
  const { id, source, file_key: key, file_name: fileName, is_dry_run: isDryRun } = row;
  if (key === null) throw new AppError('import_not_possible', 'The file is not kept any more. Upload it again.');
  await withUpload(storage, { key, name: fileName }, async (file) => {
    const wishes = uploadPlanOf(row)?.wishes ?? {};
    const { planned } = await lookAtFile(db, { source, file, today: calendarDateOf(clock.now()), wishesFor: () => wishes });
    const [obstacle] = planned?.plan.obstacles ?? [];
    if (obstacle !== undefined) throw new AppError('import_has_questions', obstacle);
    await importFile({ db, pool, clock }, { source, file, fileName, planned, isDryRun, runId: id, signal });
  });
  if (isDryRun) return;
  await updateImport(db, id, { file_key: null, plan: null });
  await storage.delete(key);
}

async function sweepUploads({ db, clock, storage }: Parts): Promise<void> {
  for (const row of await selectForgottenUploads(db, new Date(clock.now().getTime() - KEPT_UNUSED_MS))) {
    if (row.file_key !== null) await storage.delete(row.file_key);
    if (row.state === 'failed') await updateImport(db, row.id, { file_key: null, plan: null });
    else await deleteUpload(db, row.id);
  }
}
