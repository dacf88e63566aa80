import type pg from 'pg';

/** What a source lists against what is stored of it. Keys are read in their order, so that any number passes in little memory. */
export interface KeyComparison {
  listedCount: number;
  storedCount: number;
  goneCount: number;
  /** Stored and no longer listed: up to `limit` keys after a key. */
  findGone: (afterKey: string, limit: number) => Promise<string[]>;
  /** Listed and not stored. */
  findMissing: (afterKey: string, limit: number) => Promise<string[]>;
}

const gone = `FROM listings WHERE mls_source = $1 AND NOT EXISTS (SELECT FROM listed_keys WHERE key = listing_key)`;
const missing = `
  FROM listed_keys WHERE NOT EXISTS (SELECT FROM listings WHERE mls_source = $1 AND listing_key = key)`;

/**
 * Gathers the keys that a source lists now in a table of this connection alone, and compares.
 * @param client is used until the comparison is done with
 */
export async function compareKeys(
  client: pg.ClientBase,
  { source, keys }: { source: string; keys: AsyncIterable<readonly string[]> },
): Promise<KeyComparison> {
  await client.query('CREATE TEMP TABLE IF NOT EXISTS listed_keys (key text PRIMARY KEY)');
  await client.query('TRUNCATE listed_keys');
  for await (const some of keys) {
    await client.query('INSERT INTO listed_keys SELECT DISTINCT unnest($1::text[]) ON CONFLICT DO NOTHING', [some]);
  }
  await client.query('ANALYZE listed_keys');
  const count = async (text: string, values: string[] = [source]): Promise<number> => {
    const { rows } = await client.query<{ count: number }>(`SELECT count(*)::integer AS count ${text}`, values);
    return rows[0]?.count ?? 0;
  };
  const some = async (column: string, text: string, afterKey: string, limit: number): Promise<string[]> => {
    const { rows } = await client.query<{ key: string }>(
      `SELECT ${column} AS key ${text} AND ${column} > $2 ORDER BY ${column} LIMIT $3`,
      [source, afterKey, limit],
    );
    return rows.map((row) => row.key);
  };
  return {
    listedCount: await count('FROM listed_keys', []),
    storedCount: await count('FROM listings WHERE mls_source = $1'),
    goneCount: await count(gone),
    findGone: (afterKey, limit) => some('listing_key', gone, afterKey, limit),
    findMissing: (afterKey, limit) => some('key', missing, afterKey, limit),
  };
}
