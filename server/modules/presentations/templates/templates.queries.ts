import type { DbOrTx } from '#server/platform/database/index.ts';

export function selectTemplates(
  db: DbOrTx,
  userId: string,
  limit: number,
): Promise<{ id: string; name: string; config: unknown }[]> {
  return db
    .selectFrom('presentation_section_templates')
    .select(['id', 'name', 'config'])
    .where('user_id', '=', userId)
    .orderBy('name')
    .limit(limit)
    .execute();
}

/** How many an agent has beside the one of a name. */
export async function countOtherTemplates(db: DbOrTx, userId: string, name: string): Promise<number> {
  const { count } = await db
    .selectFrom('presentation_section_templates')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('name', '!=', name)
    .executeTakeFirstOrThrow();
  return Number(count);
}

interface NewTemplate {
  id: string;
  userId: string;
  name: string;
  config: object;
  at: Date;
}

/** Answers the id of the row, which stays where a template is replaced. */
export async function upsertTemplate(db: DbOrTx, { id, userId, name, config, at }: NewTemplate): Promise<string> {
  const json = JSON.stringify(config);
  const row = await db
    .insertInto('presentation_section_templates')
    .values({ id, user_id: userId, name, config: json, created_at: at })
    .onConflict((conflict) => conflict.columns(['user_id', 'name']).doUpdateSet({ config: json }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function deleteTemplate(db: DbOrTx, userId: string, id: string): Promise<void> {
  await db.deleteFrom('presentation_section_templates').where('user_id', '=', userId).where('id', '=', id).execute();
}
