import { sql } from 'kysely';
import type { Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';

/** What the language models of one user may use in a day (UTC). */
export interface DailyLimits {
  tokens: number;
  /** Null: the cost is not bounded. */
  dollars: number | null;
}

const MICRO = 1e6;
const DAY_MS = 86_400_000;

/**
 * Refuses a prompt for a language model when the user's allowance of the day is used up. Replies that are being written count with what
 * they have used so far, so a day may end one reply over it; a reply is bounded itself.
 * @throws AppError daily_limit_reached
 */
export async function ensureWithinDay(
  tx: Tx,
  { userId, at, limits }: { userId: string; at: Date; limits: DailyLimits },
): Promise<void> {
  const dayStart = new Date(Math.floor(at.getTime() / DAY_MS) * DAY_MS);
  const { rows } = await sql<{ tokens: number; micro_dollars: number }>`
    SELECT coalesce(sum(input_tokens::int8 + output_tokens), 0)::int8 AS tokens,
      coalesce(sum(cost_micro_dollars), 0)::int8 AS micro_dollars
    FROM runs WHERE user_id = ${userId} AND created_at >= ${dayStart} AND model <> 'built-in'`.execute(tx);
  const { tokens = 0, micro_dollars: microDollars = 0 } = rows[0] ?? {};
  const isSpent = tokens >= limits.tokens || (limits.dollars !== null && microDollars >= limits.dollars * MICRO);
  if (!isSpent) return;
  throw new AppError(
    'daily_limit_reached',
    "Today's allowance for language models is used up. The built-in assistant still answers.",
    {
      retryAfterSeconds: Math.ceil((dayStart.getTime() + DAY_MS - at.getTime()) / 1_000),
    },
  );
}
