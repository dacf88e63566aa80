import { sql } from 'kysely';
import type { DbOrTx, Tx } from '#server/platform/database/index.ts';

export async function selectBranding(db: DbOrTx, userId: string): Promise<unknown> {
  return (await db.selectFrom('brandings').select('fields').where('user_id', '=', userId).executeTakeFirst())?.fields;
}

/** Stores the fields that are given beside those stored before; null takes one away. */
export async function mergeBranding(db: DbOrTx, userId: string, changes: object, at: Date): Promise<void> {
  const fields = JSON.stringify(changes);
  await sql`
    INSERT INTO brandings (user_id, fields, updated_at) VALUES (${userId}, jsonb_strip_nulls(${fields}::jsonb), ${at})
    ON CONFLICT (user_id) DO UPDATE SET fields = jsonb_strip_nulls(brandings.fields || ${fields}::jsonb), updated_at = ${at}`.execute(
    db,
  );
}

export async function deleteBranding(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('brandings').where('user_id', '=', userId).execute();
}

export async function insertPicture(db: DbOrTx, picture: { name: string; user_id: string; created_at: Date }): Promise<void> {
  await db.insertInto('profile_pictures').values(picture).execute();
}

export async function selectPicturesOf(db: DbOrTx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('profile_pictures')
    .select('name')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();
  return rows.map(({ name }) => name);
}

/** How many of the named pictures are the user's. */
export async function countPicturesOf(db: DbOrTx, userId: string, names: readonly string[]): Promise<number> {
  if (names.length === 0) return 0;
  const { count } = await db
    .selectFrom('profile_pictures')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('user_id', '=', userId)
    .where('name', 'in', names)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Forgets pictures, all of a user where no names are given; answers the names of those that were there. */
export async function deletePictures(db: DbOrTx, userId: string, names?: readonly string[]): Promise<string[]> {
  let query = db.deleteFrom('profile_pictures').where('user_id', '=', userId);
  if (names) query = query.where('name', 'in', names);
  return (await query.returning('name').execute()).map(({ name }) => name);
}
