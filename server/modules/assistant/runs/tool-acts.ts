import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock.ts';
import type { Db, Tx } from '#server/platform/database/index.ts';
import type { ToolActs } from '../loop/agent-loop.ts';

/**
 * The acts of one run's calls. A row stands or falls with the act, in one transaction; a second owner of the run that tries the same act
 * waits for the first one's transaction and gets its result.
 */
export function createToolActs({ db, clock, runId }: { db: Db; clock: Clock; runId: string }): ToolActs {
  return {
    idempotently: <Result>(callId: string, key: string, act: (tx: Tx) => Promise<Result>) =>
      db.transaction().execute(async (tx) => {
        const isMine = sql`run_id = ${runId} AND call_id = ${callId} AND key = ${key}`;
        const begun = await sql`
          INSERT INTO tool_acts (run_id, call_id, key, created_at) VALUES (${runId}, ${callId}, ${key}, ${clock.now()})
          ON CONFLICT DO NOTHING RETURNING key`.execute(tx);
        if (begun.rows.length === 0) {
          const { rows } = await sql<{ result: Result }>`SELECT result FROM tool_acts WHERE ${isMine}`.execute(tx);
          const [done] = rows;
          if (!done) throw new Error('An act that is done has its row');
          return done.result;
        }
        const result = await act(tx);
        await sql`UPDATE tool_acts SET result = ${JSON.stringify(result ?? null)}::jsonb WHERE ${isMine}`.execute(tx);
        return result;
      }),

    async hasActed(callId) {
      const { rows } = await sql`SELECT 1 FROM tool_acts WHERE run_id = ${runId} AND call_id = ${callId} LIMIT 1`.execute(db);
      return rows.length > 0;
    },
  };
}
