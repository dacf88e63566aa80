import pg from 'pg';

/** "mls" in ASCII: the first of the two numbers of the advisory locks of feeds. */
const LOCK_CLASS = 0x6d6c73;

export interface FeedLock {
  /** The connection that holds the lock; it compares keys, too. */
  client: pg.ClientBase;
  release: () => Promise<void>;
}

/**
 * One sync of a feed at a time, on any number of nodes. The lock belongs to a connection, so it ends with a killed process at once;
 * `onLost` is called when the connection breaks, after which another node may begin. It is none of the pool's: a sync takes minutes, and
 * whatever it waits for there would wait for the sync.
 * @returns null while another sync holds it
 */
export async function takeFeedLock(pool: pg.Pool, lockNumber: number, onLost: () => void): Promise<FeedLock | null> {
  const client = new pg.Client(pool.options);
  client.on('error', onLost);
  client.on('end', onLost);
  const leave = async (): Promise<void> => {
    client.off('end', onLost);
    await client.end();
  };
  try {
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS taken', [
      LOCK_CLASS,
      lockNumber,
    ]);
    if (rows[0]?.taken) return { client, release: leave };
  } catch (error) {
    await leave().catch(() => {});
    throw error;
  }
  await leave();
  return null;
}

/** True while some node syncs the feed. */
export async function isFeedLocked(pool: pg.Pool, lockNumber: number): Promise<boolean> {
  const { rows } = await pool.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND granted AND objsubid = 2 AND classid = $1 AND objid = $2
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
    [LOCK_CLASS, lockNumber],
  );
  return rows.length > 0;
}
