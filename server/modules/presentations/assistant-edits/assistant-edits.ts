import type { ListingViewer } from '#server/modules/listings/index.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Db } from '#server/platform/database/index.ts';
import { presentationNotFound, type ChangePresentation, type PresentationOfUser } from '../change-presentation.ts';
import { selectPresentation, selectProperties } from '../presentations.queries.ts';
import type { Comparables } from '../properties/comparables.ts';
import { insertEdit, markUndone, selectLastEdit } from './edits.queries.ts';
import { isSame, snapshotOf, snapshotSchema, takenBack, type Snapshot } from './snapshot.ts';

/** An edit that the agent can take back. */
export interface LastEdit {
  id: string;
  words: string;
}

export interface AssistantEdits {
  /** Does an edit for the assistant and keeps what it changed, under the words that it answers. */
  keeping: <Done extends string>(of: PresentationOfUser, act: () => Promise<Done>) => Promise<Done>;
  last: (presentationId: string) => Promise<LastEdit | null>;
  /**
   * Takes the last edit of the assistant back, or the one that is named; what was changed again since stays as it is.
   * Answers its words; null where there is nothing to take back.
   */
  undo: (of: PresentationOfUser, viewer: ListingViewer, editId?: string) => Promise<string | null>;
}

export function createAssistantEdits({
  db,
  clock,
  change,
  comparables,
}: {
  db: Db;
  clock: Clock;
  change: ChangePresentation;
  comparables: Comparables;
}): AssistantEdits {
  async function snapshot({ userId, presentationId }: PresentationOfUser): Promise<Snapshot> {
    const presentation = await selectPresentation(db, userId, presentationId);
    if (!presentation) throw presentationNotFound();
    return snapshotOf(presentation, await selectProperties(db, presentationId));
  }

  /** Where the comparables were changed: those of before, in their order, and those that came since. */
  async function restoreComparables(
    of: PresentationOfUser,
    { before, after }: { before: Snapshot; after: Snapshot },
    viewer: ListingViewer,
  ): Promise<void> {
    if (isSame(before.comparables, after.comparables)) return;
    const has = (all: Snapshot['comparables'], one: Snapshot['comparables'][number]) => all.some((other) => isSame(one, other));
    for (const one of after.comparables)
      if (!has(before.comparables, one)) await comparables.remove(of, `${one.mlsSource}:${one.mlsId}`);
    for (const one of before.comparables) if (!has(after.comparables, one)) await comparables.add(of, one, viewer);
    await comparables.order(of, before.comparables);
  }

  return {
    async keeping(of, act) {
      const before = await snapshot(of);
      const done = await act();
      const after = await snapshot(of);
      if (!isSame(before, after))
        await insertEdit(db, { presentationId: of.presentationId, words: done, before, after, at: clock.now() });
      return done;
    },

    async last(presentationId) {
      const edit = await selectLastEdit(db, presentationId);
      return edit ? { id: edit.id, words: edit.words } : null;
    },

    async undo(of, viewer, editId) {
      await snapshot(of);
      const edit = await selectLastEdit(db, of.presentationId, editId);
      if (!edit || !(await markUndone(db, edit.id, clock.now()))) return null;
      const [before, after] = [snapshotSchema.parse(edit.before), snapshotSchema.parse(edit.after)];
      await restoreComparables(of, { before, after }, viewer);
      await change(of, async (_, row) => takenBack(before, after, snapshotOf(row, [])));
      return edit.words;
    },
  };
}
