import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import type { PropertyFacts } from './property-facts.ts';

interface NewProperty {
  presentationId: string;
  isSubject: boolean;
  facts: PropertyFacts;
  at: Date;
}

/** Adds a home at the end; null when the presentation has this listing as a comparable already. */
export async function insertProperty(tx: Tx, { presentationId, isSubject, facts, at }: NewProperty): Promise<string | null> {
  const row = await tx
    .insertInto('presentation_properties')
    .values({
      id: newId(),
      presentation_id: presentationId,
      is_subject: isSubject,
      mls_source: facts.mlsId === null ? null : facts.mlsSource,
      mls_id: facts.mlsSource === null ? null : facts.mlsId,
      position: sql<number>`(
        SELECT coalesce(max(position), 0) + 1 FROM presentation_properties WHERE presentation_id = ${presentationId}::uuid
      )`,
      facts: JSON.stringify(facts),
      created_at: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function updateFacts(tx: Tx, propertyId: string, facts: PropertyFacts): Promise<void> {
  await tx
    .updateTable('presentation_properties')
    .set({ facts: JSON.stringify(facts), mls_source: facts.mlsSource, mls_id: facts.mlsId })
    .where('id', '=', propertyId)
    .execute();
}

export async function deleteProperties(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('presentation_properties').where('id', 'in', ids).execute();
}

/** Gives the homes the positions in which they are named. */
export async function setOrder(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`
    UPDATE presentation_properties SET position = place.position
    FROM unnest(${[...ids]}::uuid[]) WITH ORDINALITY AS place (id, position)
    WHERE presentation_properties.id = place.id`.execute(tx);
}

/** Photos of a listing, by their addresses on our origin, as photos of a home. */
export async function insertListingPhotos(
  tx: Tx,
  home: { presentationId: string; propertyId: string },
  photos: readonly { url: string; alteration: string | null }[],
  at: Date,
): Promise<void> {
  if (photos.length === 0) return;
  await tx
    .insertInto('presentation_photos')
    .values(
      photos.map(({ url, alteration }, index) => ({
        presentation_id: home.presentationId,
        property_id: home.propertyId,
        listing_photo_url: url,
        alteration,
        position: index + 1,
        created_at: at,
      })),
    )
    .execute();
}
