import type pg from 'pg';

/** "mls" in ASCII: the first of the two numbers of the advisory locks of feeds. */
const LOCK_CLASS = 0x6d6c73;

export interface FeedLock {
  /** The connection that holds the lock; it serves the sync's own small statements too. */
  client: pg.PoolClient;
  release: () => Promise<void>;
}

/**
 * One sync of a feed at a time, on any number of nodes. The lock belongs to a connection, so it ends with a killed process at once;
 * `onLost` is called when the connection breaks, after which another node may begin.
 * @returns null while another sync holds it
 */
export async function takeFeedLock(pool: pg.Pool, lockNumber: number, onLost: () => void): Promise<FeedLock | null> {
  const client = await pool.connect();
  client.on('error', onLost);
  client.on('end', onLost);
  const leave = (error?: Error): void => {
    client.off('error', onLost);
    client.off('end', onLost);
    client.release(error);
  };
  try {
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1, $2) AS taken', [
      LOCK_CLASS,
      lockNumber,
    ]);
    if (!rows[0]?.taken) {
      leave();
      return null;
    }
  } catch (error) {
    leave(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
  return {
    client,
    async release() {
      // A connection on which this fails is thrown away, and the lock with it.
      const failure = await client.query('SELECT pg_advisory_unlock($1, $2)', [LOCK_CLASS, lockNumber]).then(
        () => undefined,
        (error: unknown) => (error instanceof Error ? error : new Error(String(error))),
      );
      leave(failure);
    },
  };
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
