import type { Db } from '#server/platform/database/index.ts';
import { presentationNotFound, type PresentationOfUser } from './change-presentation.ts';
import type { StoredPresentation } from './cma-answer.ts';
import { selectAnyPresentation, selectPhotos, selectPresentation, selectProperties } from './presentations.queries.ts';

/** Who reads: its agent, or an administrator, who may read everybody's and change nobody's. */
export interface PresentationReader {
  userId: string;
  isAdmin: boolean;
}

/** Reads a presentation with its homes and photos at one moment. @throws AppError presentation_not_found */
export function readPresentation(
  db: Db,
  { userId, isAdmin }: PresentationReader,
  presentationId: PresentationOfUser['presentationId'],
): Promise<StoredPresentation> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (tx) => {
      const presentation = await (isAdmin
        ? selectAnyPresentation(tx, presentationId)
        : selectPresentation(tx, userId, presentationId));
      if (!presentation) throw presentationNotFound();
      const properties = await selectProperties(tx, presentationId);
      return { presentation, properties, photos: await selectPhotos(tx, presentationId) };
    });
}
