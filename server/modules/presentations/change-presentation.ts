import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import { lockPresentation, updatePresentation, type PresentationRow } from './presentations.queries.ts';

/** A presentation of its agent: every edit names both, and somebody else's presentation is like one that does not exist. */
export interface PresentationOfUser {
  userId: string;
  presentationId: string;
}

export type PresentationChange = Parameters<typeof updatePresentation>[2];

export function presentationNotFound(): AppError {
  return new AppError('presentation_not_found', 'This presentation does not exist or was deleted.');
}

/**
 * One edit: locks the presentation, does what `act` does in the same transaction, and stores its change as the next revision. An `act` that
 * answers null has changed nothing, and no revision is taken.
 */
export type ChangePresentation = (
  of: PresentationOfUser,
  act: (tx: Tx, presentation: PresentationRow) => Promise<PresentationChange | null>,
) => Promise<void>;

export function createChangePresentation({ db, clock }: { db: Db; clock: Clock }): ChangePresentation {
  return ({ userId, presentationId }, act) =>
    db.transaction().execute(async (tx) => {
      const presentation = await lockPresentation(tx, userId, presentationId);
      if (!presentation) throw presentationNotFound();
      const change = await act(tx, presentation);
      if (change) await updatePresentation(tx, presentationId, change, clock.now());
    });
}
