import type { Approval, ApprovalDecision } from '#contract/approvals.ts';
import type { AuditService } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/database/index.ts';
import { AppError } from '#server/platform/errors/index.ts';
import type { AssistantAuditAction } from '../assistant.audit.ts';
import { lockApproval, resumeDecidedRun, updateDecision } from './approvals.queries.ts';

export interface Decision {
  userId: string;
  threadId: string;
  runId: string;
  approvalId: string;
  decision: ApprovalDecision;
  /** Where the click came from. */
  address: string | null;
  at: Date;
}

/**
 * Stores what the user decided, with its entry in the audit log. When nothing of the run is undecided any more, the run is queued again.
 * The same decision once more changes nothing.
 * @throws AppError approval_not_found; approval_closed when it was decided otherwise, or the run has ended
 */
export async function storeDecision(
  tx: Tx,
  audit: AuditService<AssistantAuditAction>,
  { decision, address, at, ...approvalOfUser }: Decision,
): Promise<{ approval: Approval; resumes: boolean }> {
  const { userId, runId, approvalId } = approvalOfUser;
  const found = await lockApproval(tx, approvalOfUser);
  if (!found) throw new AppError('approval_not_found', 'This approval does not exist.');
  if (found.approval.decision === decision) return { approval: found.approval, resumes: false };
  if (found.approval.decision !== null || !found.isAwaited) {
    throw new AppError('approval_closed', 'This was already decided, or the reply has ended.');
  }
  const approval = await updateDecision(tx, approvalId, decision, at);
  await audit.record(tx, {
    action: decision === 'approve' ? 'assistant-act-approved' : 'assistant-act-declined',
    actorUserId: userId,
    subjectUserId: userId,
    address,
    details: { tool: found.tool, runId, approvalId },
  });
  return { approval, resumes: await resumeDecidedRun(tx, runId) };
}
