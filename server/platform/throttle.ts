import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Clock } from './clock.ts';
import type { Db } from './database/index.ts';
import { AppError } from './errors/index.ts';

/** A token bucket: `burst` at once, then one more every `refillSeconds`. */
export interface ThrottleRule {
  burst: number;
  refillSeconds: number;
}

export interface Throttle {
  /**
   * Takes one token of the bucket `key`.
   * @throws AppError too_many_requests with the seconds after which a token is there again
   */
  take: (key: string, rule: ThrottleRule) => Promise<void>;
  /** Refunds a token, for an attempt that turned out to be welcome. */
  refund: (key: string, rule: ThrottleRule) => Promise<void>;
  /** Forgets buckets that nobody touched for a day; by then they are full again. */
  deleteIdleBuckets: () => Promise<void>;
}

/** Buckets live in the database, so all nodes share them; taking is one statement, so callers that race cannot both get the last token. */
export function createThrottle({ db, clock }: { db: Db; clock: Clock }): Throttle {
  return {
    async take(key, { burst, refillSeconds }) {
      const now = clock.now();
      const refilled = sql<number>`least(${burst}::float8, throttle_counters.tokens
        + greatest(0, extract(epoch FROM ${now}::timestamptz - throttle_counters.updated_at))::float8 / ${refillSeconds}::float8)`;
      const taken = await sql`
        INSERT INTO throttle_counters (key, tokens, updated_at) VALUES (${key}, ${burst - 1}::float8, ${now})
        ON CONFLICT (key) DO UPDATE SET tokens = ${refilled} - 1, updated_at = ${now} WHERE ${refilled} >= 1
        RETURNING tokens`.execute(db);
      if (taken.rows.length > 0) return;
      const { rows } = await sql<{
        tokens: number;
      }>`SELECT ${refilled} AS tokens FROM throttle_counters WHERE key = ${key}`.execute(db);
      const missing = 1 - (rows[0]?.tokens ?? 0);
      throw new AppError('too_many_requests', 'Too many attempts. Wait a little, then try again.', {
        retryAfterSeconds: Math.max(1, Math.ceil(missing * refillSeconds)),
      });
    },

    async refund(key, { burst }) {
      await sql`UPDATE throttle_counters SET tokens = least(${burst}::float8, tokens + 1) WHERE key = ${key}`.execute(db);
    },

    async deleteIdleBuckets() {
      const before = new Date(clock.now().getTime() - 24 * 3_600_000);
      await db.deleteFrom('throttle_counters').where('updated_at', '<', before).execute();
    },
  };
}

/** What an address counts as in a bucket's key: an IPv6 caller commands its whole /64. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped?.[1]) return mapped[1];
  const [head = '', tail = ''] = address.split('%')[0]?.split('::') ?? [];
  const before = head.split(':').filter(Boolean);
  const after = tail.split(':').filter(Boolean);
  const groups = address.includes('::')
    ? [...before, ...Array<string>(8 - before.length - after.length).fill('0'), ...after]
    : before;
  return `${groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
