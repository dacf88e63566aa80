import { sql, type Updateable } from 'kysely';
import type { DB, DbOrTx, Tx } from '#server/platform/database/index.ts';
import type { UserRow } from './users.queries.ts';

export interface UserFilter {
  name: string | undefined;
  email: string | undefined;
  trackingId: string | undefined;
  /** The last one of the page before. */
  before: string | undefined;
  limit: number;
}

/** Users that a filter lets through, the newest first. */
export function selectUsers(db: DbOrTx, { name, email, trackingId, before, limit }: UserFilter): Promise<UserRow[]> {
  const holds = (column: 'email' | 'name', text: string) => {
    const value = column === 'email' ? sql`email` : sql`first_name || ' ' || last_name`;
    return sql<boolean>`strpos(lower(${value}), lower(${text})) > 0`;
  };
  return db
    .selectFrom('users')
    .selectAll()
    .$if(!!name, (query) => query.where(holds('name', (name ?? '').replaceAll(/\s+/g, ' '))))
    .$if(!!email, (query) => query.where(holds('email', email ?? '')))
    .$if(trackingId !== undefined, (query) => query.where('tracking_id', '=', trackingId ?? ''))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function updateRights(tx: Tx, userId: string, changes: Updateable<DB['users']>): Promise<void> {
  await tx.updateTable('users').set(changes).where('id', '=', userId).execute();
}

/** False when another account has the address; then the transaction is void. */
export async function updateEmail(tx: Tx, userId: string, email: string, at: Date): Promise<boolean> {
  try {
    await tx.updateTable('users').set({ email, updated_at: at }).where('id', '=', userId).execute();
    return true;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && error.constraint === 'users_email') return false;
    throw error;
  }
}
