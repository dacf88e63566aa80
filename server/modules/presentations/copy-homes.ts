import { randomBytes } from 'node:crypto';
import type { Tx } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { selectPhotos, selectProperties } from './presentations.queries.ts';

/** 128 random bits: whoever has not been told the name of a photo does not find it. */
export const newPhotoName = (): string => randomBytes(16).toString('base64url');

/**
 * Copies the homes and photos of a presentation. Files of uploaded photos are never written again, so the copy shares them under names of
 * its own. Answers the id of the copied cover photo.
 */
export async function copyHomes(
  tx: Tx,
  { from, to, coverPhotoId, at }: { from: string; to: string; coverPhotoId: number | null; at: Date },
): Promise<number | null> {
  const homes = await selectProperties(tx, from);
  const newIdOf = new Map(homes.map((home) => [home.id, newId()]));
  if (homes.length > 0) {
    await tx
      .insertInto('presentation_properties')
      .values(
        homes.map((home) => ({
          ...home,
          id: newIdOf.get(home.id) ?? newId(),
          presentation_id: to,
          facts: JSON.stringify(home.facts),
          created_at: at,
        })),
      )
      .execute();
  }
  let copiedCover: number | null = null;
  const copies = new Map<number, { copiedId: number; original: number | null }>();
  for (const { id, original_id: original, ...photo } of await selectPhotos(tx, from)) {
    const { id: copiedId } = await tx
      .insertInto('presentation_photos')
      .values({
        ...photo,
        presentation_id: to,
        property_id: photo.property_id === null ? null : (newIdOf.get(photo.property_id) ?? null),
        public_name: photo.public_name === null ? null : newPhotoName(),
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    copies.set(id, { copiedId, original });
    if (id === coverPhotoId) copiedCover = copiedId;
  }
  for (const { copiedId, original } of copies.values())
    if (original !== null)
      await tx
        .updateTable('presentation_photos')
        .set({ original_id: copies.get(original)?.copiedId ?? null })
        .where('id', '=', copiedId)
        .execute();
  return copiedCover;
}
