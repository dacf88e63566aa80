import {
  discardListingImport,
  getListingImport,
  getListingImportReport,
  listListingImports,
  planListingImport,
  startListingImport,
  undoListingImport,
  uploadListingFile,
} from '#contract/listing-imports.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { UploadsService } from './uploads.service.ts';

export function mountUploads(mount: Mount, uploads: UploadsService): void {
  mount.endpoint(listListingImports, ({ caller }) => uploads.list(caller));
  mount.endpoint(uploadListingFile, async ({ body, files, caller }) => {
    for await (const file of files) return uploads.upload(caller, body.source, file);
    const errors = [{ path: 'body.file', message: 'Choose a file' }];
    throw new AppError('invalid_request', 'Some fields are not valid.', { errors });
  });
  mount.endpoint(getListingImport, ({ params, caller }) => uploads.get(caller, params.importId));
  mount.endpoint(planListingImport, ({ params, body, caller }) => uploads.plan(caller, params.importId, body));
  mount.endpoint(startListingImport, ({ params, body, caller }) => uploads.start(caller, params.importId, body.isDryRun));
  mount.endpoint(undoListingImport, ({ params, caller }) => uploads.undo(caller, params.importId));
  mount.endpoint(discardListingImport, async ({ params, caller }) => {
    await uploads.discard(caller, params.importId);
    return undefined;
  });
  mount.endpoint(getListingImportReport, async ({ params, caller }) => {
    const { fileName, content } = await uploads.report(caller, params.importId);
    return { content, mimeType: 'text/csv; charset=utf-8', name: fileName };
  });
}
