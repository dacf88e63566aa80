import type { AuditService } from '#server/modules/audit/index.ts';
import type { Tx } from '#server/platform/database/index.ts';
import type { AccountsAuditAction } from './accounts.audit.ts';
import type { Challenges } from './challenges.ts';
import type { Origin, SessionsService } from './sessions.service.ts';
import type { SignInOutcome } from './sign-in.service.ts';
import type { UserRow } from './users.queries.ts';

interface EntranceDependencies {
  audit: AuditService<AccountsAuditAction>;
  sessions: SessionsService;
  challenges: Challenges;
}

/** How somebody came in, for the audit. */
export type SignInDetails = Readonly<Record<string, string>>;

/** The one way from a proof to a session: whoever has a second factor is asked for it first, whatever the first one was. */
export interface Entrance {
  admit: (tx: Tx, user: UserRow, origin: Origin, details: SignInDetails, confirmedAt?: Date | null) => Promise<SignInOutcome>;
  /**
   * Begins the session of who has proved all there is to prove.
   * @param confirmedAt when: now when left out, null where that is not known
   */
  begin: (tx: Tx, user: UserRow, origin: Origin, details: SignInDetails, confirmedAt?: Date | null) => Promise<string>;
}

export function createEntrance({ audit, sessions, challenges }: EntranceDependencies): Entrance {
  const begin: Entrance['begin'] = async (tx, user, origin, details, confirmedAt) => {
    const about = { actorUserId: user.id, subjectUserId: user.id, address: origin.address };
    await audit.record(tx, { action: 'sign-in', ...about, details });
    return sessions.begin(tx, user.id, origin, confirmedAt);
  };
  return {
    begin,
    async admit(tx, user, origin, details, confirmedAt) {
      if (!user.has_second_factor) return { token: await begin(tx, user, origin, details, confirmedAt) };
      const challengeName = 'SECOND_FACTOR';
      return { challengeName, session: await challenges.issue(challengeName, user) };
    },
  };
}
