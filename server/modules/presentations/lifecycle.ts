import type { PresentationType } from '#contract/presentations.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { presentationNotFound, type ChangePresentation, type PresentationOfUser } from './change-presentation.ts';
import { copyHomes } from './copy-homes.ts';
import { insertPresentation, selectPresentation, updatePresentation } from './presentations.queries.ts';
import { defaultSections } from './sections/default-sections.ts';

/** A deleted presentation can be brought back for so long; then a job removes it with its photos. */
export const RESTORE_DAYS = 30;
const DAY_MS = 86_400_000;
const UNNAMED = 'Untitled presentation';

export interface NewPresentation {
  userId: string;
  type: PresentationType;
  title?: string | null | undefined;
  clientDisplayName?: string | null | undefined;
}

export interface Lifecycle {
  /** Makes an empty presentation with the sections of its type; answers its id. */
  create: (tx: Tx, presentation: NewPresentation) => Promise<string>;
  /** A copy with homes, photos and sections, unpublished and unshared; answers its id. */
  clone: (tx: Tx, of: PresentationOfUser) => Promise<string>;
  setArchived: (of: PresentationOfUser, isArchived: boolean) => Promise<void>;
  delete: (of: PresentationOfUser) => Promise<void>;
  /** Brings a deleted one back within `RESTORE_DAYS`. */
  restore: (of: PresentationOfUser) => Promise<void>;
  /** Deletes those whose `RESTORE_DAYS` are over. */
  deleteForGood: () => Promise<void>;
}

export function createLifecycle({ db, clock, change }: { db: Db; clock: Clock; change: ChangePresentation }): Lifecycle {
  return {
    async create(tx, { userId, type, title, clientDisplayName }) {
      const [id, at] = [newId(), clock.now()];
      await insertPresentation(tx, {
        id,
        user_id: userId,
        presentation_type: type,
        title: title ?? UNNAMED,
        client_display_name: clientDisplayName ?? null,
        sections: JSON.stringify(defaultSections(type)),
        created_at: at,
        updated_at: at,
      });
      return id;
    },

    async clone(tx, { userId, presentationId }) {
      const original = await selectPresentation(tx, userId, presentationId);
      if (!original) throw presentationNotFound();
      const [id, at] = [newId(), clock.now()];
      await insertPresentation(tx, {
        id,
        user_id: userId,
        presentation_type: original.presentation_type,
        title: `${original.title} (copy)`.slice(-100),
        client_display_name: original.client_display_name,
        price_min: original.price_min,
        price_max: original.price_max,
        sections: JSON.stringify(original.sections),
        valuation_choices: JSON.stringify(original.valuation_choices),
        created_at: at,
        updated_at: at,
      });
      const coverPhotoId = await copyHomes(tx, { from: presentationId, to: id, coverPhotoId: original.cover_photo_id, at });
      await updatePresentation(tx, id, { cover_photo_id: coverPhotoId }, at);
      return id;
    },

    setArchived: (of, isArchived) =>
      change(of, async (_, { is_archived }) => (is_archived === isArchived ? null : { is_archived: isArchived })),

    delete: (of) => change(of, async () => ({ deleted_at: clock.now() })),

    async deleteForGood() {
      const before = new Date(clock.now().getTime() - RESTORE_DAYS * DAY_MS);
      await db.deleteFrom('presentations').where('deleted_at', '<', before).execute();
    },

    async restore({ userId, presentationId }) {
      const since = new Date(clock.now().getTime() - RESTORE_DAYS * DAY_MS);
      const { numUpdatedRows } = await db
        .updateTable('presentations')
        .set({ deleted_at: null })
        .where('id', '=', presentationId)
        .where('user_id', '=', userId)
        .where((where) => where.or([where('deleted_at', 'is', null), where('deleted_at', '>', since)]))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw presentationNotFound();
    },
  };
}
