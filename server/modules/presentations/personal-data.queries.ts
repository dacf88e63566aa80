import type { Db, Tx } from '#server/platform/database/index.ts';

/** An agent's presentations as they can be read; links and their passwords are left out. */
export async function exportPresentations(db: Db, userId: string): Promise<Record<string, unknown>> {
  const presentations = await db
    .selectFrom('presentations')
    .select(['id', 'title', 'client_display_name', 'price_min', 'price_max', 'sections', 'created_at', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  const homes = await db
    .selectFrom('presentation_properties')
    .innerJoin('presentations', 'presentations.id', 'presentation_properties.presentation_id')
    .select(['presentation_id', 'is_subject', 'facts'])
    .where('user_id', '=', userId)
    .execute();
  const sectionTemplates = await db
    .selectFrom('presentation_section_templates')
    .select(['name', 'config', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .execute();
  return { presentations, presentationHomes: homes, sectionTemplates };
}

/** Where the photos stand that a user uploaded. */
export async function selectUploadedPhotos(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('presentation_files')
    .select('key')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ key }) => key);
}

/** Their homes, photos, links and counts go with them; the files go with the next sweep. */
export async function erasePresentations(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('presentations').where('user_id', '=', userId).execute();
  await tx.deleteFrom('presentation_section_templates').where('user_id', '=', userId).execute();
}
