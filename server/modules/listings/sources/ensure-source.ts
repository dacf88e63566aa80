import type pg from 'pg';

/** Makes the row of a source that is imported for the first time: for agents alone, under its own name. Leaves others alone. */
export async function ensureSource(client: Pick<pg.ClientBase, 'query'>, name: string, now: Date): Promise<void> {
  await client.query(
    'INSERT INTO listing_sources (name, title, created_at, updated_at) VALUES ($1, $1, $2, $2) ON CONFLICT (name) DO NOTHING',
    [name, now],
  );
}
