import { getFile, getFileState, uploadFile } from '#contract/files.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { Mount } from '#server/platform/http/index.ts';
import type { FilesService } from './files.service.ts';

export function mountFiles(mount: Mount, files: FilesService): void {
  mount.endpoint(uploadFile, async ({ caller, files: sent }) => {
    for await (const file of sent) return files.store(caller.userId, file);
    throw new AppError('file_missing', 'Choose a file.');
  });

  mount.endpoint(getFileState, async ({ caller, params }) => files.state({ userId: caller.userId, fileId: params.fileId }));

  mount.endpoint(getFile, async ({ caller, params, query }) =>
    files.read(
      { userId: caller.userId, fileId: params.fileId },
      { widthPx: query.w === undefined ? null : Number(query.w), original: query.original !== undefined },
    ),
  );
}
