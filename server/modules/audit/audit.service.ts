import type { Clock } from '#server/platform/clock.ts';
import type { DbOrTx } from '#server/platform/database/index.ts';
import { newId } from '#server/platform/ids.ts';
import { insertEntry } from './audit.queries.ts';

/** Who acts, where acts are audited; at the command line that is the program itself. */
export interface Actor {
  /** Null for the program itself. */
  userId: string | null;
  /** IP address; null for the program itself. */
  address: string | null;
}

export interface AuditEvent<Action extends string> {
  /** A word of the list that the module shows as its `auditActions`. */
  action: Action;
  /** Who did it; null for somebody not signed in, and for the program itself. */
  actorUserId: string | null;
  /** Whom it happened to; null when no such user is known. */
  subjectUserId: string | null;
  /** IP address of the caller; null for the program itself. */
  address: string | null;
  /** Words and numbers that help to understand the entry. Never a password, token, code or message text. */
  details?: Readonly<Record<string, string | number | boolean>>;
}

/** Each module writes actions of its own: it declares them as `AuditService<'sign-in' | 'sign-out'>`. */
export interface AuditService<Action extends string = string> {
  /** Appends an entry; inside the transaction of the act where there is one, so that neither stands without the other. */
  record: (dbOrTx: DbOrTx, event: AuditEvent<Action>) => Promise<void>;
}

export function createAuditService({ clock }: { clock: Clock }): AuditService {
  return {
    record: (dbOrTx, { action, actorUserId, subjectUserId, address, details = {} }) =>
      insertEntry(dbOrTx, {
        id: newId(),
        at: clock.now(),
        action,
        actor_user_id: actorUserId,
        subject_user_id: subjectUserId,
        address,
        details: JSON.stringify(details),
      }),
  };
}
