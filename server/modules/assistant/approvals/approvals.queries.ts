import { sql } from 'kysely';
import type { Approval, ApprovalDecision } from '#contract/approvals.ts';
import type { DbOrTx, Tx } from '#server/platform/database/index.ts';

interface ApprovalRow {
  id: string;
  run_id: string;
  call_id: string;
  card: Approval['card'];
  decision: ApprovalDecision | null;
  decided_at: Date | null;
}

const columns = sql`id, run_id, call_id, card, decision, decided_at`;

const toApproval = ({ id, call_id, card, decision, decided_at }: ApprovalRow): Approval => ({
  id,
  toolCallId: call_id,
  card,
  decision,
  decidedAt: decided_at?.toISOString() ?? null,
});

/** What runs asked their users to agree to, oldest first. */
export async function selectApprovals(db: DbOrTx, runIds: readonly string[]): Promise<Map<string, Approval[]>> {
  const { rows } = await sql<ApprovalRow>`
    SELECT ${columns} FROM run_approvals WHERE run_id = ANY (${[...runIds]}::uuid[]) ORDER BY id`.execute(db);
  return new Map([...Map.groupBy(rows, ({ run_id }) => run_id)].map(([runId, ofRun]) => [runId, ofRun.map(toApproval)]));
}

interface ApprovalOfUser {
  approvalId: string;
  runId: string;
  threadId: string;
  userId: string;
}

/** An approval of the user's run, which is locked until the transaction ends. */
export async function lockApproval(
  tx: Tx,
  { approvalId, runId, threadId, userId }: ApprovalOfUser,
): Promise<{ approval: Approval; tool: string; isAwaited: boolean } | undefined> {
  const { rows } = await sql<ApprovalRow & { tool: string; is_awaited: boolean }>`
    SELECT a.id, a.run_id, a.call_id, a.card, a.decision, a.decided_at, a.tool, r.status = 'awaiting-approval' AS is_awaited
    FROM run_approvals a JOIN runs r ON r.id = a.run_id
    WHERE a.id = ${approvalId} AND r.id = ${runId} AND r.thread_id = ${threadId} AND r.user_id = ${userId}
    FOR UPDATE OF r`.execute(tx);
  const [row] = rows;
  return row && { approval: toApproval(row), tool: row.tool, isAwaited: row.is_awaited };
}

export async function updateDecision(tx: Tx, approvalId: string, decision: ApprovalDecision, at: Date): Promise<Approval> {
  const { rows } = await sql<ApprovalRow>`
    UPDATE run_approvals SET decision = ${decision}, decided_at = ${at} WHERE id = ${approvalId} RETURNING ${columns}`.execute(
    tx,
  );
  const [row] = rows;
  if (!row) throw new Error('The approval was locked');
  return toApproval(row);
}

/** Lets a run that waits for nothing more go on: any node may take it. Its time begins anew. */
export async function resumeDecidedRun(tx: Tx, runId: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE runs SET status = 'queued', lease_until = now(), started_at = NULL
    WHERE id = ${runId} AND status = 'awaiting-approval'
      AND NOT EXISTS (SELECT 1 FROM run_approvals a WHERE a.run_id = runs.id AND a.decision IS NULL)
    RETURNING id`.execute(tx);
  return rows.length > 0;
}
