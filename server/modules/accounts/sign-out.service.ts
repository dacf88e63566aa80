import type { AuditService } from '#server/modules/audit/index.ts';
import type { Db } from '#server/platform/database/index.ts';
import type { AccountsAuditAction } from './accounts.audit.ts';
import type { SessionsService } from './sessions.service.ts';

interface SignOutDependencies {
  db: Db;
  audit: AuditService<AccountsAuditAction>;
  sessions: SessionsService;
}

/** Ends the session of a token and what is open for it; does nothing when there is none. `address` is the caller's. */
export type SignOut = (token: string, address: string | null) => Promise<void>;

export function createSignOut({ db, audit, sessions }: SignOutDependencies): SignOut {
  return async (token, address) => {
    await db.transaction().execute(async (tx) => {
      const session = await sessions.end(tx, token);
      if (!session) return;
      await audit.record(tx, { action: 'sign-out', actorUserId: session.user_id, subjectUserId: session.user_id, address });
    });
  };
}
